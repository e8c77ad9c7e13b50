"""The draft: who takes what, what comes with it, and where home tiles lie (L-030 to L-053)."""

from __future__ import annotations

from roundhouse.games.lilliput.actions import Draft, Lay
from roundhouse.games.lilliput.events import CharacterDrafted, DraftEnded
from roundhouse.games.lilliput.flow.certificates import take_starting_company
from roundhouse.games.lilliput.flow.placing import put_station, put_tile, withdraw_absent_colours
from roundhouse.games.lilliput.flow.rounds import begin_round
from roundhouse.games.lilliput.gulliver.steps import set_up_gulliver
from roundhouse.games.lilliput.ids import COMPANIES, COMPANY_IDS, COMPANY_INDEX, Company, Placement, TileId
from roundhouse.games.lilliput.map.laying import home_lay_refusal, home_rule, legal_home_lays
from roundhouse.games.lilliput.map.railmap import new_map
from roundhouse.games.lilliput.position import NO_FOCUS, NOBODY, NOWHERE, SIZE, Position, Stage, turn_seat
from roundhouse.games.lilliput.setup import Setup
from roundhouse.kernel.errors import Refusal
from roundhouse.kernel.events import Event


def set_up(position: Position, setup: Setup, seed: bytes, counter: int) -> None:
    """The table before the first pick (L-020 to L-028)."""
    components = setup.components
    position.setup = setup
    position.seed = seed
    position.counter = counter
    position.stage = Stage.DRAFT
    position.round = 1
    position.first = setup.first_player
    position.turn = 0
    position.phase = 1
    position.railmap = new_map(setup.tileset, setup.landscape)
    position.cash = [components.figures.cash] * setup.seats
    position.copies = [components.copy_cards[setup.players]] * setup.seats
    position.characters = ((),) * setup.seats
    position.offered = tuple(range(len(components.characters)))
    position.director = [NOBODY] * SIZE
    position.removed = 0
    position.treasury = [0] * SIZE
    position.trains = [()] * SIZE
    position.markers = [0] * SIZE
    position.spaces = [NOWHERE] * SIZE
    position.queue = ()
    position.shares = [0] * (SIZE * setup.seats)
    position.bank_shares = [components.figures.shares] * SIZE
    position.drawn = 0
    position.pool = ()
    position.rusted = (0,) * len(components.trains)
    position.taken = 0
    position.card = 0
    position.half = ""
    position.copied = False
    position.lays = (0, 0, 0)
    position.trains_left = 0
    position.sold = 0
    position.focus = NO_FOCUS
    position.offer = None
    position.declined = ()
    position.split = 0
    position.resume = Stage.RUN
    position.running = ()
    position.revenue = 0
    position.active = turn_seat(position)
    if setup.has_gulliver:
        set_up_gulliver(position)


def offered_companies(position: Position) -> list[Company]:
    """Starting companies that nobody has taken (L-033)."""
    return [
        company
        for company, data in zip(COMPANIES, position.setup.components.companies, strict=True)
        if data.is_starting and position.director[company] == NOBODY
    ]


def picks(position: Position) -> list[Draft]:
    """What the active seat may take: either kind at first, then the kind it has not (L-030, L-031).

    In a third pass that is a second character (L-399).
    """
    seat = position.active
    found: list[Draft] = []
    if not position.directed_by(seat):
        found += [Draft(COMPANY_IDS[company]) for company in offered_companies(position)]
    if len(position.characters[seat]) < _characters_due(position):
        characters = position.setup.components.characters
        found += [Draft(characters[number].id) for number in position.offered]
    return found


def _characters_due(position: Position) -> int:
    """How many characters a seat may have by the end of this pass: one, in a third pass two (L-034, L-399)."""
    return 1 if position.turn < 2 * position.setup.players else 2


def draft_refusal(position: Position, action: Draft) -> Refusal | None:
    """Unknown item (L-030), second of a kind (L-034; L-031 where a second character comes later), no starting company
    (L-033), taken (L-030)."""
    components = position.setup.components
    params = {"item": action.item}
    seat = position.active
    company = COMPANY_INDEX.get(action.item)
    if company is not None:
        if position.directed_by(seat):
            return Refusal("L-034", params)
        if not components.companies[company].is_starting:
            return Refusal("L-033", params)
        return None if position.director[company] == NOBODY else Refusal("L-030", params)
    character = components.character_index.get(action.item)
    if character is None:
        return Refusal("L-030", params)
    if len(position.characters[seat]) >= _characters_due(position):
        return Refusal("L-031" if position.setup.picks > 2 * position.setup.players else "L-034", params)
    return None if character in position.offered else Refusal("L-030", params)


def draft(position: Position, action: Draft, events: list[Event] | None) -> None:
    seat = position.active
    company = COMPANY_INDEX.get(action.item)
    if company is not None:
        take_starting_company(position, seat, company, events)
        position.stage = Stage.HOME_TILE
        position.focus = company
        return
    character = position.setup.components.character_index[action.item]
    position.offered = tuple(number for number in position.offered if number != character)
    held = (*position.characters[seat], character)
    position.characters = (*position.characters[:seat], held, *position.characters[seat + 1 :])
    if events is not None:
        events.append(CharacterDrafted(seat, action.item))
    _next_pick(position, events)


def home_lays(position: Position) -> list[Placement]:
    return legal_home_lays(position.railmap, allowed=_home_tiles(position))


def _home_tiles(position: Position) -> tuple[TileId, ...]:
    """The tiles from which the company just taken chooses (L-042, L-047)."""
    return position.setup.components.companies[position.focus].home


def home_tile_refusal(position: Position, action: Lay) -> Refusal | None:
    """Another company (L-046), then what the map says."""
    tile = position.setup.tileset.by_id.get(action.tile)
    if action.company != position.focus:
        return Refusal("L-046", {"company": COMPANY_IDS[action.company]})
    if tile is None:
        return Refusal(home_rule(position.setup.tileset, _home_tiles(position)), {"tile": action.tile})
    return home_lay_refusal(position.railmap, action.cell, tile, action.rotation, allowed=_home_tiles(position))


def lay_home(position: Position, action: Lay, events: list[Event] | None) -> None:
    """The home tile and its marker (L-046, L-052)."""
    tile = position.setup.tileset.by_id[action.tile]
    put_tile(position, action.company, action.cell, tile, action.rotation, events)
    put_station(position, action.company, action.cell, True, events)
    position.focus = NO_FOCUS
    _next_pick(position, events)


def _next_pick(position: Position, events: list[Event] | None) -> None:
    position.turn += 1
    if position.turn < position.setup.picks:
        position.stage = Stage.DRAFT
        position.active = turn_seat(position)
        return
    left = offered_companies(position)  # L-388, L-393
    for company in left:
        position.removed |= 1 << company
    withdraw_absent_colours(position)
    if events is not None:
        characters = position.setup.components.characters
        events.append(
            DraftEnded(
                tuple(COMPANY_IDS[company] for company in left),
                tuple(characters[number].id for number in position.offered),
            )
        )
    begin_round(position, events)
