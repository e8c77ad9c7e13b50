"""The shapes of what is told about a table, which the server writes as JSON straight from a match.

They make no message: they describe the API, the page's types are made from them, and tests hold every message of played
games against them.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from roundhouse.i18n.named import NamedThing
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.declaration import GameName
from roundhouse.match.ids import PersonId, TableId

RequestKind = Literal["undo", "pause"]


class SentShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what is sent: nothing else is in it than what is written there."""


class ClockShape(SentShape, frozen=True):
    """Time per decision, or for the whole game plus an increment per decision; in seconds."""

    kind: Literal["move", "total"]
    seconds: int
    increment: int


class SettingsShape(SentShape, frozen=True):
    """What was agreed on when the table was made."""

    game: GameName
    players: int
    options: dict[str, Any]
    visibility: Literal["public", "link", "local"]
    auto_start: bool
    auto_forced: bool
    shared_screen: bool
    clock: ClockShape | None
    bot: str
    hints: bool = True  # not in older entries, nor is `undo`
    undo: bool = True
    chat: bool = True
    language: str = ""


class HolderShape(SentShape, frozen=True, kw_only=True):
    """Who holds a seat: nobody, a person, a bot, or a bot for a person who is away."""

    person: PersonId | None
    bot: str | None
    label: str | None
    colour: str | None = None  # that the person chose
    resigned: bool


class PlaceShape(HolderShape, frozen=True, kw_only=True):
    """A seat at the table."""

    present: bool  # a person decides for it


class RunningClockShape(SentShape, frozen=True):
    """The clocks, in milliseconds."""

    left: list[int]  # by seat
    runs: bool  # that of the active seat
    deadline: int | None  # when a person's time is over


class RequestShape(SentShape, frozen=True):
    """What one person asks and all other people have to agree to."""

    what: RequestKind
    person: PersonId
    to: int | None  # the number of moves that an undo keeps
    seq: int
    agreed: list[PersonId]


class ResultShape(SentShape, frozen=True):
    """What a game came to, by seat."""

    scores: list[int]
    ranks: list[int]


class TableShape(SentShape, frozen=True):
    """Everything about a table that is public."""

    seq: int
    position_seq: int  # of the last entry that is not quiet: a move that knows this one is not stale
    status: Literal["waiting", "running", "paused", "finished", "closed"]
    practice: bool  # made from a record, or something hidden was taken back
    host: PersonId
    seats: list[PlaceShape]
    colours: list[str] | None  # by seat; null if the game has none
    active_seat: Seat | None
    bot_decides: bool
    moves: int
    sealed: list[Seat]  # who has decided before their turn
    clock: RunningClockShape | None
    vacations: dict[PersonId, int]  # until when somebody's clock stands still
    request: RequestShape | None
    muted: list[PersonId]
    removed: list[PersonId]
    commitment: str
    secret: str | None  # once it is finished, as the seed
    seed: str | None
    shares: list[str | None] | None  # by seat: what each adds to the seed; null if the seed was given
    awaits: list[PersonId]
    result: ResultShape | None
    rematch_of: TableId | None
    rematch_wanted: list[PersonId]
    rematch_table: TableId | None  # the table where it is
    settings: SettingsShape | UnsetType = UNSET  # told once over a socket: they never change


class EntryShape(SentShape, frozen=True, tag_field="kind"):
    """What all entries of the log have: their number, whose seat it is about, and when, in milliseconds."""

    seq: int
    seat: Seat | None
    at: int


class CreatedEntry(EntryShape, frozen=True, tag="created"):
    host: PersonId
    settings: SettingsShape
    seats: list[HolderShape]
    rules: int
    commitment: str
    awaits: list[PersonId]
    practice: bool
    rematch_of: TableId | None


class SeatedEntry(EntryShape, frozen=True, tag="seated"):
    person: PersonId | None
    bot: str | None
    label: str | None
    colour: str | None = None  # not in older entries


class ColouredEntry(EntryShape, frozen=True, tag="coloured"):
    person: PersonId
    colour: str | None


