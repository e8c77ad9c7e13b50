"""`roundhouse scenario`: landscapes of 18Lilliput, checked, drawn and made at random."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import App, Parameter
from rich.console import Console

from roundhouse.cli.arguments import WrittenFile
from roundhouse.cli.files import check_writable, write_text
from roundhouse.cli.language import spoken_catalogue
from roundhouse.cli.streams import STDOUT, is_stdout
from roundhouse.games.lilliput.box.landscapes import Landscape, landscape_of, landscape_text
from roundhouse.games.lilliput.box.random_landscapes import random_landscape
from roundhouse.games.lilliput.box.tilesets import whole_box
from roundhouse.games.lilliput.box.ways_out import unevenness, ways_out
from roundhouse.games.lilliput.map.railmap import new_map
from roundhouse.i18n.lilliput.names import LilliputNames
from roundhouse.render.lilliput.svg import map_svg
from roundhouse.render.lilliput.text import map_text

scenario = App(name="scenario", help_format="plaintext")


@scenario.command
def check(file: str, /) -> None:
    """Check a landscape, and tell how open each side of Mildendo is."""
    landscape = landscape_of(file)
    print(spoken_catalogue().text("scenario-right", file=file, number=len(landscape.tiles) + landscape.tunnels))
    for line in measured(landscape):
        print(line)


@scenario.command
def show(
    file: str,
    /,
    *,
    svg: WrittenFile = None,
    theme: Literal["light", "dark"] | None = None,
) -> None:
    """Show a landscape."""
    if svg is not None:
        check_writable(svg)
    tileset = whole_box()
    data = new_map(tileset, landscape_of(file).placements(tileset)).to_data()
    if svg is not None:
        write_text(svg, map_svg(data, tileset=tileset, theme=theme))
        return

    Console(highlight=False, markup=False, emoji=False).print(map_text(data, tileset=tileset), soft_wrap=True)


@scenario.command
def random(
    *,
    seed: Annotated[int, Parameter(allow_leading_hyphen=True)],
    difficulty: int = 2,
    out: WrittenFile = None,
) -> None:
    """Make a random landscape in which every side is open and none much harder than another."""
    if out is not None:
        check_writable(out)
    landscape = random_landscape(seed, difficulty)
    measure = measured(landscape)
    text = landscape_text(landscape, measure)
    out = STDOUT if out is None else out
    write_text(out, text)
    if is_stdout(out):
        return
    print("\n".join(measure))


def measured(landscape: Landscape) -> list[str]:
    """The measure of docs/landscapes.md in words, a line for each side and one for all of them."""
    catalogue = spoken_catalogue()
    text, things = catalogue.text, LilliputNames(catalogue)
    ways = ways_out(landscape)
    lines = []
    for way in ways:
        figures = {"ways": str(way.ways), "burden": str(way.burden)}
        if way.ways:
            message, more = "scenario-side", {"tiles": way.tiles, "cost": str(way.cost)}
        else:
            message, more = "scenario-closed", {}
        lines.append(text(message, side=things.side(way.side), **figures, **more))
    hardship, burden = unevenness(ways)
    lines.append(text("scenario-uneven", hardship=str(hardship), burden=str(burden)))
    return lines
