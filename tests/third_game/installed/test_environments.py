"""Kuhn poker in PettingZoo, OpenSpiel and many games at once: all that its package did for it was to be a game."""

from __future__ import annotations

import json
import warnings
from functools import partial
from importlib import import_module
from itertools import product

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import roundhouse as rh
from roundhouse import rl
from roundhouse.rl.play import Play
from roundhouse.rl.setting import setting
from unit.rl.rl_cases import play_out, positions

with warnings.catch_warnings():  # where pygame is installed it imports one of its own old names, which warns
    warnings.simplefilter("ignore")
    own_test = import_module("pettingzoo.test.api_test")
    from pettingzoo.test import api_test, seed_test

rl.register_openspiel()
NAMES = ["left", "bet", "call", "check", "fold"]


@pytest.fixture
def on_their_list(monkeypatch):
    """PettingZoo warns of every dictionary as observation unless the name of the environment is on its own list."""
    for listed in ("env_obs_dicts", "env_obs_space"):
        monkeypatch.setattr(own_test, listed, [*getattr(own_test, listed), "roundhouse_kuhn_v0"])


@pytest.mark.parametrize("rotate", [False, True])
def test_pettingzoo_api_test(rotate, on_their_list, capsys):
    api_test(rl.env("kuhn", rotate=rotate), num_cycles=400)
    assert "Passed API test" in capsys.readouterr().out


def test_pettingzoo_seed_test():
    seed_test(partial(rl.env, "kuhn"), num_cycles=200)


def test_gymnasium_check_env():
    check_env(rl.gym_env("kuhn"))


@pytest.mark.parametrize("text", ["roundhouse_kuhn", "roundhouse_kuhn(hands=1,rewards=score)"])
def test_openspiel_random_sim_test(text):
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=20, serialize=True, verbose=False)


def test_a_playthrough_of_openspiel_is_written():
    told = generate_playthrough.playthrough("roundhouse_kuhn(hands=1,deals=6)", None, seed=1)
    assert 'GameType.long_name = "kuhn"' in told
    assert "GameType.parameter_specification = [" in told
    assert 'StringLegalActions() = ["bet", "check"]' in told


def test_is_mcts_of_openspiel_plays_a_game():
    """It asserts by itself that every sample has the same information state as the truth."""
    state, rng = pyspiel.load_game("roundhouse_kuhn(hands=4)").new_initial_state(), np.random.RandomState(1)
    state.apply_action(3)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.4,
        max_simulations=20,
        random_state=rng,
    )
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) == 0


def test_actions_are_numbered_by_their_notation_and_masks_are_exact():
    made = setting("kuhn")
    assert list(made.numbering.names()) == NAMES
    for seed in range(20):
        for play in positions(made, seed):
            expected = {NAMES.index(str(action)) for action in play.state.legal_actions()}
            mask = np.zeros(5, np.int8)
            play.write_mask(mask)
            assert set(mask.nonzero()[0].tolist()) == (expected or {0})


def test_the_layout_is_the_same_for_everybody_and_tells_what_the_view_tells():
    made = setting("kuhn")
    fields = {field.name: field for field in made.encoder.layout.fields}
    assert list(fields) == [
        "active_seat", "card", "chips.0", "chips.1", "first", "hand",
        "played.0", "played.1", "pot", "seat", "won.0", "won.1",
    ]  # fmt: skip
    assert fields["card"].meaning == "one of: jack, king, queen"
    assert fields["hand"].meaning == "the number from 1 to 10 as 0 to 1"
    seen = {}
    for seed in range(30):
        for play in positions(made, seed):
            if play.state.is_over:
                break
            for seat in (rh.Seat(0), rh.Seat(1)):
                numbers = play.observation(seat)
                assert 0 <= numbers.min() <= numbers.max() <= 1
                seen.setdefault(json.dumps(play.state.view(seat)), numbers.tobytes())
                assert seen[json.dumps(play.state.view(seat))] == numbers.tobytes()
    assert len(set(seen.values())) == len(seen)  # different views look different


def test_an_observation_does_not_tell_the_other_card():
    made = setting("kuhn")
    for seed, seat in product(range(20), (rh.Seat(0), rh.Seat(1))):
        play = Play(made, made.start(seed))
        samples = [made.game.sampler(play.state.view(seat))(rh.Stream(rh.seed_bytes(n))) for n in range(6)]
        assert len({tuple(sample.to_dict()["cards"]) for sample in samples}) == 2
        assert len({Play(made, sample).observation(seat).tobytes() for sample in samples}) == 1


def test_many_games_at_once_are_the_same_for_any_number_of_workers():
    def played(workers):
        with rl.vector("kuhn", games=6, workers=workers, seed=5) as runner:
            rows = []
            for _ in range(60):
                arrays = runner.step(runner.arrays.masks.argmax(axis=1))
                rows.append((arrays.observations.tobytes(), arrays.rewards.tobytes()))
            return rows

    assert played(0) == played(2)


def test_the_table_is_drawn_as_text_and_as_pixels():
    for mode in ("ansi", "rgb_array"):
        env = rl.env("kuhn", render_mode=mode)
        env.reset(seed=1)
        drawn = env.render()
        assert "pot: 2" in drawn if mode == "ansi" else drawn.shape[2] == 3
        play_out(env, 1)


def test_an_option_of_the_game_is_a_keyword_and_a_wrong_one_is_told():
    assert setting("kuhn", hands=2).numbering.size == 5
    with pytest.raises(rh.InvalidOption, match="hands: 0 is not a whole number from 1 to 100"):
        rl.env("kuhn", hands=0)
    with pytest.raises(rh.InvalidOption, match="rounds: kuhn has no such option"):
        rl.env("kuhn", rounds=3)
