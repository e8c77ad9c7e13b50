"""What a seat sees of 18Lilliput but for the map, joined of pieces; the fields and their order are those of
observation.py."""

from __future__ import annotations

from typing import Final

from roundhouse.games.lilliput.box.components import Components
from roundhouse.games.lilliput.flow.market import running_order
from roundhouse.games.lilliput.flow.phases import top_train
from roundhouse.games.lilliput.ids import COMPANIES, Company
from roundhouse.games.lilliput.position import NOBODY, SIZE, Offer, Position, Stage
from roundhouse.kernel.contract import Seat, seat_range
from roundhouse.rl.pieces import each_of, one_of, parts_of, some_of, written

_STAGES: Final = {stage: number for number, stage in enumerate(Stage)}
_ABOUT_ONE: Final = frozenset((Stage.HOME_TILE, Stage.HOME_SLOT, Stage.POOL))
_MOST_MONEY: Final = 2000  # pounds up to which they are written once
_MOST_KEPT: Final = 10_000  # pieces of a kind that are remembered
_ENOUGH: Final = 60  # of everything else that is counted


class LilliputPieces:
    """Every value that a field can have, for so many seats; of what there is too much, only what turned up."""

    __slots__ = (
        "bits",
        "cards",
        "companies",
        "counts",
        "deck",
        "everybody",
        "halves",
        "lays",
        "no_card",
        "no_company",
        "no_offer",
        "nobody",
        "one_card",
        "one_company",
        "one_train",
        "owners",
        "rounds",
        "runs",
        "rusted",
        "seats",
        "size",
        "small_money",
        "some",
        "stages",
        "trains",
        "turns",
    )

    def __init__(self, seats: int, box: Components) -> None:
        self.size = seats
        self.trains, self.cards = len(box.trains), len(box.cards)
        self.stages = each_of(len(Stage))
        self.seats = each_of(seats)
        self.everybody = seat_range(seats)
        self.nobody = written([0.0] * seats)
        self.turns = parts_of(3 * seats, 3 * seats + _ENOUGH)
        self.one_card = each_of(self.cards)
        self.no_card = written([0.0] * self.cards)
        self.one_company = each_of(SIZE)
        self.no_company = written([0.0] * SIZE)
        self.one_train = each_of(self.trains)
        self.no_offer = written([0.0] * (2 * SIZE + self.trains + 2))
        self.deck = parts_of(20, _ENOUGH)
        self.small_money = parts_of(100, _MOST_MONEY)
        # what was written when it turned up
        self.bits: dict[tuple[int, int], bytes] = {}
        self.some: dict[tuple[int, tuple[int, ...]], bytes] = {}
        self.counts: dict[tuple[int, ...], bytes] = {}
        self.rusted: dict[tuple[int, ...], bytes] = {}
        self.lays: dict[tuple[int, int, int], bytes] = {}
        self.halves: dict[tuple[int, str, bool, int], bytes] = {}
        self.rounds: dict[tuple[int, int], bytes] = {}
        self.runs: dict[tuple[int, ...], bytes] = {}
        self.owners: dict[tuple[object, ...], bytes] = {}
        self.companies: dict[tuple[object, ...], bytes] = {}

    def mask(self, mask: int, size: int) -> bytes:
        """A 1 for every bit that is set."""
        key = (mask, size)
        known = self.bits.get(key)
        if known is None:
            known = some_of([place for place in range(size) if mask >> place & 1], size)
            if len(self.bits) < _MOST_KEPT:
                self.bits[key] = known
        return known

    def those(self, places: tuple[int, ...], size: int) -> bytes:
        """A 1 at each of these places."""
        key = (size, places)
        known = self.some.get(key)
        if known is None:
            known = some_of(places, size)
            if len(self.some) < _MOST_KEPT:
                self.some[key] = known
        return known

    def held_trains(self, trains: tuple[int, ...]) -> bytes:
        """By type: how many of them, in fourths."""
        known = self.counts.get(trains)
        if known is None:
            known = written([trains.count(train) / 4 for train in range(self.trains)])
            if len(self.counts) < _MOST_KEPT:
                self.counts[trains] = known
        return known

    def still_to_run(self, companies: tuple[Company, ...]) -> bytes:
        """The first 1, the second a half, and so on."""
        known = self.runs.get(companies)
        if known is None:
            parts = [0.0] * SIZE
            for place, company in enumerate(companies):
                parts[company] = 1 / (1 + place)
            known = written(parts)
            if len(self.runs) < _MOST_KEPT:
                self.runs[companies] = known
        return known

    def what_is_left(self, card: int, half: str, copied: bool, trains_left: int, box: Components) -> bytes:
        """Which half of its card is in use, whether by a copy, and how many purchases are left."""
        key = (card, half, copied, trains_left)
        known = self.halves.get(key)
        if known is None:
            halves = box.cards[card - 1].halves if card else ()
            first, second = [float(half == one) for one in halves] or [0.0, 0.0]
            known = self.halves[key] = written((first, second, copied, trains_left / 2))
        return known


def _money(table: list[bytes], pounds: int, whole: int) -> bytes:
    return table[pounds] if 0 <= pounds <= _MOST_MONEY else written((pounds / whole,))


