"""A node dies at any moment: no acknowledged move is lost or doubled, and every game goes on."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from server.nodes import clients
from server.processes import NodeProcess, Player, all_entries, running
from server.records import record
from server.waiting import eventually, within

pytestmark = pytest.mark.anyio
SIGKILLED = -9
FAIL_POINT_EVERY = 5


async def killed_often(folder: Path, times: int, seed: int) -> None:
    """Kill a node that many times while people play, once in a while between commit and publication."""
    chance = random.Random(seed)
    node = NodeProcess(f"sqlite:///{folder}/faults.db")
    async with running(node), clients(node.url, "Ada", "Ben", "Cy") as (ada, ben, cy):
        tables = []
        for seats in (["me", "open", "open"], ["me", "open"]):
            table = (await ada.table(seats, bot="random"))["id"]
            assert (await ben.do(table, "join")).status_code == 200
            tables.append(table)
        assert (await cy.do(tables[0], "join")).status_code == 200
        tables.append((await cy.table(["me", {"who": "bot", "bot": "random"}], bot="random"))["id"])
        players = [Player(person, table) for table in tables[:2] for person in (ada, ben)]
        players += [Player(cy, tables[0]), Player(cy, tables[2])]
        enough = asyncio.Event()
        games = asyncio.gather(*(player.play(enough) for player in players))
        for number in range(times):
            if number % FAIL_POINT_EVERY == 1:
                await node.kill()
                await node.start(fail_point=f"stored:{chance.randint(1, 9)}")
                assert await node.died() == SIGKILLED  # by itself, once this many moves are stored
            else:
                await asyncio.sleep(chance.uniform(0.05, 0.6))
                await node.kill()
            await node.start()
        before = [len(player.acknowledged) for player in players]
        for player, old in zip(players, before, strict=True):
            await eventually(
                lambda player=player, old=old: player.over or len(player.acknowledged) >= old + 2,  # type: ignore[misc]
                "every game to go on after the last kill",
            )
        enough.set()
        await within(games, "the players to stop")
        for player in players:
            entries = await all_entries(player.client, player.table)
            assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
            stored = {entry["seq"]: entry for entry in entries}
            assert player.acknowledged
            assert len(player.acknowledged) == len({seq for seq, _ in player.acknowledged})
            for seq, action in player.acknowledged:
                assert (stored[seq]["action"], stored[seq]["person"]) == (action, player.client.person)
            moves = (entry for entry in entries if entry["kind"] == "moved")
            own = [entry["action"] for entry in moves if entry["person"] == player.client.person]
            assert set(player.sealed) <= set(own), "a decision that was made early is lost"


async def test_nothing_acknowledged_is_lost_when_a_node_is_killed_five_times(tmp_path: Path) -> None:
    await killed_often(tmp_path, times=5, seed=1)


@pytest.mark.soak
async def test_nothing_acknowledged_is_lost_when_a_node_is_killed_fifty_times(tmp_path: Path) -> None:
    await killed_often(tmp_path, times=50, seed=2)


async def test_bot_workers_end_with_their_node_and_say_nothing(tmp_path: Path) -> None:
    node = NodeProcess(f"sqlite:///{tmp_path}/ends.db")
    await node.start(stderr=asyncio.subprocess.PIPE)
    assert node.process is not None
    assert node.process.stderr is not None
    async with clients(node.url, "Ada") as (ada,):
        hard, begun = {"who": "bot", "bot": "hard"}, record(2, left=100, game="lilliput")
        tables = [(await ada.table([hard] * 2, record=begun))["id"] for _ in range(4)]  # of which one always thinks

        async def one_has_thought() -> bool:
            return any([any(entry.get("by") == "bot" for entry in await all_entries(ada, table)) for table in tables])

        await eventually(one_has_thought, "a bot to move")
    await node.kill()
    said = await within(node.process.stderr.read(), "the workers, who share it, to end")
    assert b"Traceback" not in said, said.decode()
    assert b"Error" not in said, said.decode()
