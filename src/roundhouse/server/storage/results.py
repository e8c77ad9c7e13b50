"""How games ended, as it is stored; and the ratings that follow from it, as a fold over results in their order.

A result is stored in the same transaction as the entry that ends its table: none is lost, none is there twice. It waits
there, not rated, until some node takes it up. The order of the fold is that of the results' ends, and what a person was
rated before a game stands in their placing before it, so ratings are never anything but that fold: a result that comes
late lets everything after it in its pool be rated again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Dialect, Engine, delete, exists, func, insert, literal_column, select, text, update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from roundhouse.kernel.contract import Seat
from roundhouse.kernel.declaration import GameName
from roundhouse.match.ids import PersonId, TableId
from roundhouse.server.ratings.skill import BEGINNING, LEAST_GAMES, Party, Skill, rated
from roundhouse.server.storage.driver import Statement
from roundhouse.server.storage.schema import PEOPLE, PLACINGS, RATINGS, RESULTS

LONGEST_VARIANT = 200
AT_ONCE = 50  # results in one transaction: others want to write, too
LOCK = 0x52617465  # any fixed number: of several nodes one rates at a time
NOT_RATED = {"mu": None, "sigma": None, "games": None, "wins": None}
_INSERTS: dict[str, Any] = {"sqlite": insert_sqlite, "postgresql": insert_postgresql}


@dataclass(frozen=True, slots=True)
class PlacingRow:
    """Where one seat finished."""

    seat: Seat
    person: PersonId | None
    bot: str | None
    rank: int
    score: int | None
    has_left: bool


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How a table ended."""

    game: GameName
    players: int
    variant: str
    how: str
    is_public: bool
    ended_at: int
    placings: tuple[PlacingRow, ...]


class ResultStatements:
    """What it takes to store a result, made once."""

    def __init__(self, dialect: Dialect) -> None:
        self._result = Statement(insert(RESULTS), dialect)
        self._placing = Statement(insert(PLACINGS), dialect)

    def store(self, cursor: Any, table_id: TableId, row: ResultRow) -> None:
        self._result.run(cursor, result_values(table_id, row))
        self._placing.run_for_all(cursor, placing_values(table_id, row))


def result_values(table_id: TableId, row: ResultRow) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "game": row.game,
        "players": row.players,
        "variant": row.variant,
        "how": row.how,
        "is_public": int(row.is_public),
        "ended_at": row.ended_at,
        "rated": 0,
    }


def placing_values(table_id: TableId, row: ResultRow) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table_id,
            "seat": placing.seat,
            "person": placing.person,
            "bot": placing.bot,
            "rank": placing.rank,
            "score": placing.score,
            "has_left": int(placing.has_left),
            "game": row.game,
            "players": row.players,
            "variant": row.variant,
            "ended_at": row.ended_at,
            **NOT_RATED,
        }
        for placing in row.placings
    ]


def rate_waiting(engine: Engine, most: int = AT_ONCE) -> int:
    """Take up results that are not rated yet, the oldest first, all in one transaction; how many."""
    with engine.begin() as connection:
        _one_at_a_time(connection)
        waiting = connection.execute(
            select(RESULTS.c.table_id, RESULTS.c.game, RESULTS.c.players, RESULTS.c.ended_at)
            .where(RESULTS.c.rated == literal_column("0"))  # not a parameter: only so is the index used
            .order_by(RESULTS.c.ended_at, RESULTS.c.table_id)
            .limit(most)
        ).all()
        redone = False
        for row in {(row.game, row.players): row for row in reversed(waiting)}.values():  # the oldest of each pool
            redone |= _take_back_later(connection, row)
        if redone:
            return 1  # in their order with those that were taken back, next time
        for row in waiting:
            _rate(connection, row)
        return len(waiting)


