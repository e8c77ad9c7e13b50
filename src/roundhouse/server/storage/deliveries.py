"""What is on its way to people, as the process sees it that carries it: taken, sent, and gone or put off.

Whoever takes something has so long to carry it; if nothing is heard by then, they have died. What may arrive twice
without harm is then taken again; what would be shown twice is not, as it may have been sent at the last moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Engine, delete, or_, select, update

from roundhouse.kernel.declaration import GameName
from roundhouse.match.ids import PersonId, TableId
from roundhouse.match.status import RUNNING
from roundhouse.server.nudges.outcomes import Gone, Later, Outcome, Sent
from roundhouse.server.nudges.reasons import TABLE_REASONS
from roundhouse.server.storage.nudges import CHAT
from roundhouse.server.storage.schema import ADDRESSES, DELIVERIES, PEOPLE, SECRETS, TABLES

LEASE = 180_000  # milliseconds; more than carrying anything takes
WAITS = (60, 300, 1800, 7200, 21600)  # seconds until it is tried again, then again; after that it is given up
MOST_FAILURES = 3  # deliveries given up one after the other: then the address is dead


@dataclass(frozen=True, slots=True)
class Taken:
    """One delivery, with all it takes to carry it."""

    id: str
    reason: str
    table_id: TableId | None
    made_at: int
    tries: int
    address: str
    kind: str
    target: str
    language: str
    home: str
    who: str
    game: GameName | None
    others: list[str]


def secret(engine: Engine, name: str) -> str | None:
    """One of the secrets that all nodes share."""
    with engine.connect() as connection:
        return connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == name)).scalar()


def take(engine: Engine, most: int, now: int) -> list[Taken]:
    """Deliveries that are ours for a while; those that nobody needs any more are dropped."""
    free = or_(DELIVERIES.c.begun_at.is_(None), DELIVERIES.c.begun_at < now - LEASE)
    wanted = select(DELIVERIES.c.id, DELIVERIES.c.begun_at, ADDRESSES.c.kind).join(
        ADDRESSES, ADDRESSES.c.id == DELIVERIES.c.address
    )
    wanted = wanted.where(DELIVERIES.c.due_at <= now, free).order_by(DELIVERIES.c.due_at).limit(most)
    with engine.begin() as connection:
        found = connection.execute(wanted.with_for_update(skip_locked=True, of=DELIVERIES)).all()
        lost = [row.id for row in found if row.begun_at is not None and row.kind == CHAT]
        ids = [row.id for row in found if row.id not in lost]
        if not found:
            return []
        rows = connection.execute(_WHOLE.where(DELIVERIES.c.id.in_(ids))).all()
        tables = {row.id: msgspec.json.decode(row.summary) for row in rows if row.table_id is not None}
        stale = [
            row.id
            for row in rows
            if row.reason in TABLE_REASONS and (row.status != RUNNING or row.person not in tables[row.id]["waits"])
        ]
        dropped = {*lost, *stale}
        if dropped:
            connection.execute(delete(DELIVERIES).where(DELIVERIES.c.id.in_(dropped)))
        kept = [row for row in rows if row.id not in dropped]
        connection.execute(update(DELIVERIES).where(DELIVERIES.c.id.in_([row.id for row in kept])).values(begun_at=now))
        people = {seat["person"] for row in kept if row.id in tables for seat in tables[row.id]["seats"]}
        known = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_([one for one in people if one]))
        names: dict[PersonId, str] = {row.id: row.name for row in connection.execute(known)}
    return [_taken(row, tables.get(row.id), names) for row in kept]


def note(engine: Engine, outcomes: Sequence[tuple[Taken, Outcome]], now: int) -> None:
    """What became of them."""
    arrived = [taken for taken, outcome in outcomes if isinstance(outcome, Sent)]
    with engine.begin() as connection:
        if arrived:
            connection.execute(delete(DELIVERIES).where(DELIVERIES.c.id.in_([taken.id for taken in arrived])))
            again = ADDRESSES.c.id.in_({taken.address for taken in arrived}) & (ADDRESSES.c.failures > 0)
            connection.execute(update(ADDRESSES).where(again).values(failures=0))
        for taken, outcome in outcomes:
            if isinstance(outcome, Gone):
                _forget(connection, taken.address)
            elif isinstance(outcome, Later) and taken.tries < len(WAITS):
                seconds = max(WAITS[taken.tries], min(outcome.seconds or 0, WAITS[-1]))
                connection.execute(
                    update(DELIVERIES)
                    .where(DELIVERIES.c.id == taken.id)
                    .values(due_at=now + 1000 * seconds, begun_at=None, tries=taken.tries + 1)
                )
            elif not isinstance(outcome, Sent):
                _give_up(connection, taken, ours=isinstance(outcome, Later) and outcome.ours)


_WHOLE = (
    select(
        DELIVERIES.c.id,
        DELIVERIES.c.reason,
        DELIVERIES.c.table_id,
        DELIVERIES.c.made_at,
        DELIVERIES.c.tries,
        DELIVERIES.c.address,
        ADDRESSES.c.kind,
        ADDRESSES.c.target,
        ADDRESSES.c.language,
        ADDRESSES.c.home,
        ADDRESSES.c.person,
        PEOPLE.c.name,
        TABLES.c.game,
        TABLES.c.status,
        TABLES.c.summary,
    )
    .join(ADDRESSES, ADDRESSES.c.id == DELIVERIES.c.address)
    .join(PEOPLE, PEOPLE.c.id == ADDRESSES.c.person)
    .outerjoin(TABLES, TABLES.c.id == DELIVERIES.c.table_id)
)


def _taken(row: Any, summary: dict[str, Any] | None, names: dict[PersonId, str]) -> Taken:
    others = [] if summary is None else [seat["person"] for seat in summary["seats"] if seat["person"] != row.person]
    return Taken(
        row.id,
        row.reason,
        row.table_id,
        row.made_at,
        row.tries,
        row.address,
        row.kind,
        row.target,
        row.language,
        row.home,
        row.name,
        row.game,
        [names[person] for person in dict.fromkeys(others) if names.get(person)],
    )


def _give_up(connection: Any, taken: Taken, ours: bool) -> None:
    connection.execute(delete(DELIVERIES).where(DELIVERIES.c.id == taken.id))
    if ours:
        return
    this = ADDRESSES.c.id == taken.address
    connection.execute(update(ADDRESSES).where(this).values(failures=ADDRESSES.c.failures + 1))
    if (connection.execute(select(ADDRESSES.c.failures).where(this)).scalar() or 0) >= MOST_FAILURES:
        _forget(connection, taken.address)


def _forget(connection: Any, address: str) -> None:
    connection.execute(delete(DELIVERIES).where(DELIVERIES.c.address == address))
    connection.execute(delete(ADDRESSES).where(ADDRESSES.c.id == address))
