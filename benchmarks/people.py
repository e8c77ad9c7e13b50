"""How long profiles and leaderboards take a database with 100,000 people and 1,000,000 results.

    python -m benchmarks.people [--database postgresql://...] [--people N] [--results N]

The data is generated, not played: what counts is how many rows there are and how they are found. One person has
finished 10,000 games. A PostgreSQL database has to be empty; without one, a new SQLite file is made and thrown away.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import AsyncEngine

from roundhouse.server.storage import profiles
from roundhouse.server.storage.engine import database_url, open_engine, open_writer
from roundhouse.server.storage.migrate import migrate

GAME, PLAYERS = "tickets", 2
ONE = "person0"
GAMES_OF_ONE = 10_000
ROUNDS = 30


def fill(database: URL, people: int, results: int) -> None:
    """Generate everything inside the database; the first person sits at the first tables."""
    migrate(database)
    engine = open_writer(database)
    numbers = "WITH RECURSIVE n(i) AS (SELECT CAST(0 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < :most) "
    own = f"CASE WHEN i < {GAMES_OF_ONE} THEN 0 ELSE (i * 7919) % {people} END"
    other = f"1 + (CASE WHEN i % 3 = 0 THEN i % 50 ELSE (i * 104729 + 17) % {people - 51} + 50 END)"  # some meet often
    placing = "'finished', 'tickets', 2, '', i * 1000"
    statements = [
        (people, "people (id, name, login, epoch, created_at)", "'person' || i, 'p' || i, 'p' || i, 0, 1"),
        (
            results,
            "tables (id, game, visibility, status, seq, summary, bot_due, created_at, updated_at)",
            "'table' || i, 'tickets', 'public', 'finished', 1, '{}', 0, i, i",
        ),
        (
            results,
            "results (table_id, how, game, players, variant, ended_at, is_public, rated)",
            f"'table' || i, {placing}, 1, 1",
        ),
        *(
            (
                results,
                (
                    "placings (table_id, seat, person, rank, score, has_left, game, players, variant, ended_at, mu,"
                    " sigma, games, wins)"
                ),
                (
                    f"'table' || i, {seat}, 'person' || ({who}), 1 + (i + {seat}) % 2, 90 + i % 60, 0, 'tickets', "
                    " 2, '', i * 1000, 20 + (i * 37) % 1000 / 100.0, 2.0, 20, 10"
                ),
            )
            for seat, who in enumerate((own, other))
        ),
        (
            people,
            "ratings (person, game, players, mu, sigma, sure, games, wins, played_at, listed)",
            (
                "'person' || i, 'tickets', 2, i * 7919 % 40000 / 1000.0 + 6, 2.0, i * 7919 % 40000 / 1000.0, 20, 10,"
                " 1, 1"
            ),
        ),
    ]
    for most, into, what in statements:
        began = perf_counter()
        with engine.begin() as connection:
            statement = f"INSERT INTO {into} {numbers} SELECT {what} FROM n"  # noqa: S608  # no word of strangers
            connection.execute(text(statement), {"most": most})
        print(f"{into.partition(' ')[0]}: {perf_counter() - began:.0f} s", flush=True)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("ANALYZE" if engine.dialect.name == "sqlite" else "VACUUM ANALYZE"))
    engine.dispose()


def questions(engine: AsyncEngine, people: int) -> dict[str, Callable[[], Awaitable[Any]]]:
    """What the page asks."""

    async def profile() -> None:
        await profiles.is_hidden(engine, ONE)  # type: ignore[arg-type]
        await profiles.opponents(engine, ONE)  # type: ignore[arg-type]
        await profiles.sums(engine, ONE)  # type: ignore[arg-type]
        await profiles.standings_of(engine, ONE)  # type: ignore[arg-type]
        await profiles.games(engine, ONE, 26)  # type: ignore[arg-type]
        await profiles.course(engine, ONE, GAME, PLAYERS)  # type: ignore[arg-type]

    return {
        "profile of 10,000 games, all of it": profile,
        "favourite opponents": lambda: profiles.opponents(engine, ONE),  # type: ignore[arg-type]
        "sums by game and variant": lambda: profiles.sums(engine, ONE),  # type: ignore[arg-type]
        "newest 25 games": lambda: profiles.games(engine, ONE, 26),  # type: ignore[arg-type]
        "last 25 games": lambda: profiles.games(engine, ONE, 26, GAMES_OF_ONE - 30),  # type: ignore[arg-type]
        "head-to-head": lambda: profiles.against(engine, ONE, "person1"),  # type: ignore[arg-type]
        "leaderboard, first 50, and one's own place": lambda: profiles.board(engine, GAME, PLAYERS, 50, 0, ONE),  # type: ignore[arg-type]
        "leaderboard, last 50": lambda: profiles.board(engine, GAME, PLAYERS, 50, people - 50, ONE),  # type: ignore[arg-type]
    }


def plans() -> dict[str, Any]:
    """The statements worth an EXPLAIN."""
    return {
        "leaderboard": profiles.board_query(GAME, PLAYERS, 50),  # type: ignore[arg-type]
        "one's own place": profiles.place_query(GAME, PLAYERS, 20.0),  # type: ignore[arg-type]
        "favourite opponents": profiles.opponents_query(ONE),  # type: ignore[arg-type]
        "newest games": profiles.games_query(ONE, None).limit(26),  # type: ignore[arg-type]
    }


async def measure(database: URL, people: int) -> None:
    engine = open_engine(database)
    print("| question | median | longest of 30 | processor time here, median |")
    print("| --- | ---: | ---: | ---: |")
    for name, ask in questions(engine, people).items():
        times, here = [], []
        for _ in range(ROUNDS):
            began, used = perf_counter(), process_time()
            await ask()
            times.append(1000 * (perf_counter() - began))
            here.append(1000 * (process_time() - used))  # SQLite works in this process, PostgreSQL does not
        figures = f"{statistics.median(times):.1f} ms | {max(times):.1f} ms | {statistics.median(here):.1f} ms"
        print(f"| {name} | {figures} |", flush=True)
    await engine.dispose()


def explain(database: URL) -> None:
    engine = open_writer(database)
    how = "EXPLAIN QUERY PLAN " if engine.dialect.name == "sqlite" else "EXPLAIN "
    with engine.connect() as connection:
        for name, query in plans().items():
            statement = query.compile(engine, compile_kwargs={"literal_binds": True})
            print(f"\n{name}:")
            for row in connection.exec_driver_sql(how + str(statement).replace("%", "%%")):
                print("   ", row[-1])
    engine.dispose()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.people")
    parser.add_argument("--database", help="an empty PostgreSQL database (default: a new SQLite file)")
    parser.add_argument("--people", type=int, default=100_000)
    parser.add_argument("--results", type=int, default=1_000_000)
    wanted = parser.parse_args()
    with TemporaryDirectory() as folder:
        database = database_url(wanted.database, Path(folder))
        fill(database, wanted.people, wanted.results)
        asyncio.run(measure(database, wanted.people))
        explain(database)


if __name__ == "__main__":
    main()
