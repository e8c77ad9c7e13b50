"""What everybody would score in the end if the game went on quietly: the yardstick of the planner.

The rest of the game is played in the mind, round by round, without laying track: companies run on the map as it is, buy
the trains that come up when they can pay for them, save for one that is worth it, lose those that rust; their directors
buy shares and found companies with the cash they get. Gulliver takes his trains and shares as his rules say.
"""

from __future__ import annotations

from roundhouse.bots.lilliput.earnings import ALL, SECOND, Earnings
from roundhouse.games.lilliput.flow.scoring import scores
from roundhouse.games.lilliput.ids import Company
from roundhouse.games.lilliput.map.reach import reached
from roundhouse.games.lilliput.position import NOBODY, SIZE, Position, Stage
from roundhouse.kernel.contract import Seat

TRACK = 8.0  # what track laid in a round adds to what a train can earn, up to a full run:
FULL_STOP = 33.0  # what a stop of a full run earns
COPY = 20.0  # what an unlaid character tile may still be good for
OPEN_CITY = 10.0  # a cell that track leads to, where a city could be laid
OPEN_PLAIN = 4.0
ENDS = 3  # more open cells than that are of no use
PATIENCE = 0.75  # what a train to come counts against one to be had now
NO_COMPANY = Company(-1)
IDLE = 100.0  # what a round without a train costs a company in prices, as revenue
SHARE_ACTIONS = {1: 1.0, 2: 0.5, 3: 0.6, 4: 0.65}  # by players: how often a seat deals in shares, a round
TRAIN_ACTIONS = {1: 0.7, 2: 0.5, 3: 0.55, 4: 0.5}
FOUNDING = 5  # shares in a director certificate


def forecast(position: Position) -> list[float]:
    """By seat, Gulliver's included: the score that this position leads to."""
    if position.stage is Stage.OVER:
        return [float(total) for total in scores(position)]
    future = Future(position)
    future.play()
    return future.totals()


def is_better_kept(position: Position) -> bool:
    """Whether the company that runs now should rather save its revenue for a train."""
    return Future(position).saves(position.running[0], position.round, float(position.revenue))


