"""Maps of 18Lilliput for tests: drawn by hand, wild ones, and ones that grew by legal lays."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from oracles import tracing
from roundhouse.games.lilliput.box.landscapes import SCENARIO_NAMES, named_landscape
from roundhouse.games.lilliput.box.tiles import TileSet, tile_set
from roundhouse.games.lilliput.box.tilesets import game_tile_set, whole_box
from roundhouse.games.lilliput.flow import lays as flow_lays
from roundhouse.games.lilliput.ids import (
    COMPANIES,
    COMPANY_IDS,
    COMPANY_INDEX,
    SIDE_LETTERS,
    Cell,
    Company,
    Placement,
    TileIndex,
    Train,
    sides_of,
)
from roundhouse.games.lilliput.map.laying import legal_home_lays
from roundhouse.games.lilliput.map.railmap import RailMap, new_map
from roundhouse.games.lilliput.map.reach import reached
from roundhouse.games.lilliput.map.station_places import home_slots, station_cells

Drawn = Mapping[Cell, str]
"""By cell: tile id, rotation and companies, as in `(1, 0): "GC 2 red green"`; a home is marked `red!`."""

F1: Drawn = {
    (0, 0): "MIL 0",
    (-1, 0): "YC-C 0 red",
    (-1, 1): "CH-J2 1",
    (0, 1): "GC 2 red green",
    (1, 0): "GY 3 blue",
    (1, 1): "YP-C 2",
    (0, -1): "YC-C 0 yellow",
    (1, -1): "YP-C 3",
}
F2: Drawn = {
    (2, 1): "GC 1 yellow",
    (4, 1): "BC 0 red yellow",
    (3, 2): "YC-S 0",
    (4, -1): "GC 0 blue green",
    (6, -1): "BC 0 green",
    (2, -1): "CH-E 3 yellow orange",
    (2, -2): "CH-J2 0",
    (3, -2): "BY 0 orange",
    (3, -3): "CH-A 0",
    (3, 1): "YP-S 0",
    (2, 2): "YP-C 1",
    (4, 2): "YP-C 2",
    (4, 0): "YP-S 1",
    (5, -1): "YP-S 0",
    (2, 0): "YP-S 1",
    (3, -1): "YP-C 1",
}
F2_CELLS = {
    "A": (3, 2),
    "B": (2, 1),
    "C": (4, 1),
    "D": (4, -1),
    "E": (6, -1),
    "F": (2, -1),
    "G": (2, -2),
    "H": (3, -2),
    "I": (3, -3),
}
F1_CELLS = {"M": (0, 0), "A": (-1, 0), "B": (-1, 1), "C": (0, 1), "D": (1, 0), "E": (0, -1)}


def draw(drawn: Drawn, tileset: TileSet | None = None) -> RailMap:
    """A map as drawn; the supply may fall below zero, because a drawing owes nobody an account."""
    railmap = RailMap(tileset or tile_set())
    for cell, text in drawn.items():
        name, rotation, *companies = text.split()
        kind = railmap.tileset.kinds[tile(name, railmap.tileset)]
        if kind.is_land:
            railmap.add_landscape([(cell, tile(name, railmap.tileset), 0)])
        else:
            railmap.place(cell, tile(name, railmap.tileset), int(rotation))
        for company in companies:
            railmap.add_station(cell, COMPANY_INDEX[company.rstrip("!")], home=company.endswith("!"))
    return railmap


def tile(name: str, tileset: TileSet | None = None) -> int:
    return (tileset or tile_set()).by_id[name]


def company(name: str) -> Company:
    return COMPANY_INDEX[name]


def trains(text: str) -> tuple[Train, ...]:
    """`"3 2* 4D"`."""
    return tuple(Train(int(one.rstrip("D*")), "D" in one, "*" in one) for one in text.split())


def legal_lays(
    railmap: RailMap, company: Company, *, phase: int, colours: tuple[str, ...], money: int, metropolis_cost: int
) -> list[Placement]:
    return flow_lays.legal_lays(
        railmap, company, phase=phase, colours=colours, money=money, metropolis_cost=metropolis_cost
    ).places


def legal_character_lays(railmap: RailMap, company: Company, tile: int, *, phase: int, money: int) -> list[Placement]:
    return flow_lays.legal_character_lays(railmap, company, TileIndex(tile), phase=phase, money=money).places


def plain_board(railmap: RailMap) -> tuple[dict[Cell, tuple[str, int]], dict[Cell, list[str]]]:
    """Tiles and stations as the oracles want them."""
    return (
        {cell: (railmap.tileset.kinds[index].id, rotation) for cell, (index, rotation) in railmap.tiles.items()},
        {cell: [COMPANY_IDS[one] for one in here] for cell, here in railmap.stations.items()},
    )


TRAIN_KINDS = ("2", "2*", "3", "3*", "4", "4*", "5", "3D", "4D")


def random_trains(rng: Random) -> str:
    return " ".join(rng.choice(TRAIN_KINDS) for _ in range(rng.choice((1, 1, 2, 2, 2, 3, 4))))


CITIES = ("YC-S", "YC-C", "YY-S", "YY-C", "GC", "GC", "GY", "BC", "BY", "CH-E", "CH-G", "CH-T")
PLAINS = ("YP-S", "YP-C", "YP-S", "YP-C", "GP-X", "GP-D", "GP-J", "BP", "CH-J1", "CH-J2", "CH-A")


VARIANT_CITIES = (
    "BC-A",
    "BC-T",
    "BC-P",
    "BC-A",
    "BC-T",
    "BC-P",
    "LA-R",
    "LA-B",
    "LA-G",
    "LA-Y",
    "PRINTED-CITY",
    "WIGGYWACK",
)
VARIANT_PLAINS = ("MINE-10", "MINE-20", "MINE-10", "MINE-20", "TUNNEL", "PRINTED-TRACK", "WIGGYWACK")


def wild_variant_map(rng: Random, tileset: TileSet | None = None) -> RailMap:
    """A wild map with the tiles of variants and scenarios among the others."""
    box = tileset or whole_box()
    return wild_map(rng, box, CITIES + 2 * VARIANT_CITIES, PLAINS + 3 * VARIANT_PLAINS)


def wild_map(
    rng: Random,
    tileset: TileSet | None = None,
    cities: tuple[str, ...] = CITIES,
    plains: tuple[str, ...] = PLAINS,
) -> RailMap:
    """Any tiles in any rotation on a small field, now and then off the checkerboard, with random stations."""
    box = tileset or tile_set()
    drawn: dict[Cell, str] = {}
    width, height = rng.randint(2, 6), rng.randint(2, 5)
    density = rng.uniform(0.5, 1.0)
    tidy = rng.random() < 0.8
    markers = rng.randint(1, 3)
    for x in range(width):
        for y in range(height):
            if rng.random() > density:
                continue
            if rng.random() < 0.05:
                drawn[x, y] = "MIL 0"
                continue
            city = (x + y) % 2 == 1 if tidy else rng.random() < 0.5
            name = rng.choice(cities if city else plains)
            slots = box.kinds[tile(name, box)].slots
            here = rng.sample(COMPANY_IDS[: markers + 1], min(rng.randint(0, slots), markers + 1))
            drawn[x, y] = " ".join((name, str(rng.randrange(4)), *here))
    return draw(drawn, box)


def grown_variant_map(rng: Random, lays: int | None = None) -> RailMap:
    """A map as it comes about with Allenbeck, Laputa and one of the scenarios."""
    landscape = named_landscape(rng.choice(SCENARIO_NAMES))
    tileset = game_tile_set(
        allenbeck=rng.random() < 0.5, laputa=rng.random() < 0.5, scenario=True, tunnels=landscape.tunnels
    )
    return grown_map(rng, lays, new_map(tileset, landscape.placements(tileset)))


def grown_map(rng: Random, lays: int | None = None, start: RailMap | None = None) -> RailMap:
    """A map as it comes about in a game of two to four: homes, then random legal lays, stations, foundings, phases."""
    railmap = start or new_map()
    players = rng.randint(2, 4)
    companies = [Company(index) for index in rng.sample(range(4), players)]
    for one in companies:
        allowed = ("YY-S", "YY-C") if one == 1 else ("YC-S", "YC-C")
        cell, index, rotation = rng.choice(legal_home_lays(railmap, allowed=allowed))
        railmap.place(cell, index, rotation)
        railmap.add_station(cell, one, home=True)
    characters = [index for index, kind in enumerate(tile_set().kinds) if kind.owner]
    total = rng.randint(3, 60) if lays is None else lays
    for number in range(total):
        phase = 1 + 7 * number // max(total, 20)
        one = rng.choice(companies)
        colours = ("yellow", "green", "brown")
        choices = legal_lays(railmap, one, phase=phase, colours=colours, money=500, metropolis_cost=50)
        if rng.random() < 0.15:
            choices = legal_character_lays(railmap, one, rng.choice(characters), phase=phase, money=500) or choices
        if choices:
            cell, index, rotation = rng.choice(choices)
            railmap.place(cell, index, rotation)
        if rng.random() < 0.15 and len(railmap.station_cells(one)) < 3 and station_cells(railmap, one):
            railmap.add_station(rng.choice(station_cells(railmap, one)), one)
        if rng.random() < 0.04 and len(companies) < 8 and home_slots(railmap):
            new = Company(rng.choice([index for index in range(8) if index not in companies]))
            companies.append(new)
            railmap.add_station(rng.choice(home_slots(railmap)), new, home=True)
    return railmap


def assert_reach_is_traced(railmap: RailMap, name: str) -> int:
    """Compare what every company reaches with the oracle that walks all traces; the number of companies compared."""
    board, stations = plain_board(railmap)
    compared = 0
    for company in COMPANIES:
        try:
            tiles, opens = tracing.reach(board, stations, COMPANY_IDS[company], 3000)
        except tracing.TooMany:
            continue
        reach = reached(railmap, company)
        assert reach.cells == tiles, f"{name}, {COMPANY_IDS[company]}"
        ends = {(cell, SIDE_LETTERS[side]) for cell, mask in reach.open_cells.items() for side in sides_of(mask)}
        assert ends == opens, f"{name}, {COMPANY_IDS[company]}"
        compared += bool(tiles)
    return compared
