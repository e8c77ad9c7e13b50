"""replay, perft, simulate, rule, and the command as a whole."""

from __future__ import annotations

import io
import json
import socket
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.cli.commands import SHARED, add_game_commands, game_commands
from roundhouse.cli.main import app, main
from roundhouse.cli.server_start import bind_socket
from roundhouse.cli.simulate import summary_of
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.plain_texts import help_texts
from roundhouse.kernel.declaration import GameName, TerminalCommand
from roundhouse.kernel.registry import declaration
from roundhouse.sim.playing import Outcome

COMMANDS = [
    "backup",
    "balance",
    "board",
    "completion",
    "doctor",
    "engine",
    "evaluate",
    "open",
    "operator",
    "options",
    "perft",
    "play",
    "ratings",
    "replay",
    "restore",
    "revenue",
    "review",
    "rule",
    "scenario",
    "selfplay",
    "serve",
    "show",
    "simulate",
    "tournament",
    "verify",
]
SCENARIO_COMMANDS = ["check", "random", "show"]
RUNNABLE = [name for name in COMMANDS if name != "scenario"] + [f"scenario {name}" for name in SCENARIO_COMMANDS]
DOCS = Path(__file__).parents[3] / "docs" / "cli.md"
PROGRAM = [sys.executable, "-m", "roundhouse.cli.main"]

add_game_commands(app)


@pytest.fixture
def finished(run, tmp_path) -> Path:
    path = tmp_path / "finished.rh.json"
    run("play", "--players", "random,random,random", "--seed", 5, "--save", path)
    return path


def test_replay_prints_every_item_of_the_score(run, finished):
    sheet = rh.final_position(rh.read_record(finished.read_text())).score_sheet()

    ran = run("replay", finished)

    assert ran.code == 0
    assert "all legal" in ran.out
    assert "The result matches the record." in ran.out
    for entry in sheet["seats"]:
        assert f"Routes {entry['route_points']}" in ran.out
        assert f"Tickets {entry['ticket_points']:+}" in ran.out
        assert f"{entry['longest_path']} cars" in ran.out
        assert str(entry["total"]) in ran.out


def test_replay_as_json_is_the_score_sheet_and_nothing_else(run, finished):
    ran = run("replay", finished, "--json")

    assert json.loads(ran.out) == rh.final_position(rh.read_record(finished.read_text())).score_sheet()


def test_replay_of_an_unfinished_game_says_so(run, tmp_path):
    path = tmp_path / "open.rh.json"
    run("play", "--seed", 7, "--save", path, lines=["1", "1", "1"])

    ran = run("replay", path)
    as_json = run("replay", "--json", path)

    assert ran.code == 0
    assert "This game is not finished" in ran.out
    assert "Score so far" in ran.out
    assert json.loads(as_json.out)["complete"] is False


def test_replay_names_seats_without_a_name(run, finished):
    data = json.loads(finished.read_text())
    finished.write_text(json.dumps({**data, "names": [], "result": None}))

    ran = run("replay", finished)

    assert "Player 3" in ran.out
    assert "The record contains no result to compare." in ran.out


def test_perft_prints_the_counts(run):
    ran = run("perft", "tickets", "--players", 2, "--seed", 1, "--depth", 3)

    start = rh.game("tickets").start(2, 1)
    rows = [line.split() for line in ran.out.splitlines()]
    assert rows == [["depth", "nodes"], *([str(depth), str(rh.perft(start, depth))] for depth in (1, 2, 3))]
    assert ran.err.count("nodes/s") == 3


def test_simulate_gives_the_same_file_for_any_number_of_workers(run, tmp_path):
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    settings = ["--players", 2, "--bots", "random,random", "--games", 60, "--seed", 1]

    first = run("simulate", "tickets", *settings, "--workers", 1, "--json", one)
    second = run("simulate", "tickets", *settings, "--workers", 2, "--json", two)

    assert one.read_bytes() == two.read_bytes()
    assert first.code == second.code == 0
    assert first.err == second.err == ""
    assert "games per second" in first.out
    data = json.loads(one.read_text())
    assert [outcome["game"] for outcome in data["outcomes"]] == list(range(60))
    assert sum(entry["win_share"] for entry in data["summary"]) == pytest.approx(1)
    mean = sum(outcome["scores"][0] for outcome in data["outcomes"]) / 60
    assert data["summary"][0]["mean_score"] == pytest.approx(mean, abs=1e-5)
    assert f"{mean:.2f}" in first.out


