"""Randomness that anybody can check: the seed of a game, the promise of a seed, and what is drawn from it (stream)."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from os import urandom

from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.stream import Stream

__all__ = [
    "SEED_BYTES",
    "Stream",
    "commitment",
    "joint_seed",
    "keeps_commitment",
    "new_seed",
    "seed_bytes",
]

SEED_BYTES = 32


def new_seed() -> bytes:
    """A secret seed for a real match."""
    return urandom(SEED_BYTES)


def seed_bytes(seed: int | str | bytes | None) -> bytes:
    """The 32 bytes behind a seed: bytes or 64 hex digits as they are, a whole number hashed, None fresh."""
    if seed is None:
        return new_seed()
    if isinstance(seed, bool):
        raise InvalidOption("seed: a truth value is not a seed", option="seed", value=seed)
    if isinstance(seed, int):
        if abs(seed) >= 1 << 256:
            raise InvalidOption(
                about("seed", complaint("seed-too-large", "a whole number of more than 256 bits is too large")),
                option="seed",
            )
        return sha256(b"roundhouse seed %d" % seed).digest()
    try:
        raw = bytes.fromhex(seed) if isinstance(seed, str) else bytes(seed)
    except (TypeError, ValueError):
        raw = b""
    if len(raw) != SEED_BYTES:
        raise InvalidOption(
            about(
                "seed",
                complaint(
                    "not-a-seed",
                    "{seed} is neither a whole number nor {bytes} bytes (as hex: {digits} digits)",
                    seed=repr(seed),
                    bytes=SEED_BYTES,
                    digits=2 * SEED_BYTES,
                ),
            ),
            option="seed",
            value=str(seed),
        )
    return raw


def joint_seed(secret: bytes, shares: Sequence[bytes | None]) -> bytes:
    """The seed that a server's secret and one share per seat (None: it gave none) make: nobody alone chooses it."""
    given = b"".join(b"\0" if share is None else bytes([len(share)]) + share for share in shares)
    return sha256(b"roundhouse joint seed" + secret + given).digest()


def commitment(secret: bytes) -> str:
    """What is published before the game: the SHA-256 of the seed, or of the secret that it is made from, as hex."""
    return sha256(secret).hexdigest()


def keeps_commitment(secret: bytes, published: str) -> bool:
    """Whether a revealed seed or secret is the one that was promised."""
    return commitment(secret) == published
