"""What measures the load plays both games, as pages do."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import httpx
import pytest
from benchmarks.load import Measured, PlayedTable

from server.nodes import Running
from server.waiting import PATIENCE_SECONDS, eventually

pytestmark = pytest.mark.anyio
MOVES = 40


@pytest.mark.parametrize("game", ["tickets", "lilliput"])
async def test_four_pages_and_a_spectator_play(server: Running, game: str) -> None:
    measured = Measured()
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE_SECONDS) as http:
        table = PlayedTable(http, server.url, game, number=0)
        await table.open()
        playing = asyncio.create_task(table.play(0, 0, float("inf"), measured))
        try:
            await eventually(lambda: playing.done() or len(measured.waits) >= MOVES, "the moves to be made")
            if playing.done():
                await playing
        finally:
            playing.cancel()
            with suppress(asyncio.CancelledError):
                await playing
            seen = [page.seen.seq for page in table.pages]
            await table.close()
    assert len(table.pages) == 5
    assert min(seen) > MOVES
    assert sum(page.refused for page in table.pages) == 0
