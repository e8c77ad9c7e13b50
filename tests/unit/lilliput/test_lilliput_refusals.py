"""Every refusal names its rule: a table of positions, actions that are not legal there, and the rule that says so."""

from __future__ import annotations

from typing import Any

import pytest

from cited_rules import citable_rules
from oracles.refusals import untruth
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.errors import IllegalAction
from unit.lilliput.positions import GAME, homes, play, position, to_running

EAST = {**homes(), (2, 0): "YP-S 0"}  # red reaches 3,0
FAR = {**EAST, (3, 0): "YC-S 0", (4, 0): "YP-S 0", (5, 0): "YC-S 0"}
ROOM = {**homes(), (1, 0): "GC 0 red!"}  # a slot for a home
BLOCKED = {**EAST, (3, 0): "YC-S 0 blue", (4, 0): "YP-S 0"}  # red cannot pass 3,0
SEALED = {**homes(), (2, 0): "CH-A 3"}  # red's only way ends in a harbour
PARTNERS = {**EAST, (3, 0): "YC-S 0 blue", (4, 0): "YP-S 0", (5, 0): "YC-S 0 orange!"}
BAY = {**EAST, (4, 0): "CH-A 1"}  # its water faces 3,0
BEND = {**homes(), (2, 1): "YC-S 1"}  # its track faces 2,0
HILLS, RIVER, MOUNTAIN = ({**EAST, (3, 0): f"{land} 0"} for land in ("HILLS", "RIVER", "MOUNTAIN"))
PASS = {**homes(), (2, 0): "MOUNTAIN 0"}
WIGGYWACK = {**homes(), (4, 4): "WIGGYWACK 0"}
CITY_ON_CITY, MOUNTAINS = ({"scenario": name} for name in ("city-on-city", "the-mountains"))

DRAFT: dict[str, Any] = {"draft": True}
LAY = "card 2 tile"
HOMES_OF_RED = ("draft red", "lay red 1,0 YC-S 0")
TWO_CHARACTERS: dict[str, Any] = {"players": 2, "options": {"two_characters": True}}
THIRD_PASS = (*HOMES_OF_RED, "draft emperor", "draft green", "lay green -1,0 YC-S 0", "draft general")
ASKED = ("train from blue 2 to red",)
RUN = "run"
"""Stands for passing all turns, until the first company runs."""

Case = tuple[str, dict[str, Any], tuple[str, ...], str, int | None]

