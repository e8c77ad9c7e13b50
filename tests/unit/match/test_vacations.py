"""Vacations: clocks of days wait for who is away, and for nobody else."""

from __future__ import annotations

import json

import roundhouse as rh
from roundhouse.match.match import Match
from roundhouse.match.settings import Clock
from unit.match.matches import ADA, BEN, Live, commands, without_luck

DAY = 24 * 3600 * 1000
DAYS = Clock("move", 2 * 24 * 3600)


def left(live: Live, seat: int) -> int | None:
    return live.match.time_left(rh.Seat(seat), live.now)


def away(live: Live, person: str, days: int) -> int:
    until = live.now + 1_000 + days * DAY
    assert live.do(commands.vacation, person, until) == ["vacation"]
    return until


def test_the_clock_stands_still_and_begins_anew() -> None:
    live = without_luck(ADA, BEN, clock=DAYS)
    live.now += DAY
    until = away(live, "ada", 7)
    assert left(live, 0) == 2 * DAY
    assert live.match.deadline() == until + 2 * DAY
    live.now = until
    assert left(live, 0) == 2 * DAY
    live.now = until + DAY
    assert left(live, 0) == DAY
    assert live.refused(commands.time_out) == "time-left"
    live.now = until + 2 * DAY
    assert live.do(commands.time_out) == ["timed-out"]
    assert Match.from_entries(live.log).snapshot() == live.match.snapshot()


def test_who_comes_back_goes_on_at_once() -> None:
    live = without_luck(ADA, BEN, clock=DAYS)
    away(live, "ada", 7)
    live.now += 3 * DAY
    assert live.do(commands.vacation, "ada", live.now) == ["vacation"]
    assert live.match.deadline() == live.now + 2 * DAY
    assert live.do(commands.vacation, "ada", live.now) == []


def test_decisions_that_become_due_meanwhile_wait_too() -> None:
    live = without_luck(ADA, BEN, clock=DAYS)
    deadline = live.match.deadline()
    until = away(live, "ben", 7)
    assert live.match.deadline() == deadline
    while live.decider == "ada":
        live.act("ada")
    assert live.match.deadline() == until + 2 * DAY
    live.act("ben")  # playing is allowed
    if live.decider == "ben":
        assert live.match.deadline() == until + 2 * DAY


def test_everybody_sees_it_as_long_as_it_lasts() -> None:
    live = without_luck(ADA, BEN, clock=DAYS)
    until = away(live, "ada", 7)
    seen = live.match.table_view(live.now)
    assert seen["vacations"] == {"ada": until}
    assert seen["clock"]["runs"] is False
    assert live.match.table_view(until)["vacations"] == {}
    assert live.match.table_view(until)["clock"]["runs"] is True
    assert live.match.seen_entries(live.match.seq - 1, None)[0]["until"] == until


def test_no_move_is_stale_by_it_and_a_snapshot_keeps_it() -> None:
    live = without_luck(ADA, BEN, clock=DAYS)
    action, seq = str(live.match.legal("ada")[0]), live.match.seq
    until = away(live, "ben", 7)
    assert live.do(commands.act, "ada", action, seq)[0] == "moved"
    read = Match.from_snapshot(json.loads(json.dumps(live.match.snapshot())), live.log)
    assert read.vacations == {"ben": until}
    assert read.deadline() == live.match.deadline()
    older = live.match.snapshot()
    del older["vacations"], older["clocks"]["free_until"]
    assert Match.from_snapshot(older, live.log).vacations == {}


def test_where_there_is_nothing_to_wait_for() -> None:
    for clock in (None, Clock("move", 3600), Clock("total", 30 * 24 * 3600)):
        live = without_luck(ADA, BEN, clock=clock)
        assert live.refused(commands.vacation, "ada", live.now + DAY) == "no-clock"
    live = without_luck(ADA, BEN, clock=DAYS)
    assert live.refused(commands.vacation, "cleo", live.now + DAY) == "not-at-table"
    assert live.do(commands.vacation, "ada", live.now) == []
    live.do(commands.close, "ada")
    assert live.refused(commands.vacation, "ada", live.now + DAY) == "closed"
