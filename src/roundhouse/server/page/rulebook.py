"""The rulebook of a game: all rules by chapter, in the reader's language or, marked so, in English."""

from __future__ import annotations

from functools import cache

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.registry import declaration
from roundhouse.server.page.texts import catalogue


class RuleText(msgspec.Struct, frozen=True):
    id: str
    text: str
    translated: bool  # false: the text is English because there is none in the language


class Chapter(msgspec.Struct, frozen=True):
    title: str
    rules: list[RuleText]


class Rulebook(msgspec.Struct, frozen=True):
    game: GameName
    language: str
    chapters: list[Chapter]


@get("/api/rules/{game:str}", operation_id="readRules", tags=["page"], sync_to_thread=True)
def read_rules(game: FromPath[str], language: FromQuery[str] = "en") -> Rulebook:
    """All rules of a game, chapter by chapter."""
    catalogue(language)  # refuses a language there is none of
    return _rulebook(declaration(game).name, language)


@cache
def _rulebook(game: GameName, language: str) -> Rulebook:
    texts = catalogue(language)
    return Rulebook(
        game,
        language,
        [
            Chapter(
                title,
                [RuleText(rule, texts.rule_text(rule), texts.has_own(rule)) for rule in rules],
            )
            for title, rules in texts.chapters(declaration(game).letter)
        ],
    )
