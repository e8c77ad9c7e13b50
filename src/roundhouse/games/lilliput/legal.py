"""What the active seat may do now, in a stable order; `done` comes last.

In one's own turn the character tiles and the Treasurer's exchange are offered beside whatever else there is (L-253),
except where a number is asked for: there the range of numbers is all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from roundhouse.games.lilliput.actions import DONE, EXCHANGE, JUSTICES, NO, YES, Home
from roundhouse.games.lilliput.flow.cards import card_choices, split_range
from roundhouse.games.lilliput.flow.characters import may_exchange
from roundhouse.games.lilliput.flow.draft import home_lays, picks
from roundhouse.games.lilliput.flow.pay_or_withhold import run_choices
from roundhouse.games.lilliput.flow.shares import dealings
from roundhouse.games.lilliput.flow.station_markers import station_choices
from roundhouse.games.lilliput.flow.track import as_actions, card_lays, character_lays
from roundhouse.games.lilliput.flow.trains import excess_choices, pool_purchases, price_range, purchases
from roundhouse.games.lilliput.map.station_places import home_slots
from roundhouse.games.lilliput.position import Position, Stage, turn_seat
from roundhouse.kernel.actions import Action, AmountRange


def legal_actions(position: Position) -> Sequence[Action]:
    return _CHOICES[position.stage](position)


def is_own_turn(position: Position) -> bool:
    """Whether the active seat is in the middle of its own turn, where characters may be used (L-252, L-283)."""
    stage = position.stage
    if stage is Stage.EXCESS:
        return position.resume is Stage.TRAINS and position.active == turn_seat(position)
    return stage in _OWN_TURN or (stage is Stage.POOL and not position.running)


_OWN_TURN = frozenset(
    {Stage.TURN, Stage.LAYING, Stage.SHARES, Stage.HOME_SLOT, Stage.TRAINS, Stage.STATION, Stage.AFTER}
)


def _extras(position: Position) -> list[Action]:
    """What the active seat may do in its turn in addition to the action."""
    found: list[Action] = []
    if position.characters[position.active]:
        found += character_lays(position)
        if may_exchange(position, position.active):
            found.append(EXCHANGE)
    return found


def _draft(position: Position) -> Sequence[Action]:
    return picks(position)


def _home_tile(position: Position) -> Sequence[Action]:
    return as_actions(position.setup.tileset, position.focus, home_lays(position))


def _justice(_: Position) -> Sequence[Action]:
    return JUSTICES


def _turn(position: Position) -> Sequence[Action]:
    return card_choices(position) + _extras(position)


def _laying(position: Position) -> Sequence[Action]:
    return [*card_lays(position), *_extras(position), DONE]


def _shares(position: Position) -> Sequence[Action]:
    return [*dealings(position), *_extras(position), DONE]


def _home_slot(position: Position) -> Sequence[Action]:
    return [*(Home(cell) for cell in home_slots(position.railmap)), *_extras(position)]


def _pool(position: Position) -> Sequence[Action]:
    extras = _extras(position) if is_own_turn(position) else []
    return [*pool_purchases(position), *extras, DONE]


def _trains(position: Position) -> Sequence[Action]:
    return [*purchases(position), *_extras(position), DONE]


def _price(position: Position) -> Sequence[Action]:
    return AmountRange(price_range(position))


def _offer(_: Position) -> Sequence[Action]:
    return (YES, NO)


def _station(position: Position) -> Sequence[Action]:
    return [*station_choices(position), *_extras(position), DONE]


def _split(position: Position) -> Sequence[Action]:
    return AmountRange(split_range(position))


def _after(position: Position) -> Sequence[Action]:
    return [*_extras(position), DONE]


def _excess(position: Position) -> Sequence[Action]:
    extras = _extras(position) if is_own_turn(position) else []
    return [*excess_choices(position), *extras]


def _over(_: Position) -> Sequence[Action]:
    return ()


_CHOICES: dict[Stage, Callable[[Position], Sequence[Action]]] = {
    Stage.DRAFT: _draft,
    Stage.HOME_TILE: _home_tile,
    Stage.JUSTICE: _justice,
    Stage.TURN: _turn,
    Stage.LAYING: _laying,
    Stage.SHARES: _shares,
    Stage.HOME_SLOT: _home_slot,
    Stage.POOL: _pool,
    Stage.TRAINS: _trains,
    Stage.PRICE: _price,
    Stage.OFFER: _offer,
    Stage.STATION: _station,
    Stage.SPLIT: _split,
    Stage.AFTER: _after,
    Stage.EXCESS: _excess,
    Stage.RUN: run_choices,
    Stage.OVER: _over,
}
