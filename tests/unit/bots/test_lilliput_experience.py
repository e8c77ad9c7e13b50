"""What positions of 18Lilliput are worth by experience."""

from __future__ import annotations

import json
import tomllib

import numpy as np
import pytest
from benchmarks import experience as learning

import roundhouse as rh
from roundhouse.bots.lilliput.experience import FIGURES, experienced, standing, weights
from roundhouse.games.lilliput.flow.scoring import scores
from roundhouse.games.lilliput.position import Stage
from unit.lilliput.positions import play, position, to_running

ROUNDS = 8


def told(state, seat=0):
    return dict(zip(FIGURES, standing(state)[seat], strict=True))


def test_there_is_a_weight_for_every_figure_and_round():
    known = weights()
    assert [len(row) for row in known] == [len(FIGURES)] * ROUNDS
    assert all(row[FIGURES.index("cash")] > 0.5 for row in known), "a pound is worth something at any time"


def test_the_figures_of_a_seat():
    state = position(
        2,
        trains={"red": "3", "blue": "2"},
        phase=3,
        round=4,
        cash=[300, 40],
        treasury={"red": 120, "blue": 0},
        prices={"red": 80, "blue": 55},
    )
    own, rival = told(state), told(state, 1)

    assert (own["cash"], own["fund"], own["founds"]) == (300, 250, 1)
    assert (rival["cash"], rival["fund"], rival["founds"]) == (40, 40, 0)
    assert (own["companies"], own["treasury"], own["price"], own["trains"]) == (1, 120, 80, 1)
    assert own["value"] == 5 * 80
    assert own["rising"] == 5 * 150  # five dividends further on
    assert (own["idle"], own["newest"]) == (0, 2)
    assert own["stations"] == rival["stations"] == 1


def test_turns_left_follow_the_snake():
    state = rh.game("lilliput").start(2, bytes(32))
    while state.stage is not Stage.TURN:
        state.push(state.legal_actions()[0])
    first, left = state.active, []
    while state.round == 1 and state.stage is Stage.TURN:
        left.append((told(state, first)["turns"], told(state, 1 - first)["turns"]))
        turn = state.turn
        while state.stage is not Stage.RUN and state.turn == turn:
            state.push(state.legal_actions()[-1])
    assert left == [(2, 2), (1, 2), (1, 1), (1, 0)]


def test_a_position_between_turns_is_played_on_and_left_alone():
    state = position(2, trains={"red": "5", "blue": "5"}, phase=7, top="4D", round=7, treasury={"red": 0})
    to_running(state)
    before = state.copy()
    judged = experienced(state)
    assert state.to_dict() == before.to_dict()
    while state.stage is Stage.RUN:
        play(state, next(str(action) for action in state.legal_actions() if str(action).startswith("pay")))
    assert judged == pytest.approx(experienced(state))


@pytest.mark.parametrize(("players", "rounds"), [(2, 8), (3, 9), (4, 8)])
def test_rounds_are_counted_from_the_end(players, rounds):
    """With three players there is a round more: its last one is weighed as the last one."""
    cash = [row[FIGURES.index("cash")] for row in weights()]
    for number, pound in zip(range(rounds, 0, -1), [*reversed(cash), cash[0]], strict=False):
        poor, rich = (position(players, round=number, cash=[pounds] + [500] * (players - 1)) for pounds in (500, 600))
        assert experienced(rich)[0] - experienced(poor)[0] == pytest.approx(100 * pound)


def test_a_finished_game_is_worth_its_score():
    state = position(2, trains={"red": "5", "blue": "5"}, phase=7, top="4D", round=ROUNDS)
    to_running(state)
    while state.stage is not Stage.OVER:
        state.push(state.legal_actions()[0])
    assert experienced(state) == [float(total) for total in scores(state)]


def test_games_are_learned_from(tmp_path, monkeypatch):
    """Two short lessons: the file is a valid one, and a game is the same however often it is played."""
    target = tmp_path / "experience.toml"
    monkeypatch.setattr(learning, "BUILD", tmp_path)
    monkeypatch.setattr(learning, "TARGET", target)
    monkeypatch.setattr(learning, "POSITIONS", 4)
    game = learning.play("experience", 7)
    assert game == learning.play("experience", 7)
    (tmp_path / "experience.jsonl").write_text(game + "\n" + learning.play("forecast", 8) + "\n")

    examples = learning.Examples()
    learning.write(examples)

    kept = json.loads(game)
    assert set(np.unique(examples.ends)) >= {kept["scores"][0] - kept["scores"][1]}
    assert examples.rows.shape[0] == 2 * 4 * ROUNDS
    written = tomllib.loads(target.read_text())
    assert {name: len(written[name]) for name in FIGURES} == dict.fromkeys(FIGURES, ROUNDS)
    assert "from 2 games" in target.read_text()
