"""Signs and spaces as each language prints them; a line that breaks wrongly is seen only on a narrow screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import roundhouse as rh
from roundhouse.i18n.catalogue import languages

FOLDER = Path(rh.__file__).parent / "i18n"
HARD, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"
LITERAL = re.compile(r'\{ " *" \}')  # spaces at the start of a line, as Fluent wants them
CALL = re.compile(r"\{ [A-Z]+\([^)]*\) \}")  # { NUMBER($share, style: "percent") }

EVERYWHERE = {
    "a straight apostrophe or quotation mark": r"['\"]",
    "three full stops for an ellipsis": r"\.\.\.",
    "a space before an ellipsis": r"\w …",
    "two spaces in a sentence": r"[.,;:!?] {2}\S",
    "a line could end inside a place on the map": r"\((?:\W?\d+|\{ \$x \})\s?[,;] [^,;()]+\)",
}
OF_A_LANGUAGE = {
    "en": {"a space before a per cent sign": r"[\d}]\s%", "American spelling": r"\b[Gg]ray\b"},
    "it": {"a space before a per cent sign": r"[\d}]\s%"},
    "es": {"no hard space before a per cent sign": rf"[\d}}](?!{HARD})\s?%"},
    "fr": {
        "no narrow hard space before a sign": r"[^\s:] [;:!?](?=\s|$)",
        "a sign without its space": r"[\w}»)][;:!?](?=\s|$)",
        "no hard space inside quotation marks": rf"«(?!{HARD})|(?<!{HARD})»",
        "no hard space before a per cent sign": rf"[\d}}](?!{HARD})\s?%",
    },
    "cs": {
        "a line could end in a one-letter word": r"(?<!\w)[KkSsVvZzOoUuAaIi] (?=[\w„{(])",
        "a plain space before a per cent sign": r"[\d}] %",  # "95% interval" is an adjective and has none
    },
}


def values(language: str) -> Iterator[tuple[str, str]]:
    """Every text of a language as it stands in its file, by id."""
    for file in sorted(FOLDER.glob(f"**/{language}/*.ftl")):
        source = file.read_text("utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                assert entry.value.span is not None
                text = source[entry.value.span.start : entry.value.span.end]
                yield entry.id.name, CALL.sub("{ $called }", LITERAL.sub("", text))


@pytest.mark.parametrize("language", languages())
def test_signs_and_spaces_are_those_of_the_language(language: str) -> None:
    wrong = EVERYWHERE | OF_A_LANGUAGE[language]
    found = [
        f"{text_id}: {what}: {match[0]!r}"
        for text_id, text in values(language)
        for what, pattern in wrong.items()
        for match in re.finditer(pattern, text)
    ]

    assert found == []


def test_a_text_that_breaks_a_rule_is_found() -> None:
    rules = EVERYWHERE | OF_A_LANGUAGE["cs"] | OF_A_LANGUAGE["fr"]
    examples = ["karta v ruce", "{ $sum } %", "Non !", "Non!", "« oui »", "({ $x }, { $y })", "(1; 0)"]

    assert [text for text in examples if not any(re.search(pattern, text) for pattern in rules.values())] == []
    assert not re.search(OF_A_LANGUAGE["cs"]["a line could end in a one-letter word"], f"karta v{HARD}ruce")
    assert not re.search(OF_A_LANGUAGE["fr"]["a sign without its space"], f"Non{NARROW}!")
    assert not re.search(EVERYWHERE["a line could end inside a place on the map"], f"({{ $x }};{HARD}{{ $y }})")
