"""What a company does with its revenue: pay out or withhold (A28, A29, A31)."""

from __future__ import annotations

from roundhouse.games.lilliput.actions import PAYS, WITHHOLDS, Pay, Withhold
from roundhouse.games.lilliput.flow.dividends import keep, pay_out
from roundhouse.games.lilliput.flow.phases import offers_pool
from roundhouse.games.lilliput.flow.rounds import end_run
from roundhouse.games.lilliput.ids import COMPANY_IDS
from roundhouse.games.lilliput.position import Position, Stage
from roundhouse.kernel.actions import Action
from roundhouse.kernel.errors import Refusal
from roundhouse.kernel.events import Event


def run_choices(position: Position) -> list[Action]:
    """Pay or withhold; nothing to pay is withheld (L-340), in the last round all is paid (L-351)."""
    company = position.running[0]
    if not position.revenue:
        return [WITHHOLDS[company]]
    return [PAYS[company]] if position.is_last_round else [PAYS[company], WITHHOLDS[company]]


def run_refusal(position: Position, action: Pay | Withhold) -> Refusal | None:
    """Not this company's run (L-291), nothing to pay (L-340), withholding in the last round (L-351)."""
    params = {"company": COMPANY_IDS[action.company]}
    if action.company != position.running[0]:
        return Refusal("L-291", {**params, "running": COMPANY_IDS[position.running[0]]})
    if isinstance(action, Pay):
        return None if position.revenue else Refusal("L-340", params)
    return Refusal("L-351", params) if position.is_last_round and position.revenue else None


def pay(position: Position, action: Pay, events: list[Event] | None) -> None:
    pay_out(position, action.company, events)
    end_run(position, events)


def withhold(position: Position, action: Withhold, events: list[Event] | None) -> None:
    """Then the company may buy from the pool (L-341), but not at the end of the game (L-354)."""
    keep(position, action.company, events)
    if not position.is_last_round and offers_pool(position, action.company):
        position.stage = Stage.POOL
        position.focus = action.company
    else:
        end_run(position, events)
