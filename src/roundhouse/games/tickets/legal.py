"""What the active seat may do now, in a stable order: draw, take, claim, tickets; or keep; or pass."""

from __future__ import annotations

from itertools import combinations

from roundhouse.games.tickets.actions import DRAW, DRAW_TICKETS, PASS, TAKES
from roundhouse.games.tickets.box.board import MAX_LENGTH
from roundhouse.games.tickets.box.colours import KINDS, LOCO
from roundhouse.games.tickets.claim_table import GRAY_GROUP, group
from roundhouse.games.tickets.flow.supply import can_draw
from roundhouse.games.tickets.position import FIRST_TICKETS, OPEN, OVER, SECOND_CARD, TURN, Position
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat

_LENGTHS = MAX_LENGTH + 1
_GRAY = group(GRAY_GROUP, 0)

_PAYMENTS = [
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
    routes, owner = position.setup.board.routes, position.owner
    return {
        routes[routes[index].twin].id
        for index, by in enumerate(owner)
        if by == seat and routes[index].twin >= 0 and owner[routes[index].twin] == OPEN
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
