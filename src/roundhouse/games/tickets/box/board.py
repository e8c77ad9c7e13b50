"""A board: cities, routes and tickets, read from TOML and checked against T-012 to T-015."""

from __future__ import annotations

import json
import marshal
import re
import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NewType

from roundhouse.games.tickets.box.colours import COLOURS, GRAY, Colour
from roundhouse.kernel.checking import (
    ABSENT,
    Fields,
    ListOf,
    Mistakes,
    Number,
    OneOf,
    Shape,
    Step,
    Text,
    Whole,
    shown,
    shown_name,
)
from roundhouse.kernel.complaints import complaint, system_complaint
from roundhouse.kernel.errors import InvalidData
from roundhouse.kernel.package_files import folder_of

CityId = NewType("CityId", str)
RouteId = NewType("RouteId", str)
TicketId = NewType("TicketId", str)

_Entry = tuple[str, dict[str, Any]]  # where it stands, such as routes[12], and its fields

MAX_LENGTH: Final = 6  # T-012
MOST = {"cities": 100, "routes": 300, "tickets": 150}  # three times what the largest printed map has
MOST_POINTS = 1000
LONGEST_ID = 40
LONGEST_NAME = 60
MAX_ASPECT = 10**6
CARS = (5, 45)  # of each player, for a board that says so; with as many as in the box the longest path is soon found
MOST_SLENDER = 10  # how many times as long as wide the drawing may be
BOARDS_KEPT = 64
BOARD_NAMES: Final = ("fenmark", "ulverland", "great-sallow")  # of our own making, beside the one of the box
_CITY_ID = re.compile(r"[a-z][a-z0-9_]*")
_ROUTE_COLOURS = (*COLOURS, GRAY)


@dataclass(frozen=True, slots=True)
class _CityIdShape(Shape):
    """What a city is called in notation."""

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        if not isinstance(value, str):
            mistakes.note(step, complaint("must-be-text", "must be text"))
        elif len(value) > LONGEST_ID or not _CITY_ID.fullmatch(value):
            mistakes.note(
                step,
                complaint(
                    "bad-id",
                    "{value} must be lowercase letters, digits and underscores, at most {longest} of them",
                    value=shown(value),
                    longest=LONGEST_ID,
                ),
            )
        else:
            return value
        return ABSENT


@dataclass(frozen=True, slots=True)
class _AspectShape(Shape):
    """Width and height of the drawing."""

    def sound_part(self, value: Any, step: Step, mistakes: Mistakes) -> Any:
        sides = value if isinstance(value, list) and len(value) == 2 else [0, 0]
        are_sides = all(type(side) in (int, float) and 0 < side <= MAX_ASPECT for side in sides)
        if are_sides and max(sides) <= MOST_SLENDER * min(sides):
            return value
        line = "must be two numbers above 0, width and height, neither more than {times} times the other"
        mistakes.note(step, complaint("tickets-aspect", line, times=MOST_SLENDER))
        return ABSENT


_END = Text()  # a city of the board, which takes the whole board to say
_NAME = Text(LONGEST_NAME, is_name=True)
_CITY = Fields(
    {"id": _CityIdShape(), "name": _NAME, "x": Number(0, 1), "y": Number(0, 1)},
    {"lat": Number(-90, 90), "lon": Number(-180, 180)},
)
_ROUTE = Fields({"a": _END, "b": _END, "length": Whole(1, MAX_LENGTH), "colour": OneOf(_ROUTE_COLOURS)})
_TICKET = Fields({"a": _END, "b": _END, "points": Whole(1, MOST_POINTS)})
_BOARD = Fields(
    {
        "name": _NAME,
        "cities": ListOf(_CITY, least=1, most=MOST["cities"]),
        "routes": ListOf(_ROUTE, least=1, most=MOST["routes"]),
        "tickets": ListOf(_TICKET, least=1, most=MOST["tickets"]),
    },
    {"aspect": _AspectShape(), "cars": Whole(*CARS)},
    called=complaint("tickets-board-wanted", "a table with name, cities, routes and tickets"),
)


@dataclass(frozen=True, slots=True)
class City:
    id: CityId
    name: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Route:
    id: RouteId
    a: int  # index of the city
    b: int
    length: int
    colour: Colour
    twin: int  # index of the other route of a double route, -1 for a single one


