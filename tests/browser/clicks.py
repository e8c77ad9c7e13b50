"""How many clicks an action takes: from which table, with what a hand presses in turn, and what it once took.

`test_clicks.py` and `make bench ARGS=page` count them with a real pointer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from browser.hand import Hand
from browser.lilliput_table import DRAFTED, record_of
from browser.tables import moment, my_turn, new_table
from browser.tickets_table import rich_hand

Start = Callable[[], dict[str, Any]]  # what makes the table
WINDOW = {"width": 1440, "height": 900}
CARD = "[data-action='card {}']"
TICKET = ".keep .ticket:not(:has(:checked))"
THREE = ".route.claimable.colour-gray:has(> g:nth-of-type(3)):not(:has(> g:nth-of-type(4)))"
GO = ".ask .go"


@dataclass(frozen=True)
class Action:
    before: int | None  # None: it could not be done
    start: Start
    presses: Callable[[], list[str]]
    done: str  # by what it is seen that it was done


def record(of: Callable[[], dict[str, Any]]) -> Start:
    return lambda: {"record": of()}


@cache
def second_colour() -> str:
    """The cards of which the rich hand has most but one: what is not paid with unless somebody wants it."""
    held = rich_hand()[1]
    colour = sorted((each for each in held if each != "locomotive"), key=lambda each: -held[each])[1]
    return f".fan-button:has(.colour-{colour})"


drafted = record(lambda: record_of(DRAFTED))
rich = record(lambda: rich_hand()[0])
new_tickets = {"game": "tickets", "options": {"first_player": 0}}
ACTIONS: dict[str, dict[str, Action]] = {
    "tickets": {
        "keep two of the first tickets": Action(3, lambda: new_tickets, lambda: [TICKET, TICKET, GO], ".own .ticket"),
        "draw a card": Action(1, rich, lambda: [".draw-pile.can"], ".prompt:has-text('second card')"),
        "take a face-up card": Action(
            1, rich, lambda: [".card-button.can:not(:has(.colour-locomotive))"], ".prompt:has-text('second card')"
        ),
        "claim a route with the cheapest cards": Action(
            3, rich, lambda: [THREE, GO], ".route.claimed"
        ),  # two where the first payment of the list was the cheapest
        "claim a route with another colour": Action(3, rich, lambda: [THREE, second_colour(), GO], ".route.claimed"),
        "see what cards could pay for": Action(None, rich, lambda: [second_colour()], ".fan.picked"),
        "draw tickets and keep one": Action(4, rich, lambda: [".tickets-pile.can", GO, TICKET, GO], ".own .ticket"),
    },
    "lilliput": {
        "take £20": Action(2, drafted, lambda: [CARD.format("10 cash")], ".stage-after-the-action"),
        "buy a share": Action(
            4,
            record(lambda: moment("lilliput", "turn", after=20)),
            lambda: [CARD.format("5 shares"), "[data-action^=buy]:not([aria-disabled=true])"],
            ".log-line:has-text('You bought')",
        ),
        "lay a tile that fits one way": Action(
            5,
            drafted,
            lambda: [
                CARD.format("2 tile"),
                "[data-tile='YP-S']:not([aria-disabled=true])",
                ".cell.target",
                "[data-here=confirm]",
            ],
            ".stage-after-the-action",
        ),
        "lay a tile and turn it": Action(
            6,
            drafted,
            lambda: [
                CARD.format("2 tile"),
                "[data-tile='YP-C']:not([aria-disabled=true])",
                ".cell.target",
                "[data-here=turn]",
                "[data-here=confirm]",
            ],
            ".stage-after-the-action",
        ),
        "buy a train": Action(
            4,
            drafted,
            lambda: [CARD.format("8 trains"), "[data-action='train bank red']", "[data-do=confirm]"],
            ".charter-trains .train-card",
        ),
        "pay out": Action(
            2,
            record(lambda: moment("lilliput", "run")),
            lambda: ["[data-action^=pay]"],
            ".table-screen:not(:has(.run-way))",
        ),
    },
}


def count(page: Any, url: str, action: Action) -> int:
    """Do it with a mouse, as nobody does who knows what is there, and count the clicks."""
    new_table(page, url, **action.start())
    my_turn(page)
    done = page.locator(action.done)
    was_done = done.count()
    hand = Hand(page)
    for what in action.presses():
        hand.press(what)
    done.nth(was_done).wait_for()
    return hand.presses


def table_of(taken: dict[str, dict[str, int]]) -> str:
    """The clicks of all actions beside what they once took."""
    lines = [f"{'clicks':<52}{'before':>8}{'now':>6}"]
    for game, actions in taken.items():
        lines += [
            f"{game}: {name:<{50 - len(game)}}{ACTIONS[game][name].before or '-':>8}{now:>6}"
            for name, now in actions.items()
        ]
    return "\n".join(lines)