class VacatedEntry(EntryShape, frozen=True, tag="vacated"):
    person: PersonId | None
    by: PersonId


class SharedEntry(EntryShape, frozen=True, tag="shared"):
    person: PersonId
    share: str


class StartedEntry(EntryShape, frozen=True, tag="started"):
    pass


class MovedEntry(EntryShape, frozen=True, tag="moved"):
    action: str  # as its reader may know it, like the events
    by: Literal["person", "bot", "clock", "forced", "record"]
    person: PersonId | None
    events: list[dict[str, Any]]


class SealedEntry(EntryShape, frozen=True, tag="sealed"):
    """Somebody decided before their turn; what, nobody is told."""

    person: PersonId


class UnsealedEntry(EntryShape, frozen=True, tag="unsealed"):
    person: PersonId


class AskedEntry(EntryShape, frozen=True, tag="asked"):
    person: PersonId
    what: RequestKind
    to: int | None


class AgreedEntry(EntryShape, frozen=True, tag="agreed"):
    person: PersonId


class DeclinedEntry(EntryShape, frozen=True, tag="declined"):
    person: PersonId


class UndoneEntry(EntryShape, frozen=True, tag="undone"):
    person: PersonId
    to: int
    practice: bool


class PausedEntry(EntryShape, frozen=True, tag="paused"):
    person: PersonId
    empty: bool  # the last person left


class ResumedEntry(EntryShape, frozen=True, tag="resumed"):
    person: PersonId


class TimedOutEntry(EntryShape, frozen=True, tag="timed-out"):
    pass


class VacationEntry(EntryShape, frozen=True, tag="vacation"):
    person: PersonId
    until: int


class LeftEntry(EntryShape, frozen=True, tag="left"):
    person: PersonId
    resigned: bool


class ReturnedEntry(EntryShape, frozen=True, tag="returned"):
    person: PersonId


class FinishedEntry(EntryShape, frozen=True, tag="finished"):
    seed: str
    result: ResultShape


class ClosedEntry(EntryShape, frozen=True, tag="closed"):
    person: PersonId
    by_operator: bool = False


class ChatEntry(EntryShape, frozen=True, tag="chat"):
    person: PersonId
    text: str


class MutedEntry(EntryShape, frozen=True, tag="muted"):
    person: PersonId
    by: PersonId
    on: bool


class RematchEntry(EntryShape, frozen=True, tag="rematch"):
    person: PersonId
    will_share: bool


class RematchMadeEntry(EntryShape, frozen=True, tag="rematch-made"):
    table: TableId


AnyEntry = (
    CreatedEntry
    | SeatedEntry
    | ColouredEntry
    | VacatedEntry
    | SharedEntry
    | StartedEntry
    | MovedEntry
    | SealedEntry
    | UnsealedEntry
    | AskedEntry
    | AgreedEntry
    | DeclinedEntry
    | UndoneEntry
    | PausedEntry
    | ResumedEntry
    | TimedOutEntry
    | VacationEntry
    | LeftEntry
    | ReturnedEntry
    | FinishedEntry
    | ClosedEntry
    | ChatEntry
    | MutedEntry
    | RematchEntry
    | RematchMadeEntry
)


class ToldLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log in words; `seat` is whose deed it tells.

    `kind` is a heading over a round or a turn, a deed in the game, its result, or something that happened at the table;
    `named` are the things that the text names. A line with `undoes` takes back all that was done in the game after that
    entry.
    """

    seq: int
    seat: Seat | None
    text: str
    kind: Literal["round", "turn", "deed", "end", "table"] = "deed"
    named: tuple[NamedThing, ...] = ()
    undoes: int | None = None


class Recent(NamedTuple):
    """What the others did since the reader's last turn: the lines of the entries after `after`, up to `last`."""

    after: int
    last: int


class LogNews(msgspec.Struct, frozen=True, omit_defaults=True, rename={"first": "from"}):
    """The log in words from its line number `from` on (the first is 0); what was told from there on counts no more."""

    first: int
    lines: list[ToldLine]
    recent: Recent | None = None
