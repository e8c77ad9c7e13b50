"""What a company does with its revenue: pay out or withhold (A28, A29, A31)."""

from __future__ import annotations

from roundhouse.games.lilliput.accounts import company_receives, seat_receives
from roundhouse.games.lilliput.actions import PAYS, WITHHOLDS, Pay, Withhold
from roundhouse.games.lilliput.ids import COMPANY_IDS
from roundhouse.games.lilliput.market import dividend_steps, withholding_step
from roundhouse.games.lilliput.phases import offers_pool
from roundhouse.games.lilliput.position import SIZE, Position, Stage
from roundhouse.games.lilliput.rounds import end_run
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
    """Each certificate in a hand earns its part (L-333 to L-335); twice as much in the last round (L-350)."""
    figures = position.setup.components.figures
    company = action.company
    last = position.is_last_round
    revenue = position.revenue * (figures.last_round_factor if last else 1)
    for seat in range(position.setup.players):
        tenths = position.shares[seat * SIZE + company]
        if position.director[company] == seat:
            tenths += figures.director_shares
        seat_receives(position, seat, revenue * tenths // 10, "dividend", events)
    dividend_steps(position, company, figures.last_round_steps if last else 1, events)  # L-336, L-352
    end_run(position, events)


def withhold(position: Position, action: Withhold, events: list[Event] | None) -> None:
    """The revenue goes to the treasury (L-338); then the company may buy from the pool (L-341), but not at the end
    of the game (L-354)."""
    company_receives(position, action.company, position.revenue, "withheld", events)
    withholding_step(position, action.company, events)
    if not position.is_last_round and offers_pool(position, action.company):
        position.stage = Stage.POOL
        position.focus = action.company
    else:
        end_run(position, events)
