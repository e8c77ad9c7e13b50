"""The planner: of all ways through its own turn it takes the one with the best forecast."""

from __future__ import annotations

from roundhouse.bots.contract import Bot, Decision, Explanation
from roundhouse.bots.lilliput.reasons import explanation, only_choice
from roundhouse.bots.lilliput.turns import Effort, TurnPlan, rest_of, turn_plans
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.actions import Action

MOST = 500  # positions that are looked at for a decision, so that it stays quick on any machine
NOISE = 5.0  # plans that differ by less are equally good


class LilliputPlanner(Bot):
    """What it meant to do in its turn it does, without thinking again at every step.

    With `draft="any"` it drafts at random: planners draft nearly always alike, and then games tell of little else.
    """

    def __init__(self, draft: str = "best") -> None:
        self._drafts_by_chance = draft == "any"
        self._plan: tuple[Action, ...] = ()  # from its last action on
        self._ranked: list[TurnPlan] = []
        self._state: LilliputState | None = None  # where it decided last
        self._last: Action | None = None

    def choose(self, decision: Decision) -> Action:
        self._last = self._choose(decision)
        return self._last

    def _choose(self, decision: Decision) -> Action:
        legal = decision.legal
        rest = rest_of(self._plan, decision)
        self._ranked, self._state = [], None
        if len(legal) == 1:
            self._plan = rest if rest[:1] == (legal[0],) else (legal[0],)
            return legal[0]
        state = decision.sampler(decision.rng)
        assert isinstance(state, LilliputState)
        self._state = state
        if rest and rest[0] in legal:
            self._plan = rest
            return rest[0]
        if self._drafts_by_chance and state.stage is Stage.DRAFT:
            self._plan = (decision.rng.choice(legal),)
            return self._plan[0]
        self._ranked = turn_plans(state, effort=Effort(positions=MOST), further=True)
        self._plan = max(self._ranked, key=lambda plan: plan.value + NOISE * decision.rng.unit()).actions
        return self._plan[0]

    def explain(self) -> Explanation | None:
        if self._last is None:
            return None
        if self._state is None:
            return only_choice(self._last)
        at_random = self._drafts_by_chance and self._state.stage is Stage.DRAFT
        ranked = [] if at_random else self._ranked or turn_plans(self._state)
        return explanation(self._state, self._plan, "points", [(plan.actions[0], plan.value) for plan in ranked])
