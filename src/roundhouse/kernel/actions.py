"""Actions: small frozen values, one class per kind. `str(action)` is the notation used on the wire."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import overload

from roundhouse.kernel.complaints import complaint
from roundhouse.kernel.errors import InvalidAction


class Action:
    """Base of all actions. Subclasses are frozen dataclasses that carry ids, never objects."""

    __slots__ = ()

    @property
    def pick(self) -> str | None:
        """What a seat takes by it for the whole game, if that is what it does: a company, a character."""
        return None


MAX_DIGITS = 9  # no sum of money in any game comes near it


@dataclass(frozen=True, slots=True)
class Amount(Action):
    """The answer to a decision that is a number: a price, a split of money."""

    n: int

    def __str__(self) -> str:
        return f"amount {self.n}"


def parse_amount(text: str) -> Amount:
    """The inverse of `str(Amount(n))`."""
    word, _, number = text.partition(" ")
    if word != "amount" or not (number.isascii() and number.isdigit() and len(number) <= MAX_DIGITS):
        raise InvalidAction(
            complaint("not-an-amount", "{text} is not an amount: write 'amount' and a whole number", text=repr(text)),
            text=text,
        )
    return Amount(int(number))


class AmountRange(Sequence[Action]):
    """The legal actions of a number decision, made one by one only when looked at."""

    __slots__ = ("numbers",)

    def __init__(self, numbers: range) -> None:
        self.numbers = numbers

    def __len__(self) -> int:
        return len(self.numbers)

    @overload
    def __getitem__(self, index: int) -> Amount: ...
    @overload
    def __getitem__(self, index: slice) -> AmountRange: ...
    def __getitem__(self, index: int | slice) -> Amount | AmountRange:
        if isinstance(index, slice):
            return AmountRange(self.numbers[index])
        return Amount(self.numbers[index])

    def __iter__(self) -> Iterator[Amount]:
        return map(Amount, self.numbers)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Amount) and action.n in self.numbers

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AmountRange) and self.numbers == other.numbers

    def __hash__(self) -> int:
        return hash(self.numbers)

    def __repr__(self) -> str:
        return f"AmountRange({self.numbers!r})"
