"""Whole games at a pseudo-terminal, in every language, with the words that its texts name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import roundhouse as rh
from roundhouse.cli.front import make_front
from roundhouse.cli.terminal import MIN_WIDTH, Terminal
from roundhouse.cli.typed_words import TypedWords
from roundhouse.i18n.catalogue import Catalogue, languages
from terminals import AtTerminal

TEXTS = Path(rh.__file__).parent / "i18n"
ISLANDS = Path(__file__).parents[2] / "boards" / "islands.toml"
GAMES = {"tickets": ["tickets", "--board", str(ISLANDS)], "lilliput": ["lilliput"]}
SAID = ("cli.ftl", "words.ftl", "complaints.ftl", "bots.ftl")
LONG = 14  # letters: what is shorter may be alike in two languages


def pieces(language: str, game: str) -> set[str]:
    """What is written between the parameters of a language's texts, where it is long enough to be told apart."""
    found = set()
    for file in (file for folder in ("", game) for file in (TEXTS / folder / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None and file.name in SAID:
                found |= set(literals(entry.value))
    return found


def literals(pattern: ast.Pattern) -> list[str]:
    told = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            told += [line.strip(" .,:;") for line in element.value.splitlines()]
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            told += [text for variant in element.expression.variants for text in literals(variant.value)]
    return [text for text in told if len(text) >= LONG and " " in text]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_in_the_words_of_the_language(game, language):
    words = Catalogue(language, strict=True).text
    typed = [
        "zzz",  # not an action
        words("play-word-help"),
        words("play-word-map"),
        words("play-word-why"),
        f"{words('play-word-why')} 1",
        words("play-word-rule").upper(),
        words("play-word-save"),
        words("play-word-quit"),
        words("play-word-back"),
        words("play-word-log"),
        words("play-word-table"),
    ]
    with AtTerminal(
        "play", *GAMES[game], "--players", "me,random", "--seed", "7", LANG=f"{language}_XX.UTF-8"
    ) as table:
        asked = 0
        while (question := table.wait_for_question()) is not None:
            if asked == typed.index(words("play-word-back")):
                assert " ".join(words("play-ask-save").split()) in " ".join(question.split())
            else:
                assert words("play-prompt") in question or question.endswith("\n> ")
            table.type(typed[asked] if asked < len(typed) else "1")
            asked += 1
            assert asked < 1000, "the game does not end"
        code, shown = table.end(), table.shown

    assert code == 0
    assert asked > 50
    flat = " ".join(shown.split())
    for text_id in ("play-over", "play-promise-kept", "play-help-save", "play-help-notation", "sheet-title"):
        assert " ".join(words(text_id).split()) in flat
    own, english = pieces(language, game), pieces("en", game)
    assert sum(piece in flat for piece in own) > 30
    if language != "en":
        assert [piece for piece in english - own if piece in flat and piece not in " ".join(own)] == []


@pytest.mark.parametrize("language", languages())
def test_english_words_work_in_every_language_and_accents_may_be_left_out(language):
    words = Catalogue(language, strict=True).text
    plain = {"cs": "zpet", "es": "volver", "fr": "retour", "it": "indietro", "en": "BACK"}
    with AtTerminal(
        "play", "--players", "me,random", "--seed", "7", "--language", language, LANG="en_GB.UTF-8"
    ) as table:
        for line in ("help", "quit", "back", "quit", plain[language], "exit", ""):
            assert table.wait_for_question() is not None
            table.type(line)
        assert table.end() == 0
        assert words("play-help-map") in table.shown
        assert words("play-left") in table.shown
        assert not re.search(r"^Your choice", table.shown, re.MULTILINE) or language == "en"


@pytest.mark.parametrize("language", languages())
def test_help_fits_the_narrowest_table(language):
    catalogue = Catalogue(language, strict=True)
    lines = TypedWords(catalogue).help_rows()
    for name in GAMES:
        front = make_front(rh.game(name), catalogue, ["Ada", "Ben"])
        view = rh.game(name).start(2, 1).view(rh.Seat(0))
        lines += [
            *front.notation(view).splitlines(),
            *str(front.aims(view)[0] if front.aims(view) else "").splitlines(),
        ]

    assert len(lines) > 20
    assert [line for line in lines if len(line) > MIN_WIDTH] == []


def test_a_line_never_breaks_at_a_hard_space(monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "12")
    Terminal().print("karta za 50\N{NO-BREAK SPACE}£ a\N{NO-BREAK SPACE}víc")

    assert capsys.readouterr().out.splitlines() == ["karta za ", "50\N{NO-BREAK SPACE}£ a\N{NO-BREAK SPACE}víc"]