def _one_at_a_time(connection: Connection) -> None:
    """On SQLite whoever writes is alone anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def _take_back_later(connection: Connection, row: Any) -> bool:
    """Let what was rated after that result in the same pool be rated again; whether anything was."""
    is_later = (RESULTS.c.ended_at > row.ended_at) | (
        (RESULTS.c.ended_at == row.ended_at) & (RESULTS.c.table_id > row.table_id)
    )
    pool = (RESULTS.c.game == row.game) & (RESULTS.c.players == row.players) & (RESULTS.c.ended_at >= row.ended_at)
    done = connection.execute(update(RESULTS).where(pool, is_later, RESULTS.c.rated == 1).values(rated=0))
    return bool(done.rowcount)


def _rate(connection: Connection, row: Any) -> None:
    placings = connection.execute(
        select(PLACINGS.c.seat, PLACINGS.c.person, PLACINGS.c.bot, PLACINGS.c.rank)
        .where(PLACINGS.c.table_id == row.table_id)
        .order_by(PLACINGS.c.seat)
    ).all()
    before = {one.person: _before(connection, one.person, row) for one in placings if one.person is not None}
    parties = [
        Party(one.person, one.bot, one.rank, before[one.person][0] if one.person is not None else BEGINNING)
        for one in placings
    ]
    after = rated(row.game, row.players, parties)
    for one, skill in zip(placings, after, strict=True):
        this = (PLACINGS.c.table_id == row.table_id) & (PLACINGS.c.seat == one.seat)
        if skill is None:
            connection.execute(update(PLACINGS).where(this).values(NOT_RATED))
            continue
        _, games, wins = before[one.person]
        games, wins = games + 1, wins + (one.rank == 1)
        new = {"mu": skill.mu, "sigma": skill.sigma, "games": games, "wins": wins}
        connection.execute(update(PLACINGS).where(this).values(new))
        _write_rating(connection, one.person, row, {**new, "sure": skill.sure, "played_at": row.ended_at})
    connection.execute(update(RESULTS).where(RESULTS.c.table_id == row.table_id).values(rated=1))


def _before(connection: Connection, person: PersonId, row: Any) -> tuple[Skill, int, int]:
    """What somebody was rated before a game, by how many rated games and wins."""
    found = connection.execute(
        select(PLACINGS.c.mu, PLACINGS.c.sigma, PLACINGS.c.games, PLACINGS.c.wins)
        .where(
            PLACINGS.c.person == person,
            PLACINGS.c.game == row.game,
            PLACINGS.c.players == row.players,
            PLACINGS.c.ended_at <= row.ended_at,
            (PLACINGS.c.ended_at < row.ended_at) | (PLACINGS.c.table_id < row.table_id),
            PLACINGS.c.mu.is_not(None),
        )
        .order_by(PLACINGS.c.ended_at.desc(), PLACINGS.c.table_id.desc())
        .limit(1)
    ).first()
    return (BEGINNING, 0, 0) if found is None else (Skill(found.mu, found.sigma), found.games, found.wins)


def _write_rating(connection: Connection, person: PersonId, row: Any, values: dict[str, Any]) -> None:
    key = {"person": person, "game": row.game, "players": row.players}
    listed = int(values["games"] >= LEAST_GAMES and _may_be_listed(connection, person))
    made = _INSERTS[connection.dialect.name](RATINGS).values({**key, **values, "listed": listed})
    connection.execute(made.on_conflict_do_update(index_elements=list(key), set_={**values, "listed": listed}))


def _may_be_listed(connection: Connection, person: PersonId) -> bool:
    return connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person, *is_listed())).first() is not None


def is_listed() -> tuple[Any, ...]:
    """Who stands on leaderboards if they have played enough: accounts, as a guest costs nothing to make."""
    return (
        PEOPLE.c.login.is_not(None),
        PEOPLE.c.deleted_at.is_(None),
        PEOPLE.c.hidden == 0,
        PEOPLE.c.closed_at.is_(None),
    )


def list_again(person: PersonId) -> Any:
    """The statement that follows every change of who somebody is."""
    there = exists(select(PEOPLE.c.id).where(PEOPLE.c.id == person, *is_listed()))
    listed = select(func.count()).where(there, RATINGS.c.games >= LEAST_GAMES).scalar_subquery()
    return update(RATINGS).where(RATINGS.c.person == person).values(listed=listed)


def forget_ratings(connection: Connection) -> None:
    """Everything that was folded, so that it is folded again from the first result."""
    connection.execute(delete(RATINGS))
    connection.execute(update(PLACINGS).where(PLACINGS.c.mu.is_not(None)).values(NOT_RATED))
    connection.execute(update(RESULTS).values(rated=0))


def replace_results(connection: Connection, found: Iterable[tuple[TableId, ResultRow | None]]) -> None:
    """What the logs of these tables say, in the place of what was stored."""
    rows = list(found)
    ids = [table_id for table_id, _ in rows]
    connection.execute(delete(PLACINGS).where(PLACINGS.c.table_id.in_(ids)))
    connection.execute(delete(RESULTS).where(RESULTS.c.table_id.in_(ids)))
    kept = [(table_id, row) for table_id, row in rows if row is not None]
    if kept:
        connection.execute(insert(RESULTS), [result_values(table_id, row) for table_id, row in kept])
        connection.execute(
            insert(PLACINGS), [values for table_id, row in kept for values in placing_values(table_id, row)]
        )
