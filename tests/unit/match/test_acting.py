"""Decisions: whose, by whom, when stale, what follows by itself, and the end."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import roundhouse as rh
from counted_work import count_work
from roundhouse.match.bot_decisions import seen_by
from roundhouse.match.match import BotAnswer, Match
from roundhouse.match.refusals import REASONS, Refused
from unit.match.matches import ADA, BEN, BOT, SEED, Live, commands, without_luck


def test_only_who_decides_may_act_or_ask() -> None:
    live = Live(ADA, BEN)
    live.play(2)  # the first tickets may be chosen before one's turn
    other = live.others[0]
    for person, code in ((other, "not-your-turn"), ("zoe", "not-at-table")):
        assert live.refused(commands.act, person, "nonsense", live.match.seq) == code
        for question in (live.match.why_not, live.match.preview):
            with pytest.raises(Refused) as caught:
                question(person, "nonsense")
            assert caught.value.code == code
        with pytest.raises(Refused):
            live.match.legal(person)


def test_an_action_is_refused_with_its_rule() -> None:
    live = Live(ADA, BEN)
    assert live.refused(commands.act, live.decider, "fly", live.match.seq) == "invalid-action"
    with pytest.raises(rh.IllegalAction) as caught:
        commands.act(live.match, live.decider, "draw", live.match.seq, live.now)
    assert (caught.value.code, caught.value.rule, caught.value.params) == ("illegal-action", "T-029", {"kind": "Draw"})
    refusal = live.match.why_not(live.decider, "draw")
    assert refusal is not None
    assert refusal.rule == "T-029"


@pytest.mark.interpreted
def test_a_move_is_read_checked_copied_and_carried_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    work = count_work(monkeypatch)
    live = Live(ADA, BEN, auto_forced=False)
    live.play(4)
    action, seq = str(live.match.legal(live.decider)[0]), live.match.seq
    work.clear()
    new = commands.act(live.match, live.decider, action, seq, live.now)
    assert work == {"parse": 1, "why_not": 1, "copy": 1, "_change": 1}
    work.clear()
    for seat in (*live.match.seats_of("ada"), None):
        assert [entry["action"] for entry in new.after.seen_entries(seq, seat)] == [action]
    assert not work, "what is told was read when it was done"


def test_a_bot_that_gives_a_hint_is_told_what_the_person_knows() -> None:
    live = Live(ADA, BEN)
    live.play(2)
    seat = live.match.active_seat
    decision = live.match.hint_decision(live.decider, "greedy", rh.seed_bytes(1), 0.5)
    assert (decision.seat, decision.view, decision.since) == (seat, live.match.view(seat), None)
    assert decision.legal == live.match.legal(live.decider)
    with pytest.raises(Refused, match="not-your-turn"):
        live.match.hint_decision(live.others[0], "greedy", rh.seed_bytes(1), 0.5)


def test_a_preview_tells_only_what_is_sure() -> None:
    live = Live(ADA, BEN)
    live.play(2)
    before = live.match.snapshot()
    assert live.match.why_not(live.decider, "draw") is None
    assert live.match.preview(live.decider, "draw") == []
    assert live.match.snapshot() == before


def test_a_move_that_did_not_know_of_another_is_stale() -> None:
    live = Live(ADA, BEN)
    first = live.decider
    action, known = str(live.match.legal(first)[0]), live.match.seq
    live.act(first)
    assert live.refused(commands.act, first, action, known) == "stale"
    assert live.refused(commands.act, live.decider, action, live.match.seq + 1) == "stale"
    assert live.refused(commands.undo, first, known) == "stale"


def test_chat_makes_no_move_stale() -> None:
    live = Live(ADA, BEN)
    known = live.match.seq
    live.do(commands.chat, "ben", "good luck")
    assert live.do(commands.act, live.decider, str(live.match.legal(live.decider)[0]), known) == ["moved"]


def test_a_bots_move_is_offered_for_one_position_only() -> None:
    live = Live(BOT, BOT)
    turn = live.match.bot_to_move()
    assert turn is not None
    action = str(live.match.bot_decision(1.0).legal[0])
    assert live.refused(commands.act_for_bot, 1 - turn.seat, action, turn.seq) == "not-bots-turn"
    live.do(commands.act_for_bot, turn.seat, action, turn.seq)
    assert live.refused(commands.act_for_bot, turn.seat, action, turn.seq) == "stale"
    people = Live(ADA, BEN)
    assert people.match.bot_to_move() is None
    assert people.refused(commands.act_for_bot, people.match.active_seat, "draw", people.match.seq) == "not-bots-turn"
    with pytest.raises(Refused, match="not-bots-turn"):
        people.match.bot_decision(1.0)


def test_a_bot_is_told_what_its_seat_knows() -> None:
    live = Live(BOT, ADA, BOT)
    live.play(30)
    while live.match.bot_to_move() is None:
        live.play(1)
    turn, decision = live.match.bot_to_move(), live.match.bot_decision(0.5)
    assert turn is not None
    assert (decision.seat, decision.seconds) == (turn.seat, 0.5)
    assert decision.since is None  # a new bot: there is nothing that it goes on from
    assert SEED.hex() not in repr(decision)
    assert live.match.bot_decision(0.5).rng.word() == decision.rng.word()  # wherever it is asked


def answered(live: Live, after: int) -> BotAnswer:
    """After that many moves or a few more the bot decides: what it then knows that it did."""
    while live.match.bot_to_move() is None or len(live.match.moves) < after:
        live.play(1)
    turn = live.match.bot_to_move()
    assert turn is not None
    live.play_bot()
    return BotAnswer(turn, live.match.moves[turn.number].action)


def test_a_bot_that_is_kept_is_told_all_that_was_done_since_its_answer() -> None:
    live = Live(BOT, ADA)
    first = answered(live, after=0)
    while live.match.bot_to_move() is None or len(live.match.moves) < 12:
        live.play(1)
    parse = live.match.game.parse
    done = [(parse(move.action), rh.Seat(move.seat)) for move in live.match.moves[first.turn.number :]]
    since = live.match.bot_decision(1.0, first).since
    assert since == seen_by(live.match.game, rh.Seat(0), done)
    assert since != done  # it does not see which tickets another seat kept


def test_a_bot_does_not_go_on_from_what_was_never_done_or_is_undone() -> None:
    live = Live(BOT, ADA)
    first = answered(live, after=4)
    while live.match.bot_to_move() is None:
        live.play(1)
    assert live.match.bot_decision(1.0, first).since is not None
    assert live.match.bot_decision(1.0, replace(first, action="draw")).since is None
    live.do(commands.undo, "ada", live.match.seq, to=first.turn.number)
    assert live.match.bot_decision(1.0, first).since is None  # it is asked the same again
    live.do(commands.undo, "ada", live.match.seq, to=first.turn.number - 1)
    while live.match.bot_to_move() is None:
        live.play(1, choice=1)
    assert len(live.match.moves) == first.turn.number
    live.do(commands.act_for_bot, 0, first.action, live.match.seq)  # the same answer, but to something else
    while live.match.bot_to_move() is None:
        live.play(1)
    assert live.match.bot_decision(1.0, first).since is None


def test_forced_choices_are_made_if_the_table_wants_it() -> None:
    made, asked = without_luck(ADA, BEN), without_luck(ADA, BEN, auto_forced=False)
    for live in (made, asked):
        live.play_to_end()
        assert live.match.status == "finished"
    forced = [move for move in made.match.moves if move.by == "forced"]
    assert forced
    assert all(move.person is None for move in forced)
    assert not any(move.by == "forced" for move in asked.match.moves)
    replayed = made.match.first_position()
    for move in made.match.moves:
        legal = replayed.legal_actions()
        assert (move.by == "forced") == (len(legal) == 1)
        assert replayed.active_seat == move.seat
        replayed.apply(made.match.game.parse(move.action))


def test_the_end_reveals_the_seed_that_was_promised() -> None:
    live = Live(ADA, BOT)
    told = json.dumps([live.match.table_view(live.now), live.match.seen_entries(0, rh.Seat(0))])
    assert SEED.hex() not in told
    assert live.match.seed.hex() not in told
    live.play_to_end()
    assert live.log[-1].kind == "finished"
    seen = live.match.seen_entries(live.match.seq - 1, None)[0]
    assert seen["seed"] == live.match.seed.hex() == rh.joint_seed(SEED, [None, None]).hex()
    assert rh.keeps_commitment(SEED, live.match.commitment)
    record = live.match.record_for(None, {"ada": "Ada"})
    assert record.names == ("Ada", "bot:random")
    assert record.result == seen["result"]
    assert rh.final_position(record).to_dict() == live.position()
    table = live.match.table_view(live.now)
    assert (table["secret"], table["seed"], table["result"]) == (SEED.hex(), seen["seed"], record.result)


def test_nothing_is_decided_after_the_end() -> None:
    live = Live(ADA, BOT)
    live.play_to_end()
    seq = live.match.seq
    for command, arguments in (
        (commands.act, ["ada", "draw", seq]),
        (commands.undo, ["ada", seq]),
        (commands.pause, ["ada"]),
        (commands.resume, ["ada"]),
        (commands.come_back, ["ada"]),
        (commands.close, ["ada"]),
        (commands.act_for_bot, [1, "draw", seq]),
        (commands.time_out, []),
    ):
        assert live.refused(command, *arguments) == "finished"


def test_nothing_is_decided_before_the_start() -> None:
    live = Live(ADA, BEN, auto_start=False)
    for command, arguments in (
        (commands.act, ["ada", "draw", 1]),
        (commands.undo, ["ada", 1]),
        (commands.pause, ["ada"]),
        (commands.resume, ["ada"]),
        (commands.time_out, []),
    ):
        assert live.refused(command, *arguments) == "not-started"
    with pytest.raises(Refused, match="not-started"):
        live.match.record_for(None)


def test_a_name_that_looks_like_a_bot_is_not_written() -> None:
    live = Live(ADA, BEN)
    assert live.match.record_for(None, {"ada": "bot:planner"}).names == ("player-1", "player-2")


def test_every_refusal_has_a_reason() -> None:
    assert all(reason and not reason.endswith(".") for reason in REASONS.values())
    with pytest.raises(KeyError):
        Refused("because")
    assert str(Refused("stale", seq=3)).startswith("stale: ")


def test_a_command_leaves_the_match_as_it_is() -> None:
    live = Live(ADA, BEN)
    before = live.match.snapshot()
    new = commands.act(
        live.match, live.decider, str(live.match.legal(live.decider)[0]), live.match.seq, live.now
    ).entries
    assert live.match.snapshot() == before
    assert live.match.log == live.log
    again = Match.from_entries(live.log + new)
    assert again.seq == live.match.seq + len(new)
