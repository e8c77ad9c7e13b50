"""A bot cannot look: nothing that it is given leads to the true state, and nothing that it does changes it."""

from __future__ import annotations

import gc
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest

import roundhouse as rh
from roundhouse.bots.contract import Bot, Decision
from roundhouse.match.bot_decisions import bot_decision, seen_since

ENDS = (type, ModuleType, FunctionType, BuiltinFunctionType, rh.Game)  # shared by everybody; no state hangs on them


class Spy(Bot):
    """Follows every reference it is given, keeps all states and long secrets that it finds, and spoils its view."""

    def __init__(self) -> None:
        self.found: list[Any] = []
        self.words: set[bytes] = set()

    def choose(self, decision: Decision) -> rh.Action:
        waiting: list[Any] = [getattr(decision, name) for name in Decision.__slots__]
        seen: set[int] = set()
        while waiting:
            thing = waiting.pop()
            if id(thing) in seen or isinstance(thing, ENDS):
                continue
            seen.add(id(thing))
            if isinstance(thing, rh.State):
                self.found.append(thing)
            if isinstance(thing, bytes):
                self.words.add(thing)
            if isinstance(thing, str) and len(thing) == 64:
                self.words.add(bytes.fromhex(thing))
            waiting += gc.get_referents(thing)
        action = decision.rng.choice(decision.legal)
        assert decision.view is not None
        _spoil(decision.view)
        return action


def _spoil(data: Any) -> None:
    """Destroy plain data from within."""
    if isinstance(data, dict):
        for value in data.values():
            _spoil(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            _spoil(value)
        data.clear()


@pytest.mark.parametrize(("name", "players"), [("tickets", 2), ("tickets", 3), ("lilliput", 1), ("lilliput", 3)])
def test_a_bot_that_tries_to_look_finds_nothing(name: str, players: int) -> None:
    game = rh.game(name)
    secret = rh.seed_bytes(5)
    state = game.start(players, secret)
    spy = Spy()
    made: list[tuple[rh.Action, rh.Seat]] = []
    rng = rh.Stream(rh.seed_bytes(6))
    for _ in range(60):
        seat = state.active_seat
        if seat is None:
            break
        before = state.to_dict()
        action = spy.choose(bot_decision(game, state, spy, rng, 1.0, seen_since(game, seat, made)))
        assert state.to_dict() == before, "what a bot does to its view stays with the bot"
        state.apply(action)
        made.append((action, seat))
    assert made
    assert spy.found == []
    assert spy.words <= {rng.seed}, "the only secret a bot has is its own"
    assert secret not in spy.words


@pytest.mark.parametrize("name", rh.game_names())
def test_samples_have_a_random_stream_of_their_own(name: str) -> None:
    """Nobody can look ahead at shuffles, or at Gulliver's dice."""
    game = rh.game(name)
    state = game.start(game.min_players, 5)
    view = state.view(rh.Seat(0))
    rng = rh.Stream(rh.seed_bytes(6))
    seeds = {game.sampler(view)(rng).to_dict()["seed"] for _ in range(3)}
    assert len(seeds) == 3
    assert state.to_dict()["seed"] not in seeds


def test_what_others_did_is_told_as_the_seat_saw_it() -> None:
    game = rh.game("tickets")
    state = game.start(2, 5)
    made: list[tuple[rh.Action, rh.Seat]] = []
    for _ in range(2):
        seat = state.active_seat
        assert seat is not None
        action = state.legal_actions()[-1]
        state.apply(action)
        made.append((action, seat))
    first, second = made[0][1], made[1][1]
    told = seen_since(game, first, made)
    assert told is not None
    assert told[0] == made[0], "its own choice of tickets"
    assert told[1] != made[1], "the other's is hidden"
    assert told[1] == (game.redact(made[1][0], first, second), second)
    assert seen_since(game, second, made) == [made[1]]
    assert seen_since(game, rh.Seat(5), made) is None
