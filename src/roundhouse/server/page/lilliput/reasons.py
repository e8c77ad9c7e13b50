"""Why nothing can be laid on a cell, or a tile nowhere: of all that was tried, the refusal that came nearest."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import FromPath, QueryParameter

from roundhouse.games.lilliput.actions import Lay
from roundhouse.games.lilliput.flow.track import tile_refusal
from roundhouse.games.lilliput.ids import Cell, Company, TileId
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.errors import Refusal
from roundhouse.match.ids import TableId
from roundhouse.server.access import AnyRequest, TheNode, need_person, seen_table

WORD = Annotated[str, QueryParameter(min_length=1, max_length=20)]
CELL = Annotated[str | None, QueryParameter(min_length=1, max_length=20)]
TILE = Annotated[str | None, QueryParameter(max_length=20)]

_ORDER = (
    ("L-124", "L-133", "L-257", "L-386", "L-375", "L-376", "L-377", "L-378", "L-260", "L-261", "L-123", "L-125"),
    ("L-099", "L-048"),
    ("L-116", "L-117", "L-119", "L-121"),
    ("L-100", "L-049"),
    ("L-109", "L-101", "L-127"),
    ("L-102", "L-104", "L-126"),
    ("L-106", "L-107", "L-128", "L-413"),
    ("L-370", "L-371", "L-373", "L-111"),
)
"""The rules about a cell in the order in which they are asked: a tile that fails later came nearer."""
_RANK = {rule: rank for rank, rules in enumerate(_ORDER, start=1) for rule in rules}


class WhyHere(msgspec.Struct, frozen=True):
    """A rule, what of the position it is about, and the cell; no rule if something may be laid there."""

    seq: int
    rule: str | None
    params: dict[str, Any]
    cell: str


@get("/api/tables/{table_id:str}/why-here", operation_id="lilliputWhyHere", tags=["page"])
async def why_here(
    request: AnyRequest, node: TheNode, table_id: FromPath[TableId], company: WORD, cell: CELL = None, tile: TILE = None
) -> WhyHere:
    """Which rule keeps a company from laying anything on a cell, or that tile, however it is turned; without a cell,
    where that tile comes nearest."""
    person = await need_person(request, node)
    match = (await seen_table(node, table_id, person.id)).match
    state, _ = match.turn_of(person.id)
    wanted = match.game.parse(f"lay {company} {cell or '0,0'} {tile or 'any'} 0")
    assert isinstance(state, LilliputState)
    assert isinstance(wanted, Lay)
    name = None if tile is None else TileId(wanted.tile)
    if cell is None and name is not None:
        found, refusal = nearest_cell(state, wanted.company, name)
    else:
        found, refusal = wanted.cell, nearest_refusal(state, wanted.company, wanted.cell, name)
    rule, params = (None, {}) if refusal is None else (refusal.rule, refusal.params)
    return WhyHere(match.seq, rule, params, f"{found[0]},{found[1]}")


def nearest_cell(state: LilliputState, company: Company, tile: TileId) -> tuple[Cell, Refusal | None]:
    """Where a tile comes nearest to being laid, and what keeps it off even there."""
    laid = state.railmap.tiles
    around = {(x + dx, y + dy) for x, y in laid for dx, dy in ((0, 0), (0, 1), (1, 0), (0, -1), (-1, 0))}
    refusals = {cell: nearest_refusal(state, company, cell, tile) for cell in sorted(around)}
    return max(refusals.items(), key=lambda found: _nearness(found[1]))


def _nearness(refusal: Refusal | None) -> int:
    return len(_ORDER) + 1 if refusal is None else _RANK.get(refusal.rule, 0)


def nearest_refusal(state: LilliputState, company: Company, cell: Cell, tile: TileId | None) -> Refusal | None:
    """None if something may be laid there."""
    tileset = state.setup.tileset
    laid = state.railmap.tiles.get(cell)
    if tile is None and laid is not None and state.stage is Stage.LAYING:
        old = tileset.kinds[laid[0]]
        if old.kind == "mildendo" or old.owner is not None or old.mark:  # whatever tile it were
            return Refusal("L-133", {"cell": f"{cell[0]},{cell[1]}", "old": old.id})
    nearest: Refusal | None = None
    for name in [tile] if tile is not None else _tiles_for(state, company, cell):
        for rotation in tileset.turns[tileset.by_id[name]] if name in tileset.by_id else (0,):
            refusal = state.why_not(Lay(company, cell, name, rotation))
            if refusal is None:
                return None
            if nearest is None or _nearness(refusal) > _nearness(nearest):
                nearest = refusal
    return nearest


def _tiles_for(state: LilliputState, company: Company, cell: Cell) -> list[TileId]:
    """What could lie there at all: what the tile that lies there can become, else all that may be laid now."""
    if state.stage is Stage.HOME_TILE:
        return [TileId(name) for name in state.setup.components.companies[company].home]
    kinds = state.setup.tileset.kinds
    laid = state.railmap.tiles.get(cell)
    if laid is not None and kinds[laid[0]].upgrades_to:
        return list(kinds[laid[0]].upgrades_to)
    ordinary = [kind.id for kind in kinds if kind.is_supplied]
    return [name for name in ordinary if tile_refusal(state, company, name) is None] or ordinary
