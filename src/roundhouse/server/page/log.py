"""The log of a table in words, for one reader: what happened in the game, and what people did at the table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter

from roundhouse.games.tickets.state import TicketsState
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.lilliput_log import LilliputLog
from roundhouse.i18n.tickets_log import TicketsLog
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.events import Event
from roundhouse.match import entries as kinds
from roundhouse.match.entries import Entry
from roundhouse.match.match import Match
from roundhouse.server.api.messages import seen_table, shown_names
from roundhouse.server.api.whoami import AnyRequest, TheNode, person_of
from roundhouse.server.page.texts import catalogue

SINCE = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]
SEAT = Annotated[int | None, QueryParameter(ge=0, le=9)]
_TOLD = frozenset(
    {
        kinds.SEATED,
        kinds.VACATED,
        kinds.STARTED,
        kinds.ASKED,
        kinds.DECLINED,
        kinds.UNDONE,
        kinds.PAUSED,
        kinds.RESUMED,
        kinds.TIMED_OUT,
        kinds.LEFT,
        kinds.RETURNED,
        kinds.FINISHED,
        kinds.CLOSED,
    }
)
"""What is said of the table itself; chat is shown as it was written, and the rest is seen."""


class LogLine(msgspec.Struct, frozen=True):
    seq: int
    seat: int | None
    text: str


class Log(msgspec.Struct, frozen=True):
    seq: int
    lines: list[LogLine]


@get("/api/tables/{game:str}/log", operation_id="readLog", tags=["page"])
async def read_log(
    request: AnyRequest,
    node: TheNode,
    game: FromPath[str],
    language: FromQuery[str] = "en",
    since: SINCE = 0,
    seat: SEAT = None,
) -> Log:
    """What happened after entry `since`, in words."""
    texts = await asyncio.to_thread(catalogue, language)  # the first time it takes a while
    person = await person_of(request, node)
    who = None if person is None else person.id
    table = await seen_table(node, game, who)
    await node.tables.with_history(table)
    names = await shown_names(node, table.match)
    match = table.match  # after the last wait: all below belongs together
    place = match.reader(who, seat)
    own = [] if who is None else match.seats_of(who)
    words = _Words(texts, match, names, place, place if len(own) == 1 else None, who)
    return Log(match.seq, [line for line in words.lines() if line.seq > since])


def seat_names(texts: Catalogue, match: Match, names: dict[str, str]) -> list[str]:
    """What each seat is called, the automaton's after the players'."""
    shown = []
    for number, holder in enumerate(match.holders):
        name = holder.label or (names.get(holder.person, "") if holder.person else "")
        if not name and holder.bot is not None:
            name = texts.text(f"bot-name-{number + 1}")
        shown.append(name or texts.text("player-unnamed", number=number + 1))
    more = 0 if match.state is None else match.state.seats - len(shown)
    return shown + [texts.text(f"automaton-{match.settings.game}")] * more


class _Words:
    """Tells one reader; `place` is whose eyes they have, `you` whom the lines call you."""

    def __init__(
        self,
        texts: Catalogue,
        match: Match,
        names: dict[str, str],
        place: Seat | None,
        you: Seat | None,
        reader: str | None,
    ) -> None:
        self._texts = texts
        self._match = match
        self._names = names
        self._place = place
        self._reader = reader
        self._seats = seat_names(texts, match, names)
        self._game: TicketsLog | LilliputLog
        if isinstance(match.state, TicketsState):
            self._game = TicketsLog(texts, match.state.setup.board, self._seats, you)
        else:
            self._game = LilliputLog(texts, self._seats, you)

    def lines(self) -> list[LogLine]:
        told: list[LogLine] = []
        waiting: list[Event] = []  # the first card of a turn: the second shares its line
        last = 0
        for entry in self._match.log:
            if entry.kind == kinds.MOVED:
                events = [self._match.game.redact(event, self._place) for event in self._match.events[entry.seq]]
                waiting += events
                last = entry.seq
                if isinstance(self._game, TicketsLog) and not _ends_turn(events):
                    continue
            told += self._of_game(waiting, last)
            waiting = []
            if entry.kind in _TOLD:
                told += self._of_table(entry)
        return told + self._of_game(waiting, last)

    def _of_game(self, events: Sequence[Event], seq: int) -> list[LogLine]:
        return [LogLine(seq, line.seat, line.text) for line in self._game.lines(events)]

    def _of_table(self, entry: Entry) -> list[LogLine]:
        payload = entry.payload
        person = payload.get("person")
        kind = entry.kind
        if kind == kinds.ASKED:
            kind = f"asked-{payload['what']}"
        elif kind == kinds.LEFT and payload.get("resigned"):
            kind = "resigned"
        elif kind == kinds.SEATED and person is None:
            kind = "seated-bot"
        elif kind == kinds.PAUSED and payload.get("empty"):
            kind = "paused-empty"
        you = person is not None and person == self._reader
        if you:
            who = self._texts.text("you")
        elif person is not None and self._names.get(person):
            who = self._names[person]
        elif entry.seat is not None:
            who = self._seats[entry.seat]
        else:
            who = self._texts.text("log-somebody")
        text = self._texts.text(f"log-{kind}", who=who, you="yes" if you else "no")
        return [LogLine(entry.seq, entry.seat, text)]


def _ends_turn(events: Sequence[Event]) -> bool:
    return any(type(event).__name__ in ("TurnBegan", "GameEnded") for event in events)
