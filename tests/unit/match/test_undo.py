"""Undo: own decisions at once, further with consent, never past what was revealed, always against bots alone."""

from __future__ import annotations

import pytest

from roundhouse.games.tickets.state import TicketsState
from roundhouse.match.entries import Entry
from roundhouse.match.fold import MARK_EVERY
from roundhouse.match.refusals import Refused
from roundhouse.match.seats import Holder
from roundhouse.match.undo import undo_plan
from unit.match.matches import ADA, BEN, BOT, CLEO, Live, commands, without_luck


def undo(live: Live, person: str, to: int | None = None) -> list[str]:
    return live.do(commands.undo, person, live.match.seq, to=to)


def no_undo(live: Live, person: str, to: int | None = None) -> str:
    return live.refused(commands.undo, person, live.match.seq, to=to)


def test_the_own_last_decision_is_taken_back_at_once() -> None:
    live = without_luck(ADA, BEN)
    live.act("ada")
    before, moves = live.position(), len(live.match.moves)
    person = live.decider
    choice = str(live.match.legal(person)[-1])
    live.act(person, choice)
    after = live.position()
    assert undo(live, person) == ["undone"]
    assert live.position() == before
    assert len(live.match.moves) == moves
    assert not live.match.practice
    live.act(person, choice)
    assert live.position() == after


def test_several_own_decisions_are_taken_back_one_by_one_or_together() -> None:
    live = Live(ADA, BOT, game="lilliput", options={"first_player": 0})
    positions = []
    while len(positions) < 3:  # until Ada decides several times in a row
        person_decides = live.match.bot_to_move() is None
        positions = [*positions, live.position()] if person_decides else []
        live.play(1)
        if live.match.moves[-1].by != "person":
            positions = []
    first = len(live.match.moves) - 3
    assert undo_plan(live.match, "ada", first).practice is False
    undo(live, "ada")
    assert live.position() == positions[2]
    undo(live, "ada", first)
    assert live.position() == positions[0]
    assert not live.match.practice


def test_what_was_revealed_stays_revealed() -> None:
    live = Live(ADA, BEN)
    live.play(2)
    person = live.decider
    live.act(person, "draw")
    assert no_undo(live, person) == "undo-past-hidden"
    assert no_undo(live, live.others[0] if live.decider == person else live.decider) == "undo-past-hidden"


def test_further_back_only_if_all_others_agree() -> None:
    live = without_luck(ADA, BEN, CLEO)
    live.act("ada")
    before = live.position()
    live.play(1)
    who = live.match.moves[-1].person
    assert who is not None
    while live.match.moves[-1].person in (who, None):
        live.play(1)
    others = sorted({"ada", "ben", "cleo"} - {who})
    assert undo(live, who, to=1) == ["asked"]
    assert live.position() != before
    assert no_undo(live, who, to=1) == "already"
    assert no_undo(live, others[0], to=0) == "request-pending"
    assert live.refused(commands.agree, who) == "no-request"
    assert live.refused(commands.agree, "zoe") == "not-at-table"
    assert live.do(commands.agree, others[0]) == ["agreed"]
    assert live.refused(commands.agree, others[0]) == "already"
    assert live.do(commands.agree, others[1]) == ["agreed", "undone"]
    assert live.position() == before
    assert live.match.request is None
    assert not live.match.practice
    assert live.refused(commands.agree, others[0]) == "no-request"
    assert live.refused(commands.decline, others[0]) == "no-request"


def asked(live: Live) -> tuple[str, str]:
    """Ada's first decision is asked back after Ben's."""
    live.act("ada")
    live.play(1)
    while live.match.moves[-1].person != "ben":
        live.play(1)
    assert undo(live, "ada", to=0) == ["asked"]
    return "ada", "ben"


def test_one_no_is_enough() -> None:
    live = without_luck(ADA, BEN)
    asker, other = asked(live)
    assert live.do(commands.decline, other) == ["declined"]
    assert live.match.request is None
    assert undo(live, asker, to=0) == ["asked"]
    assert live.do(commands.decline, asker) == ["declined"]


def test_a_yes_is_for_one_question_only() -> None:
    live = without_luck(ADA, BEN)
    asker, other = asked(live)
    first = live.match.seq
    live.do(commands.decline, asker)
    undo(live, asker, to=0)
    assert live.refused(commands.agree, other, request_seq=first) == "stale"
    assert live.do(commands.agree, other, request_seq=live.match.seq)[-1] == "undone"


def test_a_move_ends_the_question() -> None:
    live = without_luck(ADA, BEN)
    asked(live)
    live.play(1)
    assert live.match.request is None


def test_who_leaves_is_no_longer_asked() -> None:
    live = without_luck(ADA, BEN)
    asked(live)
    assert live.do(commands.leave, "ben") == ["left", "undone"]
    assert live.match.moves == []


