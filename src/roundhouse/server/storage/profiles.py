"""What is told of people by the results of their games: sums, opponents, games, courses of ratings, leaderboards."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Select, and_, case, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from roundhouse.kernel.contract import Seat
from roundhouse.kernel.declaration import GameName
from roundhouse.match.ids import PersonId, TableId
from roundhouse.server.storage.errors import reading, writing
from roundhouse.server.storage.results import list_again
from roundhouse.server.storage.schema import PEOPLE, PLACINGS, RATINGS, RESULTS

MOST_OPPONENTS = 10
MOST_POINTS = 200  # of the course of a rating


class Sum(NamedTuple):
    """What somebody's games of one kind came to."""

    game: GameName
    players: int
    variant: str
    games: int
    wins: int
    left: int
    best: int | None
    mean: float | None
    mean_rank: float


class Against(NamedTuple):
    """How often two people met, and who finished ahead."""

    person: PersonId
    games: int
    ahead: int
    behind: int


class RatedPerson(NamedTuple):
    """A rating."""

    person: PersonId
    game: GameName
    players: int
    mu: float
    sigma: float
    sure: float
    games: int
    wins: int
    listed: int


class Point(NamedTuple):
    """A rating after one game."""

    at: int
    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    seat: Seat
    person: PersonId | None
    bot: str | None
    rank: int
    score: int | None
    has_left: bool


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game."""

    table_id: TableId
    game: GameName
    players: int
    variant: str
    how: str
    is_public: bool
    ended_at: int
    seats: list[PlayedSeat]


async def is_hidden(engine: AsyncEngine, person: PersonId) -> bool:
    async with reading(engine) as connection:
        return bool((await connection.execute(select(PEOPLE.c.hidden).where(PEOPLE.c.id == person))).scalar())


async def hide(engine: AsyncEngine, person: PersonId, hidden: bool) -> None:
    """Keep somebody's results from everybody else, or show them again."""
    async with writing(engine) as connection:
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(hidden=int(hidden)))
        await connection.execute(list_again(person))


async def since(engine: AsyncEngine, person: PersonId) -> int:
    """When somebody came here for the first time."""
    async with reading(engine) as connection:
        return int((await connection.execute(select(PEOPLE.c.created_at).where(PEOPLE.c.id == person))).scalar_one())


async def sums(engine: AsyncEngine, person: PersonId) -> list[Sum]:
    """By game, number of players and variant, the most played first."""
    games = func.count().label("games")
    query = (
        select(
            PLACINGS.c.game,
            PLACINGS.c.players,
            PLACINGS.c.variant,
            games,
            func.sum(case((PLACINGS.c.rank == 1, 1), else_=0)),
            func.sum(PLACINGS.c.has_left),
            func.max(case((PLACINGS.c.has_left == 0, PLACINGS.c.score), else_=None)),
            func.avg(PLACINGS.c.score),
            func.avg(PLACINGS.c.rank),
        )
        .where(PLACINGS.c.person == person)
        .group_by(PLACINGS.c.game, PLACINGS.c.players, PLACINGS.c.variant)
        .order_by(games.desc(), PLACINGS.c.game, PLACINGS.c.players, PLACINGS.c.variant)
    )
    async with reading(engine) as connection:
        rows = (await connection.execute(query)).all()
    return [Sum(row[0], row[1], row[2], row[3], row[4], row[5], row[6], _plain(row[7]), float(row[8])) for row in rows]


def _plain(mean: Any) -> float | None:
    """PostgreSQL gives means as decimals."""
    return None if mean is None else float(mean)


def opponents_query(person: PersonId, other: PersonId | None = None) -> Select[Any]:
    """Whom somebody met: all, the most frequent first, or that one, by game."""
    own, theirs = PLACINGS.alias("own"), PLACINGS.alias("theirs")
    met = and_(theirs.c.table_id == own.c.table_id, theirs.c.seat != own.c.seat, theirs.c.person.is_not(None))
    what = [theirs.c.person] if other is None else [theirs.c.person, own.c.game, own.c.players]
    games = func.count().label("games")
    return (
        select(
            *what,
            games,
            func.sum(case((own.c.rank < theirs.c.rank, 1), else_=0)),
            func.sum(case((own.c.rank > theirs.c.rank, 1), else_=0)),
        )
        .select_from(own.join(theirs, met))
        .where(own.c.person == person, *(() if other is None else (theirs.c.person == other,)))
        .group_by(*what)
        .order_by(games.desc(), *what)
        .limit(MOST_OPPONENTS if other is None else 100)
    )


async def opponents(engine: AsyncEngine, person: PersonId) -> list[Against]:
    """Favourite opponents."""
    async with reading(engine) as connection:
        return [Against(*row) for row in await connection.execute(opponents_query(person))]


async def against(engine: AsyncEngine, person: PersonId, other: PersonId) -> list[tuple[GameName, int, Against]]:
    """How two people did against each other, by game and number of players."""
    async with reading(engine) as connection:
        rows = (await connection.execute(opponents_query(person, other))).all()
    return [(row[1], row[2], Against(row[0], *row[3:])) for row in rows]


def games_query(person: PersonId, other: PersonId | None) -> Select[Any]:
    """The tables of somebody's finished games, the newest first; `other`: that both sat at."""
    query = select(PLACINGS.c.table_id).where(PLACINGS.c.person == person)
    if other is not None:
        theirs = PLACINGS.alias("theirs")
        met = select(theirs.c.seat).where(theirs.c.table_id == PLACINGS.c.table_id, theirs.c.person == other)
        query = query.where(met.exists())
    return query.order_by(PLACINGS.c.ended_at.desc(), PLACINGS.c.table_id.desc())


