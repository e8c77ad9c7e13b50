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
    OpenRoutes,
    group,
)
from roundhouse.games.tickets.flow.supply import can_draw
from roundhouse.games.tickets.position import FIRST_TICKETS, OVER, SECOND_CARD, TURN, Position
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.luck import Luck
from roundhouse.kernel.native import i64

_LENGTHS: Final = MAX_LENGTH + 1
_DRAW: Final = DRAW
_DRAW_TICKETS: Final = DRAW_TICKETS
_PASS: Final = PASS
_TAKES: Final = TAKES
_GRAY: Final = GRAY_GROUP * _LENGTHS

_JOKERS: Final = [
    [
        [tuple(range(max(0, length - held), min(locomotives, length - 1) + 1)) for length in range(_LENGTHS)]
        for locomotives in range(_LENGTHS)
    ]
    for held in range(_LENGTHS)
]
"""By cards held of a colour, locomotives held, and length: how many locomotives may be in the claim."""

_SHOWN: Final = [[card for card in range(KINDS) if shown >> card & 1] for shown in range(1 << KINDS)]
"""By mask of the cards that lie face up: these cards in order."""

_TAKEN: Final[list[list[Action]]] = [[TAKES[card] for card in cards] for cards in _SHOWN]
"""The same as actions."""


def shown_cards(position: Position) -> list[int]:
    """The kinds of cards that may be taken now."""
    return _SHOWN[_shown(position)]


def _shown(position: Position) -> int:
    shown: i64 = 0
    card: i64
    for card in position.display:
        shown |= 1 << card
    if position.stage is SECOND_CARD:  # T-044
        shown &= _ORDINARY
    return shown


_ORDINARY: Final = (1 << LOCO) - 1


def legal_actions(position: Position) -> list[Action]:
    stage = position.stage
    if stage is TURN:
        return _turn(position)
    if stage is SECOND_CARD:
        return [_DRAW] + _TAKEN[_shown(position)]
    if stage is OVER:
        return []
    return _choices(position)


def _turn(position: Position) -> list[Action]:
    actions: list[Action] = []
    if can_draw(position):
        actions.append(_DRAW)
        actions += _TAKEN[_shown(position)]
    _add_claims(position, actions)
    if position.ticket_deck:  # T-092
        actions.append(_DRAW_TICKETS)
    return actions or [_PASS]  # T-037


def _add_claims(position: Position, actions: list[Action]) -> None:
    """Every open route with every way to pay for it that the active seat's hand and cars allow."""
    seat = position.active
    hand = position.hands[seat]
    routes = _claimable(position, seat)
    table = position.setup.claims
    cars: i64 = position.cars[seat]
    locomotives: i64 = hand[LOCO]
    longest: i64 = cars if cars < MAX_LENGTH else MAX_LENGTH  # T-074
    at_hand: i64 = locomotives if locomotives < MAX_LENGTH else MAX_LENGTH
    card: i64
    length: i64
    for card in range(LOCO):
        held: i64 = hand[card]
        if held:
            rows = table.rows[card]
            ways = _JOKERS[held if held < MAX_LENGTH else MAX_LENGTH][at_hand]
            reach: i64 = held + at_hand
            for length in range(1, (reach if reach < longest else longest) + 1):
                coloured, gray = routes[card * _LENGTHS + length], routes[_GRAY + length]
                if coloured or gray:
                    for jokers in ways[length]:
                        row = rows[jokers]
                        for route in coloured:
                            actions.append(row[route])  # they are few, and lists of them take longer
                        for route in gray:
                            actions.append(row[route])
    if locomotives:
        alone = table.jokers_only
        for length in range(1, (at_hand if at_hand < longest else longest) + 1):
            for card in range(KINDS):
                for route in routes[card * _LENGTHS + length]:
                    actions.append(alone[route])


def shortest_open(position: Position, seat: Seat, card: int) -> int:
    """The length of the shortest route this seat could claim with that colour had it the cards; 0 if there is none."""
    routes = _claimable(position, seat)
    for length in range(1, min(MAX_LENGTH, position.cars[seat]) + 1):
        if routes[group(card, length)] or routes[_GRAY + length]:
            return length
    return 0


