"""Copying an SQLite database while it is used, and putting one in another's place as a whole or not at all."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from roundhouse.cli.files import UnusableFile, check_file, complaints_about
from roundhouse.kernel.complaints import NOT_THERE, about, complaint
from roundhouse.kernel.errors import InvalidOption
from roundhouse.server.settings import data_folder
from roundhouse.server.storage.engine import database_url


def database_file(database: str | None, must_exist: bool = True) -> Path:
    """The file of an SQLite database."""
    url = database_url(database, data_folder())
    if url.get_backend_name() != "sqlite" or not url.database:
        raise InvalidOption(
            about(
                "database",
                complaint("only-sqlite", "only SQLite is copied here; use pg_dump and pg_restore for PostgreSQL"),
            )
        )
    file = Path(url.database)
    if must_exist and not file.is_file():
        raise UnusableFile(about(str(file), complaint("no-database", "there is no such database")), file=str(file))
    return file


def copy_database(source: Path, target: Path) -> tuple[int, int]:
    """Write a checked copy; returns how many tables and people are in it."""
    new = target.with_name(f".{target.name}.new")
    with complaints_about(target):
        try:
            with closing(_open(source)) as old, closing(sqlite3.connect(new)) as copy:
                old.backup(copy)
                copy.execute("PRAGMA journal_mode=DELETE")  # one file, and nothing beside it
            counts = _check(new)
            _flush(new)
            os.replace(new, target)
            _flush(target.parent)
        except sqlite3.Error as error:
            raise UnusableFile(about(str(source), str(error)), file=str(source)) from None
        finally:
            new.unlink(missing_ok=True)
    return counts


def restore_database(file: Path, target: Path, replace: bool) -> tuple[int, int]:
    """Put a backup in the place of a database that nobody uses."""
    if not file.is_file():
        raise UnusableFile(about(str(file), NOT_THERE), file=str(file))
    if target.exists():
        check_file(target)
    _check(file)
    if target.exists():
        if not replace:
            raise UnusableFile(
                about(str(target), complaint("exists-replace", "already exists; give --replace to overwrite it")),
                file=str(target),
            )
        _check_unused(target)
    with complaints_about(target):
        target.parent.mkdir(parents=True, exist_ok=True)
        for beside in ("-wal", "-shm"):
            target.with_name(target.name + beside).unlink(missing_ok=True)
    return copy_database(file, target)


def _open(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


def _check(file: Path) -> tuple[int, int]:
    """How many tables and people a sound database holds."""
    try:
        with closing(_open(file)) as database:
            if database.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise UnusableFile(about(str(file), complaint("damaged", "damaged")), file=str(file))
            database.execute("SELECT version_num FROM alembic_version")
            tables = database.execute(_count_of_tables(database)).fetchone()[0]
            people = database.execute("SELECT count(*) FROM people").fetchone()[0]
    except sqlite3.Error as error:
        raise UnusableFile(
            about(str(file), complaint("not-a-backup", "not a backup of Roundhouse ({error})", error=str(error))),
            file=str(file),
        ) from None
    return tables, people


def _count_of_tables(database: sqlite3.Connection) -> str:
    """They were called games once; a backup of that time becomes a new one when the server starts."""
    known = database.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'tables'").fetchone()
    return "SELECT count(*) FROM games" if known is None else "SELECT count(*) FROM tables"


def _check_unused(file: Path) -> None:
    """Complain if a server has the database open."""
    with closing(sqlite3.connect(file, timeout=0.2)) as database:
        try:
            database.execute("PRAGMA locking_mode=EXCLUSIVE")
            database.execute("BEGIN EXCLUSIVE")
            database.execute("ROLLBACK")
        except sqlite3.Error:
            raise UnusableFile(
                about(str(file), complaint("in-use", "in use; stop the server first")), file=str(file)
            ) from None


def _flush(path: Path) -> None:
    """On the disk before anybody is told."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
