"""What a company's trains earn: the exact maximum over all sets of legal routes (L-327), and the routes themselves.

1. The network becomes stops and links (graph.py).
2. Every legal route is listed once. A route holds a marker of the company (L-297); seen from the first such stop it is
   one arm, or two arms that share neither stop nor track. Arms are found by depth first search.
3. A set of routes without common track is chosen by branch and bound. Trains are tried from the strongest to the
   weakest, routes from the best to the worst, the rest is bounded by what it could earn if only the track next to the
   company's own markers were scarce: that is where the trains of one company get in each other's way.

Ties (Q-60): more mine money, then the first set in that order, routes of equal worth in the order in which they are
listed, which depends on nothing but the map. So the same position always gives the same routes.

Where there are mines, what a route earns is counted in so small units that all mine money together is less than one
pound of revenue: then the best set is the one that earns most, and among those the one with most mine money.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from roundhouse.games.lilliput.ids import COMPANY_IDS, Cell, Company, Side, Train
from roundhouse.games.lilliput.map.graph import Link, StopGraph
from roundhouse.games.lilliput.map.railmap import RailMap
from roundhouse.games.lilliput.map.reach import network

NO_SIDE = -1


@dataclass(frozen=True, slots=True)
class RouteStop:
    cell: Cell
    value: int
    counted: bool


@dataclass(frozen=True, slots=True)
class Hop:
    """One tile of a route: the sides where the train enters and leaves it, NO_SIDE where it begins or ends."""

    cell: Cell
    entry: Side
    out: Side


@dataclass(frozen=True, slots=True)
class TrainRoute:
    """The route of one train."""

    train: Train
    stops: tuple[RouteStop, ...]
    hops: tuple[Hop, ...]
    raw: int
    """The sum of the stops (L-321)."""
    revenue: int
    """After doubling or halving, with the bonus."""
    bonus: int = 0
    """For three or four express cities; neither doubled nor halved (L-404 to L-407)."""
    mine_money: int = 0
    """What the treasury gets in addition; it is not revenue (L-367, L-368)."""


class Run:
    """The routes of all trains that run, the strongest first. They are drawn only when somebody looks at them."""

    __slots__ = ("_chosen", "_graph", "_routes", "bound", "mine_money", "total")

    def __init__(
        self,
        total: int,
        bound: int,
        mine_money: int = 0,
        graph: StopGraph | None = None,
        chosen: tuple[tuple[Train, _Route], ...] = (),
    ) -> None:
        self.total = total
        self.bound = bound
        """No set of routes earns more than this; equal to `total` unless the search was stopped."""
        self.mine_money = mine_money
        """What the mines on the way of all trains bring to the treasury (L-367); it is not in the total."""
        self._graph = graph
        self._chosen = chosen
        self._routes: tuple[TrainRoute, ...] | None = None

    @property
    def routes(self) -> tuple[TrainRoute, ...]:
        if self._routes is None:
            graph = self._graph
            self._routes = () if graph is None else tuple(_drawn(graph, *one) for one in self._chosen)
        return self._routes

    @property
    def is_exact(self) -> bool:
        return self.total == self.bound


NO_RUN = Run(0, 0)  # L-329


def best_run(
    railmap: RailMap, company: Company, trains: tuple[Train, ...], *, stop: Callable[[], bool] | None = None
) -> Run:
    """The best routes for these trains. `stop` is asked now and then; if it says yes, the run may not be exact."""
    if not trains:
        return NO_RUN
    net = network(railmap, company)
    run = net.runs.get(trains)
    if run is None:
        if net.graph is None:
            net.graph = StopGraph(railmap, company)
        run = _best_run(net.graph, tuple(sorted(trains, key=_strength)), stop)
        if run.is_exact:
            net.runs[trains] = run
    return run


def run_data(company: Company, run: Run) -> dict[str, Any]:
    """A run as plain data, the same in views, in events and in the terminal."""
    return {
        "company": COMPANY_IDS[company],
        "revenue": run.total,
        "mine_money": run.mine_money,
        "routes": route_data(run),
    }


def route_data(run: Run) -> list[dict[str, Any]]:
    """The routes of a run as plain data: where each train goes, enough to draw it."""
    return [
        {
            "train": str(route.train),
            "stops": [[*stop.cell, stop.value] for stop in route.stops],
            "track": [[*hop.cell, hop.entry, hop.out] for hop in route.hops],
            "raw": route.raw,
            "bonus": route.bonus,
            "mine_money": route.mine_money,
            "revenue": route.revenue,
        }
        for route in run.routes
    ]


def legal_routes(railmap: RailMap, company: Company, train: Train) -> list[TrainRoute]:
    """Every route that this train could run by itself, in the fixed order of this module."""
    graph = StopGraph(railmap, company)
    return [_drawn(graph, train, route) for route in _all_routes(graph, train.range, _Stopwatch(None))]


def earned(train: Train, raw: int) -> int:
    """What a train makes of a route's stops: twice for a D-train (L-322), half in full tens for an obsolete (L-324)."""
    if train.doubled:
        raw *= 2
    return raw // 20 * 10 if train.obsolete else raw


