"""The files of the page, as a browser gets them: small, marked with a tag, asked for again only when they change."""

from __future__ import annotations

import gzip
import mimetypes
import re
from base64 import b64encode
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from pathlib import Path
from stat import S_ISREG

from litestar import Response

from roundhouse.i18n.catalogue import FALLBACK, Catalogue, languages
from roundhouse.server.access import AnyRequest
from roundhouse.server.page.room import page_rooms
from roundhouse.server.problems import Problem

WEB = Path(__file__).parents[2] / "web"
INDEX = "index.html"
JSON = "application/json"
FOLDERS = ("/css/", "/data/", "/js/", "/pictures/", "/texts/", "/vendor/")
"""What a browser asks for by the dozen when it opens the page: counted apart."""
_NAME = re.compile(r"[a-z0-9][a-z0-9-]*(\.[a-z0-9-]+)*")  # no dots in front, no backslashes: nothing outside the folder
_IMPORT_MAP = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)
_TYPES = {".js": "text/javascript", ".ftl": "text/plain", ".json": JSON, ".svg": "image/svg+xml"}
_WORTH_SQUEEZING = 400
_STYLES = "    <!-- styles of the games -->\n"
_TEXTS = re.compile(r'(?P<attribute>="<!-- (?P<inside>page-[a-z-]+) -->")|<!-- (?P<text>page-[a-z-]+) -->')
_MODULES = "    <!-- modules of the games -->\n"
_TYPE_COMMENT = re.compile(r"/\*\*.*?\*/", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Asset:
    """Bytes that many browsers ask for."""

    media_type: str
    body: bytes
    squeezed: bytes | None
    tag: str

    @classmethod
    def of(cls, body: bytes, media_type: str) -> Asset:
        squeezed = gzip.compress(body, 9, mtime=0) if len(body) > _WORTH_SQUEEZING else None
        return cls(media_type, body, squeezed, f'"{sha256(body).hexdigest()[:20]}"')


_kept: dict[str, tuple[tuple[int, int], Asset]] = {}


def asset(name: str) -> Asset:
    """The file of that name in the folder of the page; read again when it has changed."""
    parts = name.strip("/").split("/")
    if not all(_NAME.fullmatch(part) for part in parts):
        raise Problem(404, "unknown-path")
    file = WEB.joinpath(*parts)
    try:
        stat = file.stat()
    except OSError:  # it is not there, or no file can have such a name
        raise Problem(404, "unknown-path") from None
    if not S_ISREG(stat.st_mode):
        raise Problem(404, "unknown-path")
    stamp = (stat.st_mtime_ns, stat.st_size)
    found = _kept.get(name)
    if found is None or found[0] != stamp:
        kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        body = file.read_bytes()
        if name == INDEX:
            body = _with_texts(_with_games(body.decode())).encode()
        elif file.suffix == ".js":
            body = without_types(body.decode()).encode()
        found = (stamp, Asset.of(body, kind))
        _kept[name] = found
    return found[1]


def without_types(script: str) -> str:
    """A script without the comments that are for its readers and the type checker, a fifth of it when squeezed; every
    line keeps its number."""
    return _TYPE_COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), script)


def _with_games(page: str) -> str:
    """The page with what the rooms of the games need on every screen, so that a browser asks for all of it at once."""
    rooms = page_rooms().values()
    styles = [name for room in rooms for name in room.styles]
    modules = [
        name for name in dict.fromkeys(name for room in rooms for name in room.modules) if f'"{name}"' not in page
    ]
    page = page.replace(_STYLES, "".join(f'    <link rel="stylesheet" href="{name}">\n' for name in styles))
    return page.replace(_MODULES, "".join(f'    <link rel="modulepreload" href="{name}">\n' for name in modules))


def _with_texts(page: str) -> str:
    """The page with the sentences that its script cannot say, because it does not run, in all languages."""

    def said(found: re.Match[str]) -> str:
        if found["attribute"]:
            return f'="{escape(Catalogue().text(found["inside"]))}"'
        names = sorted(languages(), key=FALLBACK.__ne__)  # English first
        texts = ((name, escape(Catalogue(name).text(found["text"]))) for name in names)
        return "".join(f'<p class="plain-sentence" lang="{name}">{text}</p>' for name, text in texts)

    return _TEXTS.sub(said, page)


def sent(request: AnyRequest, found: Asset) -> Response[bytes]:
    """The answer: nothing but the tag if the browser has it already."""
    headers = {"ETag": found.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=found.media_type)
    if found.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(found.squeezed, headers=headers, media_type=found.media_type)
    return Response(found.body, headers=headers, media_type=found.media_type)


def import_map_hash() -> str:
    """The one inline script of the page, as a source that the policy allows."""
    found = _IMPORT_MAP.search(asset(INDEX).body.decode())
    assert found is not None, "the page has an import map"
    return f"'sha256-{b64encode(sha256(found[1].encode()).digest()).decode()}'"
