"""A database from before tables were called tables: it is renamed in place, and what is stored in it goes on."""

from __future__ import annotations

import gzip
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import URL, Engine, MetaData, inspect, text
from sqlalchemy.exc import IntegrityError

from roundhouse.cli.database_copy import copy_database, restore_database
from roundhouse.match import commands
from roundhouse.match.match import FINISHED, RUNNING, WAITING, Match
from roundhouse.match.proof import prove
from roundhouse.server.node import Node
from roundhouse.server.storage import people, tables
from roundhouse.server.storage.engine import open_writer
from roundhouse.server.storage.migrate import migrate
from server.nodes import quick, sqlite

pytestmark = pytest.mark.anyio

STORED = Path(__file__).parent / "old" / "revision-0004.jsonl.gz"
"""Written by the last program that called tables games: of each game a table that goes on and one that is over, a
rematch of one of those, one that waits; people, a mute and words in the chat. A line is one row of one table."""

STATUS = {
    "tickets-on": RUNNING,
    "tickets-over": FINISHED,
    "tickets-again": RUNNING,
    "lilliput-on": RUNNING,
    "lilliput-over": FINISHED,
    "waiting": WAITING,
}


def fill(url: URL) -> None:
    """A database of that time with all that was stored."""
    migrate(url, "0004")
    engine, old = open_writer(url), MetaData()
    with engine.begin() as connection:
        old.reflect(connection)
        for line in gzip.decompress(STORED.read_bytes()).decode().splitlines():
            ((table, row),) = json.loads(line).items()
            connection.execute(old.tables[table].insert(), row)
    engine.dispose()


@asynccontextmanager
async def node_on(url: URL) -> AsyncIterator[Node]:
    fill(url)
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


async def play_on(node: Node, table: str) -> Match:
    match, number = (await node.tables.get(table)).match, 0
    while match.status == RUNNING:
        number += 1
        legal = match.legal(decider(match))
        action = str(legal[number * 7 % len(legal)])
        live = await node.tables.order(
            table, lambda now, at, action=action: commands.act(now, decider(now), action, now.seq, at)
        )
        match = live.match
    return match


async def test_every_table_is_found_again_and_goes_on_to_its_end(url: URL) -> None:
    async with node_on(url) as node:
        listed = await tables.tables_of(node.engine, "ada", 10)
        assert {table.id: table.status for table in listed} == STATUS
        assert {table.game for table in listed} == {"tickets", "lilliput"}
        assert await tables.waiting_tables_of(node.engine, "ada") == ["waiting"]
        for table in ("tickets-on", "lilliput-on", "tickets-again"):
            match = await play_on(node, table)
            assert match.status == FINISHED
            prove(match.record_for(None), match.commitment)
            from_log = await node.tables.with_history(await node.tables.get(table))
            assert from_log.record_for(None).to_dict() == match.record_for(None).to_dict()
        assert await tables.seqs(node.engine, ["tickets-over"]) == {"tickets-over": 155 + 3}


async def test_what_is_over_is_read_and_its_rematch_found(url: URL) -> None:
    async with node_on(url) as node:
        over = await node.tables.with_history(await node.tables.get("tickets-over"))
        assert (over.status, over.rematch_table) == (FINISHED, "tickets-again")
        assert (await node.tables.get("tickets-again")).match.rematch_of == "tickets-over"
        assert over.speakers() == {"ben"}
        await people.remove(node.engine, "ben", nobody="", now=1)
        assert all("hello" not in row.payload for row in await tables.rows_since(node.engine, "tickets-over", 0))
        assert await people.muted_by(node.engine, "cleo") == frozenset()


def renamed(url: URL) -> Engine:
    fill(url)
    migrate(url)
    return open_writer(url)


def test_keys_and_indexes_are_those_of_the_new_names(url: URL) -> None:
    engine = renamed(url)
    found = inspect(engine)
    assert "games" not in found.get_table_names()
    for table in ("entries", "snapshots", "seats"):
        keys = {key["constrained_columns"][0]: key["referred_table"] for key in found.get_foreign_keys(table)}
        assert keys["table_id"] == "tables"
        assert found.get_pk_constraint(table)["constrained_columns"][0] == "table_id"
    assert {index["name"] for index in found.get_indexes("tables")} == {
        "ix_tables_visibility_status",
        "ix_tables_bot_due",
        "ix_tables_due_at",
        "ix_tables_host",
    }
    assert [index["column_names"] for index in found.get_indexes("entries")] == [["table_id", "seq"]]
    if engine.dialect.name == "postgresql":
        names = {key["name"] for table in ("entries", "tables") for key in found.get_foreign_keys(table)}
        assert names == {"fk_entries_table_id", "fk_tables_host"}
    engine.dispose()


@pytest.mark.parametrize(
    "wrong",
    [
        "INSERT INTO entries (table_id, seq, kind, payload, at) VALUES ('nowhere', 1, 'chat', '{}', 0)",
        "INSERT INTO entries (table_id, seq, kind, payload, at) VALUES ('waiting', 1, 'chat', '{}', 0)",
        "INSERT INTO snapshots (table_id, seq, payload) VALUES ('nowhere', 1, '{}')",
        "INSERT INTO seats (table_id, seat, person) VALUES ('nowhere', 1, 'ada')",
        "DELETE FROM tables WHERE id = 'waiting'",
        "UPDATE tables SET host = 'nobody' WHERE id = 'waiting'",
    ],
)
def test_the_database_still_refuses_what_points_to_nothing(url: URL, wrong: str) -> None:
    engine = renamed(url)
    with pytest.raises(IntegrityError), engine.begin() as connection:
        connection.execute(text(wrong))
    engine.dispose()


def test_a_backup_from_that_time_can_be_restored(tmp_path: Path) -> None:
    backup, target = sqlite(tmp_path), tmp_path / "restore_database.db"
    fill(backup)
    assert restore_database(Path(str(backup.database)), target, replace=False) == (len(STATUS), 3)
    migrate(sqlite(tmp_path).set(database=str(target)))
    assert copy_database(target, tmp_path / "again.db") == (len(STATUS), 3)
