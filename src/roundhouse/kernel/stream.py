"""Drawing from the random stream of a game: SHA-256 over (secret seed, counter). Pinned in docs/randomness.md.

Block `k` is SHA-256(seed || k as 8 bytes, big-endian): eight words of 32 bits, big-endian.
Word `n` of the stream is word `n % 8` of block `n // 8`. A position in the stream is therefore
the seed and one counter, which copies for free and replays on any machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from struct import unpack
from typing import Final, TypeVar

T = TypeVar("T")

WORDS_PER_BLOCK: Final = 8
WORD_RANGE: Final = 1 << 32


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
