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


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        ("no_such_module:GAME", "its rules cannot be loaded (No module named 'no_such_module')"),
        ("json:GAME", "its rules cannot be loaded (module 'json' has no attribute 'GAME')"),
        ("json:dumps", "json:dumps is not a Game"),
    ],
)
def test_a_package_whose_rules_cannot_be_loaded_is_left_out_of_what_can_be_played(
    rules: str, reason: str, install: Install, caplog: pytest.LogCaptureFixture
) -> None:
    broken = declares("half", "H").replace("roundhouse.games.tickets.game:GAME", rules)
    install(half=broken)

    assert "half" in registry.game_names(), "a declaration is read without its rules"
    for _ in range(2):
        assert [game.name for game in registry.games()] == ["lilliput", "tickets"]
    assert "half" not in registry.game_names()
    (told,) = caplog.messages
    assert told == f"the package installed_half is left out: half: {reason}"
    with pytest.raises(rh.UnknownGame, match="half: "):
        rh.game("half")


def test_rules_of_the_house_that_cannot_be_loaded_stop_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._DECLARED, GameName("tickets"), Declaration(GameName("tickets"), "json:GAME", "T", ""))
    monkeypatch.delitem(registry._LOADED, GameName("tickets"), raising=False)

    with pytest.raises(rh.UnknownGame, match="tickets: its rules cannot be loaded"):
        registry.games()


def installed_in(folder: Path, package: str, group: str, name: str, place: str) -> None:
    metadata = folder / f"{package}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
    (metadata / "entry_points.txt").write_text(f"[{group}]\n{name} = {place}\n", "utf-8")


def test_only_packages_that_declare_games_cost_a_look_at_all_entry_points(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: asked.append(group) or [])
    monkeypatch.setattr(sys, "path", [str(tmp_path), str(tmp_path / "gone")])
    installed_in(tmp_path, "tool", "console_scripts", "tool", "tool:main")

    assert registry._installed.__wrapped__() == {}
    assert not asked
    installed_in(tmp_path, "bridge", registry.ENTRY_POINTS, "bridge", "bridge:DECLARATION")
    registry._installed.__wrapped__()
    assert asked == [registry.ENTRY_POINTS]


def test_of_two_packages_with_the_same_game_the_second_is_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    installed_in(tmp_path, "bridge", registry.ENTRY_POINTS, "bridge", "bridge:DECLARATION")
    installed_in(tmp_path, "other", registry.ENTRY_POINTS, "bridge", "other.game:DECLARATION")

    found = registry._installed.__wrapped__()
    (told,) = caplog.messages
    used, left_out = ("bridge", "other") if found["bridge"].startswith("bridge") else ("other", "bridge")
    assert told.startswith(f"the package {left_out} is left out: bridge: {used}")
