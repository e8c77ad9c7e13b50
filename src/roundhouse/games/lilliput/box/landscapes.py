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
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from roundhouse.games.lilliput.box.shapes import ROTATION, CellShape
from roundhouse.games.lilliput.box.tiles import MARKS, TileSet
from roundhouse.games.lilliput.box.tilesets import variant_kinds, whole_box
from roundhouse.games.lilliput.box.toml_lines import lines_of
from roundhouse.games.lilliput.ids import (
    ALL_SIDES,
    MILDENDO,
    SIDE_LETTERS,
    Cell,
    Placement,
    TileId,
    around,
    is_city_cell,
    opposite,
    sides_of,
)
from roundhouse.kernel.checking import ABSENT, Fields, ListOf, Mistakes, Shape, Step, Switch, Text, Whole, shown
from roundhouse.kernel.complaints import about, complaint, system_complaint
from roundhouse.kernel.errors import InvalidData, InvalidOption
from roundhouse.kernel.package_files import folder_of

SCENARIO_NAMES = ("lets-start", "the-mountains", "city-on-city", "separated")  # L-387
LANDSCAPE_NAMES = (*SCENARIO_NAMES, "the-ford", "copper-hills", "lands-end", "high-pass")  # with our own
FARTHEST = 20  # from Mildendo
MOST_TILES = 400  # with a free supply
MOST_TUNNELS = 20
LONGEST_NAME = 60
_PLACE = re.compile(r"(?P<key>[^.\[]+)(\[(?P<number>\d+)\])?")

ScenarioTile = tuple[Cell, TileId, int]
"""A cell, a tile by its id and its rotation."""


@dataclass(frozen=True, slots=True)
class Landscape:
    """A checked landscape; tiles in the order of the cells."""

    name: str
    tiles: tuple[ScenarioTile, ...]
    tunnels: int = 0
    """How many tunnels are in the supply (L-377)."""
    free_supply: bool = False
    """Whether there may be more tiles than in the box (L-360)."""

    def placements(self, tileset: TileSet) -> list[Placement]:
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
    if str(option) in LANDSCAPE_NAMES:
        return named_landscape(str(option))
    path = Path(option)
    if path.suffix != ".toml" and not path.exists():
        names = ", ".join(LANDSCAPE_NAMES)
        raise InvalidOption(
            about(
                "scenario",
                complaint(
                    "lilliput-no-scenario",
                    "{value} is neither a file nor one of {names}",
                    value=repr(str(option)),
                    names=names,
                ),
            ),
            option="scenario",
        )
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise InvalidData(str(path), [system_complaint(error)]) from None
    except UnicodeDecodeError:
        raise InvalidData(str(path), [complaint("not-a-text", "not a text file")]) from None
    return read_landscape(text, str(path))


@cache
def named_landscape(name: str) -> Landscape:
    """A landscape that comes with the game: one of LANDSCAPE_NAMES."""
    return read_landscape(scenario_text(name), f"{name}.toml")


def scenario_text(name: str) -> str:
    """The file of a landscape that comes with the game."""
    return folder_of(__package__).joinpath(f"data/scenarios/{name}.toml").read_text("utf-8")


def read_landscape(text: str, source: str) -> Landscape:
    """The landscape in a file; raises InvalidData that names every mistake with its line."""
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise InvalidData(source, [complaint("not-toml", "not a TOML file ({error})", error=str(error))]) from None
    keys, entries = lines_of(text, "tiles")

    def line(place: str) -> int:
        found = _PLACE.match(place)
        if found is None:
            return 0
        number = int(found["number"] or 0)
        return entries[number - 1] if 0 < number <= len(entries) else keys.get(found["key"], 0)

    return _checked(data, Mistakes(source, line))


def landscape_in_file(text: str, source: str) -> dict[str, Any]:
    """The data of a landscape from what stands in its file; raises InvalidData like `read_landscape`."""
    return read_landscape(text, source).to_data()


def landscape_from_data(data: Any, source: str) -> Landscape:
    """The landscape in plain data; raises InvalidData that names every mistake by its entry."""
    return _checked(data, Mistakes(source))


@dataclass(frozen=True, slots=True)
class _ScenarioTileShape(Shape):
    """A tile by its id, in small letters or large ones."""

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        known = [kind.id for kind in variant_kinds()["scenario"]]
        tile = value.upper() if isinstance(value, str) else None
        if tile in known:
            return tile
        mistakes.note(
            step,
            complaint(
                "lilliput-unknown-tile",
                "unknown tile {value}; known are {known}",
                value=shown(value),
                known=", ".join(known).lower(),
            ),
        )
        return ABSENT


_LANDSCAPE = Fields(
    {},
    {
        "name": Text(LONGEST_NAME, is_printable=True),
        "free_supply": Switch(),
        "tunnels": Whole(0, MOST_TUNNELS),
        "tiles": ListOf(
            Fields({"at": CellShape(FARTHEST), "tile": _ScenarioTileShape()}, {"rotation": ROTATION}), most=MOST_TILES
        ),
    },
    called=complaint("lilliput-landscape-wanted", "a table with name and tiles"),
)