def revenue_of(graph: StopGraph, train: Train, route: _Route) -> int:
    """What a train earns on a route, the bonus included (L-407)."""
    return earned(train, route.value) + _bonus(graph, route)


def _bonus(graph: StopGraph, route: _Route) -> int:
    """For the number of different express cities that the route visits."""
    if not graph.express:
        return 0
    stops = 1 << route.root | route.one.stops | (0 if route.other is None else route.other.stops)
    return graph.bonuses[sum(1 for city in graph.express if stops & city)]


def _mine_money(graph: StopGraph, route: _Route) -> int:
    return sum(mined for edge, mined in graph.mines if route.edges & edge)


class _Worth:
    """How routes are compared where stops are not all: revenue in units of `unit`, and mine money."""

    __slots__ = ("graph", "trains", "unit")

    def __init__(self, graph: StopGraph, trains: tuple[Train, ...]) -> None:
        self.graph = graph
        self.trains = trains
        self.unit = 1 + len(trains) * sum(mined for _, mined in graph.mines)

    def of(self, train: Train, route: _Route) -> int:
        return revenue_of(self.graph, train, route) * self.unit + _mine_money(self.graph, route)

    def of_first(self, route: _Route) -> int:
        return self.of(self.trains[0], route)


def _strength(train: Train) -> tuple[bool, bool, int]:
    return (not train.doubled, train.obsolete, -train.range)


class _Arm:
    """A way to go on from a stop with a marker, up to another stop."""

    __slots__ = ("before", "counted", "edges", "link", "stops", "value")

    def __init__(self, counted: int, value: int, stops: int, edges: int, before: _Arm | None, link: Link) -> None:
        self.counted = counted
        self.value = value
        self.stops = stops  # as a mask, without the stop it starts from
        self.edges = edges
        self.before = before  # the arm it continues; None: it starts
        self.link = link  # its last


class _Route:
    """A route: what it earns before anything is doubled, and the stop where its one or two arms start."""

    __slots__ = ("counted", "edges", "one", "other", "root", "value")

    def __init__(self, value: int, counted: int, edges: int, root: int, one: _Arm, other: _Arm | None) -> None:
        self.value = value
        self.counted = counted
        self.edges = edges
        self.root = root
        self.one = one
        self.other = other


class _Stopwatch:
    """Asks `stop` once in a while, and remembers the answer."""

    __slots__ = ("_left", "_stop", "expired")

    def __init__(self, stop: Callable[[], bool] | None) -> None:
        self._stop = stop
        self._left = 0
        self.expired = False

    def tick(self, steps: int = 1) -> bool:
        if self._stop is None:
            return False
        self._left -= steps
        if self._left < 0 and not self.expired:
            self._left = 2000
            self.expired = self._stop()
        return self.expired


