"""`roundhouse perft`: how many positions lie at each depth."""

from __future__ import annotations

import sys
from time import perf_counter
from typing import Annotated

from cyclopts import Parameter

from roundhouse.cli.seats import read_seed
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.perft import perft as count
from roundhouse.kernel.registry import game as find_game


def perft(
    game: str,
    /,
    *,
    players: int = 2,
    seed: Annotated[str, Parameter(allow_leading_hyphen=True)] = "1",
    depth: int = 3,
) -> None:
    """Count the sequences of legal decisions from the start of a game, depth by depth.

    The counts are on standard output and never vary; times are on standard error.

    Parameters
    ----------
    game
        The game.
    players
        How many players.
    seed
        A whole number or 64 hexadecimal digits.
    depth
        The longest sequences to count.
    """
    if depth < 1:
        raise InvalidOption(f"depth: must be at least 1, not {depth}", option="depth", value=depth)
    state = find_game(game).start(players, read_seed(seed))
    text = Catalogue().text
    print(f"{text('perft-depth'):>5} {text('perft-nodes'):>14}")
    for level in range(1, depth + 1):
        start = perf_counter()
        nodes = count(state, level)
        seconds = perf_counter() - start
        print(f"{level:>5} {nodes:>14}", flush=True)
        rate = f"{nodes / seconds:.0f}"
        print(text("perft-speed", depth=level, seconds=f"{seconds:.2f}", rate=rate), file=sys.stderr)
