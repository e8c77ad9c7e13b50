"""Bots that others wrote: classes by their place, installed packages, and who may name them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.bots import anywhere, roster
from roundhouse.bots.anywhere import check_findable, find_bot, known_names
from roundhouse.bots.contract import BotFailure, Decision
from roundhouse.bots.names import is_foreign, plain_name, short_name, split_names
from roundhouse.kernel.declaration import GameName
from roundhouse.match.bot_decisions import bot_decision
from roundhouse.match.table import BotSeat, PersonSeat, Table
from roundhouse.sim.decision_times import plays_by_the_clock
from roundhouse.sim.playing import Fixture, RunSettings, play_game, ranks_without

MODULE = """
from roundhouse.bots.contract import Bot

class First(Bot):
    games = ("tickets",)
    needs_view = False
    def __init__(self, skip=0, name="first"):
        self.skip, self.name = skip, name
    def choose(self, decision):
        return decision.legal[min(self.skip, len(decision.legal) - 1)]

class Thrower(First):
    asked = 0
    def choose(self, decision):
        self.asked += 1
        if self.asked > self.skip:
            raise KeyError("hand")
        return super().choose(decision)

class Liar(First):
    def choose(self, decision):
        return "draw"

class NotABot:
    pass
"""


@pytest.fixture(autouse=True)
def _a_module_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "others_bots.py").write_text(MODULE, "utf-8")
    (tmp_path / "others_broken.py").write_text("import no_such_library\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*__import__("sys").path])
    yield
    for name in ("others_bots", "others_broken"):
        __import__("sys").modules.pop(name, None)


def decision() -> Decision:
    rules = rh.game("tickets")
    return bot_decision(rules, rules.start(2, 1), roster.make_bot("greedy", "tickets"), rh.Stream(bytes(32)), 1.0)


def test_a_class_is_found_in_this_folder_with_its_parameters() -> None:
    asked = decision()
    assert find_bot("others_bots:First", "tickets").choose(asked) == asked.legal[0]
    assert find_bot("others_bots:First(skip=2, name=two)", "tickets").choose(asked) == asked.legal[2]


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("no_such_module:Bot", "there is no module no_such_module, here or among installed packages"),
        ("others_bots:Second", "others_bots has no Second"),
        ("others_bots:NotABot", "does not make a bot: it has no choose"),
        ("others_bots:First(depth=3)", "TypeError: .*unexpected keyword argument 'depth'"),
        ("others_broken:Bot", r"ModuleNotFoundError: No module named 'no_such_library' \(others_broken.py, line 1\)"),
        ("others_bots:", "is not a bot"),
        (":First", "is not a bot"),
    ],
)
def test_a_class_that_makes_no_bot_is_refused(name: str, says: str) -> None:
    with pytest.raises(rh.UnknownBot, match=says):
        check_findable(name, "tickets")


def test_a_class_tells_which_games_it_plays() -> None:
    with pytest.raises(rh.UnknownBot, match="does not play lilliput; it plays tickets"):
        check_findable("others_bots:First", "lilliput")


def test_what_a_bot_raises_is_told_in_one_line() -> None:
    with pytest.raises(BotFailure, match=r"^others_bots:Thrower: KeyError: 'hand' \(others_bots.py, line \d+\)$"):
        find_bot("others_bots:Thrower", "tickets").choose(decision())
    with pytest.raises(BotFailure, match=r"answered with .*draw.*, which is not legal"):
        find_bot("others_bots:Liar", "tickets").choose(decision())


def test_an_installed_package_brings_bots_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(anywhere, "installed", lambda: {"wizard": "others_bots:First", "planner": "others_bots:Liar"})
    asked = decision()
    assert find_bot("wizard(skip=1)", "tickets").choose(asked) == asked.legal[1]
    assert "wizard" in known_names("tickets")
    assert type(find_bot("planner", "tickets")).__name__ == "TicketsPlanner"  # ours keep their names
    with pytest.raises(rh.UnknownBot, match="does not play"):
        check_findable("wizard", "lilliput")
    with pytest.raises(rh.UnknownBot, match="there is no bot 'wizard'"):
        roster.make_bot("wizard", "tickets")  # a name that comes over a wire


@pytest.mark.parametrize("name", ["others_bots:First", "engine:python3 bot.py"])
def test_names_that_come_over_a_wire_run_nothing(name: str) -> None:
    for refuse in (roster.check_bot, roster.make_bot, roster.check_offered):
        with pytest.raises(rh.UnknownBot):
            refuse(name, "tickets")


def test_a_record_runs_nothing_unless_it_is_trusted() -> None:
    table = Table.open("tickets", [PersonSeat("Ada"), BotSeat("others_bots:First")], seed=1)
    record = table.record()
    assert record.names == ("Ada", "bot:others_bots:First")
    with pytest.raises(rh.InvalidRecord, match="names a bot from elsewhere, others_bots:First; add --trust-bots"):
        Table.resume(record)
    assert Table.resume(record, trust_bots=True).seats == table.seats


def test_at_a_table_another_bot_plays_on_for_one_that_failed() -> None:
    table = Table.open("tickets", [BotSeat("others_bots:Thrower(skip=1)"), BotSeat("random")], seed=1, first_player=0)
    for _ in range(10):
        table.play_bot()
    assert table.failures == {0: "others_bots:Thrower(skip=1): KeyError: 'hand' (others_bots.py, line 17)"}
    assert len(table.history) == 10
    table.close()


def test_who_fails_in_a_simulation_comes_last_and_another_plays_on() -> None:
    run = RunSettings(GameName("tickets"))
    outcome = play_game(run, Fixture(0, ("others_bots:Thrower(skip=3)", "random"), bytes(32)))
    assert outcome.failures[0].startswith("others_bots:Thrower(skip=3): KeyError")
    assert outcome.failures[1] == ""
    assert outcome.ranks == (2, 1)
    assert outcome.scores[0] > outcome.scores[1], "the bot that played on does not earn the win"
    assert outcome.times[0].decisions == 3


def test_ranks_of_those_that_failed_come_after_all_others() -> None:
    assert ranks_without((1, 2, 3), ("x", "", "")) == (3, 1, 2)
    assert ranks_without((1, 2, 3), ("x", "y", "")) == (2, 3, 1)
    assert ranks_without((1, 1, 3), ("", "", "")) == (1, 1, 3)
    assert ranks_without((2, 1), ("x",)) == (2, 1), "an automaton does not fail"


def test_names_are_split_shortened_and_written_plainly() -> None:
    names = split_names('engine:node a.mjs --say "x, y",planner, m.b:Bot(a=1,b=2),engine(seconds=2): ./run')
    assert names == ['engine:node a.mjs --say "x, y"', "planner", "m.b:Bot(a=1,b=2)", "engine(seconds=2): ./run"]
    assert [short_name(name) for name in names] == ["x, y", "planner", "Bot", "run"]
    assert [plain_name(name) for name in names[1:]] == ["planner", "m.b:Bot(a=1,b=2)", "engine(seconds=2):./run"]
    assert [is_foreign(name) for name in names] == [True, False, True, True]


def test_games_of_others_are_not_counted_on_to_repeat() -> None:
    tickets = GameName("tickets")
    assert plays_by_the_clock("engine:node a.mjs", tickets)
    assert plays_by_the_clock("others_bots:First", tickets)
    assert not plays_by_the_clock("planner", tickets)
