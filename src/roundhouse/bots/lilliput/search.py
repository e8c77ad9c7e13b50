"""The search: a tree of whole turns, its own and those of its rivals, valued by a judge.

Every node has a few good turns of the seat that has to move there, found by a short look. The judge is experience, and
against Gulliver the best plans.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf
from time import perf_counter

from roundhouse.bots.contract import Bot, Decision, Explanation
from roundhouse.bots.lilliput.experience import experienced
from roundhouse.bots.lilliput.reasons import explanation, only_choice
from roundhouse.bots.lilliput.turns import Effort, Judge, TurnPlan, judge_of, lead, rest_of, turn_plans
from roundhouse.bots.lilliput.turnwise import Turn, play_turn, turn_of, turns_of
from roundhouse.bots.tree import Guide, Tree, TreeShape, TriedAction
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat, State
from roundhouse.kernel.rng import Stream

GOOD = 4  # turns that are tried at a node ...
LOOK = 60  # ... after a look at this many positions
CHANCES = 120.0  # a lead of this many points makes the chances about 3 to 1
PRIOR = 25.0  # points that make a turn 2.7 times as promising as another
MOST_TEMPO = 80.0
SURE = 150.0  # points ahead of the next best turn: no need to think
USED = 0.9  # part of its time that it takes: what was begun, or the collector of garbage, may take a little longer
FIRST = 0.45  # part of the time that may go into finding turns
_THOUGHT_OVER = frozenset({Stage.TURN, Stage.RUN})  # elsewhere the best plan is taken at once
SHAPE = TreeShape(curiosity=0.35, first_width=3.0, widening=0.4, doubt=0.02)


class TurnGuide(Guide):
    """Candidates are whole turns; a position is worth what the judge says."""

    is_open = True

    def __init__(self) -> None:
        self.root: list[tuple[Turn, float]] = []
        self.judge: Judge = experienced
        self.until = inf  # when looks must end
        self.tempo = 0.0  # points that it is worth to have the next turn: plans do not know whose it is

    def begin(self, state: LilliputState, found: Sequence[TurnPlan], judge: Judge, until: float) -> None:
        """A new search from a state that has these plans by that judge."""
        seat = state.active
        self.judge = judge
        self.until = until
        if judge is not experienced and state.stage is Stage.TURN:
            self.tempo = min(MOST_TEMPO, max(0.0, found[0].value - lead(self.judge(state), seat)))
        self.root = _turns(found)

    def candidates(self, state: State) -> Sequence[tuple[Action, float]]:
        assert isinstance(state, LilliputState)
        if self.root:  # the first question of a search is about its root
            found, self.root = self.root, []
            return _weighted(found)
        effort = Effort(positions=LOOK, until=self.until)
        return _weighted(_turns(turn_plans(state, effort=effort, judge=self.judge)[:GOOD]))

    def play(self, state: State, action: Action) -> None:
        assert isinstance(state, LilliputState)
        assert isinstance(action, Turn)
        play_turn(state, action)

    def value(self, state: State, rng: Stream) -> Sequence[float]:  # noqa: ARG002  # no judge draws anything
        assert isinstance(state, LilliputState)
        totals = list(self.judge(state))
        if state.stage is Stage.TURN:
            totals[state.active] += self.tempo
        return [
            1 / (1 + exp(-max(-30.0, min(30.0, lead(totals, seat) / CHANCES))))
            for seat in map(Seat, range(state.seats))
        ]


def best_judge(state: LilliputState) -> Judge:
    """By experience; there is none with Gulliver."""
    return judge_of(state) if state.setup.has_gulliver else experienced


def share_of_win(chance: float, rivals: int) -> float:
    """From the chance to be ahead of a rival, as the tree has it, that to be ahead of all: equals get equal parts."""
    return chance / (chance + rivals * (1 - chance))


def _turns(found: Sequence[TurnPlan]) -> list[tuple[Turn, float]]:
    return [(turn_of(plan.actions), plan.value) for plan in found]


def _weighted(found: Sequence[tuple[Turn, float]]) -> list[tuple[Action, float]]:
    """Turns with their prior weights, the best first."""
    best = max(value for _, value in found)
    priors = [exp((value - best) / PRIOR) + 0.02 for _, value in found]
    total = sum(priors)
    order = sorted(range(len(found)), key=lambda place: -priors[place])
    return [(found[place][0], priors[place] / total) for place in order]


def _first(turn: Action) -> Action:
    return turn.actions[0] if isinstance(turn, Turn) else turn


class LilliputSearch(Bot):
    """Thinks at the beginning of a turn, and then does what it meant to do."""

    def __init__(self, seconds: float | None = None, iterations: int | None = None) -> None:
        self._seconds = seconds
        self._iterations = iterations
        self._guide = TurnGuide()
        self._tree = Tree(self._guide, SHAPE)
        self._made: list[tuple[Action, Seat]] = []  # all that was done since the root of the tree
        self._plan: tuple[Action, ...] = ()  # from its last action on
        self._state: LilliputState | None = None  # where it decided last
        self._ranked: list[tuple[Action, float]] = []
        self._unit = "share"

    def choose(self, decision: Decision) -> Action:
        start = perf_counter()
        if decision.since is not None:
            self._made += decision.since[1:]
        rest = rest_of(self._plan, decision)
        self._state = None
        if len(decision.legal) == 1:
            self._plan = rest if rest[:1] == (decision.legal[0],) else (decision.legal[0],)
        elif rest and rest[0] in decision.legal:
            self._plan = rest
            self._state = self._sample(decision)
        else:
            self._think(decision, start)
        self._made.append((self._plan[0], decision.seat))
        return self._plan[0]

    def _sample(self, decision: Decision) -> LilliputState:
        state = decision.sampler(decision.rng)
        assert isinstance(state, LilliputState)
        return state

    def _think(self, decision: Decision, start: float) -> None:
        """Settle what to do from here on."""
        state = self._state = self._sample(decision)
        timed = self._iterations is None
        seconds = self._seconds or decision.seconds
        end = start + USED * seconds if timed else inf
        judge = best_judge(state)
        found = turn_plans(state, effort=Effort(until=start + FIRST * seconds if timed else inf), judge=judge)
        self._unit, self._ranked = "points", [(plan.actions[0], plan.value) for plan in found]
        self._plan = found[0].actions
        if state.stage not in _THOUGHT_OVER or len(found) == 1 or found[0].value - found[1].value > SURE:
            return
        self._advance(state)
        self._guide.begin(state, found, judge, end)
        left = end - perf_counter() if timed else None
        ranking = self._tree.search(state.copy, decision.rng, left, self._iterations)
        ranking = [choice for choice in ranking if _first(choice.action) in decision.legal]
        if ranking:
            self._take(ranking, state.seats - 1)

    def _advance(self, state: LilliputState) -> None:
        """Take over what was thought about the position before; its candidates are found again."""
        turns = turns_of(self._made) if state.stage is Stage.TURN else None
        if not turns:
            self._tree = Tree(self._guide, SHAPE)
        else:
            self._tree.advance(turns)
        self._tree.root.candidates = None
        self._made = []

    def _take(self, ranking: Sequence[TriedAction], rivals: int) -> None:
        best = ranking[0].action
        assert isinstance(best, Turn)
        self._plan = best.actions
        self._unit = "share"
        values: dict[Action, float] = {}
        for choice in ranking:  # of turns that begin alike the one most thought of stands for all
            values.setdefault(_first(choice.action), share_of_win(choice.value, rivals))
        self._ranked = list(values.items())

    def explain(self) -> Explanation | None:
        if not self._plan:
            return None
        if self._state is None:
            return only_choice(self._plan[0])
        judged_by_plans = self._state.setup.has_gulliver
        return explanation(self._state, self._plan, self._unit, self._ranked, by_forecast=judged_by_plans)
