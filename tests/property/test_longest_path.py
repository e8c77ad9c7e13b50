"""The longest path against brute force on random networks: sparse and dense, with parallel routes, in several parts."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import pytest

from oracles.longest_trail import is_trail, longest_of_all_sets, longest_trail
from roundhouse.games.tickets.box.board import CARS, usa_board
from roundhouse.games.tickets.box.components import standard_components
from roundhouse.games.tickets.connections import left_out, paths
from roundhouse.games.tickets.connections.paths import longest_path

Edges = list[tuple[int, int, int]]
NETWORKS = 2400
MOST_CARS = CARS[1]  # that any board can give a player


def random_network(rng: Random) -> Edges:
    """Up to eight routes between few or many cities; a third of them taken from the real board."""
    if rng.random() < 1 / 3:
        routes = usa_board().routes
        start = rng.choice(routes)
        near = [r for r in routes if {r.a, r.b} & {start.a, start.b}]
        near += [r for r in routes if any({r.a, r.b} & {n.a, n.b} for n in near)]
        return [(r.a, r.b, r.length) for r in rng.sample(near, min(len(near), rng.randint(1, 8)))]
    cities = rng.randint(2, 9)
    network: Edges = []
    for _ in range(rng.randint(0, 8)):
        a, b = rng.sample(range(cities), 2)
        network.append((a, b, rng.randint(1, 6)))
    return network


@pytest.mark.rule("T-113", "T-114")
@pytest.mark.parametrize("patience", [paths.PATIENCE, 0], ids=["search", "left out"])
def test_it_is_the_longest_trail(patience: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "PATIENCE", patience)
    rng = Random(patience)
    lengths, networks = set(), set()
    for _ in range(NETWORKS // 2):
        network = random_network(rng)
        length, trail = longest_path(network)
        assert length == longest_trail(network), network
        assert length == sum(network[index][2] for index in trail)
        assert is_trail(network, trail), (network, trail)
        lengths.add(length)
        networks.add(tuple(network))
    assert len(lengths) > 25
    assert len(networks) > 1000


@pytest.mark.interpreted
def test_an_injected_bug_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were branches counted (the whole part taken as the path), brute force would disagree."""
    monkeypatch.setattr(paths, "_longest_in_part", lambda _, part: part)
    rng = Random(5)
    networks = [random_network(rng) for _ in range(50)]
    assert any(longest_path(network)[0] != longest_trail(network) for network in networks)


@pytest.mark.rule("T-115")
def test_no_routes_no_path() -> None:
    assert longest_path([]) == (0, [])


# Networks of all the cars of a player


def regular(cities: int, degree: int) -> Callable[[Random], Edges]:
    """Every city with the same number of routes: with an odd number all cities are odd."""

    def network(rng: Random) -> Edges:
        ends = [city for city in range(cities) for _ in range(degree)]
        rng.shuffle(ends)
        return [(a, b, 1) for a, b in zip(ends[::2], ends[1::2], strict=True) if a != b]

    return network


def scattered(cities: int, routes: int) -> Callable[[Random], Edges]:
    return lambda rng: [(*_two(rng, cities), 1) for _ in range(routes)]


def grown(cities: int, routes: int) -> Callable[[Random], Edges]:
    """Connected: a random tree, and as many routes more as there are left."""

    def network(rng: Random) -> Edges:
        tree = [(rng.randrange(city), city, 1) for city in range(1, cities)]
        return tree + [(*_two(rng, cities), 1) for _ in range(routes - len(tree))]

    return network


def long_routes(rng: Random) -> Edges:
    """Of all lengths, as many as there are cars for."""
    cities, cars, network = rng.randint(8, 22), MOST_CARS, Edges()
    while cars:
        length = min(cars, rng.choice((1, 1, 1, 1, 2, 2, 3, 4)))
        network.append((*_two(rng, cities), length))
        cars -= length
    return network


def _two(rng: Random, cities: int) -> tuple[int, int]:
    a, b = rng.sample(range(cities), 2)
    return a, b


