"""Programs that play: what is said to them, everything that they may do wrong, and that they always end."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.bots.anywhere import check_findable, find_bot
from roundhouse.bots.contract import BotFailure, Decision
from roundhouse.bots.engine import bot as engine_bot
from roundhouse.bots.engine.bot import EngineBot, end_idle
from roundhouse.bots.roster import make_bot
from roundhouse.kernel.declaration import GameName
from roundhouse.match.bot_decisions import bot_decision, seen_since
from roundhouse.sim.playing import Fixture, RunSettings, play_game

HERE = Path(__file__).parent
EXAMPLES = HERE.parents[2] / "examples" / "bots"
PYTHON = shlex.quote(sys.executable)
OURS = f"engine:{PYTHON} -m roundhouse engine"
FIRST_STEPS = f"engine:{PYTHON} {shlex.quote(str(EXAMPLES / 'first_steps.py'))}"
NODE = shutil.which("node")
WISHES = f"engine:node {shlex.quote(str(EXAMPLES / 'wishes.mjs'))}"


@pytest.fixture(autouse=True)
def _nobody_is_left():
    yield
    end_idle()


def faulty(wrong: str, seconds: float = 60) -> str:
    return f"engine(seconds={seconds}):{PYTHON} {shlex.quote(str(HERE / 'engines' / 'faulty.py'))} {shlex.quote(wrong)}"


def started(name: str) -> EngineBot:
    bot = find_bot(name, "tickets")
    assert isinstance(bot, EngineBot)
    return bot


def decision(game: str = "tickets", seconds: float = 60.0) -> Decision:
    rules = rh.game(game)
    state = rules.start(2, 1, first_player=0)
    return bot_decision(rules, state, make_bot("greedy", game), rh.Stream(rh.seed_bytes(3)), seconds)


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ("crash", r"ended without an answer \(exit code 1\); its last words: KeyError: 'hand'"),
        ("chatter", "'thinking...' is not a message"),
        ("illegal", "answered with 'claim the moon', which is not legal"),
        ("late", "answered question 1, not 2"),
        ("fields", "action: is missing; value: must be a number"),
        ("other", "answered with 'hello', not choice"),
        ("error", "gives up: 'I am lost'"),
        ("endless", "a line that does not end"),
        ("deaf", "closed its output without an answer"),
    ],
)
def test_whoever_does_not_keep_to_the_protocol_is_told_of_and_ended(wrong: str, says: str) -> None:
    bot = started(faulty(wrong))
    asked = decision()
    assert bot.choose(asked) == asked.legal[0]
    pid = bot.start().pid
    with pytest.raises(BotFailure, match=says):
        bot.choose(asked)
    assert is_gone(pid)


def test_who_is_silent_for_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_bot, "MARGIN_SECONDS", 0.2)
    bot = started(faulty("silence"))
    bot.choose(decision())
    pid = bot.start().pid
    bot._seconds = 0.1
    with pytest.raises(BotFailure, match=r"gave no answer within 0\.3 seconds"):
        bot.choose(decision())
    assert is_gone(pid)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("engine:no-such-program", r"'no-such-program' cannot be started \(No such file or directory\)"),
        ("engine: ", "write the command of a program after engine:"),
        ("engine:'unfinished", "write the command of a program after engine:"),
        ("engine(seconds=0):python3", "a program has seconds, a number above 0"),
        ("engine(depth=3):python3", "no other parameter"),
        (faulty("protocol"), "speaks version 99 of the protocol, and this program version 1"),
        (faulty("crash early"), "exit code 1.*no network file"),
        (faulty("one game"), "does not play lilliput; it plays tickets"),
    ],
)
def test_a_program_that_cannot_play_is_refused_before_anything_is_played(name: str, says: str) -> None:
    with pytest.raises(rh.UnknownBot, match=says):
        check_findable(name, "lilliput")


@pytest.mark.parametrize("game", rh.game_names())
def test_our_bot_answers_through_the_protocol_as_it_does_at_the_table(game: str) -> None:
    rules = rh.game(game)
    state, made = rules.start(2, 4), []
    ours, theirs, other = make_bot("greedy", game), find_bot(f"{OURS} greedy", game), make_bot("random", game)
    for number in range(60):
        seat = state.active_seat
        assert seat is not None
        since = seen_since(rules, seat, made)
        asked = bot_decision(rules, state, ours, rh.Stream(rh.seed_bytes(number)), 60.0, since)
        if seat == 1:
            action = other.choose(asked)
        else:
            action = theirs.choose(asked)
            words = rh.Stream(rh.seed_bytes(number))
            seed = b"".join(words.word().to_bytes(4, "big") for _ in range(8))
            assert action == ours.choose(replace(asked, rng=rh.Stream(seed)))
            assert theirs.explain() == ours.explain()
        state.apply(action)
        made.append((action, seat))
    theirs.close()


def test_a_program_plays_several_games_one_after_another_and_ends() -> None:
    first = started(FIRST_STEPS)
    first.choose(decision())
    pid = first.start().pid
    first.close()
    second = started(FIRST_STEPS)
    second.choose(decision())
    assert second.start().pid == pid
    second.close()
    end_idle()
    assert is_gone(pid)


def test_a_program_that_nobody_closed_ends_with_its_bot() -> None:
    bot = started(FIRST_STEPS)
    bot.choose(decision())
    pid = bot.start().pid
    del bot
    assert is_gone(pid)


def test_a_program_ends_with_the_process_that_started_it() -> None:
    code = (
        "import roundhouse as rh\n"
        "from roundhouse.bots.anywhere import find_bot\n"
        f"bot = find_bot({FIRST_STEPS!r}, 'tickets')\n"
        "print(bot.start().pid)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.stderr == ""
    assert is_gone(int(done.stdout))


def test_what_is_said_can_be_kept_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROUNDHOUSE_ENGINE_LOG", str(tmp_path / "said"))
    bot = started(faulty("crash"))
    bot.choose(decision())
    with pytest.raises(BotFailure):
        bot.choose(decision())
    said = (tmp_path / "said").read_text("utf-8").splitlines()
    assert [json.loads(line[2:])["type"] for line in said if line[0] == ">"] == [
        "hello",
        "game",
        "choose",
        "game",
        "choose",
    ]
    assert [json.loads(line[2:])["type"] for line in said if line[0] == "<"] == ["hello", "choice"]
    assert said[-1] == "! KeyError: 'hand'"


def test_the_printed_board_has_every_id_that_is_spoken_of() -> None:
    state = rh.game("tickets").start(2, 1)
    printed = rh.game("tickets").printed(state.view(rh.Seat(0)))
    tickets = {ticket["id"] for ticket in printed["tickets"]}
    assert {one["ticket"] for one in state.view(state.active_seat)["own"]["choose_from"]} <= tickets
    routes = {route["id"]: route for route in printed["routes"]}
    assert (len(routes), len(tickets), printed["pieces"]["cars"]) == (100, 30, 45)
    assert all(routes[route["twin"]]["twin"] == route["id"] for route in routes.values() if route["twin"])
    box = rh.game("lilliput").printed(rh.game("lilliput").start(2, 1).view(None))
    assert {"tiles", "trains", "cards", "companies", "characters", "chart"} <= set(box)


@pytest.mark.parametrize(
    ("game", "bots"),
    [("tickets", (FIRST_STEPS, WISHES)), ("lilliput", (WISHES, "random"))],
)
def test_the_examples_play_whole_games(game: str, bots: tuple[str, ...]) -> None:
    if any("node" in bot for bot in bots) and NODE is None:
        pytest.skip("node is not here: the example in JavaScript cannot run")
    played = play_game(RunSettings(GameName(game)), Fixture(0, bots, bytes(32)))
    assert played.failures == ()
    assert play_game(RunSettings(GameName(game)), Fixture(0, bots, bytes(32))) == played


def test_serving_tells_what_is_wrong_and_goes_on() -> None:
    asked = decision()
    question = {
        "type": "choose",
        "id": 1,
        "view": asked.view,
        "legal": [str(one) for one in asked.legal],
        "seconds": 1.0,
    }
    question |= {"seed": "00" * 32, "since": None}
    lines = [
        "nonsense",
        json.dumps({"type": "choose", "id": 1}),
        json.dumps(question | {"legal": ["fly"]}),
        json.dumps(question | {"view": {"game": "chess", "seat": 0}}),
        json.dumps(question | {"view": {"game": "tickets", "seat": 0}}),
        json.dumps({"type": "something new"}),
        json.dumps(question),
    ]
    done = subprocess.run(
        [sys.executable, "-m", "roundhouse", "engine", "planner"],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        timeout=120,
    )
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.stderr == ""
    assert [one["type"] for one in told] == ["error"] * 5 + ["choice"]
    assert "is not a message" in told[0]["message"]
    assert "view: is missing" in told[1]["message"]
    assert "'fly'" in told[2]["message"]
    assert "there is no game 'chess'" in told[3]["message"]
    assert told[-1]["action"] in question["legal"]
    assert {"value", "unit", "others", "plan"} <= set(told[-1])


def test_an_unknown_bot_is_not_served() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "roundhouse", "engine", "oracle"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert "there is no bot" in done.stderr


@pytest.mark.parametrize("game", ["tickets", "lilliput"])
def test_the_page_of_the_protocol_tells_of_every_field_of_a_view(game: str) -> None:
    page = (HERE.parents[2] / "docs" / "protocol.md").read_text("utf-8")
    view = rh.game(game).start(2, seed=1).view(rh.Seat(0))
    assert [field for field in view if f"`{field}`" not in page] == []
