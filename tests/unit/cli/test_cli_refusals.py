"""Every refusal that the rules can give is told with its rule's text and the facts of the case."""

from __future__ import annotations

import pytest

import roundhouse as rh
from roundhouse.cli.front import make_front
from roundhouse.games.tickets.refusals import CITABLE
from roundhouse.i18n.catalogue import Catalogue

DASH = "\N{EN DASH}"
ROUTE = "dallas-houston.1"


@pytest.fixture
def facts():
    game = rh.game("tickets")
    front = make_front(game, Catalogue("en", strict=True), ["You", "Ben", "Cleo"])
    view = game.start(3, 1).view(rh.Seat(0))

    def told(rule: str, stage: str = "turn", **params: object) -> str:
        return front.facts({**view, "stage": stage}, rh.Refusal(rule, params))

    return told


@pytest.mark.parametrize("rule", sorted(CITABLE))
def test_every_rule_that_can_be_cited_has_a_text(rule):
    assert Catalogue("en", strict=True).rule_text(rule)


@pytest.mark.parametrize(
    ("rule", "params", "said"),
    [
        ("T-026", {"ticket": "boston-miami"}, f"You were not dealt Boston {DASH} Miami."),
        ("T-026", {"ticket": "moon-mars"}, "You were not dealt moon-mars."),
        ("T-027", {"fewest": 2}, "Keep at least 2."),
        ("T-034", {"seat": 0, "active": 1}, "It is Ben\N{RIGHT SINGLE QUOTATION MARK}s turn."),
        ("T-035", {"kind": "Keep"}, ""),
        ("T-039", {"colour": "red"}, "There is no red card face up."),
        ("T-063", {"route": "moon-mars"}, "There is no route moon-mars on this board."),
        ("T-065", {"route": ROUTE, "colour": "red", "held": 1, "needed": 2}, "You have only 1 of the 2 red cards."),
        (
            "T-065",
            {"route": ROUTE, "colour": "white", "held": 2, "needed": 6, "locomotives": 1, "missing": 3},
            "You have 2 of the 6 white cards and one locomotive: 3 cards are missing.",
        ),
        ("T-065", {"route": ROUTE, "cards": 2, "length": 1}, f"Dallas {DASH} Houston has one space, you gave 2 cards."),
        ("T-066", {"route": ROUTE, "colours": ["red", "blue"]}, "You mixed red and blue cards."),
        ("T-067", {"route": ROUTE, "colour": "red", "needed": "blue"}, f"Dallas {DASH} Houston is blue, not red."),
        ("T-074", {"route": ROUTE, "cars": 2, "length": 4}, f"Dallas {DASH} Houston needs 4 cars, you have 2."),
        ("T-077", {"route": ROUTE, "owner": 0}, f"Dallas {DASH} Houston belongs to you."),
        ("T-077", {"route": ROUTE, "owner": 2}, f"Dallas {DASH} Houston belongs to Cleo."),
        ("T-079", {"route": ROUTE}, f"You already own the parallel route Dallas {DASH} Houston."),
        ("T-080", {"route": ROUTE, "owner": 0}, f"You have the parallel route Dallas {DASH} Houston."),
        ("T-089", {"ticket": "boston-miami"}, f"You did not draw Boston {DASH} Miami."),
    ],
)
def test_the_facts_of_a_refusal(facts, rule, params, said):
    assert facts(rule, **params) == said


def test_what_was_begun_depends_on_the_stage(facts):
    assert facts("T-036", stage="second card") == "You have started drawing cards: take your second one."
    assert facts("T-036", stage="keep tickets") == "First choose which of the drawn tickets to keep."