def _best_run(graph: StopGraph, trains: tuple[Train, ...], stop: Callable[[], bool] | None) -> Run:
    watch = _Stopwatch(stop)
    plain = not (graph.mines or graph.express)
    alone = len(trains) == 1 and plain
    routes = _all_routes(graph, max([train.range for train in trains]), watch, better=alone)
    listed = not watch.expired
    if alone:
        chosen: list[_Route | None] = [routes[-1] if routes else None]
        bound = earned(trains[0], routes[-1].value) if routes else 0
    elif len(trains) == 1:
        best = max(routes, key=_Worth(graph, trains).of_first, default=None)
        chosen, bound = [best], 0 if best is None else revenue_of(graph, trains[0], best)
    else:
        chosen, bound = _Choice(graph, trains, routes, watch).solve()
    if not listed:
        bound = _loose_bound(graph, trains)
    earning = [(train, route) for train, route in zip(trains, chosen, strict=True) if route is not None]
    revenues = [revenue_of(graph, *one) for one in earning]
    kept = tuple(one for one, revenue in zip(earning, revenues, strict=True) if revenue)
    mined = sum(_mine_money(graph, route) for _, route in kept) if graph.mines else 0
    return Run(sum(revenues), bound, mined, graph, kept)


def _all_routes(graph: StopGraph, most: int, watch: _Stopwatch, *, better: bool = False) -> list[_Route]:
    """All legal routes with at most this many counted stops (L-301), each once; or those that are worth more than all
    before them."""
    routes: list[_Route] = []
    least = 0 if better else -1  # worth more than this
    earlier = 0  # routes through these stops were listed from there
    for root in graph.own:
        value, limit = graph.values[root], most - graph.counted[root]
        arms = _arms(graph, root, limit, earlier, watch)
        for arm in arms:
            worth = value + arm.value
            if worth > least:
                routes.append(_Route(worth, most - limit + arm.counted, arm.edges, root, arm, None))
                if better:
                    least = worth
        if graph.through[root]:
            for number, arm in enumerate(arms):
                counted, gain, stops, edges = arm.counted, value + arm.value, arm.stops, arm.edges
                room = limit - counted
                start = len(routes)
                for place in range(number + 1, len(arms)):
                    other = arms[place]
                    if other.counted > room:
                        break
                    worth = gain + other.value
                    if worth > least and not stops & other.stops and not edges & other.edges:
                        taken = edges | other.edges
                        routes.append(_Route(worth, most - room + other.counted, taken, root, arm, other))
                        if better:
                            least = worth
                if watch.tick(len(routes) - start + 10):
                    return routes
        if watch.expired:
            return routes
        earlier |= 1 << root
    return routes


def _arms(graph: StopGraph, root: int, limit: int, banned: int, watch: _Stopwatch) -> list[_Arm]:
    """All ways to continue from a stop with at most `limit` further counted stops, those with fewest first."""
    arms: list[_Arm] = []
    links, counted, values, through = graph.links, graph.counted, graph.values, graph.through
    banned |= 1 << root
    todo: list[_Arm | None] = [None]
    while todo:
        before = todo.pop()
        if before is None:
            at, count, value, stops, edges = root, 0, 0, 0, 0
        else:
            at, count, value = before.link.target, before.counted, before.value
            stops, edges = before.stops, before.edges
        if watch.tick():
            break
        for link in links[at]:
            target = link.target
            bit = 1 << target
            if bit & (stops | banned) or edges & link.edges:  # L-306, L-245
                continue
            reached = count + counted[target]
            if reached > limit:
                continue
            arm = _Arm(reached, value + values[target], stops | bit, edges | link.edges, before, link)
            arms.append(arm)
            if through[target]:
                todo.append(arm)
    arms.sort(key=_count_of)
    return arms


def _count_of(arm: _Arm) -> int:
    return arm.counted


class _Candidate:
    """A route for a kind of train, with what it earns."""

    __slots__ = ("earns", "edges", "route")

    def __init__(self, earns: int, edges: int, route: _Route) -> None:
        self.earns = earns
        self.edges = edges
        self.route = route


class _Group:
    """Routes that use the same track next to own markers, by worth."""

    __slots__ = ("best", "candidates", "track")

    def __init__(self, candidates: list[_Candidate], track: int) -> None:
        self.best = candidates[0].earns
        self.track = track
        self.candidates = candidates


