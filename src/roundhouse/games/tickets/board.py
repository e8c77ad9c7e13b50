"""A board: cities, routes and tickets, read from TOML and checked against T-012 to T-015."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, NewType

from roundhouse.games.tickets.colours import COLOURS, GRAY, Colour
from roundhouse.kernel.errors import InvalidData

CityId = NewType("CityId", str)
RouteId = NewType("RouteId", str)
TicketId = NewType("TicketId", str)

Entry = tuple[str, dict[str, Any]]  # where it stands, such as routes[12], and its fields

MAX_LENGTH = 6  # T-012
MAX_ASPECT = 10**6
_LONG = 10**15
_KIND_NAMES: dict[tuple[type, ...], str] = {(str,): "text", (int,): "whole number", (int, float): "number"}
_CITY_ID = re.compile(r"[a-z][a-z0-9_]*")
_ROUTE_COLOURS = (*COLOURS, GRAY)
_TABLES: dict[str, dict[str, tuple[type, ...]]] = {
    "cities": {"id": (str,), "name": (str,), "x": (int, float), "y": (int, float)},
    "routes": {"a": (str,), "b": (str,), "length": (int,), "colour": (str,)},
    "tickets": {"a": (str,), "b": (str,), "points": (int,)},
}
_OPTIONAL: dict[str, dict[str, tuple[type, ...]]] = {"cities": {"lat": (int, float), "lon": (int, float)}}


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

    __slots__ = ("cities", "city_index", "data", "digest", "name", "route_index", "routes", "ticket_index", "tickets")

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.name: str = data["name"]
        self.digest = sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()
        self.cities = tuple(City(CityId(c["id"]), c["name"], c["x"], c["y"]) for c in data["cities"])
        self.city_index = {city.id: index for index, city in enumerate(self.cities)}
        ends = [self._ends(entry) for entry in data["routes"]]
        self.routes = tuple(
            Route(
                RouteId(self._pair_id(ends, index)),
                *ends[index],
                length=entry["length"],
                colour=Colour(entry["colour"]),
                twin=next((i for i, other in enumerate(ends) if other == ends[index] and i != index), -1),
            )
            for index, entry in enumerate(data["routes"])
        )
        self.route_index = {route.id: index for index, route in enumerate(self.routes)}
        pairs = [self._ends(entry) for entry in data["tickets"]]
        self.tickets = tuple(
            Ticket(TicketId(self._pair_id(pairs, index)), *pairs[index], points=entry["points"])
            for index, entry in enumerate(data["tickets"])
        )
        self.ticket_index = {ticket.id: index for index, ticket in enumerate(self.tickets)}

    def _ends(self, entry: dict[str, Any]) -> tuple[int, int]:
        a, b = sorted((self.city_index[entry["a"]], self.city_index[entry["b"]]))
        return a, b

    def _pair_id(self, pairs: list[tuple[int, int]], index: int) -> str:
        """`a-b` in the order of the city list, numbered `.1`, `.2` where the same two cities occur more than once."""
        a, b = pairs[index]
        name = f"{self.cities[a].id}-{self.cities[b].id}"
        if pairs.count(pairs[index]) == 1:
            return name
        return f"{name}.{pairs[: index + 1].count(pairs[index])}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)


@cache
def usa_board() -> Board:
    """The recommended board (T-016, T-017)."""
    text = files(__package__).joinpath("data/usa.toml").read_text("utf-8")
    return Board(checked_board(tomllib.loads(text), "usa.toml"))


def read_board(path: Path) -> Board:
    """An own board from a TOML file; raises InvalidData that names the file and every mistake."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise InvalidData(str(path), [error.strerror or "cannot be read"]) from None
    except (ValueError, RecursionError) as error:  # bad text, bad TOML, a path that can be none
        raise InvalidData(str(path), [f"not a TOML file ({error})"]) from None
    return Board(checked_board(data, str(path)))


def board_from_data(data: Any, source: str = "board") -> Board:
    """An own board from plain data, as a record embeds it."""
    return Board(checked_board(data, source))


def checked_board(data: Any, source: str) -> dict[str, Any]:
    """The data if it is a board as T-015 wants it, else InvalidData with all that is wrong."""
    problems = _problems(data)
    if problems:
        raise InvalidData(source, problems)
    assert isinstance(data, dict)
    return data


def _problems(data: Any) -> list[str]:
    """Every mistake: of kind first, then of value in whatever is of the right kind."""
    if not isinstance(data, dict):
        return ["a board is a table with name, cities, routes and tickets"]
    problems = [f"unknown field {name!r}" for name in data if name not in ("name", "aspect", *_TABLES)]
    if not isinstance(data.get("name"), str) or not data["name"]:
        problems.append("name: must be a text")
    if "aspect" in data and not _is_aspect(data["aspect"]):
        problems.append("aspect: must be two numbers above 0, width and height")
    sound: dict[str, list[Entry]] = {}
    for table in _TABLES:
        wrong, sound[table] = _sorted_out(table, data.get(table))
        problems += wrong
    problems += _city_problems(sound["cities"])
    problems += _route_problems(sound["routes"])
    problems += _ticket_problems(sound["tickets"])
    return problems + _end_problems(sound)


