"""The log of a table in words, written on as entries come: what happened in the game, and what people did."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import NamedTuple
from weakref import WeakKeyDictionary, WeakValueDictionary

from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.log import SEAT, GameLog, make_log
from roundhouse.i18n.named import found, named
from roundhouse.i18n.naming import automaton_name
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.events import Event
from roundhouse.match import entries as kinds
from roundhouse.match.entries import Entry
from roundhouse.match.ids import PersonId
from roundhouse.match.match import Match
from roundhouse.server.page.written_lines import SharedLines, WrittenLine, WrittenLines
from roundhouse.server.shapes import Recent, ToldLine
from roundhouse.server.tables import LiveTable

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
        kinds.VACATION,
        kinds.FINISHED,
        kinds.CLOSED,
    }
)
"""What is said of the table itself; chat is shown as it was written, and the rest is seen."""


class Eyes(NamedTuple):
    """All that decides how an entry reads. A new name is another pair of eyes: everything is told again."""

    language: str
    place: Seat | None  # whose secrets are told
    you: Seat | None  # the seat that the lines call you
    reader: PersonId | None  # the person whom they call you
    seats: tuple[str, ...]  # what each seat is called
    people: tuple[tuple[PersonId, str], ...]  # what each person is called
    started: bool


class Telling:
    """The log for one pair of eyes. Lines that are closed never change; those at the end may still grow."""

    def __init__(self, eyes: Eyes, texts: Catalogue, match: Match, shared: SharedLines) -> None:
        self.seq = 0  # of the last entry that is told
        self.closed = WrittenLines()
        self.open: Sequence[WrittenLine] = ()
        self.recent: Recent | None = None
        self._eyes = eyes
        self._texts = texts
        self._people = dict(eyes.people)
        self._shared = shared
        self._waiting: tuple[Event, ...] = ()  # events whose line may still grow, as by the second card of a turn
        self._waits_at = 0
        self._standing = array("L")  # the seqs of all moves that were not undone
        self._game: GameLog | None = None
        if match.state is not None:  # before that there is nothing to tell of the game
            self._game = make_log(match.game.name, texts, match.state.view(None), eyes.seats, eyes.you)

    def read_on(self, match: Match, most: int) -> bool:
        """Tell the next entries, this many at most; whether all are told now."""
        start = self.seq + 1 - match.first_known_seq
        later = match.log[start : start + most]
        for entry in later:
            self._read(match, entry)
        if later:
            self.open = self._of_game(self._waiting)
            self.recent = self._since_last_turn(match)
        return self.seq >= match.seq

    def _read(self, match: Match, entry: Entry) -> None:
        self.seq = entry.seq
        if entry.kind == kinds.MOVED:
            self._waiting += self._events(match, entry.seq)
            self._waits_at = entry.seq
            self._close(self._settled(self._waiting))
            self._standing.append(entry.seq)
        elif entry.kind in _TOLD:
            self._close(len(self._waiting))
            undoes = self._undo(match, entry) if entry.kind == kinds.UNDONE else None
            self.closed.add([WrittenLine.of(self._of_table(entry, undoes))])

    def _close(self, number: int) -> None:
        """So many of the waiting events are told for good."""
        if number:
            self.closed.add(self._of_game(self._waiting[:number]))
            self._waiting = self._waiting[number:]

    def _events(self, match: Match, seq: int) -> tuple[Event, ...]:
        """What the reader may know of what happened in a move."""
        return tuple(match.game.redact(event, self._eyes.place) for event in match.played[seq].events)

    def _settled(self, events: Sequence[Event]) -> int:
        return len(events) if self._game is None else self._game.settled(events)

    def _undo(self, match: Match, entry: Entry) -> int:
        """Go on from the last move that stands, with the line that was growing then; the seq of that move."""
        del self._standing[entry.payload["to"] :]
        self._waiting, self._waits_at = (), entry.seq
        for seq in self._standing:
            self._waiting += self._events(match, seq)
            self._waiting = self._waiting[self._settled(self._waiting) :]
        return self._standing[-1] if self._standing else 0

    def _since_last_turn(self, match: Match) -> Recent | None:
        """What the others did between the reader's last turn and this one, or until now while they still move."""
        you, moves = self._eyes.you, self._standing
        end = len(moves)
        if you is None:
            return None

        def seat_of(number: int) -> Seat:
            return match.played[moves[number]].seat

        if match.active_seat == you:
            while end and seat_of(end - 1) == you:
                end -= 1
        start = end
        while start and seat_of(start - 1) != you:
            start -= 1
        return Recent(moves[start - 1], moves[end - 1]) if 0 < start < end else None

    def _of_game(self, events: tuple[Event, ...]) -> Sequence[WrittenLine]:
        if self._game is None or not events:
            return ()
        eyes = self._eyes
        return self._shared.of(self._waits_at, events, self._game, eyes.language, eyes.seats, eyes.you)

    def _of_table(self, entry: Entry, undoes: int | None) -> ToldLine:
        payload = entry.payload
        person = payload.get("person")
        kind = entry.kind
        if kind == kinds.ASKED:
            kind = f"asked-{payload['what']}"
        elif kind == kinds.LEFT and payload.get("resigned"):
            kind = "resigned"
        elif kind == kinds.SEATED and person is None:
            kind = "seated-bot"
        elif kind == kinds.VACATION and payload["until"] <= entry.at:
            kind = "vacation-over"
        elif kind == kinds.PAUSED and payload.get("empty"):
            kind = "paused-empty"
        you = person is not None and person == self._eyes.reader
        if you:
            who = self._texts.text("you")
        elif person is not None and self._people.get(person):
            who = self._people[person]
        elif entry.seat is not None:
            who = self._eyes.seats[entry.seat]
        else:
            who = self._texts.text("log-somebody")
        who = named(SEAT, "" if entry.seat is None else entry.seat, who)
        text, names = found(self._texts.text(f"log-{kind}", who=who, you="yes" if you else "no"))
        return ToldLine(entry.seq, entry.seat, text, "table", names, undoes)


