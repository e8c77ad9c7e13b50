"""What people type at the tickets table is understood where the board leaves no doubt; the engine stays strict."""

from __future__ import annotations

import pytest

import roundhouse as rh
from roundhouse.cli.front import make_front
from roundhouse.i18n.catalogue import Catalogue
from unit.tickets.positions import position

SEED = 7
FRONT = make_front(rh.game("tickets"), Catalogue("en", strict=True), ["You", "Ben"])
WHITE_AND_GREEN = "new_york-pittsburgh"  # a double route of two spaces, .1 white and .2 green


@pytest.fixture
def turn():
    """Seat 0's turn with these cards."""
    return lambda hand, **more: position(hands=[hand], **more)


def read(line: str, state: rh.State) -> list[str]:
    return [str(action) for action in FRONT.read(state.view(rh.Seat(0)), line, state.legal_actions())]


def complaint(line: str, state: rh.State) -> str:
    with pytest.raises(rh.InvalidAction) as error:
        read(line, state)
    return str(error.value)


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("d", "draw"),
        ("T", "tickets"),
        ("Red", "take red"),
        ("locomotive", "take locomotive"),
        ("take blue", "take blue"),
        ("claim montreal-new_york 2 blue 1 locomotive", "claim montreal-new_york 2 blue 1 locomotive"),
        ("claim new_york-montreal 3 blue", "claim montreal-new_york 3 blue"),
        ("claim New York - Montreal 3 blue", "claim montreal-new_york 3 blue"),
        ("claim New York \N{EN DASH} Montreal 3 blue", "claim montreal-new_york 3 blue"),
        ("CLAIM new york montreal 2 blue + 1 locomotive", "claim montreal-new_york 2 blue 1 locomotive"),
        ("claim new york to montreal 2 blue, 1 locomotive", "claim montreal-new_york 2 blue 1 locomotive"),
        ("claim sault st. marie - toronto 2 blue", "claim sault_st_marie-toronto 2 blue"),
    ],
)
def test_a_line_is_read_as_it_is_meant(turn, line, action):
    assert read(line, turn({"blue": 3, "locomotive": 1})) == [action]


def test_the_engine_itself_takes_strict_notation_only():
    for line in ("d", "red", "claim new york montreal 3 blue"):
        with pytest.raises(rh.InvalidAction):
            rh.game("tickets").parse(line)


def test_a_claim_without_cards_asks_for_them(turn):
    ways = read("claim montreal toronto", turn({"blue": 3, "red": 3}))

    assert sorted(ways) == ["claim montreal-toronto 3 blue", "claim montreal-toronto 3 red"]


def test_a_claim_without_cards_that_nobody_could_pay_is_refused_with_its_reason(turn):
    state = turn({"blue": 1})

    (line,) = read("claim new york montreal", state)

    assert state.why_not(rh.game("tickets").parse(line), rh.Seat(0)).rule == "T-065"


@pytest.mark.rule("T-083")
@pytest.mark.parametrize(
    ("hand", "line", "action"),
    [
        ({"green": 2}, "claim pittsburgh new york 2 green", f"claim {WHITE_AND_GREEN}.2 2 green"),
        ({"white": 2}, "claim pittsburgh new york 2 white", f"claim {WHITE_AND_GREEN}.1 2 white"),
        ({"green": 2}, "claim pittsburgh new york", f"claim {WHITE_AND_GREEN}.2 2 green"),
        ({"locomotive": 2}, "claim pittsburgh new york.2 2 locomotive", f"claim {WHITE_AND_GREEN}.2 2 locomotive"),
        ({"green": 1}, "claim pittsburgh new york 2 green", f"claim {WHITE_AND_GREEN}.2 2 green"),
        ({"red": 2}, "claim houston dallas 1 red", "claim dallas-houston.1 1 red"),
    ],
)
def test_the_cards_decide_which_of_two_routes_is_meant(turn, hand, line, action):
    assert read(line, turn(hand)) == [action]


@pytest.mark.rule("T-081")
def test_openness_decides_which_of_two_routes_is_meant(turn):
    state = turn({"locomotive": 2}, players=4, routes={f"{WHITE_AND_GREEN}.1": 1})

    assert read("claim new york pittsburgh 2 locomotive", state) == [f"claim {WHITE_AND_GREEN}.2 2 locomotive"]