def _sorted_out(table: str, entries: Any) -> tuple[list[str], list[Entry]]:
    """What is of the wrong kind in a list of entries, and the fields that are of the right one, by entry."""
    if not isinstance(entries, list) or not entries:
        return [f"{table}: must be a list with at least one entry"], []
    fields = _TABLES[table]
    allowed = {**fields, **_OPTIONAL.get(table, {})}
    problems, sound = [], []
    for number, entry in enumerate(entries, start=1):
        where = f"{table}[{number}]"
        if not isinstance(entry, dict):
            problems.append(f"{where}: must be a table")
            continue
        problems += [f"{where}.{name}: unknown field" for name in entry if name not in allowed]
        kept = {}
        for name, kinds in allowed.items():
            if name not in entry:
                if name in fields:
                    problems.append(f"{where}.{name}: is missing")
            elif not isinstance(entry[name], kinds) or isinstance(entry[name], bool):
                problems.append(f"{where}.{name}: must be a {_KIND_NAMES[kinds]}")
            else:
                kept[name] = entry[name]
        sound.append((where, kept))
    return problems, sound


def _is_aspect(value: Any) -> bool:
    numbers = [side for side in value if type(side) in (int, float)] if isinstance(value, list) else []
    return len(numbers) == 2 == len(value) and all(0 < side <= MAX_ASPECT for side in numbers)


def _city_problems(cities: list[Entry]) -> list[str]:
    problems = []
    for field in ("id", "name"):
        seen: set[str] = set()
        for where, city in cities:
            if field in city and city[field] in seen:
                problems.append(f"{where}.{field}: {city[field]!r} occurs twice")
            seen.add(city.get(field, ""))
    for where, city in cities:
        if "id" in city and not _CITY_ID.fullmatch(city["id"]):
            problems.append(f"{where}.id: {city['id']!r} must be small letters, digits and underscores")
        if "name" in city and not (city["name"].isprintable() and city["name"].strip()):
            problems.append(f"{where}.name: {city['name']!r} must be printable")
        for field, least, most in (("x", 0, 1), ("y", 0, 1), ("lat", -90, 90), ("lon", -180, 180)):
            if not least <= city.get(field, 0) <= most:
                problems.append(f"{where}.{field}: must be from {least} to {most}, not {_short(city[field])}")
    return problems


def _route_problems(routes: list[Entry]) -> list[str]:
    problems = []
    parallel: Counter[frozenset[str]] = Counter()
    for where, route in routes:
        if not 1 <= route.get("length", 1) <= MAX_LENGTH:
            problems.append(f"{where}.length: must be 1 to {MAX_LENGTH}, not {_short(route['length'])}")
        if route.get("colour", GRAY) not in _ROUTE_COLOURS:
            problems.append(f"{where}.colour: {route['colour']!r} is none of {', '.join(_ROUTE_COLOURS)}")
        if "a" in route and "b" in route:
            pair = frozenset((route["a"], route["b"]))
            parallel[pair] += 1
            if parallel[pair] == 3:
                problems.append(f"{where}: a third route between {route['a']} and {route['b']}")
    return problems


def _ticket_problems(tickets: list[Entry]) -> list[str]:
    return [
        f"{where}.points: must be at least 1, not {_short(ticket['points'])}"
        for where, ticket in tickets
        if ticket.get("points", 1) < 1
    ]


def _end_problems(sound: dict[str, list[Entry]]) -> list[str]:
    """Ends of routes and tickets that are no cities, or the same one; a wrong city is named once, with its places."""
    cities = {city["id"] for _, city in sound["cities"] if "id" in city}
    problems, strangers = [], dict[str, list[str]]()
    for where, entry in (*sound["routes"], *sound["tickets"]):
        for end in ("a", "b"):
            if end in entry and entry[end] not in cities:
                strangers.setdefault(entry[end], []).append(f"{where}.{end}")
        if "a" in entry and entry["a"] == entry.get("b"):
            problems.append(f"{where}: joins {entry['a']!r} to itself")
    if cities:
        for name, (first, *others) in strangers.items():
            also = f" (also in {', '.join(others[:3])}{' and more' if others[3:] else ''})" if others else ""
            problems.append(f"{first}: {name!r} is no city of this board{also}")
    return problems


def _short(number: float) -> str:
    """A number as it was written, unless that would fill the line."""
    return "a number that long" if type(number) is int and abs(number) >= _LONG else repr(number)
