"""The table in the terminal, from a view: map, players, face-up cards, piles, own hand and own tickets."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from roundhouse.games.tickets.box.board import Board, board_of_view
from roundhouse.games.tickets.box.colours import CARDS
from roundhouse.kernel.contract import View
from roundhouse.render.flow import flow
from roundhouse.render.signs import BRASS, GO, MUTED, STOP, STRONG
from roundhouse.render.tickets.map import CITY_SIGN, CLOSED, GOAL_SIGN, SOLID, map_text
from roundhouse.render.tickets.signs import CARD_SIGNS, LONE_SIGNS, PLAYER_SIGNS, card_style, player_ink
from roundhouse.render.words import Words

MIN_WIDTH = 80
_PANEL = 36  # columns of the panel beside the map
_FEWEST_ROWS = 20  # of the map, however low the screen is
_LOW = 30  # screens with fewer rows show the map on demand only
_FEWEST_MAP_ROWS = 19  # where it stands alone: the key still fits on 24 rows
_WIDE = 112  # from here on the panel stands beside the map, below it before
_LINES_BELOW = 13  # what follows the map on the same screen: hand, question, choices, prompt
_TICKET_SIGNS = {"done": "✓", "possible": "…", "cut off": "✗"}
_TICKET_STYLES = {"done": GO, "possible": MUTED, "cut off": STOP}


def screen(view: View, names: Sequence[str], words: Words, news: Sequence[Text], size: tuple[int, int]) -> Group:
    """Everything a player needs on one screen of that many columns and rows."""
    width, height = max(size[0], MIN_WIDTH), size[1]
    if width >= _WIDE and height >= _LOW:
        rows = max(_FEWEST_ROWS, min(height - _LINES_BELOW, (width - _PANEL) * 3 // 10))
        beside = Table.grid(padding=(0, 0, 0, 1))
        beside.add_column(width=width - _PANEL - 1, no_wrap=True)
        beside.add_column(width=_PANEL)
        panel = _side_panel(view, names, words, news, rows)
        beside.add_row(_board(view, (width - _PANEL - 1, rows)), panel)
        return Group(beside, _hand(view, words, width))
    below = Table.grid(padding=(0, 2, 0, 0))
    below.add_column(width=_PANEL)
    below.add_column(width=width - _PANEL - 2)
    left = Group(_players(view, names, words), *_final_round(view, words), _piles(view, words))
    below.add_row(left, Group(_display(view, words, width - _PANEL - 2), *_tickets(view, words, width - _PANEL - 2)))
    latest: list[RenderableType] = [_heading(words("tickets-news")), _news(news, width, len(names) + 1)] if news else []
    if height < _LOW:
        return Group(Text(words("tickets-map-hint"), style=MUTED), below, *latest, _hand(view, words, width))
    rows = max(_FEWEST_ROWS, min(height - _LINES_BELOW, 26))
    return Group(_board(view, (width, rows)), below, *latest, _hand(view, words, width))


def short_screen(view: View, words: Words, width: int) -> Group:
    """What the next small decision of the same turn needs: face-up cards, tickets to choose from, the hand."""
    choosing = view["own"] is not None and view["own"]["choose_from"]
    shown = _tickets(view, words, width) if choosing else [_display(view, words, width)]
    return Group(*shown, _hand(view, words, width))


def card_text(colour: str, words: Words) -> Text:
    """A card: its sign and its name."""
    return Text.assemble((CARD_SIGNS[colour], card_style(colour)), " ", words(f"colour-{colour}"))


def player_text(colour: str, name: str) -> Text:
    """A player: sign and name."""
    return Text.assemble((f"{PLAYER_SIGNS[colour]} ", player_ink(colour)), name)


def pair_text(board: Board, a: int, b: int, words: Words) -> str:
    """Two cities, as a route or a ticket names them."""
    return words("tickets-route", a=board.cities[a].name, b=board.cities[b].name)


def route_name(board: Board, route: str, words: Words) -> str:
    """The cities of a route by its id; the id itself if the board has no such route."""
    index = board.route_index.get(route)  # type: ignore[call-overload]  # any text may be asked for
    if index is None:
        return route
    return pair_text(board, board.routes[index].a, board.routes[index].b, words)


def ticket_name(board: Board, ticket: str, words: Words) -> str:
    """The cities of a ticket by its id; the id itself if the board has no such ticket."""
    index = board.ticket_index.get(ticket)  # type: ignore[call-overload]
    if index is None:
        return ticket
    return pair_text(board, board.tickets[index].a, board.tickets[index].b, words)


def ticket_cities(view: View, board: Board) -> set[int]:
    """The cities that the reader still has to join, or is asked to."""
    if view["own"] is None:
        return set()
    entries = [*view["own"]["tickets"], *view["own"]["choose_from"]]
    tickets = [board.tickets[board.ticket_index[entry["ticket"]]] for entry in entries if entry["state"] == "possible"]
    return {city for ticket in tickets for city in (ticket.a, ticket.b)}


def _board(view: View, size: tuple[int, int]) -> Text:
    board = board_of_view(view)
    colours = [seat["colour"] for seat in view["seats"]]
    return map_text(board, view["routes"], colours, size, set(view["closed"]), ticket_cities(view, board))


def map_screen(view: View, names: Sequence[str], words: Words, size: tuple[int, int]) -> Group:
    """The map alone with its key, as large as the screen allows."""
    width = max(size[0], MIN_WIDTH)
    key = sign_key(view, names, words, width)
    room = size[1] - 1 - sum(line.plain.count("\n") + 1 for line in key)  # the prompt takes a line as well
    return Group(_board(view, (width, max(_FEWEST_MAP_ROWS, min(room, width * 3 // 10)))), *key)


def sign_key(view: View, names: Sequence[str], words: Words, width: int = MIN_WIDTH) -> list[Text]:
    """What every sign on the map means."""
    cards = [card_text(colour, words) for colour in CARD_SIGNS]
    players = []
    for entry, name in zip(view["seats"], names, strict=True):
        sign = PLAYER_SIGNS[entry["colour"]]
        signs = f"{SOLID}{sign}{SOLID} {LONE_SIGNS[entry['colour']]} "
        players.append(Text.assemble((signs, player_ink(entry["colour"])), name))
    return [
        flow([Text(words("tickets-key-open"), style=MUTED), *cards], width, gap=2),
        flow([Text(words("tickets-key-claimed"), style=MUTED), *players], width, gap=2),
        Text(words("tickets-key-rest", city=CITY_SIGN, goal=GOAL_SIGN, closed=CLOSED), style=MUTED),
    ]


def _heading(title: str) -> Text:
    return Text(title, style=BRASS)


def _players(view: View, names: Sequence[str], words: Words) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=1)
    table.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    for _ in range(4):
        table.add_column(justify="right", no_wrap=True)
    titles = [Text(words(f"tickets-{title}"), style=MUTED) for title in ("points", "cars", "cards", "tickets")]
    table.add_row("", _heading(words("tickets-players")), *titles)
    for seat, (entry, name) in enumerate(zip(view["seats"], names, strict=True)):
        active = seat == view["active_seat"]
        tickets = "?" if entry["tickets"] is None else str(entry["tickets"])
        figures = [str(entry["cars"]), str(entry["cards"]), tickets]
        label = player_text(entry["colour"], name)
        if seat == view["seat"]:
            label.stylize(STRONG)
        table.add_row(
            Text("▸" if active else " ", style=BRASS), label, Text(str(entry["points"]), style=STRONG), *figures
        )
    table.expand = True
    return table


def _final_round(view: View, words: Words) -> list[RenderableType]:
    left = view["final_turns_left"]
    return [Text(words("tickets-final-round", number=left), style=STOP)] if left else []


def _display(view: View, words: Words, width: int) -> RenderableType:
    """The face-up cards, as many in a line as fit."""
    cards = flow((card_text(colour, words) for colour in view["display"]), width)
    if not view["display"]:
        cards = Text(words("tickets-display-empty"), style=MUTED)
    return Group(_heading(words("tickets-display")), cards)


def _piles(view: View, words: Words) -> Text:
    piles = Text(style=MUTED)
    piles.append(words("tickets-deck", number=view["deck"]))
    piles.append(" · " + words("tickets-discard", number=sum(view["discard"].values())))
    piles.append(" · " + words("tickets-ticket-deck", number=view["ticket_deck"]))
    return piles


def _tickets(view: View, words: Words, width: int) -> list[RenderableType]:
    """Own tickets with their progress, and those to choose from."""
    own = view["own"]
    if own is None:
        return []
    board = board_of_view(view)
    parts: list[RenderableType] = []
    if own["choose_from"]:
        parts += [
            _heading(words("tickets-drawn")),
            *(
                Text(f"{line}. ").append_text(_ticket(board, entry, words, width - 3))
                for line, entry in enumerate(own["choose_from"], start=1)
            ),
        ]
    if own["tickets"]:
        parts += [_heading(words("tickets-own")), *(_ticket(board, entry, words, width) for entry in own["tickets"])]
    return parts


def _ticket(board: Board, entry: dict[str, Any], words: Words, width: int) -> Text:
    state = entry["state"]
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(f"{_TICKET_SIGNS[state]} ", _TICKET_STYLES[state])
    line.append(f"{entry['points']:>2} ", STRONG)
    line.append(ticket_name(board, entry["ticket"], words))
    meaning = " " + words(f"tickets-{state.replace(' ', '-')}")
    if state != "possible" and line.cell_len + len(meaning) <= width:
        line.append(meaning, _TICKET_STYLES[state])
    return line


def _hand(view: View, words: Words, width: int) -> Text:
    """The cards in your hand, counted, in one line where there is room."""
    if view["own"] is None:
        return Text()
    pieces = [Text(words("tickets-hand"), style=BRASS)]
    for colour in CARDS:
        number = view["own"]["hand"].get(colour, 0)
        if number:
            pieces.append(Text.assemble((f"{number}", STRONG), " ", card_text(colour, words)))
    if len(pieces) == 1:
        pieces.append(Text(words("tickets-hand-empty"), style=MUTED))
    return flow(pieces, width, indent=2)


def _side_panel(view: View, names: Sequence[str], words: Words, news: Sequence[Text], rows: int) -> Group:
    """What stands beside the map: players, display, piles, tickets, and as much news as there is room for."""
    parts: list[RenderableType] = [_players(view, names, words)]
    parts += _final_round(view, words)
    parts += [Text(), _display(view, words, _PANEL), _piles(view, words)]
    tickets = _tickets(view, words, _PANEL)
    if tickets:
        parts += [Text(), *tickets]
    if news:
        room = rows - 8 - len(names) - (len(tickets) + 1 if tickets else 0)
        parts += [Text(), _heading(words("tickets-news")), _news(news, _PANEL, max(room, 2))]
    return Group(*parts)


def _news(news: Sequence[Text], width: int, rows: int) -> Table:
    """The last of the news that fit into this many rows; long lines go on below their beginning."""
    table = Table.grid()
    table.add_column(width=2)
    table.add_column(width=width - 2)
    first = len(news)
    while first > 0 and (rows := rows - len(wrap(news[first - 1].plain[2:], width - 2))) >= 0:
        first -= 1
    for line in news[first:]:
        table.add_row(line[:2], line[2:])
    return table
