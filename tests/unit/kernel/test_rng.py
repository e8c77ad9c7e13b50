"""The random stream is pinned: these vectors were computed with nothing but SHA-256 (see docs/randomness.md)."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

import roundhouse as rh

SEED = bytes(range(32))
WORDS = [2849432832, 691701949, 952885779, 3497703199]
SHUFFLED = [8, 6, 0, 7, 9, 5, 4, 3, 1, 2]
ROLLS = [3, 4, 2, 1, 0, 1, 0, 0, 4, 5, 2, 5]
FORTY_TWO = "dd0eb80163b5633a702aa8ebf46dcb2a0617514c44f693fb1cd7509388901a54"
JOINT = "4842a1e5653220f43be8391bb3aafc1f77298679e178d65d797f3865bf511a15"
JOINT_OF_NONE = "02cd304f6bf241de1431c2eb16ce01767c00c1c447ad7d1057cfcd7256f2cb9c"


def test_words_are_the_blocks_of_sha_256() -> None:
    stream = rh.Stream(SEED)
    words = [stream.word() for _ in range(20)]
    blocks = b"".join(sha256(SEED + number.to_bytes(8, "big")).digest() for number in range(3))
    assert words == [int.from_bytes(blocks[4 * n : 4 * n + 4], "big") for n in range(20)]
    assert stream.counter == 20


def test_vectors() -> None:
    stream = rh.Stream(SEED)
    assert [stream.word() for _ in range(4)] == WORDS
    cards = list(range(10))
    rh.Stream(SEED).shuffle(cards)
    assert cards == SHUFFLED
    stream = rh.Stream(rh.seed_bytes(42))
    assert [stream.below(6) for _ in range(12)] == ROLLS
    assert rh.seed_bytes(42).hex() == FORTY_TWO
    assert rh.commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_a_joint_seed_is_one_hash_over_the_secret_and_the_share_of_every_seat() -> None:
    shares = [bytes([1]) * 32, None, bytes([3]) * 32]
    plain = b"roundhouse joint seed" + SEED + b"\x20" + b"\1" * 32 + b"\0" + b"\x20" + b"\3" * 32
    assert rh.joint_seed(SEED, shares) == sha256(plain).digest()
    assert rh.joint_seed(SEED, shares).hex() == JOINT
    assert rh.joint_seed(SEED, [None, None]).hex() == JOINT_OF_NONE


def test_a_place_in_the_stream_is_seed_and_counter() -> None:
    stream = rh.Stream(SEED)
    first = [stream.below(1000) for _ in range(50)]
    resumed = rh.Stream(SEED, 20)
    assert [resumed.below(1000) for _ in range(30)] == first[20:]


def test_words_beyond_the_last_multiple_are_drawn_again() -> None:
    n = (1 << 31) + 1  # nearly half of all words are rejected
    stream, raw = rh.Stream(SEED), rh.Stream(SEED)
    wanted = [word for word in (raw.word() for _ in range(200)) if word < n][:50]
    assert [stream.below(n) for _ in range(50)] == wanted
    assert stream.counter > 60


def test_shuffles_are_uniform() -> None:
    stream = rh.Stream(SEED)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        stream.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 30


def test_seeds() -> None:
    assert rh.seed_bytes(SEED) == SEED
    assert rh.seed_bytes(SEED.hex()) == SEED
    assert rh.seed_bytes(None) != rh.seed_bytes(None)
    assert rh.seed_bytes(1) != rh.seed_bytes(2)
    assert rh.keeps_commitment(SEED, rh.commitment(SEED))
    assert not rh.keeps_commitment(SEED[::-1], rh.commitment(SEED))
    fork = rh.Stream(SEED).fork()
    assert fork.seed != SEED
    assert len(fork.seed) == 32


@pytest.mark.parametrize("bad", ["", "xyz", "00" * 31, b"short", True, 1.5, pytest.param(10**5000, id="5001 digits")])
def test_bad_seeds(bad: object) -> None:
    with pytest.raises(rh.InvalidOption, match="seed"):
        rh.seed_bytes(bad)  # type: ignore[arg-type]
