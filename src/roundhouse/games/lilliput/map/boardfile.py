"""A board file: a map, a company and its trains as JSON, for `roundhouse revenue` and `roundhouse show`.

    {"tiles": [{"at": [0, 0], "tile": "MIL"},
               {"at": [-1, 0], "tile": "YC-C", "rotation": 1, "stations": ["red"]},
               {"at": [1, 0], "tile": {"kind": "city", "exits": "EW", "slots": 2, "value": 40}, "stations": ["blue"]}],
     "company": "red", "trains": ["3", "2*"]}

Tiles may be of any set, may occur more often than they are in the box and need not be connected; with
`"brobdingnag": true` cities are worth what they are in that variant. Every mistake is named by its entry.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from roundhouse.games.lilliput.box.shapes import COMPANY, ROTATION, CellShape
from roundhouse.games.lilliput.box.tiles import TileKind, TileSet, kind_from
from roundhouse.games.lilliput.box.tilesets import whole_box
from roundhouse.games.lilliput.ids import (
    COMPANY_IDS,
    COMPANY_INDEX,
    SIDE_LETTERS,
    Cell,
    Company,
    TileId,
    TileIndex,
    Train,
    around,
    letters_of,
    sides_of,
)
from roundhouse.games.lilliput.map.railmap import FARTHEST, RailMap
from roundhouse.kernel.checking import (
    ABSENT,
    Fields,
    ListOf,
    Mistakes,
    Nullable,
    Shape,
    Step,
    Switch,
    Text,
    Whole,
    shown,
)
from roundhouse.kernel.complaints import complaint
from roundhouse.kernel.errors import InvalidData

MOST_TILES = 1000
MOST_TRAINS = 4  # L-161: no company ever has more
TRAINS = {"2": (2, False), "3": (3, False), "4": (4, False), "5": (5, False), "3D": (3, True), "4D": (4, True)}


@dataclass(frozen=True, slots=True)
class _SidesShape(Shape):
    """Different letters of N, E, S, W."""

    least: int
    most: int

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        is_right_length = isinstance(value, str) and self.least <= len(value) <= self.most
        if is_right_length and len(set(value)) == len(value) and set(value) <= set(SIDE_LETTERS):
            return value
        if self.least == self.most:
            told = complaint(
                "lilliput-two-sides", "{value} is not two different letters of N, E, S, W", value=shown(value)
            )
        else:
            told = complaint(
                "lilliput-sides", "{value} is not a set of different letters from N, E, S, W", value=shown(value)
            )
        mistakes.note(step, told)
        return ABSENT


@dataclass(frozen=True, slots=True)
class _WorthShape(Shape):
    """What a stop or a mine is worth; a city may have two values, the second for whoever has a marker there."""

    may_be_two: bool = False

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        values = value if self.may_be_two and isinstance(value, list) and 1 <= len(value) <= 2 else [value]
        if all(type(one) is int and 10 <= one <= 1000 and one % 10 == 0 for one in values):
            return value
        line = "{value} is not a multiple of ten from 10 to 1000"
        told = complaint("lilliput-worth", line, value=shown(value))
        if self.may_be_two:
            told = complaint("lilliput-or-two", "{what} (or two, such as [30, 50])", what=told)
        mistakes.note(step, told)
        return ABSENT


_EXITS, _PATH = _SidesShape(1, 4), _SidesShape(2, 2)
_KIND = Text()  # looked at before the other fields are
_INLINE = {  # by kind: what a tile that is described in place says
    "city": Fields(
        {"kind": _KIND, "exits": _EXITS, "slots": Whole(1, len(COMPANY_IDS)), "value": _WorthShape(may_be_two=True)}
    ),
    "town": Fields({"kind": _KIND, "exits": _EXITS, "value": _WorthShape()}),
    "harbour": Fields({"kind": _KIND, "exits": _EXITS, "value": _WorthShape()}),
    "plain": Fields({"kind": _KIND, "paths": ListOf(_PATH, least=1)}),
    "mine": Fields({"kind": _KIND, "paths": ListOf(_PATH, 1, 1), "money": _WorthShape()}),
}


@dataclass(frozen=True, slots=True)
class _TileShape(Shape):
    """A tile of the box by its id, or one that is described in place."""

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        if isinstance(value, str):
            if value in whole_box().by_id:
                return value
            mistakes.note(
                step,
                complaint(
                    "lilliput-unknown-tile",
                    "unknown tile {value}; known are {known}",
                    value=shown(value),
                    known=", ".join(whole_box().by_id),
                ),
            )
        elif not isinstance(value, dict):
            mistakes.note(
                step,
                complaint(
                    "lilliput-tile-wanted", "must be an id such as 'GC' or an object with kind and exits or paths"
                ),
            )
        else:
            kind = value.get("kind")
            if isinstance(kind, str) and kind in _INLINE:
                sound = _INLINE[kind].sound_part(value, step, mistakes)
                return sound if sound == value else ABSENT
            mistakes.note(
                step,
                complaint(
                    "lilliput-kind", "kind {kind} is not one of {known}", kind=shown(kind), known=", ".join(_INLINE)
                ),
            )
        return ABSENT


@dataclass(frozen=True, slots=True)
class _TrainShape(Shape):
    """A train in its notation."""

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        train = train_from(value) if isinstance(value, str) else None
        if train is not None:
            return train
        mistakes.note(
            step,
            complaint(
                "lilliput-train",
                "{value} is not one of {trains}, or 2*, 3*, 4*",
                value=shown(value),
                trains=", ".join(TRAINS),
            ),
        )
        return ABSENT


_TILES = ListOf(
    Fields(
        {"at": CellShape(FARTHEST), "tile": _TileShape()},
        {"rotation": ROTATION, "stations": ListOf(COMPANY)},
        called=complaint("lilliput-board-entry", "an object with at and tile"),
    ),
    least=1,
    most=MOST_TILES,
)
_TRAINS = ListOf(_TrainShape(), most=MOST_TRAINS)
_CALLED = "an object with tiles, company and trains"
_BOARD = Fields({"tiles": _TILES, "company": COMPANY, "trains": _TRAINS}, {"brobdingnag": Switch()}, _CALLED)
_BOARD_TO_SHOW = Fields(
    {"tiles": _TILES}, {"company": Nullable(COMPANY), "trains": _TRAINS, "brobdingnag": Switch()}, _CALLED
)


@dataclass(frozen=True, slots=True)
class BoardFile:
    """A checked board; company and trains only if the file names them."""

    railmap: RailMap
    company: Company | None
    trains: tuple[Train, ...]


@dataclass(frozen=True, slots=True)
class _Lying:
    """A tile of the file on its cell."""

    place: str
    cell: Cell
    tile: TileIndex
    rotation: int
    companies: tuple[Company, ...]


def read_board(text: str, source: str, *, needs_company: bool = True) -> BoardFile:
    """The board in a file; raises InvalidData that names the file and every entry with a mistake."""
    try:
        data = json.loads(text, object_pairs_hook=_once)
    except (ValueError, RecursionError) as error:
        raise InvalidData(source, [complaint("not-json", "not a JSON file ({error})", error=str(error))]) from None
    mistakes = Mistakes(source)
    sound = mistakes.sound_part(data, _BOARD if needs_company else _BOARD_TO_SHOW)
    if sound is ABSENT:
        mistakes.complain()
    box = whole_box(brobdingnag=sound.get("brobdingnag", False))
    railmap = _map(sound.get("tiles", ()), box, mistakes)
    mistakes.complain()
    company = sound.get("company")
    trains = tuple(sound.get("trains", ()))
    return BoardFile(railmap, None if company is None else COMPANY_INDEX[company], trains)


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
            raise ValueError(f"{shown(name)} occurs twice in one object")
        found[name] = value
    return found


def _map(entries: list[dict[str, Any]], box: TileSet, mistakes: Mistakes) -> RailMap:
    """The map as far as it can be made."""
    kinds = _Kinds(box)
    lying: dict[Cell, _Lying] = {}
    for number, entry in enumerate(entries, start=1):
        cell = entry.get("at")
        if cell is None:
            continue
        place = f"tiles[{number}] at {cell[0]},{cell[1]}"
        if cell in lying:
            mistakes.add(
                place, complaint("lilliput-overlaps", "overlaps {other}", other=lying[cell].place.partition(" ")[0])
            )
        elif "tile" in entry:
            tile = kinds.index_of(entry["tile"])
            companies = _stations(entry.get("stations", []), kinds.all[tile], place, mistakes)
            lying[cell] = _Lying(place, cell, tile, entry.get("rotation", 0), companies)
    railmap = RailMap(TileSet(kinds.all, box.bonuses))
    for one in lying.values():
        railmap.add_landscape([(one.cell, one.tile, one.rotation)])
        for company in one.companies:
            railmap.add_station(one.cell, company)
    for one in lying.values():
        wet = railmap.tileset.exits[one.tile][one.rotation] & railmap.water.get(one.cell, 0)
        for side in sides_of(wet):
            water = _water(railmap, around(one.cell)[side])
            mistakes.add(
                one.place,
                complaint(
                    "lilliput-exit-wet", "its exit {side} runs into {water}", side=SIDE_LETTERS[side], water=water
                ),
            )
    return railmap


def _water(railmap: RailMap, cell: Cell) -> str:
    at = f"{cell[0]},{cell[1]}"
    if cell in railmap.terrain:
        return complaint("lilliput-sea-at", "the sea at {cell}", cell=at)
    line = "the water of the harbour at {cell}, whose track is at {side}"
    return complaint("lilliput-harbour-at", line, cell=at, side=letters_of(railmap.exits(cell)))


class _Kinds:
    """The tiles of the box, and behind them those that the file describes, each once."""

    def __init__(self, box: TileSet) -> None:
        self.all = list(box.kinds)
        self._by_id = dict(box.by_id)

    def index_of(self, tile: TileId | dict[str, Any]) -> TileIndex:
        if isinstance(tile, str):
            return self._by_id[tile]
        known = json.dumps(tile, sort_keys=True)
        if known not in self._by_id:
            self._by_id[known] = TileIndex(len(self.all))
            self.all.append(_inline_kind(tile, f"own-{len(self.all) - len(whole_box().kinds) + 1}"))
        return self._by_id[known]


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


def _stations(names: list[str], kind: TileKind, place: str, mistakes: Mistakes) -> tuple[Company, ...]:
    for name in sorted(set(names)):
        if names.count(name) > 1:
            mistakes.add(place, complaint("lilliput-two-stations", "two stations of {company}", company=name))  # L-241
    if len(names) > kind.slots:
        slots = {0: "no slot", 1: "one slot"}.get(kind.slots, "{slots} slots")
        stations = "{stations} station" if len(names) == 1 else "{stations} stations"
        line = f"{stations}, but {{tile}} has {slots}"
        mistakes.add(place, complaint("lilliput-slots", line, stations=len(names), tile=kind.id, slots=kind.slots))
        return ()
    return tuple(COMPANY_INDEX[name] for name in dict.fromkeys(names))
