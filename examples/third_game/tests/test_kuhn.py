"""Every rule of Kuhn poker: given a deal, when somebody decides, then a fact."""

from __future__ import annotations

import json

import pytest

import roundhouse as rh
from roundhouse.bots.roster import make_bot
from roundhouse.match.bot_decisions import bot_decision
from roundhouse_kuhn.actions import BET, CALL, CHECK, FOLD, Play
from roundhouse_kuhn.events import CardDealt, CardShown, GameEnded, HandBegan, Played, PotWon
from roundhouse_kuhn.game import GAME
from roundhouse_kuhn.state import KuhnState

FIRST, SECOND = rh.Seat(0), rh.Seat(1)


def dealt(first: str, second: str, hands: int = 10, chips: tuple[int, int] = (9, 9)) -> KuhnState:
    """The first hand with these cards; the ante is paid."""
    state = GAME.start(players=2, seed=1, hands=hands)
    assert isinstance(state, KuhnState)
    state.cards, state.chips = [first, second], list(chips)
    return state


def played(state: KuhnState, *actions: Play) -> list[rh.Event]:
    """What the last of these decisions told."""
    return [state.apply(action) for action in actions][-1]


def rule_against(state: rh.State, action: rh.Action, seat: rh.Seat | None = None) -> str | None:
    refusal = state.why_not(action, seat)
    return None if refusal is None else refusal.rule


@pytest.mark.rule("K-001", "K-011")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        (("king", "queen"), 0),
        (("queen", "king"), 1),
        (("queen", "jack"), 0),
        (("jack", "queen"), 1),
        (("jack", "king"), 1),
    ],
)
@pytest.mark.parametrize("actions", [(CHECK, CHECK), (BET, CALL), (CHECK, BET, CALL)])
def test_the_higher_card_takes_the_pot(cards: tuple[str, str], winner: int, actions: tuple[Play, ...]) -> None:
    state = dealt(*cards)
    pot = 2 if CALL not in actions else 4
    assert played(state, *actions)[1:4] == [
        CardShown(FIRST, cards[0]),
        CardShown(SECOND, cards[1]),
        PotWon(rh.Seat(winner), pot),
    ]
    assert state.chips[winner] == 10 + pot // 2 - 1  # the next ante is paid
    assert state.won[winner] == 1


@pytest.mark.rule("K-002")
@pytest.mark.parametrize("players", [1, 3])
def test_the_game_is_for_two(players: int) -> None:
    with pytest.raises(rh.InvalidOption, match="kuhn is for 2 to 2 players"):
        GAME.start(players=players, seed=1)


@pytest.mark.rule("K-003", "K-005")
def test_ten_chips_each_and_one_goes_into_the_pot() -> None:
    view = GAME.start(players=2, seed=1).view(None)
    assert (view["chips"], view["pot"]) == ([9, 9], 2)


@pytest.mark.rule("K-004")
def test_a_number_of_hands_can_be_agreed_on() -> None:
    assert GAME.start(players=2, seed=1).view(None)["options"] == {"hands": 10}
    assert GAME.start(players=2, seed=1, hands=100).view(None)["options"] == {"hands": 100}
    for hands in (0, 101, "10", True):
        with pytest.raises(rh.InvalidOption, match=r"hands: .* is not a whole number from 1 to 100"):
            GAME.start(players=2, seed=1, hands=hands)


@pytest.mark.rule("K-006")
def test_only_its_owner_sees_a_card() -> None:
    state = dealt("jack", "king")
    assert [state.view(seat)["card"] for seat in (FIRST, SECOND, None)] == ["jack", "king", None]
    event = CardDealt(FIRST, "jack")
    assert [GAME.redact(event, seat) for seat in (FIRST, SECOND, None)] == [event, *2 * [CardDealt(FIRST, None)]]
    assert "jack" not in json.dumps([state.view(SECOND), state.view(None)])


@pytest.mark.rule("K-006")
def test_each_deal_is_equally_likely() -> None:
    seen = [tuple(GAME.start(players=2, seed=seed).to_dict()["cards"]) for seed in range(600)]
    assert len(set(seen)) == 6
    assert all(60 < seen.count(cards) < 140 for cards in set(seen))


@pytest.mark.rule("K-007")
def test_the_players_decide_in_turn_and_take_turns_to_decide_first() -> None:
    state = dealt("jack", "king")
    assert rule_against(state, CHECK, SECOND) == "K-007"
    played(state, CHECK)
    assert rule_against(state, CHECK, FIRST) == "K-007"
    assert HandBegan(2, SECOND) in played(state, CHECK)
    assert state.active_seat == SECOND


@pytest.mark.rule("K-008")
def test_without_a_bet_nobody_can_call_or_fold() -> None:
    state = dealt("jack", "king")
    for _ in range(2):
        assert [rule_against(state, action) for action in (CHECK, BET, CALL, FOLD)] == [None, None, "K-008", "K-008"]
        played(state, CHECK)


