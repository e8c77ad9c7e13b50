"""Others at home: nobody reaches a server that was not opened to them, and only one that was tells its address."""

from __future__ import annotations

from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from roundhouse.cli.open import HERE, home_address
from roundhouse.server.settings import ServerSettings
from server.nodes import clients, quick, serving, sqlite

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("home", [None, "http://192.168.1.25:8000"])
async def test_a_server_tells_the_address_that_it_was_given(tmp_path: Path, home: str | None) -> None:
    async with (
        serving(quick(sqlite(tmp_path), home_address=home)) as running,
        clients(running.url, "Ada", None) as both,
    ):
        for client in both:
            assert (await client.get("/api/reach")).json() == {"address": home}


def test_a_server_is_for_this_computer_unless_it_is_asked_otherwise() -> None:
    assert ServerSettings().host == HERE
    assert ServerSettings().home_address is None


def test_an_address_at_home_is_not_this_computer_for_itself() -> None:
    found = home_address(8123)
    if found is not None:  # without a network there is none
        parts = urlsplit(found)
        assert parts.port == 8123
        assert not ip_address(str(parts.hostname)).is_loopback
