"""PettingZoo's own tests, and what else this environment promises."""

from __future__ import annotations

import subprocess
import sys
import warnings
from functools import partial
from pathlib import Path
from random import Random

import numpy as np
import pytest
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import roundhouse as rh
from roundhouse import rl
from roundhouse.rl.setting import setting
from unit.rl.rl_cases import CASES, play_out, positions

with warnings.catch_warnings():  # where pygame is installed it imports one of its own old names, which warns
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, seed_test
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

TESTS = Path(__file__).parents[2]


OF_A_DICTIONARY = {  # which they warn of in every environment with masks, but in those of a list of their own
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}


def passes_api_test(env):
    """PettingZoo's own test with its own settings has nothing to say but that observations come with a mask."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(env)
    assert {str(warning.message) for warning in told} == OF_A_DICTIONARY


@pytest.mark.parametrize("rotate", [False, True])
@pytest.mark.parametrize(("game", "players"), CASES)
def test_pettingzoo_api_test(game, players, rotate, capsys):
    passes_api_test(rl.env(game, players=players, rotate=rotate))
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "players"), CASES)
def test_pettingzoo_seed_test(game, players):
    seed_test(partial(rl.env, game, players=players))
    first, second = rl.env(game, players=players), rl.env(game, players=players)
    for env in (first, second):
        env.reset(seed=5)
        play_out(env, 1)
        env.reset()  # goes on from the seed
    assert np.array_equal(first.last()[0]["observation"], second.last()[0]["observation"])


@pytest.mark.parametrize("rotate", [False, True])
@pytest.mark.parametrize(("game", "players"), CASES)
def test_a_game_is_truncated_after_its_cycles(game, players, rotate):
    env = rl.env(game, players=players, max_cycles=3, rotate=rotate)
    env.reset(seed=1)
    assert len(play_out(env, 1)) == 3 * players


def test_pettingzoo_makes_a_parallel_environment_where_a_library_wants_one():
    """We have none of our own (docs/rl.md): only the action of whoever decides counts, as their wrapper says."""
    env = turn_based_aec_to_parallel(rl.env("tickets", players=3))
    observations, infos = env.reset(seed=1)
    rng, rewards = Random(1), {}
    while env.agents:
        acts = {
            agent: rng.choice(observations[agent]["action_mask"].nonzero()[0].tolist() or [0]) for agent in env.agents
        }
        observations, rewards, _, _, infos = env.step(acts)
    assert sum(rewards.values()) == pytest.approx(0)
    assert infos["player_0"]["score_sheet"]["complete"]


@pytest.mark.parametrize("rotate", [False, True])
def test_bots_play_the_last_seats(rotate):
    """Whoever learns is asked for its own seats only; a snapshot goes on as the game did."""
    made = partial(rl.env, "tickets", players=3, opponents=["greedy", "random"], rotate=rotate)
    passes_api_test(made())
    seed_test(made)
    env = made(rewards="score")
    env.reset(seed=4)
    assert env.agents == ["player_0"]
    for _ in range(5):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    taken = env.snapshot()
    first = play_out(env, 7)
    scores, reward = env.game_state.scores(), env.play.rewards()[0]
    assert {agent for agent, _ in first} == {"player_0"}
    assert reward == pytest.approx(scores[0] - (scores[1] + scores[2]) / 2)
    env.restore(taken)
    assert play_out(env, 7) == first
    assert env.game_state.scores() == scores


def test_infos_tell_legal_actions_in_notation_and_at_the_end_the_score_sheet():
    env = rl.env("tickets", players=2)
    env.reset(seed=1)
    game = rh.game("tickets")
    for agent in env.agent_iter():
        observation, _, over, _, info = env.last()
        if over:
            assert info == {"scores": env.game_state.scores(), "score_sheet": env.game_state.score_sheet()}
            env.step(None)
            continue
        legal = info["legal"]
        assert sorted(legal) == observation["action_mask"].nonzero()[0].tolist()
        assert {game.parse(text) for text in legal.values()} <= set(env.game_state.legal_actions())
        assert env.infos[env.possible_agents[1 - int(agent[-1])]] == {}
        env.step(min(legal))
    assert "claim " in repr(legal) or "draw" in repr(legal)


def test_the_state_is_what_all_seats_see():
    env = rl.env("tickets", players=3)
    env.reset(seed=1)
    seen = [env.observe(agent)["observation"] for agent in env.agents]
    assert np.array_equal(env.state(), np.concatenate(seen))
    assert env.state_space.contains(env.state())


OWN = [
    ("tickets", {"board": TESTS / "boards" / "islands.toml"}),
    ("lilliput", {"scenario": TESTS / "landscapes" / "mixed.toml", "brobdingnag": True}),
    ("lilliput", {"expert": True, "two_characters": True, "scenario": "the-mountains"}),
]


@pytest.mark.parametrize(("game", "options"), OWN)
def test_own_boards_landscapes_and_variants_are_played(game, options):
    env = rl.env(game, **options)
    env.reset(seed=1)
    play_out(env, 1)
    assert env.game_state.is_over
    assert env.observe("player_0")["observation"].shape == env.observation_space("player_0")["observation"].shape
    kept = rh.game(game).record_options(env.game_state)
    assert {name: kept[name] for name in options} == env.setting.options, "files are read once, and embedded"


def test_claims_on_an_own_board_have_the_numbers_of_its_routes():
    made = setting("tickets", 3, board=TESTS / "boards" / "islands.toml")
    names, claims = list(made.numbering.names()), 0
    assert len(names) == made.numbering.size < 919
    for play in positions(made, 2):
        for number, action in play.choices.items() if not play.state.is_over else ():
            kind, *what = str(action).split()
            if kind == "claim":
                assert names[number].split()[:2] == ["claim", what[0]]
                claims += 1
    assert claims > 50


@pytest.mark.parametrize("rewards", ["win", "score"])
def test_alone_the_reward_compares_with_gulliver(rewards):
    env = rl.env("lilliput", players=1, rewards=rewards)
    env.reset(seed=3)
    play_out(env, 1)
    own, gulliver = env.game_state.scores()
    expected = own - gulliver if rewards == "score" else 1 if own > gulliver else -1
    assert env.play.rewards() == [expected]


@pytest.mark.parametrize(("game", "players"), CASES)
@pytest.mark.parametrize("rewards", ["win", "score"])
def test_rewards_come_at_the_end_and_sum_to_nothing(game, players, rewards):
    env = rl.env(game, players=players, rewards=rewards)
    env.reset(seed=3)
    while not any(env.terminations.values()):
        assert not any(env.rewards.values())
        env.step(int(env.last()[0]["action_mask"].argmax()))
    scores, state = env.game_state.scores(), env.game_state
    assert sum(env.rewards.values()) == pytest.approx(0, abs=1e-9)
    for seat, agent in enumerate(env.possible_agents):
        if rewards == "score":
            others = [score for other, score in enumerate(scores) if other != seat]
            assert env.rewards[agent] == pytest.approx(scores[seat] - sum(others) / len(others))
        else:
            first = [standing.seat for standing in state.standings() if standing.rank == 1]
            share = 1 / len(first) if seat in first else 0
            assert env.rewards[agent] == pytest.approx((players * share - 1) / (players - 1))


@pytest.mark.parametrize("game", ["tickets", "lilliput"])
def test_an_illegal_action_is_an_error_and_changes_nothing(game):
    env = rl.env(game)
    env.reset(seed=1)
    before, mask = env.game_state.to_dict(), env.last()[0]["action_mask"]
    for wrong in (int(mask.argmin()), -1, mask.size, 10**9):
        with pytest.raises(rh.InvalidAction, match="is not legal now"):
            env.step(wrong)
    for wrong in (None, "claim", 1.5):
        with pytest.raises(rh.InvalidAction, match="is not a whole number"):
            env.step(wrong)
    assert env.game_state.to_dict() == before
    env.step(int(mask.argmax()))
    assert env.game_state.to_dict() != before


@pytest.mark.parametrize("game", ["tickets", "lilliput"])
def test_the_illegal_move_wrapper_of_pettingzoo_ends_the_game(game):
    env = TerminateIllegalWrapper(rl.env(game), illegal_reward=-1)
    env.reset(seed=1)
    agent, mask = env.agent_selection, env.last()[0]["action_mask"]
    before = env.unwrapped.game_state.to_dict()
    env.step(int(mask.argmin()))
    assert env.unwrapped.game_state.to_dict() == before
    assert env.terminations[agent]
    assert env.unwrapped._cumulative_rewards[agent] == -1
    play_out(env, 1)
    assert env.agents == []


def test_in_rotation_who_waits_may_only_wait():
    env = rl.env("tickets", rotate=True, first_player=1)
    env.reset(seed=1)
    for agent in ("player_0", "player_1"):
        assert env.agent_selection == agent
        env.step(int(env.last()[0]["action_mask"].argmax()))  # which tickets to keep
    assert (env.agent_selection, env.game_state.active_seat) == ("player_0", 1)
    assert env.last()[0]["action_mask"].nonzero()[0].tolist() == [0]
    before = env.game_state.to_dict()
    with pytest.raises(rh.InvalidAction, match="has nothing to decide now"):
        env.step(1)
    env.step(0)
    assert env.game_state.to_dict() == before
    assert env.agent_selection == "player_1"
    assert 0 not in env.last()[0]["action_mask"].nonzero()[0]


@pytest.mark.parametrize(("game", "players"), CASES)
def test_a_snapshot_brings_everything_back(game, players):
    env = rl.env(game, players=players)
    env.reset(seed=2)
    for _ in range(30):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    taken = env.snapshot()
    agent, position = env.agent_selection, env.game_state.to_dict()
    first = play_out(env, 7)
    result = env.game_state.scores()
    assert env.agents == []
    for target in (env, rl.env(game, players=players)):
        target.restore(taken)
        assert target.agent_selection == agent
        assert target.game_state.to_dict() == position
        assert play_out(target, 7) == first
        assert target.game_state.scores() == result
    env.restore(taken)
    env.reset()
    follows = env.game_state.to_dict()
    env.restore(taken)
    env.reset()  # the order of games to come is restored too
    assert env.game_state.to_dict() == follows


def test_a_snapshot_of_another_game_is_refused():
    env, other = rl.env("tickets"), rl.env("tickets", players=3)
    env.reset()
    with pytest.raises(rh.InvalidOption, match="taken of another game"):
        other.restore(env.snapshot())


@pytest.mark.parametrize("game", ["tickets", "lilliput"])
def test_the_table_is_drawn_as_text_svg_and_pixels(game):
    drawn = {}
    for mode in ("ansi", "svg", "rgb_array"):
        env = rl.env(game, render_mode=mode)
        env.reset(seed=1)
        for _ in range(12):
            env.step(int(env.last()[0]["action_mask"].argmax()))
        drawn[mode] = env.render()
        env.close()
    assert "player_1" in drawn["ansi"]
    assert drawn["svg"].startswith("<svg")
    pixels = drawn["rgb_array"]
    assert (pixels.dtype, pixels.ndim, pixels.shape[2]) == (np.uint8, 3, 3)
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 10
    assert rl.env(game).render_mode is None


@pytest.mark.parametrize(
    ("game", "colours"),
    [
        ("tickets", {"a city": "#8A5312", "a red route": "#D5655B", "a blue one": "#5B8DD9", "a gray one": "#B9B9B9"}),
        ("lilliput", {"paper": "#F6F1E7", "a yellow tile": "#F3D774", "Mildendo": "#E08D80", "track": "#1F2933"}),
    ],
)
def test_pixels_have_the_colours_of_the_table(game, colours):
    env = rl.env(game, render_mode="rgb_array")
    env.reset(seed=1)
    for _ in range(60):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    pixels = env.render()
    drawn = {f"#{red:02X}{green:02X}{blue:02X}" for red, green, blue in np.unique(pixels.reshape(-1, 3), axis=0)}
    assert {what for what, colour in colours.items() if colour not in drawn} == set()
    assert (pixels.max(axis=2) < 64).mean() < 0.1, "the picture is dark"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "tickets", "players": 1}, "is for 2 to 5 players, not 1"),
        ({"game": "tickets", "players": 6}, "is for 2 to 5 players, not 6"),
        ({"game": "lilliput", "players": "2"}, "is not a whole number"),
        ({"game": "lilliput", "window": 0}, "window: must be a whole number from 1 to 20, not 0"),
        ({"game": "tickets", "window": 3}, "window: tickets has no such option"),
        ({"game": "tickets", "board": Path("nowhere.toml")}, "nowhere.toml: No such file or directory"),
        ({"game": "tickets", "rewards": "money"}, "rewards: 'money' is not one of win, score"),
        ({"game": "tickets", "render_mode": "human"}, "render_mode: 'human' is not one of ansi, svg, rgb_array"),
        ({"game": "tickets", "illegal": "lose"}, "illegal: 'lose' is not one of error, first"),
        ({"game": "tickets", "opponents": ["shark"]}, "there is no bot 'shark' for tickets"),
        ({"game": "tickets", "opponents": "random"}, "opponents: must be a list of bots, such as ['random']"),
        ({"game": "tickets", "opponents": ["random", "random"]}, "2 bots leave no seat among 2 to be learned"),
        ({"game": "tickets", "max_cycles": 0}, "max_cycles: must be a whole number of at least 1, not 0"),
        ({"game": "lilliput", "wind": 3}, "wind: lilliput has no such option"),
    ],
)
def test_bad_parameters_are_answered_with_one_sentence(arguments, sentence):
    with pytest.raises(rh.RoundhouseError) as caught:
        rl.env(**arguments)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def test_using_an_environment_before_its_reset_is_an_error():
    env = rl.env("tickets")
    for use in (lambda: env.step(0), lambda: env.observe("player_0"), env.last, env.state, env.snapshot):
        with pytest.raises(rh.RoundhouseError, match="has to be reset"):
            use()
    env.reset(seed=1)
    play_out(env, 1)
    with pytest.raises(rh.RoundhouseError, match="the game is over"):
        env.step(None)


def test_without_its_extra_the_package_works_and_the_environment_says_what_to_install():
    code = """
import sys
sys.modules["numpy"] = sys.modules["pettingzoo"] = sys.modules["pyspiel"] = None
import roundhouse, roundhouse.rl as rl
assert roundhouse.game("tickets").start(2, 1).legal_actions()
vector = lambda: rl.vector("tickets", games=1)
for make in (lambda: rl.env("tickets"), lambda: rl.gym_env("tickets"), vector, lambda: rl.register_openspiel()):
    try:
        make()
    except roundhouse.RoundhouseError as error:
        print(error)
"""
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.splitlines()
    assert [line.partition(": ")[2] for line in told] == [
        *["pip install 'roundhouse-games[rl]'"] * 3,
        "pip install 'roundhouse-games[openspiel]'",
    ]
