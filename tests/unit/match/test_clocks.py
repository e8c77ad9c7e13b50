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
        assert commands.act(live.match, "ada", action, seq, live.now).entries
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


def test_a_decision_goes_on_while_its_person_is_away() -> None:
    for clock, rest in ((MOVE, 30_000), (TOTAL, 60_000)):
        live = without_luck(ADA, BEN, clock=clock)
        live.now += 9_000
        live.do(commands.leave, "ada")
        assert live.match.deadline() is None  # a bot decides
        live.now += 4_000
        live.do(commands.come_back, "ada")
        assert left(live, 0) == rest - 15_000
        assert live.match.deadline() == live.now + rest - 15_000


def test_leaving_and_coming_back_in_turns_wins_no_time() -> None:
    for clock in (Clock("move", 5), Clock("total", 5)):
        live = without_luck(ADA, BEN, clock=clock)
        began = live.now
        while live.match.bot_to_move() is None:
            assert live.now < began + 10_000, "somebody thinks for longer than there is time"
            live.do(commands.leave, "ada")
            live.do(commands.come_back, "ada")
        assert live.match.timed_out
        turn = live.match.bot_to_move()
        live.do(commands.leave, "ada")
        live.do(commands.come_back, "ada")
        assert live.match.bot_to_move() == turn  # what the bot thinks about has not changed: its answer counts
        live.play_bot()
        assert (live.match.moves[0].seat, live.match.moves[0].by) == (0, "clock")


def test_what_a_bot_decided_for_somebody_away_costs_them_nothing() -> None:
    live = without_luck(ADA, BEN, clock=TOTAL)
    live.do(commands.leave, "ada")
    assert left(live, 0) == 59_000
    live.now += 20_000
    while live.match.bot_to_move() is not None:
        live.play_bot()
    live.do(commands.come_back, "ada")
    assert left(live, 0) == 59_000


def test_nobody_at_the_table_stops_the_clock() -> None:
    live = without_luck(ADA, BOT, clock=MOVE)
    live.do(commands.leave, "ada")
    live.now += 100_000
    live.do(commands.come_back, "ada")
    assert left(live, 0) == 29_000


def test_who_comes_and_goes_elsewhere_makes_no_decision_stale() -> None:
    live = without_luck(ADA, BEN, clock=MOVE)
    action, seen = str(live.match.legal("ada")[0]), live.match.seq
    live.do(commands.leave, "ben")
    live.do(commands.come_back, "ben")
    assert live.do(commands.act, "ada", action, seen)[0] == "moved"


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
