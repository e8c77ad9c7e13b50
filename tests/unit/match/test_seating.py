"""Before the start: who takes a seat, who is removed, and when it begins."""

from __future__ import annotations

import pytest

import roundhouse as rh
from roundhouse.match.refusals import Refused
from roundhouse.match.seats import Holder
from roundhouse.match.settings import Clock, Settings
from unit.match.matches import ADA, BEN, BOT, OPEN, SEED, Live, commands


def test_a_table_starts_when_its_last_seat_is_taken() -> None:
    live = Live(ADA, OPEN, OPEN)
    assert live.match.status == "waiting"
    assert live.match.active_seat is None
    assert live.match.view(None) is None
    assert live.do(commands.join, "ben", seat=2) == ["seated"]
    assert live.do(commands.join, "cleo") == ["seated", "started"]
    assert [holder.person for holder in live.match.holders] == ["ada", "cleo", "ben"]
    assert live.match.status == "running"
    assert live.match.active_seat is not None


def test_a_host_can_wait_before_starting() -> None:
    live = Live(ADA, OPEN, auto_start=False)
    assert live.refused(commands.start, "ada") == "not-full"
    live.do(commands.join, "ben")
    assert live.match.status == "waiting"
    assert live.refused(commands.start, "ben") == "not-host"
    assert live.do(commands.start, "ada") == ["started"]
    assert live.refused(commands.start, "ada") == "started"


def test_a_seat_is_taken_once() -> None:
    live = Live(ADA, OPEN, OPEN)
    assert live.refused(commands.join, "ben", seat=0) == "seat-taken"
    assert live.refused(commands.join, "ben", seat=3) == "no-such-seat"
    assert live.refused(commands.join, "ben", seat=-1) == "no-such-seat"
    assert live.refused(commands.join, "ada") == "one-seat-each"
    full = Live(ADA, BEN, auto_start=False)
    assert full.refused(commands.join, "cleo") == "table-full"
    full.do(commands.start, "ada")
    assert full.refused(commands.join, "cleo") == "started"


def test_several_people_at_one_screen() -> None:
    live = Live(Holder("ada", label="Ada"), OPEN, visibility="local")
    assert live.do(commands.join, "ada", label="Grandma") == ["seated", "started"]
    assert live.match.seats_of("ada") == [0, 1]
    assert live.match.reader("ada") is None  # nobody's cards are shown to all of them
    assert live.match.reader("ada", 1) == 1
    assert live.match.record_for(None).names == ("Ada", "Grandma")
    live.act("ada")
    live.act("ada")
    assert {move.seat for move in live.match.moves} == {0, 1}
    shared = Live(ADA, OPEN, shared_screen=True)
    assert shared.do(commands.join, "ada") == ["seated", "started"]


def test_bots_are_seated_and_taken_away_by_the_host() -> None:
    live = Live(ADA, OPEN, OPEN)
    assert live.refused(commands.seat_bot, "ben", seat=1, bot="random") == "not-host"
    assert live.refused(commands.seat_bot, "ada", seat=1, bot="oracle") == "unknown-bot"
    assert live.refused(commands.seat_bot, "ada", seat=0, bot="random") == "seat-taken"
    live.do(commands.seat_bot, "ada", seat=1, bot="random")
    assert live.match.holders[1].bot == "random"
    assert live.refused(commands.open_seat, "ada", seat=0) == "no-such-seat"
    assert live.refused(commands.open_seat, "ada", seat=9) == "no-such-seat"
    assert live.do(commands.open_seat, "ada", seat=1) == ["vacated"]
    assert live.match.holders[1].is_open
    live.do(commands.seat_bot, "ada", seat=1, bot="random")
    assert live.do(commands.seat_bot, "ada", seat=2, bot="random") == ["seated", "started"]


def test_the_host_removes_a_person_for_good() -> None:
    live = Live(ADA, BEN, OPEN)
    assert live.refused(commands.remove, "ben", whom="ada") == "not-host"
    assert live.refused(commands.remove, "ada", whom="cleo") == "no-such-person"
    assert live.refused(commands.remove, "ada", whom="ada") == "no-such-person"
    assert live.do(commands.remove, "ada", whom="ben") == ["vacated"]
    assert live.refused(commands.join, "ben") == "removed"
    running = Live(ADA, BEN)
    assert running.refused(commands.remove, "ada", whom="ben") == "started"