CASES: list[Case] = [
    # the end, and other seats
    ("L-054", {"round": 8}, (RUN, "withhold red", "withhold blue", "withhold green", "withhold yellow"), "done", None),
    ("L-055", {"players": 3, "round": 9}, (RUN, "withhold red", "withhold blue", "withhold green"), "done", None),
    ("L-030", DRAFT, (), "draft red", 1),
    ("L-031", {**DRAFT, "players": 2}, (*HOMES_OF_RED, "draft emperor"), "draft general", 0),
    ("L-046", DRAFT, ("draft red",), "lay red 1,0 YC-S 0", 1),
    ("L-058", {}, (), "card 1 cash", 1),
    ("L-059", {"turn": 5}, (), "card 1 cash", 0),
    ("L-139", {"trains": {"blue": "2"}}, ("card 8 trains", "train from blue 2 to red", "amount 1"), "yes", 0),
    ("L-182", {"top": "4", "phase": 3, "trains": {"red": "2 2 3"}}, ("card 8 trains", "train bank red"), "done", 1),
    ("L-269", {"characters": ["justiciary"], "justice": True}, (), "justice cash", 1),
    ("L-332", {"trains": {"red": "2"}}, (RUN,), "pay red", 2),
    ("L-341", {"pool": "2"}, (RUN, "withhold red"), "done", 1),
    # draft and home tiles
    ("L-030", DRAFT, HOMES_OF_RED, "draft red", None),
    ("L-030", DRAFT, (), "draft gulliver", None),
    ("L-030", DRAFT, (), "card 1 cash", None),
    ("L-033", DRAFT, (), "draft teal", None),
    ("L-034", {**DRAFT, "players": 2}, (*HOMES_OF_RED, "draft emperor"), "draft general", None),
    ("L-042", DRAFT, ("draft blue",), "lay blue 1,0 YC-S 0", None),
    ("L-046", DRAFT, ("draft red",), "lay blue 1,0 YY-S 0", None),
    ("L-042", DRAFT, ("draft blue",), "lay blue 1,0 XX 0", None),
    ("L-047", DRAFT, ("draft red",), "lay red 1,0 GC 0", None),
    ("L-047", DRAFT, ("draft red",), "lay red 1,0 XX 0", None),
    ("L-048", DRAFT, ("draft red",), "lay red 2,0 YC-S 0", None),
    ("L-049", DRAFT, ("draft red",), "lay red 1,0 YC-S 1", None),
    ("L-051", DRAFT, ("draft red",), "lay red 1,0 YY-S 0", None),
    # cards
    ("L-061", {}, (), "card 1 shares", None),
    ("L-061", {}, (), "done", None),
    ("L-061", {}, (LAY,), "card 3 cash", None),
    ("L-061", {"characters": ["general"]}, ("card 5 cash",), "lay red 2,0 YP-S 0", None),
    ("L-062", {"taken": [5]}, (), "card 5 cash", None),
    ("L-064", {"players": 2}, (), "card 7 train", None),
    ("L-065", {"characters": ["general"]}, ("card 1 tile", "lay red 2,0 YP-S 0"), "lay red 3,0 YC-S 0", None),
    ("L-066", {"phase": 5, "tiles": ROOM}, ("card 2 yellow+green",), "lay red 1,0 BC 0", None),
    ("L-067", {"phase": 3}, ("card 3 yellow",), "lay red 1,0 GC 0", None),
    ("L-068", {"characters": ["general"]}, ("card 4 tile", "lay red 2,0 YP-S 0"), "lay red 3,0 YC-S 0", None),
    ("L-071", {"characters": ["general"]}, ("card 7 train", "train bank red"), "train bank red", None),
    ("L-072", {"characters": ["general"]}, ("card 8 trains",) + ("train bank red",) * 2, "train bank red", None),
    (
        "L-073",
        {"characters": ["admiral"], "tiles": FAR},
        ("card 9 station", "station red 3,0"),
        "station red 5,0",
        None,
    ),
    ("L-077", {"phase": 3}, ("card 2 yellow+green", "lay red 2,0 YP-S 0"), "lay red 3,0 YC-S 0", None),
    ("L-079", {}, (LAY,), "lay blue 0,2 YP-S 1", None),
    ("L-081", {"cash": [99], "characters": ["general"]}, ("card 5 shares", "buy red"), "sell red 1", None),
    ("L-081", {}, ("card 5 shares",), "amount 5", None),
    ("L-084", {}, ("card 10 treasury",), "amount 49", None),
    ("L-088", {"taken": [5]}, (), "copy 6 cash", None),
    ("L-090", {}, (), "copy 5 cash", None),
    ("L-091", {"taken": [5], "copies": [0]}, (), "copy 5 cash", None),
    ("L-093", {"taken": [5, 2], "players": 2}, ("copy 2 tile",), "copy 5 cash", None),
    (
        "L-139",
        {"taken": [8], "players": 2, "trains": {"blue": "2"}},
        ("copy 8 trains", "train from blue 2 to red", "amount 1"),
        "copy 8 cash",
        None,
    ),
    # laying
    ("L-020", {}, (LAY,), "lay red 2,0 MIL 0", None),
    ("L-099", {}, (LAY,), "lay red 4,4 YP-S 0", None),
    ("L-100", {}, (LAY,), "lay red 2,0 YP-S 1", None),
    ("L-101", {"tiles": EAST}, (LAY,), "lay red 0,2 YP-S 1", None),
    ("L-102", {"tiles": BLOCKED}, (LAY,), "lay red 5,0 YC-S 0", None),
    ("L-104", {"tiles": PARTNERS, "directors": {"orange": 0}}, (LAY,), "lay red 6,0 YP-S 0", None),
    ("L-109", {"tiles": SEALED}, (LAY,), "lay red -2,0 YP-S 0", None),
    ("L-111", {"tiles": EAST, "treasury": {"red": 49}}, (LAY,), "lay red 3,0 YY-C 2", None),
    ("L-114", {"tiles": EAST}, (LAY,), "lay red 3,0 YY-S 0", None),
    ("L-114", {}, (LAY,), "lay red 2,0 XX 0", None),
    ("L-116", {}, (LAY,), "lay red 2,0 YC-S 0", None),
    ("L-117", {"tiles": EAST}, (LAY,), "lay red 3,0 YP-S 0", None),
    ("L-121", {"tiles": homes(3)}, (LAY,), "lay red 0,-1 YP-S 0", None),
    ("L-123", {"phase": 3, "tiles": EAST}, (LAY,), "lay red 3,0 GC 0", None),
    ("L-123", {"phase": 5}, (LAY,), "lay red 1,0 BC 0", None),
    ("L-124", {"tiles": EAST}, (LAY,), "lay red 2,0 YP-C 0", None),
    ("L-125", {"phase": 3}, (LAY,), "lay red 1,0 GY 0", None),
    ("L-126", {"phase": 3}, (LAY,), "lay red 1,0 GC 1", None),
    ("L-127", {"phase": 3}, (LAY,), "lay red -1,0 GC 0", None),
    ("L-133", {"phase": 3}, (LAY,), "lay red 0,0 GC 0", None),
    ("L-159", {}, (LAY,), "lay red 1,0 GC 0", None),
    ("L-162", {"phase": 2}, (LAY,), "lay red 1,0 GC 0", None),
    ("L-166", {"phase": 3, "tiles": ROOM}, (LAY,), "lay red 1,0 BC 0", None),
    ("L-257", {"phase": 3, "tiles": {**EAST, (3, 0): "CH-G 0"}}, (LAY,), "lay red 3,0 GC 0", None),
    # characters
    ("L-252", {"characters": ["emperor", "general"], "tiles": EAST}, (), "lay red 3,0 CH-G 0", None),
    (
        "L-254",
        {"characters": ["treasurer"], "tiles": {**EAST, (3, 0): "CH-T 0"}},
        ("exchange",),
        "lay red 3,0 CH-T 0",
        None,
    ),
    ("L-254", {"characters": ["general"], "tiles": {**FAR, (3, 0): "CH-G 0"}}, (), "lay red 3,0 CH-G 0", None),
    ("L-255", {"characters": ["justiciary"]}, (), "lay blue 0,2 CH-J1 1", None),
    ("L-260", {"characters": ["emperor"], "phase": 3, "tiles": EAST}, (), "lay red 3,0 CH-E 0", None),
    ("L-261", {"characters": ["emperor"], "phase": 3}, (), "lay red 1,0 CH-E 0", None),
    ("L-262", {"characters": ["emperor"], "tiles": FAR}, (), "lay red 3,0 CH-E 0", None),
    ("L-269", {"characters": ["justiciary"], "justice": True}, (), "done", None),
    ("L-270", {"characters": ["justiciary"], "justice": True}, ("justice treasury",), "amount 21", None),
    ("L-282", {"characters": ["general"]}, (), "exchange", None),
    ("L-283", {"characters": ["treasurer"]}, (RUN,), "exchange", None),
    ("L-284", {"characters": ["treasurer"], "phase": 5, "tiles": EAST}, ("exchange",), "lay red 3,0 CH-T 0", None),
    ("L-286", {"characters": ["treasurer"], "tiles": EAST}, (), "lay red 3,0 CH-T 0", None),
    ("L-106", {"tiles": BAY}, (LAY,), "lay red 3,0 YC-S 0", None),
    ("L-107", {"characters": ["admiral"], "tiles": BEND}, (), "lay red 2,0 CH-A 3", None),
    ("L-128", {"phase": 3, "tiles": {**FAR, (3, 1): "CH-A 1"}}, (LAY,), "lay red 3,0 GC 0", None),
    # trains
    ("L-135", {}, ("card 8 trains",), "train bank blue", None),
    ("L-136", {"pool": "2"}, ("card 8 trains",), "train pool 2 red", None),
    ("L-139", {}, ("card 8 trains",), "train from blue 2 to red", None),
    ("L-141", {"trains": {"blue": "2"}}, ("card 8 trains", "train from blue 2 to red"), "amount 501", None),
    ("L-490", {"trains": {"blue": "2"}}, ("card 8 trains", *ASKED, "amount 9", "no", *ASKED), "amount 9", None),
    (
        "L-151",
        {"trains": {"blue": "2"}, "treasury": {"red": 10}, "cash": [99]},
        ("card 8 trains", *ASKED),
        "amount 81",
        None,
    ),
    ("L-148", {"treasury": {"red": 10}, "cash": [69]}, ("card 8 trains",), "train bank red", None),
    (
        "L-148",
        {"trains": {"blue": "2"}, "treasury": {"red": 10}, "cash": [50]},
        ("card 8 trains", *ASKED),
        "amount 61",
        None,
    ),
    (
        "L-150",
        {"treasury": {"red": 10}, "cash": [99], "trains": {"red": "2"}},
        ("card 8 trains",),
        "train bank red",
        None,
    ),
    ("L-155", {"phase": 4}, ("card 8 trains",), "train bank red return 2", None),
    ("L-156", {"phase": 4, "trains": {"red": "3"}}, ("card 8 trains",), "train bank red return 3", None),
    ("L-178", {"trains": {"red": "2 2 2 2"}}, ("card 8 trains",), "train bank red", None),
    (
        "L-180",
        {"top": "4", "phase": 3, "trains": {"red": "2 2 3"}},
        ("card 8 trains", "train bank red"),
        "done",
        None,
    ),
    (
        "L-181",
        {"top": "4", "phase": 3, "trains": {"red": "2 2 3"}},
        ("card 8 trains", "train bank red"),
        "give red 5",
        None,
    ),
    ("L-184", {"pool": "2"}, (), "train pool 2 red", None),
    ("L-185", {"pool": "2"}, (RUN, "withhold red"), "train pool 3 red", None),
    ("L-188", {"pool": "2", "trains": {"red": "2 2 2 2"}}, (RUN, "withhold red"), "train pool 2 red", None),
    # shares
    ("L-190", {}, ("card 5 shares",), "sell red 1", None),
    ("L-192", {"shares": {0: {"blue": 1}}}, ("card 5 shares",), "sell blue 2", None),
    ("L-193", {"shares": {0: {"blue": 2}}}, ("card 5 shares", "sell blue 1"), "sell blue 1", None),
    ("L-081", {"cash": [99], "characters": ["general"]}, ("card 5 shares", "buy red"), "buy blue", None),
    ("L-081", {"cash": [99], "characters": ["general"]}, ("card 5 shares", "done"), "buy blue", None),
    ("L-198", {}, ("card 5 shares",), "buy red", None),
    ("L-200", {"cash": [99], "shares": {1: {"red": 3}}}, ("card 5 shares",), "buy red", None),
    ("L-201", {"cash": [99]}, ("card 5 shares",), "buy teal", None),
    ("L-202", {"cash": [99], "shares": {0: {"red": 3, "blue": 1}}}, ("card 5 shares",), "buy blue", None),
    ("L-203", {"cash": [999], "tiles": ROOM, "directors": {"teal": 0}}, ("card 5 shares",), "found black 50", None),
    ("L-206", {"cash": [999], "tiles": ROOM}, ("card 5 shares",), "found blue 50", None),
    ("L-207", {"cash": [999], "tiles": ROOM}, ("card 5 shares",), "found teal 45", None),
    ("L-210", {"cash": [249], "tiles": ROOM}, ("card 5 shares",), "found teal 50", None),
    ("L-212", {"cash": [250], "tiles": ROOM}, ("card 5 shares", "found teal 50"), "home 0,1", None),
    ("L-212", {"cash": [250], "tiles": ROOM}, ("card 5 shares", "found teal 50"), "home 2,0", None),
    (
        "L-212",
        {"cash": [250], "tiles": ROOM, "pool": "2"},
        ("card 5 shares", "found teal 50"),
        "train pool 2 teal",
        None,
    ),
    ("L-213", {"cash": [250], "tiles": ROOM}, ("card 5 shares", "found teal 50"), "home 0,0", None),
    ("L-214", {"cash": [250]}, ("card 5 shares",), "found teal 50", None),
    ("L-216", {"cash": [250], "tiles": ROOM, "pool": "2"}, ("card 5 shares", "found teal 50", "home 1,0"), "yes", None),
    (
        "L-081",
        {"cash": [600], "tiles": ROOM, "characters": ["general"]},
        ("card 5 shares", "found teal 50", "home 1,0"),
        "found black 50",
        None,
    ),
    # stations
    ("L-235", {}, ("card 9 station",), "station blue 0,1", None),
    ("L-237", {"tiles": FAR, "treasury": {"red": 39}}, ("card 9 station",), "station red 3,0", None),
    (
        "L-238",
        {"tiles": {**FAR, (3, 0): "YC-S 0 red", (5, 0): "YC-S 0 red"}},
        ("card 9 station",),
        "station red 0,1",
        None,
    ),
    ("L-239", {"tiles": BLOCKED}, ("card 9 station",), "station red 3,0", None),
    ("L-240", {"tiles": {**homes(), (5, 0): "YC-S 0"}}, ("card 9 station",), "station red 5,0", None),
    ("L-241", {"tiles": ROOM}, ("card 9 station",), "station red 1,0", None),
    ("L-242", {"tiles": {**homes(), (2, 0): "CH-J1 0"}}, ("card 9 station",), "station red 2,0", None),
    # running
    ("L-291", {"trains": {"red": "2"}}, (RUN,), "pay blue", None),
    ("L-332", {"trains": {"red": "2"}}, (RUN,), "amount 25", None),
    ("L-340", {}, (RUN,), "pay red", None),
    ("L-341", {"pool": "2"}, (RUN, "withhold red"), "train bank red", None),
    ("L-351", {"trains": {"red": "2"}, "round": 8}, (RUN,), "withhold red", None),
    # variants and the solo game
    ("L-034", {**DRAFT, **TWO_CHARACTERS}, (*THIRD_PASS, "draft admiral"), "draft yellow", None),
    ("L-031", {**DRAFT, **TWO_CHARACTERS}, (*HOMES_OF_RED, "draft emperor"), "draft general", None),
    ("L-031", {**DRAFT, "players": 2}, (*HOMES_OF_RED, "draft emperor"), "done", None),
    ("L-399", {**DRAFT, **TWO_CHARACTERS}, THIRD_PASS, "draft admiral", 1),
    ("L-351", {"trains": {"red": "2"}, "round": 8, "options": {"expert": True}}, (RUN,), "withhold red", None),
    ("L-432", {"players": 1, "taken": [8]}, (), "copy 8 cash", None),
    ("L-119", {"options": CITY_ON_CITY, "tiles": WIGGYWACK}, (LAY,), "lay red 3,4 YP-S 0", None),
    ("L-361", {"options": CITY_ON_CITY}, (LAY,), "lay red 2,0 MINE-10 0", None),
    ("L-386", {"options": CITY_ON_CITY, "tiles": WIGGYWACK, "phase": 5}, (LAY,), "lay red 4,4 BC 0", None),
    ("L-370", {"options": MOUNTAINS, "tiles": HILLS, "treasury": {"red": 29}}, (LAY,), "lay red 3,0 YC-S 0", None),
    ("L-371", {"options": MOUNTAINS, "tiles": RIVER, "treasury": {"red": 9}}, (LAY,), "lay red 3,0 YC-S 0", None),
    ("L-373", {"options": MOUNTAINS, "tiles": HILLS, "treasury": {"red": 79}}, (LAY,), "lay red 3,0 YY-C 2", None),
    ("L-375", {"options": MOUNTAINS, "tiles": {**EAST, (3, 0): "SEA 0"}}, (LAY,), "lay red 3,0 YC-S 0", None),
    ("L-376", {"options": MOUNTAINS, "tiles": MOUNTAIN}, (LAY,), "lay red 3,0 YC-S 0", None),
    (
        "L-377",
        {"options": MOUNTAINS, "tiles": PASS, "phase": 3, "treasury": {"red": 49}},
        (LAY,),
        "lay red 2,0 TUNNEL 0",
        None,
    ),
    ("L-378", {"options": MOUNTAINS, "tiles": MOUNTAIN, "phase": 3}, (LAY,), "lay red 3,0 TUNNEL 0", None),
    ("L-403", {"options": {"allenbeck": True}, "tiles": ROOM, "phase": 5}, (LAY,), "lay red 1,0 BC 0", None),
    ("L-409", {"options": {"laputa": True}, "tiles": ROOM, "phase": 5}, (LAY,), "lay red 1,0 BC 0", None),
    ("L-410", {"options": {"laputa": True}, "tiles": ROOM, "phase": 5}, (LAY,), "lay red 1,0 LA-B 0", None),
    ("L-413", {"options": {"laputa": True}, "tiles": ROOM, "phase": 5}, (LAY,), "lay red 1,0 LA-R 2", None),
    ("L-491", {"players": 1, "trains": {"blue": "2"}}, ("card 8 trains",), "train from blue 2 to red", None),
]