def _choices(position: Position) -> list[Action]:
    """All ways to keep enough of the drawn tickets (T-026, T-089), fewest first."""
    drawn = position.pending[position.active]
    table = position.setup.claims
    return [table.keep(_kept(drawn, mask)) for mask in _masks(position)]


def _kept(drawn: tuple[int, ...], mask: int) -> tuple[int, ...]:
    """The tickets of a mask over the order in which they were drawn."""
    return tuple([ticket for place, ticket in enumerate(drawn) if mask >> place & 1])


def fewest_kept(position: Position) -> int:
    components = position.setup.components
    first = position.stage is FIRST_TICKETS
    return components.keep_first if first else components.keep_later


# The same by number: how many actions there are, and one of them, without a list of all. The order is the same.


def count_legal(position: Position) -> int:
    """How many actions are legal."""
    return _count(position, _claimable(position, position.active))


def legal_code(position: Position, number: int) -> int:
    """The action at that place among the legal ones, by its number in claim_table.py."""
    return _code(position, _claimable(position, position.active), number)


def random_code(position: Position, luck: Luck) -> int:
    """One of the legal actions, all equally likely, by its number."""
    routes = _claimable(position, position.active)
    return _code(position, routes, luck.below(_count(position, routes)))


def _count(position: Position, routes: OpenRoutes) -> int:
    stage = position.stage
    if stage is TURN:
        number = len(shown_cards(position)) + 1 if can_draw(position) else 0
        number += _count_claims(position, routes)
        if position.ticket_deck:
            number += 1
        return number or 1
    if stage is SECOND_CARD:
        return 1 + len(shown_cards(position))
    return 0 if stage is OVER else len(_masks(position))


def _code(position: Position, routes: OpenRoutes, number: int) -> int:
    stage = position.stage
    if stage is TURN:
        if can_draw(position):
            if number == 0:
                return DRAW_CODE
            shown = shown_cards(position)
            if number <= len(shown):
                return FIRST_TAKE + shown[number - 1]
            number -= 1 + len(shown)
        code = _claim_code(position, routes, number)
        if code >= 0:
            return code
        return TICKETS_CODE if position.ticket_deck else PASS_CODE
    if stage is SECOND_CARD:
        return FIRST_TAKE + shown_cards(position)[number - 1] if number else DRAW_CODE
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
        return _PASS
    if code == DRAW_CODE:
        return _DRAW
    if code < TICKETS_CODE:
        return _TAKES[code - FIRST_TAKE]
    if code == TICKETS_CODE:
        return _DRAW_TICKETS
    return table.keep(_kept(position.pending[position.active], code - TICKETS_CODE))


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


def legal_numbers(position: Position) -> list[int]:
    """All that is legal by number; of several ways to pay for a route with the same cards, only the one with the fewest
    locomotives, whose number is that of the claim without them."""
    stage = position.stage
    if stage is SECOND_CARD:
        return [DRAW_CODE] + [FIRST_TAKE + card for card in shown_cards(position)]
    if stage is OVER:
        return []
    if stage is not TURN:
        return [TICKETS_CODE + mask for mask in _masks(position)]
    numbers: list[int] = []
    if can_draw(position):
        numbers.append(DRAW_CODE)
        numbers += [FIRST_TAKE + card for card in shown_cards(position)]
    _add_claim_numbers(position, numbers)
    if position.ticket_deck:  # T-092
        numbers.append(TICKETS_CODE)
    return numbers or [PASS_CODE]  # T-037


