"""Decisions before one's turn: nobody sees them, they are made in their turn, and they can be taken back until then."""

from __future__ import annotations

import json

import pytest

import roundhouse as rh
from roundhouse.kernel.records import final_position
from roundhouse.match import commands
from roundhouse.match.match import Match
from roundhouse.match.seats import Holder
from unit.match.matches import ADA, BEN, BOT, CLEO, Live

FIRST = {"first_player": 0}


def three() -> Live:
    """Ada is to choose, then Ben, then Cleo."""
    table = Live(ADA, BEN, CLEO, options=FIRST)
    assert table.match.active_seat == 0
    return table


def choice(table: Live, person: str, number: int = 0) -> str:
    return str(table.match.legal(person)[number])


def seal(table: Live, person: str, number: int = 0, seen: int | None = None) -> str:
    action = choice(table, person, number)
    table.do(commands.act, person, action, table.match.seq if seen is None else seen)
    return action


def test_the_first_tickets_are_chosen_by_all_at_the_same_time() -> None:
    table = three()
    cleo, ben = seal(table, "cleo", 1), seal(table, "ben")
    assert table.match.active_seat == 0
    assert table.act("ada") == ["moved", "moved", "moved"]
    assert table.match.active_seat == 0
    assert table.match.state.view(rh.Seat(0))["stage"] == "turn"
    assert [(move.seat, move.action) for move in table.match.moves[1:]] == [(1, ben), (2, cleo)]
    assert table.match.sealed == {}
    assert Match.from_entries(table.log).snapshot() == table.match.snapshot()


def test_a_record_is_the_same_as_if_everybody_had_waited() -> None:
    early, late = three(), three()
    seal(early, "ben", 2)
    early.act("ada")
    late.act("ada")
    late.act("ben", 2)
    for table in (early, late):
        table.act("cleo")
    assert early.match.moves[1].action == late.match.moves[1].action
    assert early.match.record_for(rh.Seat(1)).to_dict() == late.match.record_for(rh.Seat(1)).to_dict()


def test_nobody_sees_what_was_sealed() -> None:
    table = three()
    tickets = seal(table, "ben").split()[1:]
    for seat in (None, rh.Seat(0), rh.Seat(2)):
        seen = [
            table.match.seen_entries(0, seat),
            table.match.table_view(table.now),
            table.match.view(seat),
            table.match.record_for(seat).to_dict(),
        ]
        assert not any(ticket in json.dumps(seen) for ticket in tickets)
    (entry,) = table.match.seen_entries(table.match.seq - 1, rh.Seat(1))
    assert entry == {"seq": entry["seq"], "kind": "sealed", "seat": 1, "at": table.now, "person": "ben"}
    assert table.match.table_view(table.now)["sealed"] == [1]
    table.act("ada")
    assert not any(ticket in json.dumps(table.match.seen_entries(0, rh.Seat(0))) for ticket in tickets)


def test_it_survives_storing_and_loading() -> None:
    table = three()
    seal(table, "ben")
    loaded = Match.from_snapshot(json.loads(json.dumps(table.match.snapshot())), table.log)
    assert loaded.snapshot() == table.match.snapshot()
    assert loaded.sealed == table.match.sealed
    old = table.match.snapshot()
    del old["sealed"]  # as they were written before
    assert Match.from_snapshot(old, table.log).sealed == {}


def test_it_can_be_taken_back_until_it_is_made() -> None:
    table = three()
    seal(table, "ben")
    assert table.refused(commands.act, "ben", "keep", table.match.seq) == "already"
    assert table.do(commands.undo, "ben", 0) == ["unsealed"]  # others' entries do not make that stale
    assert choice(table, "ben")
    seal(table, "ben", 1)
    table.act("ada")
    assert table.match.active_seat == 2
    assert table.match.table_view(table.now)["sealed"] == []


def test_a_seal_does_not_become_stale_by_what_others_do() -> None:
    table = three()
    seen = table.match.seq
    action = choice(table, "ben")
    table.act("ada")
    assert table.do(commands.act, "ben", action, seen) == ["moved"]  # its turn has come
    assert table.refused(commands.act, "ben", action, seen) == "stale"


def test_what_the_rules_forbid_is_refused_by_their_rule() -> None:
    table = three()
    with pytest.raises(rh.IllegalAction) as caught:
        commands.act(table.match, "ben", "keep", table.match.seq, table.now)
    assert caught.value.rule == "T-027"
    refusal = table.match.why_not("ben", "keep")
    assert refusal is not None
    assert refusal.rule == "T-027"
    own = choice(table, "ben")
    other = three()
    with pytest.raises(rh.IllegalAction) as caught:
        commands.act(other.match, "cleo", own, other.match.seq, other.now)
    assert caught.value.rule == "T-026"
    assert table.refused(commands.act, "zoe", own, table.match.seq) == "not-at-table"


def test_only_what_the_game_allows_may_be_decided_early() -> None:
    table = three()
    for person in ("ada", "ben", "cleo"):
        table.act(person)
    assert table.refused(commands.act, "ben", "draw", table.match.seq) == "not-your-turn"
    other = Live(ADA, BEN, game="lilliput")
    waiting = "ben" if other.match.active_seat == 0 else "ada"
    assert other.refused(commands.act, waiting, "pass", other.match.seq) == "not-your-turn"


def test_an_undo_of_others_leaves_what_is_sealed() -> None:
    table = three()
    table.act("ada")
    cleo = seal(table, "cleo")
    table.do(commands.undo, "ada", table.match.seq)
    assert table.match.sealed[rh.Seat(2)].action == cleo
    table.act("ada")
    assert table.act("ben") == ["moved", "moved"]


def test_who_left_has_decided_all_the_same() -> None:
    table = three()
    ben = seal(table, "ben")
    table.do(commands.leave, "ben")
    table.act("ada")
    assert table.match.moves[1].action == ben


def test_people_at_one_screen_take_their_turns() -> None:
    table = Live(ADA, Holder("ada", label="Ann"), BOT, options=FIRST, shared_screen=True)
    assert table.match.early_turn_of("ada") is None


def test_a_whole_game_goes_on_after_it() -> None:
    table = Live(ADA, BEN, options=FIRST)
    seal(table, "ben")
    table.act("ada")
    while table.match.status == "running":
        table.act("ada" if table.match.active_seat == 0 else "ben")
    final_position(table.match.record_for(None))
