"""Ratings: winners rise, doubt shrinks, and the order of games is all that matters."""

from __future__ import annotations

import pytest

from roundhouse.sim.ratings import ratings


def test_winners_rise_and_doubt_shrinks() -> None:
    few = ratings([(("strong", "weak"), (1, 2))] * 3)
    many = ratings([(("strong", "weak"), (1, 2)), (("weak", "strong"), (2, 1))] * 20)
    assert few["strong"].mu > 25 > few["weak"].mu
    assert many["strong"].mu > few["strong"].mu
    assert many["strong"].sigma < few["strong"].sigma
    assert many["strong"].ordinal == many["strong"].mu - 3 * many["strong"].sigma
    assert many == ratings([(("strong", "weak"), (1, 2)), (("weak", "strong"), (2, 1))] * 20)


def test_shared_wins_keep_equals_together() -> None:
    found = ratings([(("a", "b"), (1, 1))] * 10)
    assert found["a"].mu == pytest.approx(found["b"].mu)


def test_a_bot_that_holds_several_seats_has_one_rating() -> None:
    found = ratings([(("planner", "greedy", "greedy", "greedy"), (1, 2, 3, 4))] * 10)
    assert set(found) == {"planner", "greedy"}
    assert found["planner"].mu > found["greedy"].mu


def test_who_plays_only_itself_stays_where_it_was() -> None:
    found = ratings([(("a", "a"), (1, 2))] * 5)
    assert found == ratings([(("a", "a"), (2, 1))])
    assert found["a"].mu == 25