@dataclass(frozen=True, slots=True)
class Ticket:
    id: TicketId
    a: int
    b: int
    points: int


class Board:
    """A checked board. Cities, routes and tickets are known by index inside the rules and by id outside."""

    __slots__ = (
        "_packed",
        "cars",
        "cities",
        "city_index",
        "data",
        "digest",
        "name",
        "route_index",
        "routes",
        "ticket_index",
        "tickets",
    )

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self._packed = _packed(data)
        self.name: str = data["name"]
        self.cars: int | None = data.get("cars")  # of each player; None: as many as there are in the box
        self.digest = sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()
        self.cities = tuple(City(CityId(c["id"]), c["name"], c["x"], c["y"]) for c in data["cities"])
        self.city_index = {city.id: index for index, city in enumerate(self.cities)}
        ends = [self._ends(entry) for entry in data["routes"]]
        places: dict[tuple[int, int], list[int]] = {}
        for index, pair in enumerate(ends):
            places.setdefault(pair, []).append(index)
        self.routes = tuple(
            Route(
                RouteId(name),
                *ends[index],
                length=entry["length"],
                colour=Colour(entry["colour"]),
                twin=next((other for other in places[ends[index]] if other != index), -1),
            )
            for index, (entry, name) in enumerate(zip(data["routes"], self._pair_ids(ends), strict=True))
        )
        self.route_index = {route.id: index for index, route in enumerate(self.routes)}
        pairs = [self._ends(entry) for entry in data["tickets"]]
        self.tickets = tuple(
            Ticket(TicketId(name), *pair, points=entry["points"])
            for entry, pair, name in zip(data["tickets"], pairs, self._pair_ids(pairs), strict=True)
        )
        self.ticket_index = {ticket.id: index for index, ticket in enumerate(self.tickets)}

    def spaces(self) -> int:
        """The spaces that one player can fill: of a double route only one route (T-079)."""
        longest: dict[tuple[int, int], int] = {}
        for route in self.routes:
            longest[route.a, route.b] = max(route.length, longest.get((route.a, route.b), 0))
        return sum(longest.values())

    def to_data(self) -> dict[str, Any]:
        """The board as plain data for somebody else to keep: changing it changes nothing here."""
        data: dict[str, Any] = marshal.loads(self._packed)  # noqa: S302  # packed by ourselves, above
        return data

    def _ends(self, entry: dict[str, Any]) -> tuple[int, int]:
        a, b = sorted((self.city_index[entry["a"]], self.city_index[entry["b"]]))
        return a, b

    def _pair_ids(self, pairs: list[tuple[int, int]]) -> list[str]:
        """`a-b` in the order of the city list, numbered `.1`, `.2` where the same two cities occur more than once."""
        alike, so_far = Counter(pairs), Counter[tuple[int, int]]()
        ids = []
        for a, b in pairs:
            so_far[a, b] += 1
            number = f".{so_far[a, b]}" if alike[a, b] > 1 else ""
            ids.append(f"{self.cities[a].id}-{self.cities[b].id}{number}")
        return ids

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process, too, has each board once."""
        return (usa_board, ()) if self is usa_board() else (board_from_data, (self.data,))


@cache
def usa_board() -> Board:
    """The recommended board (T-016, T-017)."""
    text = folder_of(__package__).joinpath("data/usa.toml").read_text("utf-8")
    return Board(checked_board(tomllib.loads(text), "usa.toml"))


@cache
def named_board(name: str) -> Board:
    """A board of our own making that comes with the game: one of BOARD_NAMES."""
    source = f"{name}.toml"
    text = folder_of(__package__).joinpath(f"data/boards/{source}").read_text("utf-8")
    return board_from_data(board_in_file(text, source))


def read_board(path: Path) -> Board:
    """A custom board from a TOML file; raises InvalidData that names the file and every mistake."""
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise InvalidData(str(path), [system_complaint(error)]) from None
    except ValueError as error:  # bad text, a path that can be none
        raise InvalidData(str(path), [_not_toml(error)]) from None
    return Board(board_in_file(text, str(path)))


def board_in_file(text: str, source: str) -> dict[str, Any]:
    """The data of a custom board from what stands in its file; raises InvalidData that names every mistake."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise InvalidData(source, [_not_toml(error)]) from None
    return checked_board(data, source)


