"""Gymnasium's own test, and what else the environment for one learner promises."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import roundhouse as rh
from roundhouse import rl

ROOT = Path(__file__).parents[3]
TABLES = [
    ("tickets", ["planner"], {}),
    ("tickets", ["greedy", "random"], {"board": ROOT / "tests" / "boards" / "islands.toml", "rewards": "score"}),
    ("lilliput", [], {"window": 2}),
    ("lilliput", ["greedy"], {"window": 2, "scenario": "the-mountains"}),
    ("lilliput", None, {"window": 2}),
]


def play(env, seed):
    """A random game of the learner: what it saw, and what came of it."""
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    rows, over, rewards = [seen], False, []
    while not over:
        number = int(rng.choice(info["action_mask"].nonzero()[0]))
        seen, reward, over, cut, info = env.step(number)
        rows.append(seen)
        rewards.append(reward)
        assert not cut
        assert "replaced_by" not in info
    assert not any(rewards[:-1])
    return np.array(rows), rewards[-1], info


@pytest.mark.parametrize(("game", "opponents", "options"), TABLES)
def test_gymnasium_check_env(game, opponents, options):
    """With its default settings; it warns of what it does not like, and a warning is an error here."""
    check_env(rl.gym_env(game, opponents, **options))


@pytest.mark.parametrize(("game", "opponents", "options"), TABLES[1:4])
def test_a_seed_repeats_a_game_and_all_that_follow(game, opponents, options):
    one, other = (rl.gym_env(game, opponents, **options) for _ in range(2))
    for env in (one, other):
        env.reset(seed=5)
    first, second = (play(env, 3) for env in (one, other))
    assert np.array_equal(first[0], second[0])
    assert (first[1], first[2]["scores"]) == (second[1], second[2]["scores"])
    assert np.array_equal(one.reset()[0], other.reset()[0])


def test_the_learner_meets_its_own_decisions_only_and_masks_say_what_it_may_do():
    env = rl.gym_env("tickets", ["greedy", "random"])
    seen, info = env.reset(seed=2)
    game, over, steps = rh.game("tickets"), False, 0
    while not over:
        assert env.game_state.active_seat == 0
        masks = env.action_masks()
        assert masks.dtype == np.bool_
        assert np.array_equal(masks, info["action_mask"] == 1)
        assert sorted(info["legal"]) == masks.nonzero()[0].tolist()
        assert game.parse(info["legal"][int(masks.argmax())]) in env.game_state.legal_actions()
        assert np.array_equal(seen, env.play.observation(rh.Seat(0)))
        seen, _, over, _, info = env.step(int(masks.argmax()))
        steps += 1
    assert steps > 20
    assert info["score_sheet"] == env.game_state.score_sheet()
    assert info["scores"] == env.game_state.scores()
    with pytest.raises(rh.RoundhouseError, match="the game is over"):
        env.step(0)


def test_alone_one_plays_against_gulliver():
    env = rl.gym_env("lilliput", [], rewards="score")
    _, reward, info = play(env, 1)
    own, gulliver = info["scores"]
    assert reward == own - gulliver


def test_a_masked_number_stands_for_another_and_the_info_says_so_or_it_is_an_error():
    env = rl.gym_env("tickets", ["random"])
    _, info = env.reset(seed=1)
    lowest, wrong = min(info["legal"]), int(env.action_masks().argmin())
    meant = info["legal"][lowest]
    assert env.step(wrong)[4]["replaced_by"] == meant
    strict = rl.gym_env("tickets", ["random"], illegal="error")
    strict.reset(seed=1)
    before = strict.game_state.to_dict()
    for number in (wrong, -1, 10**6, None):
        with pytest.raises(rh.InvalidAction):
            strict.step(number)
    assert strict.game_state.to_dict() == before
    for number in (-1, 10**6, 1.5):
        with pytest.raises(rh.InvalidAction):
            env.step(number)


def test_an_environment_can_be_made_again_from_what_it_says_of_itself():
    env = rl.gym_env("tickets", ["greedy"], rewards="score", first_player=0)
    again = gymnasium.make(env.spec).unwrapped
    assert (again.opponents, again.setting.rewards, again.setting.options) == (
        ("greedy",),
        "score",
        {"first_player": 0},
    )
    assert np.array_equal(env.reset(seed=1)[0], again.reset(seed=1)[0])


class Miser:
    """A bot of somebody's own."""

    closed = 0

    def choose(self, decision):
        return decision.legal[-1]

    def close(self):
        Miser.closed += 1


