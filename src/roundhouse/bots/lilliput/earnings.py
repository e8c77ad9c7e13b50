"""What trains earn on the track there is, and how long they will run: known of every company, asked again and again."""

from __future__ import annotations

from functools import cache
from math import ceil
from typing import Any

from roundhouse.games.lilliput.ids import Company, Train
from roundhouse.games.lilliput.map.reach import network, reached
from roundhouse.games.lilliput.map.routes import best_run
from roundhouse.games.lilliput.position import SIZE, Position
from roundhouse.games.lilliput.runs import company_run

SMALL = 4  # tiles in a network on which trains that a company might have are run exactly
SECOND = 0.75  # what a second train earns on the track of the first, as far as we know
ALL = [Company(number) for number in range(SIZE)]
NEW_COMPANY = 0.9  # what a company founded later earns on the best track there is
DRAWS = {1: 1.0, 2: 1.5, 3: 2.1, 4: 2.5}  # by players: how many trains leave the deck in a round
LONGEST = 5  # range of the longest train


class Earnings:
    """Companies by number; those founded in the mind have higher numbers and run on the track of another."""

    __slots__ = (
        "chart",
        "deck",
        "drawn",
        "first",
        "known",
        "last",
        "network",
        "percents",
        "phase",
        "phases",
        "position",
        "price",
        "rate",
        "rounds",
        "types",
    )

    def __init__(self, position: Position) -> None:
        setup = position.setup
        components = setup.components
        self.position = position
        self.types = components.trains
        self.phases = components.phases
        self.chart = components.chart
        self.price = components.chart.price
        self.deck = setup.deck
        self.last = components.last_train
        self.first = _first_cards(setup.deck, self.last)
        self.rate = DRAWS[setup.players]
        self.rounds = setup.rounds
        self.phase = position.phase
        self.drawn = position.drawn
        self.percents = [1.0] * setup.seats  # of the price of a train
        for seat in setup.all_seats:
            for character in position.held_characters(seat):
                self.percents[seat] *= character.train_percent / 100
        self.network = ALL[:]  # by company: on whose track it runs
        self.known: dict[int, dict[Any, Any]] = {}  # by company, what was worked out about its trains on this track
        for company in position.queue:
            self.know(company)

    def know(self, company: Company) -> None:
        """Take up what was worked out about this company before; it holds as long as its track stays as it is."""
        position = self.position
        memo = network(position.railmap, self.network[company]).memo
        key = (position.trains[company], position.phase) if company < SIZE else "new"
        known = memo.get(key)
        if known is None:
            known = memo[key] = {}
        self.known[company] = known

    def single(self, company: Company, reach: int) -> int:
        """About what one train of that range would earn alone."""
        memo = network(self.position.railmap, company).memo
        values: list[int] | None = memo.get("alone")
        if values is None:
            values = memo["alone"] = _parts_of_the_best_run(self.position, company)
        return values[min(reach, LONGEST)]

    def alone(self, company: Company, train: int, phase: int) -> float:
        kind = self.types[train]
        value = self.single(company, kind.range)
        if kind.doubled:
            value *= 2
        return value * 0.5 - 2.5 if self.phases[phase - 1].is_obsolete[train] else float(value)

    def worth(self, company: Company, trains: tuple[int, ...], phase: int) -> float:
        """What these trains earn on the map as it is: exactly for those a company has, nearly for others."""
        if not trains:
            return 0.0
        known = self.known[company]
        value: float | None = known.get((trains, phase))
        if value is None:
            value = known[trains, phase] = self._worth(company, trains, phase)
        return value

    def _worth(self, company: Company, trains: tuple[int, ...], phase: int) -> float:
        position = self.position
        owner = self.network[company]
        if company < SIZE and trains == position.trains[company] and phase == position.phase:
            return float(company_run(position, Company(company)).total)
        if self.is_small(owner):
            kinds = position.setup.running_trains[phase - 1]
            return float(best_run(position.railmap, owner, tuple([kinds[train] for train in trains])).total)
        each = sorted((self.alone(owner, train, phase) for train in trains), reverse=True)
        if company >= SIZE:
            return NEW_COMPANY * (each[0] + SECOND * sum(each[1:]))
        if len(each) == 1:
            return each[0]
        part = SECOND
        own = position.trains[company]
        if len(own) > 1:  # how much its trains get in each other's way now tells how much they will
            known = self.known[company]
            part = known["crowding"] = known.get("crowding") or self._crowding(company)
        return each[0] + part * sum(each[1:])

    def is_small(self, company: Company) -> bool:
        return len(reached(self.position.railmap, company).cells) <= SMALL

    def _crowding(self, company: Company) -> float:
        """What trains after the first earn now, as a part of what they would earn alone."""
        position = self.position
        own = position.trains[company]
        each = sorted((self.alone(company, train, position.phase) for train in own), reverse=True)
        rest = sum(each[1:])
        total = company_run(position, Company(company)).total
        return min(1.0, max(0.2, (total - each[0]) / rest)) if rest > 0 else SECOND

    def top(self) -> int:
        return self.deck[self.drawn] if self.drawn < len(self.deck) else self.last

    def arrival(self, train: int) -> float:
        """In how many rounds a type will probably come up."""
        ahead = self.first[train] - self.drawn
        return ceil(ahead / self.rate) if ahead > 0 else 0

    def use(self, train: int) -> float:
        """For how many rounds a train will probably run, those as an obsolete one counting half."""
        rounds = 0.0
        for phase in self.phases[self.phase :]:
            if train in phase.obsolete or train in phase.rusts:
                rounds += 0.5 * self.arrival(phase.train)
                if train in phase.rusts:
                    return rounds
        return 99.0 if not rounds else rounds + 0.5 * self.rounds


@cache
def _first_cards(deck: tuple[int, ...], last: int) -> list[int]:
    """By train type: where its first card lies in the deck; below all cards if there is none."""
    return [deck.index(train) if train in deck else len(deck) for train in range(last + 1)]


def _parts_of_the_best_run(position: Position, company: Company) -> list[int]:
    """By range, what the best part of the longest train's best run earns: one run tells of all trains."""
    values = [0] * (LONGEST + 1)
    run = best_run(position.railmap, company, (Train(LONGEST),))
    if not run.routes:
        return values
    stops = run.routes[0].stops
    stations = position.railmap.stations
    for begin in range(len(stops)):
        total = counted = 0
        own = False
        for end in range(begin, len(stops)):
            stop = stops[end]
            counted += stop.counted
            if counted > LONGEST:
                break
            total += stop.value
            own = own or company in stations.get(stop.cell, ())
            if own and end > begin and total > values[counted]:
                values[counted] = total
    for reach in range(1, LONGEST + 1):
        values[reach] = max(values[reach], values[reach - 1])
    return values
