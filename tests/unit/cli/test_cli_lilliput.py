"""18Lilliput at a terminal table: whole games by typed numbers, refusals with their facts, the log."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import roundhouse as rh
from roundhouse.cli.lilliput.front import LilliputFront
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.lilliput.log import LilliputLog
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.records import first_position

HOW = {"GulliverChose", "GulliverDrew"}  # which tile, and how it is turned: the map shows it
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
        state = first_position(record)  # by the rules it was begun with
        log = LilliputLog("lilliput", catalogue, state.view(None), [f"P{seat}" for seat in range(state.seats)], Seat(0))
        front = LilliputFront(game, catalogue, [f"P{seat}" for seat in range(state.seats)])
        for text in record.actions:
            legal = state.legal_actions()
            assert front.question(state.view(state.active_seat), legal)
            for choice in front.choices(state.view(state.active_seat), legal):
                assert choice.label.plain
                assert all(front.way(way).plain for way in choice.ways)
            for event in state.apply(game.parse(text)):
                if not log.lines([event]):
                    silent.add(type(event).__name__)
    assert silent <= {"MarkerMoved", "TrainMoved", *HOW}  # told with what they follow from


def test_one_player_alone_plays_against_gulliver(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "alone.rh.json"
    lines = ["1", "1", "1", "card 8 cash", "card 9 cash", "log", "quit"]
    done = run("play", "lilliput", "--players", "me", "--seed", 3, "--save", file, lines=lines)

    assert done.code == 0
    assert "Gulliver\N{RIGHT SINGLE QUOTATION MARK}s turn" in done.out
    assert "Reason: the first possible step." in done.out
    assert "E: Green got a 2-train from the deck." in done.out
    again = run("replay", file)
    assert again.code == 0
    assert "Gulliver" in again.out


def test_variants_and_scenarios_are_chosen_at_the_start(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "laputa.rh.json"
    options = ("--option", "laputa", "--option", "two-characters", "--scenario", "separated")
    done = run("play", "lilliput", "--players", "me,random", *options, "--save", file, lines=["quit"])

    assert done.code == 0
    kept = json.loads(file.read_text("utf-8"))["options"]
    assert (kept["laputa"], kept["two_characters"], kept["scenario"]) == (True, True, "separated")
    assert run("play", "--resume", file, "--option", "expert").code == 2


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--option", "brobdingnag", "--option", "laputa"], "brobdingnag"),
        (["--option", "weather"], "no such option"),
        (["--option", "two_characters", "--players", "me"], "L-398"),
        (["--scenario", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_impossible_variants_are_refused(run: Any, options: list[str], said: str) -> None:
    done = run("play", "lilliput", *options)

    assert done.code == 2
    assert said in done.err


def test_simulate_tells_what_was_drafted_and_how_gulliver_fared(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "solo.json"
    done = run(
        "simulate",
        "lilliput",
        "--players",
        1,
        "--bots",
        "random",
        "--games",
        6,
        "--option",
        "brobdingnag",
        "--json",
        file,
    )

    assert done.code == 0
    assert "automaton" in done.out
    data = json.loads(file.read_text("utf-8"))
    assert data["options"] == {"brobdingnag": True}
    assert [entry["bot"] for entry in data["summary"]] == ["random", "automaton"]
    assert sum(entry["win_share"] for entry in data["summary"]) == pytest.approx(1)
    taken = {entry["pick"]: entry["games"] for entry in data["picks"]}
    assert sum(taken.values()) == 12
    assert len(data["outcomes"][0]["picks"][0]) == 2
