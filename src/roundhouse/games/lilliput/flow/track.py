"""Tiles laid by action cards and character tiles: who may lay what, and what it costs (L-065 to L-067, L-252 to L-256).

Where a tile may lie is decided in map/laying.py, and which of these lays can be paid for in lays.py.
"""

from __future__ import annotations

from roundhouse.games.lilliput.actions import Lay
from roundhouse.games.lilliput.box.halves import TWO_YELLOW
from roundhouse.games.lilliput.box.tiles import TileKind, TileSet
from roundhouse.games.lilliput.flow.accounts import company_pays
from roundhouse.games.lilliput.flow.characters import metropolis_cost, tiles_to_lay
from roundhouse.games.lilliput.flow.lays import (
    anywhere_refusal,
    lay_costs,
    lay_refusal,
    legal_character_lays,
    legal_lays,
    needs_payment,
)
from roundhouse.games.lilliput.flow.placing import put_tile
from roundhouse.games.lilliput.flow.rounds import end_action
from roundhouse.games.lilliput.ids import COMPANY_IDS, Cell, Company, Placement, TileId, TileIndex
from roundhouse.games.lilliput.map.laying import Lays
from roundhouse.games.lilliput.position import Position, Stage
from roundhouse.kernel.errors import Refusal
from roundhouse.kernel.events import Event


def shared_lays(tileset: TileSet) -> dict[tuple[Company, Cell, TileIndex, int], Lay]:
    """The lays of a tile set that were ever asked for: made once, by company, cell, tile number and rotation."""
    lays: dict[tuple[Company, Cell, TileIndex, int], Lay] | None = tileset.memo.get("lays")
    if lays is None:
        lays = tileset.memo["lays"] = {}
    return lays


def as_actions(tileset: TileSet, company: Company, places: list[Placement]) -> list[Lay]:
    """Places on the map as actions of a company."""
    shared = shared_lays(tileset)
    actions = []
    for cell, tile, rotation in places:
        key = (company, cell, tile, rotation)
        action = shared.get(key)
        if action is None:
            action = shared[key] = Lay(company, cell, tileset.kinds[tile].id, rotation)
        actions.append(action)
    return actions


def allowed_colours(position: Position) -> tuple[str, ...]:
    """The colours that the action still allows in this phase (L-066, L-067, L-076)."""
    yellow, green, any_colour = position.lays
    colours = position.phase_data.colours
    if any_colour:
        return colours
    return tuple([c for c in colours if (c == "yellow" and yellow) or (c == "green" and green)])


def card_lays(position: Position) -> list[Lay]:
    """All lays of the action, for each company of the active seat (L-079)."""
    found: list[Lay] = []
    colours = allowed_colours(position)
    railmap = position.railmap
    for company in position.directed_by(position.active):
        lays = legal_lays(
            railmap,
            company,
            phase=position.phase,
            colours=colours,
            money=position.treasury[company],
            metropolis_cost=metropolis_cost(position, company),
        )
        found += _actions(position, company, lays)
    return found


def character_lays(position: Position) -> list[Lay]:
    """All lays of the active seat's character tiles (L-253)."""
    found: list[Lay] = []
    tiles = tiles_to_lay(position, position.active)
    if tiles:
        for company in position.directed_by(position.active):
            for tile in tiles:
                money = position.treasury[company]
                lays = legal_character_lays(position.railmap, company, tile, phase=position.phase, money=money)
                found += _actions(position, company, lays)
    return found


def _actions(position: Position, company: Company, lays: Lays) -> list[Lay]:
    """The lays of a company as actions, kept with them."""
    actions: list[Lay] | None = lays.made
    if actions is None:
        actions = lays.made = as_actions(position.setup.tileset, company, lays.places)
    return actions


