"""The game as the contract wants it: set-up, reading, hiding and sampling. `GAME` is the declared one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import Any

from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Fact, Game, Seat, State, View
from roundhouse.kernel.errors import InvalidRecord
from roundhouse.kernel.options import Option, OptionKind
from roundhouse.kernel.rng import SEED_BYTES, Stream
from roundhouse_kuhn.actions import parse_action
from roundhouse_kuhn.events import CardDealt
from roundhouse_kuhn.state import CARDS, CHIPS, KuhnState

HANDS = Option("hands", 10, OptionKind.NUMBER, "kuhn-hands", choices=range(1, 101), rule="K-004")


class KuhnGame(Game):
    name = "kuhn"
    rules_version = 1
    min_players = max_players = 2  # K-002
    options = (HANDS,)

    def _start(self, players: int, seed: bytes, options: dict[str, Any], rules: int) -> State:  # noqa: ARG002
        state = KuhnState(seed, options["hands"])
        state.deal(None)
        return state

    def record_options(self, state: State) -> dict[str, Any]:
        assert isinstance(state, KuhnState)
        return {"hands": state.hands}

    def data_digest(self, state: State) -> str:  # noqa: ARG002
        return sha256(f"{CARDS} {CHIPS}".encode()).hexdigest()

    def redact(self, fact: Fact, seat: Seat | None, by: Seat | None = None) -> Fact:  # noqa: ARG002
        """A card that is dealt is seen by its owner only (K-006); every decision is public."""
        if isinstance(fact, CardDealt) and fact.seat != seat:
            return replace(fact, card=None)
        return fact

    def sampler(self, view: View) -> Callable[[Stream], State]:
        """Deals the cards that the viewer does not see; the next hands come from a fresh stream."""
        known = _read_public(self, view)
        seat, own = view["seat"], view["card"]

        def sample(rng: Stream) -> State:
            state = known.copy()
            if view["active_seat"] is not None:
                unseen = [card for card in CARDS if card != own]
                rng.shuffle(unseen)
                state.cards = [own if own is not None and other == seat else unseen.pop() for other in (0, 1)]
            state.seed = rng.fork().seed
            return state

        return sample

    def from_dict(self, data: dict[str, Any]) -> State:
        state = _read_public(self, data)
        try:
            state.seed, state.counter, state.cards = bytes.fromhex(data["seed"]), int(data["counter"]), [*data["cards"]]
        except (KeyError, TypeError, ValueError) as error:
            raise InvalidRecord(f"position: {type(error).__name__} ({error})") from None
        dealt = len(set(state.cards)) == len(state.cards) in (0, 2) and set(state.cards) <= set(CARDS)
        if not dealt or len(state.seed) != SEED_BYTES or state.counter < 0:
            raise InvalidRecord(f"position: these are not the cards and the seed of a game: {state.cards}")
        return state

    def parse(self, text: str) -> Action:
        return parse_action(text)


def _read_public(game: KuhnGame, data: dict[str, Any]) -> KuhnState:
    """What a view and a stored position have in common; the cards are still to come."""
    if not isinstance(data, dict) or data.get("game") != game.name:
        raise InvalidRecord(f"position: not a position of {game.name}")
    game.known_rules(data.get("rules", 1))
    try:
        state = KuhnState(bytes(SEED_BYTES), int(data["options"]["hands"]))
        state.hand = int(data["hand"])
        state.chips, state.won = [int(n) for n in data["chips"]], [int(n) for n in data["won"]]
        state.played = [parse_action(word) for word in data["played"]]
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise InvalidRecord(f"position: {type(error).__name__} ({error})") from None
    if len(state.chips) != 2 or len(state.won) != 2 or sum(state.chips) > 2 * CHIPS or min(state.chips) < 0:
        raise InvalidRecord(f"position: {state.chips} are not the chips of two players")
    return state


GAME = KuhnGame()
