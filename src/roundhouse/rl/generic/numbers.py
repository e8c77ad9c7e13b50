"""The numbers of a game with few actions: 0 is what is left, then every action in the order of its notation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import State
from roundhouse.rl.blocks import blocks_of
from roundhouse.rl.numbering import OTHERWISE, Numbering


class NotationNumbering(Numbering):
    def __init__(self, notations: Iterable[str]) -> None:
        self._names = ("left", *sorted(notations))
        self._numbers = {name: number for number, name in enumerate(self._names) if number != OTHERWISE}
        self.size = len(self._names)
        self.blocks = blocks_of(
            ("left", 1, "the first legal action where none has a number; the only number once the game is over"),
            ("actions", self.size - 1, ", ".join(self._names[1:])),
        )

    def choices(self, state: State) -> dict[int, Action]:
        legal = state.legal_actions()
        numbers = ((self._numbers.get(str(action)), action) for action in legal)
        found = {number: action for number, action in numbers if number is not None}
        if not found and legal:
            found[OTHERWISE] = legal[0]
        return found

    def names(self) -> Iterator[str]:
        return iter(self._names)
