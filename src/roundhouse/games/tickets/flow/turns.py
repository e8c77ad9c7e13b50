"""How a turn runs: the effect of each decision, and whose decision is next (A3 to A13 of the rules)."""

from __future__ import annotations

from typing import Final

from roundhouse.games.tickets.actions import Claim, Draw, DrawTickets, Keep, Pass, Take
from roundhouse.games.tickets.box.colours import CARD_INDEX, CARDS, COLOURS, KINDS, LOCO
from roundhouse.games.tickets.claim_table import (
    DRAW_CODE,
    FIRST_CLAIM,
    FIRST_TAKE,
    PASS_CODE,
    TICKETS_CODE,
    payment,
)
from roundhouse.games.tickets.events import (
    FinalRoundBegan,
    FirstTicketsChosen,
    Passed,
    RouteClaimed,
    TicketsDrawn,
    TicketsKept,
    card_drawn,
    card_taken,
    turn_began,
)
from roundhouse.games.tickets.flow.scoring import scoring_events
from roundhouse.games.tickets.flow.supply import draw_top, fill_display
from roundhouse.games.tickets.hidden.card_log import DRAWN, PASSED, SHORT_OF, SPENT, TAKEN, entry
from roundhouse.games.tickets.legal import shortest_open
from roundhouse.games.tickets.position import FIRST_TICKETS, KEEP_TICKETS, OVER, SECOND_CARD, TURN, Position, with_held
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.events import Event

# what is imported from modules that are not compiled is looked up at every use, but for names that are final
_CLAIM: Final = Claim
_DRAW: Final = Draw
_DRAW_TICKETS: Final = DrawTickets
_PASS: Final = Pass
_TAKE: Final = Take
_NUMBERS: Final = CARD_INDEX


def carry_out(position: Position, action: Action, events: list[Event] | None) -> None:
    """The effect of a legal action."""
    kind = type(action)
    if kind is _PASS:
        pass_turn(position, events)
        return
    position.passes = 0
    if kind is _DRAW:
        draw(position, events)
    elif kind is _TAKE:
        take(position, _NUMBERS[action.colour], events)  # type: ignore[attr-defined]  # the kind is known
    elif kind is _CLAIM:
        claim(position, action, events)  # type: ignore[arg-type]
    elif kind is _DRAW_TICKETS:
        draw_tickets(position, events)
    else:
        keep(position, action, events)  # type: ignore[arg-type]