def grid(rows: int, columns: int) -> Edges:
    across = [(x * columns + y, x * columns + y + 1, 1) for x in range(rows) for y in range(columns - 1)]
    return across + [(x * columns + y, (x + 1) * columns + y, 1) for x in range(rows - 1) for y in range(columns)]


def chain(size: int, number: int) -> Edges:
    """This many cities, all joined with one another, and this many of these in a row, joined by one route."""
    blocks = [(block * size + a, block * size + b, 1) for block in range(number) for a in range(size) for b in range(a)]
    return blocks + [(block * size + size - 1, (block + 1) * size, 1) for block in range(number - 1)]


def complete(one: int, other: int) -> Edges:
    """Every city of one side joined with every one of the other."""
    return [(a, one + b, 1) for a in range(one) for b in range(other)]


def star(arms: int, length: int) -> Edges:
    return [
        (0 if step == 0 else arm * length + step, arm * length + step + 1, 1)
        for arm in range(arms)
        for step in range(length)
    ]


FAMILIES: dict[str, Callable[[Random], Edges]] = {
    "33 cities, 44 routes": scattered(33, 44),
    "a tree and more": grown(33, 45),
    "a tree and many more": grown(20, 45),
    "few cities": scattered(11, 45),
    "20 to 45 routes": lambda rng: scattered(rng.randint(6, 36), rng.randint(20, 45))(rng),
    "double routes": lambda rng: [route for route in scattered(15, 22)(rng) for _ in range(2)],
    "three at every city": regular(30, 3),
    "five at every city": regular(18, 5),
    "long routes": long_routes,
    "a ladder": lambda _: grid(2, 15),
    "grids": lambda rng: [route for route in grid(5, 5) if rng.random() < 0.95],
    "fours in a row": lambda _: chain(4, 6),
    "fives in a row": lambda _: chain(5, 4),
    "all of ten": lambda _: chain(10, 1),
    "three and fifteen": lambda _: complete(3, 15),
    "five and nine": lambda _: complete(5, 9),
    "made worse": lambda _: [(ord(a), ord(b), 1) for a, b in WORST.split()],
    "a star": lambda _: star(15, 3),
    "a cactus": lambda rng: [
        route for loop in range(15) for a in [rng.randint(0, 2 * loop)]
        for route in ((a, 2 * loop + 1, 1), (2 * loop + 1, 2 * loop + 2, 1), (2 * loop + 2, a, 1))
    ][: rng.randint(35, 45)],
}  # fmt: skip
WORST = (  # that was found so far, in six minutes: a letter for each city
    "ab ap aA bi bj bk bv cd ce ct di eg ei eu eB fg fh fn fC gA hm ht il "
    "il jk jr kl kD lo ls lE mr mr ns nt ow ow pq pq rx tD yz zA AD CF"
)
EACH = 120


def test_no_board_gives_more_cars_than_the_box_has() -> None:
    """What is shown below of so many cars holds for every board."""
    assert standard_components().cars == MOST_CARS


@pytest.mark.rule("T-113", "T-114")
def test_every_network_of_45_cars_has_its_longest_path_at_once(record_property: Callable[[str, object], None]) -> None:
    """Thousands of networks, many of which a plain search does not finish in minutes. The worst time is reported."""
    rng, worst, tried = Random(45), (0.0, ""), 0
    for name, family in FAMILIES.items():
        for _ in range(EACH):
            network = family(rng)
            assert sum(length for _, _, length in network) <= MOST_CARS
            began = process_time()
            length, trail = longest_path(network)
            worst = max(worst, (process_time() - began, name))
            assert is_trail(network, trail), network
            assert length == sum(network[index][2] for index in trail) > 0
            tried += 1
    assert tried == EACH * len(FAMILIES)
    record_property("worst", f"{1000 * worst[0]:.1f} ms: {worst[1]}")
    print(f"the worst of {tried} networks took {1000 * worst[0]:.1f} ms ({worst[1]})")  # noqa: T201  # pytest -s shows it


# Networks that are made worse and worse: of many changes each that makes for more work is kept

