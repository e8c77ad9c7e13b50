"""Complaints: the code has a line for developers, Fluent the same in English and in the words of every language."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import roundhouse as rh
from roundhouse.cli.complaints import complaint_lines, in_words
from roundhouse.i18n.catalogue import Catalogue, languages
from roundhouse.kernel.checking import Fields, Mistakes, Whole
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.errors import InvalidData, InvalidOption, InvalidRecord, RoundhouseError

PACKAGE = Path(rh.__file__).parent
ONLY_TEXT = {"several", "quoted"}  # made by hand: its line is several others, or what stands in another


def written_complaints() -> Iterator[tuple[str, str | None]]:
    """The id and the line of every complaint in the code; None for a line that is put together."""
    for file in sorted(PACKAGE.rglob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        lines: dict[str, str] = {}
        for node in sorted(
            (node for node in ast.walk(tree) if isinstance(node, ast.Assign | ast.Call)),
            key=lambda node: (node.lineno, node.col_offset),
        ):
            if isinstance(node, ast.Assign):
                name = node.targets[0]
                if isinstance(name, ast.Name) and isinstance(
                    node.value, ast.Constant | ast.IfExp | ast.JoinedStr | ast.BinOp
                ):
                    lines[name.id] = node.value.value if isinstance(node.value, ast.Constant) else ""
            elif (
                isinstance(node.func, ast.Name)
                and node.func.id == "complaint"
                and isinstance(node.args[0], ast.Constant)
            ):
                line = node.args[1]
                told = line.value if isinstance(line, ast.Constant) else lines.get(getattr(line, "id", ""), "")
                yield node.args[0].value, told or None


def english() -> dict[str, str]:
    found = {}
    for file in sorted(PACKAGE.glob("i18n/**/en/complaints.ftl")):
        source = file.read_text("utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, Message):
                found[entry.id.name.removeprefix("complaint-")] = source[entry.value.span.start : entry.value.span.end]
    return found


def plain(text: str) -> str:
    """Without what typography alone decides."""
    text = re.sub(r"\{ \$(\w+) \}", r"{\1}", text).replace("\N{HORIZONTAL ELLIPSIS}", "...")
    return text.replace("\N{LEFT SINGLE QUOTATION MARK}", "'").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


def test_every_complaint_has_a_text_and_every_text_a_complaint():
    used = {text_id for text_id, _ in written_complaints()}

    assert len(used) > 150
    assert used ^ (english().keys() - ONLY_TEXT) == set()


def test_developers_and_people_are_told_the_same_in_english():
    texts = english()
    told = [(text_id, line) for text_id, line in written_complaints() if line is not None]

    assert len(told) > 150
    assert [
        (text_id, line) for text_id, line in told if "->" not in texts[text_id] and line != plain(texts[text_id])
    ] == []


def test_what_a_complaint_is_made_of_is_put_into_words_as_well():
    told = about("my.toml", complaint("not-one-of", "{value} is not one of {known}", value="'x'", known="a, b"))

    assert told == "my.toml: 'x' is not one of a, b"
    assert in_words(Catalogue("cs"), told) == "my.toml: „x“ není v\N{NO-BREAK SPACE}seznamu: a, b"
    assert in_words(Catalogue("cs"), "as it is") == "as it is"
    assert in_words(Catalogue("cs"), complaint("of-another-package", "no {thing}", thing="text")) == "no text"


@pytest.mark.parametrize(
    "error",
    [
        InvalidOption(complaint("at-least-one", "must be at least 1, not {number}", number=0), option="games"),
        InvalidData("my.toml", [about("routes[1]", complaint("field-missing", "is missing"))]),
    ],
    ids=["a line", "mistakes"],
)
def test_errors_keep_their_words_between_processes(error):
    again = pickle.loads(pickle.dumps(error))

    assert str(again) == str(error)
    for language in languages():
        catalogue = Catalogue(language, strict=True)
        assert complaint_lines(catalogue, again) == complaint_lines(catalogue, error)
    assert complaint_lines(Catalogue("es"), again) != [str(error)]


def test_several_mistakes_are_one_line_in_every_language():
    mistakes = Mistakes("position")
    mistakes.sound_part({"a": "x", "c": 1}, Fields({"a": Whole(0, 3), "b": Whole()}))
    with pytest.raises(InvalidRecord) as caught:
        mistakes.complain_in_a_line()

    assert str(caught.value) == "position: a: must be a whole number; b: is missing; c: unknown field"
    assert complaint_lines(Catalogue("it", strict=True), caught.value) == [
        "position: a: deve essere un numero intero; b: manca; c: campo sconosciuto"
    ]


@pytest.mark.parametrize(("game", "line"), [("tickets", "dance"), ("lilliput", "dance"), ("lilliput", "lay red")])
@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_what_is_not_an_action_is_told_in_the_language(game, line, language):
    with pytest.raises(RoundhouseError) as caught:
        rh.game(game).parse(line)

    (told,) = complaint_lines(Catalogue(language, strict=True), caught.value)
    assert Catalogue(language).text("complaint-quoted", text=line) in told
    assert told != complaint_lines(Catalogue("en", strict=True), caught.value)[0]
