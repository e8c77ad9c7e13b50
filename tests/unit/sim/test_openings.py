"""Games of 18Lilliput from openings that were chosen at random."""

from __future__ import annotations

import re
import sys

import pytest
from benchmarks import openings

from roundhouse.games.lilliput.flow.scoring import scores
from roundhouse.games.lilliput.position import Stage
from roundhouse.sim.playing import Fixture, play_game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_opening_is_the_same_for_a_seed_and_another_for_another(players):
    found = [openings.opened(players, bytes([number] * 32)) for number in (1, 1, 2, 3, 4)]
    assert all(state.stage is Stage.TURN for state in found)
    assert found[0].to_dict() == found[1].to_dict()
    drafts = {
        tuple(character.id for seat in range(players) for character in state.held_characters(seat)) for state in found
    }
    assert len(drafts) > 1


def test_a_game_is_played_on_from_where_it_is():
    state = openings.opened(2, bytes(32))
    fixture = Fixture(0, ("greedy", "random"), bytes(32))
    outcome = play_game(openings.RUN, fixture, state.copy())
    assert outcome == play_game(openings.RUN, fixture, state)
    assert state.is_over
    assert outcome.scores == tuple(scores(state))
    assert outcome.picks == ((), ()), "nothing was left to be drafted"


def test_a_line_tells_of_all_games(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["openings", "--players", "2", "--deals", "2", "greedy", "random"])
    openings.main()
    last = capsys.readouterr().out.split("\r")[-1]
    assert re.fullmatch(r"greedy among random, 2 players: \d+\.\d % \(.+\) of 4 games, by -?\d+ points\n", last)
