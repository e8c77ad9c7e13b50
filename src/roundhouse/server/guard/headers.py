"""Headers of every answer: what a browser may do with our pages, and nothing may be kept by strangers."""

from __future__ import annotations

from functools import cache

from roundhouse.server.page.assets import import_map_hash

_POLICY = (
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
)

_DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
"""A drawing brings its own styles, and nothing else."""

_ALWAYS = {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",  # a link is an invitation: it must not travel
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


@cache
def _content_security_policy() -> str:
    """Made when it is first wanted: the page is put together from the rooms of all games."""
    return "; ".join((*_POLICY, f"script-src 'self' {import_map_hash()}"))


def security_headers(path: str, secure: bool) -> list[tuple[bytes, bytes]]:
    """What is added to the answer for a path."""
    policy = _DRAWING_POLICY if path.startswith("/pictures/") else _content_security_policy()
    headers = {"content-security-policy": policy, **_ALWAYS}
    if path.startswith("/api/"):
        headers["cache-control"] = "no-store"
    if secure:
        headers["strict-transport-security"] = "max-age=31536000"
    return [(name.encode(), value.encode()) for name, value in headers.items()]
