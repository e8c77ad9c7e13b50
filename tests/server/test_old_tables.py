"""Tables that were begun by the first rules go on by them: a database as it was written before there were others."""

from __future__ import annotations

import gzip
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from roundhouse.kernel.records import read_record
from roundhouse.kernel.rng import new_seed
from roundhouse.match import commands
from roundhouse.match.match import FINISHED, RUNNING, Match
from roundhouse.match.proof import prove
from roundhouse.match.seats import Holder
from roundhouse.server.node import Node
from server.nodes import quick, sqlite

pytestmark = pytest.mark.anyio

STORED = Path(__file__).parent / "old" / "rules-1.sql.gz"
"""Made by the last program that knew the first rules only: `old-lilliput`, where Ada is asked for a train with the last
purchase of a card; `old-tickets`, where a claim follows while four locomotives lie face up; `old-waiting`, not full."""

CAME_TO = {
    "old-lilliput": {"scores": [735, 513], "ranks": [1, 2]},
    "old-tickets": {"scores": [-11, -23, 5, 37], "ranks": [3, 4, 2, 1]},
}
"""What that program made of these tables by the way of `play_on`."""

NEXT = {"old-lilliput": "no", "old-tickets": "claim el_paso-los_angeles 6 black"}
"""The decision that is due, which would have another effect by later rules."""


@asynccontextmanager
async def node_with_old_tables(folder: Path) -> AsyncIterator[Node]:
    url = sqlite(folder)
    assert url.database is not None
    with closing(sqlite3.connect(url.database)) as connection:
        connection.executescript(gzip.decompress(STORED.read_bytes()).decode())
    node = Node(quick(url))
    await node.start()
    try:
        yield node
    finally:
        await node.stop()


def decider(match: Match) -> str:
    assert match.active_seat is not None
    person = match.holders[match.active_seat].person
    assert person is not None
    return person


async def act(node: Node, table: str, action: str) -> Match:
    live = await node.tables.order(
        table, lambda match, now: commands.act(match, decider(match), action, match.seq, now)
    )
    return live.match


async def play_on(node: Node, table: str, match: Match) -> Match:
    number = 0
    while match.status == RUNNING:
        number += 1
        legal = match.legal(decider(match))
        match = await act(node, table, str(legal[number * 7 % len(legal)]))
    return match


def told(match: Match) -> Any:
    """Where the rules differ: the stage after a no, the cards that lie face up."""
    view = match.view(None)
    assert view is not None
    return view["stage"] if view["game"] == "lilliput" else view["display"].count("locomotive")


@pytest.mark.parametrize("table", CAME_TO)
async def test_a_stored_table_goes_on_by_its_rules_to_the_end_that_it_had(tmp_path: Path, table: str) -> None:
    async with node_with_old_tables(tmp_path) as node:
        match = (await node.tables.get(table)).match
        assert (match.rules, match.first_known_seq > 1) == (1, True), "from a snapshot"
        match = await act(node, table, NEXT[table])
        assert told(match) == ("turn" if table == "old-lilliput" else 4)
        match = await play_on(node, table, match)
        assert match.status == FINISHED
        record = read_record(match.record_for(None).to_json())
        assert (record.rules, record.result) == (1, CAME_TO[table])
        prove(record, match.commitment)
        again = await node.tables.with_history(await node.tables.get(table))
        assert again.record_for(None).to_dict() == match.record_for(None).to_dict(), "from the log alone"


async def test_a_decision_at_a_stored_table_is_taken_back_by_its_rules(tmp_path: Path) -> None:
    async with node_with_old_tables(tmp_path) as node:
        before = (await node.tables.get("old-lilliput")).match
        who = decider(before)
        await act(node, "old-lilliput", "no")
        live = await node.tables.order("old-lilliput", lambda match, now: commands.undo(match, who, match.seq, now))
        assert live.match.view(None) == before.view(None)
        assert told(await act(node, "old-lilliput", "no")) == "turn"
        snapshot = live.match.snapshot()
        log = (await node.tables.with_history(live)).log
        assert (snapshot["rules"], Match.from_snapshot(snapshot, log).snapshot()) == (1, snapshot)


async def test_a_table_that_waited_is_played_by_the_rules_it_was_opened_with(tmp_path: Path) -> None:
    async with node_with_old_tables(tmp_path) as node:
        live = await node.tables.order("old-waiting", lambda match, now: commands.join(match, "ben", now))
        assert (live.match.status, live.match.rules) == (RUNNING, 1)
        assert live.match.game.rules_of(live.match.running_state()) == 1


async def test_a_rematch_is_a_new_game_and_a_record_that_is_continued_an_old_one(tmp_path: Path) -> None:
    async with node_with_old_tables(tmp_path) as node:
        match = await play_on(node, "old-lilliput", (await node.tables.get("old-lilliput")).match)
        rematch = commands.create(
            match.settings, "ada", commands.rematch_seats(match), new_seed(), match.at, rematch_of="old-lilliput"
        )
        assert rematch.after.rules == match.game.rules_version > 1
        part = replace(match.record_for(None), actions=match.record_for(None).actions[:60], result=None)
        seats = [Holder("ada"), Holder("ben")]
        again = commands.create(match.settings, "ada", seats, new_seed(), match.at, record=part).after
        assert (again.rules, again.record_for(None).rules) == (1, 1)