@pytest.mark.parametrize("line", ["claim new york pittsburgh 2 locomotive", "claim new york pittsburgh"])
def test_where_nothing_decides_both_routes_are_named(turn, line):
    said = complaint(line, turn({"locomotive": 2}))

    assert said == f"two routes: {WHITE_AND_GREEN}.1 white, .2 green"


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("claim montreal-new_yrok 3 blue", "did you mean montreal-new_york?"),
        ("claim san fransisco - seatle 3 blue", "san fransisco - seatle\N{RIGHT SINGLE QUOTATION MARK}; did you mean"),
        ("claim boston miami 3 blue", "no route connects Boston and Miami; from Boston routes lead to Montreal"),
        ("claim boston boston 3 blue", "Boston cannot be connected to itself"),
        ("claim moon mars 3 blue", "moon mars\N{RIGHT SINGLE QUOTATION MARK} does not name two cities on this board"),
        ("claim montreal-new_york.2 3 blue", "montreal-new_york is a single route"),
        ("claim dallas-houston.3 1 blue", "two routes: dallas-houston.1 grey, .2 grey"),
        ("claim montreal-new_york 3 pink", "'pink' is not one of"),
        ("claim montreal-new_york x blue", "give each colour once"),
    ],
)
def test_a_near_miss_is_answered_with_what_was_meant(turn, line, part):
    assert part in complaint(line, turn({"blue": 3}))


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("keep 1 3", "keep boston-miami duluth-houston"),
        ("keep 2", "keep denver-el_paso"),
        ("keep 2, 2", "keep denver-el_paso"),
        ("keep boston-miami denver-el_paso", "keep boston-miami denver-el_paso"),
        ("keep El Paso - Denver", "keep denver-el_paso"),
        ("keep Boston \N{EN DASH} Miami, El Paso to Denver", "keep boston-miami denver-el_paso"),
        ("keep boston", "keep boston"),
    ],
)
def test_tickets_are_kept_by_line_or_by_name(turn, line, kept):
    drawn = ["boston-miami", "denver-el_paso", "duluth-houston"]

    assert read(line, turn({}, stage="keep tickets", ticket_deck=drawn)) == [kept]


def test_a_line_that_is_not_in_the_list_of_tickets(turn):
    drawn = ["boston-miami", "denver-el_paso", "duluth-houston"]

    assert "choose 1 to 3" in complaint("keep 4", turn({}, stage="keep tickets", ticket_deck=drawn))


def test_commands_work_while_cards_are_chosen(run, tmp_path):
    path = tmp_path / "game"
    lines = ["1", *["draw"] * 12]
    run("play", "--seed", SEED, "--first-player", 0, "--save", path, lines=lines)
    state = rh.final_position(rh.read_record(path.read_text("utf-8")))
    claims = [str(action) for action in state.legal_actions() if str(action).startswith("claim ")]
    route = next(line.split()[1] for line in claims if sum(line.split()[1] in other for other in claims) > 1)

    ran = run("play", "--resume", path, lines=[f"claim {route}", "help", "rule 80", "quit"])

    asked = ran.out.partition(f"> claim {route}")[2]
    assert asked.count("choose the cards") == 3
    assert "Actions of this game" in asked
    assert "T-080 With two or three players" in asked
    assert "Choose 1 to" not in asked


def test_help_says_what_the_game_is_about_and_what_the_signs_mean(run):
    said = run("play", "--players", "me,random", "--seed", SEED, lines=["help"]).out

    assert "the highest score wins" in said
    assert "When somebody has two cars or fewer left" in said
    assert "Claimed:  █●█ ◙ You  █▲█ ◭ random" in said
    assert "end in .1 and .2" in said


def test_two_people_see_the_fingerprint_and_can_check_it(run):
    ran = run("play", "--players", "Ada,Ben", "--seed", SEED, lines=[""])

    promise = rh.commitment(rh.seed_bytes(SEED))
    assert ran.out.count(promise) == 1
    assert ran.out.index(promise) < ran.out.index("Pass the keyboard to Ada.")


def test_the_end_tells_how_to_check_the_fingerprint(run):
    ran = run("play", "--players", "random,random", "--seed", SEED)

    seed = rh.seed_bytes(SEED)
    end = ran.out.rpartition("The seed was")[2]
    assert rh.commitment(seed) in end
    assert f"hashlib.sha256(bytes.fromhex('{seed.hex()}')).hexdigest()" in end
