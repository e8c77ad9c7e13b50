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
MOST = {"cities": 100, "routes": 300, "tickets": 150}  # three times what the largest printed map has
MOST_POINTS = 1000
LONGEST_ID = 40
LONGEST_NAME = 60
MAX_ASPECT = 10**6
MOST_SLENDER = 10  # how many times as long as wide the drawing may be
BOARDS_KEPT = 64
_SHOWN = 60  # letters of what somebody wrote, in a complaint about it
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

    __slots__ = (
        "_packed",
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


def board_from_data(data: Any) -> Board:
    """An own board from plain data, as a record, a view or a position embeds it; the same data give the same board."""
    try:
        packed = _packed(data)
    except ValueError:  # too deep, or not plain data, neither of which any field may be
        raise InvalidData("board", _problems(data) or ["must be plain data"]) from None
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
    problems = _problems(data)
    if problems:
        raise InvalidData(source, problems)
    assert isinstance(data, dict)
    return data


def _problems(data: Any) -> list[str]:
    """Every mistake: of kind first, then of value in whatever is of the right kind."""
    if not isinstance(data, dict):
        return ["a board is a table with name, cities, routes and tickets"]
    problems = [f"unknown field {_shown(name)}" for name in data if name not in ("name", "aspect", *_TABLES)]
    if not isinstance(data.get("name"), str):
        problems.append("name: must be a text")
    elif not _is_name(data["name"]):
        problems.append(f"name: must be a text of 1 to {LONGEST_NAME} printable letters")
    if "aspect" in data and not _is_aspect(data["aspect"]):
        problems.append(
            f"aspect: must be two numbers above 0, width and height, neither more than {MOST_SLENDER} times the other"
        )
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
    if len(entries) > MOST[table]:
        return [f"{table}: at most {MOST[table]}, not {len(entries)}"], []
    fields = _TABLES[table]
    allowed = {**fields, **_OPTIONAL.get(table, {})}
    problems, sound = [], []
    for number, entry in enumerate(entries, start=1):
        where = f"{table}[{number}]"
        if not isinstance(entry, dict):
            problems.append(f"{where}: must be a table")
            continue
        problems += [f"{where}.{_field(name)}: unknown field" for name in entry if name not in allowed]
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
    if len(numbers) != 2 or len(value) != 2 or not all(0 < side <= MAX_ASPECT for side in numbers):
        return False
    return bool(max(numbers) <= MOST_SLENDER * min(numbers))


def _is_name(name: str) -> bool:
    return len(name) <= LONGEST_NAME and name.isprintable() and bool(name.strip())


def _city_problems(cities: list[Entry]) -> list[str]:
    problems = []
    for field in ("id", "name"):
        seen: set[str] = set()
        for where, city in cities:
            if field in city and city[field] in seen:
                problems.append(f"{where}.{field}: {_shown(city[field])} occurs twice")
            seen.add(city.get(field, ""))
    for where, city in cities:
        if "id" in city and not (len(city["id"]) <= LONGEST_ID and _CITY_ID.fullmatch(city["id"])):
            problems.append(
                f"{where}.id: {_shown(city['id'])} must be small letters, digits and underscores, at most {LONGEST_ID}"
            )
        if "name" in city and not _is_name(city["name"]):
            problems.append(f"{where}.name: {_shown(city['name'])} must be printable, at most {LONGEST_NAME} letters")
        for field, least, most in (("x", 0, 1), ("y", 0, 1), ("lat", -90, 90), ("lon", -180, 180)):
            if not least <= city.get(field, 0) <= most:
                problems.append(f"{where}.{field}: must be from {least} to {most}, not {_shown(city[field])}")
    return problems


def _route_problems(routes: list[Entry]) -> list[str]:
    problems = []
    parallel: Counter[frozenset[str]] = Counter()
    for where, route in routes:
        if not 1 <= route.get("length", 1) <= MAX_LENGTH:
            problems.append(f"{where}.length: must be 1 to {MAX_LENGTH}, not {_shown(route['length'])}")
        if route.get("colour", GRAY) not in _ROUTE_COLOURS:
            problems.append(f"{where}.colour: {_shown(route['colour'])} is none of {', '.join(_ROUTE_COLOURS)}")
        if "a" in route and "b" in route:
            pair = frozenset((route["a"], route["b"]))
            parallel[pair] += 1
            if parallel[pair] == 3:
                problems.append(f"{where}: a third route between {_field(route['a'])} and {_field(route['b'])}")
    return problems


def _ticket_problems(tickets: list[Entry]) -> list[str]:
    return [
        f"{where}.points: must be 1 to {MOST_POINTS}, not {_shown(ticket['points'])}"
        for where, ticket in tickets
        if not 1 <= ticket.get("points", 1) <= MOST_POINTS
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
            problems.append(f"{where}: joins {_shown(entry['a'])} to itself")
    if cities:
        for name, (first, *others) in strangers.items():
            also = f" (also in {', '.join(others[:3])}{' and more' if others[3:] else ''})" if others else ""
            problems.append(f"{first}: {_shown(name)} is no city of this board{also}")
    return problems


def _shown(value: Any) -> str:
    """What somebody wrote, unless that would fill the line."""
    if isinstance(value, int) and value.bit_length() > _SHOWN:
        return "a number that long"
    text = repr(value[:_SHOWN] if isinstance(value, str) else value)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."


def _field(name: str) -> str:
    """A field or city in a complaint, as it is if it could be one."""
    return name if name.isidentifier() and len(name) <= LONGEST_ID else _shown(name)