def test_one_bot_plays_every_seat(run, tmp_path):
    path = tmp_path / "s.json"

    run("simulate", "tickets", "--players", 4, "--bots", "random", "--games", 2, "--json", path)

    data = json.loads(path.read_text())
    assert data["bots"] == ["random"] * 4
    assert len(data["outcomes"][0]["scores"]) == 4


def test_a_shared_win_is_split():
    outcomes = [Outcome(0, (9, 9, 1), (1, 1, 3), 5), Outcome(1, (3, 8, 2), (2, 1, 3), 5)]

    summary = summary_of(outcomes, ["a", "b", "c"])

    assert [entry["win_share"] for entry in summary] == [0.25, 0.75, 0]
    assert [entry["mean_score"] for entry in summary] == [6, 8.5, 1.5]


def test_rule_prints_its_text(run):
    ran = run("rule", "t-080")

    assert ran.out.startswith("T-080  With two or three players")
    assert ran.code == 0


def test_rule_takes_a_number_however_it_is_written(run):
    assert run("rule", "t80").out == run("rule", "T-080").out
    both = run("rule", "80").out.splitlines()
    assert [line[:5] for line in both] == ["T-080", "L-080"]


def test_rule_alone_prints_the_whole_rulebook_by_chapters(run):
    printed = run("rule").out.splitlines()

    assert "Double routes" in printed
    numbered = [line for line in printed if line[1:2] == "-"]
    assert len(numbered) == len(Catalogue("en").rules())


def test_version(run):
    assert run("--version").out.strip() == f"{rh.__version__} ({rh.build_in_use()})"


def test_help_lists_all_commands(run):
    ran = run("--help")

    assert ran.code == 0
    assert sorted(name for name in app if not name.startswith("-")) == COMMANDS
    for command in COMMANDS:
        assert f" {command} " in ran.out


@pytest.mark.parametrize("name", sorted(SHARED | game_commands()))
def test_the_list_says_of_a_command_what_it_says_itself(run, name):
    said = help_texts("en")[f"help-{name}"].partition("\n\n")[0]

    assert said in " ".join(run(name, "--help").out.split())
    assert said[:40] in run("--help").out


def test_a_command_explains_itself_at_length(run):
    assert "run the same command to continue an interrupted tournament" in " ".join(
        run("tournament", "--help").out.split()
    )


def test_a_command_whose_name_is_taken_bears_its_games_name(monkeypatch):
    command = TerminalCommand("whist.terminal:play", about="Plays whist.")
    whist = replace(declaration("tickets"), name=GameName("whist"), commands={"play": command, "count": command})
    monkeypatch.setattr("roundhouse.cli.commands.declarations", lambda: [whist])

    assert game_commands() == {"whist-play": command, "count": command}


def test_options_are_listed_as_their_game_declares_them(run):
    everything = run("options").out

    assert everything.index("Ticket to Ride") < everything.index("18Lilliput")
    assert "--board usa|fenmark|ulverland|great-sallow|FILE" in everything
    assert "--first-player random|NAME|SEAT" in everything
    listed = run("options", "lilliput").out
    assert "--option two-characters" in listed
    assert (
        "--scenario none|lets-start|the-mountains|city-on-city|separated|the-ford|copper-hills|lands-end|high-pass|FILE"
        in listed
    )
    assert "separated: Two straits" in listed
    assert "--board" not in listed


def test_rule_prints_the_rulebook_of_one_game(run):
    printed = [line for line in run("rule", "lilliput").out.splitlines() if line[1:2] == "-"]

    assert {line[0] for line in printed} == {"L"}


def test_the_commands_for_landscapes():
    assert sorted(name for name in app["scenario"] if not name.startswith("-")) == SCENARIO_COMMANDS


@pytest.mark.parametrize("command", RUNNABLE)
def test_every_command_and_option_is_documented(run, command):
    section = DOCS.read_text("utf-8").partition(f"## `roundhouse {command} ")[2].partition("\n## ")[0]

    found = app
    for word in command.split():
        found = found[word]
    names = [name for argument in found.assemble_argument_collection() for name in argument.names]
    if "--[KEYWORD]" in names:
        names[names.index("--[KEYWORD]")] = "--NAME VALUE"

    assert names
    for name in names:
        assert name in section if name.startswith("--") else f"## `roundhouse {command} " in DOCS.read_text("utf-8")
        assert name in run(*command.split(), "--help").out


