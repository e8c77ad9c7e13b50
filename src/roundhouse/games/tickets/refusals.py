"""Why an action is not legal: one rule is cited, the first that applies in the order of T-130.

The order: not this seat's decision (T-109, T-029, T-034); wrong kind of decision (T-029, T-035, T-036, T-048, T-037);
the thing is not there or is taken (T-060, T-039, T-044, T-092, T-026, T-089, T-063, T-077, T-080, T-079);
too few tickets kept (T-027, T-090); cards (T-065 to T-069); cars (T-074).
"""

from __future__ import annotations

from roundhouse.games.tickets.actions import Claim, Draw, DrawTickets, Keep, Pass, Take
from roundhouse.games.tickets.box.board import Route
from roundhouse.games.tickets.box.colours import CARD_INDEX, GRAY, LOCO, LOCOMOTIVE
from roundhouse.games.tickets.flow.supply import can_draw
from roundhouse.games.tickets.legal import fewest_kept, legal_actions
from roundhouse.games.tickets.position import CLOSED, FIRST_TICKETS, OVER, SECOND_CARD, TURN, Position
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.errors import Refusal


def why_not(position: Position, action: Action, seat: Seat | None) -> Refusal | None:
    stage = position.stage
    if stage is OVER:
        return Refusal("T-109")
    if seat is not None and seat != position.active:
        rule = "T-029" if stage is FIRST_TICKETS else "T-034"
        return Refusal(rule, {"seat": seat, "active": position.active})
    kind = type(action)
    if stage is TURN:
        if kind is Claim:
            return _claim(position, action)  # type: ignore[arg-type]  # the kind is known
        if kind is Draw:
            return None if can_draw(position) else Refusal("T-060")
        if kind is Take:
            return _take(position, action)  # type: ignore[arg-type]
        if kind is DrawTickets:
            return None if position.ticket_deck else Refusal("T-092")
        if kind is Pass:
            return None if action in legal_actions(position) else Refusal("T-037")
        return Refusal("T-035", {"kind": kind.__name__})
    if stage is SECOND_CARD:
        if kind is Draw:
            return None
        if kind is Take:
            return _take(position, action)  # type: ignore[arg-type]
        return Refusal("T-048") if kind is Pass else Refusal("T-036", {"kind": kind.__name__})
    if kind is Keep:
        return _keep(position, action)  # type: ignore[arg-type]
    return Refusal("T-029" if stage is FIRST_TICKETS else "T-036", {"kind": kind.__name__})


def _take(position: Position, action: Take) -> Refusal | None:
    if not can_draw(position):
        return Refusal("T-060")
    card = CARD_INDEX.get(action.colour)
    if card not in position.display:
        return Refusal("T-039", {"colour": action.colour})
    if card == LOCO and position.stage is SECOND_CARD:
        return Refusal("T-044")
    return None


def _keep(position: Position, action: Keep) -> Refusal | None:
    first = position.stage is FIRST_TICKETS
    tickets = position.setup.board.tickets
    drawn = [tickets[index].id for index in position.pending[position.active]]
    for ticket in action.tickets:
        if ticket not in drawn or action.tickets.count(ticket) > 1:
            return Refusal("T-026" if first else "T-089", {"ticket": ticket})
    if len(action.tickets) < fewest_kept(position):
        return Refusal("T-027" if first else "T-090", {"fewest": fewest_kept(position)})
    return None


def _claim(position: Position, action: Claim) -> Refusal | None:
    board = position.setup.board
    index = board.route_index.get(action.route)
    if index is None:
        return Refusal("T-063", {"route": action.route})
    route = board.routes[index]
    owner = position.owner[index]
    if owner >= 0:
        return Refusal("T-077", {"route": action.route, "owner": owner})
    if owner == CLOSED:
        return Refusal("T-080", {"route": action.route, "owner": position.owner[route.twin]})
    if route.twin >= 0 and position.owner[route.twin] == position.active:
        return Refusal("T-079", {"route": action.route})
    refusal = _cards(position.hands[position.active], route, action)
    if refusal is None and route.length > position.cars[position.active]:
        return Refusal("T-074", {"route": action.route, "cars": position.cars[position.active], "length": route.length})
    return refusal


def _cards(hand: list[int], route: Route, action: Claim) -> Refusal | None:
    total = 0
    for colour, number in action.cards:
        card = CARD_INDEX.get(colour, -1)
        held = hand[card] if card >= 0 else 0
        if number < 1 or held < number:
            return Refusal("T-065", {"route": action.route, "colour": colour, **_missing(hand, action, held, number)})
        total += number
    if total != route.length:
        return Refusal("T-065", {"route": action.route, "cards": total, "length": route.length})
    first = action.cards[0][0]
    if len(action.cards) > 1 and action.cards[1][0] != LOCOMOTIVE:  # two colours
        rule = "T-069" if route.colour == GRAY else "T-066"
        return Refusal(rule, {"route": action.route, "colours": [first, action.cards[1][0]]})
    if first not in (LOCOMOTIVE, route.colour) and route.colour != GRAY:
        return Refusal("T-067", {"route": action.route, "colour": first, "needed": route.colour})
    return None


def _missing(hand: list[int], action: Claim, held: int, needed: int) -> dict[str, int]:
    """How many cards are missing, with the locomotives that were not offered (T-070)."""
    spare = hand[LOCO] - sum(number for colour, number in action.cards if colour == LOCOMOTIVE)
    locomotives = max(0, spare)
    return {
        "held": held,
        "needed": needed,
        "locomotives": locomotives,
        "missing": max(0, needed - held - locomotives),
    }


CITABLE = frozenset(
    f"T-{number:03}"
    for number in (26, 27, 29, 34, 35, 36, 37, 39, 44, 48, 60, 63, 65, 66, 67, 69, 74, 77, 79, 80, 89, 90, 92, 109)
)
"""Every rule this module can cite."""
