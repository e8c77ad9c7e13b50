"""Opening a database: SQLite that loses nothing when the power fails, or PostgreSQL by its URL."""

from __future__ import annotations

from pathlib import Path
from sqlite3 import OperationalError
from time import monotonic, sleep
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.extras import import_extra

BUSY_MILLISECONDS = 20_000  # SQLite lets waiting writers in at random: on a starved machine one may be unlucky for long
AGAIN_SECONDS = 0.01
POOL = 8
BEGIN_WRITING = "BEGIN IMMEDIATE"


def database_url(text: str | None, folder: Path) -> URL:
    """The URL that was given, or a file in the user's data folder."""
    if text is None:
        return URL.create("sqlite", database=str(folder / "roundhouse.db"))
    try:
        url = make_url(text)
    except ArgumentError:
        raise InvalidOption("database: not a database URL such as postgresql://user@host/name") from None
    backend = {"postgres": "postgresql"}.get(url.get_backend_name(), url.get_backend_name())
    if backend not in ("sqlite", "postgresql"):
        raise InvalidOption(f"database: {backend} is neither sqlite nor postgresql", option="database")
    if backend == "postgresql":
        import_extra("psycopg", "server")
    return url.set(drivername=backend)


def open_engine(url: URL) -> AsyncEngine:
    """The engine for requests. Nothing is connected yet."""
    if url.get_backend_name() == "sqlite":
        # one connection writes at a time anyway; readers never wait in WAL mode
        engine = create_async_engine(
            url.set(drivername="sqlite+aiosqlite"), pool_size=POOL, max_overflow=0, hide_parameters=True
        )
        event.listen(engine.sync_engine, "connect", set_up_sqlite)
        event.listen(engine.sync_engine, "begin", begin_sqlite)
        return engine
    return create_async_engine(
        url.set(drivername="postgresql+psycopg"),
        pool_size=POOL,
        max_overflow=POOL,
        hide_parameters=True,  # what is stored must not get into logs
        pool_pre_ping=True,  # a database that was restarted is found again without an error
        pool_timeout=5,
        connect_args={"connect_timeout": 3},
    )


def open_writer(url: URL) -> Engine:
    """The engine of the thread that writes the log: without the cost of waiting for each statement by itself."""
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, pool_size=1, max_overflow=0, hide_parameters=True)
        event.listen(engine, "connect", set_up_sqlite)
        event.listen(engine, "begin", begin_sqlite)
        return engine.execution_options(begin=BEGIN_WRITING)
    return create_engine(
        url.set(drivername="postgresql+psycopg"),
        pool_size=1,
        hide_parameters=True,
        pool_pre_ping=True,
        connect_args={"connect_timeout": 3},
    )


def set_up_sqlite(connection: Any, _: object) -> None:
    """Durable before told: a commit returns only after its bytes are on the disk."""
    connection.isolation_level = None  # transactions are begun by us, not guessed by the driver
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
    _write_ahead(cursor)
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _write_ahead(cursor: Any) -> None:
    """Of two that do this to a new file at the same moment SQLite refuses one without letting it wait."""
    end = monotonic() + BUSY_MILLISECONDS / 1000
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except OperationalError:
            if monotonic() > end:
                raise
            sleep(AGAIN_SECONDS)
        else:
            return


def begin_sqlite(connection: Any) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))
