"""Why an action is not legal: one rule is cited, the first that applies in this order.

1. The game is over (L-054, L-055).
2. It is another seat's decision (the rule that says whose it is, see `_DECIDER`).
3. It is not the kind of decision that is asked for (see `_wrong_kind`).
4. The thing is not there: unknown, used up, not one's own. Each module lists its order where it refuses:
   draft.py, cards.py, track.py and laying.py, shares.py, trains.py, station_markers.py and station_places.py,
   pay_or_withhold.py.
5. Limits, and last of all money.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
from roundhouse.games.lilliput.box.halves import PAIR, SHARES, STATION, TILE, TRAIN, TRAINS, TWO_YELLOW
from roundhouse.games.lilliput.flow.cards import copy_refusal, split_range, take_refusal
from roundhouse.games.lilliput.flow.characters import exchange_refusal
from roundhouse.games.lilliput.flow.draft import draft_refusal, home_tile_refusal
from roundhouse.games.lilliput.flow.pay_or_withhold import run_refusal
from roundhouse.games.lilliput.flow.shares import buy_refusal, found_refusal, sell_refusal
from roundhouse.games.lilliput.flow.station_markers import place_refusal
from roundhouse.games.lilliput.flow.track import lay_tile_refusal
from roundhouse.games.lilliput.flow.trains import (
    bank_refusal,
    company_refusal,
    give_up_refusal,
    pool_refusal,
    price_refusal,
)
from roundhouse.games.lilliput.legal import is_own_turn
from roundhouse.games.lilliput.map.station_places import home_slot_refusal
from roundhouse.games.lilliput.position import Position, Stage, turn_seat
from roundhouse.kernel.actions import Action, Amount
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.errors import Refusal

_DECIDER: dict[Stage, str] = {
    Stage.HOME_TILE: "L-046",
    Stage.JUSTICE: "L-269",
    Stage.OFFER: "L-139",
    Stage.EXCESS: "L-182",
    Stage.RUN: "L-332",
}
"""Whose decision it is; in the draft `_PASSES` says, in all other stages L-058 and L-059."""

_PASSES = ("L-030", "L-031", "L-399")
"""Whose pick it is in each pass of the draft."""

_ASKED: dict[Stage, str] = {
    Stage.HOME_TILE: "L-046",
    Stage.JUSTICE: "L-269",
    Stage.TURN: "L-061",
    Stage.LAYING: "L-061",
    Stage.SHARES: "L-081",
    Stage.HOME_SLOT: "L-212",
    Stage.TRAINS: "L-136",
    Stage.PRICE: "L-141",
    Stage.OFFER: "L-139",
    Stage.STATION: "L-235",
    Stage.AFTER: "L-061",
    Stage.EXCESS: "L-180",
    Stage.RUN: "L-332",
}
"""The rule that says what is to be decided."""

_GIVEN_BY: dict[type[Action], tuple[str, ...]] = {
    Lay: (TILE, PAIR, TWO_YELLOW),
    BankTrain: (TRAIN, TRAINS),
    CompanyTrain: (TRAIN, TRAINS),
    Station: (STATION,),
}
"""By kind of action: the halves of cards that give one."""


def why_not(position: Position, action: Action, seat: Seat | None) -> Refusal | None:
    stage = position.stage
    if stage is Stage.OVER:
        return Refusal("L-055" if position.setup.players == 3 else "L-054", {"rounds": position.setup.rounds})
    if seat is not None and seat != position.active:
        return Refusal(_decider_rule(position), {"seat": seat, "active": position.active})
    kind = type(action)
    if kind is Lay and is_own_turn(position):
        return _lay(position, action)  # type: ignore[arg-type]  # the kind is known
    if kind is Exchange and is_own_turn(position):
        return exchange_refusal(position)
    if kind is Exchange and stage not in (Stage.SPLIT, Stage.PRICE):  # where a number comes first
        return Refusal("L-283")
    check = _CHECKS.get((stage, kind))
    if check is not None:
        return check(position, action)
    return Refusal(_wrong_kind(position, kind), {"kind": kind.__name__, "stage": stage.value})


def _decider_rule(position: Position) -> str:
    stage = position.stage
    if stage is Stage.DRAFT:
        return _PASSES[position.turn // position.setup.players]
    if stage in _DECIDER:
        return _DECIDER[stage]
    if stage is Stage.POOL and position.running:
        return "L-341"
    if stage is Stage.SPLIT and not position.card:
        return "L-269"
    return "L-058" if position.turn < position.setup.players else "L-059"


def _wrong_kind(position: Position, kind: type[Action]) -> str:
    """The rule that says why this kind of decision is not asked for now."""
    stage = position.stage
    if stage is Stage.DRAFT:
        return _PASSES[position.turn // position.setup.players]
    if kind is PoolTrain and stage is not Stage.HOME_SLOT:  # there the home comes first, then the train
        return "L-136" if stage is Stage.TRAINS else "L-184"
    if kind is UseCopy and position.copied and position.active == turn_seat(position):
        return "L-093"
    if stage is Stage.POOL:
        return "L-341" if position.running else "L-216"
    if stage is Stage.SPLIT:
        return "L-084" if position.card else "L-270"
    if stage is Stage.AFTER and position.half == SHARES and kind in (Sell, Buy, Found):
        return "L-081"
    if stage is Stage.AFTER and kind in _GIVEN_BY:
        return _used_up(position, kind)
    return _ASKED[stage]


def _used_up(position: Position, kind: type[Action]) -> str:
    """The rule of the card in use if it gave such an action (L-065 to L-073), else that there is one half only."""
    return f"L-{64 + position.card:03}" if position.half in _GIVEN_BY[kind] else "L-061"


def _lay(position: Position, action: Lay) -> Refusal | None:
    refusal = lay_tile_refusal(position, action)
    if refusal is not None and refusal.rule == "L-061" and position.stage is Stage.AFTER:
        return Refusal(_used_up(position, Lay), refusal.params)
    return refusal


def _split(position: Position, action: Amount) -> Refusal | None:
    amounts = split_range(position)
    if action.n in amounts:
        return None
    rule = "L-084" if position.card else "L-270"
    return Refusal(rule, {"amount": action.n, "least": amounts[0], "most": amounts[-1]})


def _justice(_: Position, action: Justice) -> Refusal | None:
    return None if action.kind in ("cash", "treasury") else Refusal("L-269", {"kind": action.kind})


def _home(position: Position, action: Home) -> Refusal | None:
    return home_slot_refusal(position.railmap, action.cell)


def _always(_: Position, __: Action) -> Refusal | None:
    return None


_CHECKS: dict[tuple[Stage, type[Action]], Callable[[Position, Any], Refusal | None]] = {
    (Stage.DRAFT, Draft): draft_refusal,
    (Stage.HOME_TILE, Lay): home_tile_refusal,
    (Stage.JUSTICE, Justice): _justice,
    (Stage.TURN, TakeCard): take_refusal,
    (Stage.TURN, UseCopy): copy_refusal,
    (Stage.LAYING, Done): _always,
    (Stage.SHARES, Sell): sell_refusal,
    (Stage.SHARES, Buy): buy_refusal,
    (Stage.SHARES, Found): found_refusal,
    (Stage.SHARES, Done): _always,
    (Stage.HOME_SLOT, Home): _home,
    (Stage.POOL, PoolTrain): pool_refusal,
    (Stage.POOL, Done): _always,
    (Stage.TRAINS, BankTrain): bank_refusal,
    (Stage.TRAINS, CompanyTrain): company_refusal,
    (Stage.TRAINS, Done): _always,
    (Stage.PRICE, Amount): price_refusal,
    (Stage.OFFER, Answer): _always,
    (Stage.STATION, Station): place_refusal,
    (Stage.STATION, Done): _always,
    (Stage.SPLIT, Amount): _split,
    (Stage.AFTER, Done): _always,
    (Stage.EXCESS, GiveUp): give_up_refusal,
    (Stage.RUN, Pay): run_refusal,
    (Stage.RUN, Withhold): run_refusal,
}
"""The kinds of decision that a stage asks for; tiles and the exchange in one's own turn come on top."""
