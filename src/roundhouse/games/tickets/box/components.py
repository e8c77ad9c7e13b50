"""The pieces in the box (data/components.toml): how many cards and cars, how much is dealt, what scores."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from roundhouse.games.tickets.box.colours import COLOURS


@dataclass(frozen=True, slots=True)
class Components:
    """Figures that the rules read; games with other figures (small decks in tests) replace some of them."""

    cards: tuple[int, ...]  # by card number: T-001
    cars: int
    player_colours: tuple[str, ...]
    hand: int
    display: int
    display_locomotives: int
    tickets: int
    keep_first: int
    keep_later: int
    route_points: tuple[int, ...]
    longest_path: int
    last_round_cars: int


@cache
def standard_components() -> Components:
    data = tomllib.loads(files(__package__).joinpath("data/components.toml").read_text("utf-8"))
    cards, players, deal, scoring = data["cards"], data["players"], data["deal"], data["scoring"]
    return Components(
        cards=(cards["per_colour"],) * len(COLOURS) + (cards["locomotives"],),
        cars=players["cars"],
        player_colours=tuple(players["colours"]),
        hand=deal["hand"],
        display=deal["display"],
        display_locomotives=deal["display_locomotives"],
        tickets=deal["tickets"],
        keep_first=deal["keep_first"],
        keep_later=deal["keep_later"],
        route_points=tuple(scoring["route_points"]),
        longest_path=scoring["longest_path"],
        last_round_cars=scoring["last_round_cars"],
    )
