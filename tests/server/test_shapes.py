"""What is sent has the shapes that are declared for it, whatever game is played and whatever happens at a table."""

from __future__ import annotations

import json
from random import Random
from secrets import token_hex
from typing import Any, get_args
from urllib.parse import quote

import msgspec
import pytest

from playing import cases, start
from roundhouse.kernel.contract import Seat
from roundhouse.match.match import Match
from roundhouse.match.settings import Clock
from roundhouse.server.api import games, messages, tables
from roundhouse.server.page import hints, log, rulebook
from roundhouse.server.page.room import page_rooms
from roundhouse.server.problems import ProblemBody
from roundhouse.server.rows import encode
from roundhouse.server.shapes import AnyEntry, EntryShape, TableShape
from server.nodes import Running, clients
from unit.match.matches import ADA, BEN, BOT, OPEN, Live, commands

SocketMessage = messages.TableMessage | messages.PresenceMessage | messages.OrderDone | messages.OrderRefused


def fits(data: Any, shape: Any) -> Any:
    """As it is sent, read again by its shape."""
    return msgspec.json.decode(data if isinstance(data, bytes) else encode(data), type=shape, strict=True)


@pytest.mark.parametrize(("name", "players", "options"), cases())
def test_views_and_events_of_every_kind_of_game(name: str, players: int, options: str) -> None:
    room, state, chance = page_rooms()[name], start(name, players, options, 1), Random(f"{name} {players} {options}")
    assert room.view is not None
    kinds = {kind.__name__: kind for kind in room.events}
    while True:
        if chance.random() < 0.2 or state.is_over:
            for seat in (None, *map(Seat, range(players))):
                fits(state.view(seat), room.view)
        if state.is_over:
            return
        for event in state.apply(chance.choice(state.legal_actions())):
            told = json.loads(encode(event.to_dict()))
            msgspec.convert(told, kinds[told.pop("event")], strict=True)


def check(match: Match, now: int) -> set[type[EntryShape]]:
    """All that is told of a match; returns the kinds of entries that were seen."""
    fits(match.table_view(now), TableShape)
    seats = (None, *map(Seat, range(len(match.holders))))
    return {type(entry) for seat in seats for entry in fits(match.seen_entries(0, seat), list[AnyEntry])}


def before_the_start(table: Live) -> None:
    table.do(commands.share, "ada", token_hex(32))
    table.do(commands.join, "cleo")
    table.do(commands.remove, "ada", whom="cleo")
    table.do(commands.join, "ben", share=token_hex(32))
    table.do(
        commands.paint, "ben", table.match.game.player_colours()[-1] if table.match.game.player_colours() else None
    )
    table.do(commands.start, "ada")


@pytest.mark.parametrize("game", page_rooms())
def test_every_kind_of_entry_and_every_state_of_a_table(game: str) -> None:
    table = Live(ADA, OPEN, BOT, game=game, auto_start=False, clock=Clock("total", 600, 5), awaits=("ada",))
    seen = check(table.match, table.now)
    before_the_start(table)
    table.play(3)
    for answer in (commands.decline, commands.agree):
        table.do(commands.pause, "ada")
        seen |= check(table.match, table.now)
        table.do(answer, "ben")
    seen |= check(table.match, table.now)
    table.do(commands.resume, "ada")
    table.do(commands.chat, "ben", "Hm.")
    table.do(commands.mute, "ada", whom="ben", on=True)
    table.do(commands.leave, "ben")
    table.do(commands.come_back, "ben")
    while table.match.bot_to_move() is not None:
        table.play_bot()
    table.now += 1_000_000
    table.do(commands.time_out)
    table.play(1)
    table.do(commands.leave, "ben", resign=True)
    seen |= check(table.match, table.now)
    table.play_to_end()
    table.do(commands.rematch, "ada", will_share=True)
    table.do(commands.rematch_made, table_id="another")
    seen |= check(table.match, table.now)
    alone = Live(ADA, BOT, game=game)
    alone.play(1)
    alone.do(commands.undo, "ada", alone.match.seq)
    alone.do(commands.close, "ada")
    early = Live(ADA, BEN, options={"first_player": 0})  # a game in which one may decide before one's turn
    early.act("ben")
    early.do(commands.undo, "ben", early.match.seq)
    slow = Live(ADA, BEN, clock=Clock("move", 24 * 3600))
    slow.do(commands.vacation, "ada", slow.now + 5_000)
    seen |= check(alone.match, alone.now) | check(early.match, early.now) | check(slow.match, slow.now)
    assert seen == set(get_args(AnyEntry))


@pytest.mark.anyio
@pytest.mark.parametrize("game", page_rooms())
async def test_messages_and_answers_of_the_server(server: Running, game: str) -> None:
    async with clients(server.url, "Ada", "Ben", None) as (ada, ben, anybody):
        clock = {"kind": "total", "seconds": 600}
        table = (await ada.table(["me", "open"], game=game, clock=clock, hints=True))["id"]
        async with ada.live(table, language="cs") as own, anybody.live(table) as other:
            await ben.do(table, "join")
            for number in range(12):
                whose = ada if (await ada.look(table))["legal"] else ben
                seen = await whose.look(table)
                legal = seen["legal"]
                action = legal[number % len(legal)] if isinstance(legal, list) else f"amount {legal['first']}"
                await whose.do(table, "act", action=action, seq=seen["seq"])
            await own.send(do="chat", text="Hm.", re=1)
            await own.send(do="act", action="nonsense", seq=1, re=2)
            last = (await ada.look(table))["seq"]
            kinds = set()
            for socket in (own, other):
                seq, ended = 0, socket is other
                while seq < last or not ended:
                    message = fits((await socket.socket.recv()).encode(), SocketMessage)
                    kinds.add(type(message))
                    ended |= isinstance(message, messages.OrderRefused)
                    if isinstance(message, messages.TableMessage):
                        seq = message.seq
                        fits(message.view, page_rooms()[game].view | None)  # type: ignore[operator]
            assert kinds == set(get_args(SocketMessage))
        place = f"/api/tables/{table}"
        whose = ada if (await ada.look(table))["legal"] else ben
        legal = (await whose.look(table))["legal"]
        action = legal[0] if isinstance(legal, list) else f"amount {legal['first']}"
        for path, shape in {
            place: messages.TableMessage,
            f"{place}/entries": tables.EntryList,
            f"{place}/view?seq={last}": tables.ViewAt,
            f"{place}/legal": tables.LegalList,
            f"{place}/why-not?action={quote(action)}": tables.WhyNot,
            f"{place}/log": log.Log,
            f"{place}/hint": hints.Hint,
            f"/api/rules/{game}": rulebook.Rulebook,
            f"{place}/preview?action={quote(action)}": tables.Preview,
            "/api/games": games.GameList,
            "/api/me/tables": tables.TableList,
            "/api/me/turns": tables.TableList,
            "/api/tables/nowhere": ProblemBody,
        }.items():
            fits((await whose.http.get(path)).content, shape)
        stale = await whose.do(table, "act", action="draw", seq=1)
        assert fits(stale.content, ProblemBody).missed
