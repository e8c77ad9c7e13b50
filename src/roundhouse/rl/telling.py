"""What an environment tells beside observation and reward: legal actions in notation, at the end the score sheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from roundhouse.rl.play import Play


class Notations(Mapping[int, str]):
    """The notation of every legal action by its number, written when somebody looks: most learners never do."""

    def __init__(self, play: Play) -> None:
        self._numbering, self._legal = play.setting.numbering, play.legal
        self._state = play.state.copy()  # as it is now, whenever somebody looks

    def __getitem__(self, number: int) -> str:
        if number not in self._legal:
            raise KeyError(number)
        return str(self._numbering.action(self._state, number, self._legal))

    def __iter__(self) -> Iterator[int]:
        return iter(self._legal)

    def __len__(self) -> int:
        return len(self._legal)

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process gets the texts and nothing of the position, which holds what is hidden."""
        return dict, (dict(self),)

    def __repr__(self) -> str:
        return repr(dict(self))


def told_to_who_decides(play: Play) -> dict[str, Any]:
    return {"legal": Notations(play)}


def told_at_the_end(play: Play) -> dict[str, Any]:
    return {"scores": play.state.scores(), "score_sheet": play.state.score_sheet()}
