"""The colours of seats: chosen before the start, each by one person; looks that the rules know nothing of."""

from __future__ import annotations

import pytest

import roundhouse as rh
from roundhouse.match import commands
from roundhouse.match.match import Match
from unit.match.matches import ADA, BEN, BOT, OPEN, Live, without_luck

OFFERED = ["blue", "red", "green", "yellow", "black"]


@pytest.mark.rule("T-007")
def test_whoever_chooses_has_that_colour_and_the_rest_get_what_is_left() -> None:
    table = Live(ADA, OPEN, BOT)
    assert table.match.colours == OFFERED[:3]
    table.do(commands.paint, "ada", "red")
    assert table.match.colours == ["red", "blue", "green"]
    table.do(commands.join, "ben", colour="black")
    assert table.match.status == "running"
    assert table.match.colours == ["red", "black", "blue"]
    for seat in (None, rh.Seat(0)):
        view = table.match.view(seat)
        assert view is not None
        assert [each["colour"] for each in view["seats"]] == table.match.colours
    assert table.match.table_view(table.now)["colours"] == table.match.colours
    assert Match.from_entries(table.log).colours == table.match.colours
    assert Match.from_snapshot(table.match.snapshot(), table.log).colours == table.match.colours


def test_a_colour_is_for_one_and_can_be_given_up() -> None:
    table = Live(ADA, OPEN, auto_start=False)
    table.do(commands.paint, "ada", "green")
    assert table.refused(commands.join, "ben", colour="green") == "colour-taken"
    table.do(commands.join, "ben", colour="blue")  # which nobody had chosen
    assert table.refused(commands.paint, "ben", "green") == "colour-taken"
    table.do(commands.paint, "ada", None)
    table.do(commands.paint, "ben", "green")
    assert table.match.colours == ["blue", "green"]
    assert table.refused(commands.paint, "ben", "pink") == "invalid-option"
    assert table.refused(commands.paint, "zoe", "red") == "not-at-table"
    assert table.refused(commands.paint, "ben", "red", seat=0) == "not-your-seat"
    table.do(commands.leave, "ben")
    assert table.match.colours == OFFERED[:2]


def test_after_the_start_colours_stay() -> None:
    table = Live(ADA, BEN)
    assert table.refused(commands.paint, "ada", "red") == "started"


def test_a_game_without_colours_has_none_to_choose() -> None:
    table = without_luck(ADA, OPEN)
    assert table.match.colours is None
    assert table.refused(commands.paint, "ada", "red") == "invalid-option"


def test_records_know_nothing_of_them() -> None:
    plain, painted = Live(ADA, BEN), Live(ADA, OPEN)
    painted.do(commands.join, "ben", colour="black")
    for table in (plain, painted):
        table.play(6)
    assert plain.match.record_for(None).actions == painted.match.record_for(None).actions
