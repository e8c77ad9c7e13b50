"""Whether a game in a tournament's file is what it says: played again from its seed, or from its kept actions."""

from __future__ import annotations

from typing import Any

from roundhouse.kernel.errors import InvalidRecord
from roundhouse.kernel.records import result_of
from roundhouse.kernel.registry import game as find_game
from roundhouse.sim.decision_times import plays_by_the_clock
from roundhouse.sim.playing import Outcome, play_game, ranks_without
from roundhouse.sim.results_file import Header


def can_be_repeated(header: Header, outcome: Outcome) -> bool:
    """Whether its bots would play the same game again; those that search by the clock would not."""
    return not any(plays_by_the_clock(bot, header.game) for bot in header.schedule.bots_at(outcome.number))


def result_again(header: Header, outcome: Outcome) -> dict[str, Any]:
    """The scores and ranks that the game comes to now, by the rules it was played by; they check every action."""
    game = find_game(header.game)
    fixture = header.schedule.fixture(outcome.number)
    if can_be_repeated(header, outcome):
        again = play_game(header.run_settings, fixture)
        return {"scores": list(again.scores), "ranks": list(again.ranks)}
    state = game.begin(header.players, fixture.secret, header.options, header.rules)
    for text in outcome.actions:
        state.apply(game.parse(text))
    if not state.is_over:
        raise InvalidRecord(f"game {outcome.number}: its actions do not end the game")
    result = result_of(state)
    return {**result, "ranks": list(ranks_without(result["ranks"], outcome.failures))}
