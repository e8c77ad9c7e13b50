"""The pictures of the rulebooks say what the rules say: every one is set up, tried and drawn."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from roundhouse.i18n.catalogue import Catalogue, languages
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.errors import IllegalAction, InvalidData
from roundhouse.kernel.registry import declarations
from roundhouse.render.illustrations import THEMES, Illustrations, illustrations_of, value_at
from roundhouse.render.tickets.illustrations import TicketsIllustrations
from roundhouse.render.tickets.shapes import CARD_SHAPES, PLAYER_SHAPES, SHAPES

FEWEST = 25
ALL = [
    (found, picture)
    for declared in declarations()
    if (found := illustrations_of(declared.name)) is not None
    for picture in found.declared
]
each_picture = pytest.mark.parametrize(("book", "picture"), ALL, ids=[f"{b.game} {p}" for b, p in ALL])
each_book = pytest.mark.parametrize("book", {book.game: book for book, _ in ALL}.values(), ids=lambda book: book.game)


@each_picture
def test_what_a_picture_shows_is_what_the_rules_say(book: Illustrations, picture: str) -> None:
    scene = book.scene(picture)
    for attempt in scene.attempts:
        refusal = scene.states[-1].why_not(attempt.action)
        assert (None if refusal is None else refusal.rule) == attempt.refused, str(attempt.action)
    for fact in book.facts(picture):
        state = scene.states[-1].copy()
        if fact.after is not None:
            state.apply(fact.after)
        assert value_at(state.view(Seat(0)), fact.of) == fact.value, fact.of


@each_picture
def test_a_refused_attempt_is_shown_beside_its_rule(book: Illustrations, picture: str) -> None:
    """Whoever reads the rule sees it at work."""
    refused = {attempt.refused for attempt in book.scene(picture).attempts if attempt.refused}
    assert refused <= set(book.declared[picture]["rules"])


@each_picture
@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_is_drawn_whole(book: Illustrations, picture: str, theme: str) -> None:
    scene = book.scene(picture)
    for part in book.declared[picture]["parts"]:
        assert not book.draw(part, scene).is_empty, part
    drawing = ElementTree.fromstring(book.document(book.drawing(picture), theme))  # noqa: S314  # our own drawing
    assert drawing.get("data-theme") == theme
    shapes = [shape for shape in drawing.iter() if shape.tag.rpartition("}")[2] in ("path", "rect", "circle", "text")]
    assert len(shapes) >= 5
    assert not re.search(r"\bnan\b|\bNone\b", ElementTree.tostring(drawing, "unicode"))


@each_book
def test_every_book_has_enough_pictures_of_rules_that_exist(book: Illustrations) -> None:
    rules = set(Catalogue().rules())
    assert len(book.declared) >= FEWEST
    for picture, entry in book.declared.items():
        assert set(entry["rules"]) <= rules, picture
        assert entry["rules"], picture
    shown = [picture for section in book.introduction for picture in section.pictures]
    assert set(shown) <= set(book.declared)
    assert len(set(shown)) == len(shown)


@each_picture
@pytest.mark.parametrize("language", languages())
def test_every_figure_of_a_caption_is_proved(book: Illustrations, picture: str, language: str) -> None:
    """It is a fact, stands in a rule that the picture shows, or in what is done there; all languages tell the same."""
    english, texts = Catalogue("en", strict=True), Catalogue(language, strict=True)
    entry = book.declared[picture]
    proved = [str(fact["is"]) for fact in entry.get("facts", ())] + [english.rule_text(rule) for rule in entry["rules"]]
    proved += [*entry.get("actions", ()), *(shown["do"] for shown in entry.get("shows", ()))]
    figures = figures_in(english.text(f"picture-{book.game}-{picture}"))
    assert figures <= figures_in(" ".join(proved)) | sums(entry)
    assert figures_in(texts.text(f"picture-{book.game}-{picture}")) == figures
    assert texts.has_own(f"picture-{book.game}-{picture}-alt")
    assert figures_in(texts.text(f"picture-{book.game}-{picture}-alt")) == figures_in(
        english.text(f"picture-{book.game}-{picture}-alt")
    )


def figures_in(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))


def sums(entry: dict[str, Any]) -> set[str]:
    """What somebody has more or less after something than before: the differences between facts of one place."""
    facts = entry.get("facts", ())
    return {
        str(abs(one["is"] - other["is"]))
        for one in facts
        for other in facts
        if one["of"] == other["of"] and isinstance(one["is"], int)
    }


@each_book
@pytest.mark.parametrize("language", languages())
def test_the_introduction_is_told_in_every_language(book: Illustrations, language: str) -> None:
    texts = Catalogue(language)
    for section in book.introduction:
        assert texts.has_own(f"introduction-{book.game}-{section.id}-title")
        assert texts.has_own(f"introduction-{book.game}-{section.id}")


def test_drawings_and_page_share_their_shapes() -> None:
    page = Path(__file__).parents[3] / "src" / "roundhouse" / "web" / "js"
    shapes = (page / "symbols.js").read_text("utf-8")
    assert dict(re.findall(r'(\w+): "(M[^"]+)"', shapes)) == SHAPES
    assert dict(re.findall(r'(\w+): "([a-z]+)"', shapes)) == PLAYER_SHAPES
    cards = (page / "tickets" / "card-shapes.js").read_text("utf-8")
    assert CARD_SHAPES.items() <= dict(re.findall(r'(\w+): "([a-z]+)"', cards)).items()


def book_of(folder: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> Illustrations:
    (folder / "pictures.toml").write_text(text, "utf-8")
    monkeypatch.setattr("roundhouse.render.illustrations.folder_of", lambda _: folder)
    return TicketsIllustrations("tickets", "anywhere")


def test_a_mistake_in_a_declaration_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = book_of(tmp_path, monkeypatch, 'introduction = []\n[[pictures]]\nid = "one"\nrules = "T-001"\n')
    with pytest.raises(InvalidData) as told:
        _ = book.declared
    assert "rules" in str(told.value)
    assert "parts" in str(told.value)


def test_a_picture_cannot_be_made_by_a_move_that_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (
        'introduction = []\n[[pictures]]\nid = "one"\nrules = ["T-069"]\nposition = { hand = { red = 2, blue = 1 } }\n'
    )
    text += 'actions = ["claim montreal-toronto 2 red 1 blue"]\nparts = [{ draw = "hand" }]\n'
    with pytest.raises(IllegalAction, match="T-069"):
        book_of(tmp_path, monkeypatch, text).scene("one")
