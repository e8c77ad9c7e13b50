"""Board files and the commands that read them: what they accept, and one clear line for every mistake."""

from __future__ import annotations

import json
import re
import textwrap
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

import roundhouse as rh
from roundhouse.cli.main import main
from roundhouse.games.lilliput.ids import Train, W
from roundhouse.games.lilliput.map.boardfile import read_board, train_from
from roundhouse.games.lilliput.map.routes import NO_SIDE, best_run
from roundhouse.kernel.errors import InvalidData
from unit.lilliput.maps import F1, F2, Drawn, company, draw, trains


def board_text(drawn: Drawn, **more: Any) -> str:
    tiles = []
    for cell, text in drawn.items():
        name, rotation, *stations = text.split()
        tiles.append({"at": list(cell), "tile": name, "rotation": int(rotation), "stations": stations})
    return json.dumps({"tiles": tiles, **more})


def problems(data: Any) -> list[str]:
    with pytest.raises(InvalidData) as caught:
        read_board(json.dumps(data), "board.json")
    assert caught.value.source == "board.json"
    return caught.value.problems


def board(*tiles: Any, **more: Any) -> dict[str, Any]:
    return {"tiles": list(tiles), "company": "red", "trains": ["2"], **more}


RED = {"at": [1, 0], "tile": "YC-S", "stations": ["red"]}


@pytest.mark.parametrize(
    ("drawn", "who", "names", "total"),
    [(F1, "red", ["3", "2"], 170), (F2, "red", ["3D", "3*"], 240), (F2, "blue", ["3*"], 60)],
)
def test_a_board_file_gives_the_printed_totals(drawn: Drawn, who: str, names: list[str], total: int) -> None:
    read = read_board(board_text(drawn, company=who, trains=names), "board.json")
    assert read.company == company(who)
    assert read.trains == trains(" ".join(names))
    assert best_run(read.railmap, company(who), read.trains).total == total
    assert read.railmap.tiles == draw(drawn).tiles


def test_inline_tiles_stand_for_any_tile() -> None:
    castle = {"kind": "city", "exits": "WNE", "slots": 2, "value": [30, 50]}
    data = board(
        {"at": [0, 0], "tile": {"kind": "harbour", "exits": "E", "value": 10}},
        {"at": [1, 0], "tile": {"kind": "city", "exits": "WE", "slots": 1, "value": 20}, "stations": ["red"]},
        {"at": [2, 0], "tile": {"kind": "plain", "paths": ["WE", "NS"]}},
        {"at": [3, 0], "tile": castle, "stations": ["blue"]},
        {"at": [4, 0], "tile": {"kind": "town", "exits": "WE", "value": 10}},
        {"at": [5, 0], "tile": castle, "rotation": 0, "stations": ["red"]},
    )
    read = read_board(json.dumps(data), "board.json")
    run = best_run(read.railmap, company("red"), trains("3"))
    assert run.total == 10 + 20 + 30 + 10 + 50
    kinds = read.railmap.tileset.kinds
    assert read.railmap.tiles[3, 0][0] == read.railmap.tiles[5, 0][0]  # the same description is the same kind
    assert kinds[read.railmap.tiles[0, 0][0]].terminal


def test_an_inline_switch_is_passed_one_way_only() -> None:
    data = board(
        {"at": [1, 0], "tile": "YC-S", "stations": ["red"]},
        {"at": [2, 0], "tile": {"kind": "plain", "paths": ["WE", "WN"]}},
        {"at": [3, 0], "tile": "YC-S"},
        {"at": [2, 1], "tile": "YY-S", "rotation": 1},
    )
    read = read_board(json.dumps(data), "board.json")
    assert best_run(read.railmap, company("red"), trains("5")).total == 50  # never from the east to the north
    assert best_run(read.railmap, company("red"), trains("5 5")).total == 50  # and the west exit only once


def test_tiles_of_variants_and_scenarios_may_be_named() -> None:
    drawn = {(0, 0): "MIL 0", (1, 0): "BC-T 0 red", (2, 0): "MINE-20 0", (3, 0): "LA-B 3", (5, 5): "SEA 0"}
    read = read_board(board_text(drawn, company="red", trains=["3"]), "board.json")
    assert [read.railmap.tileset.kinds[land].id for land in read.railmap.terrain.values()] == ["SEA"]
    run = best_run(read.railmap, company("red"), read.trains)
    assert (run.total, run.mine_money) == (110, 20)
    turned = read_board(board_text({**drawn, (3, 0): "LA-B 1"}, company="red", trains=["3"]), "board.json")
    assert best_run(turned.railmap, company("red"), turned.trains).total == 70  # its coloured exit faces the mine


