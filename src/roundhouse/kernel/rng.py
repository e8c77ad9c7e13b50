"""The random stream of a game: SHA-256 over (secret seed, counter). Pinned in docs/randomness.md.

Block `k` is SHA-256(seed || k as 8 bytes, big-endian): eight words of 32 bits, big-endian.
Word `n` of the stream is word `n % 8` of block `n // 8`. A position in the stream is therefore
the seed and one counter, which copies for free and replays on any machine.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from struct import unpack
from typing import TypeVar

from roundhouse.kernel.errors import InvalidOption

T = TypeVar("T")

SEED_BYTES = 32
WORDS_PER_BLOCK = 8
WORD_RANGE = 1 << 32


class Stream:
    """A place in the stream of one seed; drawing moves it forward."""

    __slots__ = ("_block", "_words", "counter", "seed")

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        self.seed = seed
        self.counter = counter
        self._block = -1
        self._words: tuple[int, ...] = ()

    def word(self) -> int:
        """The next 32 bits."""
        block, offset = divmod(self.counter, WORDS_PER_BLOCK)
        if block != self._block:
            self._words = unpack(">8I", sha256(self.seed + block.to_bytes(8, "big")).digest())
            self._block = block
        self.counter += 1
        return self._words[offset]

    def below(self, n: int) -> int:
        """A uniform whole number from 0 to n - 1, without bias: words past the last full multiple are drawn again."""
        limit = WORD_RANGE - WORD_RANGE % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffle(self, items: list[T]) -> None:
        """A uniform permutation in place (Fisher-Yates from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def unit(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return self.word() / WORD_RANGE

    def fork(self) -> Stream:
        """A fresh stream that cannot be foreseen from, nor tells anything of, any other."""
        return Stream(b"".join(self.word().to_bytes(4, "big") for _ in range(WORDS_PER_BLOCK)))


def new_seed() -> bytes:
    """A secret seed for a real match."""
    return secrets.token_bytes(SEED_BYTES)


def seed_bytes(seed: int | str | bytes | None) -> bytes:
    """The 32 bytes behind a seed: bytes or 64 hex digits as they are, a whole number hashed, None fresh."""
    if seed is None:
        return new_seed()
    if isinstance(seed, bool):
        raise InvalidOption("seed: a truth value is not a seed", option="seed", value=seed)
    if isinstance(seed, int):
        if abs(seed) >= 1 << 256:
            raise InvalidOption("seed: a whole number of more than 256 bits is too large", option="seed")
        return sha256(b"roundhouse seed %d" % seed).digest()
    try:
        raw = bytes.fromhex(seed) if isinstance(seed, str) else bytes(seed)
    except (TypeError, ValueError):
        raw = b""
    if len(raw) != SEED_BYTES:
        raise InvalidOption(
            f"seed: {seed!r} is neither a whole number nor {SEED_BYTES} bytes (as hex: {2 * SEED_BYTES} digits)",
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
