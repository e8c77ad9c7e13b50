"""The log in words: written on as entries come, it says what telling it from the start would say."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest

from roundhouse.i18n.log import GameLog
from roundhouse.kernel.contract import Seat
from roundhouse.match.match import Match
from roundhouse.match.refusals import Refused
from roundhouse.server.page import log as page_log
from roundhouse.server.page.telling import Telling, Tellings, tellings_of
from roundhouse.server.page.texts import catalogue
from roundhouse.server.page.written_lines import WrittenLine, WrittenLines
from roundhouse.server.shapes import ToldLine
from server.nodes import Client, Running, clients, keep_tickets
from server.records import record
from server.waiting import eventually
from unit.match.matches import ADA, BEN, BOT, OPEN, Live, commands, without_luck

pytestmark = pytest.mark.anyio
READERS: tuple[tuple[str | None, int | None], ...] = (("ada", 0), ("ben", 1), ("cleo", None), (None, None))
RENAMED_AFTER = 60


def whole_game(game: str, chance: Random) -> Iterator[Match]:
    """A match after each command of a game with all that happens at a table."""
    live = Live(ADA, OPEN, BOT, game=game, auto_start=False)
    before = [(commands.join, "cleo"), (commands.leave, "cleo"), (commands.join, "ben"), (commands.start, "ada")]
    for command, person in before:
        live.do(command, person)
        yield live.match
    while live.match.status == "running":
        what = chance.random()
        if what < 0.08 and live.match.moves:
            with suppress(Refused):  # the others must not be asked to forget a card
                live.do(commands.undo, "ada", live.match.seq, to=len(live.match.moves) - 1)
                yield live.match
                live.do(chance.choice((commands.agree, commands.agree, commands.decline)), "ben")
        elif what < 0.13:
            live.do(commands.chat, "ben", "Hm.")
        elif what < 0.15:
            live.do(commands.leave, "ben")
            yield live.match
            live.do(commands.come_back, "ben")
        else:
            live.play(1, choice=chance.randrange(20))
        yield live.match


def told(tellings: Tellings, match: Match, language: str, who: tuple[str | None, int | None]) -> Telling:
    """The log as somebody reads it."""
    reader, place = who
    names = {"ada": "Ada", "ben": "Ben" if match.seq < RENAMED_AFTER else "Benjamin", "cleo": "Cleo"}
    known = {person: names[person] for person in tellings.people(match)}
    telling = tellings.telling(match, catalogue(language), known, reader, None if place is None else Seat(place))
    while not telling.read_on(match, 20):
        pass
    return telling


def lines_of(telling: Telling) -> list[ToldLine]:
    """Those that never change, as they are sent."""
    return as_sent(telling.closed.from_line(0))


def all_lines_of(telling: Telling) -> list[ToldLine]:
    return lines_of(telling) + as_sent(line.json for line in telling.open)


def as_sent(written: Iterable[msgspec.Raw]) -> list[ToldLine]:
    return msgspec.json.decode(msgspec.json.encode(list(written)), type=list[ToldLine])


@pytest.mark.parametrize(
    ("game", "language"),
    [("tickets", "en"), ("tickets", "cs"), ("lilliput", "es"), ("lilliput", "fr"), ("lilliput", "it")],
)
def test_what_is_written_on_is_what_would_be_told_from_the_start(game: str, language: str) -> None:
    tellings = Tellings()
    page: dict[tuple[str | None, int | None], tuple[Telling, list[ToldLine]]] = {}
    for match in whole_game(game, Random(f"{game} {language}")):
        for who in READERS:
            telling = told(tellings, match, language, who)
            lines = all_lines_of(telling)
            assert lines == all_lines_of(told(Tellings(), match, language, who)), "words for somebody else"
            if who in page and page[who][0] is telling:
                assert lines[: len(page[who][1])] == page[who][1], "a closed line has changed"
            page[who] = telling, lines_of(telling)
    assert {"moved", "undone", "chat", "left", "returned", "finished"} <= {entry.kind for entry in match.log}


def test_an_undone_move_is_struck_out_and_its_turn_goes_on() -> None:
    live = without_luck(ADA, BOT)
    live.play(4)
    before = told(Tellings(), live.match, "en", ("ada", 0))
    standing = live.match.moves[0].seq
    live.do(commands.undo, "ada", live.match.seq, to=1)
    after = told(Tellings(), live.match, "en", ("ada", 0))
    assert lines_of(after)[: len(before.closed)] == lines_of(before), "what was undone stays in the log"
    undo = next(line for line in lines_of(after) if line.undoes is not None)
    assert (undo.kind, undo.undoes, undo.text) == ("table", standing, "You undid a move.")
    struck = {line.kind for line in lines_of(after) if standing < line.seq < undo.seq}
    assert struck
    assert "table" not in struck


def test_what_the_others_did_since_the_readers_last_turn_is_marked() -> None:
    live = Live(ADA, BEN, options={"first_player": 0})
    live.play(2)  # first tickets

    def recent(person: str | None, seat: int | None) -> tuple[int, int] | None:
        return told(Tellings(), live.match, "en", (person, seat)).recent

    def draw(person: str) -> int:
        live.act(person, "draw")
        return live.match.seq

    chosen = live.match.moves[1].seq
    mine = [draw("ada"), draw("ada")]
    assert (recent("ada", 0), recent("ben", 1)) == (None, (chosen, mine[1]))
    theirs = [draw("ben")]
    assert recent("ada", 0) == (mine[1], theirs[0])
    assert recent("ben", 1) == (chosen, mine[1]), "as long as the turn lasts"
    theirs.append(draw("ben"))
    assert recent("ada", 0) == (mine[1], theirs[1])
    assert recent("ben", 1) is None
    assert recent(None, None) is None


def test_those_with_the_same_eyes_share_and_nothing_is_kept_for_nobody() -> None:
    live = Live(ADA, BEN)
    live.play(6)
    tellings = Tellings()
    watching = [told(tellings, live.match, "en", (name, None)) for name in (None, "cleo", None)]
    assert watching[0] is watching[1] is watching[2]
    assert told(tellings, live.match, "en", ("ada", 0)) is not watching[0]
    assert told(tellings, live.match, "cs", (None, None)) is not watching[0]
    assert list(tellings._kept.values()) == [watching[0]]
    watching.clear()
    assert not tellings._kept


class Page:
    """What an open page knows of the log."""

    def __init__(self) -> None:
        self.lines: list[dict[str, Any]] = []
        self.told = 0  # lines that came over the line

    def hear(self, message: dict[str, Any]) -> None:
        first, lines = message["log"]["from"], message["log"]["lines"]
        assert first <= len(self.lines)
        self.lines[first:] = lines
        self.told += len(lines)


async def log_of(client: Client, table: str, **params: Any) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = (await client.get(f"/api/tables/{table}/log", **params)).json()["lines"]
    return lines


@pytest.mark.parametrize("game", ["tickets", "lilliput"])
async def test_an_open_page_is_told_each_line_with_its_move(server: Running, game: str) -> None:
    async with clients(server.url, "Ada", "Ben", None) as (ada, ben, nobody):
        table = (await ada.table(["me", "open"], game=game))["id"]
        await ben.do(table, "join")
        chance = Random(3)
        async with (
            ada.live(table, language="cs") as one,
            nobody.live(table, language="en") as two,
            ben.live(table) as no,
        ):
            mine, theirs = Page(), Page()
            for _ in range(40):
                message = await one.next("table")
                mine.hear(message)
                theirs.hear(await two.until(message["seq"]))
                assert "log" not in await no.until(message["seq"])
                assert mine.lines == await log_of(ada, table, language="cs")
                assert theirs.lines == await log_of(nobody, table)
                mover = ada if message["legal"] else ben
                seen = await mover.look(table)
                legal = seen["legal"] if isinstance(seen["legal"], list) else [f"amount {seen['legal']['first']}"]
                moved = await mover.do(table, "act", action=chance.choice(legal), seq=seen["seq"])
                assert moved.status_code == 200, moved.text
            assert mine.told < 2 * len(mine.lines) + 40  # and not all of it with each move


async def test_a_page_is_told_of_a_line_that_grew_and_of_a_new_name(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"], options={"first_player": 0}))["id"]
        await ben.do(table, "join")
        await keep_tickets(table, ada, ben)
        async with ben.live(table, language="en") as live:
            page = Page()
            page.hear(await live.next("table"))
            before = len(page.lines)
            for text in ("Ada took a hidden card.", "Ada drew two hidden cards."):
                seq = (await ada.look(table))["seq"]
                await ada.do(table, "act", action="draw", seq=seq)
                page.hear(await live.until(seq + 1))
                assert (len(page.lines), page.lines[-1]["text"]) == (before + 1, text)
            async with ada.live(table):
                await ada.http.patch("/api/me", json={"name": "Ava"})
                page.hear(await live.first(lambda news: "Ava" in news.get("names", {}).values(), "the new name"))
                assert page.lines[-1]["text"] == "Ava drew two hidden cards."
                assert page.lines == await log_of(ben, table)


async def test_who_stood_up_is_still_called_by_name(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben", "Cy") as (ada, ben, cy):
        table = (await ada.table(["me", "open", "open"]))["id"]
        for person, what in ((ben, "join"), (ben, "leave"), (cy, "join")):
            assert (await person.do(table, what)).status_code == 200
        assert [line["text"].split()[0] for line in await log_of(ada, table)] == ["Ben", "Ben", "Cy"]
        assert [line["text"].split()[0] for line in await log_of(ben, table)] == ["You", "You", "Cy"]


async def test_a_shared_screen_is_told_what_all_may_know_until_it_says_who_looks(server: Running) -> None:
    async with clients(server.url, "Ada", "Eve") as (ada, eve):
        table = (await ada.table(["me", "me"], shared_screen=True, options={"first_player": 0}))["id"]
        async with (
            ada.live(table, language="en") as live,
            ada.live(table, language="en", seat=1) as second,
            eve.live(table, language="en") as watching,
        ):
            screen, page, spectator = Page(), Page(), Page()
            for _ in range(10):
                message, public = await live.next("table"), await watching.next("table")
                screen.hear(message)
                spectator.hear(public)
                page.hear(await second.next("table"))
                assert (message["seat"], message["view"]) == (None, public["view"])
                assert screen.lines == spectator.lines == await log_of(ada, table)
                assert page.lines == await log_of(ada, table, seat=1)
                await live.send(do="act", action=message["legal"][0], seq=message["seq"])
            assert page.lines != screen.lines


async def test_a_table_from_a_snapshot_is_told_from_its_first_entry(server: Running) -> None:
    async with clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "me"], visibility="local", record=record(left=4)))["id"]
        before = await log_of(ada, table)
        del server.node.tables._open[table]
        async with ada.live(table, since=(await ada.look(table))["seq"], language="en") as live:
            page = Page()
            page.hear(await live.next("table"))
            assert page.lines == before
            assert len(before) > 20


async def test_the_log_of_a_page_that_has_gone_is_not_kept(server: Running) -> None:
    async with clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", {"who": "bot", "bot": "random"}]))["id"]
        live_table = await server.node.tables.get(table)
        async with ada.live(table, language="it") as live:
            await live.next("table")
            assert tellings_of(live_table)._kept
            assert (await ada.get(f"/api/tables/{table}/log", language="xx")).json()["code"] == "unknown-language"
        await eventually(lambda: not tellings_of(live_table)._kept, "the log to be forgotten")


async def test_a_socket_in_an_unknown_language_is_refused(server: Running) -> None:
    async with clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "open"]))["id"]
        async with ada.live(table, language="xx") as live:
            refused = await live.next()
            assert (refused["type"], refused["status"], refused["problem"]["code"]) == (
                "refused",
                400,
                "unknown-language",
            )


def test_what_says_the_same_to_several_is_worded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    worded: list[int] = []
    tell = GameLog.tell
    monkeypatch.setattr(GameLog, "tell", lambda log, events: (worded.append(1), tell(log, events))[1])
    live = Live(ADA, BEN, BOT, options={"first_player": 0})
    live.play(3)  # first tickets: everybody is told of their own
    everybody, tellings = [("ada", 0), ("ben", 1), ("cleo", None), (None, None)], Tellings()
    before = [told(tellings, live.match, "en", who) for who in everybody]
    live.do(commands.act, "ada", "draw", live.match.seq)
    worded.clear()
    lines = {who: as_sent(line.json for line in told(tellings, live.match, "en", who).open) for who in everybody}
    assert len(worded) == 2, "once for Ada, and once for all others"
    assert len(before) == len(lines)
    assert lines["ada", 0] != lines["ben", 1] == lines["cleo", None] == lines[None, None] != []


@pytest.mark.parametrize(("seconds", "made_anew"), [(60.0, 0), (0.0, 1)])
async def test_whoever_comes_back_soon_is_not_told_everything_anew(
    server: Running, monkeypatch: pytest.MonkeyPatch, seconds: float, made_anew: int
) -> None:
    monkeypatch.setattr(page_log, "KEPT_SECONDS", seconds)
    made: list[Telling] = []
    begin = Telling.__init__
    async with clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "bot"]))["id"]
        async with ada.live(table, language="en") as live:
            await live.next()
        left: list[bool] = []
        asyncio.get_running_loop().call_later(0.1, left.append, True)
        await eventually(lambda: bool(left), "what is kept for no time is gone")
        monkeypatch.setattr(Telling, "__init__", lambda self, *given: (made.append(self), begin(self, *given))[1])
        async with ada.live(table, language="en") as live:
            assert (await live.next())["log"]["lines"]
    assert len(made) == made_anew


@pytest.mark.parametrize("number", [0, 1, 11, 12, 13, 24, 30])
def test_lines_that_were_packed_are_read_as_they_were_written(number: int) -> None:
    lines = [ToldLine(2 * place, None, f"line\n{place}") for place in range(30)]
    written = WrittenLines()
    for line in lines:
        written.add([WrittenLine.of(line)])
    assert len(written) == len(lines)
    for told, expected in (
        (written.from_line(number), lines[number:]),
        (written.since(number), [line for line in lines if line.seq > number]),
    ):
        assert as_sent(told) == expected
