"""Landscapes: scenario tiles that lie on the map before the draft, from the box or from a player's own file.

    name = "Two mines"
    tunnels = 1                # in the supply, to be laid on a mountain
    tiles = [
      { at = [2, 0], tile = "mine-10" },
      { at = [-2, 0], tile = "mine-20", rotation = 1 },
      { at = [2, 2], tile = "mountain" },
    ]

Every mistake is named by its line. The same data, without lines, is what a record of a game holds.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from roundhouse.games.lilliput.box.tiles import MARKS, TileSet
from roundhouse.games.lilliput.box.tilesets import variant_kinds, whole_box
from roundhouse.games.lilliput.box.toml_lines import lines_of
from roundhouse.games.lilliput.ids import (
    ALL_SIDES,
    MILDENDO,
    SIDE_LETTERS,
    SIDES,
    Cell,
    around,
    is_city_cell,
    opposite,
    sides_of,
)
from roundhouse.kernel.errors import InvalidData, InvalidOption

SCENARIO_NAMES = ("lets-start", "the-mountains", "city-on-city", "separated")  # L-387
FARTHEST = 20  # from Mildendo
MOST_TILES = 400  # with a free supply
MOST_TUNNELS = 20
LONGEST_NAME = 60
_FIELDS = ("name", "tiles", "tunnels", "free_supply")
_TILE_FIELDS = ("at", "tile", "rotation")

Placed = tuple[Cell, str, int]
"""A cell, the id of a tile and its rotation."""


@dataclass(frozen=True, slots=True)
class Landscape:
    """A checked landscape; tiles in the order of the cells."""

    name: str
    tiles: tuple[Placed, ...]
    tunnels: int = 0
    """How many tunnels are in the supply (L-377)."""
    free_supply: bool = False
    """Whether there may be more tiles than in the box (L-360)."""

    def placed(self, tileset: TileSet) -> list[tuple[Cell, int, int]]:
        """As `new_map` wants it."""
        return [(cell, tileset.by_id[name], rotation) for cell, name, rotation in self.tiles]

    def to_data(self) -> dict[str, Any]:
        """As plain data, for records; the inverse of `landscape_from_data`."""
        return {
            "name": self.name,
            "tunnels": self.tunnels,
            "free_supply": self.free_supply,
            "tiles": [
                {"at": list(cell), "tile": name.lower(), "rotation": rotation} for cell, name, rotation in self.tiles
            ],
        }


def landscape_of(option: str | Path | Mapping[str, Any]) -> Landscape:
    """The landscape that a player asks for: by the name of a scenario, by a file, or as data."""
    if isinstance(option, Mapping):
        return landscape_from_data(option, "scenario")
    if str(option) in SCENARIO_NAMES:
        return named_landscape(str(option))
    path = Path(option)
    if path.suffix != ".toml" and not path.exists():
        names = ", ".join(SCENARIO_NAMES)
        raise InvalidOption(f"scenario: {str(option)!r} is neither a file nor one of {names}", option="scenario")
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise InvalidData(str(path), [error.strerror or type(error).__name__]) from None
    except UnicodeDecodeError:
        raise InvalidData(str(path), ["not a text file"]) from None
    return read_landscape(text, str(path))


@cache
def named_landscape(name: str) -> Landscape:
    """One of the four scenarios (L-387)."""
    return read_landscape(scenario_text(name), f"{name}.toml")


def scenario_text(name: str) -> str:
    """The file of one of the four scenarios."""
    return files(__package__).joinpath(f"data/scenarios/{name}.toml").read_text("utf-8")


def read_landscape(text: str, source: str) -> Landscape:
    """The landscape in a file; raises InvalidData that names every mistake with its line."""
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise InvalidData(source, [f"not a TOML file ({error})"]) from None
    keys, entries = lines_of(text, "tiles")

    def where(key: str, number: int | None = None) -> str:
        line = keys.get(key) if number is None else entries[number] if number < len(entries) else None
        return f"line {line}" if line else key

    return _checked(data, source, where)


def landscape_from_data(data: Any, source: str) -> Landscape:
    """The landscape in plain data; raises InvalidData that names every mistake by its entry."""

    def where(key: str, number: int | None = None) -> str:
        return key if number is None else f"{key}[{number + 1}]"

    return _checked(data, source, where)


Where = Callable[..., str]
"""Where something stands, for a complaint: a key, and perhaps the number of an entry."""


def _checked(data: Any, source: str, where: Where) -> Landscape:
    if not isinstance(data, Mapping):
        raise InvalidData(source, ["a landscape is an object with name and tiles"])
    problems = [f"{where(key):.40}: unknown field {key!r:.40}" for key in data if key not in _FIELDS]
    name = data.get("name", "")
    if not isinstance(name, str) or len(name) > LONGEST_NAME or not name.isprintable():
        problems.append(f"{where('name')}: name must be a text of one line, at most {LONGEST_NAME} letters")
    free = data.get("free_supply", False)
    if not isinstance(free, bool):
        problems.append(f"{where('free_supply')}: free_supply must be true or false")
    tunnels = data.get("tunnels", 0)
    if type(tunnels) is not int or not 0 <= tunnels <= MOST_TUNNELS:
        problems.append(f"{where('tunnels')}: tunnels must be a number from 0 to {MOST_TUNNELS}")
        tunnels = 0
    entries = data.get("tiles", [])
    if not isinstance(entries, list) or (entries and len(entries) > MOST_TILES):
        problems.append(f"{where('tiles')}: tiles must be a list of at most {MOST_TILES} entries")
        entries = []
    laid: dict[Cell, tuple[str, int, str]] = {}
    for number, entry in enumerate(entries):
        place = where("tiles", number)
        placed = _entry(entry, place, laid, problems)
        if placed is not None:
            cell, tile, rotation = placed
            laid[cell] = (tile, rotation, place)
    problems += _water_problems(laid)
    if free is not True:
        problems += _supply_problems(laid, tunnels, where("tunnels"))
    if problems:
        raise InvalidData(source, sorted(problems, key=_line_of))
    tiles = tuple((cell, tile, rotation) for cell, (tile, rotation, _) in sorted(laid.items()))
    return Landscape(name, tiles, tunnels, free)


def _entry(entry: Any, place: str, laid: Mapping[Cell, tuple[str, int, str]], problems: list[str]) -> Placed | None:
    """One tile, if it can lie there."""
    if not isinstance(entry, Mapping):
        problems.append(f'{place}: {_shown(entry)} is not like {{ at = [2, 0], tile = "sea" }}')
        return None
    mistakes = [f"unknown field {key!r:.40}" for key in entry if key not in _TILE_FIELDS]
    kinds = {kind.id: kind for kind in variant_kinds()["scenario"]}
    name = entry.get("tile")
    tile = name.upper() if isinstance(name, str) else ""
    if tile not in kinds:
        mistakes.append(f"unknown tile {_shown(name)}; known are {', '.join(kinds).lower()}")
    rotation = entry.get("rotation", 0)
    if type(rotation) is not int or rotation not in SIDES:
        mistakes.append(f"rotation {_shown(rotation)} is none of 0, 1, 2, 3")
        rotation = 0
    cell = _cell(entry.get("at"))
    if cell is None:
        mistakes.append(f"at {_shown(entry.get('at'))} is not a cell such as [2, -1], at most {FARTHEST} away")
    else:
        mistakes += _cell_problems(cell, laid)
    if tile in kinds and cell is not None:
        if kinds[tile].kind == "tunnel":
            mistakes.append("the tunnel begins in the supply: write tunnels = 1 (L-377)")
        klass = MARKS[kinds[tile].mark]
        if klass != "exempt" and (klass == "city") != is_city_cell(cell):
            there = "city" if is_city_cell(cell) else "plain"
            rule = "L-362" if klass == "city" else "L-363"
            mistakes.append(
                f"{tile.lower()} has a {kinds[tile].mark}, but {_at(cell)} is a {there} cell ({rule})"  # L-119
            )
    problems += [f"{place}: {mistake}" for mistake in mistakes]
    if cell is None or cell in laid or tile not in kinds:
        return None
    return cell, tile, whole_box().same_as[whole_box().by_id[tile]][rotation]


def _cell(value: Any) -> Cell | None:
    if not isinstance(value, list | tuple) or len(value) != 2:
        return None
    x, y = value
    if type(x) is not int or type(y) is not int or max(abs(x), abs(y)) > FARTHEST:
        return None
    return x, y


def _cell_problems(cell: Cell, laid: Mapping[Cell, tuple[str, int, str]]) -> list[str]:
    if cell in laid:
        return [f"two tiles at {_at(cell)}, the other is {laid[cell][0].lower()} in {laid[cell][2]}"]
    if cell == MILDENDO:
        return [f"{_at(cell)} is where Mildendo lies (L-020)"]
    return [f"{_at(cell)} is a home cell and stays free (L-366)"] if cell in around(MILDENDO) else []


def _supply_problems(laid: Mapping[Cell, tuple[str, int, str]], tunnels: int, tunnels_at: str) -> list[str]:
    """More tiles than there are in the box: each one too many, in the order of the file."""
    problems = []
    left = {kind.id: kind.count for kind in variant_kinds()["scenario"]}
    box = dict(left)
    for tile, _, place in laid.values():
        left[tile] -= 1
        if left[tile] < 0 and tile != "TUNNEL":
            problems.append(f"{place}: too many tiles: the box has {box[tile]} of {tile.lower()} (L-360)")
    if tunnels > box["TUNNEL"]:
        problems.append(f"{tunnels_at}: too many tiles: the box has {box['TUNNEL']} of tunnel (L-360)")
    return problems


def _water_problems(laid: Mapping[Cell, tuple[str, int, str]]) -> list[str]:
    """Printed track that runs into the sea (L-375), and sides of Mildendo where no home tile could lie (L-049)."""
    tileset = whole_box()
    problems = []
    for cell, (tile, rotation, place) in laid.items():
        for side in sides_of(tileset.exits[tileset.by_id[tile]][rotation]):
            if laid.get(around(cell)[side], ("",))[0] == "SEA":
                sea = _at(around(cell)[side])
                problems.append(f"{place}: its track to the {SIDE_LETTERS[side]} runs into the sea at {sea} (L-375)")
    for home in around(MILDENDO):
        inward = opposite(around(MILDENDO).index(home))
        beyond = [around(home)[side] for side in sides_of(ALL_SIDES & ~(1 << inward))]
        if all(laid.get(cell, ("",))[0] == "SEA" for cell in beyond):
            place = laid[beyond[-1]][2]
            problems.append(f"{place}: the sea closes {_at(home)} on all sides, so no home tile fits there (L-049)")
    return problems


def landscape_text(landscape: Landscape, remarks: list[str] | None = None) -> str:
    """The landscape as a file that `read_landscape` reads, with remarks at its head."""
    lines = [f"# {remark}".rstrip() for remark in remarks or []]
    lines.append(f"name = {json.dumps(landscape.name, ensure_ascii=False)}")
    if landscape.tunnels:
        lines.append(f"tunnels = {landscape.tunnels}")
    if landscape.free_supply:
        lines.append("free_supply = true")
    lines.append("tiles = [")
    for (x, y), tile, rotation in landscape.tiles:
        turned = f", rotation = {rotation}" if rotation else ""
        lines.append(f'  {{ at = [{x}, {y}], tile = "{tile.lower()}"{turned} }},')
    return "\n".join([*lines, "]", ""])


def _line_of(problem: str) -> int:
    """Complaints come in the order of the file."""
    word, _, rest = problem.partition(" ")
    return int(rest.partition(":")[0]) if word == "line" else -1


def _at(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def _shown(value: Any) -> str:
    """A value in a message, never longer than a line can bear."""
    if value is None:
        return "nothing"
    try:
        text = json.dumps(value, default=str)
    except RecursionError:
        return "this"
    return text if len(text) <= 40 else text[:37] + "..."
