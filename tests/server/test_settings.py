"""Settings: a file, variables, options, which of them wins, what is refused, and that the docs name them all."""

from __future__ import annotations

import re
import tomllib
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

import pytest

from roundhouse.cli.complaints import complaint_lines
from roundhouse.cli.given_settings import given_settings
from roundhouse.i18n.catalogue import Catalogue, languages
from roundhouse.kernel.errors import InvalidData, InvalidOption, RoundhouseError
from roundhouse.server.knobs import BY_NAME, KNOBS, in_environment, in_file
from roundhouse.server.settings import ServerSettings, settings_of

PAGE = (Path(__file__).parents[2] / "docs" / "settings.md").read_text("utf-8")
ROW = re.compile(r"^\| `([a-z_.]+)` \| `([A-Z_]+)` \| (.+) \| (.*) \|$", re.MULTILINE)
NOT_SET = {"home_address"}  # which `roundhouse open --lan` finds out
OF_THE_PROCESS = {"log_level"}


@pytest.fixture(autouse=True)
def _no_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    for knob in KNOBS:
        monkeypatch.delenv(knob.variable, raising=False)
    monkeypatch.delenv("ROUNDHOUSE_SETTINGS", raising=False)


def test_every_setting_can_be_set_and_no_other() -> None:
    known = {field.name for field in fields(ServerSettings)} - NOT_SET | OF_THE_PROCESS
    assert sorted(knob.field for knob in KNOBS) == sorted(known)


def test_the_page_names_every_setting_its_variable_and_its_default() -> None:
    rows = {name: (variable, default) for name, variable, _, default in ROW.findall(PAGE)}
    assert list(rows) == [knob.name for knob in KNOBS]
    defaults = {field.name: field.default for field in fields(ServerSettings)}
    for knob in KNOBS:
        variable, told = rows[knob.name]
        assert variable == knob.variable
        default = defaults.get(knob.field, "warning")
        if default is not MISSING and default not in (None, ()) and knob.name != "secure":
            assert tomllib.loads(f"x = {told.strip('`')}")["x"] == default, knob.name


def test_the_example_of_the_page_is_a_file_of_settings() -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    made = settings_of(in_file(example, "example.toml"))
    assert made.bot_processes == 2
    assert made.secure
    assert made.origins == ("https://play.example.org",)


def test_an_option_wins_over_a_variable_and_a_variable_over_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('port = 1\nhost = "one"\nsecure = true\n[bot]\nseconds = 1\npause = 0.1\n')
    monkeypatch.setenv("ROUNDHOUSE_PORT", "2")
    monkeypatch.setenv("ROUNDHOUSE_BOT_SECONDS", "2.5")
    monkeypatch.setenv("ROUNDHOUSE_REDIS", "")
    given = given_settings(file, {"port": ("port", 3), "host": ("host", None)})
    assert given == {"port": 3, "host": "one", "secure": True, "bot.seconds": 2.5, "bot.pause": 0.1}
    monkeypatch.setenv("ROUNDHOUSE_SETTINGS", str(file))
    assert given_settings(None, {})["host"] == "one"
    other = tmp_path / "other.toml"
    other.write_text('host = "other"')
    assert given_settings(other, {})["host"] == "other"


def test_variables_say_the_same_as_a_file() -> None:
    file = 'origins = ["http://a:1", "https://b"]\nlimits = false\nport = 80\n[bot]\npause = 0.5\n'
    variables = {
        "ROUNDHOUSE_ORIGINS": "http://a:1; https://b/",
        "ROUNDHOUSE_LIMITS": "False",
        "ROUNDHOUSE_PORT": "80",
        "ROUNDHOUSE_BOT_PAUSE": "0.5",
        "ROUNDHOUSE_BUILD": "interpreted",
    }
    assert in_environment(variables) == in_file(file, "x.toml")


def test_an_address_is_an_origin_and_says_whether_all_is_secure() -> None:
    made = settings_of({"address": "https://a", "origins": ["https://b", "https://a"]})
    assert (made.origins, made.secure) == (("https://b", "https://a"), True)
    assert not settings_of({"address": "http://a"}).secure
    assert not settings_of({"address": "https://a", "secure": False}).secure
    assert settings_of({}).origins == ()


WRONG: list[tuple[str, Any, str]] = [
    ("port", "99999", "99999 is not between 0 and 65535"),
    ("port", "80 80", "'80 80' is not between 0 and 65535"),
    ("secure", "perhaps", "must be true or false"),
    ("bot.seconds", "nan", "must be from 0.01 to 60, not nan"),
    ("bot.processes", "0", "must be at least 1, not 0"),
    ("origins", "play.example.org", "'play.example.org' does not begin with http:// or https://"),
    ("address", "play.example.org", "'play.example.org' does not begin with http:// or https://"),
    ("log_level", "loud", "'loud' is not one of debug, info, warning, error"),
]


@pytest.mark.parametrize(("name", "text", "why"), WRONG)
def test_a_wrong_variable_is_told_in_one_sentence(name: str, text: str, why: str) -> None:
    variable = BY_NAME[name].variable
    with pytest.raises(InvalidOption) as caught:
        in_environment({variable: text})
    (line,) = complaint_lines(Catalogue("en", strict=True), caught.value)
    assert (
        line.replace("\N{LEFT SINGLE QUOTATION MARK}", "'")
        .replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
        .endswith(why)
    )
    assert line.startswith(f"{variable}")
    for language in languages():
        assert len(complaint_lines(Catalogue(language, strict=True), caught.value)) == 1


def told(file: str) -> list[str]:
    with pytest.raises(RoundhouseError) as caught:
        in_file(file, "my.toml")
    assert isinstance(caught.value, InvalidData)
    return caught.value.problems


def test_all_mistakes_of_a_file_are_told_with_their_lines() -> None:
    assert told('host = "a"\nport = "80"\ncolour = 1\n\n[bot]\npause = 99\nname = 1\n[hat]\nx = 1\n') == [
        "line 2: port: '80' is not between 0 and 65535",
        "line 3: colour: unknown field",
        "line 6: bot.pause: must be from 0 to 60, not 99",
        "line 7: bot.name: unknown field",
        "line 8: hat: unknown field",
    ]
    assert told("origins = [\n  'http://a',\n  'b',\n]") == [
        "line 1: origins[2]: 'b' does not begin with http:// or https://"
    ]
    assert told("bot = 3") == ["line 1: bot: must be a table"]
    assert told("port = ")[0].startswith("not a TOML file (")


def test_a_server_says_what_is_wrong_in_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from roundhouse.cli.main import main

    file = tmp_path / "settings.toml"
    file.write_text("port = 99999\n")
    for command in (["serve"], ["backup", str(tmp_path / "copy.db")], ["restore", str(tmp_path / "copy.db")]):
        assert main([*command, "--settings", str(file)]) == 2
        assert capsys.readouterr().err == f"roundhouse: {file}: line 1: port: 99999 is not between 0 and 65535\n"
        assert main([*command, "--settings", str(tmp_path / "none.toml")]) == 2
        assert "No such file" in capsys.readouterr().err


def test_a_backup_finds_the_database_by_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from roundhouse.cli.main import main

    monkeypatch.setenv("ROUNDHOUSE_DATABASE", f"sqlite:///{tmp_path}/named.db")
    assert main(["backup", str(tmp_path / "copy.db")]) == 2
    assert "named.db: there is no such database" in capsys.readouterr().err
