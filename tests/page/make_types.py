"""The page's types, made from what the server sends and takes; `make types` writes them again."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from textwrap import indent, wrap
from typing import Any, get_args

import msgspec

from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.events import Event
from roundhouse.server import shapes
from roundhouse.server.api import (
    decency,
    games,
    messages,
    nudges,
    operators,
    orders,
    people,
    profiles,
    tables,
    vacations,
)
from roundhouse.server.page import digest, hints, log, rulebook
from roundhouse.server.page.room import PageRoom, page_rooms
from roundhouse.server.problems import ProblemBody

JS = Path(__file__).parents[2] / "src" / "roundhouse" / "web" / "js"
FILE = "types.d.ts"
WIDTH = 120
HEAD = """\
// What the server sends and takes. Made by tests/page/make_types.py from the server's own types: do not edit.
"""

UNIONS: dict[str, Any] = {
    "SocketMessage": messages.TableMessage | messages.PresenceMessage | messages.OrderDone | messages.OrderRefused,
    "AnyEntry": shapes.AnyEntry,
    "AnyOrder": orders.AnyOrder,
}
ANSWERS: list[Any] = [
    ProblemBody,
    games.GameList,
    tables.TableList,
    tables.EntryList,
    tables.ViewAt,
    tables.LegalList,
    tables.WhyNot,
    tables.Preview,
    tables.NewTable,
    people.Me,
    people.RecoveryCodes,
    people.DeviceCode,
    vacations.Vacation,
    profiles.Profile,
    profiles.FinishedGames,
    profiles.HeadToHead,
    profiles.RatingCourse,
    profiles.Leaderboard,
    profiles.Openness,
    nudges.Nudges,
    decency.Blocked,
    operators.ReportList,
    operators.PersonList,
    operators.DeedList,
    operators.Operator,
    log.Log,
    digest.Digest,
    hints.Hint,
    rulebook.Rulebook,
]
_PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def make_types() -> dict[Path, str]:
    """Every file of types: what all games share, and in the room of each game what is its own."""
    files = {JS / FILE: _shared()}
    files |= {JS / name / FILE: _of_game(name, room) for name, room in page_rooms().items()}
    return files


def _shared() -> str:
    _, known = msgspec.json.schema_components([*UNIONS.values(), *ANSWERS], ref_template="{name}")
    unions = [f"export type {name} =\n{indent(_or(kinds, lines=True), '  ')};\n" for kinds, name in _named().items()]
    return "\n".join([HEAD, *_interfaces(known), *unions])


def _of_game(name: GameName, room: PageRoom) -> str:
    views = [] if room.view is None else [room.view]
    _, known = msgspec.json.schema_components(views, ref_template="{name}")
    return "\n".join([HEAD, *_interfaces(known), _events(f"{name.title()}Event", room.events)])


def _interfaces(known: dict[str, Any]) -> list[str]:
    return [_interface(name, schema) for name, schema in known.items()]


def _interface(name: str, schema: dict[str, Any]) -> str:
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{_comment(schema)}export type {name} = {_type(schema)};\n"
    return f"{_comment(schema)}export interface {name} {{\n{_fields(schema)}}}\n"


def _fields(schema: dict[str, Any]) -> str:
    required = schema.get("required", ())
    return "".join(
        f"  {field}{'' if field in required else '?'}: {_type(kind)};\n" for field, kind in schema["properties"].items()
    )


@cache
def _named() -> dict[tuple[str, ...], str]:
    """The unions that have a name, by what they are made of."""
    return {tuple(kind.__name__ for kind in get_args(union)): name for name, union in UNIONS.items()}


def _events(name: str, kinds: Iterable[type[Event]]) -> str:
    """One type for all events of a game; `event` tells them apart."""
    found = []
    for kind in kinds:
        (schema,), known = msgspec.json.schema_components([kind], ref_template="{name}")
        fields = _fields(known.pop(schema["$ref"]))
        assert not known, f"{kind.__name__} is not plain"
        found.append(f'{{ event: "{kind.__name__}"; {" ".join(fields.split())} }}'.replace(";  }", "; }"))
    return f"export type {name} =\n{indent(_or(found, lines=True), '  ')};\n"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        kinds = tuple(map(_type, schema["anyOf"]))
        return _named().get(kinds) or _or(kinds)
    if "enum" in schema:
        return _or(map(json.dumps, schema["enum"]))
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'any'}>"
    return "any" if kind is None else _PLAIN[kind]


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(_type, schema['prefixItems']))}]"
    items = schema.get("items")
    one = _type(items) if isinstance(items, dict) else "any"
    return f"({one})[]" if " " in one and not one.startswith(("[", "Record")) else f"{one}[]"


def _or(types: Iterable[str], lines: bool = False) -> str:
    return "\n".join(f"| {one}" for one in types) if lines else " | ".join(dict.fromkeys(types))


def _comment(schema: dict[str, Any]) -> str:
    text = " ".join(schema.get("description", "").split())
    if not text:
        return ""
    told = wrap(text, WIDTH - 7)
    return f"/** {told[0]} */\n" if len(told) == 1 else "/**\n" + "".join(f" * {line}\n" for line in told) + " */\n"


if __name__ == "__main__":
    for path, text in make_types().items():
        path.write_text(text, "utf-8")
