"""A game against Gulliver to its end, in the mind: what to take cards for in which round is a plan to be found.

The forecast for several players lets everybody do a bit of everything in every round. Alone there are two cards a round
and a rival whose rules are known, so that it pays to ask what to do when: track, a share, a company, trains.
"""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.bots.lilliput.forecast import FOUNDING, NO_COMPANY, Future
from roundhouse.bots.lilliput.siege import CARDS, tiles_missing
from roundhouse.games.lilliput.flow.scoring import scores
from roundhouse.games.lilliput.ids import Company
from roundhouse.games.lilliput.position import Position, Stage
from roundhouse.kernel.contract import Seat

Plan = tuple[str, ...]
"""By round, what two cards are taken for, in this order: two of the letters below."""

TRACK, SHARE, FOUND, CHANGE, PRESS, TRAIN, TRAINS = "T", "S", "F", "X", "H", "B", "D"
CHOICES = ("TS", "TB", "TT", "SB", "TF", "FB", "TD", "SD", "FD", "TX", "XB", "XD", "TH", "HB")
FIRST_PLANS = ("TS", "TB", "SB")
GROWTH = 9.0  # what a card for track adds to what a train earns
NETWORK = (69.0, 118.0, 125.0, 145.0, 155.0, 170.0, 180.0, 190.0)
"""By round, what Gulliver's track is good for; his dice make little difference."""
SHARE_OF = (0.5, 0.62, 0.66, 0.7, 1.25, 1.4)
"""By type of train, the part of it that one train earns alone."""
NEXT = (1.0, 0.45, 0.1)  # what his first, second, third train count
GAP = 50.0  # points for every tile that is still missing around his home to shut him in
LUCK = 0.7  # how much of his good luck so far he will keep
PLAYER, GULLIVER = Seat(0), Seat(1)
SWEEPS = 2  # times that every round of a plan is thought over
KEPT = 3  # plans by which positions are judged
_CARDS = {TRACK: 2, SHARE: 4, FOUND: 4, CHANGE: 4, PRESS: 4, TRAIN: 8, TRAINS: 8}


def best_plans(position: Position, known: Sequence[Plan] = ()) -> list[Plan]:
    """The best plans from here on, the best first; `known` are plans of earlier, to begin with."""
    rounds = position.setup.rounds
    future = Campaign(position)
    tried: dict[Plan, float] = {}

    def value(plan: Plan) -> float:
        found = tried.get(plan)
        if found is None:
            found = tried[plan] = _lead(future.after(plan))
        return found

    starts = [*known, *((first,) * rounds for first in FIRST_PLANS)]
    best = max(starts, key=value)
    for _ in range(SWEEPS):
        before = best
        for number in range(position.round - 1, rounds):
            best = max(((*best[:number], choice, *best[number + 1 :]) for choice in CHOICES), key=value)
        if best == before:
            break
    ranked = sorted(tried, key=lambda plan: -tried[plan])
    return ranked[:KEPT]


def judged(position: Position, plans: Sequence[Plan]) -> list[float]:
    """The scores that this position leads to with the best of these plans."""
    if position.stage is Stage.OVER:
        return [float(total) for total in scores(position)]
    future = Campaign(position)
    return max((future.after(plan) for plan in plans), key=_lead)


def _lead(totals: Sequence[float]) -> float:
    return totals[PLAYER] - totals[GULLIVER]


