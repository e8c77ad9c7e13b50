"""A node on which people come and go for an hour must not grow."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random
from statistics import fmean, median
from time import monotonic, perf_counter

import httpx
import pytest
from benchmarks.load import Measured, PlayedTable, memory_bytes
from benchmarks.pages import LOST_SECONDS

from server.processes import NodeProcess, running

pytestmark = pytest.mark.anyio

MINUTES = float(os.environ.get("ROUNDHOUSE_SOAK_MINUTES", "60"))
SAMPLES = 60
SEEN = Path("build/growth.txt")  # what was measured, for whoever wants to look
EVENINGS_AT_ONCE = 4
PACE_SECONDS = 0.02  # between two moves at a table
MOST_GROWTH = 1.1  # caches that are bounded may still fill a little


async def evening(http: httpx.AsyncClient, url: str, number: int) -> None:
    """People come, play for a while, watch, lose their lines, and go; one of them for good."""
    table = PlayedTable(http, url, ("tickets", "lilliput")[number % 2], number)
    try:
        await table.open()
        await table.play(PACE_SECONDS, 0, perf_counter() + Random(number).uniform(1, 5), Measured())
        await table.pages[0].order(do="chat", text="good game")
    finally:
        await table.close()
    gone = await http.delete("/api/me", headers={"cookie": table.cookies[0]})
    assert gone.status_code == httpx.codes.OK, gone.text


def open_files(pid: int) -> int:
    return len(os.listdir(f"/proc/{pid}/fd"))


@pytest.mark.soak
@pytest.mark.time_limit(MINUTES * 60 + 600)
async def test_a_node_does_not_grow_while_people_come_and_go(tmp_path: Path) -> None:
    node = NodeProcess(f"sqlite:///{tmp_path}/growth.db", "--tables-in-memory", "20")
    async with running(node), httpx.AsyncClient(base_url=node.url, timeout=LOST_SECONDS) as http:
        assert node.process is not None
        pid, end, evenings = node.process.pid, monotonic() + MINUTES * 60, 0
        memory: list[int] = []
        files: list[int] = []

        async def go_on(first: int) -> None:
            nonlocal evenings
            number = first
            while monotonic() < end:
                await evening(http, node.url, number)
                number, evenings = number + EVENINGS_AT_ONCE, evenings + 1

        async def watch() -> None:
            while monotonic() < end:
                await asyncio.sleep(MINUTES * 60 / SAMPLES)
                memory.append(memory_bytes(pid))
                files.append(open_files(pid))

        await asyncio.gather(watch(), *map(go_on, range(EVENINGS_AT_ONCE)))
        quarter = len(memory) // 4
        second, last = fmean(memory[quarter : 2 * quarter]), fmean(memory[-quarter:])
        SEEN.parent.mkdir(exist_ok=True)
        SEEN.write_text(
            f"{evenings} evenings in {MINUTES:g} minutes\n"
            f"memory {second / 1e6:.1f} MB in the second quarter, {last / 1e6:.1f} MB in the last; over time in MB:\n"
            f"{' '.join(f'{each / 1e6:.0f}' for each in memory)}\nopen files: {' '.join(map(str, files))}\n"
        )
        assert evenings > EVENINGS_AT_ONCE
        assert last < MOST_GROWTH * second, memory
        usual, now = median(files[quarter : 2 * quarter]), median(files[-quarter:])  # a burst of people is not a leak
        assert now <= usual + EVENINGS_AT_ONCE, files
