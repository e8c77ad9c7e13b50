"""The decisions of a player; the notation is the word itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from roundhouse.kernel.actions import Action
from roundhouse.kernel.errors import InvalidAction

Word = Literal["check", "bet", "call", "fold"]


@dataclass(frozen=True, slots=True)
class Play(Action):
    word: Word

    def __str__(self) -> str:
        return self.word


CHECK, BET, CALL, FOLD = (Play(word) for word in get_args(Word))
PLAYS = {str(action): action for action in (CHECK, BET, CALL, FOLD)}


def parse_action(text: str) -> Play:
    """The inverse of `str(action)`."""
    action = PLAYS.get(text.strip())
    if action is None:
        raise InvalidAction(f"{text!r} is not an action: write {', '.join(PLAYS)}", text=text)
    return action
