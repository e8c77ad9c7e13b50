"""A simple bot for 18Lilliput: it takes what looks best right after its action. In any other game it plays at random.

A position is worth to a seat what it would score now, and what its shares would earn until the end if nothing changed.
"""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.bots.contract import Bot, Decision
from roundhouse.games.lilliput.actions import CompanyTrain
from roundhouse.games.lilliput.flow.scoring import scores
from roundhouse.games.lilliput.position import SIZE, Stage
from roundhouse.games.lilliput.runs import company_run
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.rng import Stream

MOST = 12  # actions looked at in a decision, and after each of them
TREASURY = 0.35  # what a pound in a treasury is worth to the director


class LilliputGreedy(Bot):
    def choose(self, decision: Decision) -> Action:
        state = decision.sampler(decision.rng)
        if not isinstance(state, LilliputState):
            return decision.rng.choice(decision.legal)
        best, best_value = decision.legal[0], float("-inf")
        for action in some(_without_pestering(state, decision.legal), decision.rng):
            after = state.copy()
            after.push(action)
            value = (
                look_on(after, decision.seat, decision.rng)
                if state.stage is Stage.TURN
                else worth(after, decision.seat)
            )
            value += 0.01 * decision.rng.unit()
            if value > best_value:
                best, best_value = action, value
        return best


def _without_pestering(state: LilliputState, legal: Sequence[Action]) -> Sequence[Action]:
    """After a no others are left in peace for the rest of the action, though more might be offered (L-490)."""
    if not state.declined or state.stage is not Stage.TRAINS:
        return legal
    return [action for action in legal if not isinstance(action, CompanyTrain)]


def some(actions: Sequence[Action], rng: Stream) -> list[Action]:
    """At most this many of the actions, the last one (`done`) among them."""
    if len(actions) <= MOST:
        return list(actions)
    places = list(range(len(actions) - 1))
    rng.shuffle(places)
    return [actions[place] for place in sorted(places[: MOST - 1])] + [actions[-1]]


def look_on(state: LilliputState, seat: Seat, rng: Stream) -> float:
    """The best that this seat can make of the card it has just taken."""
    if state.active_seat != seat or state.stage is Stage.TURN:
        return worth(state, seat)
    values = []
    for action in some(state.legal_actions(), rng):
        after = state.copy()
        after.push(action)
        values.append(worth(after, seat))
    return max(values)


def worth(state: LilliputState, seat: Seat) -> float:
    """What a position is worth to a seat, less a part of what it is worth to the best of the others."""
    now = scores(state)
    rounds = state.setup.rounds - state.round + 1.5
    for company in state.queue:
        revenue = company_run(state, company).total * 0.1 * rounds
        for holder in range(state.seats):
            tenths = state.shares[holder * SIZE + company]
            if state.director[company] == holder:
                tenths += 5
                now[holder] += int(TREASURY * state.treasury[company])
            now[holder] += int(revenue * tenths)
    others = max(value for holder, value in enumerate(now) if holder != seat)
    return now[seat] - 0.3 * others
