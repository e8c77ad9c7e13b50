"""What a person types at the tickets table: forgiving where the board leaves no doubt. The engine stays strict.

Cities in either order and as the map writes them, a double route without its number where cards or openness decide,
tickets by their lines, single keys for the most common actions.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches

from roundhouse.games.tickets.actions import Claim, Keep, parse_action
from roundhouse.games.tickets.box.board import Board, Route, TicketId
from roundhouse.games.tickets.box.colours import CARDS, GRAY, LOCOMOTIVE, Colour
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import View
from roundhouse.kernel.errors import InvalidAction
from roundhouse.render.words import Words

KEYS = {"d": "draw", "t": "tickets"} | {colour: f"take {colour}" for colour in CARDS}
_ROUTE = re.compile(r"(?P<cities>.*?)(?:\.(?P<twin>\d+))?(?P<cards>(?:\s+\d+\s+[a-z]+)*)")
_CARDS = re.compile(r"(?:\d+ [a-z]+ ?)*")
_SUGGESTIONS = 3


def read_action(view: View, board: Board, line: str, legal: Sequence[Action], words: Words) -> Sequence[Action]:
    """The actions a line may mean: several if it is a claim that does not say with which cards."""
    text = " ".join(line.lower().replace(",", " ").replace("+", " ").split())
    kind, _, rest = text.partition(" ")
    if kind == "claim" and rest:
        return _claims(view, board, rest, legal, words)
    if kind == "keep" and rest:
        return (Keep(_kept(view, board, rest, words)),)
    return (parse_action(KEYS.get(text, text)),)


def plain_words(text: str) -> str:
    """A name as it is compared: small letters and figures, single spaces."""
    return " ".join(re.sub(r"[^\w]|_", " ", text.lower()).split())


def _claims(view: View, board: Board, text: str, legal: Sequence[Action], words: Words) -> Sequence[Action]:
    route_id, _, after = text.partition(" ")
    if route_id in board.route_index and not _CARDS.fullmatch(after):
        return (parse_action(f"claim {text}"),)  # to be told how cards are written
    found = _ROUTE.fullmatch(text)
    assert found is not None  # any text fits
    cards = found["cards"].strip()
    routes = _routes_between(board, found["cities"], words)
    if found["twin"] is not None:
        routes = [route for route in routes if route.id.endswith(f".{found['twin']}")] or _no_twin(routes, words)
    if cards:
        return (_paid(view, routes, cards, legal, words),)
    ways = [action for action in legal if isinstance(action, Claim) and action.route in [route.id for route in routes]]
    if ways:
        payable = [route for route in routes if any(way.route == route.id for way in ways)]
        chosen = _the_one(view, payable, words).id
        return sorted((way for way in ways if way.route == chosen), key=lambda claim: claim.locomotives)
    route = _the_one(view, routes, words)
    return (Claim(route.id, ((_best_colour(view, route), route.length),)),)  # to be refused with its reason


def _paid(view: View, routes: list[Route], cards: str, legal: Sequence[Action], words: Words) -> Claim:
    """The claim with these cards; of a double route the one that they can pay for."""
    claims: dict[str, Claim] = {}
    for route in routes:
        claim = parse_action(f"claim {route.id} {cards}")
        assert isinstance(claim, Claim)
        claims[route.id] = claim
    payable = [route for route in routes if claims[route.id] in legal]
    fitting = [route for route in routes if claims[route.id].colour in (route.colour, None) or route.colour == GRAY]
    return claims[_the_one(view, payable or fitting or routes, words).id]


def _the_one(view: View, routes: list[Route], words: Words) -> Route:
    """The route that is meant: the only one, or the only open one; of two equal ones the first."""
    free = [route for route in routes if route.id not in view["routes"] and route.id not in view["closed"]]
    if len({(route.colour, route.length) for route in free}) > 1:
        raise InvalidAction(_both(free, words))
    return (free or routes)[0]


def _both(routes: list[Route], words: Words) -> str:
    first, second = (f"{route.id} {words(f'colour-{route.colour}')}" for route in routes)
    return words("tickets-two-routes", first=first, second=second[second.rindex(".") :])


def _no_twin(routes: list[Route], words: Words) -> list[Route]:
    if len(routes) == 2:
        raise InvalidAction(_both(routes, words))
    raise InvalidAction(words("tickets-single-route", route=routes[0].id))


def _best_colour(view: View, route: Route) -> Colour:
    """What somebody would pay with: the route's colour, or the one they hold most of."""
    hand = {colour: number for colour, number in view["own"]["hand"].items() if colour != LOCOMOTIVE}
    if route.colour != GRAY:
        return route.colour
    return Colour(max(hand, key=lambda colour: hand[colour], default=CARDS[0]))


