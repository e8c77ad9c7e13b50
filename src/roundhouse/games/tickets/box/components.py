"""The pieces in the box (data/components.toml): how many cards and cars, how much is dealt, what scores."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from roundhouse.games.tickets.box.board import CARS, Board
from roundhouse.games.tickets.box.colours import COLOURS
from roundhouse.kernel.checking import Fields, ListOf, Mistakes, OneOf, TableOf, Text, Whole
from roundhouse.kernel.complaints import Complaint, complaint
from roundhouse.kernel.package_files import folder_of

SOURCE = "components.toml"
_NUMBER = Whole(1)
_SHAPE = Fields(
    {
        "cards": Fields(
            {"per_colour": _NUMBER, "locomotives": _NUMBER, "wagons": TableOf(COLOURS, Text(), is_complete=True)}
        ),
        "players": Fields({"colours": ListOf(OneOf(COLOURS), least=2), "cars": _NUMBER, "car_pieces": _NUMBER}),
        "deal": Fields(
            dict.fromkeys(("hand", "display", "display_locomotives", "tickets", "keep_first", "keep_later"), _NUMBER)
        ),
        "scoring": Fields(
            {"route_points": ListOf(Whole(0), least=2), "longest_path": Whole(0), "last_round_cars": Whole(0)}
        ),
        "other_cards": TableOf(None, Whole(0)),
    }
)


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
    return components_from(tomllib.loads(folder_of(__package__).joinpath(f"data/{SOURCE}").read_text("utf-8")))


def components_on(board: Board, components: Components) -> Components:
    """The pieces with as many cars as a board of somebody's own says."""
    return components if board.cars is None else replace(components, cars=board.cars)


def why_endless(board: Board, components: Components) -> Complaint | None:
    """What to know of a board on which nobody can come to the last round (T-104): games end by passing alone."""
    cars = components_on(board, components).cars
    least = cars - components.last_round_cars
    if board.spaces() >= least:
        return None
    line = "one player can fill {spaces} spaces and has {cars} cars: nobody gets to the last round; set cars = {fewer}"
    return complaint("tickets-endless", line, spaces=board.spaces(), cars=cars, fewer=max(CARS[0], board.spaces() // 2))


def components_from(data: dict[str, Any]) -> Components:
    """The pieces that the data tells of; raises InvalidData that names every mistake in it."""
    mistakes = Mistakes(SOURCE)
    mistakes.sound_part(data, _SHAPE)
    mistakes.complain()
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
