"""What happened in a game of tickets, as lines for one reader; the events are already redacted for that reader."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from roundhouse.games.tickets.box.board import board_of_view
from roundhouse.games.tickets.box.colours import Colour
from roundhouse.games.tickets.events import (
    CardDrawn,
    CardTaken,
    DeckShuffled,
    DisplayReplaced,
    FinalRoundBegan,
    FirstTicketsChosen,
    GameEnded,
    LongestPathScored,
    Passed,
    RouteClaimed,
    TicketScored,
    TicketsDrawn,
    TicketsKept,
    TurnBegan,
)
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.log import GameLog, LogLine, log_line
from roundhouse.i18n.named import named
from roundhouse.kernel.contract import Seat, View
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.events import Event


class TicketsLog(GameLog):
    def __init__(
        self, game: GameName, catalogue: Catalogue, view: View, names: Sequence[str], you: Seat | None = None
    ) -> None:
        super().__init__(game, catalogue, view, names, you)
        self._board = board_of_view(view)

    def settled(self, events: Sequence[Event]) -> int:
        """Within a turn a second card may come, which shares the line of the first."""
        ends = [number for number, event in enumerate(events, start=1) if isinstance(event, (TurnBegan, GameEnded))]
        return ends[-1] if ends else 0

    def lines(self, events: Iterable[Event]) -> list[LogLine]:
        """One line per fact worth telling; the two cards of a turn share a line."""
        lines: list[LogLine] = []
        cards: list[CardDrawn | CardTaken] = []

        def tell_cards() -> None:
            if cards:
                lines.append(self._cards(cards))
                cards.clear()

        scored: list[TicketScored] = []
        shuffles = 0  # one after another, told in one line
        before: Event | None = None
        for event in events:
            if scored and not (isinstance(event, TicketScored) and event.seat == scored[0].seat):
                lines.append(self._tickets_scored(scored))
                scored = []
            if isinstance(event, TicketScored):
                tell_cards()
                scored.append(event)
                continue
            if isinstance(event, (CardDrawn, CardTaken)):
                if len(cards) == 2 or (cards and event.seat != cards[0].seat):
                    tell_cards()
                cards.append(event)
                shuffles = 0
                continue
            told = self._told(event)
            if isinstance(event, DeckShuffled):
                if shuffles:
                    lines.pop()
                shuffles += 1
                told = [log_line(None, self._text("tickets-log-shuffled", cards=event.cards, times=shuffles))]
            elif told:
                shuffles = 0
            if isinstance(event, TurnBegan) and isinstance(before, FirstTicketsChosen):
                told = [log_line(event.seat, self._said("begins", event.seat), "round")]
            before = event
            if told or isinstance(event, TurnBegan):
                tell_cards()
            lines += told
        tell_cards()
        return [*lines, self._tickets_scored(scored)] if scored else lines

    def _cards(self, cards: Sequence[CardDrawn | CardTaken]) -> LogLine:
        """The one card of a turn so far, or both; two from the same place are told together."""
        first, last = cards[0], cards[-1]
        if len(cards) == 1:
            return self._line(first.seat, "one-card", first=self._card(first))
        if type(first) is not type(last):
            second = self._card(last, after=first.colour)
            return self._line(first.seat, "two-cards", first=self._card(first), second=second)
        if first.colour is None or last.colour is None:
            return self._line(first.seat, "two-unseen")
        second = self._seen_card(last.colour, after=first.colour)
        kind = "two-cards" if isinstance(first, CardTaken) else "two-own"
        return self._line(first.seat, kind, first=self._seen_card(first.colour), second=second)

    def _told(self, event: Event) -> list[LogLine]:
        if isinstance(event, RouteClaimed):
            texts = [(colour, self._text(f"tickets-cards-{colour}", number=number)) for colour, number in event.cards]
            cards = self._listed([named("card", colour, text) for colour, text in texts])
            return [self._line(event.seat, "claimed", route=self._route(event.route), cards=cards, points=event.points)]
        if isinstance(event, TicketsDrawn):
            return [self._line(event.seat, "tickets-drawn", number=event.number)]
        if isinstance(event, TicketsKept):
            return [self._tickets_kept(event)]
        if isinstance(event, FirstTicketsChosen):
            counts = [self._said("kept-count", Seat(seat), number=number) for seat, number in enumerate(event.numbers)]
            return [log_line(None, self._text("tickets-log-all-chosen", numbers=", ".join(counts)))]
        if isinstance(event, DisplayReplaced):
            return [log_line(None, self._text("tickets-log-display", times=event.times))]
        if isinstance(event, Passed):
            return [self._line(event.seat, "passed")]
        if isinstance(event, FinalRoundBegan):
            return [log_line(event.seat, self._said("final-round", event.seat, cars=event.cars), "round")]
        return self._ending(event)

    def _ending(self, event: Event) -> list[LogLine]:
        """The scoring, if it is that: a card turned up and a turn begun are seen on the table."""
        if isinstance(event, LongestPathScored):
            told = self._said("longest", event.seat, length=event.length, points=event.points)
            return [log_line(event.seat, told, "end")]
        if isinstance(event, GameEnded):
            seats = sorted(map(Seat, range(len(event.ranks))), key=lambda seat: event.ranks[seat])
            results = [self._said("result", seat, points=event.scores[seat]) for seat in seats]
            return [log_line(None, self._text("tickets-log-ended", results=", ".join(results)), "end")]
        return []

    def _tickets_scored(self, scored: Sequence[TicketScored]) -> LogLine:
        """What the tickets of a seat counted."""
        seat = scored[0].seat
        tickets = [
            self._text(
                "tickets-log-ticket-scored",
                ticket=self._ticket(one.ticket),
                sign="+" if one.completed else "\N{MINUS SIGN}",
                points=abs(one.points),
            )
            for one in scored
        ]
        return log_line(seat, self._said("tickets-scored", seat, tickets=", ".join(tickets)), "end")

    def _tickets_kept(self, event: TicketsKept) -> LogLine:
        if event.tickets is not None:
            kept = self._listed([self._ticket(ticket) for ticket in event.tickets])
            return self._line(event.seat, "tickets-kept-own", tickets=kept)
        if event.number is None:
            return self._line(event.seat, "first-tickets")
        return self._line(event.seat, "tickets-kept", number=event.number)

    def _line(self, seat: Seat, kind: str, **params: object) -> LogLine:
        return log_line(seat, self._said(kind, seat, **params))

    def _said(self, kind: str, seat: Seat, **params: object) -> str:
        return self._text(f"tickets-log-{kind}", **self._subject(seat), **params)

    def _card(self, event: CardDrawn | CardTaken, after: Colour | None = None) -> str:
        if event.colour is None:
            return self._text("tickets-log-card-unseen")
        card = self._seen_card(event.colour, after)
        return card if isinstance(event, CardTaken) else self._text("tickets-log-card-unseen-own", card=card)

    def _seen_card(self, colour: Colour, after: Colour | None = None) -> str:
        if colour == after:
            return self._text("tickets-log-card-alike")
        text = self._text("tickets-log-card-seen", colour=colour, name=self._colour(colour))
        return named("card", colour, text)

    def _colour(self, colour: Colour) -> str:
        return self._text(f"colour-{colour}")

    def _route(self, route: str) -> str:
        found = self._board.routes[self._board.route_index[route]]  # type: ignore[index]  # events name real routes
        return self._pair(found.a, found.b)

    def _ticket(self, ticket: str) -> str:
        found = self._board.tickets[self._board.ticket_index[ticket]]  # type: ignore[index]
        return self._pair(found.a, found.b)

    def _pair(self, a: int, b: int) -> str:
        return self._text("tickets-route", a=self._board.cities[a].name, b=self._board.cities[b].name)
