"""Vacations over HTTP: while somebody is away, their clocks of days stand still at all their tables."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, put
from litestar.params import JSONBody
from msgspec import Meta

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.match import commands
from roundhouse.match.ids import PersonId
from roundhouse.server.access import AnyRequest, TheNode, need_person
from roundhouse.server.clock import now
from roundhouse.server.node import Node
from roundhouse.server.problems import Problem
from roundhouse.server.storage import tables, vacations
from roundhouse.server.storage.errors import StorageGone
from roundhouse.server.storage.vacations import MOST_DAYS, OnVacation, TooManyDays


class NewVacation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From now on, for so many days."""

    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)]


class Vacation(msgspec.Struct, frozen=True):
    """Until when you are away, in milliseconds (null: you are not), and how many days you have left within a year."""

    until: int | None
    days_left: int


async def _vacation(node: Node, person: PersonId) -> Vacation:
    at = now()
    return Vacation(
        await vacations.until(node.engine, person, at), max(0, await vacations.days_left(node.engine, person, at))
    )


@get("/api/me/vacation", operation_id="myVacation", tags=["people"])
async def my_vacation(request: AnyRequest, node: TheNode) -> Vacation:
    """Whether you are away."""
    return await _vacation(node, (await need_person(request, node)).id)


@put("/api/me/vacation", operation_id="goOnVacation", tags=["people"])
async def go_on_vacation(request: AnyRequest, node: TheNode, data: JSONBody[NewVacation]) -> Vacation:
    """Be away: your clocks of a day or more per decision stand still; a decision that is due has all its time again."""
    person = (await need_person(request, node)).id
    try:
        until = await vacations.begin(node.engine, person, data.days, now())
    except OnVacation:
        raise Problem(409, "on-vacation") from None
    except TooManyDays:
        raise Problem(409, "no-days-left", left=(await _vacation(node, person)).days_left) from None
    await _tell_tables(node, person, until)
    return await _vacation(node, person)


@delete("/api/me/vacation", operation_id="comeBackFromVacation", tags=["people"], status_code=200)
async def come_back_from_vacation(request: AnyRequest, node: TheNode) -> Vacation:
    """Be back: your clocks go on."""
    person, at = (await need_person(request, node)).id, now()
    if await vacations.until(node.engine, person, at) is not None:
        await vacations.end(node.engine, person, at)
        await _tell_tables(node, person, at)
    return await _vacation(node, person)


async def _tell_tables(node: Node, person: PersonId, until: int) -> None:
    """What a table misses, because the node dies here, it is told when a clock runs out (`sweep`)."""
    for table_id in await tables.tables_where_seated(node.engine, person):
        try:
            await node.tables.order(table_id, lambda match, at: commands.vacation(match, person, until, at))
        except StorageGone:
            raise
        except (RoundhouseError, Problem):  # without a clock of days, or not begun: nothing to wait for
            continue


HANDLERS = [my_vacation, go_on_vacation, come_back_from_vacation]
