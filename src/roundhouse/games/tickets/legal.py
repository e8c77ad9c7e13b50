"""What the active seat may do now, in a stable order: draw, take, claim, tickets; or keep; or pass."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from roundhouse.games.tickets.actions import DRAW, DRAW_TICKETS, PASS, TAKES
from roundhouse.games.tickets.box.board import MAX_LENGTH
from roundhouse.games.tickets.box.colours import KINDS, LOCO
from roundhouse.games.tickets.claim_table import (
    DRAW_CODE,
    FIRST_CLAIM,
    FIRST_TAKE,
    GRAY_GROUP,
    PASS_CODE,
    TICKETS_CODE,
    group,
)
from roundhouse.games.tickets.flow.supply import can_draw
from roundhouse.games.tickets.position import FIRST_TICKETS, OPEN, OVER, SECOND_CARD, TURN, Position
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.native import i64

_LENGTHS: Final = MAX_LENGTH + 1
_GRAY: Final = GRAY_GROUP * _LENGTHS

_PAYMENTS: Final = [
    [
        [
            (length, jokers)
            for length in range(1, MAX_LENGTH + 1)
            for jokers in range(max(0, length - held), min(locomotives, length - 1) + 1)
        ]
        for locomotives in range(_LENGTHS)
    ]
    for held in range(_LENGTHS)
]
"""By cards held of a colour and locomotives held: the lengths they pay for, each with the locomotives it takes."""


def legal_actions(position: Position) -> list[Action]:
    stage = position.stage
    if stage is TURN:
        return _turn(position)
    if stage is SECOND_CARD:
        return [DRAW] + [TAKES[card] for card in range(LOCO) if card in position.display]  # T-044
    if stage is OVER:
        return []
    return _choices(position)


def _turn(position: Position) -> list[Action]:
    actions: list[Action] = []
    if can_draw(position):
        actions.append(DRAW)
        actions += [TAKES[card] for card in sorted(set(position.display))]
    _add_claims(position, actions)
    if position.ticket_deck:  # T-092
        actions.append(DRAW_TICKETS)
    return actions or [PASS]  # T-037


def _add_claims(position: Position, actions: list[Action]) -> None:
    """Every open route with every way to pay for it that the active seat's hand and cars allow."""
    seat = position.active
    hand = position.hands[seat]
    routes = position.open_routes
    table = position.setup.claims
    locomotives = hand[LOCO]
    cars = position.cars[seat]
    jokers_at_hand = locomotives if locomotives < MAX_LENGTH else MAX_LENGTH
    first = len(actions)
    for card in range(LOCO):
        held = hand[card]
        if held:
            rows = table.rows[card]
            base = card * _LENGTHS
            for length, jokers in _PAYMENTS[held if held < MAX_LENGTH else MAX_LENGTH][jokers_at_hand]:
                if length > cars:  # T-074
                    break
                row = rows[jokers]
                coloured = routes[base + length]
                if coloured:
                    actions += map(row.__getitem__, coloured)
                gray = routes[_GRAY + length]
                if gray:
                    actions += map(row.__getitem__, gray)
    if locomotives:
        for length in range(1, min(jokers_at_hand, cars) + 1):
            for card in range(KINDS):
                actions += map(table.jokers_only.__getitem__, routes[card * _LENGTHS + length])
    if not position.setup.doubles_close:
        barred = own_twins(position, seat)
        if barred:
            actions[first:] = [claim for claim in actions[first:] if claim.route not in barred]  # type: ignore[attr-defined]


def own_twins(position: Position, seat: Seat) -> set[str]:
    """Open routes this seat may not claim because it has the other one of the double route (T-079)."""
    routes = position.setup.board.routes
    return {routes[index].id for index in _own_twins(position, seat)}


def _own_twins(position: Position, seat: Seat) -> set[int]:
    twins, owner = position.setup.claims.twins, position.owner
    return {
        twins[index]
        for index, by in enumerate(owner)
        if by == seat and twins[index] >= 0 and owner[twins[index]] == OPEN
    }


def shortest_open(position: Position, seat: Seat, card: int) -> int:
    """The length of the shortest route this seat could claim with that colour had it the cards; 0 if there is none."""
    barred = own_twins(position, seat)
    routes = position.setup.board.routes
    for length in range(1, min(MAX_LENGTH, position.cars[seat]) + 1):
        open_ones = position.open_routes[group(card, length)] + position.open_routes[_GRAY + length]
        if any(routes[index].id not in barred for index in open_ones):
            return length
    return 0