def _routes_between(board: Board, text: str, words: Words) -> list[Route]:
    """The one or two routes between the cities that are named; raises InvalidAction with what was nearly meant."""
    pair = _two_cities(board, plain_words(text))
    if pair is not None:
        routes = [route for route in board.routes if {route.a, route.b} == set(pair)]
        if routes:
            return routes
        raise InvalidAction(_no_route(board, *pair, words))
    written = {}
    for route in board.routes:
        for a, b in ((route.a, route.b), (route.b, route.a)):
            written[plain_words(f"{board.cities[a].name} {board.cities[b].name}")] = route.id
            written[plain_words(f"{board.cities[a].id} {board.cities[b].id}")] = route.id
    meant = plain_words(text)
    near = get_close_matches(meant, written, n=6, cutoff=0.8) or get_close_matches(meant, written, n=6)
    if near:
        listed = ", ".join(list(dict.fromkeys(written[name].partition(".")[0] for name in near))[:_SUGGESTIONS])
        raise InvalidAction(words("tickets-near-routes", text=text, routes=listed))
    raise InvalidAction(words("tickets-no-cities", text=text, example=board.routes[0].id))


def _no_route(board: Board, a: int, b: int, words: Words) -> str:
    if a == b:
        return words("tickets-one-city", city=board.cities[a].name)
    others = {route.b if route.a == a else route.a for route in board.routes if a in (route.a, route.b)}
    names = ", ".join(sorted(board.cities[other].name for other in others))
    return words("tickets-not-joined", a=board.cities[a].name, b=board.cities[b].name, others=names)


def _two_cities(board: Board, text: str) -> tuple[int, int] | None:
    """The two cities that the words name, wherever the one ends and the other begins."""
    names = {}
    for index, city in enumerate(board.cities):
        names[plain_words(city.name)] = names[plain_words(city.id)] = index
    parts = text.split()
    for cut in range(1, len(parts)):
        first, second = parts[:cut], parts[cut:]
        if len(second) > 1 and second[0] == "to":
            second = second[1:]
        pair = names.get(" ".join(first)), names.get(" ".join(second))
        if pair[0] is not None and pair[1] is not None:
            return pair[0], pair[1]
    return None


def _kept(view: View, board: Board, text: str, words: Words) -> tuple[TicketId, ...]:
    """Tickets by their lines in the list, by id, or by their cities in either order."""
    drawn = [TicketId(entry["ticket"]) for entry in view["own"]["choose_from"]]
    parts = text.split()
    if all(part.isascii() and part.isdigit() for part in parts):
        wrong = [part for part in parts if not 1 <= int(part[:6]) <= len(drawn)]
        if wrong and drawn:
            raise InvalidAction(words("tickets-no-line", line=wrong[0], last=len(drawn)))
        return tuple(dict.fromkeys(drawn[int(part) - 1] for part in parts)) if drawn else tuple(map(TicketId, parts))
    if all(part in board.ticket_index for part in parts):
        return tuple(map(TicketId, parts))
    kept: list[TicketId] = []
    rest = plain_words(re.sub(r"\.\d+|\bto\b", " ", text))
    while rest := rest.strip():
        for ticket in drawn:
            entry = board.tickets[board.ticket_index[ticket]]
            ends = [(board.cities[a], board.cities[b]) for a, b in ((entry.a, entry.b), (entry.b, entry.a))]
            names = [plain_words(name) for a, b in ends for name in (f"{a.name} {b.name}", f"{a.id} {b.id}")]
            name = next((name for name in names if f"{rest} ".startswith(f"{name} ")), None)
            if name is not None and ticket not in kept:
                kept.append(ticket)
                rest = rest[len(name) :]
                break
        else:
            return tuple(map(TicketId, parts))  # to be refused with its reason
    return tuple(kept)
