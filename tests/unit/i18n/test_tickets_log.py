"""What happened, told to one reader."""

from __future__ import annotations

import pytest

import roundhouse as rh
from roundhouse.games.tickets.events import (
    CardDrawn,
    CardTaken,
    CardTurnedUp,
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
from roundhouse.i18n.tickets.log import TicketsLog

DASH = "\N{EN DASH}"
VIEW = rh.game("tickets").start(2, 1).view(None)


def told(*events: rh.Event, you: int | None = 0) -> list[str]:
    log = TicketsLog(
        "tickets", Catalogue("en", strict=True), VIEW, ["Ada", "Ben"], None if you is None else rh.Seat(you)
    )
    return [line.text for line in log.lines(events)]


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (CardTaken(1, "red"), "Ben took a red card."),
        (CardTaken(0, "locomotive"), "You took a locomotive."),
        (CardTaken(1, "orange"), "Ben took an orange card."),
        (CardDrawn(1, None), "Ben took a hidden card."),
        (CardDrawn(0, "blue"), "You took a blue card from the draw pile."),
        (DisplayReplaced(1, ()), "Three locomotives were face up: all cards were replaced."),
        (DisplayReplaced(3, ()), "Three locomotives were face up: all cards were replaced 3 times."),
        (DeckShuffled(40), "The discard pile was shuffled: 40 cards in the new draw pile."),
        (
            RouteClaimed(1, "montreal-new_york", (("blue", 2), ("locomotive", 1)), 4),
            f"Ben claimed Montreal {DASH} New York with 2 blue and 1 locomotive: +4.",
        ),
        (TicketsDrawn(1, 3, None), "Ben drew 3 tickets."),
        (TicketsDrawn(1, 1, None), "Ben drew one ticket."),
        (TicketsKept(1, 2, None, False), "Ben kept 2 tickets."),
        (TicketsKept(1, None, None, True), "Ben chose their first tickets."),
        (
            TicketsKept(0, 3, ("boston-miami", "denver-el_paso", "duluth-houston"), False),
            f"You kept Boston {DASH} Miami, Denver {DASH} El Paso and Duluth {DASH} Houston.",
        ),
        (FirstTicketsChosen((2, 3)), "Everybody has chosen their first tickets. Kept: you 2, Ben 3."),
        (Passed(1), "Ben passed."),
        (FinalRoundBegan(1, 0), "Ben has no cars left: everybody gets one more turn."),
        (FinalRoundBegan(0, 1), "You have one car left: everybody gets one more turn."),
        (FinalRoundBegan(1, 2), "Ben has 2 cars left: everybody gets one more turn."),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, rh.Event) else None,
)
def test_a_fact_is_one_line(event, line):
    assert told(event) == [line]


def test_the_two_cards_of_a_turn_share_a_line():
    events = [TurnBegan(1), CardTaken(1, "red"), CardTurnedUp(0, "blue"), CardDrawn(1, None), TurnBegan(0)]

    assert told(*events) == ["Ben took a red card and a hidden card."]


def test_two_cards_of_one_colour_are_told_apart_by_where_they_came_from():
    assert told(CardDrawn(0, "red"), CardTaken(0, "red")) == ["You took a red card from the draw pile and another one."]
    assert told(CardTaken(0, "red"), CardDrawn(0, "red")) == ["You took a red card and another one from the draw pile."]


def test_shuffles_one_after_another_are_one_line():
    replaced = [DeckShuffled(10), CardTurnedUp(0, "blue"), DeckShuffled(9), DisplayReplaced(2, ())]

    assert told(*replaced, CardDrawn(1, None), TurnBegan(0), DeckShuffled(8)) == [
        "The discard pile was shuffled 2 times: 9 cards in the new draw pile.",
        "Three locomotives were face up: all cards were replaced 2 times.",
        "Ben took a hidden card.",
        "The discard pile was shuffled: 8 cards in the new draw pile.",
    ]


def test_two_unseen_cards_are_told_together():
    assert told(CardDrawn(1, None), CardDrawn(1, None)) == ["Ben drew two hidden cards."]


def test_the_cards_of_two_turns_do_not():
    events = [CardTaken(1, "locomotive"), TurnBegan(0), CardTaken(0, "red"), CardTaken(0, "blue"), TurnBegan(1)]

    assert told(*events) == ["Ben took a locomotive.", "You took a red card and a blue card."]


def test_a_replaced_display_stands_between_the_two_cards():
    events = [CardTaken(1, "red"), DisplayReplaced(1, ()), CardTaken(1, "blue")]

    assert [line.partition(" ")[0] for line in told(*events)] == ["Ben", "Three", "Ben"]


def test_what_the_table_shows_is_not_told():
    assert told(CardTurnedUp(0, "red"), TurnBegan(0)) == []


def test_the_end_is_told_seat_by_seat():
    scored = [
        TicketScored(0, "boston-miami", True, 12),
        TicketScored(0, "dallas-new_york", False, -11),
        TicketScored(1, "denver-el_paso", True, 4),
    ]
    assert told(*scored, LongestPathScored(1, 20, 10), GameEnded((1, 24), (2, 1))) == [
        f"Your tickets: Boston {DASH} Miami +12, Dallas {DASH} New York \N{MINUS SIGN}11.",
        f"Ben\N{RIGHT SINGLE QUOTATION MARK}s tickets: Denver {DASH} El Paso +4.",
        "Ben has the longest path, 20 cars: +10.",
        "Final score: Ben 24, you 1.",
    ]


def test_two_face_up_cards_of_a_colour_are_told_together():
    assert told(CardTaken(0, "red"), CardTaken(0, "red")) == ["You took a red card and another one."]


def test_cards_and_people_are_named_and_parts_of_the_game_have_headings():
    log = TicketsLog("tickets", Catalogue("cs", strict=True), VIEW, ["Ada", "Ben"], rh.Seat(0))
    chosen, begins, claimed, last = log.lines(
        [
            FirstTicketsChosen((2, 3)),
            TurnBegan(1),
            RouteClaimed(1, "montreal-new_york", (("blue", 2), ("locomotive", 1)), 4),
            FinalRoundBegan(1, 0),
        ]
    )
    assert [line.kind for line in (chosen, begins, claimed, last)] == ["deed", "round", "deed", "round"]
    assert [thing[2:] for thing in claimed.named] == [("seat", "1"), ("card", "blue"), ("card", "locomotive")]


def test_a_spectator_is_nobody():
    assert told(Passed(0), you=None) == ["Ada passed."]


@pytest.mark.parametrize("players", [2, 5])
def test_every_event_of_whole_games_can_be_told_to_everybody(players):
    game = rh.game("tickets")
    state = game.start(players, 3)
    rng = rh.Stream(rh.seed_bytes(3))
    names = ["Ada", "Ben", "Cleo", "Dan", "Eve"][:players]
    logs = {seat: TicketsLog("tickets", Catalogue("en", strict=True), VIEW, names, seat) for seat in (rh.Seat(0), None)}
    lines = 0
    while not state.is_over:
        events = state.apply(rng.choice(state.legal_actions()))
        for seat, log in logs.items():
            lines += len(log.lines([game.redact(event, seat) for event in events]))
    assert lines > 100