CLIMBS = 100  # changes tried in a row
MOST_STATES = 10_000  # a few microseconds each: see docs/performance.md
STARTS = (regular(18, 5), regular(30, 3), grown(18, MOST_CARS), grown(24, MOST_CARS), grown(30, MOST_CARS))


def changed(network: Edges, rng: Random) -> Edges:
    """Another network of no more cars: a few routes begin or end elsewhere."""
    network, cities = network[:], 1 + max(max(a, b) for a, b, _ in network)
    for _ in range(rng.choice((1, 1, 2, 4))):
        index, other = rng.sample(range(len(network)), 2)
        (a, b, length), (c, d, _) = network[index], network[other]
        if rng.random() < 0.5 and len({a, b, c, d}) == 4:  # two routes change ends
            network[index], network[other] = (a, d, length), (c, b, network[other][2])
        elif rng.random() < 0.8:
            network[index] = (*_two(rng, cities), length)
        else:
            network[index] = (a, cities, length)
            cities += 1
    return network


@pytest.mark.interpreted
@pytest.mark.rule("T-114")
def test_networks_made_worse_on_purpose_stay_bounded(
    monkeypatch: pytest.MonkeyPatch, record_property: Callable[[str, object], None]
) -> None:
    """The work is counted in states looked at; the worst time is reported."""
    looked_at = 0
    is_covered = left_out._is_covered

    def counted(*args: Any) -> bool:
        nonlocal looked_at
        looked_at += 1
        return is_covered(*args)

    def work(network: Edges) -> int:
        nonlocal looked_at
        looked_at = 0
        longest_path(network)
        return looked_at

    monkeypatch.setattr(left_out, "_is_covered", counted)
    rng, worst, most = Random(46), Edges(), 0
    for start in STARTS:
        network = max((start(rng) for _ in range(5)), key=work)
        states, stale = work(network), 0
        while stale < CLIMBS:
            other = changed(network, rng)
            more = work(other)
            stale = 0 if more > states else stale + 1
            if more > states:
                network, states = other, more
        assert sum(length for _, _, length in network) <= MOST_CARS
        if states > most:
            worst, most = network, states
    assert 1000 < most < MOST_STATES, worst
    monkeypatch.undo()
    began = process_time()
    length, trail = longest_path(worst)
    taken = f"{1000 * (process_time() - began):.1f} ms, {most} states"
    assert is_trail(worst, trail)
    assert length == sum(worst[index][2] for index in trail)
    record_property("worst", taken)
    print(f"the worst network that was found took {taken}")  # noqa: T201  # pytest -s shows it


@pytest.mark.rule("T-114")
@pytest.mark.parametrize(
    ("network", "length"),
    [
        (chain(4, 6), 35),
        (star(15, 3), 6),
        (complete(3, 15), 32),
        (grid(2, 15), 31),
    ],
    ids=["fours in a row", "a star", "three and fifteen", "a ladder"],
)
def test_some_that_can_be_worked_out_by_hand(network: Edges, length: int) -> None:
    assert longest_path(network)[0] == length


@pytest.mark.rule("T-113", "T-114")
def test_what_is_left_out_agrees_with_all_sets_of_routes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "PATIENCE", 0)
    rng = Random(12)
    for _ in range(60):
        network = scattered(rng.randint(4, 11), 12)(rng)
        network = [(a, b, rng.choice((1, 1, 2, 3))) for a, b, _ in network]
        assert longest_path(network)[0] == longest_of_all_sets(network), network


@pytest.mark.rule("T-113", "T-114")
def test_what_is_left_out_agrees_with_a_search_that_never_loses_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    rng, different = Random(22), 0
    for _ in range(150):
        network = grown(rng.randint(14, 20), rng.randint(20, 22))(rng)
        monkeypatch.setattr(paths, "PATIENCE", 0)
        left_out = longest_path(network)
        monkeypatch.setattr(paths, "PATIENCE", 10**9)
        searched = longest_path(network)
        assert left_out[0] == searched[0], network
        different += left_out[1] != searched[1]
    assert different > 50
