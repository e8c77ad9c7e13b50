"""The page itself: its files by name, and the same page for every address that it draws."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from roundhouse.server.access import AnyRequest
from roundhouse.server.page.assets import INDEX, asset, sent


@get(
    [
        "/",
        "/table/{table:str}",
        "/learn",
        "/learn/{game:str}",
        "/rules",
        "/rules/{rule:str}",
        "/account",
        "/nudges",
        "/since",
        "/people/{person:str}",
        "/people/{person:str}/against/{other:str}",
        "/leaderboards",
        "/operators",
        "/workshop",
        "/workshop/{game:str}",
    ],
    include_in_schema=False,
    sync_to_thread=False,
)
def show_page(request: AnyRequest) -> Response[bytes]:
    """The page; what it shows is decided by its own script."""
    return sent(request, asset(INDEX))


@get(
    ["/css/{name:path}", "/js/{name:path}", "/vendor/{name:path}", "/data/{name:path}"],
    include_in_schema=False,
    sync_to_thread=False,
)
def show_file(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """A file of the page."""
    folder = request.scope["path"].split("/")[1]
    return sent(request, asset(f"{folder}/{name.strip('/')}"))


def lost(request: AnyRequest) -> Response[bytes] | None:
    """The page for a person who followed a wrong address; None for programs, which are told by a code."""
    if request.url.path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        return None
    answer = sent(request, asset(INDEX))
    answer.status_code = 404
    return answer


@get(["/favicon.svg", "/favicon.ico"], include_in_schema=False, sync_to_thread=False)
def show_icon(request: AnyRequest) -> Response[bytes]:
    """The sign in the tab."""
    return sent(request, asset("favicon.svg"))
