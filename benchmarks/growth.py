"""How the time of random play grows: with the players, with the board, with the length of the game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import roundhouse as rh
from benchmarks.through_contract import Work, chess_games
from benchmarks.yardstick import compare

ROUNDS = 5
GAMES = 10
COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red", "gray")
LENGTHS = (1, 2, 2, 2, 3, 3, 4, 5, 6)


def play_outs(game: rh.Game, players: int, **options: Any) -> Work:
    """Whole games at random, with their start; how many steps they took."""

    def play(number: int) -> int:
        luck = rh.Luck(number)
        return sum(game.start(players, seed, **options).play_out(luck) for seed in range(GAMES))

    play(0)  # tables are made
    return play


def grid_board(columns: int, rows: int, cars: int) -> dict[str, Any]:
    """Cities in a grid, each with routes to its neighbours and to one across."""
    rng = Random(columns * rows)
    at = [(x, y) for x in range(columns) for y in range(rows)]
    cities = [{"id": f"c{x}_{y}", "name": f"C {x} {y}", "x": x / 10, "y": y / 10} for x, y in at]
    routes = [
        {"a": f"c{x}_{y}", "b": f"c{x + a}_{y + b}", "length": rng.choice(LENGTHS), "colour": rng.choice(COLOURS)}
        for x, y in at
        for a, b in ((1, 0), (0, 1), (1, 1))
        if x + a < columns and y + b < rows
    ]
    pairs = sorted({tuple(sorted(rng.sample(range(len(at)), 2))) for _ in range(60)})[:40]
    tickets = [{"a": cities[a]["id"], "b": cities[b]["id"], "points": 10} for a, b in pairs]
    return {"name": "grid", "cars": cars, "cities": cities, "routes": routes, "tickets": tickets}


def rows() -> list[tuple[str, float, float, str]]:
    """(what, our seconds for a step, the yardstick's, ratio in words)."""
    tickets, lilliput = rh.game("tickets"), rh.game("lilliput")
    cases: list[tuple[str, Callable[[], Work]]] = [
        *((f"tickets, {n} players", lambda n=n: play_outs(tickets, n)) for n in range(2, 6)),
        *(
            (f"tickets, {x * y} cities", lambda x=x, y=y: play_outs(tickets, 3, board=grid_board(x, y, 45)))
            for x, y in ((4, 4), (6, 6), (8, 8), (10, 10))
        ),
        *(
            (f"tickets, {cars} cars", lambda cars=cars: play_outs(tickets, 3, board=grid_board(6, 6, cars)))
            for cars in (12, 24, 45)
        ),
        *((f"18Lilliput, {n} player{'s' * (n > 1)}", lambda n=n: play_outs(lilliput, n)) for n in range(1, 5)),
    ]
    found = []
    for what, make in cases:
        work = make()
        ours, theirs, ratio = compare(work, chess_games(2), ROUNDS)
        found.append((f"{what}, {work(0) // GAMES} steps", ours, theirs, f"{1 / ratio:.1f} times as fast"))
    return found
