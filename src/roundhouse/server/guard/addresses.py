"""Where somebody is, as limits count it: an IPv4 address, or the network of an IPv6 address."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any

ONE_HOME = 64  # a connection gets at least this many bits of its own: 2 ** 64 addresses that are one guest


@lru_cache(maxsize=4096)
def home(address: str) -> str:
    """The network that one guest may have for themselves; IPv4 written as IPv6 is IPv4."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, ONE_HOME), strict=False))


def home_of(scope: Any) -> str:
    """Where a request or a socket comes from."""
    client = scope.get("client")
    return home(client[0]) if client else ""
