"""Bringing a database up to date, before anything else is done with it."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, create_engine, event, text

from roundhouse.server.storage.engine import begin_sqlite, set_up_sqlite

LOCATION = "roundhouse.server.storage:migrations"
LOCK = 0x526F756E  # any fixed number: two nodes that start together migrate one after the other


def migrate(url: URL, revision: str = "head") -> None:
    """Upgrade to the newest tables, or to those of a revision, in one transaction; does nothing if they are there."""
    sqlite = url.get_backend_name() == "sqlite"
    engine = create_engine(url if sqlite else url.set(drivername="postgresql+psycopg"))
    if sqlite:
        event.listen(engine, "connect", set_up_sqlite)
        event.listen(engine, "begin", begin_sqlite)
        engine = engine.execution_options(begin="BEGIN EXCLUSIVE")
    try:
        with engine.begin() as connection:
            if not sqlite:
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            command.upgrade(alembic_config(connection), revision)
    finally:
        engine.dispose()


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", LOCATION)
    config.attributes["connection"] = connection
    return config


def newest_revision() -> str:
    """What this program brings a database up to."""
    config = Config()
    config.set_main_option("script_location", LOCATION)
    newest = ScriptDirectory.from_config(config).get_current_head()
    assert newest is not None
    return newest


def revision_of(connection: Connection) -> str | None:
    """Up to what a database was brought; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()