class Future(Earnings):
    """The rest of the game, played in the mind."""

    __slots__ = ("bank", "cash", "companies", "director", "held", "now", "seats", "spaces", "trains", "treasury")

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self.now = position.round
        self.seats = position.setup.seats
        self.reset()

    def reset(self) -> None:
        """Back to the position."""
        position = self.position
        self.cash = [float(pounds) for pounds in position.cash]
        self.phase = position.phase
        self.drawn = position.drawn
        self.companies = list(position.queue)  # companies by number; those founded in the mind get new numbers
        more = self.seats
        self.director = position.director + [NOBODY] * more
        self.trains = position.trains + [()] * more
        self.treasury: list[float] = position.treasury + [0.0] * more
        self.spaces = position.spaces + [0] * more
        self.bank = position.bank_shares + [3] * more
        self.network = ALL + ALL[:1] * more
        self.held = [[*position.shares[seat * SIZE : (seat + 1) * SIZE], *([0] * more)] for seat in range(self.seats)]

    def play(self) -> None:
        position = self.position
        setup = position.setup
        stage = position.stage
        players = setup.players
        automaton = setup.has_gulliver
        train_first = setup.train_first
        mid_run = bool(position.running)
        after_excess = stage is Stage.EXCESS and position.resume is Stage.RUN
        to_run: list[Company]
        if mid_run:
            to_run = list(position.running[1:] if stage is Stage.POOL else position.running)
        elif after_excess and not train_first:
            to_run = []
        else:
            to_run = list(self.companies)
        drew = after_excess or (train_first and mid_run)
        share_credit = [0.5] * players
        train_credit = [0.5] * players
        share_rate, train_rate = SHARE_ACTIONS[players], TRAIN_ACTIONS[players]
        for number in range(self.now, self.rounds + 1):
            if number > self.now:
                for step in range(players):
                    seat = Seat((position.first + number - self.now + step) % players)
                    train_credit[seat] += train_rate
                    share_credit[seat] += share_rate
                    if train_credit[seat] >= 1 and self.buy_trains(seat, number):
                        train_credit[seat] -= 1
                    if share_credit[seat] >= 1 and self.deal(seat, number):
                        share_credit[seat] -= 1
                to_run = list(self.companies)
                drew = False
            if train_first and not drew:
                if automaton:
                    self.gulliver(Seat(players), number)
                    to_run = self.companies
                else:
                    self.draw()
            for company in to_run:
                self.run(company, number)
            if not train_first and not drew and number < self.rounds:
                self.draw()

    def draw(self) -> int:
        """The top train leaves the deck; a phase may begin."""
        train = self.top()
        self.drawn += 1
        phases = self.phases
        if self.phase < len(phases) and phases[self.phase].train == train:
            self.phase += 1
            phase = phases[self.phase - 1]
            for company in self.companies:
                held = self.trains[company]
                if held:
                    for old in phase.rusts:
                        if old in held:
                            held = tuple(kept for kept in held if kept != old)
                    if len(held) > phase.limit:
                        held = held[len(held) - phase.limit :]
                    self.trains[company] = held
        return train

    def tenths(self, seat: Seat, company: Company) -> int:
        return self.held[seat][company] + (FOUNDING if self.director[company] == seat else 0)

    def grown(self, company: Company, number: int) -> float:
        """What a company earns in a round to come, with the track that will be laid until then."""
        trains = self.trains[company]
        if not trains:
            return 0.0
        revenue = self.worth(company, trains, self.phase)
        growth = self.growth(company, number)
        if growth:
            full, speed = self.full_run(company, trains)
            if full > revenue:
                revenue += min(full - revenue, growth * speed)
        return revenue

    def full_run(self, company: Company, trains: tuple[int, ...]) -> tuple[float, float]:
        """What trains could earn on the best of tracks, and how much the fastest of them makes of new track."""
        known = self.known[company]
        key = ("full", trains, self.phase)
        found: tuple[float, float] | None = known.get(key)
        if found is None:
            obsolete = self.phases[self.phase - 1].is_obsolete
            full = speed = 0.0
            for train in trains:
                kind = self.types[train]
                part = (2.0 if kind.doubled else 1.0) * (0.5 if obsolete[train] else 1.0)
                full += part * kind.range * FULL_STOP
                speed = max(speed, part)
            found = known[key] = full, speed
        return found

    def growth(self, company: Company, number: int) -> float:  # noqa: ARG002
        """What track laid until then adds to what a train earns."""
        return TRACK * (number - self.now)

    def run(self, company: Company, number: int) -> None:
        position = self.position
        revenue = self.grown(company, number)
        space = self.spaces[company]
        chart = self.chart
        if revenue <= 0:
            self.spaces[company] = chart.withhold[space]
            return
        director = self.director[company]
        if number == self.rounds:
            revenue *= 2
            space = chart.dividend[space]
        elif director < position.setup.players and self.saves(company, number, revenue):
            self.treasury[company] += revenue
            self.spaces[company] = chart.withhold[space]
            return
        if position.setup.pays_half:
            self.treasury[company] += 0.5 * revenue
            revenue *= 0.5
        self.share_out(company, 0.1 * revenue)
        self.spaces[company] = chart.dividend[space]

    def share_out(self, company: Company, each: float) -> None:
        """So much for every tenth of a company to those who have it. Called often: `tenths` is written out."""
        cash, director = self.cash, self.director[company]
        for seat, held in enumerate(self.held):
            tenths = held[company]
            if seat == director:
                tenths += FOUNDING
            if tenths:
                cash[seat] += each * tenths

    def prospects(self, company: Company, number: int, seat: Seat) -> tuple[float, float]:
        """What buying the top train now is worth more than waiting for a better one, and its price.

        Worth is revenue over the rounds in which a train will be of use.
        """
        percent = self.percents[seat]
        trains, money = self.trains[company], self.treasury[company]
        phase_now = self.phases[self.phase - 1]
        is_full = len(trains) >= phase_now.limit and not phase_now.is_obsolete[trains[0]]
        left = self.rounds - number + 2
        top = self.top()
        price = self.types[top].price * percent
        now_value = later_value = after_value = 0.0
        earns = bool(trains) and not phase_now.is_obsolete[trains[-1]]
        if not is_full:
            now_value = self.gain(company, top, trains) * min(left, self.use(top))
        for train in range(top + 1, self.last + 1):
            cost = self.types[train].price * percent
            rounds = left - self.arrival(train)
            if cost > money + price or rounds <= 1:
                break
            value = self.gain(company, train, trains) * rounds
            if cost <= money:
                later_value = max(later_value, PATIENCE * value - (0.0 if earns else IDLE * (left - rounds)))
            if cost <= money - price:
                after_value = max(after_value, SECOND * value)
        return now_value + after_value - later_value, price

    def gain(self, company: Company, train: int, trains: tuple[int, ...]) -> float:
        """What a train adds to a company, in the phase in which it comes."""
        known = self.known[company]
        key = (train, trains, self.phase)
        gain: float | None = known.get(key)
        if gain is None:
            gain = known[key] = self._gain(company, train, trains)
        return gain

    def _gain(self, company: Company, train: int, trains: tuple[int, ...]) -> float:
        phase = self.phase
        while phase < len(self.phases) and self.phases[phase].train <= train:
            phase += 1
        kept = trains
        for one in self.phases[self.phase : phase]:
            if one.rusts:
                kept = tuple(old for old in kept if old not in one.rusts)
        limit = self.phases[phase - 1].limit
        if len(kept) > limit:
            kept = kept[len(kept) - limit :]
        return self.worth(company, held_with(kept, train, limit), phase) - self.worth(company, kept, phase)

    def saves(self, company: Company, number: int, revenue: float) -> bool:
        """Whether the revenue of a round or two is better kept for a train."""
        top = self.top()
        missing = self.types[top].price - self.treasury[company]
        trains = self.trains[company]
        if missing <= 0 or missing > 2 * revenue:
            return False
        phase = self.phases[self.phase - 1]
        if len(trains) >= phase.limit and not phase.is_obsolete[trains[0]]:
            return False
        waits = 1 if missing <= revenue else 2
        later = min(self.rounds - number - waits + 1, self.use(top))
        if later < 1:
            return False
        space = self.spaces[company]
        step = self.price[self.chart.dividend[space]] - self.price[self.chart.withhold[space]]
        return 0.1 * self.gain(company, top, trains) * later > waits * (0.1 * revenue + step)

    def buy_trains(self, seat: Seat, number: int) -> bool:
        """The purchase that adds most; whether there was one."""
        best, best_gain, cost = NO_COMPANY, 0.0, 0.0
        for company in self.companies:
            if self.director[company] != seat:
                continue
            gain, price = self.prospects(company, number, seat)
            missing = price - self.treasury[company]
            if missing > 0 and (self.trains[company] or missing > self.cash[seat]):
                continue
            gain = 0.1 * self.tenths(seat, company) * gain - 1.2 * max(0.0, missing)
            if gain > best_gain:
                best, best_gain, cost = company, gain, price
        if best < 0:
            return False
        self.cash[seat] -= max(0.0, cost - self.treasury[best])
        self.treasury[best] = max(0.0, self.treasury[best] - cost)
        self.take_train(best)
        return True

    def take_train(self, company: Company) -> None:
        """The top train goes to a company, in the place of its oldest one if it has as many as it may."""
        held = self.trains[company]
        if len(held) >= self.phases[self.phase - 1].limit:
            self.trains[company] = held[1:]
        train = self.draw()
        self.trains[company] = held_with(self.trains[company], train, self.phases[self.phase - 1].limit)

    def deal(self, seat: Seat, number: int) -> bool:
        """Found a second company with the cash there is, or buy the best share; whether anything was bought."""
        directs = sum(1 for company in self.companies if self.director[company] == seat)
        held = sum(self.held[seat])
        owned = held + directs
        cash = self.cash[seat]
        if owned >= 5:
            return False
        if not self.starves_gulliver():
            if directs < 2 and number < self.rounds and cash >= 250:
                return self.found(seat)
            if directs < 2 and held >= 3:
                return False
        best = self.best_share(seat, number)
        if best < 0:
            return False
        self.take_share(seat, best)
        return True

    def best_share(self, seat: Seat, number: int) -> Company:
        """The company of which a share that the seat can pay for promises most; NO_COMPANY if none does."""
        cash, chart = self.cash[seat], self.chart
        later = self.rounds - number + 2
        best, best_gain = NO_COMPANY, 0.0
        for company in self.companies:
            if self.bank[company] and (price := self.price[self.spaces[company]]) <= cash:
                gain = 0.1 * self.worth(company, self.trains[company], self.phase) * later
                ahead = min(self.spaces[company] % chart.columns + later, chart.columns - 1)
                gain += chart.top[ahead] - price if gain else -10
                if gain > best_gain:
                    best, best_gain = company, gain
        return best

    def take_share(self, seat: Seat, company: Company) -> None:
        self.bank[company] -= 1
        self.held[seat][company] += 1
        self.cash[seat] -= self.price[self.spaces[company]]

    def starves_gulliver(self) -> bool:
        """Whether Gulliver can still be kept from founding: he must first get three shares (L-461, L-462)."""
        if not self.position.setup.has_gulliver:
            return False
        gulliver = self.position.setup.all_seats[-1]
        return sum(self.held[gulliver]) < 3 and self.director.count(gulliver) == 1

    def found(self, seat: Seat) -> bool:
        """At the highest price that can be paid, on the best track there is."""
        chart = self.chart
        column = max(column for column in range(chart.columns) if FOUNDING * chart.top[column] <= self.cash[seat])
        company = Company(SIZE + sum(1 for one in self.companies if one >= SIZE))
        if company >= len(self.director):
            return False
        best = max(range(len(self.companies)), key=lambda place: self.single(self.network[self.companies[place]], 4))
        self.network[company] = self.network[self.companies[best]]
        self.know(company)
        self.director[company] = seat
        self.spaces[company] = column
        self.cash[seat] -= FOUNDING * chart.top[column]
        self.treasury[company] = 0.0 if self.position.is_gulliver(seat) else 10.0 * chart.top[column]
        self.companies.append(company)
        return True

    def gulliver(self, seat: Seat, number: int) -> None:
        """A share or a company, then the train of the round."""
        own = [company for company in self.companies if self.director[company] == seat]
        held = sum(self.held[seat])
        if held < 3:
            fitting = [
                company
                for company in self.companies
                if self.bank[company] and self.price[self.spaces[company]] <= self.cash[seat]
            ]
            if fitting:
                self.take_share(seat, fitting[number % len(fitting)])
        elif len(own) == 1 and self.cash[seat] >= 250 and self.found(seat):
            self.network[self.companies[-1]] = self.network[own[0]]
            self.know(self.companies[-1])
            own.append(self.companies[-1])
        own.sort(key=lambda company: (len(self.trains[company]), min(self.trains[company], default=0)))
        self.take_train(own[0])

    def totals(self) -> list[float]:
        """Cash, certificates, copy cards, and what is still in hand."""
        position = self.position
        found = self.cash
        figures = position.setup.components.figures
        for company in self.companies:
            self.share_out(company, self.price[self.spaces[company]])
        left = self.rounds - self.now + 1
        for seat in position.setup.all_seats:
            found[seat] += position.copies[seat] * figures.copy_card_value
            for character in position.held_characters(seat):
                found[seat] += character.cash_per_round * self.rounds + character.round_cash * (left - 1)
                for tile in character.tiles:
                    if position.railmap.supply[tile] > 0:
                        found[seat] += min(COPY, 5.0 * left)
        if left > 1:
            for company in position.queue:
                director = position.director[company]
                if not position.is_gulliver(director) and position.trains[company]:
                    cities = plains = 0
                    for cell in reached(position.railmap, Company(company)).open_cells:
                        if (cell[0] + cell[1]) & 1:
                            cities += 1
                        else:
                            plains += 1
                    found[director] += (left - 1) * (OPEN_CITY * min(cities, ENDS) + OPEN_PLAIN * min(plains, ENDS))
        return found


def held_with(trains: tuple[int, ...], train: int, limit: int) -> tuple[int, ...]:
    """One train more, the best ones if they are too many."""
    held = tuple(sorted((*trains, train)))
    return held[len(held) - limit :] if len(held) > limit else held
