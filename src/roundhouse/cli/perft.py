"""`roundhouse perft`: how many positions lie at each depth."""

from __future__ import annotations

import sys
from time import perf_counter
from typing import Annotated

from cyclopts import Parameter

from roundhouse.cli.language import spoken_catalogue
from roundhouse.cli.seats import read_seed
from roundhouse.i18n.numbers import Numbers
from roundhouse.kernel.complaints import about, complaint
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
    """Count the sequences of legal decisions from the start of a game, depth by depth."""
    if depth < 1:
        raise InvalidOption(
            about("depth", complaint("at-least-one", "must be at least 1, not {number}", number=depth)),
            option="depth",
            value=depth,
        )
    state = find_game(game).start(players, read_seed(seed))
    catalogue = spoken_catalogue()
    text, numbers = catalogue.text, Numbers(catalogue)
    head = text("perft-depth")
    wide = max(5, len(head))
    print(f"{head:>{wide}} {text('perft-nodes'):>14}")
    for level in range(1, depth + 1):
        start = perf_counter()
        nodes = count(state, level)
        seconds = perf_counter() - start
        print(f"{level:>{wide}} {nodes:>14}", flush=True)
        speed = {"seconds": numbers.figure(seconds, 2), "rate": numbers.figure(nodes / seconds)}
        print(text("perft-speed", depth=level, **speed), file=sys.stderr)
