"""Instructions: what a player wants decided unasked, followed once, seen by nobody else, dropped in time."""

from __future__ import annotations

import json
from random import Random

import pytest

import roundhouse as rh
from roundhouse.match.match import Match
from roundhouse.match.seen import instructions_of
from unit.match.matches import ADA, ADA_BEN, BEN, BOT, Live, commands, without_luck

PAY, REFUSE, PASS = "pay-out", "refuse-offers", "pass-rest"


def stage(live: Live) -> str:
    assert live.match.state is not None
    found: str = live.match.state.view(None)["stage"]
    return found


def play_until(live: Live, wanted: str, person: str, seed: int = 4) -> Live:
    """Anything, until that person is asked this (so many moves into the game)."""
    choose = Random(seed)
    while stage(live) != wanted or live.decider != person:
        legal = live.match.legal(live.decider)
        offers = [str(action) for action in legal if str(action).startswith("train from")]
        live.act(live.decider, offers[0] if offers and wanted == "offer" else choose.randrange(len(legal)))
        assert live.match.status == "running", f"{person} is never asked: {wanted}"
    return live


def asked_to_pay() -> Live:
    live = play_until(without_luck(ADA, BEN), "run", "ben")
    assert [str(action).split()[0] for action in live.match.legal("ben")] == ["pay", "withhold"]
    return live


def decided(live: Live, since: int) -> list[str]:
    """What the second seat has chosen to do with its revenue, where there was a choice."""
    runs = [move for move in live.match.moves[since:] if move.action.startswith(("pay", "withhold"))]
    return [move.action for move in runs if move.seat == 1 and move.by == "person"]


def test_it_is_followed_at_once_and_whenever_it_fits() -> None:
    live = asked_to_pay()
    action, moves = str(live.match.legal("ben")[0]), len(live.match.moves)
    assert live.do(commands.instruct, "ben", PAY, True)[:2] == ["instructed", "moved"]
    assert live.match.moves[moves].action == action
    assert (live.match.moves[moves].by, live.match.moves[moves].person) == ("person", "ben")
    choose = Random(5)
    while live.match.status == "running":
        live.act(live.decider, choose.randrange(len(live.match.legal(live.decider))))
    assert len(decided(live, moves)) > 1
    assert all(each.startswith("pay") for each in decided(live, moves))
    assert Match.from_entries(live.log).snapshot() == live.match.snapshot()


def test_it_can_be_taken_back() -> None:
    live = play_until(without_luck(ADA, BEN), "turn", "ada")
    live.do(commands.instruct, "ben", PAY, True)
    assert instructions_of(live.match, "ben") == {PAY: True, REFUSE: False}
    assert live.refused(commands.instruct, "ben", PAY, True) == "already"
    live.do(commands.instruct, "ben", PAY, False)
    assert instructions_of(live.match, "ben") == {PAY: False, REFUSE: False}
    play_until(live, "run", "ben")
    assert live.decider == "ben"


def test_passing_ends_with_the_turn() -> None:
    live = play_until(without_luck(ADA, BEN), "laying", "ada")
    live.do(commands.instruct, "ada", PASS, True)
    made = [move.action for move in live.match.moves if move.by == "person"][-1]
    assert made == "done"
    assert live.decider == "ben"
    choose = Random(1)
    while live.decider != "ada":
        live.act("ben", choose.randrange(len(live.match.legal("ben"))))
    assert instructions_of(live.match, "ada") == {PAY: False, REFUSE: False, PASS: False}
    assert live.log[-1].payload == {"person": "ada", "name": PASS, "on": False}
    assert live.refused(commands.instruct, "ben", PASS, True) == "not-your-turn"


def test_an_offer_is_refused() -> None:
    live = play_until(without_luck(ADA, BEN), "offer", "ada", seed=3)
    live.do(commands.instruct, "ada", REFUSE, True)
    assert [move.action for move in live.match.moves if move.seat == 0][-1] == "no"


