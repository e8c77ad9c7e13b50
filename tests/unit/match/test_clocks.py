"""Clocks: time per decision or for the game, handed to a bot when it is over, never made or lost."""

from __future__ import annotations

import roundhouse as rh
from roundhouse.match.settings import Clock
from unit.match.matches import ADA, BEN, BOT, Live, commands, without_luck

MOVE = Clock("move", 30)
TOTAL = Clock("total", 60, 5)


def left(live: Live, seat: int) -> int | None:
    return live.match.time_left(rh.Seat(seat), live.now)


def test_time_per_decision_starts_anew() -> None:
    live = without_luck(ADA, BEN, clock=MOVE)
    assert live.match.deadline() == live.now + 30_000
    live.now += 12_000
    assert left(live, 0) == 18_000
    live.act("ada")
    assert live.match.deadline() == live.now + 30_000


def test_total_time_and_increment() -> None:
    live = without_luck(ADA, BEN, clock=TOTAL)
    live.now += 19_000
    live.act("ada")  # one more second
    assert left(live, 0) == 60_000 - 20_000 + 5_000
    assert left(live, 1) == 60_000
    assert live.match.moves[0].spent == 20_000


def test_running_out_hands_the_decision_to_a_bot() -> None:
    for clock in (MOVE, TOTAL):
        live = without_luck(ADA, BEN, clock=clock)
        action, seq = str(live.match.legal("ada")[0]), live.match.seq
        assert live.refused(commands.time_out) == "time-left"
        deadline = live.match.deadline()
        assert deadline is not None
        live.now = deadline - 1
        assert commands.act(live.match, "ada", action, seq, live.now)
        live.now = deadline
        assert live.refused(commands.act, "ada", action, seq) == "out-of-time"
        assert live.do(commands.time_out) == ["timed-out"]
        assert live.refused(commands.time_out) == "no-clock"
        assert live.refused(commands.act, "ada", action, live.match.seq) == "out-of-time"
        turn = live.match.bot_to_move()
        assert turn is not None
        assert (turn.seat, turn.bot) == (0, "random")
        live.play_bot()
        assert (live.match.moves[0].by, live.match.moves[0].person) == ("clock", None)
        assert left(live, 0) == (5_000 if clock is TOTAL else 30_000 - (live.now - live.match.at))
        assert live.match.holders[0] == ADA


def test_a_bot_has_no_clock() -> None:
    live = without_luck(BOT, ADA, host="ada", clock=MOVE)
    assert live.match.deadline() is None
    live.now += 1_000_000
    assert left(live, 0) == 30_000
    live.play_bot()
    while live.match.bot_to_move() is not None:
        live.play_bot()
    assert live.match.deadline() == live.match.at + 30_000


def test_no_clock() -> None:
    live = Live(ADA, BEN)
    assert live.match.deadline() is None
    assert left(live, 0) is None
    assert live.refused(commands.time_out) == "no-clock"
    assert live.match.table_view(live.now)["clock"] is None


def test_taking_back_wins_no_time() -> None:
    for clock in (MOVE, TOTAL):
        live = without_luck(ADA, BEN, clock=clock)
        start = left(live, 0)
        assert start is not None
        charged = 0
        for _ in range(3):
            live.now += 1_000
            live.act("ada")
            charged += 2_000 + (1_000 if live.match.active_seat == 0 else 0)  # ... and until the undo
            live.do(commands.undo, "ada", live.match.seq)
            assert left(live, 0) == start - charged


def test_a_pause_stops_the_clock() -> None:
    live = without_luck(ADA, BOT, clock=TOTAL)
    live.do(commands.pause, "ada")
    live.now += 500_000
    assert left(live, 0) == 59_000
    assert live.match.deadline() is None
    live.do(commands.resume, "ada")
    assert left(live, 0) == 59_000
    assert live.match.deadline() == live.now + 59_000


def test_leaving_stops_the_clock_and_coming_back_wins_no_time() -> None:
    live = without_luck(ADA, BEN, clock=MOVE)
    live.now += 9_000
    live.do(commands.leave, "ada")
    live.now += 100_000
    assert live.match.deadline() is None
    live.do(commands.come_back, "ada")
    assert left(live, 0) == 20_000


def test_a_clock_that_goes_back_changes_nothing() -> None:
    live = without_luck(ADA, BEN, clock=TOTAL)
    live.act("ada")
    at = live.match.at
    live.now = 0
    live.play(1)
    assert live.match.at == at


def test_what_everybody_sees_of_the_clocks() -> None:
    live = without_luck(ADA, BEN, clock=TOTAL)
    live.now += 10_000
    clock = live.match.table_view(live.now)["clock"]
    assert clock == {"left": [50_000, 60_000], "runs": True, "deadline": live.match.deadline()}
