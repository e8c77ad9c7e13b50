"""Writes the golden records of a game and what they came to. Run it only when a rule was changed on purpose:

    python tests/golden/make.py tickets

and read the difference before committing it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import roundhouse as rh
from roundhouse.match.table import BotSeat, Table

HERE = Path(__file__).parent
PERFT = HERE / "perft.json"
GAMES: dict[str, dict[str, int]] = {
    "tickets": {"random": 5},
    "lilliput": {"random": 10, "lilliput-greedy": 10},
}
"""By game and bot: how many games for each number of players."""

PERFT_CASES: dict[str, list[tuple[int, int, int]]] = {
    "tickets": [(players, seed, 4) for players in (2, 3, 4, 5) for seed in (1, 2)],
    "lilliput": [(players, seed, 4) for players in (2, 3, 4) for seed in (1, 2)],
}
"""By game: players, seed, depth."""


def stem(players: int, bot: str, number: int) -> str:
    """The name of a record: `2-players-1`, `2-players-greedy-1`."""
    style = "" if bot == "random" else f"{bot.rpartition('-')[2]}-"
    return f"{players}-players-{style}{number}"


def play(name: str, players: int, bot: str, number: int) -> Table:
    table = Table.open(name, [BotSeat(bot)] * players, seed=1000 * players + number)
    while not table.is_over:
        table.play_bot()
    return table


def perft_counts(name: str) -> dict[str, list[int]]:
    """Node counts by depth, from the first position and from one in the middle of a game."""
    counts = {}
    for players, seed, depth in PERFT_CASES[name]:
        state = rh.game(name).start(players, seed)
        counts[f"{players} players, seed {seed}, start"] = [rh.perft(state, d) for d in range(1, depth + 1)]
        rng = rh.Stream(rh.seed_bytes(seed))
        for _ in range(60):
            state.push(rng.choice(state.legal_actions()))
        counts[f"{players} players, seed {seed}, after 60 decisions"] = [rh.perft(state, d) for d in (1, 2, 3)]
    return counts


def main(name: str) -> None:
    folder = HERE / name
    folder.mkdir(exist_ok=True)
    game = rh.game(name)
    for players in range(game.min_players, game.max_players + 1):
        for bot, games in GAMES[name].items():
            for number in range(1, games + 1):
                table = play(name, players, bot, number)
                path = folder / stem(players, bot, number)
                path.with_suffix(".rh.json").write_text(table.record().to_json(), "utf-8")
                sheet = json.dumps(table.state.score_sheet(), indent=1)
                path.with_suffix(".sheet.json").write_text(sheet + "\n", "utf-8")
    perft: dict[str, Any] = json.loads(PERFT.read_text("utf-8")) if PERFT.exists() else {}
    perft[name] = perft_counts(name)
    PERFT.write_text(json.dumps(perft, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
