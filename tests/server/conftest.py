"""What all tests of the server share."""

from __future__ import annotations

import os
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL

from server.nodes import Running, quick, serving, sqlite
from server.services import database
from server.thinking import SlowPool


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server(anyio_backend: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """A node on SQLite for all tests of a file; each brings its own people and tables."""
    async with serving(quick(sqlite(tmp_path_factory.mktemp("server")))) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[URL]:
    """An empty database of each kind."""
    with database(request.param, tmp_path) as found:
        yield found


@pytest.fixture
def slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[int], SlowPool]:
    """A maker of pools of this many processes whose first decision takes for ever."""
    sign = tmp_path / "thinks"
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    monkeypatch.setenv("SLOW_WORKER_THINKS", str(sign))
    return lambda processes: SlowPool(processes, sign)
