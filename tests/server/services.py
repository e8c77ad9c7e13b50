"""Databases for tests: SQLite always, PostgreSQL and Redis wherever they run."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex

import pytest
from sqlalchemy import URL, create_engine, make_url, text

POSTGRESQL = os.environ.get("ROUNDHOUSE_TEST_POSTGRESQL", "postgresql://postgres@127.0.0.1:5432/test")
REDIS = os.environ.get("ROUNDHOUSE_TEST_REDIS", "redis://127.0.0.1:6379/0")


def answers(url: str, port: int) -> bool:
    """Whether something listens where a URL points to."""
    parsed = make_url(url)
    try:
        socket.create_connection((parsed.host or "127.0.0.1", parsed.port or port), timeout=2).close()
    except OSError:
        return False
    return True


def need_postgresql() -> None:
    if not answers(POSTGRESQL, 5432):
        pytest.skip("PostgreSQL does not run here (set ROUNDHOUSE_TEST_POSTGRESQL to its URL)")


def need_redis() -> None:
    if not answers(REDIS, 6379):
        pytest.skip("Redis does not run here (set ROUNDHOUSE_TEST_REDIS to its URL)")


@contextmanager
def postgresql() -> Iterator[URL]:
    """An empty schema of its own, dropped at the end."""
    need_postgresql()
    url, schema = make_url(POSTGRESQL), f"roundhouse_{token_hex(6)}"
    engine = create_engine(url.set(drivername="postgresql+psycopg"))
    with engine.begin() as connection:
        connection.execute(text(f"CREATE SCHEMA {schema}"))
    try:
        yield url.update_query_dict({"options": f"-csearch_path={schema}"})
    finally:
        with engine.begin() as connection:
            connection.execute(text(f"DROP SCHEMA {schema} CASCADE"))
        engine.dispose()


@contextmanager
def database(kind: str, folder: Path) -> Iterator[URL]:
    """A fresh database of that kind."""
    if kind == "postgresql":
        with postgresql() as url:
            yield url
    else:
        yield URL.create("sqlite", database=str(folder / "test.db"))