def test_a_mine_may_be_described() -> None:
    mine = {"kind": "mine", "paths": ["NE"], "money": 50}
    data = board(RED, {"at": [2, 0], "tile": mine, "rotation": 3}, {"at": [2, 1], "tile": "YC-S", "rotation": 1})
    read = read_board(json.dumps(data), "board.json")
    assert best_run(read.railmap, company("red"), read.trains).mine_money == 50


def test_a_board_of_brobdingnag() -> None:
    data = board(RED, {"at": [0, 0], "tile": "MIL"}, {"at": [2, 0], "tile": "CH-J1"}, brobdingnag=True, trains=["3"])
    read = read_board(json.dumps(data), "board.json")
    assert best_run(read.railmap, company("red"), read.trains).total == 60 + 40 + 10


LONG = "long" * 1000
MISTAKES: list[tuple[Any, str]] = [
    (board(RED, brobdingnag="yes"), "brobdingnag: must be true or false"),
    (board(RED, {"at": [2, 0], "tile": "SEA"}), "tiles[1] at 1,0: its exit E runs into the sea at 2,0"),
    (board(RED, {"at": [2, 0], "tile": "HILLS", "stations": ["red"]}), "1 station, but HILLS has no slot"),
    (board(RED, {"at": [2, 0], "tile": {"kind": "mine", "paths": ["WE"]}}), "tiles[2].tile.money: is missing"),
    (
        board({**RED, "tile": {"kind": "mine", "paths": ["WE", "NS"], "money": 10}}),
        "paths: must have 1 entry, not 2",
    ),
    (board({**RED, "tile": {"kind": "mine", "paths": ["WE"], "money": 5}}), "tile.money: 5 is not a multiple of ten"),
    ([], "must be an object with tiles, company and trains"),
    ({"company": "red", "trains": []}, "tiles: is missing"),
    (board(RED, colour="blue"), "colour: unknown field"),
    (board("YC-S"), "tiles[1]: must be an object with at and tile"),
    (board({**RED, "turn": 1}), "tiles[1].turn: unknown field"),
    (board({**RED, "at": [1]}), "tiles[1].at: [1] is not a cell such as [2, -1]"),
    (board({**RED, "at": [1, True]}), "tiles[1].at: [1, true] is not a cell such as [2, -1]"),
    (board({**RED, "at": [10**9, 0]}), "tiles[1].at: [1000000000, 0] is not a cell such as [2, -1]"),
    (board({**RED, "at": [61, 0]}), "tiles[1].at: [61, 0] is not a cell such as [2, -1], at most 60 away"),
    (board(*[RED] * 1001), "tiles: must have at most 1000 entries, not 1001"),
    (board({"tile": "YC-S"}), "tiles[1].at: is missing"),
    (board(RED, {"at": [1, 0], "tile": "GC"}), "tiles[2] at 1,0: overlaps tiles[1]"),
    (board({**RED, "rotation": 4}), "tiles[1].rotation: 4 is not one of 0, 1, 2, 3"),
    (board({**RED, "rotation": "1"}), "tiles[1].rotation: '1' is not one of 0, 1, 2, 3"),
    (board({**RED, "tile": "YC"}), "tiles[1].tile: unknown tile 'YC'; known are YC-S, YC-C"),
    (board({"at": [1, 0]}), "tiles[1].tile: is missing"),
    (board({**RED, "stations": "red"}), "tiles[1].stations: must be a list"),
    (board({**RED, "stations": ["pink"]}), "tiles[1].stations[1]: 'pink' is not one of red, blue"),
    (board({**RED, "stations": ["red", "blue"]}), "tiles[1] at 1,0: 2 stations, but YC-S has one slot"),
    (board({"at": [0, 0], "tile": "MIL", "stations": ["red"]}), "tiles[1] at 0,0: 1 station, but MIL has no slot"),
    (board({**RED, "tile": "GC", "stations": ["red", "red"]}), "tiles[1] at 1,0: two stations of red"),
    (
        board(RED, {"at": [2, 0], "tile": "CH-A"}),
        "tiles[1] at 1,0: its exit E runs into the water of the harbour at 2,0, whose track is at N",
    ),
    (board(RED, company="pink"), "company: 'pink' is not one of red, blue"),
    ({"tiles": [RED], "trains": []}, "company: is missing"),
    ({"tiles": [RED], "company": "red"}, "trains: is missing"),
    (board(RED, trains=["6"]), "trains[1]: '6' is not one of 2, 3, 4, 5, 3D, 4D, or 2*, 3*, 4*"),
    (board(RED, trains=["2", "5*"]), "trains[2]: '5*' is not one of"),
    (board(RED, trains=[3]), "trains[1]: 3 is not one of"),
    (board(RED, trains=["2"] * 5), "trains: must have at most 4 entries, not 5"),
    (board({**RED, "tile": {"kind": ["city"]}}), 'tiles[1].tile: kind ["city"] is not one of city, town'),
    (board({**RED, "tile": {"kind": {}}}), "tiles[1].tile: kind {} is not one of city, town"),
    (board({**RED, "tile": {"kind": "pit"}}), "tiles[1].tile: kind 'pit' is not one of city, town"),
    (board({**RED, "tile": {"kind": "city", "exits": "N"}}), "tiles[1].tile.slots: is missing"),
    (board({**RED, "tile": {"kind": "plain", "paths": ["WE"], "slots": 1}}), "tile.slots: unknown field"),
    (
        board({"at": [1, 0], "tile": {"kind": "plain", "paths": []}}),
        "paths: must be a list with at least one",
    ),
    (board({"at": [1, 0], "tile": {"kind": "plain", "paths": ["WW"]}}), "tile.paths[1]: 'WW' is not two different"),
    (board({"at": [1, 0], "tile": {"kind": "town", "exits": "NX", "value": 10}}), "tile.exits: 'NX' is not"),
    (board({"at": [1, 0], "tile": {"kind": "town", "exits": "NE", "value": 15}}), "tile.value: 15 is not a multiple"),
    (
        board({"at": [1, 0], "tile": {"kind": "city", "exits": "NE", "value": 10, "slots": 0}}),
        "tile.slots: must be from 1 to 8, not 0",
    ),
    (
        board({"at": [1, 0], "tile": {"kind": "city", "exits": "NE", "value": [10, 20, 30], "slots": 1}}),
        "tile.value: [10, 20, 30] is not a multiple of ten from 10 to 1000 (or two, such as [30, 50])",
    ),
]