class _Open:
    """A group that is open to a train: the most that can be earned with it, and what of that is up to later trains."""

    __slots__ = ("bound", "group", "rest")

    def __init__(self, bound: int, rest: int, group: _Group) -> None:
        self.bound = bound
        self.rest = rest
        self.group = group


_NO_LIMIT: Final = 1 << 60


class _Choice:
    """The search for the best set of routes without common track (L-310)."""

    __slots__ = ("alike", "best", "bounds", "chosen", "groups", "orders", "picked", "trains", "unit", "watch")

    def __init__(self, graph: StopGraph, trains: tuple[Train, ...], routes: list[_Route], watch: _Stopwatch) -> None:
        self.trains = trains
        self.watch = watch
        self.alike = [trains[number + 1 :].count(train) for number, train in enumerate(trains)]  # trains that follow
        self.best = 0
        self.chosen: list[_Route | None] = [None] * len(trains)
        self.picked: list[_Route | None] = [None] * len(trains)
        self.bounds: dict[tuple[int, ...], int] = {}
        self.orders: dict[tuple[int, ...], list[_Open]] = {}
        scarce = 0
        for root in graph.own:
            for link in graph.links[root]:
                scarce |= link.first
        routes = sorted(routes, key=_value_of)
        worth = _Worth(graph, trains) if graph.mines or graph.express else None
        self.unit = 1 if worth is None else worth.unit
        by_kind = {train: _grouped(routes, train, scarce, worth) for train in dict.fromkeys(trains)}
        self.groups = [by_kind[train] for train in trains]

    def solve(self) -> tuple[list[_Route | None], int]:
        """The routes by train, and a bound on what any set could earn."""
        self._search(0, 0, 0, 0, _NO_LIMIT)
        if not self.watch.expired:
            return self.chosen, self.best // self.unit
        self._take_the_best_left()
        return self.chosen, self._bound(0, 0) // self.unit

    def _take_the_best_left(self) -> None:
        """Train by train the best route that is still free, if that is better than what was found in time."""
        used = total = 0
        picked: list[_Route | None] = [None] * len(self.trains)
        for number, groups in enumerate(self.groups):
            free = [one for group in groups for one in group.candidates if not one.edges & used]
            if free:
                best = max(free, key=_earnings_of)
                picked[number] = best.route
                used |= best.edges
                total += best.earns
        if total > self.best:
            self.best = total
            self.chosen = picked

    def _bound(self, number: int, used: int) -> int:
        """The most that the trains from this one on can earn where only scarce track counts."""
        if number == len(self.trains):
            return 0
        key: tuple[int, ...] = (number, used)
        bound = self.bounds.get(key)
        if bound is None:
            bound = self._bound(number + 1, used)
            for group in self.groups[number]:
                if not group.track & used:
                    bound = max(bound, group.best + self._bound(number + 1, used | group.track))
            self.bounds[key] = bound
        return bound

    def _order(self, number: int, used: int) -> list[_Open]:
        """The groups open to this train, those that promise most first."""
        key: tuple[int, ...] = (number, used)
        order = self.orders.get(key)
        if order is None:
            order = []
            for group in self.groups[number]:
                if not group.track & used:
                    rest = self._bound(number + 1, used | group.track)
                    order.append(_Open(group.best + rest, rest, group))
            order.sort(key=_bound_of)
            self.orders[key] = order
        return order

    def _left(self, number: int, used: int, track: int) -> int:
        """What the trains from this one on could earn with the track that is left, each of them alone."""
        total = 0
        for groups in self.groups[number:]:
            best = 0
            for group in groups:
                if group.best > best and not group.track & track:
                    for one in group.candidates:
                        if one.earns <= best:
                            break
                        if not one.edges & used:
                            best = one.earns
                            break
            total += best
        return total

    def _search(self, number: int, used: int, track: int, total: int, most: int) -> None:
        """Try all routes for this train; `most` is what the train before it earns if it is of the same kind."""
        if number == len(self.trains):
            if total > self.best:
                self.best = total
                self.chosen = self.picked[:]
            return
        alike = self.alike[number]
        last = number + alike == len(self.trains) - 1
        several = number + 2 < len(self.trains)
        for open_ in self._order(number, track):
            if total + open_.bound <= self.best:
                break
            rest, scarce = open_.rest, open_.group.track
            for one in open_.group.candidates:
                earns, edges = one.earns, one.edges
                # Trains of one kind may be put in the order of what they earn, so those that follow earn no more.
                follow = min(rest, alike * earns) if last else rest
                if total + earns + follow <= self.best or self.watch.tick():
                    break
                if earns <= most and not edges & used:
                    if several and total + earns + self._left(number + 1, used | edges, track | scarce) <= self.best:
                        continue
                    self.picked[number] = one.route
                    self._search(number + 1, used | edges, track | scarce, total + earns, earns if alike else _NO_LIMIT)
        self.picked[number] = None
        if total + self._bound(number + 1, track) > self.best and not self.watch.expired:
            self._search(number + 1, used, track, total, 0 if alike else _NO_LIMIT)


