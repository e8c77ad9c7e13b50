"""Reviews: parts that add up to the result, the same figures every time, and blunders that are found."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace

import pytest

import roundhouse as rh
from roundhouse.analysis.marks import Mark, accuracy_of, mark_of
from roundhouse.analysis.review import WHOLE
from unit.analysis.reviewed_games import played

GAMES = [
    ("tickets", ("greedy", "random")),
    ("tickets", ("greedy", "planner", "random", "greedy")),
    ("lilliput", ("greedy", "random")),
    ("lilliput", ("greedy",)),
    ("lilliput", ("greedy", "random", "greedy")),
]


@pytest.fixture(scope="module", params=GAMES, ids=lambda case: f"{case[0]}-{len(case[1])}")
def found(request: pytest.FixtureRequest) -> rh.Review:
    name, bots = request.param
    return rh.review(played(name, bots, 1), "quick")


def test_start_skill_and_luck_add_up_to_the_result(found):
    assert found.record.result is not None
    ranks = found.record.result["ranks"]
    for seat, account in enumerate(found.accounts):
        assert account.start + account.skill + account.others + account.luck == account.result
        assert account.start == found.first[seat]
        assert account.result == (WHOLE // ranks.count(1) if ranks[seat] == 1 else 0)
        assert sum(account.luck_by_kind.values()) == account.luck


def test_every_action_adds_up_and_nothing_comes_from_nowhere(found):
    before = found.first
    for moment in found.moments:
        changes = zip(before, moment.skill, moment.luck, strict=True)
        assert tuple(sum(parts) for parts in changes) == moment.shares
        assert sum(moment.shares) == WHOLE
        assert sum(moment.skill) == sum(moment.luck) == 0
        before = moment.shares


def test_luck_is_where_nobody_could_know_what_comes(found):
    for moment in found.moments:
        assert bool(moment.kinds) >= any(moment.luck)
    kinds = {kind for moment in found.moments for kind in moment.kinds}
    if found.record.game == "tickets":
        assert "cards" in kinds
    else:
        assert kinds == ({"dice"} if found.record.players == 1 else set())


def test_forced_choices_are_no_decisions(found):
    state = rh.first_position(found.record)
    game = rh.game(found.record.game)
    for moment in found.moments:
        if len(state.legal_actions()) == 1:
            assert moment.decided is None
        state.push(game.parse(moment.action))
    for seat, account in enumerate(found.accounts):
        decided = [one.decided for one in found.moments if one.seat == seat and one.decided]
        assert account.decisions == len(decided)
        assert sum(account.marks.values()) == len(decided)


def test_a_decision_names_the_best_choice_and_the_one_that_was_made(found):
    for moment in found.moments:
        if moment.decided is not None:
            shares = [choice.share for choice in moment.decided.choices]
            assert shares == sorted(shares, reverse=True)
            assert str(moment.decided.played.action) == moment.action
            assert moment.decided.best.behind == 0
            assert moment.decided.mark is mark_of(moment.decided.loss)


def test_turning_points_are_the_dearest_decisions(found):
    losses = [moment.decided.loss for moment in found.turning_points() if moment.decided]

    assert losses == sorted(losses, reverse=True)
    assert all(loss >= 0.02 for loss in losses)


def test_what_is_written_is_plain_data(found):
    data = json.loads(json.dumps(found.to_dict()))

    assert [moment["action"] for moment in data["moments"]] == list(found.record.actions)
    for seat in data["seats"]:
        parts = ("seat_part", "deal", "skill", "others", "luck")
        assert round(sum(seat[part] for part in parts), 6) == seat["result"]


@pytest.mark.parametrize(("name", "bots"), [GAMES[0], GAMES[3]])
def test_the_same_record_gives_the_same_review(name, bots, tmp_path):
    record = played(name, bots, 1)
    path = tmp_path / "game.rh.json"
    path.write_text(record.to_json(), "utf-8")
    code = (
        "import json, sys, roundhouse as rh; "
        "print(json.dumps(rh.review(rh.read_record(open(sys.argv[1]).read()), 'quick').to_dict()))"
    )

    elsewhere = subprocess.run([sys.executable, "-c", code, path], capture_output=True, text=True, check=True)

    assert json.loads(elsewhere.stdout) == json.loads(json.dumps(rh.review(record, "quick").to_dict()))


def test_progress_is_told_and_a_review_can_be_left():
    record = played(*GAMES[0], 1)
    done: list[tuple[int, int]] = []

    class Enough(Exception):
        pass

    def note(number: int, all_: int) -> None:
        done.append((number, all_))
        if number == 5:
            raise Enough

    with pytest.raises(Enough):
        rh.review(record, "quick", note)
    assert done == [(number, len(record.actions)) for number in range(1, 6)]


def test_what_cannot_be_reviewed_is_refused():
    record = played(*GAMES[0], 1)
    cut = replace(record, actions=record.actions[:10], result=None)

    with pytest.raises(rh.InvalidRecord, match="not over"):
        rh.review(cut, "quick")
    with pytest.raises(rh.InvalidRecord, match="action 2 of"):
        rh.review(replace(record, actions=(record.actions[0], "pass", *record.actions[2:])), "quick")
    with pytest.raises(rh.InvalidOption, match="not a depth"):
        rh.review(record, "bottomless")
    with pytest.raises(rh.RoundhouseError, match="record says"):
        rh.review(replace(record, result={"scores": [1, 2], "ranks": [2, 1]}), "quick")


@pytest.mark.parametrize(
    ("loss", "mark"),
    [(0, Mark.GOOD), (0.019, Mark.GOOD), (0.02, Mark.INACCURACY), (0.05, Mark.MISTAKE), (0.1, Mark.BLUNDER)],
)
def test_marks_have_limits(loss, mark):
    assert mark_of(loss) is mark
    assert accuracy_of(0) == 1
    assert accuracy_of(loss) >= accuracy_of(loss + 0.01)
