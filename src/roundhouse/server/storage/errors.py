"""When the database does not answer, has no room left or cannot be read: errors that the server turns into 503."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf
from time import monotonic

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.server.storage.engine import BEGIN_WRITING

DISK_FULL = "53100"  # PostgreSQL's word for it
DAMAGED = ("22021", "XX001", "XX002")  # text that is not in the encoding, broken pages, broken indexes
FULL_SECONDS = 60.0
log = logging.getLogger("roundhouse.storage")


class StorageGone(RoundhouseError):
    """The database cannot be reached or does not take what we write; it is worth trying again."""

    code = "storage-gone"


class StorageFull(StorageGone):
    """The database answers but has no room to write."""

    code = "storage-full"


class StorageDamaged(StorageGone):
    """The database answers, but what was asked for cannot be read."""


class Room:
    """Whether writes find room on the disk; one answer for the process, as it writes to one database."""

    def __init__(self) -> None:
        self._missed_at = -inf

    @property
    def is_left(self) -> bool:
        """False from a write that found none until one does, or for a minute: then let people try again."""
        return monotonic() - self._missed_at > FULL_SECONDS

    def note_room(self) -> None:
        if not self.is_left:
            log.warning("storage-has-room-again")
        self._missed_at = -inf

    def note_no_room(self) -> None:
        if self.is_left:
            log.error("storage-full")
        self._missed_at = monotonic()


ROOM = Room()


def storage_error(error: Exception) -> StorageGone:
    """What an error of the database, told by SQLAlchemy or by the driver itself, means for who asked."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    name = error.__class__.__name__
    state = getattr(cause, "sqlstate", None) or ""
    number = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    if state == DISK_FULL or number == sqlite3.SQLITE_FULL:
        ROOM.note_no_room()
        return StorageFull(name)
    # Python's own complaint about text that is not UTF-8 has no number
    is_undecodable = isinstance(cause, sqlite3.OperationalError) and str(cause).startswith("Could not decode")
    if state in DAMAGED or number == sqlite3.SQLITE_CORRUPT or is_undecodable:
        return StorageDamaged(name)
    return StorageGone(name)


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection to read from."""
    try:
        async with engine.connect() as connection:
            yield connection
    except (SQLAlchemyError, OSError) as error:
        raise storage_error(error) from None


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection in a transaction that is committed at the end."""
    try:
        async with engine.connect() as connection:
            await connection.execution_options(begin=BEGIN_WRITING)
            async with connection.begin():
                yield connection
        ROOM.note_room()
    except (SQLAlchemyError, OSError) as error:
        raise storage_error(error) from None
