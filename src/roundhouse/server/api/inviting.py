"""Inviting people to a table by their names; with its link anybody is invited anyway."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from roundhouse.match.ids import TableId
from roundhouse.match.refusals import Refused
from roundhouse.match.settings import LOCAL
from roundhouse.match.status import WAITING
from roundhouse.server.access import AnyRequest, TheNode, need_person, seen_table
from roundhouse.server.api.tables import TableList, table_list
from roundhouse.server.clock import now
from roundhouse.server.guard import limits
from roundhouse.server.people.names import LONGEST
from roundhouse.server.problems import Problem
from roundhouse.server.storage import decency, invitations


class NewInvitation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of an account."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST)]


@post("/api/tables/{table_id:str}/invitations", operation_id="invite", tags=["tables"], status_code=204)
async def invite(
    request: AnyRequest, node: TheNode, table_id: FromPath[TableId], data: JSONBody[NewInvitation]
) -> None:
    """Invite the account of that name to a table that has not begun; for those who sit there, and the host."""
    person = await need_person(request, node)
    await node.limits.take_shared("invitations", limits.INVITATION, person.id)
    match = (await seen_table(node, table_id, person.id)).match
    if person.id != match.host and person.id not in match.people:
        raise Refused("not-at-table")
    if match.status != WAITING or match.settings.visibility == LOCAL:
        raise Refused("started")
    other = await invitations.named(node.engine, data.name)
    # whoever has blocked somebody is not there for them
    if other is None or other == person.id or await decency.blocks(node.engine, frozenset({other}), person.id):
        raise Problem(404, "unknown-person")
    await invitations.invite(node.engine, table_id, other, person.id, now())


@get("/api/me/invitations", operation_id="listMyInvitations", tags=["people"])
async def list_my_invitations(request: AnyRequest, node: TheNode) -> TableList:
    """Tables that you are invited to, until their games begin."""
    person = await need_person(request, node)
    return await table_list(node, await invitations.invited(node.engine, person.id))


@delete("/api/me/invitations/{table_id:str}", operation_id="declineInvitation", tags=["people"], status_code=200)
async def decline_invitation(request: AnyRequest, node: TheNode, table_id: FromPath[TableId]) -> TableList:
    """Say no to an invitation; nobody is told."""
    person = await need_person(request, node)
    await invitations.decline(node.engine, table_id, person.id)
    return await table_list(node, await invitations.invited(node.engine, person.id))


HANDLERS: list[Any] = [invite, list_my_invitations, decline_invitation]
