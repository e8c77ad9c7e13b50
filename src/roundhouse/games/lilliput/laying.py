"""May this tile lie here? Refusals in a fixed order (docs/lilliput-map.md), and all lays that none of them meets."""

from __future__ import annotations

from roundhouse.games.lilliput.ids import Cell, Company
from roundhouse.games.lilliput.railmap import RailMap
from roundhouse.kernel.errors import Refusal

Lay = tuple[Cell, int, int]
"""A cell, a tile by its index, and a rotation."""


def lay_refusal(
    railmap: RailMap,
    company: Company,
    cell: Cell,
    tile: int,
    rotation: int,
    *,
    phase: int,
    may_pay_y: bool,
    partners: tuple[Company, ...] = (),
) -> Refusal | None:
    """Why this company may not lay that tile there, character tiles included.

    `partners` are the director's other companies, which only make the refusal more telling (L-104).
    """
    raise NotImplementedError


def legal_lays(
    railmap: RailMap, company: Company, *, phase: int, colours: tuple[str, ...], may_pay_y: bool
) -> list[Lay]:
    """All lays of ordinary tiles of these colours; exactly those that `lay_refusal` allows."""
    raise NotImplementedError


def legal_character_lays(railmap: RailMap, company: Company, tile: int, *, phase: int) -> list[Lay]:
    """All lays of one character tile; exactly those that `lay_refusal` allows."""
    raise NotImplementedError


def home_lay_refusal(railmap: RailMap, cell: Cell, tile: int, rotation: int, *, metropolis: bool) -> Refusal | None:
    """Why this may not be a starting company's home tile; `metropolis` for the company whose home is a Y-city."""
    raise NotImplementedError


def legal_home_lays(railmap: RailMap, *, metropolis: bool) -> list[Lay]:
    """All home tiles that `home_lay_refusal` allows."""
    raise NotImplementedError
