"""Which games there are: those of the house, those of installed packages, and those that cannot be used."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.cli.commands import game_commands
from roundhouse.i18n.catalogue import text_files
from roundhouse.kernel import registry
from roundhouse.kernel.declaration import Declaration, GameName

Install = Callable[..., None]
DECLARES = """
from roundhouse.kernel.declaration import Declaration, GameName
DECLARATION = Declaration(GameName({name!r}), "roundhouse.games.tickets.game:GAME", {letter!r}, "roundhouse.i18n")
"""


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Modules by name of a game: each is the declaration of a package that somebody installed."""
    monkeypatch.syspath_prepend(tmp_path)
    for known in ("_DECLARED", "_LOADED"):
        monkeypatch.setattr(registry, known, {})
    monkeypatch.setattr(registry, "_LEFT_OUT", set())

    def install(**sources: str) -> None:
        for name, source in sources.items():
            (tmp_path / f"installed_{name}.py").write_text(source, "utf-8")
        places = {GameName(name): f"installed_{name}:DECLARATION" for name in sources}
        monkeypatch.setattr(registry, "_installed", lambda: places)

    yield install
    for name in [name for name in sys.modules if name.startswith("installed_")]:
        del sys.modules[name]


def declares(name: str, letter: str) -> str:
    return DECLARES.format(name=name, letter=letter)


def test_games_are_offered_as_they_are_registered(install: Install) -> None:
    install(whist=declares("whist", "W"), chess=declares("chess", "C"))

    assert registry.offered_names() == ["tickets", "lilliput", "chess", "whist"]
    assert registry.game_names() == ["chess", "lilliput", "tickets", "whist"]


@pytest.mark.parametrize("place", ["no.such.package:DECLARATION", "json:DECLARATION"])
def test_a_game_that_cannot_be_loaded_is_told_by_its_name(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._PLACES, GameName("half"), place)

    with pytest.raises(rh.UnknownGame, match="half: its declaration cannot be read"):
        rh.game("half")


@pytest.mark.parametrize(
    ("place", "complaint"),
    [
        ("json:dumps", "nonsense: json:dumps is not a Declaration"),
        ("roundhouse.games.tickets.declaration:DECLARATION", "declares 'tickets', not 'nonsense'"),
    ],
)
def test_a_place_must_hold_a_declaration_of_that_name(
    place: str, complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._PLACES, GameName("nonsense"), place)

    with pytest.raises(rh.UnknownGame, match=complaint):
        rh.game("nonsense")


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("import no_such_module", "No module named 'no_such_module'"),
        ("DECLARATION = ", "invalid syntax"),
        ("raise ValueError('half written')", "half written"),
        ("", "has no attribute 'DECLARATION'"),
    ],
)
def test_a_broken_package_is_left_out_and_told_of_once(
    source: str, reason: str, install: Install, caplog: pytest.LogCaptureFixture
) -> None:
    install(chess=declares("chess", "C"), half=source)

    for _ in range(2):
        assert [declared.name for declared in registry.declarations()] == ["chess", "lilliput", "tickets"]
        assert registry.offered_names() == ["tickets", "lilliput", "chess"]
    assert "revenue" in game_commands()
    assert text_files("en")
    (told,) = caplog.messages
    assert told.startswith("the package installed_half is left out: half: its declaration cannot be read (")
    assert reason in told
    with pytest.raises(rh.UnknownGame, match="half: its declaration cannot be read"):
        rh.game("half")


@pytest.mark.parametrize("letter", ["", "KU", "k", "É", "1", "-"])
def test_the_letter_of_the_rules_is_one_capital(
    letter: str, install: Install, caplog: pytest.LogCaptureFixture
) -> None:
    install(kuhn=declares("kuhn", letter))

    assert "kuhn" not in registry.game_names()
    complaint = f"kuhn: the letter of its rules must be one from A to Z, not {letter!r}"
    assert complaint in caplog.text
    with pytest.raises(rh.UnknownGame, match=complaint):
        registry.declaration("kuhn")


def test_no_two_games_have_the_same_letter(install: Install, caplog: pytest.LogCaptureFixture) -> None:
    install(whist=declares("whist", "W"), war=declares("war", "W"), kuhn=declares("kuhn", "T"))

    for name, letter, other in (("kuhn", "T", "tickets"), ("whist", "W", "war")):
        complaint = f"{name}: the ids of its rules begin with {letter}, and so do those of {other}"
        with pytest.raises(rh.UnknownGame, match=complaint):
            registry.declaration(name)
    assert registry.game_names() == ["lilliput", "tickets", "war"]
    assert len(caplog.messages) == 2


def test_a_game_of_the_house_cannot_take_the_letter_of_another(
    monkeypatch: pytest.MonkeyPatch, install: Install
) -> None:
    install()
    monkeypatch.setitem(registry._PLACES, GameName("trains"), f"{__name__}:TRAINS")

    with pytest.raises(rh.UnknownGame, match="trains: the ids of its rules begin with L, and so do those of lilliput"):
        registry.declaration("trains")


TRAINS = Declaration(GameName("trains"), "", "L", "")
