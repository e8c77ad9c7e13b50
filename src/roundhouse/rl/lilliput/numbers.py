"""The numbers of 18Lilliput. What has no place on the map comes first and is the same for every window; then cell by
cell in rings around Mildendo, so that a larger window only adds numbers at the end.

Own companies are slots: 0 for the first the seat directs in the order of companies, 1 for the second (L-203).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from roundhouse.games.lilliput.actions import (
    NOTHING,
    Answer,
    BankTrain,
    Buy,
    CompanyTrain,
    Done,
    Draft,
    Exchange,
    Found,
    GiveUp,
    Home,
    Justice,
    Lay,
    Pay,
    PoolTrain,
    Sell,
    Station,
    TakeCard,
    UseCopy,
    Withhold,
)
from roundhouse.games.lilliput.box.components import Components, standard_components
from roundhouse.games.lilliput.box.tilesets import whole_box
from roundhouse.games.lilliput.ids import COMPANY_IDS, SIDES, Cell, is_city_cell
from roundhouse.games.lilliput.position import Position
from roundhouse.kernel.actions import Action, Amount, AmountRange
from roundhouse.kernel.contract import State
from roundhouse.rl.blocks import Block, blocks_of
from roundhouse.rl.numbering import OTHERWISE, Numbering

SLOTS = 2
MOST_RETURNED = 3
TENTHS = 11
_HALVES = ("first half", "second half", NOTHING)
_NOWHERE = -1  # an action that has no number


def ring_cells(window: int) -> list[Cell]:
    """The cells at most `window` from Mildendo, ring by ring, each from west to east and then from south to north."""
    span = range(-window, window + 1)
    cells = [(x, y) for x in span for y in span if (x, y) != (0, 0)]
    return sorted(cells, key=lambda cell: (max(abs(cell[0]), abs(cell[1])), cell))


def tenths(numbers: range) -> dict[int, int]:
    """By bucket 0 to 10: the amount this many tenths of the way from the lowest to the highest, rounded down.

    Of buckets with the same amount only the first is there.
    """
    low, high = numbers[0], numbers[-1]
    found: dict[int, int] = {}
    last = low - 1
    for bucket in range(TENTHS):
        amount = low + (high - low) * bucket // (TENTHS - 1)
        if amount != last:
            found[bucket] = last = amount
    return found


def _shapes(class_of_cell: str) -> list[tuple[str, int]]:
    """Every tile that can be laid on such cells with every turn that looks different."""
    box = whole_box()
    return [
        (kind.id, turns)
        for tile, kind in enumerate(box.kinds)
        if kind.cell_class == class_of_cell and (not kind.mark or kind.kind == "tunnel")
        for turns in SIDES
        if box.same_as[tile][turns] == turns
    ]


def _blocks(pieces: Components, on_map: int) -> tuple[Block, ...]:
    """All numbers in order; `on_map` of them belong to cells."""
    companies, trains, cards = len(COMPANY_IDS), len(pieces.trains), len(pieces.cards)
    prices, returns = list(pieces.chart.start_spaces), MOST_RETURNED + 1
    return blocks_of(
        ("left", 1, "the first legal action where none has a number; the only number once the game is over"),
        ("done", 1, "nothing more of this"),
        ("exchange", 1, "turn in the Treasurer"),
        ("answer", 2, "yes; no"),
        ("justice", 2, "cash; treasury"),
        ("run", 2, "pay; withhold, for the company that runs"),
        ("draft", companies + len(pieces.characters), "companies in their order, then characters in theirs"),
        ("card", cards * 3, "3 * (card - 1) + half: first, second, nothing"),
        ("copy", cards * 2, "2 * (card - 1) + half"),
        (
            "amount",
            TENTHS,
            (
                "this many tenths of the way from the lowest to the highest amount, rounded down; "
                "of equal ones only the first"
            ),
        ),
        ("buy", companies, "buy a share, by company"),
        ("sell", companies * pieces.figures.shares, "3 * company + number - 1"),
        ("found", companies * len(prices), f"11 * company + price: {', '.join(map(str, prices))}"),
        ("bank", SLOTS * returns, "buy a train from the bank: 4 * slot + obsolete trains given back (at most 3)"),
        (
            "from",
            companies * trains * SLOTS * returns,
            ("offer for a train: ((6 * seller + train) * 2 + slot) * 4 + trains given back"),
        ),
        ("pool", trains * returns, "buy a train from the pool: 4 * train + trains given back"),
        ("give", SLOTS * trains, "give up a train: 6 * slot + train"),
        ("map", on_map, "cell by cell: home; station of slot 0, slot 1; lays of slot 0, slot 1 by tile and turns"),
    )


def _pounds(action: Action) -> int:
    assert isinstance(action, Amount)
    return action.n


class LilliputNumbering(Numbering):
    def __init__(self, window: int) -> None:
        pieces = standard_components()
        self.window = window
        self._cells = ring_cells(window)
        self._city, self._plain = _shapes("city"), _shapes("plain")
        per_cell = {True: 1 + SLOTS * (1 + len(self._city)), False: 1 + SLOTS * (1 + len(self._plain))}
        self.blocks = _blocks(pieces, sum(per_cell[is_city_cell(cell)] for cell in self._cells))
        self.size = sum(block.size for block in self.blocks)
        self._first = {block.name: block.first for block in self.blocks}
        self._at: dict[Cell, int] = {}
        number = self._first["map"]
        for cell in self._cells:
            self._at[cell] = number
            number += per_cell[is_city_cell(cell)]
        self._shape_at = {
            is_city: {shape: place for place, shape in enumerate(shapes)}
            for is_city, shapes in ((True, self._city), (False, self._plain))
        }
        self._train, self._character = pieces.train_index, pieces.character_index
        self._price = {price: place for place, price in enumerate(pieces.chart.start_spaces)}
        self._shares, self._pieces = pieces.figures.shares, pieces
        self._kinds = self._number_of_each_kind()
        # lays are shared by all games (track.py), and kept here, so that each of them can be told by its id
        self._lays: dict[int, tuple[int, int, Lay]] = {}

    def _number_of_each_kind(self) -> dict[type[Action], Callable[[Any, list[int]], int]]:
        """By kind of action: its number, or _NOWHERE; the list holds the companies of the seat that decides. Cards are
        told by a table of their own."""
        first, shares, prices, trains = self._first, self._shares, len(self._price), len(self._train)
        halves = [
            (card.number, place, half)
            for card in self._pieces.cards
            for place, half in enumerate((*card.halves, NOTHING))
        ]
        self._cards = {(card, half): first["card"] + 3 * (card - 1) + place for card, place, half in halves}
        copied = {(card, half): first["copy"] + 2 * (card - 1) + place for card, place, half in halves}
        return {
            Done: lambda _, __: first["done"],
            Exchange: lambda _, __: first["exchange"],
            Answer: lambda action, _: first["answer"] + (not action.accept),
            Justice: lambda action, _: first["justice"] + (action.kind != "cash"),
            Pay: lambda _, __: first["run"],
            Withhold: lambda _, __: first["run"] + 1,
            Draft: self._draft,
            UseCopy: lambda action, _: copied[action.card, action.half],
            Buy: lambda action, _: first["buy"] + action.company,
            Sell: lambda action, _: first["sell"] + shares * action.company + action.number - 1,
            Found: lambda a, _: first["found"] + prices * a.company + self._price[a.price],
            BankTrain: self._bank,
            CompanyTrain: self._from,
            PoolTrain: self._pool,
            GiveUp: lambda a, own: first["give"] + trains * own.index(a.company) + self._train[a.train],
            Home: lambda action, _: self._at.get(action.cell, _NOWHERE),
            Station: self._station,
            Lay: self._lay,
        }

    def choices(self, state: State) -> dict[int, Action]:
        assert isinstance(state, Position)
        legal = state.legal_actions()
        if type(legal) is AmountRange:  # isinstance would ask a class of abc
            amounts = legal.numbers
            first, low = self._first["amount"], amounts[0]
            return {first + bucket: legal[amount - low] for bucket, amount in tenths(amounts).items()}
        own: list[int] = list(state.directed_by(state.active))
        found: dict[int, Action] = {}
        for action in legal:
            if isinstance(action, TakeCard):  # most of them, by far
                number = self._cards[action.card, action.half]
            else:
                number = self._kinds[type(action)](action, own)
            if number != _NOWHERE:
                found.setdefault(number, action)
        if not found and legal:
            found[OTHERWISE] = legal[0]
        return found

    def number_of(self, state: State, action: Action) -> int | None:
        """An amount has the number of the nearest one that has a number."""
        choices = self.choices(state)
        if isinstance(action, Amount):
            return min(choices, key=lambda number: abs(_pounds(choices[number]) - action.n))
        return next((number for number, meant in choices.items() if meant == action), None)

    def _draft(self, action: Draft, _: list[int]) -> int:
        place = self._character.get(action.item)
        offset = COMPANY_IDS.index(action.item) if place is None else len(COMPANY_IDS) + place
        return self._first["draft"] + offset

    def _bank(self, action: BankTrain, own: list[int]) -> int:
        returned = len(action.returned)
        slot = own.index(action.company)
        return self._first["bank"] + slot * (MOST_RETURNED + 1) + returned if returned <= MOST_RETURNED else _NOWHERE

    def _from(self, action: CompanyTrain, own: list[int]) -> int:
        returned = len(action.returned)
        if returned > MOST_RETURNED:
            return _NOWHERE
        train = action.seller * len(self._train) + self._train[action.train]
        slot = own.index(action.company)
        return self._first["from"] + (train * SLOTS + slot) * (MOST_RETURNED + 1) + returned

    def _pool(self, action: PoolTrain, _: list[int]) -> int:
        returned = len(action.returned)
        train = self._train[action.train]
        return self._first["pool"] + train * (MOST_RETURNED + 1) + returned if returned <= MOST_RETURNED else _NOWHERE

    def _station(self, action: Station, own: list[int]) -> int:
        base = self._at.get(action.cell)
        return _NOWHERE if base is None else base + 1 + own.index(action.company)

    def _lay(self, action: Lay, own: list[int]) -> int:
        known = self._lays.get(id(action))
        if known is None:
            known = self._lays[id(action)] = (*self._lay_of_first_slot(action), action)
        number, shapes, _ = known
        return _NOWHERE if number == _NOWHERE else number + shapes * own.index(action.company)

    def _lay_of_first_slot(self, action: Lay) -> tuple[int, int]:
        """Its number if slot 0 lays it, and by how much that of slot 1 is higher."""
        base = self._at.get(action.cell)
        if base is None:
            return _NOWHERE, 0
        shapes = self._shape_at[is_city_cell(action.cell)]
        return base + 1 + SLOTS + shapes[action.tile, action.rotation], len(shapes)

    def names(self) -> Iterator[str]:
        pieces = self._pieces
        trains, slots, returns = list(pieces.train_index), range(SLOTS), range(MOST_RETURNED + 1)
        yield from ("left", "done", "exchange", "yes", "no", "justice cash", "justice treasury", "pay", "withhold")
        yield from (f"draft {item}" for item in (*COMPANY_IDS, *pieces.character_index))
        yield from (f"card {card.number} {half}" for card in pieces.cards for half in _HALVES)
        yield from (f"copy {card.number} {half}" for card in pieces.cards for half in _HALVES[:2])
        yield from (f"amount {bucket}/{TENTHS - 1}" for bucket in range(TENTHS))
        yield from (f"buy {company}" for company in COMPANY_IDS)
        yield from (f"sell {company} {n}" for company in COMPANY_IDS for n in range(1, self._shares + 1))
        yield from (f"found {company} {price}" for company in COMPANY_IDS for price in self._price)
        yield from (f"bank slot {slot} return {n}" for slot in slots for n in returns)
        for seller in COMPANY_IDS:
            for train in trains:
                yield from (f"from {seller} {train} slot {slot} return {n}" for slot in slots for n in returns)
        yield from (f"pool {train} return {n}" for train in trains for n in returns)
        yield from (f"give slot {slot} {train}" for slot in slots for train in trains)
        for cell in self._cells:
            at = f"{cell[0]},{cell[1]}"
            yield f"home {at}"
            yield from (f"station slot {slot} {at}" for slot in slots)
            shapes = self._city if is_city_cell(cell) else self._plain
            yield from (f"lay slot {slot} {at} {tile} {turns}" for slot in slots for tile, turns in shapes)
