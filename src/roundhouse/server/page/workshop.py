"""What the workshop of the page asks for: whether a map is sound and how good, a random one, and trials by bots."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated, Any

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from roundhouse.bots.roster import bot_of, check_bot
from roundhouse.i18n.complaints import in_words
from roundhouse.kernel.errors import InvalidData, InvalidOption, UnknownBot
from roundhouse.kernel.registry import declaration
from roundhouse.server.access import AnyRequest, TheNode, need_person
from roundhouse.server.guard import limits
from roundhouse.server.page.room import MapRoom, page_room
from roundhouse.server.page.texts import catalogue
from roundhouse.server.problems import Problem
from roundhouse.server.trials import TrialRun

LONGEST_MAP = 300_000  # bytes, many times what the largest board takes
MOST_TOLD = 30  # mistakes
MOST_GAMES = 300
CHECK = limits.Limit(30, 2.0)
DRAW = limits.Limit(20, 0.5)
TRIAL = limits.Limit(6, 0.02)
_PLACE = re.compile(r"([a-z_]+(?:\[\d+\])?(?:\.[a-z_]+)*): ")


class MapToCheck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    value: dict[str, Any]


class MapMistake(msgspec.Struct, frozen=True):
    """A mistake in words; `place` is that of the map's data, such as `routes[3].length`, or empty."""

    place: str
    text: str


class CheckedMap(msgspec.Struct, frozen=True):
    """All mistakes; how good the map is if there are none, by its game's own measure."""

    problems: list[MapMistake]
    measure: dict[str, Any] | None


class MapToDraw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seed: Annotated[int, Meta(ge=0, le=2**31)]
    wanted: dict[str, int]


class DrawnMap(msgspec.Struct, frozen=True):
    value: dict[str, Any]


class TrialOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    value: dict[str, Any]
    players: Annotated[int, Meta(ge=1, le=10)]
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)]
    level: str


class SeenTrial(msgspec.Struct, frozen=True):
    """How far a trial is; at last its report, or why there is none: `lost`, `too-slow` with the seconds of a game."""

    id: str
    done: int
    games: int
    report: dict[str, Any] | None
    trouble: str | None
    seconds: float | None


@post(
    "/api/games/{game:str}/workshop/check",
    operation_id="checkMap",
    tags=["page"],
    status_code=200,
    request_max_body_size=LONGEST_MAP,
)
async def check_map(
    request: AnyRequest, node: TheNode, game: FromPath[str], data: JSONBody[MapToCheck], language: FromQuery[str] = "en"
) -> CheckedMap:
    """Whether a map is sound, and how good."""
    texts = await asyncio.to_thread(catalogue, language)
    person = await need_person(request, node)
    node.limits.take("maps-checked", CHECK, person.id)
    try:
        return CheckedMap([], await node.checks.run(_room(game).measure, data.value))
    except InvalidData as error:
        told = [MapMistake(_place(problem), str(in_words(texts, problem))) for problem in error.problems[:MOST_TOLD]]
        return CheckedMap(told, None)


def _place(problem: str) -> str:
    found = _PLACE.match(problem)
    return "" if found is None else found[1]


@post("/api/games/{game:str}/workshop/random", operation_id="drawMap", tags=["page"], status_code=200)
async def draw_map(request: AnyRequest, node: TheNode, game: FromPath[str], data: JSONBody[MapToDraw]) -> DrawnMap:
    """A random map; the same seed and wishes give the same one."""
    person = await need_person(request, node)
    node.limits.take("maps-drawn", DRAW, person.id)
    room = _room(game)
    wishes = {name: data.wanted.get(name, usual) for name, usual in room.wishes.items()}
    try:
        return DrawnMap(await node.checks.run(room.draw, data.seed, **wishes))
    except InvalidOption as error:
        raise Problem.of(error) from None


@post(
    "/api/games/{game:str}/workshop/trials",
    operation_id="startTrial",
    tags=["page"],
    status_code=202,
    request_max_body_size=LONGEST_MAP,
)
async def start_trial(request: AnyRequest, node: TheNode, game: FromPath[str], data: JSONBody[TrialOrder]) -> SeenTrial:
    """Have a map tried out by games between bots; a trial of your own that is still running is given up."""
    person = await need_person(request, node)
    room = _room(game)
    node.limits.take("trials", TRIAL, person.id)
    try:
        await node.checks.run(room.measure, data.value)
    except InvalidData as error:
        raise Problem.of(error) from None
    name = declaration(game).name
    bot = bot_of(data.level, name)
    try:
        check_bot(bot, name)  # of the house: nobody from outside names a program here
    except UnknownBot as error:
        raise Problem.of(error) from None
    order = {"game": game, "value": data.value, "players": data.players, "games": data.games, "bot": bot}
    return _seen(node.trials.start(person.id, order))


@get("/api/workshop/trials/{trial:str}", operation_id="seeTrial", tags=["page"])
async def see_trial(request: AnyRequest, node: TheNode, trial: FromPath[str]) -> SeenTrial:
    """How far a trial of your own is, and what came of it."""
    person = await need_person(request, node)
    return _seen(node.trials.seen(trial, person.id))


@delete("/api/workshop/trials/{trial:str}", operation_id="giveUpTrial", tags=["page"])
async def give_up_trial(request: AnyRequest, node: TheNode, trial: FromPath[str]) -> None:
    """Give a trial of your own up."""
    person = await need_person(request, node)
    node.trials.give_up(node.trials.seen(trial, person.id))


def _seen(run: TrialRun) -> SeenTrial:
    return SeenTrial(run.id, run.done, run.order["games"], run.report, run.trouble, run.seconds)


def _room(game: str) -> MapRoom:
    room = page_room(declaration(game))
    if room is None or room.maps is None:
        raise Problem(404, "unknown-path")
    return room.maps
