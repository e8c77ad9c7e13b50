"""What a seat sees of 18Lilliput, as numbers: seats in turn order from your own on, the map as a window of cells."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from roundhouse.games.lilliput.box.components import standard_components
from roundhouse.games.lilliput.box.tiles import TileSet
from roundhouse.games.lilliput.box.tilesets import whole_box
from roundhouse.games.lilliput.flow.market import running_order
from roundhouse.games.lilliput.flow.phases import top_train
from roundhouse.games.lilliput.ids import COMPANIES, COMPANY_IDS, SIDE_LETTERS, SIDES
from roundhouse.games.lilliput.map.railmap import RailMap
from roundhouse.games.lilliput.position import NOBODY, SIZE, Position, Stage
from roundhouse.kernel.contract import Seat, State
from roundhouse.rl.fields import Encoder, Layout, Vector
from roundhouse.rl.lilliput.numbers import ring_cells

_STAGES = {stage: number for number, stage in enumerate(Stage)}
_ABOUT_ONE = frozenset({Stage.HOME_TILE, Stage.HOME_SLOT, Stage.POOL})
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
        self.seats, self.window = seats, window
        self._cells = [(0, 0), *ring_cells(window)]
        self._place = {cell: place for place, cell in enumerate(self._cells)}
        self._seat_size = 2 + len(pieces.characters) + SIZE
        self._company_size = 8 + seats + len(pieces.trains)
        self.layout = _layout(seats, len(self._cells), self._seat_size, self._company_size)
        self._first = self.layout.first

    def encode(self, state: State, seat: Seat, notes: Any, out: Vector) -> None:  # noqa: ARG002  # nothing to remember
        assert isinstance(state, Position)
        at, seats, setup, stage = self._first, self.seats, state.setup, state.stage
        head = [0.0] * at["supply"]  # a list is filled much faster than an array
        head[at["stage"] + _STAGES[stage]] = 1
        if stage is not Stage.OVER:
            head[at["active"] + (state.active - seat) % seats] = 1
        head[at["first"] + (state.first - seat) % seats] = 1
        first = at["round"]
        head[first : first + 2] = (state.round / setup.rounds, state.is_last_round)
        head[at["turn"]] = state.turn / (3 * seats)
        head[at["phase"] + state.phase - 1] = 1
        taken, in_game = at["taken"] - 1, at["in_game"] - 1
        for card in setup.cards:
            head[in_game + card] = 1
            head[taken + card] = state.taken >> card & 1
        self._turn(state, head)
        for character in state.offered:
            head[at["offered"] + character] = 1
        head[at["deck"]] = max(0, len(setup.deck) - state.drawn) / 20
        head[at["deck"] + 1 + top_train(state)] = 1
        _count(state.pool, at["pool"], head)
        first = at["rusted"]
        head[first : first + len(state.rusted)] = [number / 8 for number in state.rusted]
        self._seats(state, seat, head)
        self._companies(state, seat, head)
        for place, company in enumerate(state.running):
            head[at["to_run"] + company] = 1 / (1 + place)
        supply, cells = at["supply"], at["map"]
        out[:supply] = head
        out[supply:cells] = _supply(state.railmap)
        out[cells:] = self._map(state.railmap)

    def _turn(self, state: Position, head: list[float]) -> None:
        """What is going on: the card in use, what is left of it, the offer, the run."""
        at = self._first
        half = at["half"]
        if state.card:
            head[at["card"] + state.card - 1] = 1
            one, other = state.setup.components.cards[state.card - 1].halves
            head[half : half + 2] = (state.half == one, state.half == other)
        head[half + 2 : half + 4] = (state.copied, state.trains_left / 2)
        lays = at["lays"]
        head[lays : lays + 3] = [left / 2 for left in state.lays]
        if state.sold:
            for company in range(SIZE):
                head[at["sold"] + company] = state.sold >> company & 1
        if state.stage in _ABOUT_ONE:
            head[at["focus"] + state.focus] = 1
        run = at["run"]
        head[run : run + 2] = (state.revenue / 100, state.split / 100)
        if state.offer is not None:
            offer, end = at["offer"], at["seats"]
            head[offer + state.offer.buyer] = 1
            head[offer + SIZE + state.offer.seller] = 1
            head[offer + 2 * SIZE + state.offer.train] = 1
            head[end - 2 : end] = (len(state.offer.returned) / 4, state.offer.price / 100)

    def _seats(self, state: Position, seat: Seat, head: list[float]) -> None:
        place, characters = self._first["seats"], len(state.setup.components.characters)
        for step in range(self.seats):
            other = (seat + step) % self.seats
            head[place : place + 2] = (state.cash[other] / 500, state.copies[other] / 2)
            for character in state.characters[other]:
                head[place + 2 + character] = 1
            shares = place + 2 + characters
            place += self._seat_size
            head[shares:place] = [number / 3 for number in state.shares[other * SIZE : (other + 1) * SIZE]]

    def _companies(self, state: Position, seat: Seat, head: list[float]) -> None:
        seats, trains = self.seats, len(state.setup.components.trains)
        order = running_order(state)
        slot = 0
        for company, director in zip(COMPANIES, state.director, strict=True):
            row = self._first["companies"] + company * self._company_size
            end = row + self._company_size
            head[row + seats + 2] = state.removed >> company & 1
            head[end - 2] = state.bank_shares[company] / 3
            if director == NOBODY:
                continue
            head[row + (director - seat) % seats] = 1
            if director == seat:
                head[row + seats + slot] = 1
                slot += 1
            head[row + seats + 3] = state.treasury[company] / 500
            _count(state.trains[company], row + seats + 4, head)
            head[row + seats + 4 + trains] = state.markers[company] / 3
            head[row + seats + 5 + trains] = state.price(company) / 150
            head[end - 1] = (SIZE - order.index(company)) / SIZE

    def _map(self, railmap: RailMap) -> Vector:
        """The window, kept with the map as long as it stays as it is."""
        key = ("observed", self.window)
        known: Vector | None = railmap.memo.get(key)
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
        known = railmap.memo[key] = cells.ravel()
        return known


def _count(trains: tuple[int, ...], first: int, head: list[float]) -> None:
    for train in trains:
        head[first + train] += 0.25


def _supply(railmap: RailMap) -> Vector:
    """By kind in the whole box; kinds that are not in this game have none."""
    known: Any = railmap.memo.get("observed supply")
    if known is None:
        by_id = railmap.tileset.by_id
        numbers = [railmap.supply[by_id[kind]] if kind in by_id else 0 for kind in _KINDS]
        known = railmap.memo["observed supply"] = np.array(numbers, np.float32) / 8
    supply: Vector = known
    return supply


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
