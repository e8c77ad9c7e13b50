"""`roundhouse show`: the table in a file of any game, or a game's own board, in the terminal or as SVG."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal

from roundhouse.cli.arguments import WrittenFile
from roundhouse.cli.files import check_writable, read_text, write_text
from roundhouse.cli.front import make_front
from roundhouse.cli.language import spoken_catalogue
from roundhouse.cli.seats import recorded_seats, table_names
from roundhouse.cli.terminal import Terminal, table_size
from roundhouse.kernel.complaints import complaint
from roundhouse.kernel.contract import State
from roundhouse.kernel.errors import InvalidData
from roundhouse.kernel.records import final_position, read_record
from roundhouse.kernel.registry import declarations, game
from roundhouse.match.table import BotSeat, PersonSeat
from roundhouse.render.picture import Sheet, picture_of


def show(
    file: Path,
    /,
    *,
    svg: WrittenFile = None,
    theme: Literal["light", "dark"] | None = None,
) -> None:
    """Show the table in a record or a position of any game, or a board."""
    if svg is not None:
        check_writable(svg)
    text, source = read_text(file), str(file)
    data = _json_object(text)
    if "format" in data or _is_position(data):
        _show_table(*_table(text, data, source), svg, theme)
        return
    sheet = _sheet(text, source)
    if svg is not None:
        write_text(svg, sheet.svg(theme))
    else:
        Terminal().print(sheet.text, soft_wrap=True)


def _is_position(data: dict[str, Any]) -> bool:
    return isinstance(data.get("game"), str)


def _json_object(text: str) -> dict[str, Any]:
    """What a JSON file holds, if it is one and holds an object; else nothing."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def _table(text: str, data: dict[str, Any], source: str) -> tuple[State, list[PersonSeat | BotSeat]]:
    """The last position of a record and who sits there; a position has no names."""
    if "format" not in data:
        return game(data["game"]).from_dict(data), []
    record = read_record(text, source)
    return final_position(record, source), recorded_seats(record, source)


def _sheet(text: str, source: str) -> Sheet:
    """The board of whichever game knows what this file is."""
    for declared in declarations():
        sheet = picture_of(declared.name).of_file(text, source)
        if sheet is not None:
            return sheet
    raise InvalidData(source, [complaint("nothing-to-show", "neither a record, a position nor a board of any game")])


def _show_table(state: State, seats: list[PersonSeat | BotSeat], svg: Path | None, theme: str | None) -> None:
    """What everybody may see."""
    catalogue, console, view = spoken_catalogue(), Terminal(), state.view(None)
    if svg is not None:
        write_text(svg, picture_of(view["game"]).svg(view, theme, catalogue.text))
        return
    rules = game(view["game"])
    front = make_front(rules, catalogue, table_names(rules, state, seats, catalogue))
    console.print(front.screen(view, [], table_size(console)))
