"""docs/rl.md tells every number and every field as they are, and its examples run; the example script learns."""

from __future__ import annotations

import doctest
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import numpy as np
import pytest

from roundhouse.rl.setting import setting

ROOT = Path(__file__).parents[3]
SCRIPT = ROOT / "examples" / "learn_tickets.py"
PAGE = (ROOT / "docs" / "rl.md").read_text("utf-8")

_spec = spec_from_file_location("learn_tickets", SCRIPT)
learn_tickets = module_from_spec(_spec)
sys.modules["learn_tickets"] = learn_tickets
_spec.loader.exec_module(learn_tickets)


@pytest.mark.parametrize("game", ["tickets", "lilliput"])
def test_every_block_of_numbers_and_every_field_is_documented(game):
    made = setting(game, 2)
    for row in (*made.numbering.blocks, *made.encoder.layout.fields):
        assert f"| {row.first} | {row.size} | `{row.name}` | {row.meaning} |" in PAGE
    assert f"Discrete({made.numbering.size})" in PAGE
    assert f"{made.encoder.layout.size} numbers" in PAGE


def test_the_examples_of_the_page_run():
    result = doctest.testfile(str(ROOT / "docs" / "rl.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted >= 20
    assert result.failed == 0


def test_the_ten_line_loop_runs(tmp_path):
    loop = PAGE.split("<!-- ten lines -->")[1].split("```python\n")[1].split("```")[0]
    assert sum(bool(line) for line in loop.splitlines()) == 10
    (tmp_path / "loop.py").write_text(loop, "utf-8")
    done = subprocess.run([sys.executable, tmp_path / "loop.py"], capture_output=True, text=True, check=True)
    assert "games ended, with rewards" in done.stdout


def test_one_step_of_learning_makes_what_turned_out_well_more_likely():
    network = learn_tickets.Network(4, 6, np.random.default_rng(1))
    seen = np.eye(4, dtype=np.float32)[[0, 0, 1, 1]]
    masks = np.array([[True] * 5 + [False]] * 4)
    actions, outcomes = np.array([0, 1, 2, 3]), np.array([1, -1, 1, -1], np.float32)
    before = network.forward(seen, masks)[1]
    for _ in range(20):
        network.learn(seen, masks, actions, outcomes)
    after = network.forward(seen, masks)[1]
    assert before[:, :5] == pytest.approx(0.2)
    assert np.all(after[[0, 2], [0, 2]] > 0.3)
    assert np.all(after[[1, 3], [1, 3]] < 0.2)
    assert np.all(after[:, 5] < 1e-6), "masked actions stay out"
    assert after.sum(axis=1) == pytest.approx(1)


def test_the_interval_is_that_of_wilson():
    assert learn_tickets.interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert learn_tickets.interval(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_the_example_script_plots_and_fails_unless_it_beats_random(tmp_path, monkeypatch, capsys):
    plot = tmp_path / "plot.png"
    learn_tickets.plot([(200, 0.5), (400, 0.75), (600, 0.9)], 0.9, (0.85, 0.94), plot)
    assert plot.read_bytes().startswith(b"\x89PNG")
    # no time to learn anything, and too few games to prove it
    monkeypatch.setattr(sys, "argv", ["learn_tickets", "--minutes", "0", "--games", "2", "--plot", str(plot)])
    with pytest.raises(SystemExit, match="has not learned to beat random play"):
        learn_tickets.main()
    assert "of 2 games won against random play" in capsys.readouterr().out


@pytest.mark.soak
def test_the_example_script_learns(tmp_path):
    command = [sys.executable, SCRIPT, "--minutes", "1", "--plot", tmp_path / "plot.png"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")
