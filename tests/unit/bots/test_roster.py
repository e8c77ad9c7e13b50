"""What a game's roster says, what holds without one, and that nobody who thinks is loaded before one is made."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest

import roundhouse as rh
from roundhouse.bots import roster
from roundhouse.bots.random import RandomBot
from roundhouse.kernel import registry
from roundhouse.kernel.declaration import Declaration, GameName

LONELY = Declaration(GameName("lonely"), "roundhouse.games.tickets.game:GAME", "X", "roundhouse.i18n.lonely")

NO_BOT_LOADED = """
import sys
import roundhouse.match.settings
from roundhouse.bots import roster
from roundhouse.kernel.registry import game_names
for game in game_names():
    for bot in roster.offered_bots(game):
        roster.check_bot(bot, game)
print(*(name for name in sys.modules if name.startswith("roundhouse.bots.")))
roster.make_bot("random", game)
print(*(name for name in sys.modules if name.startswith("roundhouse.bots.")))
"""


@pytest.fixture
def lonely() -> Iterator[str]:
    """A game that declares no bots."""
    registry.register(LONELY.name, f"{__name__}:LONELY")
    yield LONELY.name
    registry._PLACES.pop(LONELY.name)
    registry._DECLARED.pop(LONELY.name, None)


def test_no_bot_is_loaded_before_one_is_made() -> None:
    ran = subprocess.run([sys.executable, "-c", NO_BOT_LOADED], capture_output=True, text=True, check=True)
    before, after = (set(line.split()) for line in ran.stdout.splitlines())
    shared = {f"roundhouse.bots.{name}" for name in ("contract", "names", "roster")}
    of_games = {f"roundhouse.bots.{game}{room}" for game in rh.game_names() for room in ("", ".roster")}
    assert before <= shared | of_games
    assert after - before == {"roundhouse.bots.random"}


@pytest.mark.parametrize("game", rh.game_names())
def test_a_roster_names_only_bots_it_has(game: str) -> None:
    for name in (roster.default_bot(game), roster.adviser(game), *roster.levels(game)):
        assert name in roster.offered_bots(game)
        roster.check_bot(name, game)


def test_a_game_without_a_roster_is_played_at_random(lonely: str) -> None:
    assert roster.offered_bots(lonely) == ["random"]
    assert roster.levels(lonely) == []
    assert roster.default_bot(lonely) == roster.adviser(lonely) == "random"
    assert isinstance(roster.make_bot("random", lonely), RandomBot)
    with pytest.raises(rh.UnknownBot, match="there are: random"):
        roster.check_bot("normal", lonely)


def test_people_put_no_bot_with_a_budget_of_its_own_at_a_table() -> None:
    for game in rh.game_names():
        roster.check_offered("search", game)
        with pytest.raises(rh.UnknownBot):
            roster.check_offered("search(seconds=3600)", game)
