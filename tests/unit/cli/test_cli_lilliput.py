"""18Lilliput at a terminal table: whole games by typed numbers, refusals with their facts, the log."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import roundhouse as rh
from roundhouse.cli.lilliput_front import LilliputFront
from roundhouse.games.lilliput.events import GameEnded, TurnBegan
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.lilliput_log import LilliputLog
from roundhouse.kernel.contract import Seat

GOLDEN = Path(__file__).parents[2] / "golden" / "lilliput"


@pytest.mark.parametrize(("players", "seed"), [("me,random", 1), ("me,you,random", 2), ("me,random,random,random", 3)])
def test_a_whole_game_is_played_by_numbers(run: Any, players: str, seed: int) -> None:
    rng = Random(seed)
    lines = [str(rng.choice((1, 1, 2, 3, 4, 6))) if rng.random() < 0.9 else "" for _ in range(6000)]
    ran = run("play", "lilliput", "--players", players, "--seed", seed, lines=lines)
    assert ran.code == 0, ran.err
    assert "The game is over." in ran.out
    assert "Score sheet" in ran.out
    assert "Director" in ran.out


def test_a_refusal_cites_its_rule_and_the_facts(run: Any) -> None:
    lines = ["draft red", "lay red 1,0 yc-s 0", "draft general", "why card 6 cash", "card 5 shares", "buy red", "quit"]
    ran = run(
        "play", "lilliput", "--players", "me,random", "--first-player", "me", "--seed", "5", lines=[*lines, "", ""]
    )
    assert "(L-064)" in ran.out
    assert "Card 6 is not in this game." in ran.out
    assert "(L-198)" in ran.out
    assert "It costs £55, you have £30." in ran.out


def test_the_log_tells_every_recorded_game() -> None:
    catalogue = Catalogue(strict=True)
    game = rh.game("lilliput")
    silent: set[str] = set()
    for path in sorted(GOLDEN.glob("*-1.rh.json")):
        record = rh.read_record(path.read_text("utf-8"))
        state = game.start(record.players, record.seed, **record.options)
        log = LilliputLog(catalogue, [f"P{seat}" for seat in range(record.players)], Seat(0))
        front = LilliputFront(game, catalogue, [f"P{seat}" for seat in range(record.players)])
        for text in record.actions:
            legal = state.legal_actions()
            assert front.question(state.view(state.active_seat), legal)
            for choice in front.choices(state.view(state.active_seat), legal):
                assert choice.label.plain
                assert all(front.way(way).plain for way in choice.ways)
            for event in state.apply(game.parse(text)):
                if not log.lines([event]):
                    silent.add(type(event).__name__)
    assert silent <= {TurnBegan.__name__, GameEnded.__name__, "MarkerMoved", "TrainMoved"}
    assert TurnBegan.__name__ in silent
