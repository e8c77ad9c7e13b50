"""The texts of one language, with English behind it. A text that is missing shows its id: visible, never fatal."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from roundhouse.i18n.pseudo import PSEUDO, is_offered, pseudo_source
from roundhouse.kernel.package_files import folder_of
from roundhouse.kernel.registry import declarations

FALLBACK = "en"
STRICT = "ROUNDHOUSE_STRICT_TEXTS"  # set in tests: a missing text is an error there
KEPT = 8192  # texts that were made: of what happens at a table most is told to several readers, and again and again
_RULE_ID = re.compile(r"[A-Z]-\d{3}")


_GROUPED_FROM = {"es": 10_000, "it": 10_000}
"""Where thousands are not marked in numbers of four digits: browsers know that, Babel does not."""

_PLAIN = (str, int)  # what looks the same is the same; True and 1.0 would pass for 1


class MissingText(LookupError):
    """A text or one of its parameters is missing; raised only where texts are strict."""


class Catalogue:
    """Texts by id. `Catalogue("cs").text("colour-red")` is Czech, or English while there is no Czech text."""

    def __init__(self, language: str = FALLBACK, strict: bool | None = None) -> None:
        if language not in languages():
            raise LookupError(f"there are no texts in {language!r}; there are: {', '.join(languages())}")
        self.language = language
        self._strict = bool(os.environ.get(STRICT)) if strict is None else strict
        self._languages = list(dict.fromkeys((language, FALLBACK)))
        self._sources = [_load(name) for name in self._languages]
        self._kept = lru_cache(KEPT)(self._made)

    def __contains__(self, text_id: str) -> bool:
        return any(text_id in ids for _, ids in self._sources)

    def has_own(self, text_id: str) -> bool:
        """Whether there is a text in this very language."""
        return text_id in self._sources[0][1]

    def text(self, text_id: str, **params: Any) -> str:
        """The text of that id with its parameters filled in."""
        if all(type(value) in _PLAIN for value in params.values()):
            return self._kept(text_id, tuple(params.items()))
        return self._made(text_id, params.items())

    def _made(self, text_id: str, params: Iterable[tuple[str, Any]]) -> str:
        for bundle, ids in self._sources:
            if text_id in ids:
                values = {name: self._as_written(value) for name, value in params}
                formatted, errors = bundle.format_pattern(bundle.get_message(text_id).value, values)
                if errors and self._strict:
                    raise MissingText(f"{self.language}: {text_id}: {errors[0]!r}")
                return str(formatted)
        if self._strict:
            raise MissingText(f"{self.language}: there is no text {text_id!r}")
        return f"{{{text_id}}}"

    def _as_written(self, value: Any) -> Any:
        if type(value) not in (int, float) or not 1000 <= abs(value) < _GROUPED_FROM.get(self.language, 0):
            return value
        from fluent.runtime.types import fluent_number  # noqa: PLC0415

        return fluent_number(value, useGrouping=False)

    def rule_text(self, rule: str) -> str:
        """What a rule says."""
        return self.text(rule)

    def ids(self) -> list[str]:
        """The ids of all texts there are."""
        return sorted(set().union(*(ids for _, ids in self._sources)))

    def rules(self) -> list[str]:
        """The ids of all rules that have a text."""
        return [text_id for text_id in self.ids() if _RULE_ID.fullmatch(text_id)]

    def chapters(self, letter: str) -> list[tuple[str, list[str]]]:
        """The rules whose ids begin with that letter, chapter by chapter: title and ids, in the rulebook's order.

        In English if the game has no rulebook in this language.
        """
        found = ([chapter for chapter in _chapters(name) if chapter[1][0][0] == letter] for name in self._languages)
        return next(filter(None, found), [])


def languages() -> list[str]:
    """The languages there are texts in."""
    found = sorted(entry.name for entry in folder_of(__package__).iterdir() if _texts(entry))
    return [*found, PSEUDO] if is_offered() else found


@cache
def _load(language: str) -> tuple[Any, frozenset[str]]:
    """All Fluent files of a language as one bundle, and the ids in it; the Fluent library is loaded only now."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415
    from fluent.syntax.ast import Message  # noqa: PLC0415

    bundle = FluentBundle([FALLBACK if language == PSEUDO else language], use_isolating=False)
    ids: set[str] = set()
    for file in text_files(language):
        resource = FluentResource(source_of(file, language))
        bundle.add_resource(resource)
        ids.update(entry.id.name for entry in resource.body if isinstance(entry, Message))
    return bundle, frozenset(ids)


@cache
def _chapters(language: str) -> list[tuple[str, list[str]]]:
    """The chapters of a language's rulebooks, which are the headings in its files of rules."""
    from fluent.syntax import FluentParser  # noqa: PLC0415
    from fluent.syntax.ast import GroupComment, Message  # noqa: PLC0415

    chapters: list[tuple[str, list[str]]] = []
    for file in text_files(language):
        for entry in FluentParser(with_spans=False).parse(source_of(file, language)).body:
            if isinstance(entry, GroupComment):
                chapters.append((entry.content or "", []))
            elif isinstance(entry, Message) and _RULE_ID.fullmatch(entry.id.name) and chapters:
                chapters[-1][1].append(entry.id.name)
    return [chapter for chapter in chapters if chapter[1]]


def text_files(language: str) -> list[Any]:
    """Every Fluent file of a language: those of the house, then those of each game."""
    packages = (__package__, *(declared.texts for declared in declarations()))
    folder = FALLBACK if language == PSEUDO else language
    return [file for package in packages for file in _texts(folder_of(package).joinpath(folder))]


def source_of(file: Any, language: str) -> str:
    """What a file of `text_files` says in that language."""
    source: str = file.read_text("utf-8")
    return pseudo_source(source) if language == PSEUDO else source


def _texts(folder: Any) -> list[Any]:
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: str(file.name))
