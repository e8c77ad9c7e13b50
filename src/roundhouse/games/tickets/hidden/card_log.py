"""The way of every card, one number per step: what knowledge of hands is made of (see knowledge.py).

An entry is kind * 1000 + seat * 100 + card * 10 + number. It is complete: from the log alone follow the display,
the discard pile and every hand at every moment. In what another seat sees, the card of a DRAWN entry is UNSEEN.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from roundhouse.kernel.contract import Seat

DRAWN: Final = 1  # unseen from the deck to a hand
TAKEN: Final = 2  # from the display to a hand
SPENT: Final = 3  # from a hand to the discard pile, `number` cards
TURNED_UP: Final = 4  # from the deck to the display
REPLACED: Final = 5  # the display to the discard pile (T-051)
SHUFFLED: Final = 6  # the discard pile to the deck (T-056)
PASSED: Final = 7  # the seat could do nothing; SHORT_OF entries follow, one for each colour with an open route
SHORT_OF: Final = 8  # ... with this colour and locomotives together it held fewer than `number` cards
LEFT_LYING: Final = 9  # the display was not replaced for lack of ordinary cards outside the hands (T-053)

UNSEEN: Final = 9
_NO_SEAT = Seat(0)  # in entries that are about nobody


def entry(kind: int, seat: Seat = _NO_SEAT, card: int = 0, number: int = 0) -> int:
    return kind * 1000 + seat * 100 + card * 10 + number


@cache
def as_seen_by(seat: Seat | None) -> list[int]:
    """By entry: the same as that seat sees it. Logs are long and every view tells one."""
    first, last = entry(DRAWN), entry(TAKEN)
    return [
        code if not first <= code < last or (code - first) // 100 == seat else code // 100 * 100 + UNSEEN * 10
        for code in range(entry(LEFT_LYING + 1))
    ]


def parts(entry: int) -> tuple[int, Seat, int, int]:
    """Kind, seat, card and number."""
    kind, rest = divmod(entry, 1000)
    seat, rest = divmod(rest, 100)
    card, number = divmod(rest, 10)
    return kind, seat, card, number  # type: ignore[return-value]  # Seat(seat) would cost a tenth of all knowledge