def test_every_command_of_the_table_is_documented(run):
    listed = run("play", "--seed", 1, lines=["help"]).out

    for command in ("map", "table", "more", "log", "why ACTION", "rule NUMBER", "save FILE", "quit"):
        assert command in listed
        assert f"`{command}`" in DOCS.read_text("utf-8")


def test_importing_the_package_loads_no_command_line():
    code = "import sys, roundhouse; print([n for n in sys.modules if n.startswith(('rich', 'cyclopts', 'fluent'))])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "[]"


def test_help_loads_no_game_and_no_library_of_texts():
    code = (
        "import sys; from roundhouse.cli.main import main; main(['--help', '--language', 'cs']);"
        "sys.exit(any(n.startswith(('fluent', 'babel', 'roundhouse.cli.play')) or n.endswith('.game')"
        " for n in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    assert "simulate" in done.stdout


def test_a_program_run_ends_with_its_code():
    done = subprocess.run([*PROGRAM, "play", "chess"], capture_output=True, text=True, check=False)

    assert (done.returncode, done.stdout) == (2, "")
    chess = "\N{LEFT SINGLE QUOTATION MARK}chess\N{RIGHT SINGLE QUOTATION MARK}"
    assert done.stderr == f"roundhouse: there is no game {chess}; there are: lilliput, tickets\n"


def test_a_closed_pipe_is_silent():
    play = subprocess.Popen(
        [*PROGRAM, "play", "--seed", "7"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert play.stdin is not None
    assert play.stdout is not None
    assert play.stderr is not None
    play.stdout.close()
    play.stdin.write(b"1\n" * 500)
    play.stdin.close()

    assert play.stderr.read() == b""
    assert play.wait() == 141
    play.stderr.close()


class InterruptedKeyboard(io.StringIO):
    """Ctrl-C where the lines end."""

    def readline(self, *_: object) -> str:
        line = super().readline()
        if not line:
            raise KeyboardInterrupt
        return line


def test_an_interrupt_at_the_table_leaves_cleanly(tmp_path, monkeypatch, capsys):
    path = tmp_path / "game.rh.json"
    monkeypatch.setattr("sys.stdin", InterruptedKeyboard("1\n"))

    code = main(["play", "--seed", "7", "--save", str(path)])

    printed = capsys.readouterr()
    assert (code, printed.err) == (130, "")
    assert f"roundhouse play --resume {path}" in printed.out
    assert len(rh.read_record(path.read_text()).actions) >= 1


def test_an_interrupt_of_a_command_is_silent(monkeypatch, capsys):
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("roundhouse.cli.perft.count", interrupted)

    assert main(["perft", "tickets"]) == 130
    assert capsys.readouterr().err == ""


def test_who_reads_the_address_of_a_server_can_connect_at_once():
    with bind_socket("127.0.0.1", 0) as listening:
        place = listening.getsockname()
        with socket.create_connection(place, timeout=60) as connected:
            assert connected.getpeername() == place


def test_json_goes_to_standard_output_alone(run, tmp_path):
    file = tmp_path / "out.json"
    run("simulate", "tickets", "--bots", "random", "--games", 2, "--json", file)
    assert run("simulate", "tickets", "--bots", "random", "--games", 2, "--json", "-").out == file.read_text("utf-8")


def test_links_stay_links(run, tmp_path):
    link, file = tmp_path / "link", tmp_path / "file"
    link.symlink_to(file)

    assert run("simulate", "tickets", "--bots", "random", "--games", 1, "--json", link).code == 0
    assert link.is_symlink()
    assert json.loads(file.read_text("utf-8"))["games"] == 1


def test_what_nothing_can_be_written_to_is_refused(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # the name of a socket must be short
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind("socket")
        ran = run("simulate", "tickets", "--bots", "random", "--games", 1, "--json", "socket")

    assert (ran.code, ran.out, ran.err) == (2, "", "roundhouse: socket: not a regular file\n")
    assert Path("socket").is_socket()