async def games(
    engine: AsyncEngine, person: PersonId, most: int, skipped: int = 0, other: PersonId | None = None
) -> list[Played]:
    async with reading(engine) as connection:
        query = games_query(person, other).limit(most).offset(skipped)
        ids = list((await connection.execute(query)).scalars())
        return await _played(connection, ids)


async def _played(connection: AsyncConnection, ids: Sequence[TableId]) -> list[Played]:
    """These games, in their order."""
    found = await connection.execute(
        select(
            RESULTS.c.table_id,
            RESULTS.c.game,
            RESULTS.c.players,
            RESULTS.c.variant,
            RESULTS.c.how,
            RESULTS.c.is_public,
            RESULTS.c.ended_at,
        ).where(RESULTS.c.table_id.in_(ids))
    )
    made = {row.table_id: Played(*row[:5], bool(row.is_public), row.ended_at, []) for row in found}
    seats = await connection.execute(
        select(
            PLACINGS.c.table_id,
            PLACINGS.c.seat,
            PLACINGS.c.person,
            PLACINGS.c.bot,
            PLACINGS.c.rank,
            PLACINGS.c.score,
            PLACINGS.c.has_left,
        )
        .where(PLACINGS.c.table_id.in_(ids))
        .order_by(PLACINGS.c.table_id, PLACINGS.c.seat)
    )
    for row in seats:
        made[row.table_id].seats.append(PlayedSeat(*row[1:6], bool(row.has_left)))
    return [made[table_id] for table_id in ids]


async def standings_of(engine: AsyncEngine, person: PersonId) -> list[RatedPerson]:
    """The ratings of one person, the most played first."""
    query = _standings().where(RATINGS.c.person == person).order_by(RATINGS.c.games.desc(), RATINGS.c.game)
    async with reading(engine) as connection:
        return [RatedPerson(*row) for row in await connection.execute(query)]


async def skills(engine: AsyncEngine, people: Collection[PersonId]) -> dict[tuple[PersonId, GameName, int], float]:
    """What these people are rated, by game and number of players; of those who do not hide it."""
    query = (
        select(RATINGS.c.person, RATINGS.c.game, RATINGS.c.players, RATINGS.c.mu)
        .join(PEOPLE, PEOPLE.c.id == RATINGS.c.person)
        .where(RATINGS.c.person.in_(people), PEOPLE.c.hidden == 0)
    )
    async with reading(engine) as connection:
        return {(row.person, row.game, row.players): row.mu for row in await connection.execute(query)}


async def course(engine: AsyncEngine, person: PersonId, game: GameName, players: int) -> list[Point]:
    """How a rating came about, from the oldest of the last games on."""
    query = (
        select(PLACINGS.c.ended_at, PLACINGS.c.mu, PLACINGS.c.sigma)
        .where(
            PLACINGS.c.person == person,
            PLACINGS.c.game == game,
            PLACINGS.c.players == players,
            PLACINGS.c.mu.is_not(None),
        )
        .order_by(PLACINGS.c.ended_at.desc(), PLACINGS.c.table_id.desc())
        .limit(MOST_POINTS)
    )
    async with reading(engine) as connection:
        return [Point(*row) for row in await connection.execute(query)][::-1]


def board_query(game: GameName, players: int, most: int, skipped: int = 0) -> Select[Any]:
    """A leaderboard, the best first."""
    return (
        _standings()
        .where(RATINGS.c.game == game, RATINGS.c.players == players, RATINGS.c.listed == 1)
        .order_by(RATINGS.c.sure.desc(), RATINGS.c.person.desc())
        .limit(most)
        .offset(skipped)
    )


def place_query(game: GameName, players: int, sure: float) -> Select[Any]:
    """How many stand before somebody."""
    return select(func.count()).where(
        RATINGS.c.game == game, RATINGS.c.players == players, RATINGS.c.listed == 1, RATINGS.c.sure > sure
    )


def size_query(game: GameName, players: int) -> Select[Any]:
    return select(func.count()).where(RATINGS.c.game == game, RATINGS.c.players == players, RATINGS.c.listed == 1)


async def board(
    engine: AsyncEngine, game: GameName, players: int, most: int, skipped: int, person: PersonId | None
) -> tuple[list[RatedPerson], int, tuple[int, RatedPerson] | None]:
    """A part of a leaderboard, how many are on it, and who asks with their place on it (0: not on it)."""
    async with reading(engine) as connection:
        found = [RatedPerson(*row) for row in await connection.execute(board_query(game, players, most, skipped))]
        size = int((await connection.execute(size_query(game, players))).scalar_one())
        own = RATINGS.c.person == person, RATINGS.c.game == game, RATINGS.c.players == players
        row = None if person is None else (await connection.execute(_standings().where(*own))).first()
        if row is None:
            return found, size, None
        mine = RatedPerson(*row)
        before = int((await connection.execute(place_query(game, players, mine.sure))).scalar_one())
        return found, size, (before + 1 if mine.listed else 0, mine)


def _standings() -> Select[Any]:
    return select(
        RATINGS.c.person,
        RATINGS.c.game,
        RATINGS.c.players,
        RATINGS.c.mu,
        RATINGS.c.sigma,
        RATINGS.c.sure,
        RATINGS.c.games,
        RATINGS.c.wins,
        RATINGS.c.listed,
    )