@pytest.mark.parametrize("make", [rl.gym_env, rl.env])
def test_an_opponent_may_be_a_class_of_your_own(make, monkeypatch):
    monkeypatch.setitem(sys.modules, "misers", SimpleNamespace(Miser=Miser))
    env, closed = make("tickets", opponents=["misers:Miser"]), Miser.closed
    env.reset(seed=1)
    env.reset(seed=2)
    env.close()
    assert Miser.closed == closed + 2, "each game has bots of its own"
    assert env.game_state.active_seat == 0
    with pytest.raises(rh.RoundhouseError, match="misers has no Wizard"):
        make("tickets", opponents=["misers:Wizard"])


def test_infos_travel_to_other_processes_as_texts_alone():
    env = rl.gym_env("tickets", ["random"])
    _, info = env.reset(seed=1)
    there = pickle.loads(pickle.dumps(info))
    assert there["legal"] == dict(info["legal"])
    assert type(there["legal"]) is dict


def test_by_default_the_opponent_is_one_that_is_worth_playing():
    assert rl.gym_env("tickets").opponents != ("random",)
    assert len(rl.gym_env("lilliput").opponents) == 1


def test_using_it_before_its_reset_is_an_error():
    env = rl.gym_env("tickets", ["random"], render_mode="ansi")
    for use in (lambda: env.step(0), env.action_masks, env.render):
        with pytest.raises(rh.RoundhouseError, match="has to be reset"):
            use()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "tickets", "opponents": []}, "players: tickets is for 2 to 5 players, not 1"),
        ({"game": "tickets", "opponents": ["shark"]}, "there is no bot 'shark' for tickets"),
        ({"game": "tickets", "opponents": "planner"}, "opponents: must be a list of bots, such as ['planner']"),
        ({"game": "tickets", "render_mode": "human"}, "render_mode: 'human' is not one of ansi, svg, rgb_array"),
        ({"game": "tickets", "illegal": "lose"}, "illegal: 'lose' is not one of error, first"),
        ({"game": "chess", "opponents": []}, "there is no game 'chess'"),
    ],
)
def test_bad_parameters_are_answered_with_one_sentence(arguments, sentence):
    with pytest.raises(rh.RoundhouseError) as caught:
        rl.gym_env(**arguments)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


MASKABLE = """
import sys, warnings
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_checker import check_env
from roundhouse import rl

torch.set_num_threads(1)
opponents, steps, games = sys.argv[2].split(",") if sys.argv[2] else [], int(sys.argv[3]), int(sys.argv[4])
env = rl.gym_env(sys.argv[1], opponents, rewards="score")
warnings.simplefilter("error")
check_env(env)
warnings.simplefilter("default")

def mean(model):
    total = 0.0
    for seed in range(games or 3):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks())
            seen, reward, over, _, info = env.step(action)
            assert "replaced_by" not in info, "a masked action was chosen"
        total += reward
    return total / (games or 3)

model = MaskablePPO("MlpPolicy", env, n_steps=1024, batch_size=256, gamma=1.0, learning_rate=1e-3, seed=1)
before = mean(model)
model.learn(steps)
after = mean(model)
print(f"{sys.argv[1]}: mean reward {before:.2f} before, {after:.2f} after {steps} decisions")
sys.exit(games > 0 and after <= before)
"""


@pytest.fixture(scope="module")
def their_python(tmp_path_factory):
    """An environment of its own with torch (for the processor alone) and sb3-contrib, which nobody else needs."""
    folder = tmp_path_factory.mktemp("sb3")
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    python = folder / "bin" / "python"
    install = [python, "-m", "pip", "install", "--quiet"]
    theirs = subprocess.run([*install, "torch==2.13.0", "sb3-contrib>=2.9"], capture_output=True, text=True)
    if theirs.returncode:
        pytest.fail(f"sb3-contrib cannot be installed here: {theirs.stderr.strip().splitlines()[-1]}")
    subprocess.run([*install, f"{ROOT}[rl]"], check=True)  # ours has no excuse
    return python


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "opponents", "steps", "games"),
    [("tickets", "random", 16_384, 60), ("lilliput", "", 2048, 0)],  # 18Lilliput takes longer to show any gain
)
def test_maskable_ppo_of_sb3_contrib_trains_and_gains(their_python, game, opponents, steps, games):
    command = [their_python, "-c", MASKABLE, game, opponents, str(steps), str(games)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
