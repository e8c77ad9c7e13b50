"""Numbers for games that declare none. Whole games of that kind are played in tests/third_game."""

from __future__ import annotations

import numpy as np
import pytest

import roundhouse as rh
from roundhouse.rl.generic.discovery import Discovery, discover, leaves
from roundhouse.rl.generic.numbers import NotationNumbering
from roundhouse.rl.generic.observation import ViewEncoder


class Seen:
    """Something with a view."""

    def __init__(self, view):
        self._view = view

    def view(self, _):
        return self._view


class Asking:
    """Something with legal actions."""

    def __init__(self, *legal):
        self._legal = legal

    def legal_actions(self):
        return self._legal


def encoder(*views):
    found = Discovery()
    for view in views:
        found.note_view(view)
    return ViewEncoder(found)


def fields(made):
    return {field.name: (field.size, field.meaning) for field in made.layout.fields}


def written(made, view):
    out = np.full(made.layout.size, 7, np.float32)
    made.encode(Seen(view), rh.Seat(0), None, out)
    return out.tolist()


@pytest.mark.parametrize("game", ["tickets", "lilliput"])
def test_a_game_with_many_actions_must_declare_its_own_encoding(game):
    with pytest.raises(rh.InvalidOption, match=f"game: {game} has more than 1000 actions: its declaration must name"):
        discover(rh.game(game), 2, {})


def test_places_of_a_view_are_its_keys_and_numbers():
    view = {"a": [1, {"b": True}], "c": None, "d": "x", "e": {}, "f": []}
    assert list(leaves(view)) == [(("a", 0), 1.0), (("a", 1, "b"), 1.0), (("c",), None), (("d",), "x")]


def test_what_is_always_the_same_is_left_out():
    made = encoder({"game": "whist", "players": 4, "round": 1}, {"game": "whist", "players": 4, "round": 3})
    assert fields(made) == {"round": (1, "the number from 1 to 3 as 0 to 1")}
    assert written(made, {"game": "whist", "players": 4, "round": 2}) == [0.5]


def test_a_number_that_is_not_always_there_has_a_flag():
    made = encoder({"bid": None}, {"bid": 10}, {"bid": 30})
    assert fields(made) == {"bid": (2, "whether there is a number; the number from 10 to 30 as 0 to 1")}
    assert [written(made, {"bid": bid}) for bid in (None, 10, 20, 30)] == [[0, 0], [1, 0], [1, 0.5], [1, 1]]
    assert written(made, {}) == [0, 0]


def test_a_number_beyond_what_turned_up_stays_within_bounds():
    made = encoder({"n": 0}, {"n": 1})
    assert [written(made, {"n": n}) for n in (-5, 3, 10_000)] == [[0], [3], [100]]


def test_words_are_one_among_those_that_turned_up():
    made = encoder({"card": "king"}, {"card": None}, {"card": "ace"})
    assert fields(made) == {"card": (2, "one of: ace, king")}
    assert [written(made, {"card": card}) for card in ("ace", "king", None, "joker")] == [
        [1, 0],
        [0, 1],
        [0, 0],
        [0, 0],
    ]


def test_a_place_may_hold_numbers_and_words():
    made = encoder({"led": 2}, {"led": "none"}, {"led": 4})
    assert fields(made) == {"led": (3, "whether there is a number; the number from 2 to 4 as 0 to 1; one of: none")}
    assert [written(made, {"led": led}) for led in (2, 4, "none")] == [[1, 0, 0], [1, 1, 0], [0, 0, 1]]


def test_lists_grow_and_are_in_the_order_of_their_numbers():
    made = encoder({"log": []}, {"log": ["a", "b"] * 6})
    assert list(fields(made)) == [f"log.{number}" for number in range(12)]
    assert written(made, {"log": ["a", "b"]}) == [1, 1, *[0] * 10]
    assert written(made, {"log": ["a"] * 40}) == [1, 0] * 6


def test_actions_are_numbered_in_the_order_of_their_notation():
    numbering = NotationNumbering({"pass", "bid 2", "bid 10"})
    assert list(numbering.names()) == ["left", "bid 10", "bid 2", "pass"]
    assert numbering.choices(Asking("pass", "bid 2")) == {3: "pass", 2: "bid 2"}
    assert numbering.choices(Asking("pass", "resign")) == {3: "pass"}
    assert numbering.choices(Asking("resign", "claim")) == {0: "resign"}
    assert numbering.choices(Asking()) == {}
    assert sum(block.size for block in numbering.blocks) == numbering.size
