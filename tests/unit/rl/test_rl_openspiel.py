"""OpenSpiel's own tests and bots on both games, and what else our states promise."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import roundhouse as rh
from roundhouse import rl
from roundhouse.rl.openspiel import Held
from unit.rl.rl_cases import CASES

rl.register_openspiel()
GAMES = [f"roundhouse_{game}(players={players})" for game, players in CASES]
TESTS = Path(__file__).parents[2]
VARIANTS = [
    f"roundhouse_tickets(players=3,board={TESTS / 'boards' / 'islands.toml'})",
    f"roundhouse_lilliput(window=2,brobdingnag=True,scenario={TESTS / 'landscapes' / 'mixed.toml'})",
    "roundhouse_lilliput(window=1,expert=True,scenario=the-mountains,first_player=1)",
]
SMALL = ["roundhouse_tickets(players=2)", "roundhouse_lilliput(players=2,window=2)"]


def dealt(text, deal=7, steps=0):
    state = pyspiel.load_game(text).new_initial_state()
    state.apply_action(deal)
    rng = np.random.RandomState(deal)
    for _ in range(steps):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("games", [1, pytest.param(10, marks=pytest.mark.soak)])  # ten is what their own games play
@pytest.mark.parametrize("text", [*GAMES, *VARIANTS])
def test_openspiel_random_sim_test(text, games, monkeypatch):
    """It raises at the first thing it does not like: clones, masks, tensors, serialized states, returns."""
    applied, apply = [], Held.apply
    monkeypatch.setattr(Held, "apply", lambda held, number: (applied.append(number), apply(held, number)))
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=games, serialize=True, verbose=False)
    assert len(applied) > 100 * games


def test_options_of_a_game_are_parameters():
    state = dealt(VARIANTS[2])
    options = state.held.play.state.setup.options
    assert (options["expert"], options["scenario"], state.held.play.state.first) == (True, "the-mountains", 1)
    assert dealt(VARIANTS[0]).held.play.state.setup.board.name == "islands"


@pytest.mark.parametrize("text", SMALL)
def test_the_mcts_bot_of_openspiel_plays(text):
    state, rng = dealt(text), np.random.RandomState(1)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 6, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("text", SMALL)
def test_the_is_mcts_bot_of_openspiel_plays(text):
    """It asserts by itself that every sample has the same information state as the truth."""
    state, rng = dealt(text, steps=20), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.4,
        max_simulations=6,
        random_state=rng,
    )
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("text", GAMES)
def test_the_deal_is_a_chance_node_at_the_root(text):
    state = pyspiel.load_game(text).new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == state.get_game().max_chance_outcomes() == 1000
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    assert state.get_game().max_chance_nodes_in_history() == 1
    state.apply_action(3)
    assert not state.is_chance_node()
    assert str(state) == str(dealt(text, deal=3))
    assert str(state) != str(dealt(text, deal=4))


@pytest.mark.parametrize("text", GAMES)
def test_a_clone_goes_its_own_way(text):
    state = dealt(text, steps=25)
    before, history = str(state), state.history()
    for clone in (state.clone(), copy.deepcopy(state)):
        assert str(clone) == before
        assert clone.history() == history
        clone.apply_action(clone.legal_actions()[0])
        assert str(state) == before
    assert state.clone().held.play.setting is state.held.play.setting  # what cannot change is shared, not copied


@pytest.mark.parametrize("text", GAMES)
def test_a_state_is_serialized_by_position_not_played_again(text, monkeypatch):
    game, state = pyspiel.load_game(text), dealt(text, steps=25)
    written, pickled = state.serialize(), pickle.dumps(state)

    def never(*_):
        raise AssertionError("played again")

    monkeypatch.setattr(Held, "apply", never)
    monkeypatch.setattr(Held, "deal", never)
    for read in (game.deserialize_state(written), pickle.loads(pickled)):
        assert str(read) == str(state)
        assert read.history() == state.history()
        for player in range(game.num_players()):
            assert read.information_state_string(player) == state.information_state_string(player)
            assert read.observation_tensor(player) == state.observation_tensor(player)


@pytest.mark.parametrize("text", GAMES)
def test_a_resampled_state_looks_the_same_to_its_player(text):
    for steps in (0, 1, 30):
        state = dealt(text, steps=steps)
        for player in range(state.get_game().num_players()):
            sample = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert sample.information_state_string(player) == state.information_state_string(player)
            assert sample.information_state_tensor(player) == state.information_state_tensor(player)
            assert sample.observation_string(player) == state.observation_string(player)
            assert sample.observation_tensor(player) == state.observation_tensor(player)
            assert str(sample) != str(state)
            if player == state.current_player():
                assert sample.legal_actions() == state.legal_actions()


def test_an_information_state_remembers_the_order_in_which_things_were_done():
    """Two orders of claims that lead to the same table are two information states and one observation."""
    state = dealt("roundhouse_lilliput(players=2)")
    other = state.clone()
    other.held.log = (5,)
    assert state.observation_string(0) == other.observation_string(0)
    assert state.information_state_string(0) != other.information_state_string(0)
    assert state.information_state_tensor(0) != other.information_state_tensor(0)


def test_nobody_is_told_which_tickets_another_kept():
    state = dealt("roundhouse_tickets(players=2)")
    other = state.clone()
    choices = state.legal_actions()
    state.apply_action(choices[0])
    other.apply_action(choices[1])
    assert state.information_state_string(0) != other.information_state_string(0)
    assert state.information_state_string(1) == other.information_state_string(1)
    assert state.information_state_tensor(1) == other.information_state_tensor(1)


@pytest.mark.parametrize("text", SMALL)
def test_an_illegal_action_is_an_error_and_changes_nothing(text):
    state = dealt(text, steps=10)
    before, history = str(state), state.history()
    masked = next(number for number, legal in enumerate(state.legal_actions_mask()) if not legal)
    with pytest.raises((rh.InvalidAction, pyspiel.SpielError)):
        state.apply_action(masked)
    assert str(state) == before
    assert state.history() == history


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("roundhouse_tickets(players=6)", "players: tickets is for 2 to 5 players, not 6"),
        ("roundhouse_lilliput(players=1)", "needs at least 2 players, not 1"),
        ("roundhouse_lilliput(window=21)", "window: must be a whole number from 1 to 20, not 21"),
        ("roundhouse_tickets(rewards=gold)", "rewards: 'gold' is not one of win, score"),
        ("roundhouse_tickets(deals=0)", "deals: must be from 1 to 1000000, not 0"),
    ],
)
def test_bad_parameters_are_answered_with_one_sentence(text, sentence):
    with pytest.raises(rh.InvalidOption) as caught:
        pyspiel.load_game(text)
    assert sentence in str(caught.value)


@pytest.mark.parametrize("text", GAMES)
def test_actions_are_written_in_the_notation_of_the_game(text):
    state = dealt(text, steps=15)
    player = state.current_player()
    game = rh.game(state.held.key[0])
    written = [state.action_to_string(player, action) for action in state.legal_actions()]
    assert len(set(written)) == len(written)
    for line in written:
        assert state.held.play.state.why_not(game.parse(line)) is None
    assert state.action_to_string(player, 1) in ("draw", "done")  # legal or not, a number means something


@pytest.mark.parametrize(("game", "players"), CASES)
def test_returns_are_the_rewards_and_games_are_shorter_than_promised(game, players):
    for rewards in ("win", "score"):
        state = dealt(f"roundhouse_{game}(players={players},rewards={rewards})")
        assert state.returns() == [0.0] * players
        rng = np.random.RandomState(4)
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        assert state.returns() == state.held.play.rewards()
        assert sum(state.returns()) == pytest.approx(0, abs=1e-6)
        assert max(map(abs, state.returns())) <= state.get_game().max_utility()
        assert len(state.history()) <= state.get_game().max_game_length() / 2


SHARED_PARAMETERS = {"players": 2, "rewards": "win", "deals": 1000, "first_player": -1}
OWN_PARAMETERS = {
    "roundhouse_tickets": {"board": "usa"},
    "roundhouse_lilliput": dict.fromkeys(("allenbeck", "brobdingnag", "expert", "laputa", "two_characters"), False)
    | {"scenario": "", "window": 4},
}


@pytest.mark.parametrize(
    ("text", "name", "most", "longest"),
    [
        ("roundhouse_tickets(players=2)", "Ticket to Ride (USA)", 5, 673),
        ("roundhouse_tickets(players=5)", "Ticket to Ride (USA)", 5, 2989),
        ("roundhouse_lilliput(players=2)", "18Lilliput", 4, 1180),
        ("roundhouse_lilliput(players=4)", "18Lilliput", 4, 2080),
    ],
)
def test_what_openspiel_is_told_of_a_game_does_not_change(text, name, most, longest):
    game = pyspiel.load_game(text)
    kind = game.get_type()
    assert (kind.long_name, kind.min_num_players, kind.max_num_players) == (name, 2, most)
    assert game.max_game_length() == longest
    assert kind.parameter_specification == SHARED_PARAMETERS | OWN_PARAMETERS[text.partition("(")[0]]


def test_python_ends_without_a_fault_after_using_the_games():
    """OpenSpiel lets go of what was registered after Python has ended."""
    code = "import pyspiel, roundhouse.rl.openspiel; pyspiel.load_game('roundhouse_tickets').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0
