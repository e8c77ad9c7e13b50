"""What lets the page be installed and read without a line: the service worker, the manifest and the icons."""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import sha256
from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from roundhouse.i18n.catalogue import FALLBACK, languages
from roundhouse.server.access import AnyRequest
from roundhouse.server.page.assets import INDEX, WEB, Asset, asset, sent
from roundhouse.server.page.texts import ROOMS, catalogue, texts_asset

WORKER = "sw.js"
ICONS = "icons"
_KINDS = frozenset({".css", ".js", ".json", ".svg"})
_VERSION, _FILES = "<!-- version -->", '["<!-- files -->"]'
_ICONS = (
    ("roundhouse-192.png", 192, "any"),
    ("roundhouse-512.png", 512, "any"),
    ("maskable-512.png", 512, "maskable"),  # with room around it, as a phone may cut it round
)
_PAPER, _INK = "#f6f1e7", "#1f2933"


@get("/sw.js", include_in_schema=False, sync_to_thread=False)
def show_worker(request: AnyRequest) -> Response[bytes]:
    """The service worker, made for these very files: any other file makes it another worker."""
    return sent(request, _worker(tuple(_tags())))


@get("/manifest/{name:str}", include_in_schema=False, sync_to_thread=False)
def show_manifest(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """`/manifest/cs.webmanifest`: what the page is called and looks like where it is installed."""
    return sent(request, _manifest(name.removesuffix(".webmanifest")))


@get("/icons/{name:str}", include_in_schema=False, sync_to_thread=False)
def show_app_icon(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """The sign on a home screen."""
    return sent(request, asset(f"{ICONS}/{name}"))


def page_files() -> list[str]:
    """The addresses of all that the page is made of, but for texts in other languages than English."""
    files = sorted(path for path in WEB.rglob("*") if path.suffix in _KINDS and path.name != WORKER)
    rooms = ["", *(f"{room}/" for room in ROOMS)]
    return [
        "/",
        *(f"/{path.relative_to(WEB).as_posix()}" for path in files),
        *(f"/texts/{room}{FALLBACK}.ftl" for room in rooms),
    ]


def _tags() -> list[tuple[str, str]]:
    found = []
    for name in page_files():
        if name.startswith("/texts/"):
            *_, room, _language = name.split("/")
            found.append((name, texts_asset(FALLBACK, room if room in ROOMS else None).tag))
        else:
            found.append((name, asset(INDEX if name == "/" else name.lstrip("/")).tag))
    return found


@lru_cache(2)
def _worker(tags: tuple[tuple[str, str], ...]) -> Asset:
    version = sha256(json.dumps(tags).encode()).hexdigest()[:16]
    script = asset(WORKER).body.decode().replace(_VERSION, version)
    return Asset.of(script.replace(_FILES, json.dumps([name for name, _ in tags])).encode(), "text/javascript")


@lru_cache
def _manifest(language: str) -> Asset:
    text = catalogue(language if language in languages() else FALLBACK).text
    told: dict[str, Any] = {
        "id": "/",
        "name": text("page-name"),
        "short_name": text("page-name"),
        "description": text("page-description"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": _PAPER,
        "theme_color": _INK,
        "icons": [
            {"src": f"/{ICONS}/{name}", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
            for name, size, purpose in _ICONS
        ],
    }
    return Asset.of(json.dumps(told, ensure_ascii=False).encode(), "application/manifest+json")
