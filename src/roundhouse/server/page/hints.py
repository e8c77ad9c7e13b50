"""A hint: what a bot would do in the place of the person whose turn it is, and why."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from roundhouse.bots.contract import Reason
from roundhouse.bots.roster import adviser, has_adviser
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.reasons import reason_text
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.rng import new_seed
from roundhouse.match.ids import TableId
from roundhouse.server.access import AnyRequest, TheNode, need_person, seen_table
from roundhouse.server.bots.process import BotFailed, Question
from roundhouse.server.guard import limits
from roundhouse.server.page.texts import catalogue
from roundhouse.server.problems import Problem

SECONDS = 0.5  # as long as nobody minds the wait
HINT = limits.Limit(10, 0.3)


class HintedChoice(msgspec.Struct, frozen=True):
    action: str
    value: float | None


class Hint(msgspec.Struct, frozen=True):
    """`unit` says what values are: `points` or `share` of the win; null from a bot that does not reckon."""

    seq: int
    action: str
    unit: str | None
    choice: HintedChoice
    others: list[HintedChoice]
    plan: list[str]


@get("/api/tables/{table_id:str}/hint", operation_id="hint", tags=["page"])
async def give_hint(
    request: AnyRequest, node: TheNode, table_id: FromPath[TableId], language: FromQuery[str] = "en"
) -> Hint:
    """What a bot would do, if it is your turn; it knows what you know and nothing else."""
    texts = await asyncio.to_thread(catalogue, language)  # the first time it takes a while
    person = await need_person(request, node)
    node.limits.take("hints", HINT, person.id)
    match = (await seen_table(node, table_id, person.id)).match
    if not has_adviser(match.settings.game):
        raise Problem(409, "no-adviser")
    name = adviser(match.settings.game)
    seconds = min(SECONDS, node.settings.bot_seconds)
    decision = match.hint_decision(person.id, name, new_seed(), seconds)
    seq = match.seq
    try:
        told = msgspec.json.decode(await node.hints.decide(Question(name, lambda _: decision)))
    except BotFailed:
        raise Problem(503, "no-hint", retry_after=1) from None
    return Hint(
        seq,
        told["action"],
        told["unit"],
        HintedChoice(told["action"], told["value"]),
        [HintedChoice(**other) for other in told["others"]],
        _reasons(texts, match.settings.game, told["plan"]),
    )


def _reasons(texts: Catalogue, game: GameName, plan: list[dict[str, Any]]) -> list[str]:
    reasons = [Reason(**reason) for reason in plan]
    return [reason_text(texts, game, reason, is_hint=True) for reason in reasons if f"reason-{reason.code}" in texts]
