"""Recorded games must come to what they came to, and positions must have as many continuations as they had."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import roundhouse as rh
from golden.logs import RECORDS as TOLD
from golden.logs import log_file, told
from golden.make import GAMES, PERFT, PERFT_CASES, VARIANTS, folder_of, perft_counts, stem, variant_stem
from roundhouse.i18n.catalogue import languages

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("**/*.rh.json"))


def differences(was: Any, now: Any, where: str = "") -> list[str]:
    """Every place where two pieces of plain data differ, for people to read."""
    if isinstance(was, dict) and isinstance(now, dict):
        keys = list(dict.fromkeys([*was, *now]))
        return [line for key in keys for line in differences(was.get(key), now.get(key), f"{where}.{key}")]
    if isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        return [
            line for i, pair in enumerate(zip(was, now, strict=True)) for line in differences(*pair, f"{where}[{i}]")
        ]
    return [] if was == now else [f"{where}: was {was!r}, is {now!r}"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.relative_to(HERE).as_posix().split(".")[0])
def test_recorded_game(path: Path) -> None:
    record = rh.read_record(path.read_text("utf-8"), path.name)
    folder = path.parent.name
    assert record.rules == int(folder.removeprefix("rules-")) if folder.startswith("rules-") else record.rules == 1
    state = rh.final_position(record, path.name)
    assert state.is_over
    sheet = json.loads(path.with_name(path.name.replace(".rh.json", ".sheet.json")).read_text("utf-8"))
    assert differences(sheet, json.loads(json.dumps(state.score_sheet()))) == []


@pytest.mark.parametrize("name", rh.game_names())
def test_every_game_has_records_for_every_number_of_players(name: str) -> None:
    game = rh.game(name)
    for players in range(game.min_players, game.max_players + 1):
        for bot, games in GAMES[name].items():
            for number in range(1, games + 1):
                assert (folder_of(name) / f"{stem(players, bot, number)}.rh.json").exists()
    for variant, (_, players_of) in VARIANTS[name].items():
        for number in range(1, len(players_of) + 1):
            assert (folder_of(name) / f"{variant_stem(variant, number)}.rh.json").exists()
    assert name in PERFT_CASES


@pytest.mark.parametrize("name", rh.game_names())
def test_perft(name: str) -> None:
    recorded = json.loads(PERFT.read_text("utf-8"))[name]
    assert differences(recorded, perft_counts(name)) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", TOLD)
def test_the_log_of_a_whole_game_reads_as_it_was_approved(name: str, language: str) -> None:
    assert told(name, language) == log_file(name, language).read_text("utf-8")


def test_differences_are_named() -> None:
    assert differences({"a": [1, 2]}, {"a": [1, 3]}) == [".a[1]: was 2, is 3"]
    assert differences({"a": 1}, {"b": 1}) == [".a: was 1, is None", ".b: was None, is 1"]
    assert differences([1], [1]) == []
