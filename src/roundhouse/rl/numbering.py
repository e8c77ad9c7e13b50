"""How actions become the numbers of a fixed `Discrete(n)`, and back: the projection that docs/rl.md describes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from hashlib import sha256

from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import State
from roundhouse.rl.blocks import Block

OTHERWISE = 0
"""In every game: what is left to do where no other number is. The only one that is not masked once a game is over."""


Legal = list[int] | dict[int, Action]
"""The numbers that may be chosen: of a game that plays by numbers alone, or with what each of them means."""


class Numbering(ABC):
    """The numbers of one game. They never change; what is new is added at the end."""

    size: int
    blocks: tuple[Block, ...]

    @abstractmethod
    def choices(self, state: State) -> dict[int, Action]:
        """The legal actions of the active seat by number. Each number means one action; never empty while it is on."""

    def number_of(self, state: State, action: Action) -> int | None:
        """The number that means this legal action; where none does, the one next to it, or None."""
        return next((number for number, meant in self.choices(state).items() if meant == action), None)

    def legal(self, state: State) -> Legal:
        """The numbers that the active seat may choose."""
        return self.choices(state)

    def action(self, state: State, number: int, legal: Legal) -> Action:
        """What one of them means here."""
        return (legal if isinstance(legal, dict) else self.choices(state))[number]

    def carry_out(self, state: State, number: int, legal: Legal) -> None:
        """Do one of them."""
        state.push(self.action(state, number, legal))

    @abstractmethod
    def names(self) -> Iterator[str]:
        """What each number means, in order."""

    def digest(self) -> str:
        """Of all names: equal digests number alike."""
        return sha256("\n".join(self.names()).encode()).hexdigest()
