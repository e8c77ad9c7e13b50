"""Why a plan was chosen, in codes: what each of its actions is good for, and where it leads. Texts are in i18n."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from roundhouse.bots.contract import Estimate, Explanation, Reason
from roundhouse.bots.lilliput.forecast import forecast
from roundhouse.games.lilliput.actions import (
    Answer,
    BankTrain,
    Buy,
    CompanyTrain,
    Done,
    Draft,
    Exchange,
    Found,
    GiveUp,
    Home,
    Justice,
    Lay,
    Pay,
    PoolTrain,
    Sell,
    Station,
    TakeCard,
    UseCopy,
    Withhold,
)
from roundhouse.games.lilliput.flow.phases import top_train
from roundhouse.games.lilliput.ids import COMPANY_IDS
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.lilliput.runs import company_run
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.actions import Action, Amount

CODES = (
    "lilliput-answer",
    "lilliput-card",
    "lilliput-copy",
    "lilliput-draft",
    "lilliput-exchange",
    "lilliput-forecast",
    "lilliput-found",
    "lilliput-give",
    "lilliput-home",
    "lilliput-home-tile",
    "lilliput-justice",
    "lilliput-lay",
    "lilliput-amount",
    "lilliput-nothing",
    "lilliput-only",
    "lilliput-pay",
    "lilliput-sell",
    "lilliput-share",
    "lilliput-station",
    "lilliput-track",
    "lilliput-train",
    "lilliput-withhold",
)
"""All that can be said."""

OTHERS = 2  # next best choices that are told


def explanation(
    state: LilliputState,
    actions: Sequence[Action],
    unit: str,
    ranked: Sequence[tuple[Action, float]],
    *,
    by_forecast: bool = True,
) -> Explanation:
    """The plan from this state on, and the choices with their values: what was chosen and the next best.

    Who judges by the forecast tells it, too.
    """
    seat = state.active
    plan: list[Reason] = []
    at = state.copy()
    for action in actions:
        if at.active_seat != seat:
            break
        plan.append(_reason(at, action))
        at.push(action)
    if by_forecast:
        totals = forecast(at)
        best = max(total for other, total in enumerate(totals) if other != seat)
        plan.append(Reason("lilliput-forecast", {"own": round(totals[seat]), "best": round(best)}))
    chosen = next(
        (Estimate(action, value) for action, value in ranked if action == actions[0]), Estimate(actions[0], 0.0)
    )
    others = sorted((e for e in ranked if e[0] != actions[0]), key=lambda entry: -entry[1])
    told = [Estimate(action, min(value, chosen.value)) for action, value in others[:OTHERS]]
    return Explanation(unit, chosen, tuple(told), tuple(plan))


def only_choice(action: Action) -> Explanation:
    """Where there was nothing to decide."""
    return Explanation("points", Estimate(action, 0.0), (), (Reason("lilliput-only"),))


def _reason(state: LilliputState, action: Action) -> Reason:
    """What one action is for."""
    code, params = _CODES[type(action)](state, action)
    company = getattr(action, "company", None)
    if company is not None:
        params["company"] = COMPANY_IDS[company]
    return Reason(f"lilliput-{code}", params)


def _lay(state: LilliputState, action: Lay) -> tuple[str, dict[str, Any]]:
    """A tile that adds to what the company's trains earn now, or track for later."""
    where: dict[str, Any] = {"cell": action.cell}
    if state.stage is Stage.HOME_TILE:
        return "home-tile", where
    before = company_run(state, action.company).total
    after = state.copy()
    trains, phase = state.trains[action.company], state.phase
    after.push(action)
    after.trains[action.company], after.phase = trains, phase  # as if nothing else had happened
    now = company_run(after, action.company).total
    return ("lay", {**where, "before": before, "after": now}) if now > before else ("track", where)


def _cell(action: Station | Home) -> dict[str, Any]:
    return {"cell": action.cell}


_CODES: dict[type[Action], Callable[[LilliputState, Any], tuple[str, dict[str, Any]]]] = {
    Lay: _lay,
    TakeCard: lambda _, action: ("card", {"card": action.card}),
    UseCopy: lambda _, action: ("copy", {"card": action.card}),
    BankTrain: lambda state, _: ("train", {"train": state.setup.components.trains[top_train(state)].id}),
    PoolTrain: lambda _, action: ("train", {"train": action.train}),
    CompanyTrain: lambda _, action: ("train", {"train": action.train}),
    Pay: lambda state, _: ("pay", {"revenue": state.revenue}),
    Withhold: lambda state, _: ("withhold", {"revenue": state.revenue}),
    Found: lambda _, action: ("found", {"price": action.price}),
    Buy: lambda _, __: ("share", {}),
    Sell: lambda _, action: ("sell", {"number": action.number}),
    Exchange: lambda _, __: ("exchange", {}),
    Station: lambda _, action: ("station", _cell(action)),
    Home: lambda _, action: ("home", _cell(action)),
    Amount: lambda _, action: ("amount", {"pounds": action.n}),
    Draft: lambda _, action: ("draft", {"item": action.item}),
    GiveUp: lambda _, action: ("give", {"train": action.train}),
    Justice: lambda _, action: ("justice", {"kind": action.kind}),
    Answer: lambda _, action: ("answer", {"answer": "yes" if action.accept else "no"}),
    Done: lambda _, __: ("nothing", {}),
}
"""By kind of action: what it is for, and what to tell of it."""
