"""All texts of the page in one language, as one Fluent file."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from litestar import Response, get
from litestar.params import FromPath

from roundhouse.i18n.catalogue import FALLBACK, Catalogue, languages
from roundhouse.server.api.whoami import AnyRequest
from roundhouse.server.page.assets import Asset, sent
from roundhouse.server.problems import Problem

LANGUAGES = ("en", "es", "fr", "it", "cs")
TERMINAL = "cli.ftl"  # what only the terminal says


@get("/texts/{name:str}", include_in_schema=False, sync_to_thread=False)
def show_texts(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """`/texts/cs.ftl`: every Fluent file of a language but the terminal's own, joined."""
    language, _, ending = name.partition(".")
    if language not in LANGUAGES or ending != "ftl":
        raise Problem(404, "unknown-path")
    return sent(request, Asset.of(_joined(language), "text/plain"))


def _joined(language: str) -> bytes:
    folder = files("roundhouse.i18n").joinpath(language)
    if not folder.is_dir():
        return b""
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl") and file.name != TERMINAL]
    return b"\n".join(file.read_bytes() for file in sorted(found, key=lambda file: file.name))


@cache
def catalogue(language: str) -> Catalogue:
    """The texts in a language that the page offers; English as long as it has none of its own."""
    if language not in LANGUAGES:
        raise Problem(400, "unknown-language", languages=list(LANGUAGES))
    return Catalogue(language if language in languages() else FALLBACK)
