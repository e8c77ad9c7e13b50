"""Starting a game: unknown games, options and player counts; the public names."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import roundhouse as rh
from roundhouse.kernel import records

ALONE = {**os.environ, "PYTHONPATH": str(Path(rh.__file__).parents[1]), "ROUNDHOUSE_BUILD": "interpreted"}


def test_unknown_game() -> None:
    with pytest.raises(rh.UnknownGame, match=r"no game 'chess'; there are: .*tickets"):
        rh.game("chess")


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 2.0, "2", True, None])
def test_impossible_player_counts(players: Any) -> None:
    with pytest.raises(rh.InvalidOption, match="players"):
        rh.game("tickets").start(players, 1)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"weather": 1}, r"weather: tickets has no such option \(it has: first_player, board\)"),
        ({"first_player": 2}, "first_player: 2 is neither"),
        ({"first_player": -1}, "first_player"),
        ({"first_player": True}, "first_player"),
        ({"board": 7}, "board: 7 is neither"),
    ],
)
def test_bad_options(options: dict[str, Any], says: str) -> None:
    with pytest.raises(rh.InvalidOption, match=says):
        rh.game("tickets").start(2, 1, **options)


def test_public_names() -> None:
    assert sorted(rh.__all__) == rh.__all__
    for name in rh.__all__:
        assert getattr(rh, name) is not None


def test_errors_form_one_tree_with_distinct_codes() -> None:
    kinds = [rh.UnknownGame, rh.UnknownBot, rh.InvalidOption, rh.InvalidData, rh.InvalidRecord]
    kinds += [rh.InvalidAction, rh.IllegalAction]
    assert all(issubclass(kind, rh.RoundhouseError) for kind in kinds)
    assert len({kind.code for kind in kinds}) == len(kinds)


def test_errors_cross_processes() -> None:
    illegal = rh.IllegalAction(rh.Amount(3), rh.Refusal("T-080", {"message": "a parameter may have any name"}))
    for error in (illegal, rh.InvalidData("own.toml", ["a", "b"]), rh.InvalidOption("seed: no", option="seed")):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert vars(again) == vars(error)
    assert illegal.rule == "T-080"


def test_the_module_is_the_command_with_its_exit_code() -> None:
    run = subprocess.run([sys.executable, "-m", "roundhouse", "rule", "T-999"], capture_output=True, text=True)
    assert run.returncode == 2
    assert len(run.stderr.splitlines()) == 1


def test_importing_is_light() -> None:
    loaded = modules_loaded_by("import roundhouse")
    assert not {"rich", "cyclopts", "fluent", "asyncio", "multiprocessing"} & {
        name.partition(".")[0] for name in loaded
    }
    assert not {"json", "importlib.metadata", "importlib.resources"} & loaded
    assert "roundhouse.kernel.registry" in loaded
    assert not {"roundhouse.kernel.records", "roundhouse.kernel.declaration"} & loaded


def test_reading_a_game_needs_no_library_of_packages() -> None:
    loaded = modules_loaded_by("import roundhouse; roundhouse.game('tickets').start(2, 1)")
    assert "roundhouse.games.tickets.game" in loaded
    assert not {"importlib.metadata", "importlib.resources", "tempfile", "zipfile"} & loaded


def modules_loaded_by(program: str) -> set[str]:
    """All modules that a fresh process has loaded after it, with nothing installed but what comes with Python."""
    told = f"import sys; {program}; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-S", "-c", told], capture_output=True, text=True, check=True, env=ALONE)
    return set(run.stdout.split())


def test_records_are_there_when_asked_for() -> None:
    assert {name for name in rh.__all__ if not hasattr(rh, name)} == set()
    assert rh.read_record is records.read_record
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        rh.chess  # type: ignore[attr-defined]  # noqa: B018


def test_text_is_no_action_and_there_is_no_sixth_seat() -> None:
    state = rh.game("tickets").start(2, 1)
    with pytest.raises(rh.InvalidAction, match=r"'draw' is not an action; text becomes one with game\.parse"):
        state.apply("draw")  # type: ignore[arg-type]
    for seat in (-1, 2, 5):
        with pytest.raises(rh.InvalidOption, match=f"no seat {seat} among 2 players"):
            state.view(rh.Seat(seat))
    assert repr(state) == "<TicketsState: 2 players, seat 0 decides>"
