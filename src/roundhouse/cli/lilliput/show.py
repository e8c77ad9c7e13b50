"""`roundhouse show`: the table of 18Lilliput in a file, drawn in the terminal or as SVG."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from rich.console import Console

from roundhouse.cli.arguments import WrittenFile
from roundhouse.cli.files import check_writable, read_text, write_text
from roundhouse.cli.language import spoken_catalogue
from roundhouse.games.lilliput.box.components import standard_components
from roundhouse.games.lilliput.box.tiles import TileSet
from roundhouse.games.lilliput.ids import CompanyId
from roundhouse.games.lilliput.map.boardfile import read_board
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.complaints import complaint
from roundhouse.kernel.errors import InvalidData
from roundhouse.kernel.records import final_position, read_record
from roundhouse.kernel.registry import game
from roundhouse.render.lilliput.svg import map_svg, table_svg
from roundhouse.render.lilliput.text import chart_text, map_text


def show(
    file: Path,
    /,
    *,
    svg: WrittenFile = None,
    theme: Literal["light", "dark"] | None = None,
) -> None:
    """Show the map and the share prices of 18Lilliput."""
    if svg is not None:
        check_writable(svg)
    table = read_table(read_text(file), str(file))
    if svg is not None:
        write_text(svg, _draw_svg(table, theme))
        return

    console = Console(highlight=False, markup=False, emoji=False)
    console.print(map_text(table.map, tileset=table.tileset), soft_wrap=True)
    if table.prices:
        console.print()
        console.print(chart_text(table.prices, table.stacks), soft_wrap=True)


@dataclass(frozen=True, slots=True)
class ShownTable:
    """What is drawn: a map, and for a whole position the chart with its stacks."""

    map: dict[str, Any]
    tileset: TileSet
    names: dict[CompanyId, str]
    routes: list[dict[str, Any]] = field(default_factory=list)
    prices: tuple[tuple[int, ...], ...] = ()
    stacks: list[dict[str, Any]] = field(default_factory=list)


def read_table(text: str, source: str) -> ShownTable:
    """The table in a record, a position or a board file."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InvalidData(source, [complaint("not-json", "not a JSON file ({error})", error=str(error))]) from None
    components = standard_components()
    names = {company.id: company.name for company in components.companies}
    if isinstance(data, dict) and "tiles" in data:
        railmap = read_board(text, source, needs_company=False).railmap
        return ShownTable(railmap.to_data(), railmap.tileset, names)
    if not isinstance(data, dict) or data.get("game") != "lilliput":
        raise InvalidData(
            source, [complaint("lilliput-nothing-to-show", "neither a board, a record nor a position of 18Lilliput")]
        )
    state = final_position(read_record(text, source), source) if "format" in data else game("lilliput").from_dict(data)
    assert isinstance(state, LilliputState)
    view = state.view(None)
    run = view["facts"]["run"]
    return ShownTable(
        view["map"],
        state.railmap.tileset,
        names,
        routes=run["routes"] if run else [],
        prices=(components.chart.top, components.chart.bottom),
        stacks=view["chart"],
    )


def _draw_svg(table: ShownTable, theme: str | None) -> str:
    if not table.prices:
        return map_svg(table.map, tileset=table.tileset, names=table.names, theme=theme)
    return table_svg(
        table.map,
        table.prices,
        table.stacks,
        routes=table.routes,
        tileset=table.tileset,
        names=table.names,
        heading=spoken_catalogue().text("show-chart"),
        theme=theme,
    )
