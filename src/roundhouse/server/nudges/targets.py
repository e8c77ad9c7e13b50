"""Where we send what people ask for: addresses that anybody may reach, and none behind our own door."""

from __future__ import annotations

import asyncio
import re
import socket
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

LONGEST = 1000  # characters
_WRITTEN = re.compile(rf"[!-~]{{1,{LONGEST}}}")  # no spaces, no line breaks
WEB_PORTS = (80, 443)
FIRST_FREE_PORT = 1024  # below it are services that are not the web
LONGEST_MAIL_ADDRESS = 254  # characters
_MAIL_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*")
_NAT64 = IPv6Network("64:ff9b::/96")  # an IPv4 address inside of IPv6


class Forbidden(Exception):
    """We do not send anything there; the text is the code of why."""


@dataclass(frozen=True, slots=True)
class Target:
    """A web address in parts."""

    is_tls: bool
    host: str
    port: int
    path: str  # with the query

    @property
    def host_header(self) -> str:
        name = f"[{self.host}]" if ":" in self.host else self.host
        return name if self.port == (443 if self.is_tls else 80) else f"{name}:{self.port}"


def read_target(url: str, private: bool) -> Target:
    """An address in parts; raises Forbidden for what we would not call. `private`: addresses at home are allowed."""
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname
    except ValueError:
        raise Forbidden("not-an-address") from None
    is_tls = parts.scheme == "https"
    if not is_tls and not (private and parts.scheme == "http"):
        raise Forbidden("not-https")
    if not host or parts.username is not None or not _WRITTEN.fullmatch(url):
        raise Forbidden("not-an-address")
    port = port or (443 if is_tls else 80)
    if not private and port not in WEB_PORTS and port < FIRST_FREE_PORT:
        raise Forbidden("private-target")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(is_tls, host, port, path)


async def reachable(target: Target, private: bool) -> list[str]:
    """The numeric addresses of a target, of which all are public; raises Forbidden, or OSError if it has none.

    Whoever connects must use one of these, not the name: it may mean something else a moment later.
    """
    found = await asyncio.get_running_loop().getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    addresses = list(dict.fromkeys(str(info[4][0]) for info in found))
    if not private and not all(map(is_public, addresses)):
        raise Forbidden("private-target")
    return addresses


def is_mail_address(text: str) -> bool:
    """Whether mail could be sent there; letters of other alphabets need a domain in its own form (xn--)."""
    return len(text) <= LONGEST_MAIL_ADDRESS and _MAIL_ADDRESS.fullmatch(text) is not None


def is_public(text: str) -> bool:
    """Whether an address is one of the internet, also if it is written as another kind."""
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1] or _nat64(address)
        if inner is not None and not is_public(str(inner)):
            return False
    return address.is_global and not address.is_multicast


def _nat64(address: IPv6Address) -> IPv4Address | None:
    return IPv4Address(int(address) & 0xFFFFFFFF) if address in _NAT64 else None
