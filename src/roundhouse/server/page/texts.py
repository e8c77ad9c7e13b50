"""All texts of the page in one language, as one Fluent file."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from roundhouse.i18n.catalogue import Catalogue, languages, source_of, text_files
from roundhouse.server.access import AnyRequest
from roundhouse.server.page.assets import Asset, sent
from roundhouse.server.problems import Problem

TERMINAL = frozenset({"cli.ftl", "commands.ftl", "complaints.ftl", "help.ftl"})  # what only the terminal says
LETTERS = frozenset({"nudges.ftl"})  # what the server says to people who are not here
RULEBOOK = frozenset({"introduction.ftl"})  # what comes with a rulebook, when one is opened
ROOMS = ("people", "review", "workshop")
"""Parts of the page that few visits need: the texts of each are in files of its name and come when it is opened."""


@get("/texts/{name:str}", include_in_schema=False, sync_to_thread=False)
def show_texts(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """`/texts/cs.ftl`: every Fluent file of a language but those that the first screen does without, joined."""
    language, _, ending = name.partition(".")
    if language not in languages() or ending != "ftl":
        raise Problem(404, "unknown-path")
    return sent(request, texts_asset(language))


@get("/texts/{room:str}/{name:str}", include_in_schema=False, sync_to_thread=False)
def show_room_texts(request: AnyRequest, room: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """`/texts/review/cs.ftl`: what one of the rooms says in a language."""
    language, _, ending = name.partition(".")
    if room not in ROOMS or language not in languages() or ending != "ftl":
        raise Problem(404, "unknown-path")
    return sent(request, texts_asset(language, room))


def texts_asset(language: str, room: str | None = None) -> Asset:
    """What a page gets of a language: when it is opened, or when one of the rooms is."""
    found = page_texts(language) if room is None else room_texts(language, room)
    return _asset(language, tuple(found), tuple(file.stat().st_mtime_ns for file in found))


def page_texts(language: str) -> list[Path]:
    """The files that a page asks for when it is opened."""
    later = TERMINAL | LETTERS | RULEBOOK | {f"{room}.ftl" for room in ROOMS}
    return [Path(file) for file in text_files(language) if file.name not in later]


def room_texts(language: str, room: str) -> list[Path]:
    """The files that a page asks for when that room is opened."""
    return [Path(file) for file in text_files(language) if file.name == f"{room}.ftl"]


@lru_cache((1 + len(ROOMS)) * 2 * len(languages()))
def _asset(language: str, found: tuple[Path, ...], _changed: tuple[int, ...]) -> Asset:
    """These files as one, without the comments for translators, until one of them changes."""
    lines = (line for file in found for line in source_of(file, language).splitlines())
    return Asset.of("\n".join(line for line in lines if not line.startswith("#")).encode(), "text/plain")


@cache
def catalogue(language: str) -> Catalogue:
    """The texts in a language that there are texts in."""
    if language not in languages():
        raise Problem(400, "unknown-language", languages=languages())
    return Catalogue(language)
