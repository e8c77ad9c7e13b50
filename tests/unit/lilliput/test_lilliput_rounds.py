"""Rounds, turns and bureaucracy (L-054 to L-063, L-344 to L-349, L-388 to L-397)."""

from __future__ import annotations

import pytest

from roundhouse.games.lilliput.events import PhaseBegan, RoundBegan, TrainMoved, TrainsRan, TurnBegan
from roundhouse.games.lilliput.position import Stage
from unit.lilliput.positions import finish_round, legal, pass_turns, play, pool, position, refused, to_running, told


@pytest.mark.rule("L-054", "L-055")
@pytest.mark.parametrize(("players", "rounds", "rule"), [(2, 8, "L-054"), (3, 9, "L-055"), (4, 8, "L-054")])
def test_the_game_ends_after_eight_rounds_or_nine_with_three(players: int, rounds: int, rule: str) -> None:
    state = position(players, round=rounds - 1)
    to_running(state)
    finish_round(state)
    assert not state.is_over
    assert state.round == rounds
    to_running(state)
    finish_round(state)
    assert state.is_over
    assert refused(state, "done") == rule


@pytest.mark.rule("L-056")
def test_a_round_is_actions_then_running_then_bureaucracy() -> None:
    state = position()
    events = to_running(state)
    assert not told(events, TrainMoved)
    assert told(events, TrainsRan)
    assert not any(isinstance(event, TrainsRan) for event in events[:-1])
    events = finish_round(state)
    assert [(event.source, event.target) for event in told(events, TrainMoved)] == [("deck", "pool")]
    assert isinstance(events[-2], RoundBegan)


@pytest.mark.rule("L-057", "L-271")
def test_the_justiciary_comes_before_the_first_action_of_every_round() -> None:
    state = position(characters=[None, None, "justiciary"], justice=True)
    for number in (1, 2, 3):
        assert (state.round, state.stage, state.active_seat) == (number, Stage.JUSTICE, 2)
        assert legal(state) == ["justice cash", "justice treasury"]
        play(state, "justice cash")
        assert state.stage is Stage.TURN
        to_running(state)
        finish_round(state)


@pytest.mark.rule("L-058", "L-059", "L-060")
def test_turns_go_round_and_back() -> None:
    state = position(first=2)
    seats = []
    while state.stage is Stage.TURN:
        seats.append(state.active_seat)
        pass_turns(state)
    assert seats == [2, 3, 0, 1, 1, 0, 3, 2]


@pytest.mark.rule("L-058", "L-059")
def test_another_seat_is_refused() -> None:
    state = position()
    assert refused(state, "card 1 cash", seat=1) == "L-058"
    pass_turns(state, 5)
    assert state.active_seat == 2
    assert refused(state, "card 10 cash", seat=3) == "L-059"
    assert refused(state, "card 10 cash", seat=2) is None


@pytest.mark.rule("L-061")
def test_a_card_is_taken_for_one_of_its_halves() -> None:
    state = position()
    assert refused(state, "card 1 tile") is None
    assert refused(state, "card 1 cash") is None
    assert refused(state, "card 1 shares") == "L-061"
    assert refused(state, "done") == "L-061"
    assert refused(state, "buy red") == "L-061"
    play(state, "card 1 tile")
    assert refused(state, "card 2 tile") == "L-061"


@pytest.mark.rule("L-062")
def test_a_taken_card_stays_taken_for_everybody() -> None:
    state = position()
    play(state, "card 5 cash")
    assert refused(state, "card 5 shares") == "L-062"
    pass_turns(state, 6)
    assert state.active_seat == 0
    assert refused(state, "card 5 cash") == "L-062"


@pytest.mark.rule("L-063")
def test_a_card_may_be_taken_for_nothing() -> None:
    state = position()
    before = state.cash[:]
    play(state, "card 10 nothing")
    assert state.cash == before
    assert state.active_seat == 1
    assert refused(state, "card 10 cash") == "L-062"
    play(state, "card 4 shares", "done")
    assert state.cash == before
    assert state.active_seat == 2


@pytest.mark.rule("L-344", "L-187")
def test_bureaucracy_moves_the_top_train_to_the_pool() -> None:
    state = position(top="3", phase=3)
    to_running(state)
    finish_round(state)
    assert pool(state) == "3"
    assert state.drawn == 3


@pytest.mark.rule("L-345", "L-157")
def test_the_move_to_the_pool_starts_a_phase_like_a_purchase() -> None:
    state = position(top="4", phase=3, trains={"red": "2"})
    to_running(state)
    events = finish_round(state)
    assert told(events, PhaseBegan) == [PhaseBegan(4, (), ("2",), 3)]
    assert state.phase == 4


@pytest.mark.rule("L-346", "L-348")
def test_the_first_player_card_and_the_round_marker_move_on() -> None:
    state = position(first=3)
    to_running(state)
    events = finish_round(state)
    assert told(events, RoundBegan) == [RoundBegan(2, 0, 8)]  # type: ignore[arg-type]
    assert state.first == 0
    assert state.round == 2
    assert told(events, TurnBegan)[-1].seat == 0


@pytest.mark.rule("L-347")
def test_all_cards_are_back_in_the_next_round() -> None:
    state = position()
    to_running(state)
    assert state.taken.bit_count() == 8
    finish_round(state)
    assert state.taken == 0
    assert len(legal(state, "card")) == 30


@pytest.mark.rule("L-349")
def test_there_is_no_bureaucracy_after_the_last_round() -> None:
    state = position(round=8, top="3", phase=3)
    to_running(state)
    events = finish_round(state)
    assert state.is_over
    assert not told(events, TrainMoved)
    assert (state.round, state.first, pool(state)) == (8, 0, "")


@pytest.mark.rule("L-391", "L-396")
def test_fewer_players_use_fewer_cards() -> None:
    three, two = position(3), position(2)
    assert three.setup.cards == (2, 3, 4, 5, 7, 8, 9, 10)
    assert two.setup.cards == (2, 3, 5, 8, 9, 10)
    assert refused(three, "card 6 cash") == "L-064"
    assert refused(two, "card 7 tile") == "L-064"
    assert refused(two, "card 11 tile") == "L-064"


@pytest.mark.rule("L-392")
def test_with_three_players_only_the_ninth_round_is_the_last() -> None:
    assert not position(3, round=8).is_last_round
    assert position(3, round=9).is_last_round
