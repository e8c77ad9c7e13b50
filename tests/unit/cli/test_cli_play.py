"""A table in the terminal, driven by scripted lines."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import roundhouse as rh

CLAIM_OR_DRAW = ["7", "1"] * 1000  # a long route if there is one to pay for, else a card
FILE = "game.rh.json"


def saved(path: Path) -> rh.State:
    return rh.final_position(rh.read_record(path.read_text("utf-8")))


def actions(path: Path) -> list[str]:
    found: list[str] = json.loads(path.read_text("utf-8"))["actions"]
    return found


def first_hand(seed: int) -> dict[str, int]:
    """What seat 0 is dealt in a game of two that it begins."""
    held: dict[str, int] = rh.game("tickets").start(2, seed, first_player=0).view(rh.Seat(0))["own"]["hand"]
    return held


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / FILE


def test_a_game_can_be_played_to_its_final_score(run, file):
    ran = run("play", "--players", "me,random", "--seed", 8, "--save", file, lines=CLAIM_OR_DRAW)

    state = saved(file)
    assert ran.code == 0
    assert state.is_over
    assert "The game is over." in ran.out
    sheet = ran.out.rpartition("Score sheet")[2].splitlines()
    for name, score in zip(("You", "random"), state.scores(), strict=True):
        assert any(name in line and line.rstrip().endswith(f" {score}") for line in sheet)


def test_the_seed_revealed_at_the_end_is_the_one_promised_at_the_start(run):
    ran = run("play", "--players", "random,random", "--seed", 8)

    seed = rh.seed_bytes(8)
    first, last = ran.out[:1000], ran.out[-1000:]
    assert rh.commitment(seed) in first
    assert seed.hex() not in ran.out[:-1000]
    assert f"The seed was {seed.hex()}." in last
    assert "Its fingerprint is the one shown at the start" in last


def test_an_action_can_be_typed_by_number_or_in_notation(run, tmp_path):
    start = rh.game("tickets").start(2, 7)
    by_number, by_notation = tmp_path / "a.rh.json", tmp_path / "b.rh.json"

    run("play", "--seed", 7, "--save", by_number, lines=["1"])
    run("play", "--seed", 7, "--save", by_notation, lines=[str(start.legal_actions()[0]).upper()])

    assert actions(by_number)[0] == str(start.legal_actions()[0])
    assert actions(by_notation) == actions(by_number)


def test_a_game_left_in_the_middle_goes_on_as_if_nobody_had_left(run, tmp_path):
    lines = ["1", "2", "1", "draw", "1", "7", "1", "1", "2", "1", "tickets", "2"]
    whole, parts = tmp_path / "whole.rh.json", tmp_path / "parts.rh.json"

    run("play", "--players", "me,random,random", "--seed", 7, "--save", whole, lines=lines)
    left = run("play", "--players", "me,random,random", "--seed", 7, "--save", parts, lines=lines[:5])
    middle = saved(parts).to_dict()
    looked = run("play", "--resume", parts)
    again = saved(parts).to_dict()
    run("play", "--resume", parts, lines=lines[5:])

    assert f"roundhouse play --resume {parts}" in left.out
    assert "the game continues after" in looked.out
    assert again == middle
    assert saved(parts).to_dict() == saved(whole).to_dict()


def test_a_finished_game_is_shown_again_with_its_score(run, file):
    played = run("play", "--players", "random,random", "--seed", 8, "--save", file)

    again = run("play", "--resume", file)

    assert again.code == 0
    assert played.out[played.out.index("Score sheet") :] == again.out[again.out.index("Score sheet") :]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("hello", "hello\N{RIGHT SINGLE QUOTATION MARK} is not an action"),
        ("take pink", "take one of purple"),
        ("claim", "write a claim like"),
        ("claim dallas-houston.1 x red", "with its number of cards"),
        ("0", "There is no number 0"),
        ("99", "There is no number 99"),
        ("9" * 200, "There is no number"),
        ("x" * 5000, "too long to be an action"),
        ("²", "is not an action"),
        ("draw", "You cannot do that (T-029)"),
        ("keep boston-miami", "You cannot do that (T-026)"),
        ("keep", "You cannot do that (T-027): You must keep at least two of your first tickets. Keep at least 2."),
        ("why", "Type why and an action"),
        ("why draw", "You cannot do that (T-029)"),
        ("why 1", "you can do that now"),
        ("?", "Actions of this game"),
        ("help", "Actions of this game"),
        ("log", "Nothing has happened yet"),
        ("map", "closed to everybody"),
        ("table", "Tickets to choose from"),
        ("more", "Keep at least two"),
        ("rule t-080", "T-080 With two or three players"),
        ("rule 80", "T-080 With two or three players"),
        ("rule t80", "T-080 With two or three players"),
        ("rule 999", "999\N{RIGHT SINGLE QUOTATION MARK}; the rules are T-001 to T-130"),
        ("rule nothing", "nothing\N{RIGHT SINGLE QUOTATION MARK}; the rules are"),
        ("rule double routes", "T-083 The two routes of a double"),
        ("rule", "T-079 - T-083 Double routes"),
        ("save", "Type save and a file name"),
        ("save /", "already exists"),
    ],
)
def test_a_line_that_is_no_legal_action_is_answered_and_changes_nothing(run, tmp_path, line, answer):
    untouched, touched = tmp_path / "a.rh.json", tmp_path / "b.rh.json"
    run("play", "--seed", 7, "--save", untouched)

    ran = run("play", "--seed", 7, "--save", touched, lines=[line])

    assert answer in " ".join(ran.out.split())
    assert touched.read_text() == untouched.read_text()
    assert ran.code == 0


def test_a_refusal_cites_the_rule_its_text_and_the_facts(run, file):
    colour = next(iter(first_hand(7)))
    start = ["", "1", "", "", "1", "", ""]  # Ada chooses, the keyboard goes to Ben and back
    claim = f"claim dallas-houston.1 1 {colour}"
    lines = [*start, claim, "", "", f"claim dallas-houston.2 1 {colour}", f"claim dallas-houston.1 1 {colour}"]

    ran = run("play", "--players", "Ada,Ben", "--first-player", "Ada", "--seed", 7, "--save", file, lines=lines)

    said = " ".join(ran.out.split())
    assert (
        "You cannot do that (T-080): With two or three players, once one route of a double is claimed the other stays"
        " closed to everybody. Ada has the parallel route Dallas \N{EN DASH} Houston." in said
    )
    assert "You cannot do that (T-077)" in said
    assert "Dallas \N{EN DASH} Houston belongs to Ada." in said
    assert actions(file)[-1] == claim


def test_paying_asks_for_the_cards_and_can_be_taken_back(run, file):
    lines = ["1", "1", "1", *["1"] * 8]
    ran = run("play", "--seed", 7, "--first-player", 0, "--save", file, lines=lines)
    before = actions(file)
    number = re.findall(r"(\d+) [^\d\n]+ \+\d", ran.out)[-1]  # the last route in the list, a grey one

    back = run("play", "--resume", file, lines=[number, "0", number, "77", "back"])
    assert actions(file) == before
    paid = run("play", "--resume", file, lines=[number, "1"])

    assert back.out.count("choose the cards") == 2
    assert "Choose 1 to" in back.out
    assert "choose the cards" in paid.out
    assert actions(file)[len(before)].startswith("claim ")


def test_other_people_see_only_what_they_may(run, file):
    lines = ["", "1", "", "", "1", "", "", "draw", "draw", "", "", "log"]

    ran = run("play", "--players", "Ada,Ben", "--first-player", 0, "--seed", 7, "--save", file, lines=lines)

    for_ben = ran.out.rpartition("Pass the keyboard to Ben.")[2]
    for_ada = ran.out.rpartition("Pass the keyboard to Ben.")[0]
    assert "You took a" in for_ada
    assert "from the draw pile" in for_ada
    assert "Ada drew two hidden cards." in for_ben
    assert "from the draw pile" not in for_ben
    assert "Ada chose their first tickets." in for_ben
    assert "Ada kept" not in for_ben


def test_between_two_people_there_is_a_curtain(run):
    ran = run("play", "--players", "Ada,Ben", "--seed", 7, lines=["", "1", ""])

    assert ran.out.index("Pass the keyboard to Ada.") < ran.out.index("Players")
    assert ran.out.index("Ada: press Enter to hide your cards.") < ran.out.index("Pass the keyboard to Ben.")
    assert "▸ ▲ Ben" not in ran.out


def test_one_person_among_bots_meets_no_curtain(run):
    ran = run("play", "--players", "Ada,random,random", "--seed", 7, lines=["1", "1", "1"])

    assert "keyboard" not in ran.out


def test_the_moves_of_bots_are_told_without_their_secrets(run):
    ran = run("play", "--players", "random,me", "--seed", 7, "--first-player", 0, lines=["1", "log"])

    assert "random chose their first tickets." in ran.out
    assert "random kept" not in ran.out


def test_quit_without_a_file_offers_to_save(run, file):
    file.with_name("other").write_text("mine")
    lines = ["1", "quit", str(file.with_name("other")), str(file)]

    ran = run("play", "--seed", 7, lines=lines)

    assert ran.code == 0
    assert "already exists; choose another name" in " ".join(ran.out.split())
    assert file.with_name("other").read_text() == "mine"
    assert f"roundhouse play --resume {file}" in ran.out
    assert len(actions(file)) >= 2


def test_quit_without_saving_leaves_no_file(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    ran = run("play", "--seed", 7, lines=["quit", ""])

    assert "the game was not saved" in ran.out
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lines", [["1", "quit"], ["1"]], ids=["quit", "end of input"])
def test_leaving_a_saved_game_tells_how_to_go_on(run, tmp_path, lines):
    path = tmp_path / "my game.rh.json"

    ran = run("play", "--seed", 7, "--save", path, lines=lines)

    assert ran.code == 0
    assert f"roundhouse play --resume '{path}'" in ran.out
    assert not saved(path).is_over


def test_saving_in_the_game_keeps_saving(run, file):
    run("play", "--seed", 7, lines=[f"save {file}", "1", "1"])

    assert len(actions(file)) >= 3
    assert [entry.name for entry in file.parent.iterdir()] == [FILE], "no temporary file is left"


def test_a_resumed_game_can_be_saved_elsewhere(run, tmp_path):
    old, new = tmp_path / "old.rh.json", tmp_path / "new.rh.json"
    run("play", "--seed", 7, "--save", old, lines=["1"])
    before = old.read_text()

    run("play", "--resume", old, "--save", new, lines=["1"])

    assert old.read_text() == before
    assert len(actions(new)) > len(actions(old))


def test_bots_alone_play_without_being_asked(run, file):
    ran = run("play", "--players", "random,random,random,random,random", "--seed", 3, "--save", file)

    assert ran.code == 0
    assert saved(file).is_over
    assert "random 5" in ran.out


def test_an_own_board_is_drawn_and_kept_in_the_record(run, file):
    board = Path(__file__).parents[2] / "boards" / "islands.toml"

    ran = run("play", "--board", board, "--seed", 1, "--save", file, lines=["1"])
    again = run("play", "--resume", file)

    city = rh.game("tickets").start(2, 1, board=board).view(None)["options"]["board"]["cities"][0]["name"]
    assert "The board: islands." in ran.out
    assert city in ran.out
    assert city in again.out


def test_a_narrow_screen_is_told_of(run, monkeypatch):
    monkeypatch.setenv("COLUMNS", "70")

    ran = run("play", "--seed", 7)

    assert "The table needs 80 columns, but this screen has 70" in " ".join(ran.out.split())


@pytest.mark.parametrize(("who", "seat"), [("Ben", 1), ("1", 1), ("0", 0)])
def test_the_first_player_is_a_name_or_a_seat(run, file, who, seat):
    run("play", "--players", "Ada,Ben", "--first-player", who, "--save", file)

    assert rh.read_record(file.read_text()).options["first_player"] == seat


def test_names_are_shown_as_typed_even_if_they_look_like_markup(run):
    ran = run("play", "--players", "[red]x,random", "--seed", 7)

    assert "[red]x" in ran.out
