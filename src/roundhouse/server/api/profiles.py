"""Who is who: profiles, head-to-head, courses of ratings, leaderboards.

The id of a table is an invitation to look, so a game is linked only where the table is public or the reader sat there.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get, put
from litestar.params import FromPath, JSONBody, QueryParameter

from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.registry import game as find_game
from roundhouse.match.ids import PersonId, TableId
from roundhouse.server.access import AnyRequest, TheNode, need_person, person_of
from roundhouse.server.node import Node
from roundhouse.server.problems import Problem
from roundhouse.server.ratings.skill import LEAST_GAMES
from roundhouse.server.storage import profiles
from roundhouse.server.storage.people import Person
from roundhouse.server.storage.profiles import Played, RatedPerson

MOST_GAMES = 25  # of a profile at once
MOST_PLACES = 50  # of a leaderboard at once

GameQuery = Annotated[str, QueryParameter(min_length=1, max_length=40)]
PlayersQuery = Annotated[int, QueryParameter(ge=1, le=9)]
FirstQuery = Annotated[int, QueryParameter(ge=1, le=1_000_000)]


class GamesOf(msgspec.Struct, frozen=True):
    """What somebody's games of one kind came to; `variant`: the options that are not as usual, as JSON."""

    game: GameName
    players: int
    variant: str
    games: int
    wins: int
    left: int  # in which they left, or which they ended for everybody
    best: int | None
    mean: float | None
    mean_rank: float


class Opponent(msgspec.Struct, frozen=True):
    """Somebody they met, how often, and who finished ahead; equal ranks are neither."""

    person: PersonId
    games: int
    ahead: int
    behind: int


class RatingLine(msgspec.Struct, frozen=True):
    """A rating: skill `mu`, doubt `sigma`, and `sure`, the skill somebody almost surely has (mu - 3 sigma)."""

    person: PersonId
    game: GameName
    players: int
    mu: float
    sigma: float
    sure: float
    games: int
    wins: int
    listed: bool


class GameSeat(msgspec.Struct, frozen=True):
    person: PersonId | None
    bot: str | None
    rank: int
    score: int | None
    left: bool


class FinishedGame(msgspec.Struct, frozen=True):
    """A game that has ended; `table` is null where the reader was not invited."""

    table: TableId | None
    game: GameName
    players: int
    variant: str
    how: str
    ended_at: int
    seats: list[GameSeat]


class FinishedGames(msgspec.Struct, frozen=True):
    """The newest first, from number `first` on."""

    games: list[FinishedGame]
    names: dict[PersonId, str]
    first: int
    more: bool


class Profile(msgspec.Struct, frozen=True):
    """What there is to know of a person; if `hidden`, only they see more than the name."""

    person: PersonId
    name: str
    hidden: bool
    guest: bool
    since: int
    games: list[GamesOf]
    opponents: list[Opponent]
    ratings: list[RatingLine]
    names: dict[PersonId, str]


class AgainstGame(msgspec.Struct, frozen=True):
    game: GameName
    players: int
    games: int
    ahead: int
    behind: int


class HeadToHead(msgspec.Struct, frozen=True):
    """How two people did against each other, from the first one's side."""

    person: PersonId
    other: PersonId
    games: list[AgainstGame]
    last: list[FinishedGame]
    names: dict[PersonId, str]


class RatingPoint(msgspec.Struct, frozen=True):
    at: int
    mu: float
    sigma: float


class RatingCourse(msgspec.Struct, frozen=True):
    """How a rating came about, the oldest first; at most the last 200 games."""

    points: list[RatingPoint]


class Leaderboard(msgspec.Struct, frozen=True):
    """The best of a game among so many players; `place` is the reader's (null: no rating; 0: not on the board)."""

    least_games: int
    size: int
    places: list[RatingLine]
    first: int  # the place of the first one here
    mine: RatingLine | None
    place: int | None
    names: dict[PersonId, str]


