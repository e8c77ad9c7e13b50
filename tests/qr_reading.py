"""Reading a QR code, written from the standard (ISO/IEC 18004) without a look at what draws ours.

It corrects nothing: a single wrong square in the format or in the data is an error, which a phone would forgive.
"""

from __future__ import annotations

from collections.abc import Iterator

Squares = list[list[bool]]  # rows; True is dark

BLOCKS = {1: (1, 16, 10), 2: (1, 28, 16), 3: (1, 44, 26), 4: (2, 32, 18), 5: (2, 43, 24), 6: (4, 27, 16)}
"""By version, for level M: blocks, and codewords of data and for correcting in each."""

FORMATS = {
    0: "101010000010010", 1: "101000100100101", 2: "101111001111100", 3: "101101101001011",
    4: "100010111111001", 5: "100000011001110", 6: "100111110010111", 7: "100101010100000",
}  # fmt: skip
"""By mask, for level M, as the standard's table C.1 has them after masking."""


def read_qr(squares: Squares) -> str:
    """The text of a code of bytes with level M; AssertionError says what is wrong."""
    size = len(squares)
    version = (size - 17) // 4
    assert (size, version in BLOCKS) == (17 + 4 * version, True), "no such size"
    _check_patterns(squares)
    mask = _mask_of(squares)
    bits = "".join("01"[squares[row][column] ^ _is_masked(mask, row, column)] for row, column in _way(size))
    words = [int(bits[at : at + 8], 2) for at in range(0, len(bits) - 7, 8)]
    count, data, checks = BLOCKS[version]
    parts = [words[number : count * data : count] for number in range(count)]
    ends = [words[count * data + number : count * (data + checks) : count] for number in range(count)]
    for part, end in zip(parts, ends, strict=True):
        assert not any(_syndromes(part + end, checks)), "the codewords do not fit together"
    text = "".join(f"{word:08b}" for part in parts for word in part)
    assert text[:4] == "0100", "these are not bytes"
    length = int(text[4:12], 2)
    return bytes(int(text[at : at + 8], 2) for at in range(12, 12 + 8 * length, 8)).decode()


def _check_patterns(squares: Squares) -> None:
    size = len(squares)
    for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):
        for row in range(7):
            for column in range(7):
                ring = max(abs(row - 3), abs(column - 3))
                assert squares[top + row][left + column] == (ring != 2), "a finder is broken"
    for at in range(8, size - 8):
        assert squares[6][at] == squares[at][6] == (at % 2 == 0), "the timing pattern is broken"
    assert squares[size - 8][8], "the dark square is missing"


def _mask_of(squares: Squares) -> int:
    """By both copies of the format, which have to be the same."""
    size = len(squares)
    around = [(8, column) for column in (0, 1, 2, 3, 4, 5, 7, 8)] + [(row, 8) for row in (7, 5, 4, 3, 2, 1, 0)]
    apart = [(row, 8) for row in range(size - 1, size - 8, -1)] + [(8, column) for column in range(size - 8, size)]
    first, second = ("".join("01"[squares[row][column]] for row, column in places) for places in (around, apart))
    assert first == second, "the two copies of the format differ"
    masks = [mask for mask, written in FORMATS.items() if written == first]
    assert masks, "there is no such format of level M"
    return masks[0]


def _is_masked(mask: int, row: int, column: int) -> bool:
    return [
        (row + column) % 2,
        row % 2,
        column % 3,
        (row + column) % 3,
        (row // 2 + column // 3) % 2,
        row * column % 2 + row * column % 3,
        (row * column % 2 + row * column % 3) % 2,
        ((row + column) % 2 + row * column % 3) % 2,
    ][mask] == 0


def _way(size: int) -> Iterator[tuple[int, int]]:
    """All squares of the data, row and column, in the order of their bits: two columns at a time, up and down."""
    columns = [column for column in range(size - 1, -1, -1) if column != 6]
    for number in range(0, len(columns), 2):
        rows = range(size) if number // 2 % 2 else range(size - 1, -1, -1)
        yield from (
            (row, column) for row in rows for column in columns[number : number + 2] if _is_data(size, row, column)
        )


def _is_data(size: int, row: int, column: int) -> bool:
    in_corner = (row < 9 and column < 9) or (row < 9 and column >= size - 8) or (row >= size - 8 and column < 9)
    in_alignment = size > 21 and size - 9 <= row < size - 4 and size - 9 <= column < size - 4
    return not in_corner and not in_alignment and row != 6 and column != 6


def _syndromes(codeword: list[int], count: int) -> Iterator[int]:
    """The codeword as a polynomial at the first powers of 2 in the field; all 0 if nothing is wrong."""
    powers = [1]
    while len(powers) < 255:
        doubled = powers[-1] * 2
        powers.append(doubled ^ 0x11D if doubled > 255 else doubled)
    logs = {value: power for power, value in enumerate(powers)}
    for root in range(count):
        value = 0
        for word in codeword:
            value = (powers[(logs[value] + root) % 255] if value else 0) ^ word
        yield value
