"""How bots are named: parameters, levels, and what is refused."""

from __future__ import annotations

import pytest

import roundhouse as rh
from roundhouse.bots.names import parse_name, split_names
from roundhouse.bots.roster import make_bot, offered_bots


@pytest.mark.parametrize(
    ("text", "name", "params"),
    [
        ("planner", "planner", {}),
        (" planner ( ) ", "planner", {}),
        ("search(seconds=0.5)", "search", {"seconds": "0.5"}),
        ("search( seconds = 1 , iterations = 9 )", "search", {"seconds": "1", "iterations": "9"}),
    ],
)
def test_a_name_and_its_parameters(text: str, name: str, params: dict[str, str]) -> None:
    assert parse_name(text) == (name, params)


@pytest.mark.parametrize("text", ["", "Planner!", "search(", "search(1)", "search(a=)", "search(a=1,a=2)", "search(,)"])
def test_what_is_no_name(text: str) -> None:
    with pytest.raises(rh.UnknownBot):
        parse_name(text)


def test_a_comma_between_parentheses_parts_no_bots() -> None:
    assert split_names("a, search(seconds=1,iterations=2) ,b") == ["a", "search(seconds=1,iterations=2)", "b"]


@pytest.mark.parametrize("game", rh.game_names())
def test_every_name_and_every_level_makes_a_bot(game: str) -> None:
    for name in offered_bots(game):
        assert make_bot(name, game) is not make_bot(name, game)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("oracle", "there are: easy, normal, hard, random, greedy, planner, search"),
        ("greedy(depth=2)", "greedy has no parameters"),
        ("search(depth=2)", "no 'depth'"),
        ("search(seconds=soon)", "must be a number, not 'soon'"),
        ("search(seconds=0)", "seconds must be more than 0"),
        ("search(seconds=nan)", "seconds must be more than 0"),
        ("search(iterations=-1)", "iterations must be more than 0"),
        ("search(iterations=1.5)", "must be a number"),
    ],
)
@pytest.mark.parametrize("game", rh.game_names())
def test_a_bot_or_parameter_that_does_not_exist_is_refused(game: str, text: str, says: str) -> None:
    with pytest.raises(rh.UnknownBot, match=says):
        make_bot(text, game)


@pytest.mark.parametrize(
    ("text", "says"),
    [("planner(depth=2)", "planner has draft, no 'depth'"), ("planner(draft=bad)", "must be best or any, not 'bad'")],
)
def test_the_planner_of_18lilliput_has_one_parameter(text: str, says: str) -> None:
    with pytest.raises(rh.UnknownBot, match=says):
        make_bot(text, "lilliput")
    with pytest.raises(rh.UnknownBot, match="planner has no parameters"):
        make_bot("planner(draft=any)", "tickets")


def test_a_bot_of_an_unknown_game() -> None:
    with pytest.raises(rh.UnknownGame):
        make_bot("random", "chess")
