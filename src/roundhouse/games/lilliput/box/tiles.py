"""Tile kinds, read from data/tiles.toml and checked, and what each of them looks like when it is turned."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from roundhouse.games.lilliput.ids import (
    ALL_SIDES,
    COMPANIES,
    COMPANY_IDS,
    COMPANY_INDEX,
    SIDE_LETTERS,
    SIDES,
    Company,
    TileId,
    TileIndex,
    letters_of,
    mask_of,
)
from roundhouse.kernel.checking import Fields, ListOf, Mistakes, OneOf, Shape, Switch, TableOf, Text, Whole
from roundhouse.kernel.package_files import folder_of

CELL_CLASS = {  # L-122
    "city": "city",
    "metropolis": "city",
    "castle": "city",
    "general": "city",
    "treasurer": "city",
    "plain": "plain",
    "town": "plain",
    "harbour": "plain",
    "mine": "plain",  # L-369
    "tunnel": "plain",  # L-378
    "mildendo": "exempt",  # L-118
    "wiggywack": "exempt",  # L-382
    "terrain": "exempt",  # these three are not track, but what track is laid over, or is not
    "sea": "exempt",
    "mountain": "exempt",
}
TRACK_KINDS = ("plain", "mine", "tunnel")
"""Bare track; everything else is a stop, or no track at all."""
LAND_KINDS = ("terrain", "sea", "mountain")
MARKS = {"circle": "city", "square": "plain", "both": "exempt"}
"""What a scenario tile is marked with, and the class whose cells it may lie on (L-362 to L-364)."""
COLOURS = ("yellow", "green", "brown", "red", "none")
UPGRADE_OF = {"green": "yellow", "brown": "green"}
"""The colour that a colour replaces: no step is skipped (L-123)."""
OWNERS = ("emperor", "general", "admiral", "justiciary", "treasurer")
"""The characters, who have tiles of their own (L-002, L-251)."""
LAST_PHASE = 7
_LAID = ("yellow", "green", "brown")

SidePair = tuple[int, int]
"""Track from one side to another, the smaller side first."""


@dataclass(frozen=True, slots=True)
class TileKind:
    """One kind of tile as it lies at rotation 0. All exits of a stop lead to it; other tiles are bare paths."""

    id: TileId
    colour: str
    kind: str
    exits: int
    paths: tuple[SidePair, ...] = ()
    slots: int = 0
    value: int = 0
    value_with_marker: int = 0
    counted: bool = True
    terminal: bool = False
    count: int = 0
    upgrades_to: tuple[TileId, ...] = ()
    from_phase: int = 1
    owner: str | None = None
    mark: str = ""
    """Of a scenario tile: the cells it may lie on. Others have none."""
    cost: int = 0
    """What has to be paid to build here (L-370, L-371), or to lay the tile (L-377)."""
    mine_money: int = 0
    """What each train that passes brings to the treasury (L-367)."""
    company: Company | None = None
    """The only company that may lay it and use its coloured exits (L-410, L-411)."""
    coloured: int = 0
    name: str = ""
    express: bool = False
    """One of the cities between which the express runs (L-404)."""

    @property
    def cell_class(self) -> str:
        """Which cells it may lie on: `city`, `plain`, or `exempt` from the checkerboard."""
        return CELL_CLASS[self.kind]

    @property
    def is_stop(self) -> bool:
        """Whether trains earn something here (L-294)."""
        return self.value > 0

    @property
    def is_supplied(self) -> bool:
        """Whether there are such tiles in this game for action cards to lay."""
        return self.owner is None and self.count > 0 and self.kind != "mildendo"

    @property
    def is_land(self) -> bool:
        """Whether it is landscape without track, which track may be laid over (L-370, L-375, L-376)."""
        return self.kind in LAND_KINDS

    @property
    def water(self) -> int:
        """The sides that no track may face (L-281, L-375)."""
        return ALL_SIDES & ~self.exits if self.kind in ("harbour", "sea") else 0


Joins = tuple[tuple[int, ...], ...]
"""By the side where a train enters a tile: the sides where it may leave."""


class TileSet:
    """All kinds of a game, known by index inside the rules and by id outside, with tables of every rotation."""

    __slots__ = (
        "bonuses",
        "by_id",
        "coloured",
        "dearest",
        "exits",
        "exits_for",
        "has_mines",
        "joins",
        "joins_for",
        "kinds",
        "memo",
        "on_mountains",
        "paths",
        "same_as",
        "turns",
        "water",
    )

    def __init__(self, kinds: Sequence[TileKind], bonuses: Sequence[int] = ()) -> None:
        self.kinds = tuple(kinds)
        self.bonuses = tuple(bonuses)  # by the number of express cities on a route: what it earns in addition (L-404)
        self.by_id: dict[str, TileIndex] = {kind.id: TileIndex(index) for index, kind in enumerate(self.kinds)}
        self.exits: list[list[int]] = []  # by tile and rotation: the mask of exits
        self.water: list[list[int]] = []
        self.coloured: list[list[int]] = []  # exits that only the tile's company may use (L-411)
        self.paths: list[list[tuple[int, ...]]] = []  # masks of two sides, sorted
        self.joins: list[list[Joins]] = []
        self.same_as: list[list[int]] = []  # the least rotation that lies alike
        self.turns: list[tuple[int, ...]] = []  # the rotations that differ
        self.memo: dict[Any, Any] = {}  # what other modules work out from these tables alone
        for kind in self.kinds:
            self.exits.append([turned(kind.exits, rotation) for rotation in SIDES])
            self.water.append([turned(kind.water, rotation) for rotation in SIDES])
            self.coloured.append([turned(kind.coloured, rotation) for rotation in SIDES])
            masks = [1 << a | 1 << b for a, b in kind.paths]
            paths = [tuple(sorted(turned(mask, rotation) for mask in masks)) for rotation in SIDES]
            self.paths.append(paths)
            self.joins.append([_joins(self.exits[-1][r], paths[r], kind.is_stop) for r in SIDES])
            looks = list(zip(self.exits[-1], self.coloured[-1], paths, strict=True))
            self.same_as.append([looks.index(look) for look in looks])
            self.turns.append(tuple(r for r in SIDES if self.same_as[-1][r] == r))
        self.on_mountains = sum(1 << tile for tile, kind in enumerate(self.kinds) if kind.kind == "tunnel")
        self.has_mines = any(kind.mine_money for kind in self.kinds)
        self.dearest = max(kind.cost for kind in self.kinds)  # of land and tunnels; 0 where all is free
        # by company: exits and joins without what is coloured for others; the same lists where nothing is
        self.exits_for = [self._open_exits(company) for company in COMPANIES]
        self.joins_for = [self._open_joins(company) for company in COMPANIES]

    def _open_exits(self, company: Company) -> list[list[int]]:
        if not any(kind.coloured for kind in self.kinds):
            return self.exits
        return [
            exits if kind.company in (None, company) else [e & ~c for e, c in zip(exits, coloured, strict=True)]
            for kind, exits, coloured in zip(self.kinds, self.exits, self.coloured, strict=True)
        ]

    def _open_joins(self, company: Company) -> list[list[Joins]]:
        exits = self.exits_for[company]
        if exits is self.exits:
            return self.joins
        return [
            joins if exits[tile] is self.exits[tile] else [_joins(exits[tile][r], (), True) for r in SIDES]
            for tile, joins in enumerate(self.joins)
        ]

    def keeps_track(self, old: int, old_rotation: int, new: int, new_rotation: int) -> bool:
        """Whether every connection of the old tile is there on the new one, in the same place (L-126)."""
        if self.kinds[old].is_stop:
            return not self.exits[old][old_rotation] & ~self.exits[new][new_rotation]
        return set(self.paths[old][old_rotation]) <= set(self.paths[new][new_rotation])


def turned(mask: int, rotation: int) -> int:
    """A mask of sides after this many clockwise quarter turns."""
    return (mask << rotation | mask >> (4 - rotation)) & ALL_SIDES


def _joins(exits: int, paths: Sequence[int], is_stop: bool) -> Joins:
    """Paths are kept apart at crossovers (L-247) and turn nowhere back (L-246); a city joins all exits (L-248)."""
    if is_stop:
        return tuple(tuple(out for out in SIDES if exits >> out & 1 and out != side) for side in SIDES)
    return tuple(tuple(out for out in SIDES if out != side and 1 << out | 1 << side in paths) for side in SIDES)


@cache
def tile_data() -> dict[str, Any]:
    """What data/tiles.toml says."""
    return tomllib.loads(folder_of(__package__).joinpath("data/tiles.toml").read_text("utf-8"))


@cache
def tile_set() -> TileSet:
    """The tiles of the basic game (L-012, L-251)."""
    return TileSet(checked_kinds(tile_data(), "tiles.toml"))


_TEXT, _WHOLE, _SWITCH, _TEXTS = Text(), Whole(), Switch(), ListOf(Text())
TILES: Shape = ListOf(
    Fields(
        {"id": _TEXT, "colour": OneOf(COLOURS), "kind": OneOf(CELL_CLASS), "count": Whole(1), "upgrades_to": _TEXTS},
        {
            "exits": _TEXT,
            "paths": _TEXTS,
            "slots": _WHOLE,
            "value": _WHOLE,
            "value_with_marker": _WHOLE,
            "counted": _SWITCH,
            "terminal": _SWITCH,
            "from_phase": _WHOLE,
            "owner": OneOf(OWNERS),  # L-002
            "mark": OneOf(MARKS),
            "cost": _WHOLE,
            "mine_money": _WHOLE,
            "company": OneOf(COMPANY_IDS),
            "coloured": _TEXT,
            "name": _TEXT,
            "express": _SWITCH,
        },
    )
)
"""A list of tiles in a file."""
_COUNTS = TableOf(None, Whole(1))
_TILES_FILE = Fields(
    {
        "phases": TableOf(_LAID, Whole(1, LAST_PHASE), is_complete=True),  # L-159, L-162, L-166
        "totals": _COUNTS,
        "sets": _COUNTS,
        "brobdingnag": _COUNTS,
        "tiles": TILES,
    }
)


def checked_kinds(data: dict[str, Any], source: str) -> list[TileKind]:
    """The tile kinds of a data file, or InvalidData naming every entry that is wrong."""
    mistakes = Mistakes(source)
    mistakes.sound_part(data, _TILES_FILE)
    mistakes.complain()
    phases = data["phases"]
    if [phases[colour] for colour in _LAID] != sorted(phases.values()):
        mistakes.add("phases", "yellow comes before green, green before brown (L-123)")
    kinds = kinds_from(data["tiles"], "tiles", phases, mistakes)
    if not mistakes.problems:
        _check_counts(kinds, data, mistakes)
        check_upgrades(kinds, mistakes)
    mistakes.complain()
    return kinds


def kinds_from(entries: list[dict[str, Any]], table: str, phases: dict[str, int], mistakes: Mistakes) -> list[TileKind]:
    """The tile kinds of a list whose shape is right, as far as they can be; what is wrong with the others is noted."""
    kinds = []
    seen: set[str] = set()
    for number, entry in enumerate(entries, start=1):
        wrong = _entry_problems(entry)
        for what in wrong:
            mistakes.add(f"{table}[{number}] {entry['id']}", what)
        if entry["id"] in seen:
            mistakes.add(f"{table}[{number}].id", f"{entry['id']!r} occurs twice")
        seen.add(entry["id"])
        if not wrong:
            kinds.append(kind_from(entry, phases))
    return kinds


def kind_from(entry: dict[str, Any], phases: dict[str, int]) -> TileKind:
    """A tile kind from a checked entry."""
    paths = tuple(sorted(_path(letters) for letters in entry.get("paths", [])))
    exits = mask_of(entry.get("exits", "".join(entry.get("paths", []))))
    value = entry.get("value", 0)
    return TileKind(
        id=entry["id"],
        colour=entry["colour"],
        kind=entry["kind"],
        exits=exits,
        paths=paths,
        slots=entry.get("slots", 0),
        value=value,
        value_with_marker=entry.get("value_with_marker", value),
        counted=entry.get("counted", True),
        terminal=entry.get("terminal", False),
        count=entry["count"],
        upgrades_to=tuple(entry["upgrades_to"]),
        from_phase=entry.get("from_phase", phases.get(entry["colour"], 1)),
        owner=entry.get("owner"),
        mark=entry.get("mark", ""),
        cost=entry.get("cost", 0),
        mine_money=entry.get("mine_money", 0),
        company=COMPANY_INDEX[entry["company"]] if "company" in entry else None,
        coloured=mask_of(entry.get("coloured", "")),
        name=entry.get("name", ""),
        express=entry.get("express", False),
    )


def _path(letters: str) -> SidePair:
    a, b = sorted(SIDE_LETTERS.index(letter) for letter in letters)
    return a, b


def _entry_problems(entry: dict[str, Any]) -> list[str]:
    """What is wrong with one tile by itself."""
    problems = []
    track, land = entry["kind"] in TRACK_KINDS, entry["kind"] in LAND_KINDS
    if track != ("paths" in entry) or (track or land) == ("exits" in entry):
        problems.append("plain track has paths, every other tile has exits")
    if track and entry.get("paths") == []:
        problems.append("plain track needs at least one path")
    for letters in entry.get("paths", []):
        if len(letters) != 2 or not _are_sides(letters):
            problems.append(f"path {letters!r} is not two different sides of N, E, S, W")
    if "exits" in entry and (not entry["exits"] or not _are_sides(entry["exits"])):
        problems.append(f"exits {entry['exits']!r} are not different sides of N, E, S, W")
    if (entry.get("value", 0) > 0) == (track or land):
        problems.append("a stop needs a value, other tiles have none")
    if entry.get("value", 0) % 10 or entry.get("value_with_marker", 0) % 10:
        problems.append("values are multiples of ten")  # else L-330 breaks
    if entry.get("value_with_marker", entry.get("value", 0)) < entry.get("value", 0):
        problems.append("a marker never makes a stop worth less")  # L-264
    if (entry.get("slots", 0) > 0) != (CELL_CLASS[entry["kind"]] == "city" or entry["kind"] == "wiggywack"):
        problems.append("city-class tiles have slots, others have none")  # L-213, L-242
    problems += _variant_problems(entry)
    if not problems and track:
        problems += _junction_problems(entry["paths"])
    return problems


def _variant_problems(entry: dict[str, Any]) -> list[str]:
    """What only tiles of variants and scenarios have."""
    problems = []
    if (entry.get("mine_money", 0) > 0) != (entry["kind"] == "mine"):
        problems.append("a mine brings money, other tiles do not")
    if (entry.get("cost", 0) > 0) != (entry["kind"] in ("terrain", "tunnel")):
        problems.append("terrain and tunnels cost something, other tiles do not")
    if ("company" in entry) != ("coloured" in entry):
        problems.append("coloured exits need a company, and a company's tile needs coloured exits")
    elif "company" in entry and (not entry["coloured"] or not set(entry["coloured"]) <= set(entry.get("exits", ""))):
        problems.append(f"coloured {entry['coloured']!r} are not exits of it")
    return problems


def _are_sides(letters: str) -> bool:
    return len(set(letters)) == len(letters) and set(letters) <= set(SIDE_LETTERS)


def _junction_problems(paths: list[str]) -> list[str]:
    """Tracing follows track without remembering it; that is exact as long as a junction joins all its exits."""
    have = {mask_of(path) for path in paths}
    for one in have:
        for other in have:
            if (one & other).bit_count() == 1 and one ^ other not in have:
                return [f"paths {letters_of(one)} and {letters_of(other)} meet, so {letters_of(one ^ other)} is needed"]
    return []


def _check_counts(kinds: list[TileKind], data: dict[str, Any], mistakes: Mistakes) -> None:
    totals, sets = data["totals"], data["sets"]
    if [kind.id for kind in kinds if kind.kind == "mildendo"] != ["MIL"]:
        mistakes.add("tiles", "Mildendo, and nothing else, is called 'MIL' (L-020)")
        return
    counts: dict[str, int] = dict.fromkeys(totals, 0)
    for kind in kinds:
        group = "characters" if kind.owner else f"{kind.colour} {kind.kind}"
        counts[group] = counts.get(group, 0) + kind.count
    for group, count in counts.items():
        if count != totals.get(group, 0):
            mistakes.add(f"totals.{group}", f"{totals.get(group, 0)} expected, the tiles have {count}")
    for name, parts in (("basic", totals), ("brobdingnag", data["brobdingnag"])):
        if sum(parts.values()) != sets.get(name):
            mistakes.add(f"sets.{name}", f"{sets.get(name)} expected, its parts have {sum(parts.values())}")


def check_upgrades(kinds: list[TileKind], mistakes: Mistakes) -> None:
    """Note upgrades that cannot be."""
    tiles = TileSet(kinds)
    for old, kind in enumerate(kinds):
        for target in kind.upgrades_to:
            new = tiles.by_id.get(target)
            if new is None:
                mistakes.add(kind.id, f"upgrades to {target!r}, which is not a tile")
            elif UPGRADE_OF.get(kinds[new].colour) != kind.colour:
                mistakes.add(kind.id, f"{target} is not of the next colour")  # L-123
            elif kinds[new].kind != kind.kind:
                mistakes.add(kind.id, f"{target} is of another kind")  # L-125
            elif kinds[new].slots < kind.slots:
                mistakes.add(kind.id, f"{target} has fewer slots")  # L-129
            elif not any(tiles.keeps_track(old, 0, new, rotation) for rotation in SIDES):
                mistakes.add(kind.id, f"{target} loses track")  # L-126
