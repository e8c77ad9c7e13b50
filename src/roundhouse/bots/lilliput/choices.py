"""Which actions are worth a thought: the legal ones without those that look alike or make no sense."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.games.lilliput.actions import (
    DONE,
    EXCHANGE,
    NOTHING,
    BankTrain,
    CompanyTrain,
    Found,
    Lay,
    PoolTrain,
    TakeCard,
    UseCopy,
)
from roundhouse.games.lilliput.box.halves import CASH, PAIR, SHARES, TILE, TRAIN, TRAINS, TWO_YELLOW
from roundhouse.games.lilliput.box.tiles import TileSet
from roundhouse.games.lilliput.flow.phases import top_train
from roundhouse.games.lilliput.ids import Company
from roundhouse.games.lilliput.position import Position, Stage
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.actions import Action, Amount

FOUNDING_PRICES = 3  # the highest ones that can be paid
_LAST_CHOICE = {TILE: (1, 2, 4, 7), SHARES: (6, 5, 4)}
"""Of cards for the same half, which to take first: the one whose other half helps nobody much."""


def sensible(state: LilliputState, *, with_characters: bool = True) -> list[Action]:
    """Actions of the active seat that differ in what they do; `with_characters`: tiles of characters, too."""
    stage = state.stage
    legal = state.legal_actions()
    if len(legal) == 1:
        return list(legal)
    if stage in (Stage.PRICE, Stage.SPLIT):
        return list(_amounts(state, legal))
    if stage is Stage.TURN:
        return _cards(state, legal) + (_characters(state, legal) if with_characters else [])
    found: list[Action] = []
    if stage is Stage.LAYING:
        found = _lays(legal, state.setup.tileset)
    elif stage is Stage.SHARES:
        found = _dealings(legal)
    elif stage is Stage.TRAINS:
        found = _purchases(state, legal)
    elif stage is Stage.POOL:
        found = _pool(state, legal)
    elif stage is Stage.AFTER:
        found = [DONE]
    elif stage in (Stage.STATION, Stage.HOME_SLOT, Stage.EXCESS):
        found = [action for action in legal if not isinstance(action, Lay) and action != EXCHANGE]
    else:
        return list(legal)
    if with_characters:
        found += _characters(state, legal)
    return found


def _characters(state: LilliputState, legal: Sequence[Action]) -> list[Action]:
    """Character tiles and the Treasurer's exchange."""
    if not state.characters[state.active]:
        return []
    kinds, by_id = state.setup.tileset.kinds, state.setup.tileset.by_id
    seen: set[tuple[object, ...]] = set()
    found: list[Action] = []
    for action in legal:
        if isinstance(action, Lay):
            key = (action.cell, action.tile, action.rotation)
            if kinds[by_id[action.tile]].owner is not None and key not in seen:
                seen.add(key)
                found.append(action)
        elif action == EXCHANGE and _wants_cash(state):
            found.append(action)
    return found


def _wants_cash(state: LilliputState) -> bool:
    """Whether it is time to turn in the Treasurer: at the very end, or when a company can be founded with him."""
    if state.is_last_round:
        return True
    seat, figures = state.active, state.setup.components.figures
    pounds = sum(character.cash_per_round for character in state.held_characters(seat)) * state.round
    cost = figures.director_shares * state.setup.components.chart.top[0]
    return state.director.count(seat) < figures.directors and state.cash[seat] < cost <= state.cash[seat] + pounds


def _cards(state: LilliputState, legal: Sequence[Action]) -> list[Action]:
    """One card for each half, the one with most money for money; a copy only of what no card offers any more."""
    cards: dict[str, TakeCard] = {}
    copies: dict[str, UseCopy] = {}
    pounds = state.setup.components.cards
    for action in legal:
        if isinstance(action, TakeCard) and action.half != NOTHING:
            half = TRAINS if action.half == TRAIN else action.half
            known = cards.get(half)
            if known is None or _is_rather(action, known, pounds[action.card - 1].cash, pounds[known.card - 1].cash):
                cards[half] = action
        elif isinstance(action, UseCopy):
            copies[TRAINS if action.half == TRAIN else action.half] = action
    if PAIR in cards and "brown" not in state.phase_data.colours:  # then it does all that a single tile does
        cards.pop(TILE, None)
    more = [action for half, action in copies.items() if half not in cards and half != CASH]
    found: list[Action] = [*cards.values(), *more]
    return sorted(found, key=_thought) or [legal[0]]


