"""Where a station marker may stand. Price and number of markers are the company's business (L-236 to L-238)."""

from __future__ import annotations

from typing import Any

from roundhouse.games.lilliput.ids import COMPANY_IDS, Cell, Company
from roundhouse.games.lilliput.map.railmap import RailMap
from roundhouse.games.lilliput.map.reach import reached, trace
from roundhouse.kernel.errors import Refusal


def station_refusal(railmap: RailMap, company: Company, cell: Cell) -> Refusal | None:
    """Why this company may not place an extra marker there; the order is that of docs/lilliput-map.md."""
    refusal = _slot_refusal(railmap, cell)
    if refusal is not None:
        return refusal
    params = _params(cell, company)
    if company in railmap.stations.get(cell, ()):
        return Refusal("L-241", params)
    if railmap.free_slots(cell) < 1:
        return Refusal("L-239", params)
    if cell not in reached(railmap, company).cells:
        free, _ = trace(railmap, company, blocked=False)
        return Refusal("L-240", {**params, "blocked": cell in free.cells})
    return None


def station_cells(railmap: RailMap, company: Company) -> list[Cell]:
    """Where this company may place an extra marker, in the order of the cells."""
    return sorted(
        cell
        for cell in reached(railmap, company).cells
        if railmap.free_slots(cell) > 0 and company not in railmap.stations.get(cell, ())
    )


def home_slot_refusal(railmap: RailMap, cell: Cell) -> Refusal | None:
    """Why a company that is founded may not have its home there; no track needs to lead to it (L-212)."""
    if not home_slots(railmap):
        return Refusal("L-214")
    if railmap.free_slots(cell) > 0:
        return None
    placed = railmap.tiles.get(cell)
    kind = "" if placed is None else railmap.tileset.kinds[placed[0]].kind
    return Refusal("L-213" if kind in ("mildendo", "town", "harbour") else "L-212", _params(cell))


def home_slots(railmap: RailMap) -> list[Cell]:
    """Every city with an empty slot, in the order of the cells (L-212)."""
    found = railmap.memo.get("home slots")
    if found is None:
        found = railmap.memo["home slots"] = sorted(cell for cell in railmap.tiles if railmap.free_slots(cell) > 0)
    return list(found)


def _slot_refusal(railmap: RailMap, cell: Cell) -> Refusal | None:
    placed = railmap.tiles.get(cell)
    if placed is None:
        return Refusal("L-239", _params(cell))
    kind = railmap.tileset.kinds[placed[0]]
    if kind.kind in ("town", "harbour"):
        return Refusal("L-242", _params(cell))
    return Refusal("L-239", _params(cell)) if kind.slots == 0 else None


def _params(cell: Cell, company: Company | None = None) -> dict[str, Any]:
    params: dict[str, Any] = {"cell": f"{cell[0]},{cell[1]}"}
    if company is not None:
        params["company"] = COMPANY_IDS[company]
    return params


CITABLE = frozenset(f"L-{number:03}" for number in (212, 213, 214, 239, 240, 241, 242))
"""Every rule this module can cite."""