def carry_out_code(position: Position, code: int) -> None:
    """The same for an action that is known by its number (claim_table.py)."""
    if code == PASS_CODE:
        pass_turn(position, None)
        return
    position.passes = 0
    if code >= FIRST_CLAIM:
        size = position.setup.claims.size
        rest = code % size - FIRST_CLAIM
        claim_route(position, rest // KINDS, rest % KINDS, code // size, None)
    elif code == DRAW_CODE:
        draw(position, None)
    elif code < TICKETS_CODE:
        take(position, code - FIRST_TAKE, None)
    elif code == TICKETS_CODE:
        draw_tickets(position, None)
    else:
        drawn, mask = position.pending[position.active], code - TICKETS_CODE
        keep_tickets(position, tuple([ticket for place, ticket in enumerate(drawn) if mask >> place & 1]), None)


def draw(position: Position, events: list[Event] | None) -> None:
    seat = position.active
    card = draw_top(position, events)
    position.hands[seat][card] += 1
    position.card_log.append(DRAWN * 1000 + seat * 100 + card * 10)
    if events is not None:
        events.append(card_drawn(seat, CARDS[card]))
    _after_card(position, position.stage is SECOND_CARD, events)


def take(position: Position, card: int, events: list[Event] | None) -> None:
    seat = position.active
    slot = position.display.index(card)
    del position.display[slot]
    position.hands[seat][card] += 1
    position.card_log.append(TAKEN * 1000 + seat * 100 + card * 10)
    if events is not None:
        events.append(card_taken(seat, CARDS[card]))
    fill_display(position, slot, events)  # T-041
    _after_card(position, position.stage is SECOND_CARD or card == LOCO, events)  # T-043


def _after_card(position: Position, is_last: bool, events: list[Event] | None) -> None:
    if not is_last and (position.deck or position.discard_size):  # T-049, T-128
        position.stage = SECOND_CARD
    else:
        end_turn(position, events)


def claim(position: Position, action: Claim, events: list[Event] | None) -> None:
    cards = action.cards
    jokers = cards[1][1] if len(cards) > 1 else 0
    claim_route(position, position.setup.board.route_index[action.route], _NUMBERS[cards[0][0]], jokers, events)


def claim_route(position: Position, index: int, card: int, jokers: int, events: list[Event] | None) -> None:
    """Claim a route with cards of one kind, the locomotives alone included, and locomotives that stand for more."""
    seat = position.active
    setup = position.setup
    length = setup.claims.lengths[index]
    hand, discard = position.hands[seat], position.discard
    coloured = length - jokers
    hand[card] -= coloured
    discard[card] += coloured  # T-075
    position.card_log.append(SPENT * 1000 + seat * 100 + card * 10 + coloured)
    if jokers:
        hand[LOCO] -= jokers
        discard[LOCO] += jokers
        position.card_log.append(SPENT * 1000 + seat * 100 + LOCO * 10 + jokers)
    position.discard_size += length
    position.cars[seat] -= length  # T-073
    points = setup.route_points[length]
    position.points[seat] += points  # T-085
    position.give_route(index, seat)
    if events is not None:
        events.append(RouteClaimed(seat, setup.board.routes[index].id, payment(card, coloured, jokers), points))
    if setup.rechecks_display or len(position.display) < setup.display:
        fill_display(position, len(position.display), events)  # T-061, T-054
    end_turn(position, events)


def draw_tickets(position: Position, events: list[Event] | None) -> None:
    seat = position.active
    number = position.setup.components.tickets
    drawn = position.ticket_deck[:number]  # T-091
    position.ticket_deck = position.ticket_deck[number:]
    position.pending = with_held(position.pending, seat, drawn)
    position.stage = KEEP_TICKETS
    if events is not None:
        tickets = position.setup.board.tickets
        events.append(TicketsDrawn(seat, len(drawn), tuple(tickets[index].id for index in drawn)))


def keep(position: Position, action: Keep, events: list[Event] | None) -> None:
    ticket_index = position.setup.board.ticket_index
    chosen = [ticket_index[ticket] for ticket in action.tickets]
    keep_tickets(position, tuple([one for one in position.pending[position.active] if one in chosen]), events)


def keep_tickets(position: Position, kept: tuple[int, ...], events: list[Event] | None) -> None:
    """Keep these of the drawn tickets, in the order in which they were drawn."""
    seat = position.active
    drawn = position.pending[seat]
    position.pending = with_held(position.pending, seat, ())
    position.tickets = with_held(position.tickets, seat, position.tickets[seat] + kept)
    position.ticket_log += ((seat, drawn, kept),)
    first = position.stage is FIRST_TICKETS
    if events is not None:
        tickets = position.setup.board.tickets
        events.append(TicketsKept(seat, len(kept), tuple(sorted(tickets[index].id for index in kept)), first))
    if not first:
        position.ticket_deck += _returned(drawn, kept)  # T-093, T-094
        end_turn(position, events)
    elif seat + 1 < position.setup.players:
        position.active = Seat(seat + 1)
    else:
        _start_play(position, events)


def _returned(drawn: tuple[int, ...], kept: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(ticket for ticket in drawn if ticket not in kept)


def _start_play(position: Position, events: list[Event] | None) -> None:
    """All have chosen their first tickets: the rejected ones go under the deck in seat order (T-028, T-029)."""
    for _, drawn, kept in position.ticket_log:
        position.ticket_deck += _returned(drawn, kept)
    position.stage = TURN
    position.active = position.setup.first_player
    if events is not None:
        events.append(FirstTicketsChosen(tuple(len(held) for held in position.tickets)))
        events.append(turn_began(position.active))


def pass_turn(position: Position, events: list[Event] | None) -> None:
    seat = position.active
    position.passes += 1
    position.card_log.append(entry(PASSED, seat))
    for card in range(len(COLOURS)):
        length = shortest_open(position, seat, card)
        if length:
            position.card_log.append(entry(SHORT_OF, seat, card, length))
    if events is not None:
        events.append(Passed(seat))
    if position.passes == position.setup.players:  # T-127
        _finish(position, events)
    else:
        end_turn(position, events)


def end_turn(position: Position, events: list[Event] | None) -> None:
    """Begin the final round if it is time (T-104), go on with the next seat, or end the game (T-109)."""
    seat = position.active
    setup = position.setup
    if position.turns_left > 0:
        position.turns_left -= 1  # T-107: nothing else in the final round
        if position.turns_left == 0:
            _finish(position, events)
            return
    elif position.cars[seat] <= setup.last_round_cars:
        position.turns_left = setup.players
        if events is not None:
            events.append(FinalRoundBegan(seat, position.cars[seat]))
    position.active = setup.all_seats[(seat + 1) % setup.players]  # T-034
    position.stage = TURN
    if events is not None:
        events.append(turn_began(position.active))


def _finish(position: Position, events: list[Event] | None) -> None:
    position.stage = OVER
    if events is not None:
        events += scoring_events(position)
