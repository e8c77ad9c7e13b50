"""How a turn runs: the effect of each decision, and whose decision is next (A3 to A13 of the rules)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundhouse.games.tickets.actions import Claim, Draw, DrawTickets, Keep, Pass, Take
from roundhouse.games.tickets.box.colours import CARD_INDEX, CARDS, COLOURS, LOCO
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


def carry_out(position: Position, action: Action, events: list[Event] | None) -> None:
    """The effect of a legal action."""
    if type(action) is not Pass:
        position.passes = 0
    _EFFECTS[type(action)](position, action, events)


def draw(position: Position, _: Draw, events: list[Event] | None) -> None:
    seat = position.active
    card = draw_top(position, events)
    position.hands[seat][card] += 1
    position.card_log.append(DRAWN * 1000 + seat * 100 + card * 10)
    if events is not None:
        events.append(card_drawn(seat, CARDS[card]))
    _after_card(position, position.stage is SECOND_CARD, events)


def take(position: Position, action: Take, events: list[Event] | None) -> None:
    seat = position.active
    card = CARD_INDEX[action.colour]
    slot = position.display.index(card)
    del position.display[slot]
    position.hands[seat][card] += 1
    position.card_log.append(TAKEN * 1000 + seat * 100 + card * 10)
    if events is not None:
        events.append(card_taken(seat, action.colour))
    fill_display(position, slot, events)  # T-041
    _after_card(position, position.stage is SECOND_CARD or card == LOCO, events)  # T-043


def _after_card(position: Position, is_last: bool, events: list[Event] | None) -> None:
    if not is_last and (position.deck or position.discard_size):  # T-049, T-128
        position.stage = SECOND_CARD
    else:
        end_turn(position, events)


def claim(position: Position, action: Claim, events: list[Event] | None) -> None:
    seat = position.active
    setup = position.setup
    index = setup.board.route_index[action.route]
    route = setup.board.routes[index]
    hand = position.hands[seat]
    for colour, number in action.cards:
        card = CARD_INDEX[colour]
        hand[card] -= number
        position.discard[card] += number  # T-075
        position.card_log.append(SPENT * 1000 + seat * 100 + card * 10 + number)
    position.discard_size += route.length
    position.cars[seat] -= route.length  # T-073
    points = setup.components.route_points[route.length]
    position.points[seat] += points  # T-085
    position.give_route(index, seat)
    if events is not None:
        events.append(RouteClaimed(seat, action.route, action.cards, points))
    if setup.rechecks_display or len(position.display) < setup.components.display:
        fill_display(position, len(position.display), events)  # T-061, T-054
    end_turn(position, events)


def draw_tickets(position: Position, _: DrawTickets, events: list[Event] | None) -> None:
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
    seat = position.active
    ticket_index = position.setup.board.ticket_index
    chosen = [ticket_index[ticket] for ticket in action.tickets]
    drawn = position.pending[seat]
    kept = tuple(ticket for ticket in drawn if ticket in chosen)
    position.pending = with_held(position.pending, seat, ())
    position.tickets = with_held(position.tickets, seat, position.tickets[seat] + kept)
    position.ticket_log += ((seat, drawn, kept),)
    first = position.stage is FIRST_TICKETS
    if events is not None:
        events.append(TicketsKept(seat, len(kept), action.tickets, first))
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


def pass_turn(position: Position, _: Pass, events: list[Event] | None) -> None:
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
    elif position.cars[seat] <= setup.components.last_round_cars:
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


_EFFECTS: dict[type[Action], Callable[[Position, Any, list[Event] | None], None]] = {
    Draw: draw,
    Take: take,
    Claim: claim,
    DrawTickets: draw_tickets,
    Keep: keep,
    Pass: pass_turn,
}
