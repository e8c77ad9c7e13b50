"""The log keeps every entry once, in order, on the disk; and the tables are what the migrations make."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from threading import Barrier

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import AsyncEngine

from roundhouse.kernel.errors import InvalidOption
from roundhouse.server.rows import entry_of
from roundhouse.server.storage import people, tables
from roundhouse.server.storage.engine import database_url, open_engine, set_up_sqlite
from roundhouse.server.storage.errors import StorageGone
from roundhouse.server.storage.journal import Append, EntryRow, Journal, Listing, Overtaken
from roundhouse.server.storage.migrate import migrate
from roundhouse.server.storage.people import LoginTaken, Person
from roundhouse.server.storage.schema import METADATA

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def opened(url: URL) -> AsyncIterator[tuple[AsyncEngine, Journal]]:
    await asyncio.to_thread(migrate, url)
    engine = open_engine(url)
    journal = Journal(url)
    journal.start()
    try:
        yield engine, journal
    finally:
        await journal.stop()
        await engine.dispose()


def listing(status: str = "running", **changes: object) -> Listing:
    values: dict[str, object] = {
        "game": "tickets",
        "visibility": "public",
        "status": status,
        "host": None,
        "summary": "{}",
        "due_at": None,
        "bot_due": False,
        "people": (),
    }
    return Listing(**{**values, **changes})  # type: ignore[arg-type]


def append(table: str, first: int, number: int = 1, new: bool = False, **changes: object) -> Append:
    rows = [EntryRow(seq, "moved", 0, f'{{"n":{seq}}}', seq) for seq in range(first, first + number)]
    return Append(table, rows, listing(**changes), new=new)  # type: ignore[arg-type]


async def test_migrations_make_exactly_the_tables_we_declare(url: URL) -> None:
    async with opened(url) as (engine, _), engine.connect() as connection:
        differences = await connection.run_sync(lambda raw: compare_metadata(MigrationContext.configure(raw), METADATA))
        assert differences == []


async def test_migrating_twice_and_from_two_nodes_at_once_changes_nothing(url: URL) -> None:
    await asyncio.gather(asyncio.to_thread(migrate, url), asyncio.to_thread(migrate, url))
    async with opened(url) as (engine, _), engine.connect() as connection:
        assert (await connection.execute(text("SELECT count(*) FROM alembic_version"))).scalar() == 1


def test_a_new_file_may_be_opened_by_several_at_once(tmp_path) -> None:
    """SQLite refuses about one in ten such files to somebody unless that one tries again."""

    def open_one(number: int, ready: Barrier) -> str:
        with closing(sqlite3.connect(tmp_path / f"{number}.db")) as connection:
            ready.wait()
            set_up_sqlite(connection, None)
            mode: str = connection.execute("PRAGMA journal_mode").fetchone()[0]
            return mode

    opening = 4
    with ThreadPoolExecutor(opening) as pool:
        for number in range(100):
            ready = Barrier(opening)
            assert {*pool.map(open_one, [number] * opening, [ready] * opening)} == {"wal"}


async def test_sqlite_commits_are_on_the_disk_before_they_return(tmp_path) -> None:
    async with opened(database_url(None, tmp_path)) as (engine, _), engine.connect() as connection:
        full = 2
        assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == full
        assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
        assert (await connection.exec_driver_sql("PRAGMA foreign_keys")).scalar() == 1


async def test_of_many_writers_of_one_seq_exactly_one_wins(url: URL) -> None:
    async with opened(url) as (engine, journal):
        other = Journal(url)
        other.start()
        await journal.append(append("g", 1, new=True))
        outcomes = await asyncio.gather(
            *((journal, other)[number % 2].append(append("g", 2, number=2)) for number in range(20)),
            return_exceptions=True,
        )
        await other.stop()
        assert sum(outcome is None for outcome in outcomes) == 1
        assert sum(isinstance(outcome, Overtaken) for outcome in outcomes) == 19
        assert [row.seq for row in await tables.rows_since(engine, "g", 0)] == [1, 2, 3]


def test_what_the_entries_of_a_log_repeat_is_in_memory_once() -> None:
    payload = '{"action":"take red","by":"person","person":"somebody-or-other"}'
    one, two = (entry_of(EntryRow(seq, "".join(["mo", "ved"]), 0, payload, seq)) for seq in (1, 2))
    assert one.kind is two.kind
    assert all(one.payload[name] is two.payload[name] for name in ("action", "by", "person"))


def test_an_entry_that_calls_the_next_table_a_game_is_read_as_today() -> None:
    for payload in ('{"table":"next"}', '{"game":"next"}'):
        assert entry_of(EntryRow(9, "rematch-made", None, payload, 9)).payload == {"table": "next"}


async def test_a_new_table_is_made_once(url: URL) -> None:
    async with opened(url) as (engine, journal):
        await journal.append(append("g", 1, new=True))
        with pytest.raises(Overtaken):
            await journal.append(append("g", 1, new=True))
        assert len(await tables.rows_since(engine, "g", 0)) == 1


async def snapshots(engine: AsyncEngine) -> list[tuple[str, int]]:
    async with engine.connect() as connection:
        found = await connection.execute(text("SELECT table_id, seq FROM snapshots ORDER BY table_id, seq"))
        return [(row.table_id, row.seq) for row in found]


async def test_a_table_has_one_snapshot_while_it_goes_on(url: URL) -> None:
    async with opened(url) as (engine, journal):
        for table in ("g", "h"):
            await journal.append(append(table, 1, new=True))
            for seq in (2, 3):
                await journal.append(
                    Append(table, [EntryRow(seq, "moved", 0, "{}", seq)], listing(), snapshot=f'"{seq}"')
                )
        assert await snapshots(engine) == [("g", 3), ("h", 3)]
        await journal.append(Append("g", [EntryRow(4, "finished", None, "{}", 4)], listing("finished")))
        assert await snapshots(engine) == [("h", 3)]


async def test_snapshots_that_were_kept_before_are_removed_but_for_the_newest(url: URL) -> None:
    await asyncio.to_thread(migrate, url, "0003")
    engine = open_engine(url)
    async with engine.connect() as connection, connection.begin():
        for table, status in (("on", "running"), ("done", "finished")):
            values = "(:id, 'tickets', 'public', :status, 1, '{}', 0, 0, 0)"
            columns = "(id, game, visibility, status, seq, summary, bot_due, created_at, updated_at)"
            new = text(f"INSERT INTO games {columns} VALUES {values}")  # noqa: S608
            await connection.execute(new, {"id": table, "status": status})
        for table, seq in (("on", 50), ("on", 100), ("done", 50)):
            new = text("INSERT INTO snapshots (game, seq, payload) VALUES (:id, :seq, '{}')")
            await connection.execute(new, {"id": table, "seq": seq})
    await engine.dispose()
    async with opened(url) as (engine, _):
        assert await snapshots(engine) == [("on", 100)]


async def test_loading_starts_at_the_newest_snapshot(url: URL) -> None:
    async with opened(url) as (engine, journal):
        await journal.append(append("g", 1, number=3, new=True))
        await journal.append(Append("g", [EntryRow(4, "moved", 1, "{}", 4)], listing(), snapshot='"four"'))
        await journal.append(append("g", 5, number=2))
        now = await tables.load(engine, "g")
        assert now is not None
        assert (now.seq, now.snapshot, now.snapshot_seq, [row.seq for row in now.rows]) == (
            6,
            '"four"',
            4,
            [1, 2, 3, 4, 5, 6],
        ), "all of these are moves"
        assert await tables.load(engine, "nowhere") is None


async def test_lists_show_what_they_are_for(url: URL) -> None:
    async with opened(url) as (engine, journal):
        for name in ("ada", "ben"):
            await people.add_guest(engine, Person(name, name, None, 0), now=1)
        seats = ((0, "ada"), (1, "ben"))
        some = [("done", "finished"), ("on", "running"), ("new", "waiting"), ("hidden", "waiting")]
        for number, (table, status) in enumerate(some):
            visibility = "link" if table == "hidden" else "public"
            row = EntryRow(1, "created", None, "{}", number)
            sit = () if table == "new" else seats
            shown = listing(status, visibility=visibility, people=sit, bot_due=table == "on")
            await journal.append(Append(table, [row], shown, new=True))
        assert [table.id for table in await tables.public_tables(engine, 10)] == ["new", "on"]
        assert [table.id for table in await tables.tables_of(engine, "ada", 10)] == ["hidden", "on", "done"]
        assert await tables.tables_where_seated(engine, "ben") in (["hidden", "on"], ["on", "hidden"])
        assert await tables.tables_that_wait_for_us(engine, now=100, idle_since=50) == ["on"]
        assert await tables.tables_that_wait_for_us(engine, now=100, idle_since=0) == []
        assert await tables.seqs(engine, ["on", "nowhere"]) == {"on": 1}


async def test_a_login_belongs_to_one_person(url: URL) -> None:
    async with opened(url) as (engine, _):
        for name in ("ada", "ben"):
            await people.add_guest(engine, Person(name, name, None, 0), now=1)
        await people.make_account(engine, "ada", "ada", "hash", ["one", "two"])
        with pytest.raises(LoginTaken):
            await people.make_account(engine, "ben", "ada", "hash", ["three"])
        found = await people.find_login(engine, "ada")
        assert found is not None
        assert found[0].id == "ada"
        assert await people.use_recovery_code(engine, "ada", "one")
        assert not await people.use_recovery_code(engine, "ada", "one")
        assert not await people.use_recovery_code(engine, "ben", "two")


async def test_a_device_code_works_once_and_in_time(url: URL) -> None:
    ada = Person("ada", "Ada", None, 0)
    async with opened(url) as (engine, _):
        await people.add_guest(engine, ada, now=1)
        assert await people.add_device_code(engine, ada, "code", expires_at=10)
        assert await people.use_device_code(engine, "code", now=10) == ada
        assert await people.use_device_code(engine, "code", now=10) is None
        assert await people.add_device_code(engine, ada, "late", expires_at=10)
        assert await people.use_device_code(engine, "late", now=11) is None
        await people.log_out_everywhere(engine, "ada")
        assert not await people.add_device_code(engine, ada, "from a session that has ended", expires_at=10)


async def test_somebody_who_is_deleted_leaves_nothing_personal(url: URL) -> None:
    async with opened(url) as (engine, journal):
        await people.add_guest(engine, Person("ada", "Ada", None, 0), now=1)
        await people.add_guest(engine, Person("ben", "Ben", None, 0), now=1)
        await people.make_account(engine, "ada", "ada", "hash", ["one"])
        await people.mute(engine, "ben", "ada")
        await journal.append(
            Append("g", [EntryRow(1, "created", None, "{}", 1)], listing(people=((0, "ada"),)), new=True)
        )
        await people.remove(engine, "ada", nobody="", now=2)
        assert await people.find(engine, "ada") is None
        assert await people.find_login(engine, "ada") is None
        assert await people.find_all(engine, ["ada"]) == {}
        assert await people.muted_by(engine, "ben") == frozenset()


async def test_all_nodes_share_a_secret(url: URL) -> None:
    async with opened(url) as (engine, _):
        assert await people.shared_secret(engine, "cookies", "first") == "first"
        assert await people.shared_secret(engine, "cookies", "second") == "first"


async def test_a_database_that_is_not_there_is_one_kind_of_error(tmp_path) -> None:
    engine = open_engine(database_url("postgresql://nobody@127.0.0.1:1/nothing", tmp_path))
    with pytest.raises(StorageGone):
        await tables.rows_since(engine, "g", 0)
    await engine.dispose()


@pytest.mark.parametrize("text", ["nonsense", "mysql://root@localhost/test", ""])
def test_a_database_we_do_not_know_is_refused(text: str, tmp_path) -> None:
    with pytest.raises(InvalidOption):
        database_url(text, tmp_path)
