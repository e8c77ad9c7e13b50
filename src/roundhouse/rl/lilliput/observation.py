"""What a seat sees of 18Lilliput, as numbers: seats in turn order from your own on, the map as a window of cells."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from roundhouse.games.lilliput.box.components import standard_components
from roundhouse.games.lilliput.box.tiles import TileSet
from roundhouse.games.lilliput.box.tilesets import whole_box
from roundhouse.games.lilliput.ids import COMPANY_IDS, SIDE_LETTERS, SIDES
from roundhouse.games.lilliput.map.railmap import RailMap
from roundhouse.games.lilliput.position import SIZE, Position, Stage
from roundhouse.kernel.contract import Seat, State
from roundhouse.rl.fields import Encoder, Layout, Vector
from roundhouse.rl.lilliput.numbers import ring_cells
from roundhouse.rl.lilliput.seen import LilliputPieces, seen
from roundhouse.rl.pieces import written

_PAIRS = list(combinations(SIDES, 2))
_COLOURS = ("yellow", "green", "brown")
_TERRAIN = ("HILLS", "RIVER", "SEA", "MOUNTAIN")
_TILE = 1 + len(SIDES) + len(_PAIRS) + len(_COLOURS) + 4
_CELL = _TILE + SIZE + len(_TERRAIN)
_KINDS = tuple(kind.id for kind in whole_box().kinds)


def _layout(seats: int, cells: int, seat_size: int, company_size: int) -> Layout:
    """All fields in order: long, because each is documented here and nowhere else."""
    pieces = standard_components()
    trains, cards = len(pieces.trains), len(pieces.cards)
    pairs = ", ".join(SIDE_LETTERS[a] + SIDE_LETTERS[b] for a, b in _PAIRS)
    return Layout(
        ("stage", len(Stage), "one of: " + ", ".join(stage.value for stage in Stage)),
        ("active", seats, "who decides, from your seat on; none at the end"),
        ("first", seats, "who holds the first-player card, from your seat on"),
        ("round", 2, "round / rounds of the game; whether it is the last one"),
        ("turn", 1, "turns of the draft or of the round so far / (3 * seats)"),
        ("phase", len(pieces.phases), "one of the phases 1 to 7"),
        ("taken", cards, "action cards that are taken"),
        ("in_game", cards, "action cards that are in this game"),
        ("card", cards, "the action card in use"),
        ("half", 4, "whether its first half is in use, its second; whether by a copy card; purchases left / 2"),
        ("lays", 3, "tiles to be laid / 2: yellow, green, any colour"),
        ("offered", len(pieces.characters), "characters not yet drafted: " + ", ".join(pieces.character_index)),
        ("deck", 1 + trains, "train cards in the deck / 20; the top one: " + ", ".join(pieces.train_index)),
        ("pool", trains, "trains in the pool / 4, by type"),
        ("rusted", trains, "trains out of the game / 8, by type"),
        ("sold", SIZE, f"companies sold in this dealing: {', '.join(COMPANY_IDS)}"),
        ("focus", SIZE, "the company that the stage is about, where it is about one"),
        ("run", 2, "revenue of the company that runs / 100; pounds to be split / 100"),
        ("offer", 2 * SIZE + trains + 2, "buyer, seller, train, obsolete trains given back / 4, price / 100"),
        (
            "seats",
            seat_size * seats,
            ("for each seat: cash / 500, copy cards / 2, characters held, shares / 3 by company"),
        ),
        (
            "companies",
            company_size * SIZE,
            (
                "for each company: its director from your seat on; whether it is the seat's "
                "slot 0, slot 1; out of the game; treasury / 500; trains / 4 by type; markers / 3; "
                "price / 150; shares in the bank / 3; place in the running order / 8, from the front 1"
            ),
        ),
        ("to_run", SIZE, "companies still to run, the acting one 1, the next 1/2, 1/3 ..."),
        ("supply", len(_KINDS), "tiles in the supply / 8: " + ", ".join(_KINDS)),
        (
            "map",
            _CELL * cells,
            (
                "Mildendo, then the cells in rings as in the action numbers; for each: "
                f"a tile; exits {', '.join(SIDE_LETTERS)}; joined sides {pairs}; yellow, green, brown; value / 50; "
                f"slots / 3; terminal; mine money / 20; stations by company; {', '.join(_TERRAIN).lower()}"
            ),
        ),
    )


class LilliputEncoder(Encoder):
    def __init__(self, seats: int, window: int) -> None:
        pieces = standard_components()
        self.window = window
        self._cells = [(0, 0), *ring_cells(window)]
        self._place = {cell: place for place, cell in enumerate(self._cells)}
        seat_size = 2 + len(pieces.characters) + SIZE
        company_size = 8 + seats + len(pieces.trains)
        self.layout = _layout(seats, len(self._cells), seat_size, company_size)
        self._pieces = LilliputPieces(seats, pieces)

    def encode(self, state: State, seat: Seat, notes: Any, out: Vector) -> None:  # noqa: ARG002  # nothing to remember
        assert isinstance(state, Position)
        out.data.cast("B")[:] = b"".join((seen(state, seat, self._pieces), self._map(state.railmap)))

    def _map(self, railmap: RailMap) -> bytes:
        """Supply and window, kept with the map as long as it stays as it is."""
        key = ("observed", self.window)
        known: bytes | None = railmap.memo.get(key)
        if known is not None:
            return known
        cells = np.zeros((len(self._cells), _CELL), np.float32)
        for cell, (tile, rotation) in railmap.tiles.items():
            place = self._place.get(cell)
            if place is not None:
                cells[place, :_TILE] = _tile_rows(railmap.tileset)[tile, rotation]
                for company in railmap.stations.get(cell, ()):
                    cells[place, _TILE + company] = 1
        for cell, tile in railmap.terrain.items():
            place = self._place.get(cell)
            if place is not None:
                cells[place, _TILE + SIZE + _TERRAIN.index(railmap.tileset.kinds[tile].id)] = 1
        known = railmap.memo[key] = _supply(railmap) + cells.tobytes()
        return known


def _supply(railmap: RailMap) -> bytes:
    """By kind in the whole box; kinds that are not in this game have none."""
    by_id = railmap.tileset.by_id
    return written([railmap.supply[by_id[kind]] / 8 if kind in by_id else 0.0 for kind in _KINDS])


def _tile_rows(tileset: TileSet) -> NDArray[np.float32]:
    """By tile and rotation: what an observation tells of it."""
    rows: NDArray[np.float32] | None = tileset.memo.get("observed")
    if rows is None:
        rows = tileset.memo["observed"] = np.array(
            [
                [
                    (
                        1,
                        *(tileset.exits[tile][turns] >> side & 1 for side in SIDES),
                        *(b in tileset.joins[tile][turns][a] for a, b in _PAIRS),
                        *(kind.colour == colour for colour in _COLOURS),
                        kind.value / 50,
                        kind.slots / 3,
                        kind.terminal,
                        kind.mine_money / 20,
                    )
                    for turns in SIDES
                ]
                for tile, kind in enumerate(tileset.kinds)
            ],
            np.float32,
        )
    return rows
