"""Where a request comes from: other people's pages can neither act for somebody nor listen.

A browser says from which page a request comes (`Origin`, `Sec-Fetch-Site`). Changing anything needs a request that only
our own page, or a program that is not a browser, can make; so does a socket. The `Host` must be a name we go by:
another name that points here (DNS rebinding) counts as foreign.
"""

from __future__ import annotations

from ipaddress import ip_address
from socket import gethostname
from urllib.parse import SplitResult, urlsplit

from roundhouse.server.problems import Problem

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
JSON = "application/json"


class Origins:
    """The names this server goes by."""

    def __init__(self, origins: tuple[str, ...], secure: bool) -> None:
        self._origins = frozenset(origin.rstrip("/").lower() for origin in origins)
        self._schemes = ("https",) if secure else ("http", "https")  # what is not encrypted anybody can change
        self._hosts = frozenset(urlsplit(origin).netloc for origin in self._origins)

    def check(self, kind: str, method: str, headers: dict[str, str]) -> None:
        """Raise Problem for what another page sent."""
        host = headers.get("host", "").lower()
        if not self._is_ours(host):
            raise Problem(400, "unknown-host")
        if kind == "http" and method in SAFE:
            return
        origin = headers.get("origin", "").lower()
        if origin and not self._is_our_page(origin, host):
            raise Problem(403, "foreign-origin")
        if not origin and headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            raise Problem(403, "foreign-origin")
        if method in ("POST", "PUT", "PATCH") and not _is_json(headers):
            raise Problem(415, "not-json")  # a form on another page can send everything but this

    def _is_our_page(self, origin: str, host: str) -> bool:
        parts = _split(origin)
        return parts.scheme in self._schemes and (origin in self._origins or parts.netloc == host)

    def _is_ours(self, host: str) -> bool:
        if host in self._hosts:
            return True
        name = _split(f"//{host}").hostname or ""
        if name in ("localhost", gethostname().lower()) or name.endswith(".localhost"):
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True


def _split(url: str) -> SplitResult:
    """The parts of a URL; none of what cannot be one."""
    try:
        return urlsplit(url)
    except ValueError:
        return urlsplit("")


def _is_json(headers: dict[str, str]) -> bool:
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    return kind == JSON or (kind == "" and headers.get("content-length", "0") == "0")
