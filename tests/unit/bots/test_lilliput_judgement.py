"""Small positions of 18Lilliput where the right decision is clear."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

import pytest

from roundhouse.bots.contract import Bot
from roundhouse.bots.lilliput.forecast import forecast
from roundhouse.bots.lilliput.planner import LilliputPlanner
from roundhouse.bots.lilliput.search import LilliputSearch
from roundhouse.games.lilliput.game import LilliputGame
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.contract import State, View
from roundhouse.kernel.rng import Stream
from roundhouse.match.bot_decisions import bot_decision
from unit.lilliput.positions import homes, play, position, to_running

THINKERS = {"planner": LilliputPlanner, "search": lambda: LilliputSearch(iterations=30)}


@pytest.fixture(params=list(THINKERS))
def bot(request) -> Bot:
    return THINKERS[request.param]()


class OneTable(LilliputGame):
    """Drawn positions lack cards that a view must show: here a bot samples the position itself."""

    def __init__(self, state: LilliputState) -> None:
        super().__init__()
        self.state = state

    def sampler(self, view: View) -> Callable[[Stream], State]:  # noqa: ARG002
        return lambda _: self.state.copy()


def decision(bot: Bot, state: LilliputState) -> str:
    rng = Stream(sha256(b"judgement").digest())
    return str(bot.choose(bot_decision(OneTable(state), state, bot, rng, 1.0)))


def test_it_pays_when_there_is_nothing_to_buy(bot):
    state = position(2, trains={"red": "5", "blue": "5"}, phase=7, top="4D", round=7, treasury={"red": 0})
    to_running(state)

    assert decision(bot, state) == "pay red"


def test_it_keeps_what_it_needs_to_run_at_all(bot):
    """Its only train is about to rust; one that does not lies in the pool, for those who withhold."""
    state = position(
        2,
        trains={"red": "2", "blue": "5"},
        treasury={"red": 300, "blue": 0},
        phase=4,
        top="5",
        pool="4",
        round=5,
        tiles={**homes(2), (2, 0): "YP-S 0", (3, 0): "YC-S 0"},
    )
    to_running(state)
    while state.active != 0:
        play(state, str(state.legal_actions()[0]))

    assert decision(bot, state) == "withhold red"


def test_it_buys_the_share_that_earns_more(bot):
    state = position(
        2,
        trains={"red": "2", "blue": "3D 3D"},
        phase=6,
        top="4D",
        round=6,
        cash=[120, 0],
        prices={"red": 55, "blue": 55},
    )
    play(state, "card 5 shares")

    assert decision(bot, state) == "buy blue"


def test_it_does_not_rust_its_own_only_train_for_nothing(bot):
    """The top train would rust all 3-trains; red could not even use it, having a better one that becomes obsolete."""
    state = position(
        2,
        trains={"red": "3", "blue": "4D"},
        treasury={"red": 60, "blue": 0},
        cash=[600, 0],
        directors={"orange": 0},
        phase=6,
        top="4D",
        round=8,
        turn=3,
        tiles={**homes(2), (2, 0): "YP-S 0", (3, 0): "GC 0 orange!"},
    )
    state.treasury[4] = 0
    play(state, "card 8 trains")

    assert decision(bot, state) != "train bank red return 3"


def test_a_tile_that_adds_to_a_run_is_better_than_five_pounds(bot):
    state = position(
        2,
        trains={"red": "3", "blue": "2"},
        phase=3,
        top="3",
        round=3,
        turn=3,
        taken=(5, 8, 9),
        tiles={**homes(2), (2, 0): "YP-S 0"},
    )

    chosen = decision(bot, state)

    assert chosen.startswith(("card 2", "card 3 yellow"))


def test_a_train_for_an_empty_company_is_worth_more_than_cash(bot):
    state = position(2, trains={"blue": "4"}, phase=4, top="4", round=4, turn=3, taken=(2, 3, 5), copies=[0, 0])

    assert decision(bot, state) == "card 8 trains"


def test_the_forecast_of_a_finished_game_is_its_score():
    state = position(2, trains={"red": "2", "blue": "2"}, round=8)
    to_running(state)
    while not state.is_over:
        play(state, str(state.legal_actions()[0]))

    assert forecast(state) == [float(total) for total in state.scores()]


def test_more_money_is_never_worse_in_the_forecast():
    poor = forecast(position(2, trains={"red": "2", "blue": "2"}, cash=[30, 30], round=6))
    rich = forecast(position(2, trains={"red": "2", "blue": "2"}, cash=[90, 30], round=6))

    assert rich[0] >= poor[0] + 60