class Tellings:
    """What is told of one table, by eyes: kept as long as somebody holds it, and shared by all with the same eyes."""

    def __init__(self) -> None:
        self._kept: WeakValueDictionary[Eyes, Telling] = WeakValueDictionary()
        self._named: frozenset[PersonId] = frozenset()
        self._seq = 0
        self._shared = SharedLines()

    def find_named(self, match: Match) -> frozenset[PersonId]:
        """Everybody of whom the table's own lines tell; `match` has its whole log."""
        new = match.log[self._seq :]
        if any(entry.kind in _TOLD for entry in new):
            told = (entry.payload.get("person") for entry in new if entry.kind in _TOLD)
            self._named |= {person for person in told if person}
        self._seq = match.seq
        return self._named

    def people(self, match: Match) -> frozenset[PersonId]:
        """Everybody whom the lines may name."""
        return match.people | self.find_named(match)

    def telling(
        self, match: Match, texts: Catalogue, names: Mapping[PersonId, str], reader: PersonId | None, place: Seat | None
    ) -> Telling:
        """What somebody is told who looks from there; `names` are by person. It may have to read on."""
        one_seat = reader is not None and len(match.seats_of(reader)) == 1
        eyes = Eyes(
            texts.language,
            place,
            place if one_seat else None,
            reader if reader in self._named else None,
            tuple(seat_names(texts, match, names)),
            tuple(sorted(names.items())),
            match.state is not None,
        )
        found = self._kept.get(eyes)
        if found is None:
            found = self._kept[eyes] = Telling(eyes, texts, match, self._shared)
        return found


_of_tables: WeakKeyDictionary[LiveTable, Tellings] = WeakKeyDictionary()


def tellings_of(table: LiveTable) -> Tellings:
    """What is told of a table, as long as it is in memory."""
    found = _of_tables.get(table)
    if found is None:
        found = _of_tables[table] = Tellings()
    return found


def seat_names(texts: Catalogue, match: Match, names: Mapping[PersonId, str]) -> list[str]:
    """What each seat is called, the automaton's after the players'."""
    shown = []
    for number, holder in enumerate(match.holders):
        name = holder.label or (names.get(holder.person, "") if holder.person else "")
        if not name and holder.bot is not None:
            name = texts.text(f"bot-name-{number + 1}")
        shown.append(name or texts.text("player-unnamed", number=number + 1))
    if match.state is not None and match.state.seats > len(shown):
        shown.append(automaton_name(texts, match.settings.game))
    return shown
