"""Codes that show that a mail was read, made from the address and a key: nothing of them is kept."""

from __future__ import annotations

import hmac
from hashlib import sha256

from roundhouse.server.ids import CODE_LETTERS

KEY = "nudges"  # the name of the secret
GROUPS = 3
_SHOWN = 16


def code_of(key: str, address: str) -> str:
    """What somebody types who has got the first mail: about sixty bits."""
    digest = hmac.new(key.encode(), f"confirm {address}".encode(), sha256).digest()
    letters = [CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in digest[: GROUPS * 4]]
    return "-".join("".join(letters[start : start + 4]) for start in range(0, len(letters), 4))


def stop_token(key: str, address: str) -> str:
    """What the link at the end of every mail carries: whoever has it may end them."""
    return f"{address}.{hmac.new(key.encode(), f'stop {address}'.encode(), sha256).hexdigest()[: 2 * _SHOWN]}"


def address_of(key: str, token: str) -> str | None:
    """The address that a link is about; None if we did not write it."""
    address = token.rpartition(".")[0]
    return address if hmac.compare_digest(stop_token(key, address).encode(), token.encode()) else None
