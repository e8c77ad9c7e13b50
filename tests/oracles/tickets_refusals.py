"""Whether what a refusal of Ticket to Ride says is true in the very position: for each rule the facts that it names.

Independent of the engine, from which it imports nothing: a position is its JSON data, an action its notation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Routes = Mapping[str, tuple[str, int, str | None]]
"""By id: colour, length, and the id of the other route of a double."""


class Case:
    """A position, an action that is refused in it, and what the refusal says in addition to its rule."""

    def __init__(self, data: dict[str, Any], routes: Routes, text: str, params: dict[str, Any]) -> None:
        self.data = data
        self.routes = routes
        self.kind, *self.words = text.split()
        self.params = params
        self.stage: str = data["stage"]
        self.active: int = data["active"]
        self.hand: dict[str, int] = data["hands"][self.active]
        self.drawn: list[str] = data["pending"][self.active]
        paid = self.words[1:] if self.kind == "claim" else []
        self.cards = {colour: int(number) for number, colour in zip(paid[::2], paid[1::2], strict=True)}

    @property
    def is_other_seat(self) -> bool:
        return "seat" in self.params and self.params["seat"] != self.active

    @property
    def has_cards_left(self) -> bool:
        return bool(self.data["deck"]) or any(self.data["discard"].values())

    def owner(self, route: str | None) -> int | None:
        """Who claimed a route, None for nobody."""
        owner = self.data["routes"].get(route or "")
        return owner if isinstance(owner, int) and owner >= 0 else None

    @property
    def route(self) -> tuple[str, int, str | None]:
        return self.routes[self.words[0]]

    @property
    def colours(self) -> list[str]:
        """The colours of the cards that are offered, locomotives apart."""
        return [colour for colour in self.cards if colour != "locomotive"]

    @property
    def can_do_something(self) -> bool:
        """Whether the seat may draw cards or tickets, or claim a route with what it has (T-037)."""
        return self.has_cards_left or bool(self.data["ticket_deck"]) or any(map(self._can_claim, self.routes))

    def _can_claim(self, name: str) -> bool:
        colour, length, twin = self.routes[name]
        small = self.data["players"] <= 3
        if self.owner(name) is not None or self.owner(twin) == self.active or (small and self.owner(twin) is not None):
            return False
        jokers = self.hand.get("locomotive", 0)
        held = {card: number for card, number in self.hand.items() if card != "locomotive"}
        most = max(held.values(), default=0) if colour == "gray" else held.get(colour, 0)
        return length <= min(most + jokers, self.data["cars"][self.active])


def _not_drawn(case: Case) -> bool:
    return case.kind == "keep" and any(
        ticket not in case.drawn or case.words.count(ticket) > 1 for ticket in case.words
    )


def _too_few(fewest: int) -> Callable[[Case], bool]:
    return lambda case: case.kind == "keep" and len(case.words) < min(fewest, len(case.drawn))


def _cannot_pay(case: Case) -> bool:
    short = any(case.hand.get(colour, 0) < number for colour, number in case.cards.items())
    return short or sum(case.cards.values()) != case.route[1]


FACTS: dict[str, Callable[[Case], bool]] = {
    "T-026": lambda c: c.stage == "first tickets" and _not_drawn(c),
    "T-027": lambda c: c.stage == "first tickets" and _too_few(2)(c),
    "T-029": lambda c: c.stage == "first tickets" and (c.is_other_seat or c.kind != "keep"),
    "T-034": lambda c: c.stage != "first tickets" and c.is_other_seat,
    "T-035": lambda c: c.stage == "turn" and c.kind == "keep",
    "T-036": lambda c: (
        (c.stage == "second card" and c.kind in ("claim", "tickets", "keep"))
        or (c.stage == "keep tickets" and c.kind != "keep")
    ),
    "T-037": lambda c: c.stage == "turn" and c.kind == "pass" and c.can_do_something,
    "T-039": lambda c: c.kind == "take" and c.words[0] not in c.data["display"],
    "T-044": lambda c: c.stage == "second card" and c.kind == "take" and c.words == ["locomotive"],
    "T-048": lambda c: c.stage == "second card" and c.kind == "pass",
    "T-060": lambda c: c.kind in ("draw", "take") and not c.has_cards_left,
    "T-063": lambda c: c.kind == "claim" and c.words[0] not in c.routes,
    "T-065": _cannot_pay,
    "T-066": lambda c: c.route[0] != "gray" and len(c.colours) > 1,
    "T-067": lambda c: c.route[0] != "gray" and len(c.colours) == 1 and c.colours != [c.route[0]],
    "T-069": lambda c: c.route[0] == "gray" and len(c.colours) > 1,
    "T-074": lambda c: c.route[1] > c.data["cars"][c.active],
    "T-077": lambda c: c.owner(c.words[0]) is not None,
    "T-079": lambda c: c.owner(c.route[2]) == c.active,
    "T-080": lambda c: c.data["players"] <= 3 and c.owner(c.route[2]) is not None,
    "T-089": lambda c: c.stage == "keep tickets" and _not_drawn(c),
    "T-090": lambda c: c.stage == "keep tickets" and _too_few(1)(c),
    "T-092": lambda c: c.kind == "tickets" and not c.data["ticket_deck"],
    "T-109": lambda c: c.stage == "over",
}

PARAMS: dict[str, Callable[[Case, Any], bool]] = {
    "active": lambda c, value: value == c.active,
    "cards": lambda c, value: value == sum(c.cards.values()),
    "cars": lambda c, value: value == c.data["cars"][c.active],
    "colour": lambda c, value: value in c.words,
    "colours": lambda c, value: len(set(value)) == 2 and set(value) <= set(c.colours),
    "fewest": lambda c, value: value == min(2 if c.stage == "first tickets" else 1, len(c.drawn)),
    "held": lambda c, value: value == c.hand.get(c.params["colour"], 0) < c.cards[c.params["colour"]],
    "kind": lambda c, value: value[:4].lower() == c.kind[:4] or (value, c.kind) == ("DrawTickets", "tickets"),
    "length": lambda c, value: value == c.route[1],
    "locomotives": lambda c, value: value == max(0, c.hand.get("locomotive", 0) - c.cards.get("locomotive", 0)),
    "missing": lambda c, value: (
        value == max(0, c.cards[c.params["colour"]] - c.params["held"] - c.params["locomotives"])
    ),
    "needed": lambda c, value: value == c.cards[c.params["colour"]] if "held" in c.params else value == c.route[0],
    "owner": lambda c, value: (
        value == (c.owner(c.words[0]) if c.owner(c.words[0]) is not None else c.owner(c.route[2]))
    ),
    "route": lambda c, value: value == c.words[0],
    "seat": lambda c, value: value != c.active,
    "ticket": lambda c, value: value in c.words and (value not in c.drawn or c.words.count(value) > 1),
}


def untruth(data: dict[str, Any], routes: Routes, text: str, rule: str, params: dict[str, Any]) -> str | None:
    """What is not true of a refusal, None if all is."""
    case = Case(data, routes, text, params)
    if not FACTS[rule](case):
        return f"{rule} does not hold"
    wrong = [f"{name} is not {value!r}" for name, value in params.items() if not PARAMS[name](case, value)]
    return f"{rule}: {', '.join(wrong)}" if wrong else None
