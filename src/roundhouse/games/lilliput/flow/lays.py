"""Which tiles a company may lay: those that fit (map/laying.py) and that it can pay for (L-110, L-370 to L-373)."""

from __future__ import annotations

from typing import Any

from roundhouse.games.lilliput.box.tiles import TileKind, TileSet
from roundhouse.games.lilliput.ids import COMPANY_IDS, Cell, Company, TileIndex
from roundhouse.games.lilliput.map import laying
from roundhouse.games.lilliput.map.laying import (
    Among,
    Lays,
    fit_refusal,
    fitting_character_lays,
    fitting_lays,
    is_yellow_y_city,
    lay_params,
    stock_refusal,
)
from roundhouse.games.lilliput.map.railmap import RailMap
from roundhouse.kernel.errors import Refusal


def lay_refusal(
    railmap: RailMap,
    company: Company,
    cell: Cell,
    tile: TileIndex,
    rotation: int,
    *,
    phase: int,
    money: int,
    metropolis_cost: int,
    partners: tuple[Company, ...] = (),
) -> Refusal | None:
    """Why this company, with so much money, may not lay that tile there: what does not fit, then what it costs."""
    refusal = fit_refusal(railmap, company, cell, tile, rotation, phase=phase, partners=partners)
    if refusal is not None:
        return refusal
    params = {**lay_params(railmap.tileset, cell, tile, rotation), "company": COMPANY_IDS[company]}
    return _cost_refusal(lay_costs(railmap, cell, tile, metropolis_cost), money, params)


def anywhere_refusal(
    railmap: RailMap, company: Company, tile: TileIndex, *, phase: int, money: int, metropolis_cost: int
) -> Refusal | None:
    """Why this company may lay that tile nowhere, wherever it fits: what it is, phase, supply, money."""
    refusal = stock_refusal(railmap, company, tile, phase=phase)
    if refusal is not None:
        return refusal
    kind = railmap.tileset.kinds[tile]
    costs = [(metropolis_cost, "metropolis")] if needs_payment(kind) else []
    return _cost_refusal(costs, money, {"tile": kind.id, "company": COMPANY_IDS[company]})


def legal_lays(
    railmap: RailMap, company: Company, *, phase: int, colours: tuple[str, ...], money: int, metropolis_cost: int
) -> Lays:
    """All lays of ordinary tiles of these colours that `lay_refusal` allows."""
    among = _payable(railmap.tileset, money, metropolis_cost)
    return fitting_lays(railmap, company, phase=phase, colours=colours, among=among)


def legal_character_lays(railmap: RailMap, company: Company, tile: TileIndex, *, phase: int, money: int) -> Lays:
    """All lays of one character tile; exactly those that `lay_refusal` allows."""
    among = _payable(railmap.tileset, money, 0)
    return fitting_character_lays(railmap, company, tile, phase=phase, among=among)


def lay_costs(railmap: RailMap, cell: Cell, tile: TileIndex, metropolis_cost: int) -> list[tuple[int, str]]:
    """What a company pays for this lay, and for what: terrain (L-370, L-371), the tunnel (L-377) and a yellow Y-city
    (L-110). They add up, and who lays Y-cities for nothing still pays the others (L-373)."""
    kind = railmap.tileset.kinds[tile]
    costs = []
    land = railmap.terrain.get(cell)
    if kind.kind == "tunnel":
        costs.append((kind.cost, "tunnel"))
    elif land is not None:
        costs.append((railmap.tileset.kinds[land].cost, "terrain"))
    if needs_payment(kind) and metropolis_cost:
        costs.append((metropolis_cost, "metropolis"))
    return costs


def needs_payment(kind: TileKind) -> bool:
    """A new Y-city costs money (L-110), its upgrades (L-132) and all other tiles do not (L-113)."""
    return is_yellow_y_city(kind)


def _cost_refusal(costs: list[tuple[int, str]], money: int, params: dict[str, Any]) -> Refusal | None:
    """The rule that asks for more money than there is; the later cost is the one that fails."""
    total = 0
    for cost, reason in costs:
        total += cost
        if total > money:
            rules = {"terrain": "L-371" if cost <= 10 else "L-370", "tunnel": "L-377"}
            rule = rules.get(reason, "L-111" if total == cost else "L-373")
            return Refusal(rule, {**params, "cost": sum(cost for cost, _ in costs), "money": money})
    return None


def _payable(tileset: TileSet, money: int, metropolis_cost: int) -> Among | None:
    """The tiles that so much money pays for: on cells without terrain (L-111), over each kind of land; None: all."""
    if money >= tileset.dearest + metropolis_cost:
        return None
    key = ("payable", money, metropolis_cost)
    known: Among | None = tileset.memo.get(key)
    if known is None:
        known = tileset.memo[key] = (
            _payable_tiles(tileset, money, metropolis_cost, None),
            tuple(_payable_tiles(tileset, money, metropolis_cost, land) for land in tileset.kinds),
        )
    return known


def _payable_tiles(tileset: TileSet, money: int, metropolis_cost: int, land: TileKind | None) -> int:
    """The tiles that can be paid for where they are laid over that land, as a mask; None: over none."""
    mask = 0
    for tile, kind in enumerate(tileset.kinds):
        cost = kind.cost if kind.kind == "tunnel" else 0 if land is None else land.cost
        if cost + (metropolis_cost if needs_payment(kind) else 0) <= money:
            mask |= 1 << tile
    return mask


CITABLE = laying.CITABLE | {"L-111"}
"""Every rule that `lay_refusal` can cite in the basic game."""

CITABLE_VARIANTS = laying.CITABLE_VARIANTS | {"L-370", "L-371", "L-373", "L-377"}
"""... with scenarios and variants."""
