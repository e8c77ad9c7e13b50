"""The tickets game at a terminal table: its choices, questions, log lines and the facts of a refusal."""

from __future__ import annotations

from collections.abc import Container, Sequence

from rich.console import RenderableType
from rich.text import Text

from roundhouse.cli.front import Front, NumberedChoice, Size, log_text
from roundhouse.cli.tickets.notation import read_action
from roundhouse.games.tickets.actions import Claim, Draw, DrawTickets, Keep, Pass, Take
from roundhouse.games.tickets.box.board import Board, Route, board_of_view
from roundhouse.games.tickets.box.components import standard_components
from roundhouse.i18n.log import make_log
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat, State, View
from roundhouse.kernel.errors import Refusal
from roundhouse.kernel.events import Event
from roundhouse.render.signs import MUTED, STRONG
from roundhouse.render.tickets import text as tickets_text
from roundhouse.render.tickets.score_sheet import sheet_tables
from roundhouse.render.tickets.signs import CARD_SIGNS, PLAYER_SIGNS, card_style, player_ink

_QUESTIONS = {"first tickets": "first", "turn": "turn", "second card": "second", "keep tickets": "keep"}


class TicketsFront(Front):
    way_question = "tickets-pay"

    def screen(self, view: View, news: Sequence[Text], size: Size) -> RenderableType:
        return tickets_text.screen(view, self.names, self.words, news, size)

    def map(self, view: View, size: Size) -> RenderableType:
        return tickets_text.map_screen(view, self.names, self.words, size)

    def short_screen(self, view: View, width: int) -> RenderableType | None:
        if view["stage"] in ("second card", "keep tickets"):
            return tickets_text.short_screen(view, self.words, width)
        return None

    def question(self, view: View, actions: Sequence[Action]) -> str:
        if isinstance(actions[0], Pass):
            return self.words("tickets-ask-pass")
        return self.words(f"tickets-ask-{_QUESTIONS[view['stage']]}")

    def choices(self, view: View, actions: Sequence[Action]) -> list[NumberedChoice]:
        """Cards first, then tickets, then routes from the longest to the shortest.

        Each route is listed once with all ways to pay for it, and only one of two equal parallel routes:
        the other can still be claimed in notation.
        """
        board = board_of_view(view)
        single: list[NumberedChoice] = []
        claims: dict[str, list[Claim]] = {}
        for action in actions:
            if isinstance(action, Claim):
                claims.setdefault(action.route, []).append(action)
            else:
                single.append(NumberedChoice(self._label(board, action), (action,)))
        routes = [route for route in board.routes if route.id in claims and not self._is_double(board, route, claims)]
        routes.sort(key=lambda route: -route.length)
        return single + [self._claim(board, route, claims[route.id]) for route in routes]

    def _is_double(self, board: Board, route: Route, claims: Container[str]) -> bool:
        """Whether its equal twin stands in the list already."""
        if route.twin < 0 or board.route_index[route.id] < route.twin:
            return False
        twin = board.routes[route.twin]
        return twin.id in claims and (twin.length, twin.colour) == (route.length, route.colour)

    def _label(self, board: Board, action: Action) -> Text:
        if isinstance(action, Take):
            return Text.assemble((f"{CARD_SIGNS[action.colour]} ", card_style(action.colour)), self._take(action))
        if isinstance(action, Keep):
            points = {ticket.id: ticket.points for ticket in board.tickets}
            kept = [f"{tickets_text.ticket_name(board, t, self.words)} {points[t]}" for t in action.tickets]
            return Text(self.words("tickets-do-keep", tickets=" + ".join(kept)))
        words = {Draw: "draw", DrawTickets: "tickets", Pass: "pass"}
        return Text(self.words(f"tickets-do-{words[type(action)]}"))

    def _take(self, action: Take) -> str:
        name = self.words(f"colour-{action.colour}")
        return self.words("tickets-do-take", card=self.words("tickets-log-card-seen", colour=action.colour, name=name))

    def _claim(self, board: Board, route: Route, claims: list[Claim]) -> NumberedChoice:
        label = self._route_label(board, route)
        claims.sort(key=lambda claim: claim.locomotives)
        return NumberedChoice(label, tuple(claims), in_columns=True)

    def _route_label(self, board: Board, route: Route) -> Text:
        points = standard_components().route_points[route.length]
        return Text.assemble(
            tickets_text.pair_text(board, route.a, route.b, self.words),
            " ",
            (CARD_SIGNS[route.colour] * route.length, card_style(route.colour)),
            (" " + self.words("tickets-points-gain", points=points), MUTED),
        )

    def way(self, action: Action) -> Text:
        """The cards a claim is paid with."""
        assert isinstance(action, Claim)
        cards = [
            Text.assemble((f"{number}", STRONG), " ", tickets_text.card_text(colour, self.words))
            for colour, number in action.cards
        ]
        return Text(" + ").join(cards)

    def notation(self, view: View) -> str:
        board = board_of_view(view)
        route, ticket = board.routes[0], board.tickets[0]
        cards = f"{route.length} {'red' if route.colour == 'gray' else route.colour}"
        double = next((route for route in board.routes if route.twin >= 0), None)
        lines = self.words("tickets-notation", route=route.id, cards=cards, ticket=ticket.id)
        if double is None:
            return lines
        return lines + "\n" + self.words("tickets-notation-double", route=double.id, other=".2")

    def read(self, view: View, line: str, legal: Sequence[Action]) -> Sequence[Action]:
        return read_action(view, board_of_view(view), line, legal, self.words)

    def greeting(self, view: View) -> Sequence[RenderableType]:
        board = view["options"]["board"]
        return [Text(self.words("tickets-own-board", name=board["name"]))] if isinstance(board, dict) else []

    def aims(self, view: View) -> Sequence[RenderableType]:
        return [Text(self.words("tickets-aims")), *tickets_text.sign_key(view, self.names, self.words)]

    def lines(self, view: View, events: Sequence[Event], seat: Seat | None) -> list[Text]:
        log = make_log(self.game.name, self.catalogue, view, self.names, seat)
        told = []
        for line in log.lines(events):
            colour = None if line.seat is None else view["seats"][line.seat]["colour"]
            told.append(log_text(line, colour and Text(f"{PLAYER_SIGNS[colour]} ", player_ink(colour))))
        return told

    def facts(self, view: View, refusal: Refusal) -> str:
        board = board_of_view(view)
        params = dict(refusal.params)
        text_id = f"tickets-fact-{refusal.rule}"
        if refusal.rule == "T-065":
            text_id += "-locomotives" if params.get("locomotives") else "-held" if "held" in params else "-count"
        if refusal.rule == "T-036" and view["stage"] == "keep tickets":
            text_id += "-keep"
        if text_id not in self.catalogue:
            return ""
        if "route" in params:
            params["route"] = tickets_text.route_name(board, params["route"], self.words)
        if "ticket" in params:
            params["ticket"] = tickets_text.ticket_name(board, params["ticket"], self.words)
        params["you"] = "yes" if params.get("owner") == view["seat"] else "no"
        for name in ("owner", "active"):
            if name in params:
                params[name] = self.names[params[name]]
        if "colours" in params:
            params["first"], params["second"] = (self.words(f"colour-{colour}") for colour in params.pop("colours"))
        for name in ("colour", "needed"):
            if isinstance(params.get(name), str):
                params[name] = self.words(f"colour-{params[name]}")
        return self.words(text_id, **params)

    def score_sheet(self, state: State) -> RenderableType:
        return sheet_tables(state.score_sheet(), state.standings(), state.view(None), self.names, self.words)
