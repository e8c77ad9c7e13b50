"""The catalogue of texts: complete, well-formed, and English where another language is silent."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import roundhouse
from roundhouse.bots.contract import Reason
from roundhouse.games.tickets.box.colours import CARDS
from roundhouse.i18n import catalogue
from roundhouse.i18n.catalogue import Catalogue, MissingText, languages
from roundhouse.i18n.naming import automaton_name
from roundhouse.i18n.reasons import reason_text
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.registry import game, game_names

PACKAGE = Path(roundhouse.__file__).parent
FILES = sorted(PACKAGE.glob("i18n/**/*.ftl"))


@pytest.fixture
def strict() -> Catalogue:
    return Catalogue("en", strict=True)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_file_of_texts_is_well_formed(file):
    entries = FluentParser().parse(file.read_text("utf-8")).body

    assert [entry.content for entry in entries if isinstance(entry, Junk)] == []
    assert any(isinstance(entry, Message) for entry in entries)


@pytest.mark.parametrize("language", languages())
def test_no_text_is_given_twice(language):
    ids = Counter(
        entry.id.name
        for file in FILES
        if file.parent.name == language
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, Message)
    )

    assert [text_id for text_id, times in ids.items() if times > 1] == []


def test_every_text_that_the_code_names_exists(strict):
    used = set()
    for file in [*PACKAGE.glob("cli/**/*.py"), *PACKAGE.glob("render/**/*.py"), *PACKAGE.glob("i18n/**/*.py")]:
        used.update(re.findall(r"""\b(?:words|text|_text)\(\s*["']([a-z][a-z-]+)["']""", file.read_text("utf-8")))

    assert len(used) > 50
    assert [text_id for text_id in sorted(used) if text_id not in strict] == []


def test_every_text_is_used(strict):
    sources = [*PACKAGE.glob("**/*.py"), *PACKAGE.glob("web/js/**/*.js"), PACKAGE / "web/index.html"]
    code = "".join(file.read_text("utf-8") for file in sources)
    found = re.findall(r"[`\"]([a-z]+(?:-[a-z]+)*-)(?:\$?\{|\")", code)  # ids put together: `refusal-${code}`
    code_built = tuple(set(found) - {"lilliput-", "tickets-"})
    built = (
        "tickets-luck-",
        "tickets-log-",
        "tickets-ask-",
        "tickets-do-",
        "tickets-fact-",
        "colour-",
        "tickets-sheet-",
        "game-",
    )
    built += ("tickets-points", "tickets-cars", "tickets-cards", "tickets-tickets")  # titles of columns
    built += ("tickets-done", "tickets-possible", "tickets-cut-off")
    built += tuple(f"lilliput-{kind}-" for kind in ("log", "ask", "do", "fact", "half", "sheet", "instruction", "luck"))
    built += tuple(f"lilliput-{kind}-" for kind in ("company", "character", "item", "tile", "colour"))
    built += ("automaton-", "reason-", "lilliput-hint-lead", "lilliput-done-", "help-")
    built += ("lilliput-figure-", "tickets-figure-", "lilliput-balance-", "tickets-balance-")
    built += ("lilliput-workshop-about", "tickets-workshop-about")
    built += ("revenue-route", "revenue-doubled", "revenue-halved")
    columns = "company director price treasury trains stations bank player cash copies character shares"
    built += tuple(f"lilliput-{column}" for column in columns.split())
    built += tuple(option.text for name in game_names() for option in game(name).options)
    rest = [text_id for text_id in strict.ids() if text_id not in code and not re.fullmatch(r"[A-Z]-\d{3}", text_id)]

    assert [text_id for text_id in rest if not text_id.startswith(built + code_built)] == []


def test_every_card_has_a_name(strict):
    names = {strict.text(f"colour-{colour}") for colour in (*CARDS, "gray")}

    assert len(names) == len(CARDS) + 1


def test_a_missing_text_shows_its_id():
    assert Catalogue("en", strict=False).text("no-such-text") == "{no-such-text}"


def test_a_missing_text_is_an_error_where_texts_are_strict(strict, monkeypatch):
    with pytest.raises(MissingText, match="no-such-text"):
        strict.text("no-such-text")
    with pytest.raises(MissingText, match="number"):
        strict.text("tickets-deck")
    monkeypatch.setenv(catalogue.STRICT, "1")
    with pytest.raises(MissingText):
        Catalogue().text("no-such-text")


def test_a_missing_parameter_does_not_stop_a_game():
    assert "number" in Catalogue("en", strict=False).text("tickets-deck")


def test_texts_carry_no_marks_around_parameters(strict):
    assert strict.text("tickets-deck", number=7) == "Pile 7"


def test_an_unknown_language_is_refused():
    with pytest.raises(LookupError, match=r"'xx'.*en"):
        Catalogue("xx")


@pytest.fixture
def two_languages(tmp_path, monkeypatch):
    """English with two texts, Czech with one of them."""
    for language, text in (("en", "red = red\nblue = blue\nT-001 = A rule.\n"), ("cs", "red = červená\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "colours.ftl").write_text(text, "utf-8")
    (tmp_path / "empty").mkdir()
    monkeypatch.setattr(catalogue, "folder_of", lambda _: tmp_path)
    catalogue._load.cache_clear()
    yield
    catalogue._load.cache_clear()


@pytest.mark.usefixtures("two_languages")
def test_english_stands_behind_every_language():
    czech = Catalogue("cs", strict=True)

    assert languages() == ["cs", "en"]
    assert (czech.text("red"), czech.text("blue")) == ("červená", "blue")
    assert "blue" in czech
    assert czech.rules() == ["T-001"]
    assert czech.rule_text("T-001") == "A rule."


@pytest.mark.parametrize(
    ("params", "line"),
    [
        ({"item": "red"}, "For the whole game: Red."),
        ({"item": "admiral"}, "For the whole game: the Admiral."),
    ],
)
def test_a_reason_names_things_as_people_call_them(params, line):
    assert reason_text(Catalogue("en", strict=True), "lilliput", Reason("lilliput-draft", params)) == line


def test_texts_that_are_kept_are_told_apart_by_what_they_are_made_of() -> None:
    catalogue = Catalogue("en", strict=True)
    for _ in range(2):
        assert catalogue.text("player-unnamed", number=1) != catalogue.text("player-unnamed", number=2)
        assert catalogue.text("player-unnamed", number="1") == catalogue.text("player-unnamed", number=1)
        with pytest.raises(MissingText):
            catalogue.text("player-unnamed")
    assert Catalogue("cs").text("player-unnamed", number=1) != catalogue.text("player-unnamed", number=1)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "£1,640, £12,500"), ("es", "1640 £, 12.500 £"), ("it", "1640 £, 12.500 £"), ("cs", "1 640 £, 12 500 £")],
)
def test_thousands_are_marked_as_browsers_mark_them(language, told):
    catalogue = Catalogue(language, strict=True)
    sums = ", ".join(catalogue.text("lilliput-do-amount", sum=number) for number in (1640, 12_500))

    assert sums.replace("\N{NO-BREAK SPACE}", " ") == told


def test_an_automaton_without_a_name_is_called_one(strict):
    assert automaton_name(strict, GameName("lilliput")) == "Gulliver"
    assert automaton_name(strict, GameName("whist")) == "Automaton"
