"""The table and the score sheet in characters, from views."""

from __future__ import annotations

import re

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

import roundhouse as rh
from roundhouse.games.tickets.box.board import board_of_view
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.render.flow import flow
from roundhouse.render.tickets.score_sheet import sheet_tables, trail_cities
from roundhouse.render.tickets.text import map_screen, screen, short_screen

WORDS = Catalogue("en", strict=True).text
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"]
DASH = "\N{EN DASH}"


def printed(what: RenderableType, width: int) -> list[str]:
    console = Console(width=width, height=60, color_system=None, highlight=False, markup=False)
    with console.capture() as capture:
        console.print(what)
    return capture.get().splitlines()


def played(players: int = 3, decisions: int = 40, seed: int = 7) -> rh.State:
    """A game after this many random decisions."""
    state = rh.game("tickets").start(players, seed)
    rng = rh.Stream(rh.seed_bytes(seed))
    for _ in range(decisions):
        if not state.is_over:
            state.push(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (200, 60)])
@pytest.mark.parametrize("players", [2, 5])
def test_everything_a_player_needs_is_on_the_screen(size, players):
    state = played(players)
    view = state.view(rh.Seat(0))

    lines = printed(screen(view, NAMES[:players], WORDS, [Text("* Ben passed.")], size), size[0])

    text = "\n".join(lines)
    assert max(len(line) for line in lines) <= size[0]
    for name, seat in zip(NAMES[:players], view["seats"], strict=True):
        figures = rf"{seat['points']} +{seat['cars']} +{seat['cards']} +{seat['tickets']}"
        assert re.search(rf"{name} +{figures}", text)
    for colour, number in view["own"]["hand"].items():
        assert re.search(rf"{number} \S {colour}", text)
    for colour in view["display"]:
        assert colour in text
    assert f"Pile {view['deck']}" in text
    assert f"Discard {sum(view['discard'].values())}" in text
    assert f"Tickets {view['ticket_deck']}" in text
    assert "Your tickets" in text
    assert "Ben passed." in text


def test_a_low_screen_leaves_the_map_to_the_asking():
    view = played().view(rh.Seat(0))

    low = printed(screen(view, NAMES[:3], WORDS, [Text("* Ben passed.")], (80, 24)), 80)

    assert len(low) <= 16
    assert "Type map to see the map" in low[0]
    assert not any("Winnipeg" in line for line in low)
    assert any("Winnipeg" in line for line in printed(screen(view, NAMES[:3], WORDS, [], (80, 30)), 80))


@pytest.mark.parametrize("size", [(80, 24), (80, 40), (120, 40)])
def test_face_up_cards_are_never_broken_in_two(size):
    view = played().view(rh.Seat(0))
    view["display"] = ["locomotive", "purple", "locomotive", "orange", "yellow"]

    text = "\n".join(printed(screen(view, NAMES[:3], WORDS, [], size), size[0]))

    for colour, sign in (("locomotive", "★"), ("purple", "◆"), ("orange", "▲"), ("yellow", "✦")):
        assert f"{sign} {colour}" in text.partition("Face up")[2]


def test_tickets_to_choose_from_are_numbered():
    view = rh.game("tickets").start(2, 7).view(rh.Seat(0))

    text = "\n".join(printed(short_screen(view, WORDS, 80), 80))

    assert re.findall(r"^(\d)\. … +\d+ \S", text, re.MULTILINE) == ["1", "2", "3"]


def test_the_active_seat_is_marked():
    state = played()
    view = state.view(rh.Seat(0))

    marked = [line for line in printed(screen(view, NAMES[:3], WORDS, [], (120, 40)), 120) if "\u25b8" in line]

    assert len(marked) == 1
    assert NAMES[state.active_seat] in marked[0]


def test_tickets_show_whether_they_are_done_possible_or_cut_off():
    view = played().view(rh.Seat(0))
    tickets = [{"ticket": "boston-miami", "points": 12, "state": state} for state in ("done", "possible", "cut off")]
    view["own"]["tickets"] = tickets

    text = "\n".join(printed(screen(view, NAMES[:3], WORDS, [], (120, 40)), 120))

    assert f"✓ 12 Boston {DASH} Miami completed" in text
    assert f"… 12 Boston {DASH} Miami  " in text
    assert f"✗ 12 Boston {DASH} Miami cut off" in text


def test_a_spectator_sees_the_table_without_hands():
    view = played().view(None)

    text = "\n".join(printed(screen(view, NAMES[:3], WORDS, [], (120, 40)), 120))

    assert "Your hand" not in text
    assert "Your tickets" not in text
    assert "Ada" in text


def test_the_first_choice_hides_how_many_tickets_others_keep():
    state = rh.game("tickets").start(2, 7)
    state.apply(state.legal_actions()[-1])
    text = "\n".join(printed(screen(state.view(rh.Seat(1)), NAMES[:2], WORDS, [], (120, 40)), 120))

    assert re.search(r"Ada +0 +45 +4 +\?", text)
    assert "Tickets to choose from" in text