def the_position(given: dict[str, Any], actions: tuple[str, ...]) -> LilliputState:
    if given.get("draft"):
        state = GAME.start(given.get("players", 4), 1, first_player=0, **given.get("options", {}))
        assert isinstance(state, LilliputState)
    else:
        state = position(**given)
    for text in actions:
        if text == RUN:
            to_running(state)
        else:
            play(state, text)
    return state


@pytest.mark.parametrize(
    ("rule", "given", "actions", "text", "seat"), CASES, ids=[f"{case[0]} {case[3]}" for case in CASES]
)
def test_the_refusal_names_its_rule_and_nothing_changes(
    rule: str, given: dict[str, Any], actions: tuple[str, ...], text: str, seat: int | None
) -> None:
    state = the_position(given, actions)
    before = state.to_dict()
    action = GAME.parse(text)
    with pytest.raises(IllegalAction) as caught:
        state.apply(action, None if seat is None else Seat(seat))
    assert caught.value.rule == rule
    assert untruth(before, text, rule, dict(caught.value.params)) is None
    assert state.to_dict() == before
    if seat is None:
        assert action not in state.legal_actions()


def test_there_are_at_least_80_different_refusals() -> None:
    assert len({(case[0], case[3]) for case in CASES}) >= 80
    assert len({case[0] for case in CASES}) >= 80


def test_the_table_shows_every_rule_that_can_be_cited() -> None:
    elsewhere = {
        "L-053",  # test_lilliput_draft.py: the supply of home tiles runs out
        "L-108",  # test_laying.py: parsing never yields such a turn
        "L-417",  # test_lilliput_options.py: variants that cannot be combined
        *("L-362", "L-363"),  # test_landscapes.py: mistakes in landscapes
    }
    assert citable_rules() - {case[0] for case in CASES} <= elsewhere
