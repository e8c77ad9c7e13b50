"""Chat, muting, and another game."""

from __future__ import annotations

import pytest

from unit.match.matches import ADA, BEN, BOT, OPEN, Live, commands


def test_people_at_the_table_talk() -> None:
    live = Live(ADA, OPEN)
    assert live.do(commands.chat, "ada", "  hello  ") == ["chat"]
    assert live.match.seen_entries(1, None)[0]["text"] == "hello"
    assert live.refused(commands.chat, "zoe", "hello") == "not-at-table"
    hosted = Live(BOT, BOT, host="ada")
    assert hosted.do(commands.chat, "ada", "go!") == ["chat"]


@pytest.mark.parametrize("text", ["", "   ", "x" * 501, "a\x00b", "a\nb", "\x1b[31m"])
def test_what_is_no_message(text: str) -> None:
    assert Live(ADA, BEN).refused(commands.chat, "ada", text) == "bad-text"


def test_the_host_mutes_for_everybody() -> None:
    live = Live(ADA, BEN)
    assert live.refused(commands.mute, "ben", whom="ada") == "not-host"
    assert live.refused(commands.mute, "ada", whom="zoe") == "no-such-person"
    assert live.refused(commands.mute, "ada", whom="ada") == "no-such-person"
    assert live.refused(commands.mute, "ada", whom="ben", on=False) == "already"
    live.do(commands.mute, "ada", whom="ben")
    assert live.refused(commands.mute, "ada", whom="ben") == "already"
    assert live.refused(commands.chat, "ben", "hey") == "muted"
    live.do(commands.mute, "ada", whom="ben", on=False)
    assert live.do(commands.chat, "ben", "hey") == ["chat"]


def test_anybody_ignores_anybody_for_themselves() -> None:
    live = Live(ADA, BEN)
    live.do(commands.chat, "ben", "one")
    live.do(commands.chat, "ada", "two")
    seen = live.match.seen_entries(0, None, ignoring=frozenset({"ben"}))
    assert [entry["text"] for entry in seen if entry["kind"] == "chat"] == ["two"]
    assert [entry["seq"] for entry in live.match.seen_entries(0, None)] == list(range(1, live.match.seq + 1))


def test_another_game_when_everybody_wants_it() -> None:
    live = Live(ADA, BEN, BOT)
    assert live.refused(commands.rematch, "ada") == "not-finished"
    live.play_to_end()
    assert live.refused(commands.rematch, "zoe") == "not-at-table"
    live.do(commands.rematch, "ada")
    assert live.refused(commands.rematch, "ada") == "already"
    assert not live.match.rematch_agreed
    assert live.refused(commands.rematch_made, "game-2") == "no-request"
    live.do(commands.rematch, "ben")
    assert live.match.rematch_agreed
    assert commands.rematch(live.match, "ada", live.now).entries == []  # the server may have failed to make it
    seats = commands.rematch_seats(live.match)
    assert seats == [ADA, BEN, BOT]
    new = commands.create(live.match.settings, "ada", seats, bytes(32), live.now, rematch_of="game-1").after
    assert new.status == "running"
    assert new.rematch_of == "game-1"
    live.do(commands.rematch_made, "game-2")
    assert live.match.table_view(live.now)["rematch_table"] == "game-2"
    assert live.refused(commands.rematch_made, "game-3") == "already"
    assert live.refused(commands.rematch, "ada") == "already"


def test_who_has_gone_does_not_hold_up_the_next_game() -> None:
    live = Live(ADA, BEN)
    live.play_to_end()
    live.do(commands.rematch, "ada")
    assert live.do(commands.leave, "ben") == ["left"]
    assert live.match.rematch_agreed
    assert commands.rematch_seats(live.match) == [ADA, BOT]
    assert live.match.record_for(None, {"ben": "Ben"}).names[1] == "Ben"
