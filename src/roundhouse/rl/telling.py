"""What an environment tells beside observation and reward: legal actions in notation, at the end the score sheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from roundhouse.kernel.actions import Action
from roundhouse.rl.play import Play


class Notations(Mapping[int, str]):
    """The notation of every legal action by its number, written when somebody looks: most learners never do."""

    def __init__(self, choices: Mapping[int, Action]) -> None:
        self._choices = choices

    def __getitem__(self, number: int) -> str:
        return str(self._choices[number])

    def __iter__(self) -> Iterator[int]:
        return iter(self._choices)

    def __len__(self) -> int:
        return len(self._choices)

    def __repr__(self) -> str:
        return repr(dict(self))


def told_to_who_decides(play: Play) -> dict[str, Any]:
    return {"legal": Notations(play.choices)}


def told_at_the_end(play: Play) -> dict[str, Any]:
    return {"scores": play.state.scores(), "score_sheet": play.state.score_sheet()}
