"""The players of Ticket to Ride: always legal, the same with the same chance, and able to say why."""

from __future__ import annotations

from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.bots.contract import Bot
from roundhouse.bots.roster import bot_names, make_bot
from roundhouse.bots.tickets.greedy import TicketsGreedy
from roundhouse.bots.tickets.planner import TicketsPlanner
from roundhouse.bots.tickets.search import TicketsSearch
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.match.bot_decisions import bot_decision, seen_since
from roundhouse.sim.simulate import simulate
from unit.bots.tickets_decisions import GAME, decision, positions_of_random_game

ISLANDS = Path(__file__).parents[2] / "boards" / "islands.toml"
BOTS = {
    "greedy": TicketsGreedy,
    "planner": TicketsPlanner,
    "search": lambda: TicketsSearch(iterations=6),
}


@pytest.fixture
def strict() -> Catalogue:
    return Catalogue("en", strict=True)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("board", ["usa", "islands"])
def test_every_choice_is_legal(name: str, players: int, board: str) -> None:
    bot = BOTS[name]()
    start = GAME.start(players, players, board=ISLANDS if board == "islands" else "usa")
    asked = 0
    for state in positions_of_random_game(start, players, every=23):
        action = bot.choose(decision(state, bot))
        assert state.why_not(action) is None, (str(action), state.to_dict())
        asked += 1
    assert asked > 2


def test_the_roster_knows_them() -> None:
    assert {"random", "greedy", "planner", "search"} <= set(bot_names("tickets"))
    assert isinstance(make_bot("search(iterations=5)", "tickets"), TicketsSearch)


def played(bots: list[Bot], seed: int, decisions: int) -> list[str]:
    """The first actions of a game between bots, as a table plays it."""
    state = GAME.start(len(bots), seed)
    streams = [rh.Stream(rh.seed_bytes(100 * seed + seat)) for seat in range(len(bots))]
    made: list[tuple[rh.Action, rh.Seat]] = []
    while (seat := state.active_seat) is not None and len(made) < decisions:
        since = seen_since(GAME, seat, made)
        action = bots[seat].choose(bot_decision(GAME, state, bots[seat], streams[seat], 0.05, since))
        state.apply(action)
        made.append((action, seat))
    return [str(action) for action, _ in made]


def test_a_search_that_counts_decides_the_same_every_time() -> None:
    once = played([TicketsSearch(iterations=24), TicketsPlanner()], 4, 30)
    again = played([TicketsSearch(iterations=24), TicketsPlanner()], 4, 30)

    assert len(once) == 30
    assert once == again


def test_a_search_follows_the_planner_until_somebody_builds() -> None:
    assert played([TicketsSearch(iterations=24), TicketsPlanner()], 6, 24) == played(
        [TicketsPlanner(), TicketsPlanner()], 6, 24
    )


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_search_goes_its_own_ways_with_two_players_only(players: int) -> None:
    others = [TicketsPlanner()] * (players - 1)
    alike = played([TicketsSearch(iterations=24), *others], 6, 60 * players) == played(
        [TicketsPlanner(), *others], 6, 60 * players
    )
    assert alike == (players > 2)


def test_a_search_without_time_falls_back_on_its_ranking() -> None:
    bot = TicketsSearch(seconds=1e-9)
    state = GAME.start(2, 5)

    assert state.why_not(bot.choose(decision(state, bot))) is None
    explained = bot.explain()
    assert explained is not None
    assert explained.unit == "points"


@pytest.mark.parametrize("name", ["planner", "search"])
def test_it_says_why(name: str, strict: Catalogue) -> None:
    bot = BOTS[name]()
    assert bot.explain() is None
    codes = set()
    for state in positions_of_random_game(GAME.start(2, 8), 8, every=9):
        action = bot.choose(decision(state, bot))
        explained = bot.explain()
        assert explained is not None
        assert explained.choice.action == action
        values = [explained.choice.value, *(other.value for other in explained.others)]
        assert values == sorted(values, reverse=True)
        assert len({action, *(other.action for other in explained.others)}) == 1 + len(explained.others)
        assert all(state.why_not(other.action) is None for other in explained.others)
        assert len(explained.others) <= 2
        assert explained.unit == "points" or all(0 <= value <= 1 for value in values)
        for reason in explained.plan:
            assert strict.text(f"reason-{reason.code}", you="no", **reason.params)
            codes.add(reason.code)
    assert {"ticket-way", "routes-left", "turns-left"} <= codes


def test_the_better_bots_win() -> None:
    """A few games only: how much better they are is measured elsewhere."""
    for better, worse in (("greedy", "random"), ("planner", "greedy")):
        outcomes = simulate("tickets", [better, worse], 5, seed=2) + simulate("tickets", [worse, better], 5, seed=2)
        ahead = [outcome.scores[0] - outcome.scores[1] for outcome in outcomes[:5]]
        ahead += [outcome.scores[1] - outcome.scores[0] for outcome in outcomes[5:]]
        assert sum(ahead) > 0, (better, worse, ahead)
