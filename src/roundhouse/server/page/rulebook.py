"""The rulebook of a game: an introduction, then all rules by chapter, with pictures beside those they help with.

All of it is in the reader's language; rules that have no text in it are in English, and marked so.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery

from roundhouse.i18n.catalogue import Catalogue
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.registry import declaration
from roundhouse.render.illustrations import Illustrations, illustrations_of
from roundhouse.server.access import AnyRequest
from roundhouse.server.page.assets import JSON, Asset, sent
from roundhouse.server.page.pictures import drawing_of
from roundhouse.server.page.texts import catalogue
from roundhouse.server.rows import encode


class RuleText(msgspec.Struct, frozen=True):
    id: str
    text: str
    translated: bool  # false: the text is English because there is none in the language
    pictures: list[str]


class Chapter(msgspec.Struct, frozen=True):
    title: str
    rules: list[RuleText]


class PictureText(msgspec.Struct, frozen=True):
    """A picture in words; the drawing itself is at `/pictures/GAME/THEME/ID.svg`."""

    id: str
    caption: str
    alt: str
    rules: list[str]
    width: int
    height: int


class IntroductionPart(msgspec.Struct, frozen=True):
    id: str
    title: str
    paragraphs: list[str]
    pictures: list[str]


class Rulebook(msgspec.Struct, frozen=True):
    game: GameName
    language: str
    introduction: list[IntroductionPart]
    pictures: list[PictureText]
    chapters: list[Chapter]


@get(
    "/api/rules/{game:str}",
    operation_id="readRules",
    tags=["page"],
    media_type=JSON,
    responses={200: ResponseSpec(Rulebook, description="Introduction, pictures and rules", generate_examples=False)},
    sync_to_thread=True,
)
def read_rules(request: AnyRequest, game: FromPath[str], language: FromQuery[str] = "en") -> Response[Any]:
    """The introduction to a game and all its rules, chapter by chapter."""
    catalogue(language)  # refuses a language there is none of
    return sent(request, _written(declaration(game).name, language))


@cache
def _written(game: GameName, language: str) -> Asset:
    """Compressed once: a hundred kilobytes are a lot for a phone."""
    return Asset.of(encode(_rulebook(game, language)), JSON)


def _rulebook(game: GameName, language: str) -> Rulebook:
    texts, book = catalogue(language), illustrations_of(game)
    return Rulebook(
        game,
        language,
        [] if book is None else _introduction(book, texts),
        [] if book is None else [_picture(book, picture, texts) for picture in book.declared],
        [
            Chapter(
                title,
                [
                    RuleText(rule, texts.rule_text(rule), texts.has_own(rule), book.pictures_of(rule) if book else [])
                    for rule in rules
                ],
            )
            for title, rules in texts.chapters(declaration(game).letter)
        ],
    )


def _introduction(book: Illustrations, texts: Catalogue) -> list[IntroductionPart]:
    return [
        IntroductionPart(
            section.id,
            texts.text(f"introduction-{book.game}-{section.id}-title"),
            texts.text(f"introduction-{book.game}-{section.id}").split("\n\n"),
            list(section.pictures),
        )
        for section in book.introduction
    ]


def _picture(book: Illustrations, picture: str, texts: Catalogue) -> PictureText:
    drawn = drawing_of(book.game, picture)
    caption = f"picture-{book.game}-{picture}"
    return PictureText(
        picture,
        texts.text(caption),
        texts.text(f"{caption}-alt"),
        book.declared[picture]["rules"],
        round(drawn.width),
        round(drawn.height),
    )
