"""Action cards, copy cards and money put into treasuries (L-061 to L-093, L-269, L-270)."""

from __future__ import annotations

from roundhouse.games.lilliput.actions import NOTHING, Done, Justice, TakeCard, UseCopy
from roundhouse.games.lilliput.box.halves import (
    CASH,
    PAIR,
    SHARES,
    STATION,
    TILE,
    TRAIN,
    TRAINS,
    TREASURY,
    TWO_YELLOW,
)
from roundhouse.games.lilliput.events import CardTaken, CopyUsed
from roundhouse.games.lilliput.flow.accounts import company_receives, seat_receives
from roundhouse.games.lilliput.flow.rounds import begin_turn, end_action, end_turn
from roundhouse.games.lilliput.position import Position, Stage
from roundhouse.games.lilliput.setup import Setup
from roundhouse.kernel.actions import Action, Amount
from roundhouse.kernel.errors import Refusal
from roundhouse.kernel.events import Event

_LAYS = {TILE: (0, 0, 1), PAIR: (1, 1, 0), TWO_YELLOW: (2, 0, 0)}
_PURCHASES = {TRAIN: 1, TRAINS: 2}
_TAKES: dict[tuple[int, tuple[str, str]], tuple[TakeCard, ...]] = {}
_COPIES: dict[tuple[int, str], UseCopy] = {}


def card_choices(position: Position) -> list[Action]:
    """Untaken cards with both halves or nothing, then with a copy card the halves of those taken."""
    taken = position.taken
    copies = bool(taken and position.copies[position.active])  # L-090
    key = taken << 1 | copies
    known = position.setup.choices
    choices: list[Action] | None = known.get(key)
    if choices is None:
        choices = known[key] = _choices(position.setup, taken, copies)
    return choices[:]


def _choices(setup: Setup, taken: int, copies: bool) -> list[Action]:
    choices: list[Action] = []
    for number in setup.cards:
        if not taken >> number & 1:
            choices += _takes(number, setup.components.cards[number - 1].halves)
    if copies:
        for number in setup.cards:
            if taken >> number & 1:
                choices += [_copy(number, half) for half in setup.components.cards[number - 1].halves]
    return choices


def _takes(number: int, halves: tuple[str, str]) -> tuple[TakeCard, ...]:
    actions = _TAKES.get((number, halves))
    if actions is None:
        actions = _TAKES[number, halves] = tuple([TakeCard(number, half) for half in (*halves, NOTHING)])
    return actions


def _copy(number: int, half: str) -> UseCopy:
    action = _COPIES.get((number, half))
    if action is None:
        action = _COPIES[number, half] = UseCopy(number, half)
    return action


def take_refusal(position: Position, action: TakeCard) -> Refusal | None:
    """Not in this game (L-064), taken (L-062), no half of it (L-061)."""
    if action.card not in position.setup.cards:
        return Refusal("L-064", {"card": action.card})
    if position.taken >> action.card & 1:
        return Refusal("L-062", {"card": action.card})
    if action.half != NOTHING and action.half not in position.setup.components.cards[action.card - 1].halves:
        return Refusal("L-061", {"card": action.card, "half": action.half})
    return None


def copy_refusal(position: Position, action: UseCopy) -> Refusal | None:
    """No copy card left (L-091; alone L-432), nothing to copy yet (L-090), not in this game (L-064), not taken (L-088),
    no half of it (L-061)."""
    if not position.copies[position.active]:
        return Refusal("L-432" if position.setup.has_gulliver else "L-091")
    if not position.taken:
        return Refusal("L-090")
    if action.card not in position.setup.cards:
        return Refusal("L-064", {"card": action.card})
    if not position.taken >> action.card & 1:
        return Refusal("L-088", {"card": action.card})
    if action.half not in position.setup.components.cards[action.card - 1].halves:
        return Refusal("L-061", {"card": action.card, "half": action.half})
    return None


