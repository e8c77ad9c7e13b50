"""Everything the server refuses, in one shape: a status, a code, the rule that is to blame, and parameters."""

from __future__ import annotations

from typing import Any

import msgspec

from roundhouse.kernel.errors import (
    IllegalAction,
    InvalidAction,
    InvalidData,
    InvalidOption,
    InvalidRecord,
    RoundhouseError,
    UnknownBot,
    UnknownGame,
)
from roundhouse.match.refusals import Refused
from roundhouse.server.set_aside import TableDamaged
from roundhouse.server.shapes import AnyEntry
from roundhouse.server.storage.errors import StorageGone

RETRY_SECONDS = 2
FORBIDDEN = frozenset({"not-host", "not-at-table", "not-your-seat", "not-your-turn", "muted", "removed"})
_STATUS: tuple[tuple[type[RoundhouseError], int], ...] = (
    (StorageGone, 503),
    (TableDamaged, 409),
    (IllegalAction, 422),
    (InvalidAction, 400),
    (InvalidOption, 400),
    (InvalidRecord, 400),
    (InvalidData, 400),
    (UnknownGame, 400),
    (UnknownBot, 400),
)


class ProblemBody(msgspec.Struct, frozen=True):
    """The body of every refusal. `missed` comes with a stale command: the entries that it did not know of."""

    code: str
    rule: str | None = None
    params: dict[str, Any] = msgspec.field(default_factory=dict)
    missed: list[AnyEntry] | None = None


class Problem(Exception):
    """A refusal with its HTTP status."""

    def __init__(
        self, status: int, code: str, rule: str | None = None, retry_after: int | None = None, **params: Any
    ) -> None:
        super().__init__(code)
        self.status = status
        self.answer = ProblemBody(code, rule, params)
        self.retry_after = retry_after

    @classmethod
    def of(cls, error: RoundhouseError) -> Problem:
        """What went wrong below, for those who asked for it."""
        if isinstance(error, StorageGone):
            return cls(503, error.code, retry_after=RETRY_SECONDS)
        if isinstance(error, Refused):
            status = 403 if error.code in FORBIDDEN else 400 if error.code == "bad-text" else 409
        else:
            status = next((status for kind, status in _STATUS if isinstance(error, kind)), 400)
        problem = cls(status, error.code, error.rule)
        problem.answer = ProblemBody(error.code, error.rule, plain(error.params))
        return problem


def plain(params: dict[str, Any]) -> dict[str, Any]:
    """Parameters as JSON data, whatever they are."""
    data: dict[str, Any] = msgspec.to_builtins(params, enc_hook=str, str_keys=True)
    return data