class Openness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether your results are kept from everybody else."""

    hidden: bool


async def shown_person(node: Node, reader: Person | None, person: PersonId) -> Person:
    """Somebody whose results this reader may see."""
    found = await node.known.find(person)
    if found is None:
        raise Problem(404, "unknown-person")
    if (reader is None or reader.id != person) and await profiles.is_hidden(node.engine, person):
        raise Problem(403, "hidden", name=found.name)
    return found


@get("/api/people/{person:str}", operation_id="openProfile", tags=["people"])
async def open_profile(request: AnyRequest, node: TheNode, person: FromPath[PersonId]) -> Profile:
    """What somebody has played, how it went, and against whom."""
    reader = await person_of(request, node)
    found = await shown_person(node, reader, person)
    opponents = await profiles.opponents(node.engine, person)
    return Profile(
        person=person,
        name=found.name,
        hidden=await profiles.is_hidden(node.engine, person),
        guest=found.login is None,
        since=await profiles.since(node.engine, person),
        games=[GamesOf(*one) for one in await profiles.sums(node.engine, person)],
        opponents=[Opponent(*one) for one in opponents],
        ratings=[_line(one) for one in await profiles.standings_of(node.engine, person)],
        names=await node.known.names({one.person for one in opponents}),
    )


@get("/api/people/{person:str}/games", operation_id="listGamesOf", tags=["people"])
async def list_games_of(
    request: AnyRequest, node: TheNode, person: FromPath[PersonId], first: FirstQuery = 1
) -> FinishedGames:
    """Somebody's finished games, the newest first."""
    reader = await person_of(request, node)
    await shown_person(node, reader, person)
    found = await profiles.games(node.engine, person, MOST_GAMES + 1, first - 1)
    shown = found[:MOST_GAMES]
    return FinishedGames([_game(one, reader) for one in shown], await _names(node, shown), first, found != shown)


@get("/api/people/{person:str}/against/{other:str}", operation_id="headToHead", tags=["people"])
async def head_to_head(
    request: AnyRequest, node: TheNode, person: FromPath[PersonId], other: FromPath[PersonId]
) -> HeadToHead:
    """How two people did against each other."""
    reader = await person_of(request, node)
    for one in (person, other):
        await shown_person(node, reader, one)
    last = await profiles.games(node.engine, person, MOST_GAMES, other=other)
    return HeadToHead(
        person=person,
        other=other,
        games=[
            AgainstGame(game, players, one.games, one.ahead, one.behind)
            for game, players, one in await profiles.against(node.engine, person, other)
        ],
        last=[_game(one, reader) for one in last],
        names={**await node.known.names({person, other}), **await _names(node, last)},
    )


@get("/api/people/{person:str}/rating", operation_id="courseOfRating", tags=["people"])
async def course_of_rating(
    request: AnyRequest, node: TheNode, person: FromPath[PersonId], game: GameQuery, players: PlayersQuery
) -> RatingCourse:
    """How somebody's rating for a game and a number of players came about."""
    await shown_person(node, await person_of(request, node), person)
    points = await profiles.course(node.engine, person, GameName(game), players)
    return RatingCourse([RatingPoint(*point) for point in points])


@get("/api/leaderboards", operation_id="openLeaderboard", tags=["people"])
async def open_leaderboard(
    request: AnyRequest,
    node: TheNode,
    game: GameQuery,
    players: PlayersQuery,
    first: FirstQuery = 1,
) -> Leaderboard:
    """The best of a game among so many players: accounts with enough games that are not hidden."""
    reader = await person_of(request, node)
    name = GameName(find_game(game).name)
    places, size, own = await profiles.board(
        node.engine, name, players, MOST_PLACES, first - 1, None if reader is None else reader.id
    )
    return Leaderboard(
        least_games=LEAST_GAMES,
        size=size,
        places=[_line(one) for one in places],
        first=first,
        mine=None if own is None else _line(own[1]),
        place=None if own is None else own[0],
        names=await node.known.names({one.person for one in places}),
    )


@get("/api/me/openness", operation_id="myOpenness", tags=["people"])
async def my_openness(request: AnyRequest, node: TheNode) -> Openness:
    """Whether your results are kept from everybody else."""
    return Openness(await profiles.is_hidden(node.engine, (await need_person(request, node)).id))


@put("/api/me/openness", operation_id="setMyOpenness", tags=["people"])
async def set_my_openness(request: AnyRequest, node: TheNode, data: JSONBody[Openness]) -> Openness:
    """Keep your results from everybody else, on leaderboards, too; or show them again."""
    person = await need_person(request, node)
    await profiles.hide(node.engine, person.id, data.hidden)
    return data


def _line(one: RatedPerson) -> RatingLine:
    return RatingLine(*one[:8], bool(one.listed))


def _may_open(one: Played, reader: Person | None) -> bool:
    return one.is_public or (reader is not None and any(seat.person == reader.id for seat in one.seats))


def _game(one: Played, reader: Person | None) -> FinishedGame:
    return FinishedGame(
        table=one.table_id if _may_open(one, reader) else None,
        game=one.game,
        players=one.players,
        variant=one.variant,
        how=one.how,
        ended_at=one.ended_at,
        seats=[GameSeat(seat.person, seat.bot, seat.rank, seat.score, seat.has_left) for seat in one.seats],
    )


async def _names(node: Node, found: list[Played]) -> dict[PersonId, str]:
    return await node.known.names({seat.person for one in found for seat in one.seats if seat.person is not None})


HANDLERS: list[Any] = [
    open_profile,
    list_games_of,
    head_to_head,
    course_of_rating,
    open_leaderboard,
    my_openness,
    set_my_openness,
]
