"""Numbers as each language writes them: by Fluent's NUMBER, in one place for all that is printed."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor, log10

from roundhouse.i18n.catalogue import Catalogue

TO = "\N{EN DASH}"
_PLACES = ("number-whole", "number-one-place", "number-two-places")
_UNITS = (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6))
_FIGURES = 3  # of a time


class Numbers:
    """Writes numbers in the language of a catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._text = catalogue.text

    def figure(self, value: float, places: int = 0) -> str:
        """With so many places behind the point, at most two."""
        return self._text(_PLACES[min(places, 2)], value=float(value))

    def signed(self, value: float, places: int = 1) -> str:
        """A lead: with its sign, also if it is nothing."""
        return ("+" if value >= 0 else "\N{MINUS SIGN}") + self.figure(abs(value), places)

    def percent(self, share: float, places: int = 1) -> str:
        return self._text("number-percent" if places else "number-percent-whole", share=float(share))

    def between(self, interval: Sequence[float] | None) -> str:
        """An interval of shares, in percent without the sign; nothing where there is none."""
        return "" if interval is None else TO.join(self.figure(100 * end, 1) for end in interval)

    def give_or_take(self, value: float, doubt: float) -> str:
        return f"{self.figure(value, 1)} ± {self.figure(doubt, 1)}"

    def seconds(self, time: float) -> str:
        """A time to three figures, in the unit that suits it."""
        unit, size = next((pair for pair in _UNITS if time >= 0.9995 * pair[1]), _UNITS[-1])
        value = time / size
        rounded = round(value, _FIGURES - 1 - floor(log10(value))) if 0 < value < 999.5 else round(value)
        return f"{self._text('number-short', value=float(rounded))}\N{NO-BREAK SPACE}{unit}"
