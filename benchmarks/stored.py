"""Databases full of tables, as a server has them after a while: made without playing each of them."""

from __future__ import annotations

import asyncio
from dataclasses import replace
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
SEATS = ("somebody-0", "somebody-1")


def played(game: str, seed: int, decisions: int) -> Match:
    """A game of two people after this many random decisions."""
    choose = Random(seed)
    settings = Settings(game, players=len(SEATS), bot="random")
    match = commands.create(settings, SEATS[0], [Holder(person) for person in SEATS], seed_bytes(seed), now()).after
    for _ in range(decisions):
        if match.state is None or match.state.active_seat is None:
            break
        legal = match.state.legal_actions()
        person = match.holders[match.state.active_seat].person or ""
        action = str(legal[choose.randrange(len(legal))])
        match = commands.act(match, person, action, match.seq, now()).after
    return match


async def fill(url: URL, tables: int, game: str = "tickets", decisions: int = 60) -> list[tuple[str, list[str]]]:
    """This many tables of two people each: their ids, and the cookies of their people."""
    await asyncio.to_thread(migrate, url)
    models = [played(game, seed, decisions) for seed in range(MODELS)]
    pairs = {f"table-{number:06d}": [f"{number:06d}-{seat}" for seat in range(len(SEATS))] for number in range(tables)}
    engine, journal = open_engine(url), Journal(url)
    key = await people.shared_secret(engine, "cookies", KEY)
    guests = [
        {"id": person, "name": f"Player {person}", "epoch": 1, "created_at": now()}
        for pair in pairs.values()
        for person in pair
    ]
    async with writing(engine) as connection:
        await connection.execute(insert(PEOPLE), guests)
    journal.start()
    copies = [_copied(table, models[number % MODELS], pair) for number, (table, pair) in enumerate(pairs.items())]
    await asyncio.gather(*map(journal.append, copies))
    await journal.stop()
    await engine.dispose()
    cookies = Cookies(key, secure=False)
    return [(table, [f"{NAME}={cookies.value(person, 1, now())}" for person in pair]) for table, pair in pairs.items()]


def _copied(table: str, model: Match, pair: list[str]) -> Append:
    """The same game of other people."""

    def theirs(text: str) -> str:
        for old, new in zip(SEATS, pair, strict=True):
            text = text.replace(old, new)
        return text

    def row(entry: Entry) -> EntryRow:
        return EntryRow(entry.seq, entry.kind, entry.seat, theirs(encode(entry.payload).decode()), entry.at)

    listing = listing_of(model)
    listing = replace(listing, host=pair[0], summary=theirs(listing.summary), people=tuple(enumerate(pair)))
    return Append(table, [row(entry) for entry in model.log], listing, new=True)
