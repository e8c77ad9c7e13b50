"""One position of Kuhn poker, and all its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat, Standing, State, View
from roundhouse.kernel.errors import Refusal
from roundhouse.kernel.events import Event
from roundhouse.kernel.rng import Stream
from roundhouse_kuhn.actions import BET, CALL, CHECK, FOLD, Play
from roundhouse_kuhn.events import CardDealt, CardShown, GameEnded, HandBegan, Played, PotWon

CARDS = ("jack", "queen", "king")  # K-001, from the lowest to the highest
CHIPS = 10  # K-003
MOST_HANDS = 100  # K-004
HAND_COSTS = 2  # what a player may need for one hand: the ante and a bet


class KuhnState(State):
    """Plain data with the rules attached; `cards` is empty once the game is over."""

    __slots__ = ("cards", "chips", "counter", "hand", "hands", "played", "seed", "won")

    def __init__(self, seed: bytes, hands: int) -> None:
        self.seed = seed
        self.counter = 0  # where the random stream of the seed stands
        self.hands = hands
        self.hand = 0
        self.chips = [CHIPS, CHIPS]
        self.won = [0, 0]  # how many hands
        self.cards: list[str] = []
        self.played: list[Play] = []  # in the current hand

    def copy(self) -> KuhnState:
        other = KuhnState(self.seed, self.hands)
        other.counter, other.hand = self.counter, self.hand
        other.chips, other.won = self.chips[:], self.won[:]
        other.cards, other.played = self.cards[:], self.played[:]
        return other

    @property
    def players(self) -> int:
        return 2  # K-002

    @property
    def first(self) -> Seat:
        """Who decides first in this hand: the players take turns, beginning with seat 0 (K-007)."""
        return Seat((self.hand - 1) % 2)

    @property
    def active_seat(self) -> Seat | None:
        return Seat((self.first + len(self.played)) % 2) if self.cards else None

    @property
    def pot(self) -> int:
        return 2 * CHIPS - sum(self.chips)

    # What may be done

    def legal_actions(self) -> Sequence[Action]:
        if not self.cards:
            return ()
        return (CALL, FOLD) if BET in self.played else (CHECK, BET)  # K-008, K-009

    def why_not(self, action: Action, seat: Seat | None = None) -> Refusal | None:
        """The first of: the game is over, another's decision, not what this moment asks for."""
        if self.active_seat is None:
            return Refusal("K-012" if self.hand == self.hands else "K-013")
        if seat is not None and seat != self.active_seat:
            return Refusal("K-007", {"active": self.active_seat})
        if action in self.legal_actions():
            return None
        return Refusal("K-009" if BET in self.played else "K-008")

    # What it does

    def deal(self, events: list[Event] | None) -> None:
        """Begin the next hand: everybody pays the ante and receives a card (K-005, K-006)."""
        self.hand += 1
        self.chips = [chips - 1 for chips in self.chips]
        deck, stream = list(CARDS), Stream(self.seed, self.counter)
        stream.shuffle(deck)
        self.counter = stream.counter
        self.cards, self.played = deck[:2], []
        if events is not None:
            events.append(HandBegan(self.hand, self.first))
            events += [CardDealt(Seat(seat), card) for seat, card in enumerate(self.cards)]

    def _change(self, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, Play)
        assert self.active_seat is not None
        seat, told = self.active_seat, [] if events is None else events
        self.played.append(action)
        told.append(Played(seat, action.word))
        if action in (BET, CALL):
            self.chips[seat] -= 1
        if action is FOLD:  # K-010
            self._end_hand(Seat(1 - seat), told)
        elif action is CALL or self.played == [CHECK, CHECK]:  # K-011
            told += [CardShown(Seat(owner), card) for owner, card in enumerate(self.cards)]
            self._end_hand(Seat(max((0, 1), key=lambda other: CARDS.index(self.cards[other]))), told)

    def _end_hand(self, winner: Seat, told: list[Event]) -> None:
        told.append(PotWon(winner, self.pot))
        self.chips[winner] += self.pot
        self.won[winner] += 1
        if self.hand == self.hands or min(self.chips) < HAND_COSTS:  # K-012, K-013
            self.cards, self.played = [], []
            told.append(GameEnded(tuple(self.chips)))
        else:
            self.deal(told)

    # What it comes to

    def scores(self) -> list[int]:
        return self.chips[:]

    def standings(self) -> list[Standing]:
        """More chips are better, equal chips share a rank (K-014)."""
        ranked = [
            Standing(1 + sum(chips < other for other in self.chips), Seat(seat), chips)
            for seat, chips in enumerate(self.chips)
        ]
        return sorted(ranked, key=lambda standing: (standing.rank, standing.seat))

    def score_sheet(self) -> dict[str, Any]:
        seats = [{"hands_won": won, "total": chips} for chips, won in zip(self.chips, self.won, strict=True)]
        return {"complete": self.is_over, "seats": seats}

    # What is seen and stored

    def _view(self, seat: Seat | None) -> View:
        at_the_end = {"scores": self.scores(), "score_sheet": self.score_sheet()} if self.is_over else {}
        return {
            **self._public(),
            "seat": seat,
            "active_seat": self.active_seat,
            "first": None if self.is_over else self.first,
            "pot": self.pot,
            "card": self.cards[seat] if self.cards and seat is not None else None,  # K-006
            **at_the_end,
        }

    def to_dict(self) -> dict[str, Any]:
        return {**self._public(), "seed": self.seed.hex(), "counter": self.counter, "cards": self.cards[:]}

    def _public(self) -> dict[str, Any]:
        return {
            "game": "kuhn",
            "rules": 1,
            "players": 2,
            "options": {"hands": self.hands},
            "hand": self.hand,
            "played": [str(action) for action in self.played],
            "chips": self.chips[:],
            "won": self.won[:],
        }
