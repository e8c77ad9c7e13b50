"""The game as the contract wants it: set-up, hiding, sampling and reading. `GAME` is the declared one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import Any

from roundhouse.kernel.actions import Action
from roundhouse.kernel.checking import Fields
from roundhouse.kernel.contract import Fact, Game, Seat, State, View
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.options import Option, OptionKind
from roundhouse.kernel.rng import Stream
from roundhouse_kuhn.actions import parse_action
from roundhouse_kuhn.events import CardDealt
from roundhouse_kuhn.reading import POSITION, VIEW, read
from roundhouse_kuhn.state import CARDS, CHIPS, MOST_HANDS, KuhnState

HANDS = Option("hands", 10, OptionKind.NUMBER, "kuhn-hands", choices=range(1, MOST_HANDS + 1), rule="K-004")


class KuhnGame(Game):
    name = GameName("kuhn")
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
        known, seen = self._read(view, VIEW)
        own, is_over = seen["card"], seen["active_seat"] is None
        unseen = [card for card in CARDS if card != own]

        def sample(rng: Stream) -> State:
            state, deck = known.copy(), unseen[:]
            rng.shuffle(deck)
            if not is_over:
                state.cards = [own if own and seat == seen["seat"] else deck.pop() for seat in (0, 1)]
            state.seed = rng.fork().seed
            return state

        return sample

    def from_dict(self, data: dict[str, Any]) -> State:
        state, found = self._read(data, POSITION)
        state.seed, state.counter, state.cards = found["seed"], found["counter"], found["cards"][:]
        return state

    def parse(self, text: str) -> Action:
        return parse_action(text)

    def _read(self, data: Any, shape: Fields) -> tuple[KuhnState, dict[str, Any]]:
        state, found = read(data, shape)
        self.known_rules(data.get("rules", 1))
        return state, found


GAME = KuhnGame()
