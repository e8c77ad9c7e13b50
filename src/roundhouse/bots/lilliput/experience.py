"""What a position is worth by experience: what a seat has, weighed by how much that brought in a thousand games.

The forecast tells how a position goes on if nobody does anything special, and in the first rounds that is hardly ever
what happens. Here nothing is foretold (but a turn that is over is settled by simple rules): every seat's standing is a
short list of figures, and `experience.toml` says for each round what they are worth at the end. `python -m
benchmarks.experience` plays the games and finds the weights. They were games of two players; what was learned holds
with three and four.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache

from roundhouse.bots.lilliput.earnings import Earnings
from roundhouse.bots.lilliput.turnwise import settle
from roundhouse.games.lilliput.flow.scoring import scores
from roundhouse.games.lilliput.ids import Company
from roundhouse.games.lilliput.map.reach import reached
from roundhouse.games.lilliput.position import SIZE, Position, Stage
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.package_files import folder_of

FIGURES = (
    "turns",  # still to come in this round
    "cash",
    "copies",  # copy cards
    "tiles",  # of characters, not yet laid
    "fund",  # cash towards a second company ...
    "founds",  # ... and whether it is enough
    "value",  # of all certificates, now
    "rising",  # ... at the end, if every round pays a dividend
    "income",  # dividends of a round, now
    "lasting",  # ... from trains that outlast the next phase
    "near",  # ... from a train of range 3 on the track there is
    "far",  # ... of range 5
    "companies",  # directed; of these:
    "treasury",
    "price",
    "own",  # shares of them that the director has
    "others",  # ... and those of companies of others
    "trains",
    "newest",  # type of the newest train
    "life",  # revenue of all trains over the rounds that each will probably run
    "forever",  # trains that will run until the end
    "obsolete",
    "idle",  # companies without a train
    "missing",  # what these lack for the next one
    "affords",  # companies that could pay for the next train
    "track",  # cells reached
    "cities",  # ends of track where a city could be laid
    "plains",
    "stations",
    "short",  # revenue of a train of range 3
    "long",  # ... of range 5
    "unused",  # what a train of range 3 would earn more than all trains do now
)
FOUNDS = 250  # pounds that found a company at the lowest price
MOST_COMPANIES = 2
NEAR, FAR = 3, 5  # ranges of trains
ENDS = 3  # more ends of track are of no use
MOST_TREASURY = 900
_NOT_YET = frozenset({Stage.AFTER, Stage.JUSTICE, Stage.OFFER, Stage.RUN})  # played on to the next turn before judging


@cache
def weights() -> list[list[float]]:
    """By round, for each figure what one of it is worth at the end."""
    text = folder_of(__package__).joinpath("experience.toml").read_text("utf-8")
    table = tomllib.loads(text)
    by_figure = [table[name] for name in FIGURES]
    return [list(column) for column in zip(*by_figure, strict=True)]


def experienced(state: LilliputState) -> list[float]:
    """By seat: how many points a position promises; only what they differ by means anything."""
    if _is_between(state):
        state = state.copy()
        settle(state)
    if state.stage is Stage.OVER:
        return [float(total) for total in scores(state)]
    known = weights()
    worth = known[max(0, len(known) - _rounds_left(state))]  # counted from the end: some games have a round more
    return [sum([figure * each for figure, each in zip(row, worth, strict=True)]) for row in standing(state)]


def _is_between(state: Position) -> bool:
    """Whether the turn is over but the next one has not begun."""
    stage = state.stage
    return stage in _NOT_YET or bool(state.running) or (stage is Stage.EXCESS and state.resume is Stage.RUN)


def standing(position: Position) -> list[list[float]]:
    """By seat: its figures."""
    earnings = Earnings(position)
    found: list[dict[str, float]] = [dict.fromkeys(FIGURES, 0.0) for _ in range(position.seats)]
    lost, stations = _lost_next(earnings), _stations(position)
    for company in position.queue:
        director = found[position.director[company]]
        _add_certificates(found, earnings, company, lost)
        _add_trains(director, earnings, company)
        _add_track(director, earnings, company)
        director["companies"] += 1
        director["stations"] += stations[company]
    for seat, row in zip(position.setup.all_seats, found, strict=True):
        row["turns"] = _turns_left(position, seat)
        row["cash"] = cash = position.cash[seat]
        row["copies"] = position.copies[seat]
        if row["companies"] < MOST_COMPANIES:
            row["fund"] = min(cash, FOUNDS)
            row["founds"] = cash >= FOUNDS
        for character in position.held_characters(seat):
            row["tiles"] += sum([position.railmap.supply[tile] > 0 for tile in character.tiles])
    return [list(row.values()) for row in found]


def _add_certificates(
    found: list[dict[str, float]], earnings: Earnings, company: Company, lost: Sequence[bool]
) -> None:
    """What the certificates of a company are worth to those who have them."""
    position, chart = earnings.position, earnings.chart
    trains, phase, space = position.trains[company], position.phase, position.spaces[company]
    price = earnings.price[space]
    end = chart.top[min(space % chart.columns + _rounds_left(position), chart.columns - 1)]
    kept = tuple([train for train in trains if not lost[train]])
    income = 0.1 * earnings.worth(company, trains, phase)
    lasting = 0.1 * earnings.worth(company, kept, min(phase + 1, len(earnings.phases)))
    near, far = 0.1 * earnings.single(company, NEAR), 0.1 * earnings.single(company, FAR)
    director, founding = position.director[company], position.setup.components.figures.director_shares
    for seat, row in enumerate(found):
        shares = position.shares[seat * SIZE + company]
        row["own" if director == seat else "others"] += shares
        tenths = shares + (founding if director == seat else 0)
        if tenths:
            row["value"] += tenths * price
            row["rising"] += tenths * end
            row["income"] += tenths * income
            row["lasting"] += tenths * lasting
            row["near"] += tenths * near
            row["far"] += tenths * far


def _add_trains(row: dict[str, float], earnings: Earnings, company: Company) -> None:
    """What a company has, and could have, to run with."""
    position = earnings.position
    trains, treasury = position.trains[company], position.treasury[company]
    left = _rounds_left(position)
    obsolete = earnings.phases[position.phase - 1].is_obsolete
    cost = earnings.types[earnings.top()].price * earnings.percents[position.director[company]]
    row["treasury"] += min(treasury, MOST_TREASURY)
    row["price"] += earnings.price[position.spaces[company]]
    row["trains"] += len(trains)
    row["affords"] += treasury >= cost
    for train in trains:
        use = earnings.use(train)
        row["newest"] = max(row["newest"], train + 1)
        row["life"] += 0.1 * min(use, left) * earnings.alone(company, train, position.phase)
        row["forever"] += use >= left
        row["obsolete"] += obsolete[train]
    if not trains:
        row["idle"] += 1
        row["missing"] += max(0.0, cost - treasury)


def _add_track(row: dict[str, float], earnings: Earnings, company: Company) -> None:
    """What a company's network is good for."""
    position = earnings.position
    network = reached(position.railmap, company)
    cities = sum([(x + y) & 1 for x, y in network.open_cells])
    near = earnings.single(company, NEAR)
    row["track"] += len(network.cells)
    row["cities"] += min(ENDS, cities)
    row["plains"] += min(ENDS, len(network.open_cells) - cities)
    row["short"] += near
    row["long"] += earnings.single(company, FAR)
    row["unused"] += near - earnings.worth(company, position.trains[company], position.phase)


def _rounds_left(position: Position) -> int:
    return position.setup.rounds - position.round + 1


def _stations(position: Position) -> list[int]:
    """By company: its stations on the map."""
    found = [0] * SIZE
    for companies in position.railmap.stations.values():
        for company in companies:
            found[company] += 1
    return found


def _lost_next(earnings: Earnings) -> Sequence[bool]:
    """By train type: whether it is obsolete now, or will be or rust with the next phase."""
    phases, phase = earnings.phases, earnings.position.phase
    lost = list(phases[phase - 1].is_obsolete)
    if phase < len(phases):
        following = phases[phase]
        for train in range(len(lost)):
            lost[train] = lost[train] or train in following.rusts or train in following.obsolete
    return lost


def _turns_left(position: Position, seat: Seat) -> int:
    """How many turns of this round a seat still has; one that was begun does not count."""
    players = position.setup.players
    place = (seat - position.first) % players
    begun = position.stage is not Stage.TURN
    return sum([turn >= position.turn + begun for turn in (place, 2 * players - 1 - place)])
