"""The tree search where the root's actions are compared on the same samples; a guess-the-number game of our own."""

from __future__ import annotations

from collections.abc import Sequence

import roundhouse as rh
from roundhouse.bots.tree import Guide, Rounds, Tree, TreeShape
from roundhouse.games.tickets.actions import DRAW, DRAW_TICKETS
from roundhouse.games.tickets.position import SECOND_CARD
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat, State
from roundhouse.kernel.rng import Stream
from unit.tickets.positions import position


class LikesTickets(Guide):
    """Drawing tickets is far better than drawing cards, which its order puts first; luck is much larger than both."""

    def candidates(self, state: State) -> Sequence[tuple[Action, float]]:
        if state.stage is SECOND_CARD:  # type: ignore[attr-defined]
            return [(action, 0.5) for action in state.legal_actions()[:2]]
        return [(DRAW, 0.6), (DRAW_TICKETS, 0.4)]

    def value(self, state: State, rng: Stream) -> Sequence[float]:
        drew_tickets = bool(state.pending[0])  # type: ignore[attr-defined]
        luck = state.deck[0] % 5 / 10  # type: ignore[attr-defined]
        return [luck + (0.3 if drew_tickets else 0.0) + rng.unit() / 100, 0.0]

    def ends_at(self, state: State) -> bool:
        return state.stage is not SECOND_CARD  # type: ignore[attr-defined]


def tree_and_sample(trust: float):
    tree = Tree(LikesTickets(), TreeShape(rounds=Rounds(trust=trust)))
    state = position()
    rng = rh.Stream(rh.seed_bytes(1))

    def sample() -> State:
        one = state.copy()
        rng.shuffle(one.deck)
        return one

    return tree, sample, rng


def test_the_better_action_is_found_and_the_search_stops() -> None:
    tree, sample, rng = tree_and_sample(trust=1.0)

    ranking = tree.search(sample, rng, None, 1000)

    assert [choice.action for choice in ranking] == [DRAW_TICKETS, DRAW]
    assert ranking[0].value > ranking[1].value
    assert sum(choice.visits for choice in ranking) < 100  # settled long before


def test_where_little_is_known_the_order_decides() -> None:
    tree, sample, rng = tree_and_sample(trust=10_000.0)

    assert tree.search(sample, rng, None, 6)[0].action == DRAW


def test_the_tree_is_kept_where_the_game_goes_on() -> None:
    tree, sample, rng = tree_and_sample(trust=10_000.0)
    tree.search(sample, rng, None, 40)
    below = tree.root.edges[DRAW].node
    assert below is not None
    assert below.visits > 5

    tree.advance([(DRAW, Seat(0))])
    assert tree.root is below

    tree.advance([(DRAW_TICKETS, Seat(0))])
    assert tree.root.visits == 0
