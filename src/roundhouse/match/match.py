"""A match: the fold over its entries, and all that may be asked of it. Commands are in `commands`.

    entries = commands.create(settings, host="ada", seats=[Holder("ada"), Holder(bot="normal")], seed=new_seed(), now=0)
    match = Match.from_entries(entries)
    new = commands.act(match, "ada", "draw", expected=match.seq, now=12)   # nothing has changed yet
    ... store `new` ...
    for entry in new:
        match.append(entry)

Times are whole milliseconds and always given, never read from a clock. People are opaque ids.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from roundhouse.bots.contract import Decision
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat, View
from roundhouse.kernel.errors import Refusal
from roundhouse.kernel.events import Event
from roundhouse.kernel.records import Record
from roundhouse.match.entries import Entry
from roundhouse.match.seats import Holder
from roundhouse.match.settings import Settings

WAITING, RUNNING, PAUSED, FINISHED, CLOSED = "waiting", "running", "paused", "finished", "closed"


@dataclass(frozen=True, slots=True)
class Request:
    """Something that waits for all other people: `what` is undo or pause, `to` the number of moves an undo keeps."""

    what: str
    person: str
    to: int | None
    agreed: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A decision that a bot has to make. Offer its answer with `commands.act_for_bot(..., expected=seq)`."""

    seat: Seat
    bot: str
    seq: int


class Match:
    """One table. Read its attributes, change it only by `append`."""

    seq: int  # of the last entry; 0 before the first
    position_seq: int  # of the last entry that is not quiet: a move that knows this one is not stale
    status: str
    settings: Settings
    host: str
    holders: tuple[Holder, ...]
    commitment: str
    practice: bool  # something hidden was taken back, or the game was continued from a record
    request: Request | None
    muted: frozenset[str]
    removed: frozenset[str]
    rematch_wanted: frozenset[str]
    rematch_game: str | None

    @classmethod
    def from_entries(cls, entries: Iterable[Entry]) -> Match:
        """The match after these entries, the first of which is `created`."""
        raise NotImplementedError

    @classmethod
    def from_snapshot(cls, data: dict[str, Any], entries: Iterable[Entry] = ()) -> Match:
        """The match of a snapshot, and the entries since; what came before it is not known (see `first_known_seq`)."""
        raise NotImplementedError

    def snapshot(self) -> dict[str, Any]:
        """Everything as JSON data, secrets included: for storage only."""
        raise NotImplementedError

    def append(self, entry: Entry) -> None:
        """Fold in the next entry; its seq must be `self.seq + 1`."""
        raise NotImplementedError

    @property
    def first_known_seq(self) -> int:
        """The oldest entry that `seen_entries` can tell of: 1, or the one after the snapshot."""
        raise NotImplementedError

    # -- who --

    @property
    def active_seat(self) -> Seat | None:
        """Whose decision it is while the game is on."""
        raise NotImplementedError

    @property
    def people(self) -> frozenset[str]:
        """Everybody who holds a seat, away or not."""
        raise NotImplementedError

    def seats_of(self, person: str) -> list[Seat]:
        """The seats a person holds, away or not."""
        raise NotImplementedError

    def reader(self, person: str | None, seat: int | None = None) -> Seat | None:
        """The seat as which a person may look: their own (that `seat` if they hold several); None for a spectator."""
        raise NotImplementedError

    # -- what a person whose turn it is may ask; anybody else is refused before the position is looked at --

    def legal(self, person: str) -> Sequence[Action]:
        raise NotImplementedError

    def why_not(self, person: str, action: str) -> Refusal | None:
        raise NotImplementedError

    def preview(self, person: str, action: str) -> list[Event]:
        raise NotImplementedError

    # -- what a reader may see; get `seat` from `reader` --

    def view(self, seat: Seat | None, at_seq: int | None = None) -> View | None:
        """What that seat (None: a spectator) may know now or after an earlier entry; None before the start."""
        raise NotImplementedError

    def table_view(self, now: int) -> dict[str, Any]:
        """What everybody may know about the table: status, seats, settings, clocks, request. JSON data."""
        raise NotImplementedError

    def seen_entries(
        self, since: int, seat: Seat | None, ignoring: frozenset[str] = frozenset()
    ) -> list[dict[str, Any]]:
        """The entries after seq `since` as that seat may see them, as JSON data; chat of people in `ignoring` is left out.

        Each is {seq, kind, seat, at, ...payload}; a move also has `events`. Refused (no-history) if they begin before
        `first_known_seq`: build the match from all entries then.
        """
        raise NotImplementedError

    def record_for(self, seat: Seat | None, names: Mapping[str, str] | None = None) -> Record:
        """What that seat may take away; everything once the game is finished. `names` are by person."""
        raise NotImplementedError

    # -- bots and clocks --

    def bot_to_move(self) -> BotTurn | None:
        """The decision that waits for a bot, if one does."""
        raise NotImplementedError

    def bot_decision(self, seconds: float) -> Decision:
        """What that bot is told; can be sent to another process."""
        raise NotImplementedError

    def deadline(self) -> int | None:
        """When the person who decides runs out of time: then give `commands.time_out`. None: no clock runs."""
        raise NotImplementedError

    def time_left(self, seat: Seat, now: int) -> int | None:
        """Milliseconds on a seat's clock; None without a clock."""
        raise NotImplementedError
