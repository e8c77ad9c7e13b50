"""The longest path against brute force on random networks: sparse and dense, with parallel routes, in several parts."""

from __future__ import annotations

from random import Random

import pytest

from oracles.longest_trail import is_trail, longest_trail
from roundhouse.games.tickets import paths
from roundhouse.games.tickets.board import usa_board
from roundhouse.games.tickets.left_out import least_left_out
from roundhouse.games.tickets.paths import longest_path

Edges = list[tuple[int, int, int]]
NETWORKS = 2400


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
@pytest.mark.parametrize("patience", [paths.PATIENCE, 3], ids=["search", "bound first"])
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


def test_an_injected_bug_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were branches counted (the whole part taken as the path), brute force would disagree."""
    monkeypatch.setattr(paths, "_longest_in_part", lambda _, part: part)
    rng = Random(5)
    networks = [random_network(rng) for _ in range(50)]
    assert any(longest_path(network)[0] != longest_trail(network) for network in networks)


@pytest.mark.rule("T-115")
def test_no_routes_no_path() -> None:
    assert longest_path([]) == (0, [])


def test_what_is_left_out_leaves_at_most_two_odd_cities() -> None:
    rng = Random(9)
    for _ in range(200):
        network = [(*sorted(rng.sample(range(7), 2)), rng.randint(1, 6)) for _ in range(rng.randint(6, 16))]
        network = [(a, b, length) for a, b, length in network]
        for part in paths._parts(network):
            rest = set(part) - least_left_out(network, part)
            ends = [city for index in rest for city in network[index][:2]]
            assert sum(ends.count(city) % 2 for city in set(ends)) <= 2


def test_dense_own_boards_are_no_trap() -> None:
    """Thirty-six short routes among nine cities would take a plain search for ever."""
    rng = Random(1)
    network = [(a, b, rng.choice((1, 1, 2))) for a in range(9) for b in range(a)]
    network = [*network[1:], (0, 9, 1), (1, 9, 1), (2, 9, 1)]
    length, trail = longest_path(network)
    assert is_trail(network, trail)
    rest = set(range(len(network))) - least_left_out(network, list(range(len(network))))
    assert length == sum(network[index][2] for index in rest)