def take_card(position: Position, action: TakeCard, events: list[Event] | None) -> None:
    position.taken |= 1 << action.card  # L-062
    if events is not None:
        events.append(CardTaken(position.active, action.card, action.half))
    _begin_half(position, action.card, action.half, events)


def use_copy(position: Position, action: UseCopy, events: list[Event] | None) -> None:
    """The copied card stays taken, the copy card is gone (L-091)."""
    position.copies[position.active] -= 1
    position.copied = True
    if events is not None:
        events.append(CopyUsed(position.active, action.card, action.half))
    _begin_half(position, action.card, action.half, events)


def _begin_half(position: Position, card: int, half: str, events: list[Event] | None) -> None:
    position.card = card
    position.half = half
    if half in _LAYS:
        position.lays = _LAYS[half]
        position.stage = Stage.LAYING
    elif half in _PURCHASES:
        position.trains_left = _PURCHASES[half]
        position.stage = Stage.TRAINS
    elif half == SHARES:
        position.stage = Stage.SHARES
    elif half == STATION:
        position.stage = Stage.STATION
    elif half == TREASURY:
        position.split = position.phase_data.treasury  # L-083
        position.stage = Stage.SPLIT
    else:
        if half == CASH:
            seat_receives(position, position.active, position.setup.components.cards[card - 1].cash, "card", events)
        end_action(position, events)


def fits_half(position: Position) -> bool:
    """Whether the half in use leads to the stage, with no more left of it than it gave."""
    stage, half = position.stage, position.half
    if position.card and half != NOTHING and half not in position.setup.components.cards[position.card - 1].halves:
        return False
    lays, most, pounds = (0, 0, 0), 0, 0
    least = 0
    if stage is Stage.LAYING:
        lays = _LAYS.get(half, (0, 0, 0))
        if position.lays == (0, 0, 0):
            return False
    elif stage in (Stage.TRAINS, Stage.PRICE, Stage.OFFER):
        least, most = 1, _PURCHASES.get(half, 0)
    elif stage is Stage.EXCESS and position.card:
        most = _PURCHASES.get(half, 0) - 1
    elif stage in (Stage.SHARES, Stage.HOME_SLOT) or (stage is Stage.POOL and position.card):
        if half != SHARES:
            return False
    elif stage is Stage.STATION and half != STATION:
        return False
    elif stage is Stage.SPLIT and position.card:
        pounds = position.phase_data.treasury if half == TREASURY else -1
    elif stage is Stage.SPLIT:
        pounds = max(character.round_treasury for character in position.setup.components.characters)
    within = all(left <= given for left, given in zip(position.lays, lays, strict=True))
    return within and least <= position.trains_left <= most and position.split == pounds


def done(position: Position, _: Done, events: list[Event] | None) -> None:
    """No more of the action, or of the turn."""
    if position.stage is Stage.AFTER:
        end_turn(position, events)
    else:
        end_action(position, events)


def justice(position: Position, action: Justice, events: list[Event] | None) -> None:
    """The Justiciary's five pounds, or twenty for treasuries (L-269)."""
    character = next(c for c in position.held_characters(position.active) if c.round_cash)
    if action.kind == "cash":
        seat_receives(position, position.active, character.round_cash, "justiciary", events)
        begin_turn(position, events)
    else:
        position.split = character.round_treasury
        position.stage = Stage.SPLIT


def split_range(position: Position) -> range:
    """What the first of the active seat's companies may get; the second gets the rest (L-084, L-270)."""
    alone = len(position.directed_by(position.active)) == 1
    return range(position.split if alone else 0, position.split + 1)


def split(position: Position, action: Amount, events: list[Event] | None) -> None:
    companies = position.directed_by(position.active)
    reason = "card" if position.card else "justiciary"
    company_receives(position, companies[0], action.n, reason, events)
    if len(companies) > 1:
        company_receives(position, companies[1], position.split - action.n, reason, events)
    position.split = 0
    if position.card:
        end_action(position, events)
    else:
        begin_turn(position, events)
