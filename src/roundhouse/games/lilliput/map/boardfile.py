"""A board file: a map, a company and its trains as JSON, for `roundhouse revenue` and `roundhouse show`.

    {"tiles": [{"at": [0, 0], "tile": "MIL"},
               {"at": [-1, 0], "tile": "YC-C", "rotation": 3, "stations": ["red"]},
               {"at": [2, 1], "tile": {"kind": "city", "exits": "ENS", "slots": 2, "value": 40}, "stations": ["blue"]}],
     "company": "red", "trains": ["3", "3*", "4D"]}

Tiles may be of any set, may occur more often than they are in the box and need not be connected; with
`"brobdingnag": true` cities are worth what they are in that variant. Every mistake is named by its entry.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from roundhouse.games.lilliput.box.tiles import TileKind, TileSet, kind_from
from roundhouse.games.lilliput.box.tilesets import whole_box
from roundhouse.games.lilliput.ids import (
    COMPANY_IDS,
    COMPANY_INDEX,
    SIDE_LETTERS,
    SIDES,
    Cell,
    Company,
    Train,
    around,
    letters_of,
)
from roundhouse.games.lilliput.map.railmap import FARTHEST, RailMap, cell_from
from roundhouse.kernel.errors import InvalidData

MOST_TILES = 1000
MOST_TRAINS = 4  # L-161: no company ever has more
TRAINS = {"2": (2, False), "3": (3, False), "4": (4, False), "5": (5, False), "3D": (3, True), "4D": (4, True)}
_INLINE = {  # by kind: what an inline tile says besides its kind
    "city": ("exits", "slots", "value"),
    "town": ("exits", "value"),
    "harbour": ("exits", "value"),
    "plain": ("paths",),
    "mine": ("paths", "money"),
}
_FIELDS = ("tiles", "company", "trains", "brobdingnag")


@dataclass(frozen=True, slots=True)
class BoardFile:
    """A checked board; company and trains only if the file names them."""

    railmap: RailMap
    company: Company | None
    trains: tuple[Train, ...]


def read_board(text: str, source: str, *, needs_company: bool = True) -> BoardFile:
    """The board in a file; raises InvalidData that names the file and every entry with a mistake."""
    try:
        data = json.loads(text, object_pairs_hook=_once)
    except (ValueError, RecursionError) as error:
        raise InvalidData(source, [f"not a JSON file ({error})"]) from None
    problems: list[str] = []
    if not isinstance(data, dict):
        raise InvalidData(source, ["a board is an object with tiles, company and trains"])
    problems += [f"{_field(name)}: unknown field" for name in data if name not in _FIELDS]
    large = data.get("brobdingnag", False)
    if not isinstance(large, bool):
        problems.append("brobdingnag: must be true or false")
    railmap = _map(data.get("tiles"), whole_box(brobdingnag=large is True), problems)
    company = _company(data, needs_company, problems)
    trains = _trains(data.get("trains", [] if not needs_company else None), problems)
    if problems:
        raise InvalidData(source, problems)
    return BoardFile(railmap, company, trains)


def train_from(text: str) -> Train | None:
    """A train from its notation: `3`, `4D`, obsolete `3*`; None if there is no such train."""
    known = TRAINS.get(text.removesuffix("*"))
    if known is None or (text.endswith("*") and text.removesuffix("*") not in ("2", "3", "4")):  # L-172
        return None
    return Train(known[0], known[1], text.endswith("*"))


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise ValueError(f"{_shown(name)} occurs twice in one object")
        found[name] = value
    return found


def _company(data: dict[str, Any], needed: bool, problems: list[str]) -> Company | None:
    name = data.get("company")
    if name is None and not needed:
        return None
    if not isinstance(name, str) or name not in COMPANY_INDEX:
        problems.append(f"company: {_shown(name)} is none of {', '.join(COMPANY_IDS)}")
        return None
    return COMPANY_INDEX[name]


def _trains(names: Any, problems: list[str]) -> tuple[Train, ...]:
    if not isinstance(names, list):
        problems.append('trains: must be a list such as ["3", "2*", "4D"]')
        return ()
    if len(names) > MOST_TRAINS:
        problems.append(f"trains: {len(names)} are too many, a company has at most {MOST_TRAINS}")
    trains = []
    for number, name in enumerate(names, start=1):
        train = train_from(name) if isinstance(name, str) else None
        if train is None:
            problems.append(f"trains[{number}]: {_shown(name)} is none of {', '.join(TRAINS)}, or 2*, 3*, 4*")
        else:
            trains.append(train)
    return tuple(trains)


def _map(entries: Any, box: TileSet, problems: list[str]) -> RailMap:
    """The map as far as it can be made."""
    if not isinstance(entries, list) or not entries:
        problems.append("tiles: must be a list with at least one entry")
        return RailMap(box)
    if len(entries) > MOST_TILES:
        problems.append(f"tiles: {len(entries)} are too many, at most {MOST_TILES} can be read")
        return RailMap(box)
    kinds = list(box.kinds)
    by_id = dict(box.by_id)
    laid: list[tuple[str, Cell, int, int, list[Company]]] = []
    where_of: dict[Cell, str] = {}
    for number, entry in enumerate(entries, start=1):
        where = f"tiles[{number}]"
        if not isinstance(entry, dict):
            problems.append(f"{where}: must be an object with at and tile")
            continue
        for name in entry:
            if name not in ("at", "tile", "rotation", "stations"):
                problems.append(f"{where}.{_field(name)}: unknown field")
        cell = cell_from(entry.get("at"))
        if cell is None:
            problems.append(
                f"{where}.at: {_shown(entry.get('at'))} is not a cell such as [2, -1], at most {FARTHEST} away"
            )
            continue
        where = f"{where} at {cell[0]},{cell[1]}"
        if cell in where_of:
            problems.append(f"{where}: overlaps {where_of[cell]}")
            continue
        where_of[cell] = f"tiles[{number}]"
        rotation = entry.get("rotation", 0)
        if type(rotation) is not int or rotation not in SIDES:
            problems.append(f"{where}: rotation {_shown(rotation)} is none of 0, 1, 2, 3")
            continue
        tile = _tile(entry.get("tile"), where, kinds, by_id, problems)
        if tile is not None:
            laid.append((where, cell, tile, rotation, _stations(entry, kinds[tile], where, problems)))
    railmap = RailMap(TileSet(kinds, box.bonuses))
    for _, cell, tile, rotation, companies in laid:
        railmap.add_landscape([(cell, tile, rotation)])
        for company in companies:
            railmap.add_station(cell, company)
    for where, cell, tile, rotation, _ in laid:
        wet = railmap.tileset.exits[tile][rotation] & railmap.water.get(cell, 0)
        for side in SIDES:
            if wet >> side & 1:
                problems.append(
                    f"{where}: its exit {SIDE_LETTERS[side]} runs into {_water(railmap, around(cell)[side])}"
                )
    return railmap


def _water(railmap: RailMap, cell: Cell) -> str:
    at = f"{cell[0]},{cell[1]}"
    if cell in railmap.terrain:
        return f"the sea at {at}"
    return f"the water of the harbour at {at}, whose track is at {letters_of(railmap.exits(cell))}"


def _tile(value: Any, where: str, kinds: list[TileKind], by_id: dict[str, int], problems: list[str]) -> int | None:
    """The index of a tile; one described inline is added to the kinds."""
    if isinstance(value, str):
        if value not in by_id:
            problems.append(f"{where}: unknown tile {_shown(value)}; known are {', '.join(whole_box().by_id)}")
            return None
        return by_id[value]
    if not isinstance(value, dict):
        problems.append(f"{where}: tile must be an id such as 'GC' or an object with kind and exits or paths")
        return None
    mistakes = _inline_problems(value)
    if mistakes:
        problems += [f"{where}: tile: {mistake}" for mistake in mistakes]
        return None
    known = json.dumps(value, sort_keys=True)
    if known not in by_id:
        by_id[known] = len(kinds)
        kinds.append(_inline_kind(value, f"own-{len(kinds) - len(whole_box().kinds) + 1}"))
    return by_id[known]


def _inline_problems(value: dict[str, Any]) -> list[str]:
    kind = value.get("kind")
    if not isinstance(kind, str) or kind not in _INLINE:
        return [f"kind {_shown(kind)} is none of {', '.join(_INLINE)}"]
    fields = _INLINE[kind]
    problems = [f"a {kind} needs {name}" for name in fields if name not in value]
    problems += [f"a {kind} has no {_shown(name)}" for name in value if name != "kind" and name not in fields]
    if problems:
        return problems
    if "exits" in fields and not _are_sides(value["exits"], range(1, 5)):
        problems.append(f"exits {_shown(value['exits'])} are not different letters of N, E, S, W")
    if "paths" in fields:
        paths = value["paths"]
        if not isinstance(paths, list) or not paths:
            problems.append('paths must be a list such as ["WE", "NS"]')
        elif kind == "mine" and len(paths) > 1:
            problems.append("a mine has one path")
        else:
            problems += [
                f"path {_shown(path)} is not two different letters of N, E, S, W"
                for path in paths
                if not _are_sides(path, range(2, 3))
            ]
    if "slots" in fields and not (type(value["slots"]) is int and 1 <= value["slots"] <= len(COMPANY_IDS)):
        problems.append(f"slots {_shown(value['slots'])} is not a number from 1 to {len(COMPANY_IDS)}")
    if "money" in fields and not _is_worth(value["money"]):
        problems.append(f"money {_shown(value['money'])} is not a multiple of ten from 10 to 1000")
    if "value" in fields:
        values = value["value"] if isinstance(value["value"], list) else [value["value"]]
        if len(values) not in ((1, 2) if kind == "city" else (1,)) or not all(_is_worth(one) for one in values):
            castle = " (or two, such as [30, 50])" if kind == "city" else ""
            problems.append(f"value {_shown(value['value'])} is not a multiple of ten from 10 to 1000{castle}")
    return problems


def _are_sides(letters: Any, lengths: range) -> bool:
    return (
        isinstance(letters, str)
        and len(letters) in lengths
        and len(set(letters)) == len(letters)
        and set(letters) <= set(SIDE_LETTERS)
    )


def _is_worth(value: Any) -> bool:
    return type(value) is int and 10 <= value <= 1000 and value % 10 == 0


def _inline_kind(value: dict[str, Any], name: str) -> TileKind:
    worth = value.get("value", 0)
    low, high = (worth[0], worth[-1]) if isinstance(worth, list) else (worth, worth)
    return kind_from(
        {
            **value,
            "id": name,
            "mine_money": value.get("money", 0),
            "colour": "none",
            "count": 0,
            "upgrades_to": [],
            "value": low,
            "value_with_marker": high,
            "counted": value["kind"] not in ("town", "harbour"),
            "terminal": value["kind"] == "harbour",
        },
        {},
    )


def _stations(entry: dict[str, Any], kind: TileKind, where: str, problems: list[str]) -> list[Company]:
    names = entry.get("stations", [])
    if not isinstance(names, list):
        problems.append(f"{where}: stations must be a list of companies")
        return []
    companies: list[Company] = []
    for name in names:
        if not isinstance(name, str) or name not in COMPANY_INDEX:
            problems.append(f"{where}: unknown company {_shown(name)}; known are {', '.join(COMPANY_IDS)}")
        elif COMPANY_INDEX[name] in companies:
            problems.append(f"{where}: two stations of {name}")  # L-241
        else:
            companies.append(COMPANY_INDEX[name])
    if len(names) > kind.slots:
        slots = {0: "no slot", 1: "one slot"}.get(kind.slots, f"{kind.slots} slots")
        number = "1 station" if len(names) == 1 else f"{len(names)} stations"
        problems.append(f"{where}: {number}, but {kind.id} has {slots}")
        return []
    return companies


def _shown(value: Any) -> str:
    """A value in a message, never longer than a line can bear."""
    if value is None:
        return "nothing"
    try:
        text = json.dumps(value)
    except RecursionError:
        return "this"
    return text if len(text) <= 40 else text[:37] + "..."


def _field(name: str) -> str:
    """A field as a message names it."""
    return name if name.isidentifier() and len(name) <= 40 else _shown(name)
