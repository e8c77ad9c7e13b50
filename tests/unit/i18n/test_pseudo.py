"""The language for development is offered only where it was asked for, and says everything longer."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from roundhouse.i18n.catalogue import Catalogue, languages, source_of, text_files
from roundhouse.i18n.pseudo import FIRST, LAST, LONGER, PSEUDO, SWITCH, lengthened, pseudo_source


def test_it_is_there_for_those_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    assert PSEUDO not in languages()
    with pytest.raises(LookupError):
        Catalogue(PSEUDO)
    monkeypatch.setenv(SWITCH, "1")
    assert PSEUDO in languages()
    assert Catalogue(PSEUDO, strict=True).ids() == Catalogue().ids()


@pytest.mark.parametrize("text", ["Choose a route", "Wait", "3 cards of the same colour: £20"])
def test_texts_grow_by_two_fifths_and_keep_no_letter(text: str) -> None:
    long = lengthened(text)
    assert abs(len(long) - LONGER * len(text)) <= 1
    assert not any(letter.isascii() and letter.isalpha() for letter in long)
    assert [sign for sign in long if not sign.isalpha()] == [sign for sign in text if not sign.isalpha()]


def test_parameters_plurals_and_functions_stay() -> None:
    made = pseudo_source("a = You have { NUMBER($n) ->\n    [one] a card\n   *[other] { $n } cards\n }.\n")
    (message,) = FluentParser().parse(made).body
    assert isinstance(message, ast.Message)
    assert "NUMBER($n) ->" in made
    assert "[one]" in made
    assert "{ $n } " in made
    assert "cards" not in made


@pytest.mark.parametrize("file", text_files("en"), ids=lambda file: f"{file.parent.parent.name}/{file.name}")
def test_every_english_file_can_be_made_longer(file) -> None:
    junk = [entry for entry in FluentParser().parse(source_of(file, PSEUDO)).body if isinstance(entry, ast.Junk)]
    assert junk == []


def test_each_text_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, "1")
    text = Catalogue(PSEUDO, strict=True).text("T-080")
    assert (text[0], text[-1]) == (FIRST, LAST)