def test_the_question_goes_with_who_asked() -> None:
    live = without_luck(ADA, BEN)
    asked(live)
    assert live.do(commands.leave, "ada") == ["left"]
    assert live.match.request is None


def test_against_bots_alone_everything_can_be_tried_again() -> None:
    live = Live(ADA, BOT)
    live.play(12)
    while live.match.bot_to_move() is not None:
        live.play_bot()
    live.act("ada", "draw")
    assert not live.match.practice
    plan = undo_plan(live.match, "ada")
    assert (plan.consent, plan.practice) == (frozenset(), True)
    before = len(live.match.moves) - 1
    assert undo(live, "ada") == ["undone"]
    assert len(live.match.moves) == before
    assert live.match.practice
    assert undo(live, "ada", to=0)[0] == "undone"
    assert live.match.moves == []
    assert no_undo(live, "ada") == "nothing-to-undo"
    assert no_undo(live, "ada", to=0) == "nothing-to-undo"
    assert no_undo(live, "ada", to=-1) == "nothing-to-undo"


def test_alone_against_the_rules_too() -> None:
    live = Live(ADA, game="lilliput")
    live.play(25)
    assert undo(live, "ada", to=0)[0] == "undone"
    assert live.match.practice == any(entry.payload["practice"] for entry in live.log if entry.kind == "undone")


def test_who_may_come_back_is_not_a_bot_but_who_resigned_is() -> None:
    live = Live(ADA, BEN, CLEO)
    live.play(3)
    live.act(live.decider, "draw")
    live.do(commands.leave, "cleo", resign=True)
    live.do(commands.leave, "ben")
    assert no_undo(live, "ada", to=0) == "undo-past-hidden"
    live.do(commands.come_back, "ben")
    live.do(commands.leave, "ben", resign=True)
    assert undo(live, "ada", to=0)[0] == "undone"
    assert live.match.practice


def test_people_at_one_screen_have_secrets_from_each_other() -> None:
    live = Live(Holder("ada"), Holder("ada"), visibility="local")
    live.act("ada")
    assert undo(live, "ada") == ["undone"]  # nothing was shown to anybody yet
    live.act("ada")
    live.act("ada")
    assert no_undo(live, "ada") == "undo-past-hidden"


def test_a_strangers_undo() -> None:
    live = without_luck(ADA, BEN)
    live.act("ada")
    assert no_undo(live, "zoe") == "not-at-table"
    live.do(commands.leave, "ada")
    assert no_undo(live, "ada") == "not-your-turn"
    with pytest.raises(Refused, match="not-at-table"):
        undo_plan(live.match, "zoe")
    live.do(commands.pause, "ben")
    assert no_undo(live, "ben") == "paused"


def test_a_decision_of_the_bot_that_stood_in_is_not_ones_own() -> None:
    live = without_luck(ADA, BEN)
    live.do(commands.leave, "ada")
    live.play_bot()
    live.do(commands.come_back, "ada")
    assert no_undo(live, "ada") == "nothing-to-undo"
    assert undo_plan(live.match, "ada", 0).consent == {"ben"}


def test_forced_choices_go_with_the_decision_before_them() -> None:
    live = without_luck(ADA, BEN)
    while not live.match.moves or live.match.moves[-1].by != "forced":
        live.play(1, choice=1)
    last = max(n for n, move in enumerate(live.match.moves) if move.by == "person")
    person = live.match.moves[last].person
    assert person is not None
    assert undo_plan(live.match, person).to == last
    assert undo_plan(live.match, person, len(live.match.moves) - 1).to == last
    assert undo(live, person) == ["undone"]
    assert len(live.match.moves) == last


def test_a_later_position_can_be_undone_after_loading_a_snapshot() -> None:
    live = without_luck(ADA, BEN)
    before = live.position()
    live.act("ada")
    loaded = type(live.match).from_snapshot(live.match.snapshot(), live.log)
    undone = commands.undo(loaded, "ada", loaded.seq, live.now).after
    assert undone.state is not None
    assert undone.state.to_dict() == before


def test_an_undo_plays_few_moves_again_and_comes_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    live = Live(ADA, BOT)
    positions = [live.position()]
    while len(live.match.moves) < 3 * MARK_EVERY:
        live.play(1)
        while len(positions) <= len(live.match.moves):
            positions.append(live.position() if len(positions) == len(live.match.moves) else {})
    pushed: list[object] = []
    push = TicketsState.push
    monkeypatch.setattr(TicketsState, "push", lambda state, action: (pushed.append(action), push(state, action))[1])
    for to in range(len(live.match.moves) - 1, -1, -7):
        if positions[to] and live.match.moves[to].by != "forced":
            pushed.clear()
            match = live.match.copy()
            match.append(Entry(match.seq + 1, "undone", None, {"person": "ada", "to": to, "practice": True}, live.now))
            assert len(pushed) < MARK_EVERY
            assert match.state is not None
            assert match.state.to_dict() == positions[to]
