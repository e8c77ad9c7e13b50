"""One small tree of errors. Each carries a code and parameters; text for people is made elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from roundhouse.kernel.complaints import complaint

MOST_TOLD = 200  # mistakes in one file


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal now: the id of the rule that forbids it, and the facts of the case."""

    rule: str
    params: dict[str, Any] = field(default_factory=dict)


class RoundhouseError(Exception):
    """Base of everything this package raises on purpose; `str()` is one line for developers.

    If the message is a Complaint people can be told it in their own language.
    """

    code = "error"
    rule: str | None = None  # where a rule is to blame

    def __init__(self, message: str, **params: Any) -> None:
        super().__init__(message)
        self.params: dict[str, Any] = params

    @property
    def message(self) -> str:
        """The line as it was given, a Complaint or not."""
        told: str = self.args[0]
        return told

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors travel between processes: rebuilt from their message, then given back what they carried."""
        return _rebuilt, (type(self), self.message, self.__dict__)


class UnknownGame(RoundhouseError):
    code = "unknown-game"


class UnknownBot(RoundhouseError):
    code = "unknown-bot"


class InvalidOption(RoundhouseError):
    """A player count, seed or option that the game does not offer."""

    code = "invalid-option"


class InvalidData(RoundhouseError):
    """A data file (board, landscape) with mistakes; `problems` names each one."""

    code = "invalid-data"

    def __init__(self, source: str, problems: list[str]) -> None:
        if len(problems) > MOST_TOLD:
            problems = [
                *problems[:MOST_TOLD],
                complaint("and-more", "and {number} more", number=len(problems) - MOST_TOLD),
            ]
        super().__init__(f"{source}: " + "; ".join(problems), source=source, problems=problems)
        self.source = source
        self.problems = problems


class InvalidRecord(RoundhouseError):
    """A record or position that is damaged, foreign or of another version."""

    code = "invalid-record"


class InvalidAction(RoundhouseError):
    """Text that is not an action of this game."""

    code = "invalid-action"


class IllegalAction(RoundhouseError):
    """A well-formed action that the rules forbid now."""

    code = "illegal-action"

    def __init__(self, action: object, refusal: Refusal) -> None:
        super().__init__(complaint("refused-by", "{action}: refused by {rule}", action=str(action), rule=refusal.rule))
        self.params = refusal.params
        self.action = action
        self.refusal = refusal
        self.rule = refusal.rule


def _rebuilt(kind: type[RoundhouseError], message: str, carried: dict[str, Any]) -> RoundhouseError:
    error = kind.__new__(kind, message)
    error.args = (message,)
    error.__dict__.update(carried)
    return error
