"""Results and ratings made again from the logs alone: whatever was stored of them does not matter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import URL, Connection, Engine, func, select

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.match.ids import TableId
from roundhouse.match.match import Match
from roundhouse.match.status import CLOSED, FINISHED
from roundhouse.server.rows import entry_of, result_of
from roundhouse.server.storage.engine import open_writer
from roundhouse.server.storage.journal import EntryRow
from roundhouse.server.storage.results import ResultRow, forget_ratings, rate_waiting, replace_results
from roundhouse.server.storage.schema import ENTRIES, RATINGS, RESULTS, TABLES

TABLES_AT_ONCE = 20  # in one transaction, so that a server that runs can write in between
RESULTS_AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """What there is now, and how many tables could not be read."""

    results: int
    ratings: int
    unreadable: int


def rebuild(database: URL, note: Callable[[int], None] = lambda _: None) -> Rebuilt:
    """Make all results and ratings again; `note` is told how many tables were read."""
    engine = open_writer(database)
    try:
        unreadable, done, last = 0, 0, TableId("")
        while ids := _ended_after(engine, last):
            with engine.begin() as connection:
                found = []
                for table_id in ids:
                    try:
                        found.append((table_id, _result_in_log(connection, table_id)))
                    except (RoundhouseError, ValueError, KeyError, TypeError, AttributeError):  # its log is damaged
                        unreadable += 1
                replace_results(connection, found)
            done, last = done + len(ids), ids[-1]
            note(done)
        with engine.begin() as connection:
            forget_ratings(connection)
        while rate_waiting(engine, RESULTS_AT_ONCE):
            pass
        return Rebuilt(*counts(engine), unreadable)
    finally:
        engine.dispose()


def counts(engine: Engine) -> tuple[int, int]:
    """How many results and ratings there are."""
    with engine.connect() as connection:
        results = connection.execute(select(func.count()).select_from(RESULTS)).scalar_one()
        ratings = connection.execute(select(func.count()).select_from(RATINGS)).scalar_one()
        return int(results), int(ratings)


def _ended_after(engine: Engine, last: TableId) -> list[TableId]:
    query = (
        select(TABLES.c.id)
        .where(TABLES.c.status.in_((FINISHED, CLOSED)), TABLES.c.id > last)
        .order_by(TABLES.c.id)
        .limit(TABLES_AT_ONCE)
    )
    with engine.connect() as connection:
        return list(connection.execute(query).scalars())


def _result_in_log(connection: Connection, table_id: TableId) -> ResultRow | None:
    """What the entries of a table say up to the one that ended it; what came after changes nothing."""
    rows = connection.execute(
        select(ENTRIES.c.seq, ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.payload, ENTRIES.c.at)
        .where(ENTRIES.c.table_id == table_id)
        .order_by(ENTRIES.c.seq)
    )
    match = Match()
    for row in rows:
        match.append(entry_of(EntryRow(*row)))
        if match.status in (FINISHED, CLOSED):
            return result_of(match)
    return None
