"""Carrying out an order for a person: limits, the match's word, the disk, and what follows."""

from __future__ import annotations

from contextlib import suppress
from time import perf_counter

import msgspec

from roundhouse.bots.roster import check_offered
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.rng import new_seed
from roundhouse.match import commands
from roundhouse.match.ids import PersonId, TableId
from roundhouse.match.match import Match
from roundhouse.match.proposal import Proposal
from roundhouse.match.refusals import Refused
from roundhouse.server import metrics
from roundhouse.server.access import seen_table
from roundhouse.server.api.messages import Reader, missed_entries
from roundhouse.server.api.orders import Act, AnyOrder, Chat, Close, Join, Leave, Rematch, SeatBot, Undo
from roundhouse.server.clock import now
from roundhouse.server.guard import limits
from roundhouse.server.ids import new_id
from roundhouse.server.node import Node
from roundhouse.server.problems import Problem
from roundhouse.server.storage import decency, people
from roundhouse.server.storage.errors import StorageGone
from roundhouse.server.tables import LiveTable

MOST_ENTRIES = 5000  # ten times those of a long game
ALWAYS = (Act, Leave, Close, Rematch)  # none of them can go on for ever


async def carry_out(node: Node, table_id: TableId, person: PersonId, order: AnyOrder) -> LiveTable:
    """The table after an order that was carried out; raises Problem if it was refused."""
    node.limits.take("orders", limits.ORDER, person)
    if isinstance(order, Chat):
        node.limits.take("chat", limits.CHAT, person)
    began = perf_counter()
    try:
        if isinstance(order, Chat) and await people.find(node.engine, person) is None:
            raise Problem(401, "session-expired")  # whose words were forgotten says nothing more
        table = await seen_table(node, table_id, person, fresh=False)
        if table.match.seq >= MOST_ENTRIES and not isinstance(order, ALWAYS):
            raise Problem(409, "too-long", most=MOST_ENTRIES)
        if isinstance(order, Join) and await decency.blocks(node.engine, _who_is_there(table), person):
            raise Problem(403, "blocked")
        if isinstance(order, SeatBot):
            check_offered(order.bot, table.match.settings.game)

        def command(match: Match, at: int) -> Proposal:
            return order.propose(match, person, at)

        table = await node.tables.order(table_id, command)
    except RoundhouseError as error:
        raise await _explained(node, table_id, person, order, error) from None
    metrics.MOVE_SECONDS.observe(perf_counter() - began)
    if isinstance(order, Rematch) or (isinstance(order, Leave) and table.match.present):  # who left need not agree
        with suppress(StorageGone):  # the order itself is stored; whoever wants the game still can ask for it again
            await _make_rematch(node, table)
    return table


def _who_is_there(table: LiveTable) -> frozenset[PersonId]:
    return table.match.people | {table.match.host}


async def _explained(
    node: Node, table_id: TableId, person: PersonId, order: AnyOrder, error: RoundhouseError
) -> Problem:
    """The refusal; a stale order is told what it missed."""
    problem = Problem.of(error)
    if isinstance(error, Refused) and error.code == "stale" and isinstance(order, Act | Undo):
        table = await node.tables.get(table_id)
        reader = await Reader.of(node, person)
        if order.seq + 1 < table.match.first_known_seq:
            await node.tables.with_history(table)
        missed = missed_entries(table.match, reader, order.seq, table.match.reader(person))
        problem.answer = msgspec.structs.replace(problem.answer, missed=missed)
    return problem


async def _make_rematch(node: Node, table: LiveTable) -> None:
    """Once everybody wants another game: create it, then say where it is; of two nodes one is heard."""
    match = table.match
    if not match.rematch_agreed or match.rematch_table is not None:
        return
    first = commands.create(
        match.settings,
        match.host,
        commands.rematch_seats(match),
        new_seed(),
        now(),
        rematch_of=table.id,
        awaits=match.rematch_shares,
    )
    made = await node.tables.create(TableId(new_id()), first)
    try:
        await node.tables.order(table.id, lambda latest, at: commands.rematch_made(latest, made.id, at))
    except Refused:  # another node was first: ours is closed again
        await node.tables.order(made.id, lambda latest, at: commands.close(latest, latest.host, at))
