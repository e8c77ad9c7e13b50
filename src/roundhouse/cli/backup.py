"""`roundhouse backup` and `roundhouse restore`: all tables and people of an SQLite server in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from roundhouse.cli.database_copy import copy_database, database_file, restore_database
from roundhouse.cli.files import check_new_file
from roundhouse.cli.given_settings import given_settings
from roundhouse.cli.language import spoken_catalogue


def backup(file: Path, /, *, settings: Path | None = None, database: str | None = None) -> None:
    """Copy everything the server keeps into a new file; the server may run meanwhile."""
    source = database_file(_named(settings, database))
    text = spoken_catalogue().text
    check_new_file(file, text("backup-other-name"))
    tables, people = copy_database(source, file)
    print(text("backup-done", file=str(file), tables=tables, people=people))


def restore(
    file: Path,
    /,
    *,
    settings: Path | None = None,
    database: str | None = None,
    replace: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Put a backup in the place of what the server keeps; stop the server before."""
    target = database_file(_named(settings, database), must_exist=False)
    tables, people = restore_database(file, target, replace)
    print(spoken_catalogue().text("restore-done", file=str(target), tables=tables, people=people))


def _named(settings: Path | None, database: str | None) -> str | None:
    """The database that a server with these settings would use."""
    named: str | None = given_settings(settings, {"database": ("database", database)}).get("database")
    return named