@pytest.mark.parametrize(("data", "message"), MISTAKES)
def test_a_mistake_is_named_by_its_entry(data: Any, message: str) -> None:
    found = problems(data)
    assert any(message in problem for problem in found), found
    assert all("\n" not in problem for problem in found)


@pytest.mark.parametrize(
    "data",
    [
        board(RED, **{LONG: 1}),
        board({**RED, LONG: 1}),
        board({**RED, "tile": LONG}),
        board({**RED, "tile": {"kind": LONG}}),
        board({**RED, "tile": {"kind": "plain", "paths": ["WE"], LONG: 1}}),
        board({**RED, "stations": [LONG]}),
        board(RED, company=LONG),
        board(RED, trains=[LONG]),
    ],
)
def test_a_mistake_repeats_little_of_what_was_written(data: Any) -> None:
    found = problems(data)
    assert found
    assert all(LONG[:70] not in problem for problem in found)


def test_all_mistakes_are_told_at_once() -> None:
    found = problems(board({**RED, "rotation": 9}, {"at": [2, 0], "tile": "XX"}, company="pink", trains=["9"]))
    assert len(found) == 4


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, '{"tiles": [], "tiles": []}', '{"a": 1' + "0" * 5000 + "}"])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(InvalidData, match="not a JSON file"):
        read_board(text, "board.json")


@pytest.mark.parametrize("seed", range(20))
def test_a_damaged_file_is_refused_or_read_but_never_breaks(seed: int) -> None:
    rng = Random(seed)
    text = board_text(F1, company="red", trains=["3", "2"])
    for _ in range(40):
        letters = list(text)
        for _ in range(rng.randint(1, 4)):
            letters[rng.randrange(len(letters))] = rng.choice('[]{},:"0129-*aNESWD ')
        with suppress(InvalidData):  # anything else that is raised fails the test
            read = read_board("".join(letters), "board.json")
            assert read.company is not None
            assert best_run(read.railmap, read.company, read.trains).is_exact


def test_train_notation() -> None:
    assert train_from("3*") == Train(3, obsolete=True)
    assert train_from("4D") == Train(4, doubled=True)
    assert [train_from(text) for text in ("", "1", "4D*", "5*", "3d", "3**")] == [None] * 6


# The commands


@pytest.fixture
def f1_file(tmp_path: Path) -> Path:
    path = tmp_path / "f1.json"
    path.write_text(board_text(F1, company="red", trains=["3", "2"]), "utf-8")
    return path