def lay_tile_refusal(position: Position, action: Lay) -> Refusal | None:
    """Unknown tile (L-114), not one's character (L-252, L-284, L-254), other company (L-255, L-079), no such tile left
    in the action (L-061, L-067, L-077, L-066), then what the map says, then what it costs."""
    refusal = _action_refusal(position, action.company, action.tile)
    if refusal is not None:
        return refusal
    return lay_refusal(
        position.railmap,
        action.company,
        action.cell,
        position.setup.tileset.by_id[action.tile],
        action.rotation,
        phase=position.phase,
        money=position.treasury[action.company],
        metropolis_cost=metropolis_cost(position, action.company),
        partners=tuple(other for other in position.directed_by(position.active) if other != action.company),
    )


def tile_refusal(position: Position, company: Company, tile: TileId) -> Refusal | None:
    """What is wrong with laying this tile, whatever the cell: action, phase, supply or money (L-111)."""
    refusal = _action_refusal(position, company, tile)
    if refusal is not None:
        return refusal
    index = position.setup.tileset.by_id[tile]
    return anywhere_refusal(
        position.railmap,
        company,
        index,
        phase=position.phase,
        money=position.treasury[company],
        metropolis_cost=metropolis_cost(position, company),
    )


def _action_refusal(position: Position, company: Company, name: str) -> Refusal | None:
    """Why neither the action nor a character gives this company such a tile."""
    tileset = position.setup.tileset
    tile = tileset.by_id.get(name)
    if tile is None:
        return Refusal("L-114", {"tile": name})
    kind = tileset.kinds[tile]
    params = {"tile": kind.id, "company": COMPANY_IDS[company]}
    own = position.director[company] == position.active
    if kind.owner is not None:
        refusal = _owner_refusal(position, kind)
        if refusal is not None:
            return refusal
        return None if own else Refusal("L-255", params)
    if position.stage is not Stage.LAYING:
        return Refusal("L-061", params)
    if not own:
        return Refusal("L-079", params)
    rule = _colour_rule(position, kind)
    return None if rule is None else Refusal(rule, {**params, "colour": kind.colour})


def _owner_refusal(position: Position, kind: TileKind) -> Refusal | None:
    characters = position.setup.components.characters
    if any(characters[number].id == kind.owner for number in position.characters[position.active]):
        return None
    params = {"tile": kind.id, "character": kind.owner}
    if any(characters[n].id == kind.owner for held in (*position.characters, position.offered) for n in held):
        return Refusal("L-252", params)
    laid = not position.railmap.supply[position.setup.tileset.by_id[kind.id]]
    return Refusal("L-254" if laid else "L-284", params)


def _colour_rule(position: Position, kind: TileKind) -> str | None:
    """The rule by which the action has no tile of this colour left."""
    yellow, green, any_colour = position.lays
    if any_colour or kind.kind == "mildendo":
        return None
    if position.half == TWO_YELLOW:
        return None if kind.colour == "yellow" else "L-067"
    if kind.colour not in ("yellow", "green"):
        return "L-066"
    return None if (yellow if kind.colour == "yellow" else green) else "L-077"


def lay_tile(position: Position, action: Lay, events: list[Event] | None) -> None:
    tileset = position.setup.tileset
    tile = tileset.by_id[action.tile]
    kind = tileset.kinds[tile]
    metropolis = metropolis_cost(position, action.company) if needs_payment(kind) else 0
    costs = lay_costs(position.railmap, action.cell, tile, metropolis)
    put_tile(position, action.company, action.cell, tile, action.rotation, events)
    for cost, reason in costs:
        company_pays(position, action.company, cost, reason, events)
    if kind.owner is not None:
        return  # in addition to the action (L-252)
    yellow, green, any_colour = position.lays
    if any_colour:
        position.lays = (0, 0, 0)
    elif kind.colour == "yellow":
        position.lays = (yellow - 1, green, 0)
    else:
        position.lays = (yellow, green - 1, 0)
    if position.lays == (0, 0, 0):
        end_action(position, events)