def test_nobody_else_sees_it_and_records_know_nothing_of_it() -> None:
    live = play_until(without_luck(ADA, BEN), "turn", "ada")
    seq = live.match.seq
    live.do(commands.instruct, "ben", PAY, True)
    for seat in (None, rh.Seat(0), rh.Seat(1)):
        assert live.match.seen_entries(seq, seat) == []
        assert "instruct" not in json.dumps(live.match.seen_entries(0, seat))
        assert "instruct" not in json.dumps(live.match.record_for(seat).to_dict())
    assert "pay-out" not in json.dumps(live.match.table_view(live.now))
    assert PAY not in repr(live.log[-1])
    assert instructions_of(live.match, "ada") == {PAY: False, REFUSE: False, PASS: False}
    assert instructions_of(live.match, "cleo") is None


def test_what_others_do_is_not_stale_by_it() -> None:
    live = play_until(without_luck(ADA, BEN), "turn", "ada")
    action, seq = str(live.match.legal("ada")[0]), live.match.seq
    live.do(commands.instruct, "ben", PAY, True)
    assert live.do(commands.act, "ada", action, seq)[0] == "moved"


def test_an_undo_ends_it_or_it_would_be_done_again() -> None:
    live = asked_to_pay()
    live.do(commands.instruct, "ben", PAY, True)
    moves = len(live.match.moves)
    assert live.do(commands.undo, "ben", live.match.seq)[0] == "undone"
    assert len(live.match.moves) < moves
    assert (live.decider, stage(live)) == ("ben", "run")
    assert instructions_of(live.match, "ben") == {PAY: False, REFUSE: False, PASS: False}


def test_who_leaves_gives_none() -> None:
    live = play_until(without_luck(ADA, BEN), "turn", "ada")
    live.do(commands.instruct, "ben", PAY, True)
    live.do(commands.leave, "ben")
    assert instructions_of(live.match, "ben") is None
    live.do(commands.come_back, "ben")
    assert instructions_of(live.match, "ben") == {PAY: False, REFUSE: False}


def test_a_snapshot_keeps_it() -> None:
    live = play_until(without_luck(ADA, BEN), "turn", "ada")
    live.do(commands.instruct, "ben", PAY, True)
    read = Match.from_snapshot(json.loads(json.dumps(live.match.snapshot())), live.log)
    assert instructions_of(read, "ben") == {PAY: True, REFUSE: False}
    older = live.match.snapshot()
    del older["instructions"]
    assert Match.from_snapshot(older, live.log).instructions == {}


def test_who_may_not() -> None:
    live = without_luck(ADA, BEN)
    assert live.refused(commands.instruct, "cleo", PAY, True) == "not-at-table"
    assert live.refused(commands.instruct, "ada", "dance", True) == "invalid-option"
    assert live.refused(commands.instruct, "ada", PAY, False) == "already"
    live.do(commands.pause, "ada")
    assert live.refused(commands.instruct, "ada", PAY, True) == "paused"
    screen = without_luck(ADA, ADA, shared_screen=True)
    assert screen.refused(commands.instruct, "ada", PAY, True) == "several-seats"
    cards = Live(*ADA_BEN)
    assert cards.refused(commands.instruct, "ada", PAY, True) == "invalid-option"
    assert instructions_of(cards.match, "ada") is None


def test_out_of_time_it_decides_nothing() -> None:
    from roundhouse.match.settings import Clock

    live = play_until(without_luck(ADA, BEN, clock=Clock("move", 30)), "run", "ben")
    deadline = live.match.deadline()
    assert deadline is not None
    live.now = deadline
    assert live.refused(commands.instruct, "ben", PAY, True) == "out-of-time"
    live.do(commands.time_out)
    assert live.refused(commands.instruct, "ben", PAY, True) == "out-of-time"


@pytest.mark.parametrize("name", [PAY, REFUSE])
def test_bots_are_waited_for_as_ever(name: str) -> None:
    live = without_luck(ADA, BOT)
    live.do(commands.instruct, "ada", name, True)
    for _ in range(60):
        live.play(1)
    assert Match.from_entries(live.log).snapshot() == live.match.snapshot()