class Campaign(Future):
    """The rest of a game against Gulliver by some plan. What trains earn is worked out once for all plans."""

    __slots__ = ("drew", "laid", "left", "luck", "missing", "order", "taken")

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        stage = position.stage
        mid_run = bool(position.running)
        after_excess = stage is Stage.EXCESS and position.resume is Stage.RUN
        self.drew = mid_run or after_excess
        self.order: list[Company] | None = None
        if mid_run:
            self.order = list(position.running[1:] if stage is Stage.POOL else position.running)
        self.left = 0 if self.drew else max(0, CARDS - position.taken.bit_count())
        self.taken = position.taken
        self.laid = 0
        self.luck = 0.0
        self.missing = tiles_missing(position)
        first = next((company for company in self.companies if self.director[company] == 1), None)
        done = self.now if self.drew else self.now - 1
        if first is not None and done > 1 and self.trains[first]:
            trains = self.trains[first]
            self.luck = LUCK * (self.worth(first, trains, self.phase) - self.usual(trains, done))

    def after(self, plan: Plan) -> list[float]:
        """The scores at the end of this plan."""
        self.reset()
        self.laid = 0
        rounds = self.rounds
        for number in range(self.now, rounds + 1):
            if number > self.now:
                for step in plan[number - 1]:
                    self.act(step, number)
                self.gulliver(GULLIVER, number)
                order = self.companies
            else:
                left = self.left
                for step in plan[number - 1]:
                    if left and not self.taken >> _CARDS[step] & 1:
                        self.act(step, number)
                        left -= 1
                if not self.drew:
                    self.gulliver(GULLIVER, number)
                order = self.companies if self.order is None else self.order
            for company in order:
                self.run(company, number)
        return self.totals()

    def act(self, step: str, number: int) -> None:
        if step == TRACK:
            self.laid += 1
        elif step == SHARE:
            self.buy_share(number)
        elif step == FOUND:
            self.found_if_rich()
        elif step == CHANGE:
            if self.director.count(PLAYER) < 2:
                self.sell(5)
                self.found_if_rich()
        elif step == PRESS:
            company = self.sell(1)
            if company >= 0:
                self.take_share(PLAYER, company)
        else:
            self.buy()
            if step == TRAINS:
                self.buy()

    def buy_share(self, number: int) -> None:
        if sum(self.held[PLAYER]) + self.director.count(PLAYER) < 5:
            best = self.best_share(PLAYER, number)
            if best >= 0:
                self.take_share(PLAYER, best)

    def sell(self, most: int) -> Company:
        """Shares of Gulliver's company at its price, which falls; the company, or NO_COMPANY if none is held."""
        held = self.held[PLAYER]
        company = next((one for one in self.companies if self.director[one] == GULLIVER and held[one]), NO_COMPANY)
        if company >= 0:
            sold = min(most, held[company])
            held[company] -= sold
            self.bank[company] += sold
            self.cash[PLAYER] += sold * self.price[self.spaces[company]]
            for _ in range(sold):
                self.spaces[company] = self.chart.sale[self.spaces[company]]
        return company

    def found_if_rich(self) -> None:
        if (
            self.director.count(PLAYER) < 2
            and sum(self.held[PLAYER]) + self.director.count(PLAYER) < 5
            and self.cash[PLAYER] >= FOUNDING * self.chart.top[0]
        ):
            self.found(PLAYER)

    def buy(self) -> None:
        """The top train for the company to which it brings most."""
        top = self.top()
        price = self.types[top].price * self.percents[PLAYER]
        phase = self.phases[self.phase - 1]
        own = [company for company in self.companies if self.director[company] == PLAYER]
        purse = sum(self.treasury[company] for company in own)
        best, best_gain = NO_COMPANY, 0.0
        for company in own:
            trains = self.trains[company]
            if len(trains) >= phase.limit and not phase.is_obsolete[trains[0]]:
                continue
            if purse + (0.0 if trains else self.cash[PLAYER]) < price:
                continue
            gain = self.gain(company, top, trains) * self.tenths(PLAYER, company)
            if gain > best_gain:
                best, best_gain = company, gain
        if best < 0:
            return
        missing = price
        for company in (best, *(other for other in own if other != best)):
            paid = min(missing, self.treasury[company])
            self.treasury[company] -= paid
            missing -= paid
        self.cash[PLAYER] -= missing
        self.take_train(best)

    def growth(self, company: Company, number: int) -> float:  # noqa: ARG002
        return GROWTH * self.laid

    def grown(self, company: Company, number: int) -> float:
        if self.director[company] == PLAYER:
            return super().grown(company, number)
        if self.missing is not None or (self.drew and number == self.now):
            return self.worth(company, self.trains[company], self.phase)
        return max(0.0, self.usual(self.trains[company], number) + self.luck)

    def totals(self) -> list[float]:
        found = super().totals()
        found[GULLIVER] += GAP * (self.missing or 0)
        return found

    def usual(self, trains: tuple[int, ...], number: int) -> float:
        """What trains of Gulliver usually earn in a round."""
        obsolete = self.phases[self.phase - 1].is_obsolete
        parts = sorted(
            (SHARE_OF[min(train, len(SHARE_OF) - 1)] * (0.5 if obsolete[train] else 1.0) for train in trains),
            reverse=True,
        )
        return NETWORK[min(number, len(NETWORK)) - 1] * sum(
            part * weight for part, weight in zip(parts, NEXT, strict=False)
        )