def _grouped(routes: list[_Route], train: Train, scarce: int, worth: _Worth | None) -> list[_Group]:
    groups: dict[int, list[_Candidate]] = {}
    for route in routes:
        if route.counted <= train.range:
            earns = earned(train, route.value) if worth is None else worth.of(train, route)
            if earns:
                track = route.edges & scarce
                candidates = groups.get(track)
                if candidates is None:
                    candidates = groups[track] = []
                candidates.append(_Candidate(earns, route.edges, route))
    if worth is not None:
        for candidates in groups.values():
            candidates.sort(key=_best_first)
    return [_Group(candidates, track) for track, candidates in groups.items()]


def _value_of(route: _Route) -> int:
    return -route.value


def _earnings_of(candidate: _Candidate) -> int:
    return candidate.earns


def _best_first(candidate: _Candidate) -> int:
    return -candidate.earns


def _bound_of(entry: _Open) -> int:
    return -entry.bound


def _loose_bound(graph: StopGraph, trains: tuple[Train, ...]) -> int:
    """What no run can exceed, without any route known: the richest stops in range and everything uncounted."""
    counted = sorted((v for v, c in zip(graph.values, graph.counted, strict=True) if c), reverse=True)
    uncounted = sum(v for v, c in zip(graph.values, graph.counted, strict=True) if not c)
    bonus = max(graph.bonuses, default=0) if graph.express else 0
    return sum(earned(train, sum(counted[: train.range]) + uncounted) + bonus for train in trains)


def _drawn(graph: StopGraph, train: Train, route: _Route) -> TrainRoute:
    """The route stop by stop and tile by tile, from the end of its second arm to the end of its first."""
    raw, root = route.value, route.root
    onward, backward = _links(route.one), _links(route.other)[::-1]
    numbers = [link.target for link in backward] + [root] + [link.target for link in onward]
    hops: list[Hop] = []
    entry = NO_SIDE
    for link in backward:
        hops.append(Hop(graph.cells[link.target], entry, link.entry))
        hops += [Hop(cell, out, into) for cell, into, out in reversed(link.passages)]
        entry = link.out
    for start, link in zip(numbers[len(backward) :], onward, strict=False):
        hops.append(Hop(graph.cells[start], entry, link.out))
        hops += [Hop(cell, into, out) for cell, into, out in link.passages]
        entry = link.entry
    hops.append(Hop(graph.cells[numbers[-1]], entry, NO_SIDE))
    stops = tuple(RouteStop(graph.cells[n], graph.values[n], graph.counted[n] == 1) for n in numbers)
    if not (graph.mines or graph.express):
        return TrainRoute(train, stops, tuple(hops), raw, earned(train, raw))
    revenue, bonus = revenue_of(graph, train, route), _bonus(graph, route)
    return TrainRoute(train, stops, tuple(hops), raw, revenue, bonus, _mine_money(graph, route))


def _links(arm: _Arm | None) -> list[Link]:
    links: list[Link] = []
    while arm is not None:
        links.append(arm.link)
        arm = arm.before
    return links[::-1]
