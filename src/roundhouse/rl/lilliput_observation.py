"""What a seat sees of 18Lilliput, as numbers: seats in turn order from the own one on, the map as a window of cells."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from roundhouse.games.lilliput.components import standard_components
from roundhouse.games.lilliput.ids import COMPANY_IDS, SIDE_LETTERS, SIDES
from roundhouse.games.lilliput.market import running_order
from roundhouse.games.lilliput.phases import top_train
from roundhouse.games.lilliput.position import NOBODY, SIZE, Position, Stage
from roundhouse.games.lilliput.railmap import RailMap
from roundhouse.games.lilliput.tiles import TileSet
from roundhouse.games.lilliput.tilesets import whole_box
from roundhouse.kernel.contract import State
from roundhouse.rl.fields import Encoder, Layout, Vector
from roundhouse.rl.lilliput_numbers import ring_cells

_STAGES = {stage: number for number, stage in enumerate(Stage)}
_PAIRS = list(combinations(SIDES, 2))
_COLOURS = ("yellow", "green", "brown")
_TERRAIN = ("HILLS", "RIVER", "SEA", "MOUNTAIN")
_TILE = 1 + len(SIDES) + len(_PAIRS) + len(_COLOURS) + 4
_CELL = _TILE + SIZE + len(_TERRAIN)
_KINDS = tuple(kind.id for kind in whole_box().kinds)


class LilliputEncoder(Encoder):
    def __init__(self, players: int, window: int) -> None:
        pieces = standard_components()
        trains, cards = len(pieces.trains), len(pieces.cards)
        self.players, self.window = players, window
        self._cells = [(0, 0), *ring_cells(window)]
        self._place = {cell: place for place, cell in enumerate(self._cells)}
        self._seat_size = 2 + len(pieces.characters) + SIZE
        self._company_size = 8 + players + trains
        pairs = ", ".join(SIDE_LETTERS[a] + SIDE_LETTERS[b] for a, b in _PAIRS)
        self.layout = Layout(
            ("stage", len(Stage), "one of: " + ", ".join(stage.value for stage in Stage)),
            ("active", players, "who decides, from the own seat on; none at the end"),
            ("first", players, "who holds the first-player card, from the own seat on"),
            ("round", 2, "round / rounds of the game; whether it is the last one"),
            ("turn", 1, "turns of the draft or of the round so far / (3 * players)"),
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
                self._seat_size * players,
                ("for each seat: cash / 500, copy cards / 2, characters held, shares / 3 by company"),
            ),
            (
                "companies",
                self._company_size * SIZE,
                (
                    "for each company: its director from the own seat on; whether it is the seat's "
                    "slot 0, slot 1; out of the game; treasury / 500; trains / 4 by type; markers / 3; "
                    "price / 150; shares in the bank / 3; place in the running order / 8, from the front 1"
                ),
            ),
            ("to_run", SIZE, "companies still to run, the acting one 1, the next 1/2, 1/3 ..."),
            ("supply", len(_KINDS), "tiles in the supply / 8: " + ", ".join(_KINDS)),
            (
                "map",
                _CELL * len(self._cells),
                (
                    "Mildendo, then the cells in rings as in the action numbers; for each: "
                    f"a tile; exits {', '.join(SIDE_LETTERS)}; joined sides {pairs}; yellow, green, brown; value / 50; "
                    f"slots / 3; terminal; mine money / 20; stations by company; {', '.join(_TERRAIN).lower()}"
                ),
            ),
        )

    def encode(self, state: State, seat: int, notes: Any, out: Vector) -> None:  # noqa: ARG002  # nothing to remember
        assert isinstance(state, Position)
        at, players, setup = self.layout.places, self.players, state.setup
        stage = state.stage
        out[:] = 0

        def mark(name: str, place: int) -> None:
            out[at[name].start + place] = 1

        mark("stage", _STAGES[stage])
        if stage is not Stage.OVER:
            mark("active", (state.active - seat) % players)
        mark("first", (state.first - seat) % players)
        out[at["round"]] = (state.round / setup.rounds, state.is_last_round)
        out[at["turn"]] = state.turn / (3 * players)
        mark("phase", state.phase - 1)
        for card in setup.cards:
            mark("in_game", card - 1)
            if state.taken >> card & 1:
                mark("taken", card - 1)
        halves = (False, False)
        if state.card:
            mark("card", state.card - 1)
            first, second = setup.components.cards[state.card - 1].halves
            halves = (state.half == first, state.half == second)
        out[at["half"]] = (*halves, state.copied, state.trains_left / 2)
        yellow, green, any_colour = state.lays
        out[at["lays"]] = (yellow / 2, green / 2, any_colour / 2)
        for character in state.offered:
            mark("offered", character)
        out[at["deck"].start] = max(0, len(setup.deck) - state.drawn) / 20
        mark("deck", 1 + top_train(state))
        _count(state.pool, at["pool"].start, 4, out)
        out[at["rusted"]] = state.rusted
        out[at["rusted"]] /= 8
        for company in range(SIZE):
            if state.sold >> company & 1:
                mark("sold", company)
        if stage in (Stage.HOME_TILE, Stage.HOME_SLOT, Stage.POOL):
            mark("focus", state.focus)
        out[at["run"]] = (state.revenue / 100, state.split / 100)
        if state.offer is not None:
            mark("offer", state.offer.buyer)
            mark("offer", SIZE + state.offer.seller)
            mark("offer", 2 * SIZE + state.offer.train)
            end = at["offer"].stop
            out[end - 2 : end] = (len(state.offer.returned) / 4, state.offer.price / 100)
        self._seats(state, seat, out[at["seats"]])
        self._companies(state, seat, out[at["companies"]])
        for place, company in enumerate(state.running):
            out[at["to_run"].start + company] = 1 / (1 + place)
        out[at["supply"]] = _supply(state.railmap)
        out[at["map"]] = self._map(state.railmap)

    def _seats(self, state: Position, seat: int, out: Vector) -> None:
        place, characters = 0, len(state.setup.components.characters)
        for step in range(self.players):
            other = (seat + step) % self.players
            out[place : place + 2] = (state.cash[other] / 500, state.copies[other] / 2)
            for character in state.characters[other]:
                out[place + 2 + character] = 1
            shares = out[place + 2 + characters : place + self._seat_size]
            shares[:] = state.shares[other * SIZE : (other + 1) * SIZE]
            shares /= 3
            place += self._seat_size

    def _companies(self, state: Position, seat: int, out: Vector) -> None:
        players, trains = self.players, len(state.setup.components.trains)
        order = {company: place for place, company in enumerate(running_order(state))}
        slot = 0
        for company, director in enumerate(state.director):
            row = out[company * self._company_size : (company + 1) * self._company_size]
            row[players + 2] = state.removed >> company & 1
            row[-2] = state.bank_shares[company] / 3
            if director == NOBODY:
                continue
            row[(director - seat) % players] = 1
            if director == seat:
                row[players + slot] = 1
                slot += 1
            row[players + 3] = state.treasury[company] / 500
            _count(state.trains[company], players + 4, 4, row)
            row[players + 4 + trains : players + 6 + trains] = (state.markers[company] / 3, state.price(company) / 150)
            row[-1] = (SIZE - order[company]) / SIZE

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


def _count(items: tuple[int, ...], first: int, divisor: int, out: Vector) -> None:
    for item in items:
        out[first + item] += 1 / divisor


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
