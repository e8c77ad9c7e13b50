"""What companies would earn if something were laid, placed or bought, beside what they would earn now."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import get
from litestar.params import FromPath, QueryParameter

from roundhouse.games.lilliput.actions import BankTrain, CompanyTrain, Home, Lay, PoolTrain, Station
from roundhouse.games.lilliput.flow.phases import begin_phase_of, draw_train
from roundhouse.games.lilliput.flow.placing import put_station, put_tile
from roundhouse.games.lilliput.ids import COMPANY_IDS, Company, CompanyId
from roundhouse.games.lilliput.position import Position, Stage, with_one, without
from roundhouse.games.lilliput.runs import company_run
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.actions import Action
from roundhouse.match.ids import TableId
from roundhouse.server.access import AnyRequest, TheNode, need_person, seen_table

ACTION = Annotated[str, QueryParameter(min_length=1, max_length=500)]


class EarningsAfter(msgspec.Struct, frozen=True):
    """By company: what its trains would earn now, and after the action."""

    seq: int
    companies: dict[CompanyId, tuple[int, int]]


@get("/api/tables/{table_id:str}/earnings", operation_id="lilliputEarnings", tags=["page"])
async def see_earnings(
    request: AnyRequest, node: TheNode, table_id: FromPath[TableId], action: ACTION
) -> EarningsAfter:
    """What a tile, a station or a train would change; nothing for an action that may not be done now."""
    person = await need_person(request, node)
    match = (await seen_table(node, table_id, person.id)).match
    state, _ = match.turn_of(person.id)
    wanted = match.game.parse(action)
    if not isinstance(state, LilliputState) or state.why_not(wanted) is not None:
        return EarningsAfter(match.seq, {})
    return EarningsAfter(match.seq, await asyncio.to_thread(earnings, state.copy(), wanted))


def earnings(position: Position, action: Action) -> dict[CompanyId, tuple[int, int]]:
    """The best runs of all founded companies before and after, with nothing else of what would follow: neither the
    turns of others nor what is random."""
    after = position.copy()
    if not _carry_out(after, action):
        return {}
    return {
        COMPANY_IDS[company]: (company_run(position, company).total, company_run(after, company).total)
        for company in sorted(position.queue)
    }


def _carry_out(position: Position, action: Action) -> bool:
    """Only what the action itself puts on the map or moves between companies."""
    if isinstance(action, Lay):
        tile = position.setup.tileset.by_id[action.tile]
        put_tile(position, action.company, action.cell, tile, action.rotation, None)
        if position.stage is Stage.HOME_TILE:
            put_station(position, action.company, action.cell, True, None)
    elif isinstance(action, Station):
        put_station(position, action.company, action.cell, False, None)
    elif isinstance(action, Home):
        put_station(position, position.focus, action.cell, True, None)
    elif isinstance(action, BankTrain):
        _give_back(position, action.company, action.returned)
        train = draw_train(position, "", None)
        position.trains[action.company] = with_one(position.trains[action.company], train)
        begin_phase_of(position, train, None)
    elif isinstance(action, PoolTrain | CompanyTrain):
        _give_back(position, action.company, action.returned)
        train = position.setup.components.train_index[action.train]
        if isinstance(action, CompanyTrain):
            position.trains[action.seller] = without(position.trains[action.seller], train)
        position.trains[action.company] = with_one(position.trains[action.company], train)
    else:
        return False
    return True


def _give_back(position: Position, company: Company, returned: tuple[str, ...]) -> None:
    for name in returned:
        train = position.setup.components.train_index[name]
        position.trains[company] = without(position.trains[company], train)
