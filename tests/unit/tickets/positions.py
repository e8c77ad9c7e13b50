"""Positions of the tickets game for tests: say what matters, the rest is filled in and fits.

    state = position(hands=[{"blue": 2, "locomotive": 1}], deck=["red", "green"], routes={"montreal-toronto": 1})
    play(state, "claim montreal-new_york 2 blue 1 locomotive")

Every position has all its cards and tickets, and logs that lead to it, so that views and samplers work on it too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, zip_longest
from typing import Any, TypeVar

from roundhouse.games.tickets.box.board import board_from_data, usa_board
from roundhouse.games.tickets.box.colours import CARD_INDEX, CARDS
from roundhouse.games.tickets.box.components import Components, standard_components
from roundhouse.games.tickets.game import TicketsGame
from roundhouse.games.tickets.hidden import card_log
from roundhouse.games.tickets.state import TicketsState
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.events import Event
from roundhouse.kernel.rng import seed_bytes

Hand = Mapping[str, int]
Kind = TypeVar("Kind", bound=Event)

DISPLAY = ("purple", "blue", "orange", "white", "green")


def position(
    players: int = 2,
    *,
    hands: Sequence[Hand] = (),
    display: Sequence[str] = DISPLAY,
    deck: Sequence[str] = (),
    discard: Hand | None = None,
    rest: str | int = "deck",
    routes: Mapping[str, int] | None = None,
    cars: Sequence[int] | None = None,
    tickets: Sequence[Sequence[str]] = (),
    ticket_deck: Sequence[str] | None = None,
    stage: str = "turn",
    active: int = 0,
    first_player: int = 0,
    turns_left: int = -1,
    passes: int = 0,
    seed: int = 1,
    board: dict[str, Any] | None = None,
    components: Components | None = None,
    rules: int = TicketsGame.rules_version,
) -> TicketsState:
    """A position after the first tickets were chosen.

    `deck` lists cards from the top. Cards not named go under it, or where `rest` says: "discard", or a seat's hand.
    Cars and points follow from the routes unless cars are given: then its JSON cannot be read again. Tickets not named
    are the ticket deck; if `ticket_deck` is given (from the top), the last seat holds those not named. In the stage
    "keep tickets" the active seat has drawn the top three of it.
    """
    game = TicketsGame(components)
    pieces = components or standard_components()
    on_board = usa_board() if board is None else board_from_data(board)
    owned = routes or {}
    held_cards = [Counter(hands[seat] if seat < len(hands) else {}) for seat in range(players)]
    piles = {"deck": list(deck), "discard": list(Counter(discard or {}).elements())}
    left = _rest_of_cards(pieces, chain(display, *piles.values(), *(hand.elements() for hand in held_cards)))
    if isinstance(rest, int):
        held_cards[rest].update(left)
    else:
        piles[rest] += left
    held = [list(tickets[seat]) if seat < len(tickets) else [] for seat in range(players)]
    named = set(chain(*held, ticket_deck or ()))
    others = [ticket.id for ticket in on_board.tickets if ticket.id not in named]
    if ticket_deck is None:
        ticket_deck = others
    else:
        held[-1] += others
    choosing = 3 if stage == "keep tickets" else 0
    drawn, undrawn = ticket_deck[:choosing], ticket_deck[choosing:]
    length = {route.id: route.length for route in on_board.routes}
    spaces = [[length[route] for route, owner in owned.items() if owner == seat] for seat in range(players)]
    state = game.from_dict(
        {
            "game": "tickets",
            "rules": rules,
            "players": players,
            "options": {"first_player": first_player, "board": "usa" if board is None else board},
            "first_player": first_player,
            "seed": seed_bytes(seed).hex(),
            "counter": 0,
            "stage": stage,
            "active": active,
            "passes": passes,
            "turns_left": turns_left,
            "deck": piles["deck"][::-1],
            "discard": Counter(piles["discard"]),
            "display": list(display),
            "hands": held_cards,
            "cars": [pieces.cars - sum(own) for own in spaces],
            "points": [sum(pieces.route_points[each] for each in own) for own in spaces],
            "routes": dict(owned),
            "ticket_deck": list(undrawn),
            "tickets": held,
            "pending": [list(drawn) if seat == active else [] for seat in range(players)],
            "card_log": _card_history(piles["discard"], held_cards, display),
            "ticket_log": _ticket_history(held, list(drawn), list(undrawn)),
        }
    )
    assert isinstance(state, TicketsState)
    if cars is not None:
        state.cars = list(cars)  # no such position could be read, but a test of the end need not claim all the routes
    return state


def _rest_of_cards(pieces: Components, named: Iterable[str]) -> list[str]:
    """The cards not named, colours taking turns, locomotives last: nothing surprising is turned up at random."""
    left = Counter(dict(zip(CARDS, pieces.cards, strict=True)))
    left.subtract(named)
    assert min(left.values()) >= 0, f"more cards than there are: {left}"
    turns = zip_longest(*([colour] * left[colour] for colour in CARDS[:-1]))
    return [card for cards in turns for card in cards if card] + [CARDS[-1]] * left[CARDS[-1]]


def _card_history(discard: list[str], hands: list[Counter[str]], display: Sequence[str]) -> list[int]:
    """A way the cards may have come where they are: the discards were face up once, hands were drawn unseen."""
    log = []
    for start in range(0, len(discard), 5):
        log += [card_log.entry(card_log.TURNED_UP, card=CARD_INDEX[card]) for card in discard[start : start + 5]]
        log.append(card_log.entry(card_log.REPLACED))
    for seat, hand in enumerate(hands):
        log += [card_log.entry(card_log.DRAWN, seat, CARD_INDEX[card]) for card in hand.elements()]
    return log + [card_log.entry(card_log.TURNED_UP, card=CARD_INDEX[card]) for card in display]


def _ticket_history(held: list[list[str]], drawn: list[str], deck: list[str]) -> list[list[Any]]:
    """A way the tickets may have come where they are: everybody draws three by three until they have what they hold.

    Played through with places instead of tickets; in the end it is known which ticket lay at which place.
    """
    queue = list(range(sum(map(len, held)) + len(drawn) + len(deck)))
    kept: list[list[int]] = [[] for _ in held]
    choices: list[tuple[int, list[int], list[int]]] = []
    first = [[queue.pop(0) for _ in range(3)] for _ in held]
    for seat, hand in enumerate(first):
        kept[seat] += hand[: len(held[seat])]
        choices.append((seat, hand, kept[seat][:]))
    for hand, (_, _, keeps) in zip(first, choices, strict=True):
        queue += [place for place in hand if place not in keeps]
    for seat in range(len(held)):
        while len(kept[seat]) < len(held[seat]):
            hand, queue = queue[:3], queue[3:]
            keeps = hand[: len(held[seat]) - len(kept[seat])]
            kept[seat] += keeps
            queue += [place for place in hand if place not in keeps]
            choices.append((seat, hand, keeps))
    ticket_at = dict(zip(chain(*kept, queue), chain(*held, drawn, deck), strict=True))
    return [[seat, [ticket_at[p] for p in hand], [ticket_at[p] for p in keeps]] for seat, hand, keeps in choices]


def board(routes: Iterable[tuple[str, str, int, str]], tickets: Iterable[tuple[str, str, int]]) -> dict[str, Any]:
    """A custom board as data: its cities are those that are named."""
    routes, tickets = list(routes), list(tickets)
    cities = sorted({city for a, b, *_ in (*routes, *tickets) for city in (a, b)})
    return {
        "name": "own",
        "cities": [{"id": city, "name": city.title(), "x": 0.1, "y": 0.1} for city in cities],
        "routes": [{"a": a, "b": b, "length": length, "colour": colour} for a, b, length, colour in routes],
        "tickets": [{"a": a, "b": b, "points": points} for a, b, points in tickets],
    }


# Playing and asking, in notation

_GAME = TicketsGame()


def play(state: TicketsState, *actions: str) -> list[Event]:
    """Apply these actions one after the other; what happened in all of them."""
    return [event for action in actions for event in state.apply(_GAME.parse(action))]


def refusal(state: TicketsState, action: str, seat: int | None = None) -> str | None:
    """The rule that forbids an action, None if it is legal."""
    found = state.why_not(_GAME.parse(action), None if seat is None else Seat(seat))
    return None if found is None else found.rule


def legal(state: TicketsState) -> list[str]:
    """The legal actions in notation."""
    return [str(action) for action in state.legal_actions()]


def claims(state: TicketsState) -> list[str]:
    """The legal claims in notation."""
    return [action for action in legal(state) if action.startswith("claim ")]


def told(events: list[Event], kind: type[Kind]) -> list[Kind]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def hand(state: TicketsState, seat: int) -> dict[str, int]:
    """The train cards of a seat, as it sees them itself."""
    return dict(state.view(Seat(seat))["own"]["hand"])


def deck(state: TicketsState) -> list[str]:
    """The draw pile from the top."""
    return list(reversed(state.to_dict()["deck"]))


def card_total(state: TicketsState) -> int:
    """All train cards, wherever they are."""
    data = state.to_dict()
    piles = [data["discard"], *data["hands"]]
    return len(data["deck"]) + len(data["display"]) + sum(sum(pile.values()) for pile in piles)
