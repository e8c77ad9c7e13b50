"""The effect of every kind of action, by the module that decides it."""

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
from roundhouse.games.lilliput.flow import (
    cards,
    characters,
    draft,
    pay_or_withhold,
    shares,
    station_markers,
    track,
    trains,
)
from roundhouse.games.lilliput.position import Position, Stage
from roundhouse.kernel.actions import Action, Amount
from roundhouse.kernel.events import Event


def carry_out(position: Position, action: Action, events: list[Event] | None) -> None:
    """The effect of a legal action."""
    _EFFECTS[type(action)](position, action, events)


def _lay(position: Position, action: Lay, events: list[Event] | None) -> None:
    if position.stage is Stage.HOME_TILE:
        draft.lay_home(position, action, events)
    else:
        track.lay_tile(position, action, events)


def _amount(position: Position, action: Amount, events: list[Event] | None) -> None:
    if position.stage is Stage.PRICE:
        trains.name_price(position, action, events)
    else:
        cards.split(position, action, events)


def _done(position: Position, action: Done, events: list[Event] | None) -> None:
    if position.stage is Stage.POOL:
        trains.decline_pool(position, action, events)
    else:
        cards.done(position, action, events)


_EFFECTS: dict[type[Action], Callable[[Position, Any, list[Event] | None], None]] = {
    Draft: draft.draft,
    Lay: _lay,
    Justice: cards.justice,
    TakeCard: cards.take_card,
    UseCopy: cards.use_copy,
    Amount: _amount,
    Sell: shares.sell,
    Buy: shares.buy,
    Found: shares.found,
    Home: shares.place_home,
    BankTrain: trains.buy_from_bank,
    CompanyTrain: trains.want_train,
    PoolTrain: trains.buy_from_pool,
    Answer: trains.answer,
    GiveUp: trains.give_up,
    Station: station_markers.place_station,
    Exchange: characters.exchange,
    Pay: pay_or_withhold.pay,
    Withhold: pay_or_withhold.withhold,
    Done: _done,
}