def _thought(action: Action) -> bool:
    """Track takes by far the most thought: it comes last, should time run out."""
    return getattr(action, "half", "") in (PAIR, TWO_YELLOW, TILE)


def _is_rather(action: TakeCard, known: TakeCard, pounds: int, known_pounds: int) -> bool:
    if action.half == CASH:
        return pounds > known_pounds
    if action.half in (TRAIN, TRAINS):
        return action.half == TRAINS
    order = _LAST_CHOICE.get(action.half, ())
    return action.card in order and known.card in order and order.index(action.card) < order.index(known.card)


def _lays(legal: Sequence[Action], tileset: TileSet) -> list[Action]:
    """Each lay once, by the first company that may: who lays it matters only if it costs money."""
    kinds, by_id = tileset.kinds, tileset.by_id
    seen: set[tuple[object, ...]] = set()
    found: list[Action] = []
    for action in legal:
        if isinstance(action, Lay):
            kind = kinds[by_id[action.tile]]
            free = kind.colour != "yellow" or kind.kind in ("city", "plain")
            key = (action.cell, action.tile, action.rotation, None if free else action.company)
            if kind.owner is None and key not in seen:
                seen.add(key)
                found.append(action)
    return [*found, DONE]


def _dealings(legal: Sequence[Action]) -> list[Action]:
    """Companies not founded yet are all alike: the first one is founded, at one of the highest prices."""
    founds = [action for action in legal if isinstance(action, Found)]
    rest = [action for action in legal if not isinstance(action, (Found, Lay)) and action != EXCHANGE]
    if founds:
        first = [action for action in founds if action.company == founds[0].company]
        rest += first[-FOUNDING_PRICES:]
    return rest


def _purchases(state: LilliputState, legal: Sequence[Action]) -> list[Action]:
    """From the bank giving back no more than must be, from other companies only between one's own."""
    found: list[Action] = []
    fewest: dict[Company, BankTrain] = {}
    director, seat = state.director, state.active
    for action in legal:
        if isinstance(action, BankTrain):
            known = fewest.get(action.company)
            if known is None or len(action.returned) < len(known.returned):
                fewest[action.company] = action
        elif isinstance(action, CompanyTrain) and director[action.seller] == seat and not action.returned:
            found.append(action)
    return [*fewest.values(), *found, DONE]


def _pool(state: LilliputState, legal: Sequence[Action]) -> list[Action]:
    """Giving back no more than must be, never a train that was just given back."""
    fewest: dict[str, PoolTrain] = {}
    names = state.setup.components.trains
    there = {names[train].id for train in state.pool}
    for action in legal:
        if isinstance(action, PoolTrain) and action.train in there:
            known = fewest.get(action.train)
            if known is None or len(action.returned) < len(known.returned):
                fewest[action.train] = action
    return [*fewest.values(), DONE]


def _amounts(position: Position, legal: Sequence[Action]) -> list[Amount]:
    """The least, the most, the half, and what makes a company able to pay the next train."""
    first, last = legal[0], legal[-1]
    assert isinstance(first, Amount)
    assert isinstance(last, Amount)
    low, high = first.n, last.n
    numbers = {low, high, (low + high) // 2}
    price = position.setup.components.trains[top_train(position)].price
    companies = position.directed_by(position.active)
    if position.stage is Stage.SPLIT and len(companies) > 1:
        one, other = (price - position.treasury[company] for company in companies[:2])
        numbers |= {one, position.split - other}
    elif position.offer is not None:
        numbers |= {price - position.treasury[position.offer.seller], position.treasury[position.offer.buyer] - price}
    return [Amount(number) for number in sorted(numbers) if low <= number <= high]
