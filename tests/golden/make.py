"""Writes the golden records of a game and what they came to. Run it only when a rule was changed on purpose:

    PYTHONPATH=tests python tests/golden/make.py tickets

and read the difference before committing it. Records of each version of the rules have a folder of their own and stay
as they are when there is another; those of the first lie beside these folders.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import roundhouse as rh
from playing import OPTION_SETS
from roundhouse.match.table import BotSeat, Table

HERE = Path(__file__).parent
PERFT = HERE / "perft.json"
GAMES: dict[str, dict[str, int]] = {
    "tickets": {"random": 2, "planner": 1},
    "lilliput": {"random": 2, "greedy": 2},
}
"""By game and bot: how many games for each number of players."""

VARIANTS: dict[str, dict[str, tuple[str, tuple[int, ...]]]] = {
    "tickets": {},
    "lilliput": {
        "expert": ("expert", (2, 3, 4)),
        "two-characters": ("two characters", (2, 2, 2)),
        "allenbeck": ("allenbeck", (1, 3, 4)),
        "laputa": ("laputa", (1, 2, 4)),
        "express-to-laputa": ("express to laputa", (2, 3, 4)),
        "brobdingnag": ("brobdingnag", (1, 2, 4)),
        "lets-start": ("let's start", (1, 2, 4)),
        "the-mountains": ("the mountains", (1, 3, 4)),
        "city-on-city": ("city on city", (1, 2, 3)),
        "separated": ("separated", (1, 2, 4)),
        "own-landscape": ("own landscape", (1, 2, 4)),
    },
}
"""By game: the names of records, the option set of tests/playing.py, and the players of each game."""

PERFT_CASES: dict[str, list[tuple[int, int, int]]] = {
    "tickets": [(players, seed, 4) for players in (2, 3, 4, 5) for seed in (1, 2)],
    "lilliput": [(players, seed, 4) for players in (1, 2, 3, 4) for seed in (1, 2)],
}
"""By game: players, seed, depth."""

VARIANT_BOT = {"lilliput": "greedy"}


def folder_of(name: str) -> Path:
    """Where the records of the present rules are."""
    return HERE / name / f"rules-{rh.game(name).rules_version}"


def stem(players: int, bot: str, number: int) -> str:
    """The name of a record: `2-players-1`, `2-players-greedy-1`."""
    style = "" if bot == "random" else f"{bot}-"
    return f"{players}-players-{style}{number}"


def variant_stem(variant: str, number: int) -> str:
    """The name of a record with options: `laputa-2`."""
    return f"{variant}-{number}"


def play(name: str, players: int, bot: str, number: int, options: dict[str, Any] | None = None) -> Table:
    table = Table.open(name, [BotSeat(bot)] * players, seed=1000 * players + number, **(options or {}))
    while not table.is_over:
        table.play_bot()
    return table


def perft_counts(name: str) -> dict[str, list[int]]:
    """Node counts by depth, from the first position and from one in the middle of a game; of a variant only these."""
    counts = {}
    for players, seed, depth in PERFT_CASES[name]:
        state = rh.game(name).start(players, seed)
        counts[f"{players} players, seed {seed}, start"] = [rh.perft(state, d) for d in range(1, depth + 1)]
        counts[f"{players} players, seed {seed}, after {MIDDLE[players]} decisions"] = _from_the_middle(state, seed, 3)
    for variant, (options, players_of) in VARIANTS[name].items():
        state = rh.game(name).start(players_of[0], 1, **OPTION_SETS[name][options])
        counts[f"{variant}, {players_of[0]} players, after {MIDDLE[players_of[0]]} decisions"] = _from_the_middle(
            state, 1, 2
        )
    return counts


MIDDLE = {1: 30, 2: 60, 3: 60, 4: 60, 5: 60}
"""By number of players: how many decisions lead to the middle of a game."""


def _from_the_middle(state: rh.State, seed: int, depth: int) -> list[int]:
    rng = rh.Stream(rh.seed_bytes(seed))
    for _ in range(MIDDLE[state.players]):
        state.push(rng.choice(state.legal_actions()))
    return [rh.perft(state, d) for d in range(1, depth + 1)]


def write(path: Path, table: Table) -> None:
    path.with_suffix(".rh.json").write_text(table.record().to_json(), "utf-8")
    sheet = json.dumps(table.state.score_sheet(), indent=1)
    path.with_suffix(".sheet.json").write_text(sheet + "\n", "utf-8")


def main(name: str) -> None:
    folder = folder_of(name)
    folder.mkdir(parents=True, exist_ok=True)
    game = rh.game(name)
    for players in range(game.min_players, game.max_players + 1):
        for bot, games in GAMES[name].items():
            for number in range(1, games + 1):
                write(folder / stem(players, bot, number), play(name, players, bot, number))
    for variant, (options, players_of) in VARIANTS[name].items():
        for number, players in enumerate(players_of, start=1):
            table = play(name, players, VARIANT_BOT[name], number, OPTION_SETS[name][options])
            write(folder / variant_stem(variant, number), table)
    perft: dict[str, Any] = json.loads(PERFT.read_text("utf-8")) if PERFT.exists() else {}
    perft[name] = perft_counts(name)
    PERFT.write_text(json.dumps(perft, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