def seen(position: Position, seat: Seat, pieces: LilliputPieces) -> bytes:
    """All fields before those of the map."""
    setup, stage, seats = position.setup, position.stage, pieces.size
    box, cards = setup.components, pieces.cards
    lays = pieces.lays.get(position.lays)
    if lays is None:
        lays = pieces.lays[position.lays] = written([left / 2 for left in position.lays])
    when = (position.round, setup.rounds)
    part = pieces.rounds.get(when)
    if part is None:
        part = pieces.rounds[when] = written((position.round / setup.rounds, position.is_last_round))
    rusted = pieces.rusted.get(position.rusted)
    if rusted is None:
        types = len(position.rusted)
        rusted = written([*(number / 8 for number in position.rusted), *[0.0] * (pieces.trains - types)])
        pieces.rusted[position.rusted] = rusted
    in_game = 0
    for card in setup.cards:
        in_game |= 1 << card
    deck = len(setup.deck) - position.drawn
    found: list[bytes] = [
        pieces.stages[_STAGES[stage]],
        pieces.nobody if position.is_over else pieces.seats[(position.active - seat) % seats],
        pieces.seats[(position.first - seat) % seats],
        part,
        pieces.turns[position.turn],
        pieces.mask(1 << (position.phase - 1), len(box.phases)),
        pieces.mask((position.taken & in_game) >> 1, cards),
        pieces.mask(in_game >> 1, cards),
        pieces.one_card[position.card - 1] if position.card else pieces.no_card,
        pieces.what_is_left(position.card, position.half, position.copied, position.trains_left, box),
        lays,
        pieces.those(position.offered, len(box.characters)),
        pieces.deck[max(0, deck)],
        pieces.one_train[top_train(position)],
        pieces.held_trains(position.pool),
        rusted,
        pieces.mask(position.sold, SIZE),
        pieces.one_company[position.focus] if stage in _ABOUT_ONE else pieces.no_company,
        _money(pieces.small_money, position.revenue, 100),
        _money(pieces.small_money, position.split, 100),
        pieces.no_offer if position.offer is None else _offer(position.offer, pieces.trains),
    ]
    for other in (*pieces.everybody[seat:], *pieces.everybody[:seat]):
        found.append(_seat(position, other, pieces))
    _add_companies(position, seat, pieces, found)
    found.append(pieces.still_to_run(position.running))
    return b"".join(found)


def _offer(offer: Offer, trains: int) -> bytes:
    figures = written((len(offer.returned) / 4, offer.price / 100))
    return b"".join([one_of(offer.buyer, SIZE), one_of(offer.seller, SIZE), one_of(offer.train, trains), figures])


def _seat(position: Position, seat: Seat, pieces: LilliputPieces) -> bytes:
    """Money, copy cards, characters and shares of a seat."""
    shares = position.shares[seat * SIZE : (seat + 1) * SIZE]
    key = (position.cash[seat], position.copies[seat], position.characters[seat], *shares)
    known = pieces.owners.get(key)
    if known is None:
        characters = [0.0] * len(position.setup.components.characters)
        for character in position.characters[seat]:
            characters[character] = 1.0
        figures = [
            position.cash[seat] / 500,
            position.copies[seat] / 2,
            *characters,
            *[number / 3 for number in shares],
        ]
        known = written(figures)
        if len(pieces.owners) < _MOST_KEPT:
            pieces.owners[key] = known
    return known


def _company(position: Position, company: Company, onward: int, slot: int, place: int, pieces: LilliputPieces) -> bytes:
    """A company whose director sits that many seats onward; this, `slot`, if it is one's own, and `place` in the
    running order are negative where there is none."""
    price = position.price(company) if onward >= 0 else 0
    removed, bank = position.removed >> company & 1, position.bank_shares[company]
    treasury, trains, markers = position.treasury[company], position.trains[company], position.markers[company]
    key = (onward, slot, removed, treasury, trains, markers, price, bank, place)
    known = pieces.companies.get(key)
    if known is None:
        directors, slots = [0.0] * pieces.size, [0.0, 0.0]
        if onward < 0:
            treasury, trains, markers = 0, (), 0
        else:
            directors[onward] = 1.0
        if slot >= 0:
            slots[slot] = 1.0
        fleet = [trains.count(train) / 4 for train in range(pieces.trains)]
        first = 0.0 if place < 0 else (SIZE - place) / SIZE
        known = written(
            [*directors, *slots, removed, treasury / 500, *fleet, markers / 3, price / 150, bank / 3, first]
        )
        if len(pieces.companies) < _MOST_KEPT:
            pieces.companies[key] = known
    return known


def _add_companies(position: Position, seat: Seat, pieces: LilliputPieces, found: list[bytes]) -> None:
    order = running_order(position)
    slot = 0
    for company in COMPANIES:
        director = position.director[company]
        if director == NOBODY:
            found.append(_company(position, company, -1, -1, -1, pieces))
            continue
        onward = (director - seat) % pieces.size
        place = order.index(company)
        found.append(_company(position, company, onward, slot if onward == 0 else -1, place, pieces))
        if onward == 0:
            slot += 1
