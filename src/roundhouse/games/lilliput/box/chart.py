"""The price chart: two rows of spaces and the three steps a marker can make (L-220 to L-234).

A space is a number: the top row from left to right, then the bottom row.
"""

from __future__ import annotations

from roundhouse.kernel.checking import Mistakes


class Chart:
    """A checked chart with its steps worked out once."""

    __slots__ = ("bottom", "columns", "dividend", "price", "sale", "start_spaces", "top", "withhold")

    def __init__(self, top: tuple[int, ...], bottom: tuple[int, ...], start_top: bool, start_bottom: bool) -> None:
        columns = len(top)
        self.top = top
        self.bottom = bottom
        self.columns = columns
        self.price: tuple[int, ...] = top + bottom
        spaces = range(2 * columns)
        self.sale = tuple(self._sale(space) for space in spaces)
        self.dividend = tuple(self._dividend(space) for space in spaces)
        self.withhold = tuple(self._withhold(space) for space in spaces)
        # L-207: by price, from low to high; the loader sees to it that a price names one space
        self.start_spaces: dict[int, int] = {
            self.price[space]: space for space in spaces if (start_top if space < columns else start_bottom)
        }

    def _sale(self, space: int) -> int:
        """Down from the top row; left and up from the bottom row, unless at its left end (L-224, L-225)."""
        if space < self.columns:
            return space + self.columns
        return space if space == self.columns else space - self.columns - 1

    def _dividend(self, space: int) -> int:
        """One to the right; up at the right end of the bottom row (L-226, L-227)."""
        if space == self.columns - 1:
            return space
        return self.columns - 1 if space == 2 * self.columns - 1 else space + 1

    def _withhold(self, space: int) -> int:
        """One to the left; down at the left end of the top row (L-228, L-229)."""
        if space == self.columns:
            return space
        return self.columns if space == 0 else space - 1

    def column(self, space: int) -> int:
        return space % self.columns


def check_chart(top: list[int], bottom: list[int], mistakes: Mistakes) -> None:
    """Note what is wrong with these two rows; nothing if every step keeps its promise (L-233)."""
    if len(top) != len(bottom) or len(top) < 2:
        both = f"{len(top)} and {len(bottom)}"
        mistakes.add("top and bottom", f"must be equally long, at least two spaces, not {both}")
        return
    before = len(mistakes.problems)
    for name, row in (("top", top), ("bottom", bottom)):
        for place in range(1, len(row)):
            if row[place] <= row[place - 1]:
                mistakes.add(f"{name}[{place + 1}]", f"{row[place]} does not rise from {row[place - 1]} (L-220)")
    if len(mistakes.problems) > before:
        return
    chart = Chart(tuple(top), tuple(bottom), True, False)
    for space, price in enumerate(chart.price):
        where = f"top[{space + 1}]" if space < chart.columns else f"bottom[{space - chart.columns + 1}]"
        for step, target, rises in (
            ("sale", chart.sale[space], False),
            ("withholding", chart.withhold[space], False),
            ("dividend", chart.dividend[space], True),
        ):
            after = chart.price[target]
            if after < price if rises else after > price:
                wrong = "lowers" if rises else "raises"
                mistakes.add(where, f"a {step} step from {price} {wrong} the price to {after} (L-233)")