def _choices(position: Position) -> list[Action]:
    """All ways to keep enough of the drawn tickets (T-026, T-089), fewest first."""
    drawn = position.pending[position.active]
    keep = position.setup.claims.keep
    return [
        keep(chosen)
        for number in range(fewest_kept(position), len(drawn) + 1)
        for chosen in combinations(drawn, number)
    ]


def fewest_kept(position: Position) -> int:
    components = position.setup.components
    first = position.stage is FIRST_TICKETS
    return components.keep_first if first else components.keep_later


# The same by number: how many actions there are, and one of them, without a list of all. The order is the same.


def count_legal(position: Position) -> int:
    """How many actions are legal."""
    stage = position.stage
    if stage is TURN:
        number = len(set(position.display)) + 1 if can_draw(position) else 0
        number += _count_claims(position)
        if position.ticket_deck:
            number += 1
        return number or 1
    if stage is SECOND_CARD:
        return 1 + len({card for card in position.display if card != LOCO})
    return 0 if stage is OVER else len(_masks(position))


def legal_code(position: Position, number: int) -> int:
    """The action at that place among the legal ones, by its number in claim_table.py."""
    stage = position.stage
    if stage is TURN:
        if can_draw(position):
            if number == 0:
                return DRAW_CODE
            shown = sorted(set(position.display))
            if number <= len(shown):
                return FIRST_TAKE + shown[number - 1]
            number -= 1 + len(shown)
        code = _claim_code(position, number)
        if code >= 0:
            return code
        return TICKETS_CODE if position.ticket_deck else PASS_CODE
    if stage is SECOND_CARD:
        if number == 0:
            return DRAW_CODE
        return FIRST_TAKE + sorted({card for card in position.display if card != LOCO})[number - 1]
    return TICKETS_CODE + _masks(position)[number]


def action_of(position: Position, code: int) -> Action:
    """The action that has this number here."""
    table = position.setup.claims
    if code >= FIRST_CLAIM:
        rest, jokers = code % table.size - FIRST_CLAIM, code // table.size
        route, card = rest // KINDS, rest % KINDS
        claim: Action = table.jokers_only[route] if card == LOCO else table.rows[card][jokers][route]
        return claim
    if code == PASS_CODE:
        return PASS
    if code == DRAW_CODE:
        return DRAW
    if code < TICKETS_CODE:
        return TAKES[code - FIRST_TAKE]
    if code == TICKETS_CODE:
        return DRAW_TICKETS
    drawn, mask = position.pending[position.active], code - TICKETS_CODE
    return table.keep(tuple([ticket for place, ticket in enumerate(drawn) if mask >> place & 1]))


def _masks(position: Position) -> list[int]:
    """The ways to keep enough of the drawn tickets, as masks over their order."""
    return _MASKS[len(position.pending[position.active])][fewest_kept(position)]


_MASKS: Final = [
    [
        [
            sum([1 << place for place in chosen])
            for number in range(fewest, drawn + 1)
            for chosen in combinations(range(drawn), number)
        ]
        for fewest in range(4)
    ]
    for drawn in range(4)
]
"""By tickets drawn and fewest to keep."""


def _count_claims(position: Position) -> int:
    return -1 - _claim_code(position, _NEVER)


_NEVER: Final = 1 << 30  # there are never so many claims


def _claim_code(position: Position, wanted: int) -> int:
    """The number of a claim by its place among the legal ones; if there are fewer, -1 less all that there are."""
    seat = position.active
    setup = position.setup
    hand = position.hands[seat]
    routes = position.open_routes
    cars: i64 = position.cars[seat]
    locomotives: i64 = hand[LOCO]
    at_hand: i64 = locomotives if locomotives < MAX_LENGTH else MAX_LENGTH
    barred: set[int] | None = None if setup.doubles_close else _own_twins(position, seat)
    left: i64 = wanted
    for card in range(LOCO):
        held: i64 = hand[card]
        if held:
            payments = _PAYMENTS[held if held < MAX_LENGTH else MAX_LENGTH][at_hand]
            for length, jokers in payments:
                if length > cars:  # T-074
                    break
                for number in (card * _LENGTHS + length, _GRAY + length):
                    found = routes[number]
                    if barred and found:
                        found = tuple([route for route in found if route not in barred])
                    many: i64 = len(found)
                    if left < many:
                        return FIRST_CLAIM + found[left] * KINDS + card + jokers * setup.claims.size
                    left -= many
    for length in range(1, min(at_hand, cars) + 1):
        for card in range(KINDS):
            found = routes[card * _LENGTHS + length]
            if barred and found:
                found = tuple([route for route in found if route not in barred])
            many = len(found)
            if left < many:
                return FIRST_CLAIM + found[left] * KINDS + LOCO
            left -= many
    return left - wanted - 1