@pytest.mark.rule("K-009")
@pytest.mark.parametrize("before", [(BET,), (CHECK, BET)])
def test_after_a_bet_call_or_fold(before: tuple[Play, ...]) -> None:
    state = dealt("jack", "king")
    assert played(state, *before) == [Played(rh.Seat(len(before) - 1), "bet")]
    assert [rule_against(state, action) for action in (CHECK, BET, CALL, FOLD)] == ["K-009", "K-009", None, None]
    assert state.pot == 3


@pytest.mark.rule("K-010")
def test_whoever_folds_leaves_the_pot_and_no_card_is_shown() -> None:
    state = dealt("jack", "king")
    told = played(state, BET, FOLD)
    assert told[:2] == [Played(SECOND, "fold"), PotWon(FIRST, 3)]
    assert not any(isinstance(event, CardShown) for event in told)


@pytest.mark.rule("K-012", "K-014")
def test_the_game_ends_with_its_last_hand_and_the_chips_decide() -> None:
    state = dealt("jack", "king", hands=2)
    state.apply(BET)
    state.apply(FOLD)
    state.cards = ["king", "queen"]
    assert played(state, BET, CALL)[-1] == GameEnded((13, 7))
    assert state.standings() == [rh.Standing(1, FIRST, 13), rh.Standing(2, SECOND, 7)]
    assert state.score_sheet()["seats"][0] == {"hands_won": 2, "total": 13}
    assert [rule_against(state, action) for action in (CHECK, FOLD)] == ["K-012", "K-012"]


@pytest.mark.rule("K-014")
def test_with_equal_chips_both_win() -> None:
    state = dealt("jack", "king", hands=2)
    state.apply(CHECK)
    state.apply(CHECK)
    state.cards = ["king", "jack"]
    played(state, CHECK, CHECK)
    assert [standing.rank for standing in state.standings()] == [1, 1]


@pytest.mark.rule("K-013")
@pytest.mark.parametrize(("actions", "over"), [((CHECK, CHECK), False), ((BET, CALL), True)])
def test_with_fewer_than_two_chips_the_game_is_over(actions: tuple[Play, ...], over: bool) -> None:
    state = dealt("jack", "king", chips=(2, 16))
    played(state, *actions)
    assert state.is_over == over
    assert rule_against(state, CHECK) == ("K-013" if over else None)
    assert state.is_over == (list(state.legal_actions()) == [])


@pytest.mark.parametrize("text", ["", "raise", "check bet", "CHECK"])
def test_text_that_is_not_an_action_is_told_so(text: str) -> None:
    with pytest.raises(rh.InvalidAction, match="write check, bet, call, fold"):
        GAME.parse(text)


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"cards": ["king"]},
        {"cards": ["king", "king"]},
        {"cards": ["ace", "king"]},
        {"chips": [9]},
        {"chips": [30, 9]},
        {"chips": [-1, 9]},
        {"seed": "00"},
        {"seed": None},
        {"counter": -1},
        {"played": 3},
        {"hand": "first"},
        {"options": {}},
    ],
)
def test_a_damaged_position_is_refused(change: dict[str, object]) -> None:
    data = GAME.start(players=2, seed=1).to_dict()
    assert GAME.from_dict(data).to_dict() == data
    with pytest.raises(rh.InvalidRecord, match=f"position: {next(iter(change))}"):
        GAME.from_dict({**data, **change})


def test_all_mistakes_of_a_view_are_told_at_once() -> None:
    view = GAME.start(players=2, seed=1).view(FIRST)
    with pytest.raises(
        rh.InvalidRecord, match="hand: must be a whole number; card: 'ace' is not one of jack, queen, king"
    ):
        GAME.sampler({**view, "hand": None, "card": "ace"})


@pytest.mark.parametrize(
    ("card", "before", "chances"),
    [
        ("jack", (), {"bet": 1 / 3, "check": 2 / 3}),
        ("queen", (), {"check": 1}),
        ("king", (CHECK,), {"bet": 1}),
        ("jack", (BET,), {"fold": 1}),
        ("queen", (BET,), {"call": 1 / 3, "fold": 2 / 3}),
        ("queen", (CHECK, BET), {"call": 2 / 3, "fold": 1 / 3}),
        ("king", (BET,), {"call": 1}),
    ],
)
def test_the_bot_bluffs_exactly_often_enough(card: str, before: tuple[Play, ...], chances: dict[str, float]) -> None:
    state, bot, rng = dealt(card, card), make_bot("normal", "kuhn"), rh.Stream(rh.seed_bytes(1))
    for action in before:
        state.push(action)
    chosen = [str(bot.choose(bot_decision(GAME, state, bot, rng, 1))) for _ in range(600)]
    assert set(chosen) == set(chances)
    assert all(abs(chosen.count(word) / 600 - chance) < 0.06 for word, chance in chances.items())
