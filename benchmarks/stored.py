"""Databases full of tables, as a server has them after a while: made without playing each of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from random import Random

from sqlalchemy import URL, insert

from roundhouse.kernel.rng import seed_bytes
from roundhouse.match import commands
from roundhouse.match.entries import Entry
from roundhouse.match.match import Match
from roundhouse.match.seats import Holder
from roundhouse.match.settings import Settings
from roundhouse.server.clock import now
from roundhouse.server.people.cookies import NAME, Cookies
from roundhouse.server.rows import encode, listing_of
from roundhouse.server.storage import people
from roundhouse.server.storage.engine import open_engine
from roundhouse.server.storage.errors import writing
from roundhouse.server.storage.journal import Append, EntryRow, Journal
from roundhouse.server.storage.migrate import migrate
from roundhouse.server.storage.schema import PEOPLE

MODELS = 10  # games that are really played; all others are copies of them with other people
KEY = "0" * 64
DECISIONS = 60

Pick = Callable[[Match, Random], str]
"""Decides for whoever has to."""


def at_random(match: Match, choose: Random) -> str:
    assert match.state is not None
    return str(choose.choice(match.state.legal_actions()))


def _positions(game: str, seed: int, players: int, pick: Pick) -> Iterator[Match]:
    """A game of people: after the start, and after every decision but the last."""
    choose, seats = Random(seed), [f"somebody-{number}" for number in range(players)]
    settings = Settings(game, players=players, bot="random")
    match = commands.create(settings, seats[0], [Holder(person) for person in seats], seed_bytes(seed), now()).after
    while match.active_seat is not None:
        yield match
        person = match.holders[match.active_seat].person or ""
        match = commands.act(match, person, pick(match, choose), match.seq, now()).after


def in_the_middle(game: str, players: int = 2) -> list[Match]:
    """Games after some random decisions."""
    return [list(islice(_positions(game, seed, players, at_random), DECISIONS + 1))[-1] for seed in range(MODELS)]


def at_all_stages(game: str, players: int, pick: Pick) -> list[Match]:
    """Games of which one has just begun, one is nearly over, and the others are between."""
    games = [list(_positions(game, seed, players, pick)) for seed in range(MODELS)]
    return [matches[len(matches) * number // MODELS] for number, matches in enumerate(games)]


async def fill(url: URL, tables: int, models: Sequence[Match]) -> list[tuple[str, list[str]]]:
    """This many tables, each a copy of one of these games with people of its own: their ids, and the cookies."""
    await asyncio.to_thread(migrate, url)
    groups = {
        f"table-{number:06d}": [f"{number:06d}-{seat}" for seat in range(len(models[number % len(models)].holders))]
        for number in range(tables)
    }
    engine, journal = open_engine(url), Journal(url)
    key = await people.shared_secret(engine, "cookies", KEY)
    guests = [
        {"id": person, "name": f"Player {person}", "epoch": 1, "created_at": now()}
        for people_there in groups.values()
        for person in people_there
    ]
    async with writing(engine) as connection:
        await connection.execute(insert(PEOPLE), guests)
    journal.start()
    copies = [_copied(table, models[number % len(models)], them) for number, (table, them) in enumerate(groups.items())]
    await asyncio.gather(*map(journal.append, copies))
    await journal.stop()
    await engine.dispose()
    cookies = Cookies(key, secure=False)
    return [(table, [f"{NAME}={cookies.value(person, 1, now())}" for person in them]) for table, them in groups.items()]


def _copied(table: str, model: Match, them: list[str]) -> Append:
    """The same game of other people."""

    def theirs(text: str) -> str:
        for number, person in enumerate(them):
            text = text.replace(f"somebody-{number}", person)
        return text

    def row(entry: Entry) -> EntryRow:
        return EntryRow(entry.seq, entry.kind, entry.seat, theirs(encode(entry.payload).decode()), entry.at)

    listing = listing_of(model)
    listing = replace(listing, host=them[0], summary=theirs(listing.summary), people=tuple(enumerate(them)))
    return Append(table, [row(entry) for entry in model.log], listing, new=True)
