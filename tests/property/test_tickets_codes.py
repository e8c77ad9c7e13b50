"""Actions by number are the actions: the same count, the same order, the same effect."""

from __future__ import annotations

from random import Random

import pytest

import roundhouse as rh
from playing import BOARDS
from roundhouse.games.tickets.flow.turns import carry_out_code
from roundhouse.games.tickets.legal import action_of, count_legal, fewest_locomotives, legal_code, legal_numbers
from roundhouse.games.tickets.state import TicketsState

GAME = rh.game("tickets")


@pytest.mark.parametrize("board", ["usa", BOARDS / "islands.toml"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_numbers_are_actions(players: int, board: object) -> None:
    for seed in range(4):
        rng, state = Random(seed), GAME.start(players, seed, board=board)
        assert isinstance(state, TicketsState)
        while not state.is_over:
            legal = state.legal_actions()
            codes = [legal_code(state, number) for number in range(count_legal(state))]
            assert [action_of(state, code) for code in codes] == list(legal)
            assert len(set(codes)) == len(codes)
            number = rng.randrange(len(codes))
            other = state.copy()
            carry_out_code(other, codes[number])
            state.apply(legal[number])
            assert other.to_dict() == state.to_dict()
        assert count_legal(state) == 0


@pytest.mark.parametrize("board", ["usa", BOARDS / "islands.toml"])
@pytest.mark.parametrize("players", [2, 5])
def test_of_several_ways_to_pay_the_numbers_of_environments_are_those_with_fewest_locomotives(
    players: int, board: object
) -> None:
    for seed in range(4):
        luck, state = rh.Luck(seed), GAME.start(players, seed, board=board)
        assert isinstance(state, TicketsState)
        size = state.setup.claims.size
        while not state.is_over:
            best: dict[int, int] = {}
            for place in range(count_legal(state)):
                code = legal_code(state, place)
                best.setdefault(code % size, code)
            numbers = legal_numbers(state)
            assert len(numbers) == len(best)
            assert {number: fewest_locomotives(state, number) for number in numbers} == best
            state.push(state.random_action(luck))
        assert legal_numbers(state) == []


def test_luck_is_the_same_in_either_build() -> None:
    luck = rh.Luck(42)
    assert [luck.below(1000) for _ in range(8)] == [727, 54, 683, 47, 308, 942, 277, 707]


def test_all_actions_are_about_equally_likely() -> None:
    state, luck = GAME.start(2, 1), rh.Luck(7)
    many = [state.random_action(luck) for _ in range(4000)]
    counts = [many.count(action) for action in state.legal_actions()]
    assert sum(counts) == 4000
    assert min(counts) > 0.8 * 4000 / len(counts)
