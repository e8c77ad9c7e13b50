"""Why a plan was chosen, in codes: what each of its actions is good for, and where it leads. Texts are in i18n."""

from __future__ import annotations

from collections.abc import Sequence
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
from roundhouse.games.lilliput.flow.rounds import company_run
from roundhouse.games.lilliput.ids import COMPANY_IDS
from roundhouse.games.lilliput.position import Stage
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
    code, params = _code(state, action)
    company = getattr(action, "company", None)
    if company is not None:
        params["company"] = COMPANY_IDS[company]
    return Reason(f"lilliput-{code}", params)


def _code(state: LilliputState, action: Action) -> tuple[str, dict[str, Any]]:
    if isinstance(action, Lay):
        return _lay(state, action)
    if isinstance(action, (TakeCard, UseCopy)):
        code = "card" if isinstance(action, TakeCard) else "copy"
        return code, {"card": action.card, "half": action.half}
    if isinstance(action, BankTrain):
        return "train", {"train": state.setup.components.trains[top_train(state)].id}
    if isinstance(action, (PoolTrain, CompanyTrain)):
        return "train", {"train": action.train}
    if isinstance(action, (Pay, Withhold)):
        return "pay" if isinstance(action, Pay) else "withhold", {"revenue": state.revenue}
    if isinstance(action, Found):
        return "found", {"price": action.price}
    if isinstance(action, Sell):
        return "sell", {"number": action.number}
    if isinstance(action, (Station, Home)):
        code = "station" if isinstance(action, Station) else "home"
        return code, {"cell": f"{action.cell[0]},{action.cell[1]}"}
    if isinstance(action, Amount):
        return "amount", {"pounds": action.n}
    if isinstance(action, Draft):
        return "draft", {"item": action.item}
    if isinstance(action, GiveUp):
        return "give", {"train": action.train}
    if isinstance(action, Justice):
        return "justice", {"kind": action.kind}
    if isinstance(action, Answer):
        return "answer", {"answer": "yes" if action.accept else "no"}
    simple: dict[type[Action], str] = {Buy: "share", Exchange: "exchange", Done: "nothing"}
    return simple[type(action)], {}


def _lay(state: LilliputState, action: Lay) -> tuple[str, dict[str, Any]]:
    """A tile that adds to what the company's trains earn now, or track for later."""
    where: dict[str, Any] = {"cell": f"{action.cell[0]},{action.cell[1]}"}
    if state.stage is Stage.HOME_TILE:
        return "home-tile", where
    before = company_run(state, action.company).total
    after = state.copy()
    trains, phase = state.trains[action.company], state.phase
    after.push(action)
    after.trains[action.company], after.phase = trains, phase  # as if nothing else had happened
    now = company_run(after, action.company).total
    return ("lay", {**where, "before": before, "after": now}) if now > before else ("track", where)