def _not_toml(error: Exception) -> str:
    return complaint("not-toml", "not a TOML file ({error})", error=str(error))


def board_from_data(data: Any) -> Board:
    """A custom board from plain data, as records, views and positions embed it; the same data give the same board."""
    try:
        packed = _packed(data)
    except ValueError:  # too deep, or not plain data, neither of which any field may be
        _find_mistakes(data, "board").complain()
        raise InvalidData("board", [complaint("must-be-plain", "must be plain data")]) from None
    return _shared_board(packed)


def board_of_view(view: Mapping[str, Any]) -> Board:
    """The board that a view is about."""
    board = view["options"]["board"]
    return usa_board() if board == "usa" else board_from_data(board)


def _packed(data: Any) -> bytes:
    """Plain data as bytes, alike for alike data: for this process alone, where it is five times as fast as JSON."""
    return marshal.dumps(data, 2)  # later versions write what occurs twice in another way


@lru_cache(maxsize=BOARDS_KEPT)
def _shared_board(packed: bytes) -> Board:
    return Board(checked_board(marshal.loads(packed), "board"))  # noqa: S302  # packed by ourselves, above


def checked_board(data: Any, source: str) -> dict[str, Any]:
    """The data if it is a board as T-015 wants it, else InvalidData with all that is wrong."""
    _find_mistakes(data, source).complain()
    assert isinstance(data, dict)
    return data


def _find_mistakes(data: Any, source: str) -> Mistakes:
    mistakes = Mistakes(source)
    board = mistakes.sound_part(data, _BOARD)
    if board is not ABSENT:
        cities, routes, tickets = (_entries(board, table) for table in MOST)
        _find_namesakes(cities, mistakes)
        _find_third_routes(routes, mistakes)
        _find_loose_ends(cities, routes + tickets, mistakes)
    return mistakes


def _entries(board: dict[str, Any], table: str) -> list[_Entry]:
    return [(f"{table}[{number}]", entry) for number, entry in enumerate(board.get(table, ()), start=1)]


def _find_namesakes(cities: list[_Entry], mistakes: Mistakes) -> None:
    for field in ("id", "name"):
        seen: set[str] = set()
        for where, city in cities:
            if field in city:
                if city[field] in seen:
                    mistakes.add(
                        f"{where}.{field}", complaint("occurs-twice", "{value} occurs twice", value=shown(city[field]))
                    )
                seen.add(city[field])


def _find_third_routes(routes: list[_Entry], mistakes: Mistakes) -> None:
    parallel: Counter[frozenset[str]] = Counter()
    for where, route in routes:
        if "a" in route and "b" in route:
            pair = frozenset((route["a"], route["b"]))
            parallel[pair] += 1
            if parallel[pair] == 3:
                a, b = shown_name(route["a"]), shown_name(route["b"])
                mistakes.add(where, complaint("tickets-third-route", "a third route between {a} and {b}", a=a, b=b))


def _find_loose_ends(cities: list[_Entry], entries: list[_Entry], mistakes: Mistakes) -> None:
    """Ends of routes and tickets that are not cities, or the same one; a wrong city is named once, with its places."""
    known = {city["id"] for _, city in cities if "id" in city}
    strangers: dict[str, list[str]] = {}
    for where, entry in entries:
        for end in ("a", "b"):
            if end in entry and entry[end] not in known:
                strangers.setdefault(entry[end], []).append(f"{where}.{end}")
        if "a" in entry and entry["a"] == entry.get("b"):
            mistakes.add(where, complaint("tickets-joins-itself", "joins {city} to itself", city=shown(entry["a"])))
    if known:
        for name, (first, *others) in strangers.items():
            told = complaint("tickets-not-a-city", "{name} is not a city of this board", name=shown(name))
            if others:
                places = ", ".join(others[:3]) + (", …" if others[3:] else "")
                told = complaint("also-in", "{what} (also in {places})", what=told, places=places)
            mistakes.add(first, told)
