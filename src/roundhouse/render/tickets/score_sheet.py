"""The score sheet of the tickets game: totals and ranks, every route, every ticket, and the longest path."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from roundhouse.games.tickets.box.board import Board, board_of_view
from roundhouse.kernel.contract import Standing, View
from roundhouse.render.signs import BRASS, GO, MUTED, STOP, STRONG
from roundhouse.render.tickets.signs import CARD_SIGNS, card_style
from roundhouse.render.tickets.text import player_text, route_name, ticket_name
from roundhouse.render.winners import winners_line
from roundhouse.render.words import Words

Sheet = dict[str, Any]


def sheet_tables(
    sheet: Sheet, standings: Sequence[Standing], view: View, names: Sequence[str], words: Words
) -> RenderableType:
    """The whole sheet; while the game is on only what is public: routes and their points."""
    board = board_of_view(view)
    players = [player_text(entry["colour"], name) for entry, name in zip(view["seats"], names, strict=True)]
    parts: list[RenderableType] = [_totals(sheet, standings, players, words)]
    result = (
        winners_line(standings, names, words) if sheet["complete"] else Text(words("tickets-sheet-unfinished"), MUTED)
    )
    parts.append(result)
    for entry in sheet["seats"]:
        parts += [Text(), players[entry["seat"]], _details(entry, sheet["complete"], board, words)]
    if sheet["complete"]:
        parts += [Text(), result]  # once more: on a low screen the first one has scrolled away
    return Group(*parts)


def _totals(sheet: Sheet, standings: Sequence[Standing], players: list[Text], words: Words) -> Table:
    complete = sheet["complete"]
    table = Table(
        title=words("sheet-title" if complete else "sheet-title-open"), box=box.SIMPLE_HEAD, title_style=BRASS
    )
    table.title_justify = "left"
    table.add_column(words("sheet-rank"), justify="right")
    table.add_column(words("sheet-player"))
    columns = ("routes", "tickets", "longest", "total") if complete else ("routes",)
    for name in columns:
        table.add_column(words("sheet-total" if name == "total" else f"tickets-sheet-{name}"), justify="right")
    for standing in standings:
        entry = sheet["seats"][standing.seat]
        figures = [str(entry["route_points"])]
        if complete:
            figures += [_signed(entry["ticket_points"]), _signed(entry["bonus"]), str(entry["total"])]
        style = STRONG if complete and standing.rank == 1 else None
        table.add_row(str(standing.rank), players[standing.seat], *figures, style=style)
    return table


def _signed(points: int) -> str:
    return f"{points:+}" if points else "0"


def _details(entry: Sheet, complete: bool, board: Board, words: Words) -> Table:
    """One seat: routes on the left; tickets and longest path on the right once they are public."""
    table = Table.grid(padding=(0, 4, 0, 2))
    routes = _routes(entry, board, words)
    if complete:
        table.add_row(routes, Group(_tickets(entry, board, words), _path(entry, board, words)))
    else:
        table.add_row(routes)
    return table


def _grid() -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right")
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    return table


def _routes(entry: Sheet, board: Board, words: Words) -> Group:
    table = _grid()
    for line in sorted(entry["routes"], key=lambda line: -line["length"]):
        colour = board.routes[board.route_index[line["route"]]].colour
        spaces = Text(CARD_SIGNS[colour] * line["length"], style=card_style(colour))
        table.add_row(str(line["points"]), route_name(board, line["route"], words), spaces)
    if not entry["routes"]:
        table.add_row("0", Text(words("tickets-sheet-no-routes"), style=MUTED), "")
    return Group(_heading(words("tickets-sheet-routes"), str(entry["route_points"])), table)


def _tickets(entry: Sheet, board: Board, words: Words) -> Group:
    table = _grid()
    for line in entry["tickets"]:
        done = line["completed"]
        state = Text(words("tickets-sheet-completed" if done else "tickets-sheet-missed"), style=GO if done else STOP)
        table.add_row(_signed(line["points"]), ticket_name(board, line["ticket"], words), state)
    return Group(_heading(words("tickets-sheet-tickets"), _signed(entry["ticket_points"])), table, Text())


def _path(entry: Sheet, board: Board, words: Words) -> Group:
    """The longest path city by city, in the order it is travelled."""
    heading = _heading(words("tickets-sheet-longest"), _signed(entry["bonus"]))
    if not entry["longest_path"]:
        return Group(heading, Text(words("tickets-sheet-no-path"), style=MUTED))
    cars = Text(words("tickets-sheet-cars", number=entry["longest_path"]), style=MUTED)
    cities = [board.cities[city].name for city in trail_cities(board, entry["longest_path_routes"])]
    return Group(heading, cars, Text(" \N{EN DASH} ".join(cities)))


def _heading(title: str, points: str) -> Text:
    return Text.assemble((title, BRASS), " ", (points, STRONG))


def trail_cities(board: Board, trail: Sequence[str]) -> list[int]:
    """The cities along consecutive routes, from one end to the other."""
    ends = [(board.routes[board.route_index[route]].a, board.routes[board.route_index[route]].b) for route in trail]  # type: ignore[index]
    for start in ends[0]:
        cities = [start]
        for a, b in ends:
            if cities[-1] not in (a, b):
                break
            cities.append(b if cities[-1] == a else a)
        if len(cities) == len(ends) + 1:
            return cities
    raise ValueError(f"no trail: {trail}")
