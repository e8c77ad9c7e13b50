"""A13: the final round and the end."""

import pytest

from roundhouse.games.tickets.events import FinalRoundBegan, GameEnded
from roundhouse.kernel.errors import IllegalAction
from unit.tickets.positions import legal, play, position, refusal, told

DRAW = ("draw", "draw")


@pytest.mark.rule("T-104")
@pytest.mark.parametrize(("before", "after", "begins"), [(6, 3, False), (5, 2, True), (4, 1, True), (3, 0, True)])
def test_two_cars_or_fewer_begin_the_final_round(before, after, begins):
    state = position(players=3, hands=[{"blue": 3}], cars=[before, 45, 45])
    events = play(state, "claim montreal-new_york 3 blue")
    assert told(events, FinalRoundBegan) == ([FinalRoundBegan(0, after)] if begins else [])
    assert state.view(None)["final_turns_left"] == (3 if begins else None)


@pytest.mark.rule("T-105")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_exactly_one_more_turn(players):
    state = position(players=players, hands=[{}, {"blue": 3}], cars=[45, 5] + [45] * (players - 2), active=1)
    play(state, "claim montreal-new_york 3 blue")
    turns = []
    while not state.is_over:
        turns.append(state.active_seat)
        play(state, *DRAW)
    assert sorted(turns) == list(range(players))


@pytest.mark.rule("T-106")
def test_the_final_round_runs_from_the_next_seat_to_the_one_who_caused_it():
    state = position(players=4, hands=[{}, {}, {"blue": 3}], cars=[45, 45, 5, 45], active=2)
    play(state, "claim montreal-new_york 3 blue")
    turns = []
    while not state.is_over:
        turns.append(state.active_seat)
        play(state, *DRAW)
    assert turns == [3, 0, 1, 2]


@pytest.mark.rule("T-107")
def test_a_second_player_with_few_cars_changes_nothing():
    state = position(players=3, hands=[{"blue": 3}, {"red": 2}], cars=[4, 3, 45])
    play(state, "claim montreal-new_york 3 blue")
    events = play(state, "claim boston-new_york.2 2 red")
    assert state.view(None)["seats"][1]["cars"] == 1
    assert told(events, FinalRoundBegan) == []
    assert state.view(None)["final_turns_left"] == 2
    play(state, *DRAW)
    assert state.active_seat == 0
    play(state, *DRAW)
    assert state.is_over


@pytest.mark.rule("T-108")
def test_in_the_final_turn_all_actions_are_allowed():
    ordinary = position(hands=[{"red": 2, "locomotive": 1}], cars=[10, 2])
    final = position(hands=[{"red": 2, "locomotive": 1}], cars=[10, 2], turns_left=2)
    assert legal(final) == legal(ordinary)
    assert {action.split()[0] for action in legal(final)} == {"draw", "take", "claim", "tickets"}


@pytest.mark.rule("T-108")
@pytest.mark.parametrize(
    "turn", [["draw", "take blue"], ["claim boston-new_york.2 2 red"], ["tickets", "keep denver-el_paso"]]
)
def test_the_last_turn_is_played_in_full(turn):
    state = position(hands=[{"red": 2}], turns_left=1, cars=[45, 2])
    play(state, *turn[:-1])
    assert not state.is_over
    play(state, turn[-1])
    assert state.is_over


@pytest.mark.rule("T-109")
def test_after_the_final_round_nobody_plays_and_the_game_is_scored():
    state = position(turns_left=1)
    events = play(state, *DRAW)
    assert state.is_over
    assert state.active_seat is None
    assert legal(state) == []
    assert [type(event) for event in events[-1:]] == [GameEnded]
    for seat in (0, 1, None):
        assert refusal(state, "draw", seat) == "T-109"
    with pytest.raises(IllegalAction, match="T-109"):
        play(state, "draw")


@pytest.mark.rule("T-104", "T-106")
def test_drawing_with_two_cars_left_begins_the_final_round_too():
    state = position(players=3, cars=[45, 2, 45], active=1)
    assert told(play(state, *DRAW), FinalRoundBegan) == [FinalRoundBegan(1, 2)]
    assert state.active_seat == 2
