"""The benchmark of our search beside OpenSpiel's: their bots fill the time they are given, and sit at our table."""

from __future__ import annotations

import pytest
from benchmarks.openspiel_search import FEWEST, SEARCHERS, Pace, SpielBot, experiences, playouts

import roundhouse as rh
from roundhouse.bots.roster import make_bot
from roundhouse.match.bot_decisions import bot_decision


def decision_of(name, bot, steps):
    """What the bot is told after some random actions, at a decision with something to choose."""
    game = rh.game(name)
    state, rng = game.start(2, 5), rh.Stream(rh.seed_bytes(5))
    while steps > 0 or len(state.legal_actions()) == 1:
        state.push(rng.choice(state.legal_actions()))
        steps -= 1
    return state, bot_decision(game, state, bot, rng, 1.0)


@pytest.mark.parametrize("first_guess", [1.0, 100.0, 1000.0])
@pytest.mark.parametrize("costs", [[0.001], [0.02], [0.01, 0.001], [0.001, 0.03, 0.002]])
def test_simulations_fill_the_time_on_average(first_guess, costs):
    """Whatever a simulation costs and however wrong the first guess was."""
    pace = Pace(0.2, rate=first_guess)
    for number in range(600):
        simulations = pace.simulations()
        pace.note(simulations, simulations * costs[number % len(costs)])
    assert pace.spent / pace.decisions == pytest.approx(0.2, rel=0.1)


def test_there_is_always_a_search_however_late_it_is():
    pace = Pace(0.2)
    pace.note(10, 100.0)
    assert pace.simulations() == FEWEST


def test_a_search_that_was_over_early_is_not_believed_at_once():
    pace = Pace(0.2, rate=100.0)
    pace.note(1000, 0.001)
    assert pace.simulations() <= 2 * 0.2 * 200.0


@pytest.mark.parametrize("name", SEARCHERS)
def test_their_bots_choose_something_legal_and_leave_the_table_alone(name):
    searcher = SEARCHERS[name]
    bot = SpielBot(searcher, 0.2)
    bot.pace.rate = 20.0  # four simulations
    for steps in (0, 40):
        state, decision = decision_of(searcher.game, bot, steps)
        before = state.to_dict()
        assert state.why_not(bot.choose(decision)) is None
        assert state.to_dict() == before
    assert bot.pace.decisions == 2


def test_what_cannot_be_chosen_takes_none_of_their_time():
    bot = SpielBot(SEARCHERS["tickets-rollouts"], 0.2)
    _, decision = decision_of("tickets", bot, 10)
    only = rh.game("tickets").start(2, 5).legal_actions()[:1]
    told = type(decision)(decision.game, decision.seat, decision.view, only, decision.rng, 1.0)
    assert bot.choose(told) is only[0]
    assert bot.pace.decisions == 0


@pytest.mark.parametrize(("name", "judge"), [("tickets", playouts), ("lilliput", experiences)])
def test_our_judgement_is_what_openspiel_expects(name, judge):
    """By player, from -1 to 1, and the sum is nothing."""
    state, decision = decision_of(name, make_bot("search", name), 40)
    values = judge(decision, decision.sampler(decision.rng))(state)
    assert len(values) == 2
    assert sum(values) == pytest.approx(0)
    assert 0 < max(values) <= 1