def _add_claim_numbers(position: Position, numbers: list[int]) -> None:
    seat = position.active
    routes = _claimable(position, seat)
    hand = position.hands[seat]
    cars, locomotives = position.cars[seat], hand[LOCO]
    longest = cars if cars < MAX_LENGTH else MAX_LENGTH  # T-074
    for card in range(LOCO):
        held = hand[card]
        if held:
            reach = held + locomotives
            base, first = card * _LENGTHS, FIRST_CLAIM + card
            for length in range(1, (reach if reach < longest else longest) + 1):
                coloured, gray = routes[base + length], routes[_GRAY + length]
                if coloured:
                    numbers += [first + KINDS * route for route in coloured]
                if gray:
                    numbers += [first + KINDS * route for route in gray]
    if locomotives:
        first = FIRST_CLAIM + LOCO
        for length in range(1, (locomotives if locomotives < longest else longest) + 1):
            for card in range(KINDS):
                found = routes[card * _LENGTHS + length]
                if found:
                    numbers += [first + KINDS * route for route in found]


def fewest_locomotives(position: Position, number: int) -> int:
    """The number of the claim with the fewest locomotives that the active seat can pay for so; others stay as they
    are."""
    claim = number - FIRST_CLAIM
    if claim < 0 or claim % KINDS == LOCO:
        return number
    table = position.setup.claims
    missing = table.lengths[claim // KINDS] - position.hands[position.active][claim % KINDS]
    return number + missing * table.size if missing > 0 else number


def _claimable(position: Position, seat: Seat) -> OpenRoutes:
    """The open routes, without those that this seat may not claim because it has their twin (T-079)."""
    barred = position.barred[seat]
    if not barred:
        return position.open_routes
    routes, groups = position.open_routes[:], position.setup.claims.groups
    for twin in barred:
        routes[groups[twin]] = tuple([route for route in routes[groups[twin]] if route != twin])
    return routes


def _count_claims(position: Position, routes: OpenRoutes) -> int:
    seat = position.active
    hand = position.hands[seat]
    cars: i64 = position.cars[seat]
    locomotives: i64 = hand[LOCO]
    longest: i64 = cars if cars < MAX_LENGTH else MAX_LENGTH  # T-074
    at_hand: i64 = locomotives if locomotives < MAX_LENGTH else MAX_LENGTH
    number: i64 = 0
    card: i64
    length: i64
    for card in range(LOCO):
        held: i64 = hand[card]
        if held:
            ways = _JOKERS[held if held < MAX_LENGTH else MAX_LENGTH][at_hand]
            for length in range(1, min(held + at_hand, longest) + 1):
                many: i64 = len(routes[card * _LENGTHS + length]) + len(routes[_GRAY + length])
                if many:
                    number += many * len(ways[length])
    for length in range(1, min(at_hand, longest) + 1):
        for card in range(KINDS):
            number += len(routes[card * _LENGTHS + length])
    return number


def _claim_code(position: Position, routes: OpenRoutes, number: int) -> int:
    """The number of a claim by its place among the legal ones; -1 if there are fewer."""
    seat = position.active
    size = position.setup.claims.size
    hand = position.hands[seat]
    cars: i64 = position.cars[seat]
    locomotives: i64 = hand[LOCO]
    longest: i64 = cars if cars < MAX_LENGTH else MAX_LENGTH  # T-074
    at_hand: i64 = locomotives if locomotives < MAX_LENGTH else MAX_LENGTH
    left: i64 = number
    many: i64
    card: i64
    length: i64
    for card in range(LOCO):
        held: i64 = hand[card]
        if held:
            ways = _JOKERS[held if held < MAX_LENGTH else MAX_LENGTH][at_hand]
            for length in range(1, min(held + at_hand, longest) + 1):
                coloured, gray = routes[card * _LENGTHS + length], routes[_GRAY + length]
                many = len(coloured) + len(gray)
                if many:
                    jokers = ways[length]
                    both: i64 = many * len(jokers)
                    if left < both:
                        place = left % many
                        plain = len(coloured)
                        route = coloured[place] if place < plain else gray[place - plain]
                        return FIRST_CLAIM + route * KINDS + card + jokers[left // many] * size
                    left -= both
    for length in range(1, min(at_hand, longest) + 1):
        for card in range(KINDS):
            found = routes[card * _LENGTHS + length]
            many = len(found)
            if left < many:
                return FIRST_CLAIM + found[left] * KINDS + LOCO
            left -= many
    return -1
