"""Tickets that fit what a seat has seen: the part of sampling.py that deals tickets instead of train cards."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from roundhouse.games.tickets.position import KEEP_TICKETS, Position, TicketChoice, with_held
from roundhouse.kernel.contract import Seat, View
from roundhouse.kernel.rng import Stream


def deal_tickets(position: Position, view: View, rng: Stream) -> bool:
    """Shuffle the tickets and let the others choose at random; False if that contradicts what the observer saw."""
    deal = _TicketDeal(position, view, rng)
    try:
        deal.repeat_choices()
    except _ContradictionError:
        return False
    deal.fill_in()
    return True


class _TicketDeal:
    """The ticket deck before the deal, as places that hold some ticket, and who drew and kept which places."""

    __slots__ = (
        "choices",
        "index",
        "named",
        "observer",
        "pending",
        "places",
        "position",
        "queue",
        "rng",
        "view",
    )

    def __init__(self, position: Position, view: View, rng: Stream) -> None:
        self.position = position
        self.view = view
        self.rng = rng
        self.observer: Seat | None = view["seat"]
        self.index = position.setup.board.ticket_index
        self.queue = list(range(len(position.setup.board.tickets)))
        self.named: dict[int, int] = {}  # by place, the ticket the observer saw there
        self.places: dict[int, int] = {}  # ... and the other way round
        self.choices: list[tuple[Seat, list[int], list[int]]] = []  # seat, places drawn, places kept
        self.pending: dict[Seat, list[int]] = {}

    def repeat_choices(self) -> None:
        """Draw and choose in the order in which it was done."""
        setup, log = self.position.setup, self.view["ticket_log"]
        components = setup.components
        own = self.view["own"]
        own_pending = [] if own is None else [entry["ticket"] for entry in own["choose_from"]]
        first: list[list[int]] = []
        for seat in setup.all_seats:
            seen = log[seat][1] if seat < len(log) else own_pending
            first.append(self._draw(components.tickets, seat, seen))
        for number, entry in enumerate(log):
            drawn = first[number] if number < setup.players else self._draw(components.tickets, entry[0], entry[1])
            fewest = components.keep_first if number < setup.players else components.keep_later
            kept = self._choose(drawn, entry, fewest)
            self.choices.append((entry[0], drawn, kept))
            if number == setup.players - 1:  # what all put back at the start goes under the deck together
                self.queue += [place for _, drawn, kept in self.choices for place in drawn if place not in kept]
            elif number >= setup.players:
                self.queue += [place for place in drawn if place not in kept]
        if len(log) < setup.players:
            self.pending = {seat: first[seat] for seat in setup.all_seats[len(log) :]}
        elif self.position.stage is KEEP_TICKETS:
            active = self.position.active
            self.pending = {active: self._draw(components.tickets, active, own_pending)}

    def _draw(self, number: int, seat: Seat, seen: Any) -> list[int]:
        drawn = self.queue[:number]
        del self.queue[:number]
        if seat == self.observer:
            for place, name in zip(drawn, seen, strict=True):
                ticket = self.index[name]
                if self.named.setdefault(place, ticket) != ticket or self.places.setdefault(ticket, place) != place:
                    raise _ContradictionError
        return drawn

    def _choose(self, drawn: list[int], entry: list[Any], fewest: int) -> list[int]:
        seat, _, kept = entry
        if seat == self.observer:
            tickets = {self.index[name] for name in kept}
            return [place for place in drawn if self.named[place] in tickets]
        numbers = range(fewest, len(drawn) + 1) if kept is None else (kept,)
        return list(self.rng.choice([some for number in numbers for some in combinations(drawn, number)]))

    def fill_in(self) -> None:
        """Give every place a ticket, those the observer has not seen at random, and the position its tickets."""
        position, named = self.position, self.named
        size = len(position.setup.board.tickets)
        unnamed = [ticket for ticket in range(size) if ticket not in self.places]
        self.rng.shuffle(unnamed)
        ticket_at = [named[place] if place in named else unnamed.pop() for place in range(size)]
        position.ticket_deck = tuple(ticket_at[place] for place in self.queue)
        for seat, drawn in self.pending.items():
            position.pending = with_held(position.pending, seat, tuple(ticket_at[place] for place in drawn))
        for seat, drawn, kept in self.choices:
            choice: TicketChoice = (seat, tuple(ticket_at[p] for p in drawn), tuple(ticket_at[p] for p in kept))
            position.ticket_log += (choice,)
            position.tickets = with_held(position.tickets, seat, position.tickets[seat] + choice[2])


class _ContradictionError(Exception):
    """A ticket would have to be in two places."""
