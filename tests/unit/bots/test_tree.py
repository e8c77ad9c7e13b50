"""The tree search, on a game small enough to know the answer: guess right about what is hidden, or play safe."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

import roundhouse as rh
from roundhouse.bots.tree import Guide, Tree, TreeShape
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat, Standing, State


@dataclass(frozen=True, slots=True)
class Bet(Action):
    """`safe` wins 0.6 for sure; `heads` and `tails` win everything if the hidden coin lies so."""

    name: str

    def __str__(self) -> str:
        return self.name


SAFE, HEADS, TAILS, GO = (Bet(name) for name in ("safe", "heads", "tails", "go"))


class Coin(State):
    """Seat 1 says `go`, seat 0 bets on a coin that it does not see."""

    __slots__ = ("bet", "coin", "gone")

    def __init__(self, coin: Bet) -> None:
        self.coin, self.gone, self.bet = coin, False, None

    bet: Bet | None
    players = 2  # type: ignore[assignment]

    @property
    def active_seat(self) -> Seat | None:
        return Seat(1) if not self.gone else Seat(0) if self.bet is None else None

    def legal_actions(self) -> Sequence[Action]:
        return [SAFE, HEADS, TAILS] if self.gone else [GO]

    def _change(self, action: Action, events: Any) -> None:  # noqa: ARG002
        if self.gone:
            assert isinstance(action, Bet)
            self.bet = action
        self.gone = True

    def worth(self) -> float:
        if self.bet is None:
            return 0.5
        return 0.6 if self.bet == SAFE else float(self.bet == self.coin)

    def why_not(self, action: Action, seat: Seat | None = None) -> None:  # noqa: ARG002
        return None

    def copy(self) -> State:
        raise NotImplementedError

    def scores(self) -> list[int]:
        return []

    def standings(self) -> list[Standing]:
        return []

    def score_sheet(self) -> dict[str, Any]:
        return {}

    def _view(self, seat: Seat | None) -> dict[str, Any]:  # noqa: ARG002
        return {}

    def to_dict(self) -> dict[str, Any]:
        return {}


class CoinGuide(Guide):
    def candidates(self, state: State) -> Sequence[tuple[Action, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def value(self, state: State, rng: rh.Stream) -> Sequence[float]:  # noqa: ARG002
        assert isinstance(state, Coin)
        return [state.worth(), 1 - state.worth()]


def searched(chance_of_heads: float, iterations: int = 600) -> Tree:
    rng = rh.Stream(rh.seed_bytes(1))
    tree = Tree(CoinGuide(), TreeShape(curiosity=1.0, first_width=3))
    tree.search(lambda: Coin(HEADS if rng.unit() < chance_of_heads else TAILS), rng, None, iterations)
    return tree


@pytest.mark.parametrize(("chance", "best"), [(0.5, SAFE), (0.9, HEADS), (0.1, TAILS)])
def test_the_search_knows_only_how_likely_the_hidden_is(chance: float, best: Bet) -> None:
    tree = searched(chance)
    assert [choice.action for choice in tree.ranking()] == [GO]
    tree.advance([(GO, Seat(1))])
    choices = tree.ranking()
    assert choices[0].action == best
    assert choices[0].value == pytest.approx(0.6 if best == SAFE else 0.9, abs=0.05)


def test_going_on_keeps_what_was_found_and_forgets_the_rest() -> None:
    tree = searched(0.5)
    visits = tree.root.visits
    tree.advance([(GO, Seat(1))])
    assert tree.root.visits == visits, "the only way on was walked every time"
    tree.advance([(GO, Seat(0))])
    assert tree.root.visits == 0, "never seen: a new tree"


def test_it_stops_when_nothing_can_change_the_choice() -> None:
    tree = searched(0.5)
    tree.advance([(GO, Seat(1))])
    before = tree.root.visits

    def sample() -> Coin:
        state = Coin(HEADS)
        state.gone = True
        return state

    tree.search(sample, rh.Stream(rh.seed_bytes(2)), None, 2)
    assert tree.root.visits == before + 1, "the lead is longer than the second iteration could make up"


def test_few_candidates_at_first() -> None:
    """Progressive widening: a node looks at more candidates the more often it was visited."""
    tree = Tree(CoinGuide(), TreeShape(first_width=1.0, widening=0.5))
    widths = []
    for _ in range(12):
        state = Coin(HEADS)
        state.gone = True
        tree.search(lambda state=state: state, rh.Stream(rh.seed_bytes(2)), None, 1)  # type: ignore[misc]
        widths.append(len(tree.root.edges))
    assert widths[0] == 1
    assert widths == sorted(widths)
    assert widths[-1] == 3