def test_old_news_gives_way_to_the_latest():
    news = [Text(f"* news number {number} that is a little longer than a line of the panel") for number in range(40)]
    lines = printed(screen(played().view(rh.Seat(0)), NAMES[:3], WORDS, news, (120, 40)), 120)

    assert "number 39 " in "\n".join(lines)
    assert "number 3 " not in "\n".join(lines)
    assert len(lines) <= 30


def test_the_final_round_is_announced():
    view = played().view(rh.Seat(0))
    view["final_turns_left"] = 2

    for width in (80, 120):
        assert "Final round: 2 turns left." in "\n".join(
            printed(screen(view, NAMES[:3], WORDS, [], (width, 40)), width)
        )


def test_an_empty_display_and_an_empty_hand_say_so():
    view = played().view(rh.Seat(0))
    view["display"], view["own"]["hand"] = [], {}

    text = "\n".join(printed(short_screen(view, WORDS, 80), 80))

    assert text.count("no cards") == 2


def test_the_map_alone_comes_with_its_key():
    lines = printed(map_screen(played().view(rh.Seat(0)), NAMES[:3], WORDS, (80, 24)), 80)

    assert len(lines) <= 23
    assert "closed to everybody" in lines[-1]


@pytest.mark.rule("T-080", "T-081")
@pytest.mark.parametrize(("players", "closed"), [(2, True), (3, True), (4, False), (5, False)])
def test_the_twin_of_a_claimed_route_is_drawn_closed_in_small_games_only(players, closed):
    state = rh.game("tickets").start(players, 1)
    state.give_route(state.setup.board.route_index["dallas-houston.1"], 0)
    view = state.view(None)

    assert view["closed"] == (["dallas-houston.2"] if closed else [])
    drawn = "\n".join(printed(map_screen(view, NAMES[:players], WORDS, (120, 40)), 120)[:-1])
    assert ("\N{MULTIPLICATION SIGN}" in drawn) == closed


def test_the_score_sheet_lists_every_item():
    state = played(4, 2000)
    sheet = state.score_sheet()
    view = state.view(None)
    board = board_of_view(view)

    text = "\n".join(printed(sheet_tables(sheet, state.standings(), view, NAMES[:4], WORDS), 120))

    for standing in state.standings():
        entry = sheet["seats"][standing.seat]
        figures = rf"{entry['route_points']} .*{entry['total']}"
        assert re.search(rf"{standing.rank} +\S {NAMES[standing.seat]} +{figures}", text)
        assert f"Tickets {entry['ticket_points']:+}" in text
        for line in entry["routes"]:
            route = board.routes[board.route_index[line["route"]]]
            assert f"{line['points']} {board.cities[route.a].name} {DASH} {board.cities[route.b].name}" in text
        for line in entry["tickets"]:
            assert f"{line['points']:+} " in text
    assert text.count(f"The winner: {NAMES[state.standings()[0].seat]}") == 2
    assert "The winner: " in text.splitlines()[-1]


def test_a_shared_win_names_all_winners():
    state = played(2, 2000)
    standings = [rh.Standing(1, rh.Seat(0), 5), rh.Standing(1, rh.Seat(1), 5)]

    text = "\n".join(printed(sheet_tables(state.score_sheet(), standings, state.view(None), NAMES[:2], WORDS), 120))

    assert "A shared win: Ada and Ben, with 5 points." in text


def test_an_unfinished_sheet_shows_routes_only():
    state = played(3, 60)

    text = "\n".join(
        printed(sheet_tables(state.score_sheet(), state.standings(), state.view(None), NAMES[:3], WORDS), 120)
    )

    assert "Score so far" in text
    assert "Longest" not in text


def test_a_player_without_routes_has_no_path():
    sheet = {
        "complete": True,
        "seats": [
            {"seat": seat, "routes": [], "route_points": 0, "tickets": [], "ticket_points": 0, "completed": 0}
            | {"longest_path": 0, "longest_path_routes": [], "bonus": 0, "total": 0}
            for seat in range(2)
        ],
    }
    state = played(2, 4)

    text = "\n".join(printed(sheet_tables(sheet, state.standings(), state.view(None), NAMES[:2], WORDS), 80))

    assert text.count("no routes") == text.count("no path") == 2


def test_a_trail_is_told_city_by_city():
    board = board_of_view(rh.game("tickets").start(2, 1).view(None))

    cities = trail_cities(board, ["chicago-omaha", "chicago-duluth", "duluth-omaha.1", "kansas_city-omaha.1"])

    assert [board.cities[city].name for city in cities] == ["Omaha", "Chicago", "Duluth", "Omaha", "Kansas City"]
    with pytest.raises(ValueError, match="no trail"):
        trail_cities(board, ["chicago-omaha", "boston-montreal.1"])


def test_pieces_flow_without_being_broken():
    text = flow([Text("one two"), Text("three four"), Text("five")], width=20, gap=2, indent=1)

    assert text.plain == "one two  three four\n five"
