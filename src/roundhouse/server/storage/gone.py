"""When the database does not answer: one error that the server turns into 503."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from roundhouse.kernel.errors import RoundhouseError


class StorageGone(RoundhouseError):
    """The database cannot be reached or does not take what we write; it is worth trying again."""

    code = "storage-gone"


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection to read from."""
    try:
        async with engine.connect() as connection:
            yield connection
    except (SQLAlchemyError, OSError) as error:
        raise StorageGone(error.__class__.__name__) from None


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection in a transaction that is committed at the end."""
    try:
        async with engine.connect() as connection:
            await connection.execution_options(begin="BEGIN IMMEDIATE")
            async with connection.begin():
                yield connection
    except (SQLAlchemyError, OSError) as error:
        raise StorageGone(error.__class__.__name__) from None
