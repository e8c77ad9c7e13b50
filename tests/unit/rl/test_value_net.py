"""The example that learns from self-play data, and plays by what it has learned."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import numpy as np
import pytest

import roundhouse as rh
from roundhouse.bots.roster import make_bot
from roundhouse.match.bot_decisions import bot_decision
from roundhouse.rl.selfplay.recording import play_shards
from roundhouse.rl.selfplay.run import SelfplayPlan, fill_folder
from roundhouse.sim.pools import work_pool

ROOT = Path(__file__).parents[3]

_spec = spec_from_file_location("value_net", ROOT / "examples" / "value_net.py")
value_net = module_from_spec(_spec)
sys.modules["value_net"] = value_net
_spec.loader.exec_module(value_net)


@pytest.fixture(scope="module")
def weights(tmp_path_factory):
    """What the script learns from a few games on a small board."""
    folder = tmp_path_factory.mktemp("value")
    board = ROOT / "tests" / "boards" / "islands.toml"
    plan = SelfplayPlan("tickets", ["greedy", "random"], 31, 1, "npz", 10, {"board": board})
    fill_folder(plan, folder / "data", lambda: work_pool(plan.run, 1, play_shards))
    file = folder / "value.npz"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["value_net", str(folder / "data"), "--weights", str(file), "--rounds", "3"])
        value_net.main()
    return file


def test_it_learns_what_positions_come_to():
    rng = np.random.default_rng(1)
    seen = rng.normal(size=(2000, 8)).astype(np.float32)
    wanted = np.tanh(seen[:, 0] - seen[:, 1])
    network = value_net.train(seen[:1500], wanted[:1500], rounds=20, seed=1)
    missed = ((network.values(seen[1500:]) - wanted[1500:]) ** 2).mean() / wanted[1500:].var()
    assert missed < 0.1


def test_its_slopes_are_those_of_the_error():
    rng = np.random.default_rng(2)
    seen, wanted = rng.normal(size=(5, 4)), rng.uniform(-1, 1, 5)
    network = value_net.ValueNetwork.new(seen.astype(np.float32), rng)
    network.weights = {name: array.astype(np.float64) for name, array in network.weights.items()}
    network.weights["out"] += 0.3
    slopes = network.slopes(seen, wanted)
    for name in ("in", "in_bias", "out", "out_bias"):
        place = (0,) * network.weights[name].ndim
        errors = []
        for step in (1e-5, -2e-5):
            network.weights[name][place] += step
            errors.append(((network.values(seen) - wanted) ** 2).mean())
        network.weights[name][place] += 1e-5
        assert slopes[name][place] == pytest.approx((errors[0] - errors[1]) / 2e-5, rel=1e-4)


def test_what_is_asked_at_the_moment_is_left_out(weights):
    player = value_net.ValuePlayer(str(weights))
    seen = value_net.blinded(np.ones((1, player.setting.encoder.layout.size), np.float32), player.header)[0]
    for field in player.setting.encoder.layout.fields:
        assert seen[field.first] == (field.name not in value_net.LEFT_OUT)


def test_the_player_plays_legal_games_on_the_board_it_has_learned(weights):
    player = value_net.ValuePlayer(str(weights))
    game, leads = rh.game("tickets"), []
    for seed in range(4):
        state = player.setting.start(seed)
        bots, rng = [player, make_bot("random", "tickets")], rh.Stream(rh.seed_bytes(1))
        while (seat := state.active_seat) is not None:
            state.apply(bots[seat].choose(bot_decision(game, state, bots[seat], rng, 1.0)))
        leads.append(state.scores()[0] - state.scores()[1])
    assert sum(leads) > 0, leads


@pytest.mark.soak
def test_the_commands_of_the_page_lead_to_a_player_that_beats_chance(tmp_path):
    """Through the door for bots of one's own: module and class."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples", ignore=shutil.ignore_patterns("third_game"))
    page = (ROOT / "docs" / "selfplay.md").read_text("utf-8").split("<!-- commands -->\n")[1]
    lines = [line.strip() for line in page.split("\n\n")[0].splitlines()]
    bin_folder = Path(sys.executable).parent
    script = "\n".join(["set -e", f'PATH="{bin_folder}:$PATH"', *lines])
    done = subprocess.run(["bash", "-c", script], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    report = json.loads((tmp_path / "examples" / "report" / "report.json").read_text())
    best = report["bots"][0]
    assert best["bot"].startswith("value_net:ValuePlayer")
    assert best["win_interval"][0] > 0.5