def test_the_command_prints_routes_and_total(f1_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["revenue", str(f1_file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    signs = str.maketrans({"\N{EN DASH}": "-", "\N{MINUS SIGN}": "-", "\N{NO-BREAK SPACE}": " "})
    plain = [line.translate(signs) for line in lines]
    assert plain == [
        "3: £110 = MIL (0, 0) 30 - GY (1, 0) 40 - GC (0, 1) 30 - CH-J2 (-1, 1) 10",
        "2: £60 = MIL (0, 0) 30 - YC-C (-1, 0) 20 - CH-J2 (-1, 1) 10",
        "Red: £170",
    ]


def test_the_command_tells_halving_doubling_and_idle_trains(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "f2.json"
    path.write_text(board_text(F2, company="red", trains=["3D", "3*", "2"]), "utf-8")
    assert main(["revenue", str(path)]) == 0
    out = capsys.readouterr().out
    assert "3D: £200 = twice £100 = " in out
    assert out.endswith("Red: £270\n") or "half of" in out
    path.write_text(board_text({(1, 0): "YC-S 0 red"}, company="red", trains=["3", "2"]), "utf-8")
    assert main(["revenue", str(path)]) == 0
    assert capsys.readouterr().out == "2 trains find no route.\nRed: £0\n"


def test_the_command_prints_json(f1_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["revenue", str(f1_file), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["company"], data["revenue"], data["exact"], data["bound"]) == ("red", 170, True, 170)
    assert [route["revenue"] for route in data["routes"]] == [110, 60]
    assert data["routes"][1]["track"][0] == [0, 0, NO_SIDE, W]
    assert data["routes"][1]["stops"][-1] == [-1, 1, 10]


def test_the_command_draws_the_routes(f1_file: Path, tmp_path: Path) -> None:
    drawing = tmp_path / "f1.svg"
    assert main(["revenue", str(f1_file), "--svg", str(drawing)]) == 0
    svg = drawing.read_text("utf-8")
    assert svg.count('class="route"') == 2
    assert "3 : £110" in svg


def test_the_command_says_when_it_gives_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tiles = [
        {"at": [x, y], "tile": "BC" if (x + y) % 2 else {"kind": "town", "exits": "NESW", "value": 10}}
        for x in range(12)
        for y in range(12)
    ]
    tiles[1]["stations"] = ["red"]
    path = tmp_path / "huge.json"
    path.write_text(json.dumps(board(*tiles, trains=["5", "5", "4D"])), "utf-8")
    assert main(["revenue", str(path), "--seconds", "0.000001"]) == 0
    out = capsys.readouterr().out
    assert "Stopped before the proof was complete" in out
    assert main(["revenue", str(path), "--seconds", "0.000001", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert not data["exact"]
    assert data["revenue"] < data["bound"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["revenue", "missing.json"], "missing.json: No such file or directory"),
        (["revenue", "{f1}", "--seconds", "0"], "seconds: 0 is not a positive number"),
        (["revenue", "{f1}", "--svg", "nowhere/f1.svg"], "nowhere/f1.svg: there is no folder \u2018nowhere\u2019"),
        (["show", "missing.json"], "missing.json: No such file or directory"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    arguments: list[str], message: str, f1_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([argument.replace("{f1}", str(f1_file)) for argument in arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == f"roundhouse: {message}\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (json.dumps(board(RED, {"at": [1, 0], "tile": "GC"})), "tiles[2] at 1,0: overlaps tiles[1]"),
        (json.dumps(board({**RED, "stations": ["red", "blue"]})), "tiles[1] at 1,0: 2 stations, but YC-S has one slot"),
        (json.dumps({"game": 7}), "neither a record, a position nor a board of any game"),
        ("{", "neither a record, a position nor a board of any game"),
    ],
)
def test_show_refuses_what_it_cannot_show(
    text: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "board.json"
    path.write_text(text, "utf-8")
    assert main(["show", str(path)]) == 2
    assert capsys.readouterr().err == f"roundhouse: {path}: {message}\n"


def test_show_prints_a_board(f1_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(f1_file)]) == 0
    assert "[♛❧]" in capsys.readouterr().out


def test_show_draws_positions_with_the_chart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = rh.game("lilliput").start(3, 1)
    rng = Random(3)
    for _ in range(60):
        state.push(rng.choice(state.legal_actions()))
    position = tmp_path / "position.json"
    position.write_text(json.dumps(state.to_dict()), "utf-8")
    drawing = tmp_path / "table.svg"
    assert main(["show", str(position), "--svg", str(drawing), "--theme", "dark"]) == 0
    svg = drawing.read_text("utf-8")
    assert 'data-theme="dark"' in svg
    assert svg.count('class="space"') == 22
    assert main(["show", str(position)]) == 0
    assert "150" in capsys.readouterr().out


def test_the_worked_example_of_the_docs_earns_what_they_say(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[3] / "docs" / "lilliput-map.md").read_text("utf-8")
    blocks = re.findall(r"(?:^ {4}.*\n)+", page[page.index("## Board files") :], re.MULTILINE)
    given, told, as_json = (textwrap.dedent(block) for block in blocks[:3])
    path = tmp_path / "board.json"
    path.write_text(given, "utf-8")

    assert main(["revenue", str(path), "--language", "en"]) == 0
    assert capsys.readouterr().out.replace("\N{NO-BREAK SPACE}", " ") == told
    assert main(["revenue", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(as_json)
