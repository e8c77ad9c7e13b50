"""What somebody is told about a table: small, complete, and nothing they may not know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from roundhouse.kernel.actions import Action, AmountRange
from roundhouse.kernel.contract import Seat
from roundhouse.match.ids import PersonId, TableId
from roundhouse.match.match import Match
from roundhouse.match.refusals import Refused
from roundhouse.match.seen import instructions_of
from roundhouse.server.node import Node
from roundhouse.server.problems import ProblemBody
from roundhouse.server.rows import encode
from roundhouse.server.shapes import AnyEntry, LogNews, SentShape, TableShape
from roundhouse.server.storage import people
from roundhouse.server.tables import LiveTable
from roundhouse.server.written import Names


class Amounts(msgspec.Struct, frozen=True):
    """The legal actions of a decision that is a number: `amount N` for each N from `first` to `last` in `step`s."""

    first: int
    last: int
    step: int


class TableMessage(SentShape, frozen=True, tag_field="type", tag="table", omit_defaults=True):
    """A table as one person sees it, and what happened since they last looked."""

    id: TableId
    seq: int
    since: int
    person: PersonId | None  # who you are
    seat: Seat | None  # the seat you look from; null for a spectator
    seats: list[Seat]  # all seats you hold
    table: TableShape
    view: Any  # what your seat may know, as the game has it; null before the start
    legal: list[str] | Amounts | None  # what you may do; null if it is not your turn
    entries: list[AnyEntry]
    names: dict[PersonId, str]  # of the people at the table, by id; empty for somebody who was deleted
    present: list[PersonId]
    watching: int
    log: LogNews | None = None  # only over a socket that names a language, and so is:
    early: bool = False  # `legal` is for a decision before its turn: it is kept until that comes
    sealed: str | None = None  # what you decided before your turn; `undo` takes it back
    instructions: dict[str, bool] | None = None  # that you may give to be asked less, and whether you have
    aside: Any = None  # what the page of the game shows beside the view to whoever has to decide, if it has changed


class OrderDone(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """An order was carried out; it is on the disk."""

    re: int | None
    seq: int


class OrderRefused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """An order, or the whole connection, was refused."""

    re: int | None
    status: int
    problem: ProblemBody


class PresenceMessage(msgspec.Struct, frozen=True, tag_field="type", tag="presence", omit_defaults=True):
    """Who has the table open now, and what they are called."""

    present: list[PersonId]
    watching: int
    names: dict[PersonId, str]
    log: LogNews | None = None


class Reader:
    """Somebody who looks at tables, and whom they do not want to hear."""

    __slots__ = ("muted", "person")

    def __init__(self, person: PersonId | None, muted: frozenset[PersonId] = frozenset()) -> None:
        self.person = person
        self.muted = muted

    @classmethod
    async def of(cls, node: Node, person: PersonId | None) -> Reader:
        return cls(person, frozenset() if person is None else await people.unheard_by(node.engine, person))


async def table_message(
    node: Node, table: LiveTable, reader: Reader, since: int | None = None, seat: Seat | None = None, whole: bool = True
) -> TableMessage:
    """Everything, with the entries after `since` (None: all); not `whole`: without what never changes."""
    start = 0 if since is None else since
    match = table.match
    if start + 1 < match.first_known_seq:
        match = await node.tables.with_history(table)
    names = await _names(node, table, match)
    match = table.match  # after the last wait: all below belongs together
    place = match.reader(reader.person, seat)
    start = min(start, match.seq)
    return TableMessage(
        id=table.id,
        seq=match.seq,
        since=start,
        person=reader.person,
        seat=place,
        seats=[] if reader.person is None else list(match.seats_of(reader.person)),
        table=_written(table.sharing.about(match, table.time(), whole)),
        view=table.sharing.view(match, place, whole),
        legal=legal_of(match, reader.person),
        entries=_written(table.sharing.entries(match, start, place, reader.muted)),
        names=_written(names.written),
        present=names.present.people,
        watching=names.present.watching,
        early=reader.person is not None and match.early_turn_of(reader.person) is not None,
        sealed=_sealed_by(match, reader.person),
        instructions=None if reader.person is None else instructions_of(match, reader.person),
    )


def _written(data: Any) -> Any:
    """What is JSON already fits wherever data of that shape does."""
    return data


async def _names(node: Node, table: LiveTable, match: Match) -> Names:
    """What everybody at a table is called, asked again only if that can have changed."""
    present, changes, names = node.presence.of(table.id), node.known.changes, table.sharing.names
    if names is None or names.seq != match.seq or names.present is not present or names.changes != changes:
        shown = await shown_names(node, match, present.people)
        names = Names(match.seq, present, changes, msgspec.Raw(encode(shown)))
        table.sharing.names = names
    return names


async def shown_names(node: Node, match: Match, present: Iterable[PersonId] = ()) -> dict[PersonId, str]:
    """The names of all who have to do with a table, or have it open."""
    return await node.known.names({match.host, *match.people, *match.muted, *match.removed, *present})


def legal_of(match: Match, person: PersonId | None) -> list[str] | Amounts | None:
    """What a person may do now, or before their turn; None if there is nothing."""
    seat = match.active_seat
    if person is None or seat is None:
        return None
    if match.holders[seat].present != person and match.early_turn_of(person) is None:
        return None
    try:
        return notations(match.legal(person))
    except Refused:
        return None


def _sealed_by(match: Match, person: PersonId | None) -> str | None:
    """What a person has decided before their turn: nobody else is told."""
    seat = None if person is None else match.sealed_seat(person)
    return None if seat is None else match.sealed[seat].action


def notations(actions: Sequence[Action]) -> list[str] | Amounts:
    if isinstance(actions, AmountRange):
        numbers = actions.numbers
        return Amounts(numbers[0], numbers[-1], numbers.step)
    return [str(action) for action in actions]


def missed_entries(match: Match, reader: Reader, since: int, seat: Seat | None) -> list[dict[str, Any]] | None:
    """What a stale command did not know of; None if it is so old that the whole table must be read again."""
    if since + 1 < match.first_known_seq or since > match.seq:
        return None
    return match.seen_entries(since, seat, reader.muted)
