"""What is said between a table and a program that plays: messages of one JSON line each (docs/protocol.md).

The table says `hello`, `game` and `choose`; the program answers `hello` and `choice`, or `error`. Fields that a side
does not know are left unread, so that later versions may say more.
"""

from __future__ import annotations

from collections.abc import Sequence
from json import dumps, loads
from typing import Any

from roundhouse.bots.contract import Decision, Estimate, Explanation, Reason
from roundhouse.kernel.checking import (
    Anything,
    Bytes,
    Fields,
    ListOf,
    Mistakes,
    Nullable,
    Number,
    OneOf,
    Shape,
    Text,
    Whole,
)
from roundhouse.kernel.complaints import complaint
from roundhouse.kernel.rng import SEED_BYTES

PROTOCOL = 1
LONGEST_LINE = 8_000_000  # bytes
SEED_WORDS = SEED_BYTES // 4

_ESTIMATE = Fields({"action": Text(400), "value": Number(-1e9, 1e9)}, is_open=True)
_REASON = Fields({"code": Text(60)}, {"params": Anything()}, is_open=True)
_SEEN = Fields({"seat": Whole(0), "action": Text(400)}, is_open=True)

HELLO = Fields({"protocol": Whole()}, {"name": Text(60), "games": Nullable(ListOf(Text(60)))}, is_open=True)
CHOICE = Fields(
    {"id": Whole(), "action": Text(400)},
    {
        "value": Nullable(Number(-1e9, 1e9)),
        "unit": OneOf(("points", "share")),
        "others": ListOf(_ESTIMATE, most=10),
        "plan": ListOf(_REASON, most=20),
        "says": Text(400, is_printable=True),
    },
    is_open=True,
)
CHOOSE = Fields(
    {
        "id": Whole(),
        "view": Fields({"game": Text(60), "seat": Whole(0)}, is_open=True),
        "legal": ListOf(Text(400), least=1),
        "seconds": Number(0, 1e6),
        "seed": Bytes(SEED_BYTES),
    },
    {"since": Nullable(ListOf(_SEEN))},
    is_open=True,
)


def line_of(message: dict[str, Any]) -> bytes:
    """A message as it is sent."""
    return dumps(message, separators=(",", ":"), default=str).encode() + b"\n"


def read_line(line: bytes, source: str) -> dict[str, Any]:
    """A message as it came; raises InvalidRecord for what is none."""
    try:
        message = loads(line)
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        mistakes = Mistakes(source)
        shown = repr(line[:80].decode(errors="replace").strip())
        mistakes.add("", complaint("not-a-message", "{line} is not a message, a JSON object with a type", line=shown))
        mistakes.complain_in_a_line()
    assert isinstance(message, dict)
    return message


def checked(message: dict[str, Any], shape: Shape, source: str) -> dict[str, Any]:
    """The message if it has the fields of its kind; raises InvalidRecord that names what is wrong."""
    mistakes = Mistakes(source)
    mistakes.sound_part(message, shape)
    mistakes.complain_in_a_line()
    return message


def hello(name: str, games: Sequence[str] | None = None) -> dict[str, Any]:
    """The first word of either side; who plays tells which games, all of them where it does not."""
    told: dict[str, Any] = {"type": "hello", "protocol": PROTOCOL, "name": name}
    return told if games is None else {**told, "games": list(games)}


def new_game(decision: Decision) -> dict[str, Any]:
    """Begins a game, or begins it again for somebody who remembers nothing."""
    view = decision.view
    assert view is not None
    told = {key: view[key] for key in ("game", "rules", "players", "options")}
    return {"type": "game", **told, "seat": decision.seat, "printed": decision.game.printed(view)}


def question(number: int, decision: Decision) -> dict[str, Any]:
    """Asks for a decision. The seed is drawn from the bot's own stream, so that a game can be repeated."""
    seen = decision.since
    return {
        "type": "choose",
        "id": number,
        "view": decision.view,
        "legal": [str(action) for action in decision.legal],
        "since": None if seen is None else [{"seat": by, "action": str(action)} for action, by in seen],
        "seconds": decision.seconds,
        "seed": b"".join(decision.rng.word().to_bytes(4, "big") for _ in range(SEED_WORDS)).hex(),
    }


def choice(number: int, action: str, why: Explanation | None) -> dict[str, Any]:
    """The answer, and why, if the bot can tell."""
    told: dict[str, Any] = {"type": "choice", "id": number, "action": action}
    if why is not None:
        told |= {"value": why.choice.value, "unit": why.unit}
        told["others"] = [{"action": str(other.action), "value": other.value} for other in why.others]
        told["plan"] = [{"code": reason.code, "params": reason.params} for reason in why.plan]
    return told


def explanation(answer: dict[str, Any], decision: Decision) -> Explanation | None:
    """Why the program chose as it did; None if it did not say what its choice is worth."""
    if answer.get("value") is None:
        return None
    legal = {str(action): action for action in decision.legal}
    others = tuple(
        Estimate(legal[other["action"]], other["value"])
        for other in answer.get("others", ())
        if other["action"] in legal
    )
    plan = [Reason(reason["code"], dict(reason.get("params") or {})) for reason in answer.get("plan", ())]
    if answer.get("says"):
        plan.append(Reason("said", {"text": answer["says"]}))
    chosen = Estimate(legal[answer["action"]], answer["value"])
    return Explanation(answer.get("unit", "points"), chosen, others, tuple(plan))
