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
    Passed,
    RouteClaimed,
    TicketsDrawn,
    TicketsKept,
    TurnBegan,
)
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.log import GameLog, LogLine
from roundhouse.kernel.contract import Seat, View
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.events import Event


class TicketsLog(GameLog):
    def __init__(
        self, game: GameName, catalogue: Catalogue, view: View, names: Sequence[str], you: Seat | None = None
    ) -> None:
        super().__init__(game, catalogue, view, names, you)
        self._board = board_of_view(view)

    def may_grow(self, events: Sequence[Event]) -> bool:
        """Within a turn a second card may come, which shares the line of the first."""
        return not any(isinstance(event, (TurnBegan, GameEnded)) for event in events)

    def lines(self, events: Iterable[Event]) -> list[LogLine]:
        """One line per fact worth telling; the two cards of a turn share a line."""
        lines: list[LogLine] = []
        cards: list[str] = []
        seat = Seat(-1)

        def tell_cards() -> None:
            if cards:
                both = {"first": cards[0], "second": cards[-1]}
                unseen = cards == [self._text("tickets-log-card-unseen")] * 2
                kind = "two-unseen" if unseen else "two-cards" if len(cards) == 2 else "one-card"
                lines.append(self._line(seat, kind, **both))
                cards.clear()

        for event in events:
            if isinstance(event, (CardDrawn, CardTaken)):
                if event.seat != seat or len(cards) == 2:
                    tell_cards()
                seat = event.seat
                cards.append(self._card(event))
                continue
            told = self._told(event)
            if told or isinstance(event, TurnBegan):
                tell_cards()
            lines += told
        tell_cards()
        return lines

    def _told(self, event: Event) -> list[LogLine]:
        if isinstance(event, RouteClaimed):
            cards = self._listed(
                [self._text(f"tickets-cards-{colour}", number=number) for colour, number in event.cards]
            )
            return [self._line(event.seat, "claimed", route=self._route(event.route), cards=cards, points=event.points)]
        if isinstance(event, TicketsDrawn):
            return [self._line(event.seat, "tickets-drawn", number=event.number)]
        if isinstance(event, TicketsKept):
            return [self._tickets_kept(event)]
        if isinstance(event, FirstTicketsChosen):
            counts = [self._said("kept-count", Seat(seat), number=number) for seat, number in enumerate(event.numbers)]
            return [LogLine(None, self._text("tickets-log-all-chosen", numbers=", ".join(counts)))]
        if isinstance(event, DisplayReplaced):
            return [LogLine(None, self._text("tickets-log-display", times=event.times))]
        if isinstance(event, DeckShuffled):
            return [LogLine(None, self._text("tickets-log-shuffled", cards=event.cards))]
        if isinstance(event, Passed):
            return [self._line(event.seat, "passed")]
        if isinstance(event, FinalRoundBegan):
            return [self._line(event.seat, "final-round", cars=event.cars)]
        return []  # a card turned up and a turn begun are seen on the table, the scoring on the score sheet

    def _tickets_kept(self, event: TicketsKept) -> LogLine:
        if event.tickets is not None:
            kept = self._listed([self._ticket(ticket) for ticket in event.tickets])
            return self._line(event.seat, "tickets-kept-own", tickets=kept)
        if event.number is None:
            return self._line(event.seat, "first-tickets")
        return self._line(event.seat, "tickets-kept", number=event.number)

    def _line(self, seat: Seat, kind: str, **params: object) -> LogLine:
        return LogLine(seat, self._said(kind, seat, **params))

    def _said(self, kind: str, seat: Seat, **params: object) -> str:
        return self._text(f"tickets-log-{kind}", **self._subject(seat), **params)

    def _card(self, event: CardDrawn | CardTaken) -> str:
        if event.colour is None:
            return self._text("tickets-log-card-unseen")
        card = self._text("tickets-log-card-seen", colour=event.colour, name=self._colour(event.colour))
        return card if isinstance(event, CardTaken) else self._text("tickets-log-card-unseen-own", card=card)

    def _colour(self, colour: Colour) -> str:
        return self._text(f"colour-{colour}")

    def _listed(self, parts: list[str]) -> str:
        """A list in words: a, b and c."""
        if len(parts) < 2:
            return "".join(parts)
        return self._text("tickets-log-and", first=", ".join(parts[:-1]), last=parts[-1])

    def _route(self, route: str) -> str:
        found = self._board.routes[self._board.route_index[route]]  # type: ignore[index]  # events name real routes
        return self._pair(found.a, found.b)

    def _ticket(self, ticket: str) -> str:
        found = self._board.tickets[self._board.ticket_index[ticket]]  # type: ignore[index]
        return self._pair(found.a, found.b)

    def _pair(self, a: int, b: int) -> str:
        return self._text("tickets-route", a=self._board.cities[a].name, b=self._board.cities[b].name)