@dataclass(frozen=True, slots=True)
class _Lying:
    """A tile of the file on its cell."""

    tile: TileId
    rotation: int
    place: str


def _checked(data: Any, mistakes: Mistakes) -> Landscape:
    sound = mistakes.sound_part(data, _LANDSCAPE)
    if sound is ABSENT:
        mistakes.complain()
    tunnels = sound.get("tunnels", 0)
    lying: dict[Cell, _Lying] = {}
    for number, entry in enumerate(sound.get("tiles", ()), start=1):
        _check_tile(entry, f"tiles[{number}]", lying, mistakes)
    _check_water(lying, mistakes)
    if not sound.get("free_supply", False):
        _check_supply(lying, tunnels, mistakes)
    mistakes.complain()
    tiles = tuple((cell, one.tile, one.rotation) for cell, one in sorted(lying.items(), key=lambda item: item[0]))
    return Landscape(sound.get("name", ""), tiles, tunnels, sound.get("free_supply", False))


def _check_tile(entry: dict[str, Any], place: str, lying: dict[Cell, _Lying], mistakes: Mistakes) -> None:
    """Let a tile lie where the file says, if it can."""
    cell: Cell | None = entry.get("at")
    tile: TileId | None = entry.get("tile")
    if cell is not None:
        _check_cell(cell, place, lying, mistakes)
    if cell is None or tile is None:
        return
    kind = whole_box().kinds[whole_box().by_id[tile]]
    if kind.kind == "tunnel":
        mistakes.add(place, complaint("lilliput-tunnel", "the tunnel begins in the supply: write tunnels = 1 (L-377)"))
    marked = MARKS[kind.mark]
    if marked != "exempt" and (marked == "city") != is_city_cell(cell):
        named = {"tile": tile.lower(), "mark": kind.mark, "cell": _at(cell)}
        if marked == "city":  # L-119
            told = complaint("lilliput-city-mark", "{tile} has a {mark}, but {cell} is a plain cell (L-362)", **named)
        else:
            told = complaint("lilliput-plain-mark", "{tile} has a {mark}, but {cell} is a city cell (L-363)", **named)
        mistakes.add(place, told)
    if cell not in lying:
        rotation = whole_box().same_as[whole_box().by_id[tile]][entry.get("rotation", 0)]
        lying[cell] = _Lying(tile, rotation, place)


def _check_cell(cell: Cell, place: str, lying: Mapping[Cell, _Lying], mistakes: Mistakes) -> None:
    if cell in lying:
        other = lying[cell]
        mistakes.add(
            place,
            complaint(
                "lilliput-two-tiles",
                "two tiles at {cell}, the other is {other} in {place}",
                cell=_at(cell),
                other=other.tile.lower(),
                place=other.place,
            ),
        )
    elif cell == MILDENDO:
        mistakes.add(place, complaint("lilliput-at-mildendo", "{cell} is where Mildendo is (L-020)", cell=_at(cell)))
    elif cell in around(MILDENDO):
        mistakes.add(
            place, complaint("lilliput-home-cell", "{cell} is a home cell and stays free (L-366)", cell=_at(cell))
        )


def _check_supply(lying: Mapping[Cell, _Lying], tunnels: int, mistakes: Mistakes) -> None:
    """More tiles than there are in the box: each one too many, in the order of the file."""
    box: dict[str, int] = {kind.id: kind.count for kind in variant_kinds()["scenario"]}
    left = dict(box)
    for one in lying.values():
        left[one.tile] -= 1
        if left[one.tile] < 0 and one.tile != "TUNNEL":
            mistakes.add(
                one.place,
                _too_many(box[one.tile], one.tile.lower()),
            )
    if tunnels > box["TUNNEL"]:
        mistakes.add("tunnels", _too_many(box["TUNNEL"], "tunnel"))


def _too_many(number: int, what: str) -> str:
    line = "too many tiles: the box has {number} of {tile} (L-360)"
    return complaint("lilliput-too-many", line, number=number, tile=what)


def _check_water(lying: Mapping[Cell, _Lying], mistakes: Mistakes) -> None:
    """Printed track that runs into the sea (L-375), and sides of Mildendo where no home tile could lie (L-049)."""
    tileset = whole_box()

    def is_sea(cell: Cell) -> bool:
        return cell in lying and lying[cell].tile == "SEA"

    for cell, one in lying.items():
        for side in sides_of(tileset.exits[tileset.by_id[one.tile]][one.rotation]):
            if is_sea(around(cell)[side]):
                sea = _at(around(cell)[side])
                mistakes.add(
                    one.place,
                    complaint(
                        "lilliput-into-the-sea",
                        "its track to the {side} runs into the sea at {sea} (L-375)",
                        side=SIDE_LETTERS[side],
                        sea=sea,
                    ),
                )
    for home in around(MILDENDO):
        inward = opposite(around(MILDENDO).index(home))
        beyond = [around(home)[side] for side in sides_of(ALL_SIDES & ~(1 << inward))]
        if all(is_sea(cell) for cell in beyond):
            line = "the sea closes {cell} on all sides, so no home tile fits there (L-049)"
            mistakes.add(lying[beyond[-1]].place, complaint("lilliput-closed", line, cell=_at(home)))


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


def _at(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"