def test_who_leaves_before_the_start_may_join_again() -> None:
    live = Live(ADA, BEN, OPEN)
    assert live.do(commands.leave, "ben") == ["vacated"]
    assert live.refused(commands.leave, "ben") == "not-at-table"
    assert live.do(commands.join, "ben") == ["seated"]
    assert live.refused(commands.come_back, "ben") == "not-started"


def test_a_closed_table_takes_nobody() -> None:
    live = Live(ADA, OPEN)
    assert live.refused(commands.close, "ben") == "not-host"
    live.do(commands.close, "ada")
    assert live.match.status == "closed"
    for command, arguments in (
        (commands.join, ["ben"]),
        (commands.start, ["ada"]),
        (commands.close, ["ada"]),
        (commands.leave, ["ada"]),
        (commands.chat, ["ada", "hello"]),
        (commands.act, ["ada", "draw", live.match.seq]),
    ):
        assert live.refused(command, *arguments) == "closed"


def test_four_bots_can_be_watched() -> None:
    live = Live(BOT, BOT, BOT, BOT)
    assert live.match.status == "running"
    live.play_to_end()
    assert live.match.status == "finished"
    assert {move.by for move in live.match.moves} <= {"bot", "forced"}


@pytest.mark.parametrize(
    ("settings", "seats", "code"),
    [
        (Settings("whist", 2, bot="random"), [ADA, BEN], "unknown-game"),
        (Settings("tickets", 6, bot="random"), [ADA] + [BOT] * 5, "invalid-option"),
        (Settings("tickets", 2, {"moons": 3}, bot="random"), [ADA, BEN], "invalid-option"),
        (Settings("tickets", 2, bot="oracle"), [ADA, BEN], "unknown-bot"),
        (Settings("tickets", 2, visibility="secret", bot="random"), [ADA, BEN], "invalid-option"),
        (Settings("tickets", 2, clock=Clock("sand", 5), bot="random"), [ADA, BEN], "invalid-option"),
        (Settings("tickets", 2, clock=Clock("move", 0), bot="random"), [ADA, BEN], "invalid-option"),
        (Settings("tickets", 2, clock=Clock("move", 5, 1), bot="random"), [ADA, BEN], "invalid-option"),
        (Settings("tickets", 2, clock=Clock("total", 5, -1), bot="random"), [ADA, BEN], "invalid-option"),
        (Settings("tickets", 3, bot="random"), [ADA, BEN], "invalid-option"),
        (Settings("tickets", 2, bot="random"), [ADA, ADA], "one-seat-each"),
        (Settings("tickets", 2, bot="random"), [ADA, Holder("ben", "random")], "invalid-option"),
        (Settings("tickets", 2, bot="random"), [ADA, Holder(bot="oracle")], "unknown-bot"),
        (Settings("tickets", 2, bot="random"), [ADA, Holder("ben", label="")], "invalid-option"),
        (Settings("tickets", 2, bot="random"), [ADA, Holder("ben", label="x" * 41)], "invalid-option"),
    ],
)
def test_a_table_that_cannot_be(settings: Settings, seats: list[Holder], code: str) -> None:
    with pytest.raises(rh.RoundhouseError) as caught:
        commands.create(settings, "ada", seats, SEED, 0)
    assert caught.value.code == code


def test_a_stranger_reads_as_a_spectator_and_nobody_as_another() -> None:
    live = Live(ADA, BEN)
    assert live.match.reader("zoe") is None
    assert live.match.reader(None) is None
    assert live.match.reader("ben") == 1
    with pytest.raises(Refused, match="not-your-seat"):
        live.match.reader("ben", 0)
    with pytest.raises(Refused, match="not-your-seat"):
        live.match.reader(None, 0)


def test_a_record_without_its_seed_cannot_be_continued() -> None:
    live = Live(ADA, BEN)
    live.play(4)
    with pytest.raises(rh.InvalidRecord):
        Live(ADA, BEN, record=live.match.record_for(None))


def test_a_finished_record_can_be_looked_at() -> None:
    first = Live(BOT, BOT)
    first.play_to_end()
    live = Live(ADA, BEN, record=first.match.record_for(None))
    assert live.match.status == "finished"
    assert live.log[-1].payload == first.log[-1].payload
