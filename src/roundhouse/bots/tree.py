"""Tree search over what a seat cannot know: information-set Monte Carlo with few good candidates per node.

Each iteration takes a fresh complete state that fits the seat's knowledge and walks it down the tree. A node stands for
what the searching seat would have seen. Only candidates in the state at hand are chosen among: by their value so far,
their prior weight, and how often they were there to be chosen. Where the walk leaves the tree, the game's guide says
how good the state is for each seat, and every edge of the walk remembers that for the seat that acted.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from math import log, sqrt
from time import perf_counter

from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat, State
from roundhouse.kernel.rng import Stream


class Guide(ABC):
    """What a game teaches the search."""

    is_open = False  # nothing is hidden or drawn: a node always stands for the same state, and keeps its candidates

    @abstractmethod
    def candidates(self, state: State) -> Sequence[tuple[Action, float]]:
        """Some good actions of the active seat, best first, each with its prior weight; the weights sum to about 1."""

    @abstractmethod
    def value(self, state: State, rng: Stream) -> Sequence[float]:
        """For each seat how good the state is, from 0 to 1; the state may be played on."""

    def play(self, state: State, action: Action) -> None:
        """Go on by a candidate; a guide whose candidates are more than one action of the game does it its own way."""
        state.push(action)

    def ends_at(self, state: State) -> bool:  # noqa: ARG002
        """Whether a walk ends here although there is more of the tree: where candidates cost more than they tell."""
        return False

    def seen(self, action: Action, by: Seat) -> Hashable:  # noqa: ARG002
        """What the searching seat sees of an action: actions that look alike to it share a node."""
        return action


class Edge:
    """An action from a node: how often it was there to be chosen, how often it was, and what came of it."""

    __slots__ = ("action", "available", "node", "prior", "total", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.node: TreeNode | None = None


class TreeNode:
    """What was seen up to here."""

    __slots__ = ("candidates", "edges", "total", "visits")

    def __init__(self) -> None:
        self.candidates: Sequence[tuple[Action, float]] | None = None
        self.edges: dict[Hashable, Edge] = {}
        self.visits = 0
        self.total = 0.0


@dataclass(frozen=True, slots=True)
class TriedAction:
    """An action of the root as the search left it."""

    action: Action
    visits: int
    value: float


@dataclass(frozen=True, slots=True)
class Rounds:
    """At the root each sample is tried with every action that is still in the running, so that luck cancels out.

    An action leaves when it is behind the best by more than chance explains. Prior weights count as visits of their
    own: where little is known, the order of the candidates decides.
    """

    fewest: int = 8  # rounds before an action may leave
    errors: float = 2.0  # standard errors behind the best that make it leave
    trust: float = 20.0  # visits that the weights are worth ...
    always: float = 0.0  # ... and more for each visit that was made: values may all be wrong in the same way
    order: float = 0.02  # in those visits an action is behind the first one by this for each factor e of its weight


@dataclass(frozen=True, slots=True)
class TreeShape:
    """How a tree grows: curiosity, and how many candidates a node looks at after this many visits."""

    curiosity: float = 1.0
    first_width: float = 2.0
    widening: float = 0.5
    doubt: float = 0.05  # an action not yet tried is taken to be so much worse than its node
    rounds: Rounds | None = None  # how the root's actions are compared; None: by curiosity, like everywhere else


class Tree:
    """The search of one seat; it is kept from decision to decision."""

    def __init__(self, guide: Guide, shape: TreeShape | None = None) -> None:
        self.guide = guide
        self.shape = shape or TreeShape()
        self.root = TreeNode()

    def advance(self, actions: Sequence[tuple[Action, Seat]]) -> None:
        """Go on from where these actions led; start again if the search never looked there."""
        node: TreeNode | None = self.root
        for action, by in actions:
            edge = None if node is None else node.edges.get(self.guide.seen(action, by))
            node = None if edge is None else edge.node
        self.root = node or TreeNode()

    def search(
        self, sample: Callable[[], State], rng: Stream, seconds: float | None, iterations: int | None
    ) -> list[TriedAction]:
        """Think until time or iterations run out, or nothing can change the choice; the best choice first."""
        race = None if self.shape.rounds is None else _Race(self.shape.rounds)
        start = now = perf_counter()
        done, longest = 0, 0.0
        while (iterations is None or done < iterations) and (seconds is None or now - start + longest < seconds):
            tried = 1
            if race is None:
                self._iterate(sample(), rng)
            else:
                tried = self._round(sample(), rng, race)
            before, now = now, perf_counter()
            longest = max(0.9 * longest, now - before)
            done += tried
            left = iterations - done if iterations is not None else 1 << 30
            if iterations is None and seconds is not None:
                left = int(done * (seconds / (now - start) - 1)) + 1
            if self._is_settled(left) if race is None else race.is_settled:
                break
        return self.ranking() if race is None else race.ranking()

    def ranking(self) -> list[TriedAction]:
        """The actions of the root, most visited first."""
        edges = sorted(self.root.edges.values(), key=lambda e: (e.visits, e.total, e.prior), reverse=True)
        return [TriedAction(e.action, e.visits, e.total / e.visits) for e in edges if e.visits]

    def _is_settled(self, left: int) -> bool:
        """Whether the most visited action stays so whatever the iterations that are left find."""
        visits = sorted(edge.visits for edge in self.root.edges.values())
        return len(visits) > 1 and visits[-1] - visits[-2] > left

    def _round(self, state: State, rng: Stream, race: _Race) -> int:
        """Try every action that is still in the running on the same sample; how many those were."""
        seat = state.active_seat
        assert seat is not None, "nobody decides here"
        for action, prior in self.guide.candidates(state):
            edge = self.root.edges.setdefault(self.guide.seen(action, seat), Edge(action, prior))
            edge.action, edge.prior = action, prior
            race.enter(edge)
        running = race.running[:]
        race.note([self._iterate(state.copy(), rng, edge)[seat] for edge in running])
        return len(running)

    def _iterate(self, state: State, rng: Stream, first: Edge | None = None) -> Sequence[float]:
        node = self.root
        path: list[tuple[TreeNode, Edge, Seat]] = []
        while (seat := state.active_seat) is not None:
            candidates = () if first and not path else self._candidates(node, state)
            edge = first if first and not path else self._pick(node, candidates, seat)
            path.append((node, edge, seat))
            self.guide.play(state, edge.action)
            fresh = edge.node is None
            node = edge.node = edge.node or TreeNode()
            if (fresh and (first or len(candidates) > 1)) or self.guide.ends_at(state):
                break
        values = self.guide.value(state, rng)
        for passed, edge, seat in path:
            passed.visits += 1
            passed.total += values[seat]
            edge.visits += 1
            edge.total += values[seat]
        return values

    def _candidates(self, node: TreeNode, state: State) -> Sequence[tuple[Action, float]]:
        """Found once for a node where nothing is hidden, again in each sample elsewhere."""
        if node.candidates is not None:
            return node.candidates
        candidates = self.guide.candidates(state)
        if self.guide.is_open:
            node.candidates = candidates
        return candidates

    def _pick(self, node: TreeNode, candidates: Sequence[tuple[Action, float]], seat: Seat) -> Edge:
        """The candidate that promises most; of many candidates only the first few until a node was visited often."""
        shape = self.shape
        width = int(shape.first_width * (node.visits + 1) ** shape.widening)
        default = node.total / node.visits - shape.doubt if node.visits else 0.0
        best: Edge | None = None
        best_promise = 0.0
        for action, prior in candidates[: max(1, width)]:
            key = self.guide.seen(action, seat)
            edge = node.edges.get(key)
            if edge is None:
                edge = node.edges[key] = Edge(action, prior)
            edge.action = action  # of several that look alike, the one that is legal here
            edge.available += 1
            mean = edge.total / edge.visits if edge.visits else default
            promise = mean + shape.curiosity * edge.prior * sqrt(edge.available) / (1 + edge.visits)
            if best is None or promise > best_promise:
                best, best_promise = edge, promise
        assert best is not None, "a guide offers at least one candidate"
        return best


class _Race:
    """The actions of the root against each other, round by round."""

    def __init__(self, rounds: Rounds) -> None:
        self.rounds = rounds
        self.running: list[Edge] = []
        self._values: dict[Edge, list[float]] = {}  # of this search alone
        self._before: dict[Edge, tuple[int, float]] = {}  # what earlier searches had found: visits and total
        self._left: list[Edge] = []  # the last to leave comes first

    @property
    def is_settled(self) -> bool:
        return len(self.running) == 1

    def enter(self, edge: Edge) -> None:
        if edge not in self._values and not self._left:
            self.running.append(edge)
            self._values[edge] = []
            self._before[edge] = (edge.visits, edge.total)

    def note(self, values: list[float]) -> None:
        """What came of a round; whoever is too far behind leaves."""
        for edge, value in zip(self.running, values, strict=True):
            self._values[edge].append(value)
        if len(self._values[self.running[0]]) < self.rounds.fewest:
            return
        best = max(self.running, key=self._promise)
        for edge in self.running[:]:
            if edge is not best and self._is_beaten(edge, best):
                self.running.remove(edge)
                self._left.insert(0, edge)

    def _is_beaten(self, edge: Edge, best: Edge) -> bool:
        behind = [b - e for e, b in zip(self._values[edge], self._values[best], strict=True)]
        number = len(behind)
        mean = sum(behind) / number
        spread = sum([(one - mean) ** 2 for one in behind]) / (number - 1)
        margin = self._promise(best) - self._promise(edge)
        return margin > 0 and mean > self.rounds.errors * sqrt(max(spread, 1e-6) / number)

    def _promise(self, edge: Edge) -> float:
        """The mean of what was seen and of what the weights say."""
        values, rounds = self._values[edge], self.rounds
        first = max(self._values, key=lambda other: other.prior)
        seen = self._values[first]
        level = sum(seen[: len(values)]) / max(1, len(values)) if len(seen) >= len(values) else self._level(values)
        expected = level + rounds.order * log(max(1e-6, edge.prior) / first.prior)
        visits, total = self._before[edge]
        trust = rounds.trust + rounds.always * (len(values) + visits)
        return (sum(values) + total + trust * expected) / (len(values) + visits + trust)

    def _level(self, values: list[float]) -> float:
        """Where the first candidate has left: what those that go on have brought."""
        running = [value for edge in self.running for value in self._values[edge]]
        return sum(running) / len(running) if running else sum(values) / max(1, len(values))

    def ranking(self) -> list[TriedAction]:
        """Those in the running first, by promise; then the others by when they left."""
        edges = sorted(self.running, key=self._promise, reverse=True) + self._left
        found: list[TriedAction] = []
        for edge in edges:
            values = self._values[edge]
            if values:
                value = self._promise(edge)
                found.append(TriedAction(edge.action, len(values), min(value, found[-1].value) if found else value))
        return found
