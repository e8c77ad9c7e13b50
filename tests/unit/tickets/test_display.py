"""A6: locomotives, and the display that holds too many of them."""

from dataclasses import replace
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.games.tickets.box.colours import CARD_INDEX
from roundhouse.games.tickets.box.components import standard_components
from roundhouse.games.tickets.events import CardTurnedUp, DeckShuffled, DisplayReplaced, RouteClaimed
from roundhouse.games.tickets.game import GAME
from roundhouse.games.tickets.hidden import card_log
from unit.tickets.positions import card_total, claims, deck, hand, legal, play, position, told

GOLDEN = Path(__file__).parents[2] / "golden" / "tickets"
TWO_LOCOMOTIVES = ["locomotive", "blue", "locomotive", "white", "green"]
FIVE = ["red", "black", "yellow", "red", "black"]


@pytest.mark.rule("T-050")
@pytest.mark.parametrize("colour", ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"])
def test_a_locomotive_stands_for_any_colour(colour):
    state = position(hands=[{colour: 2, "locomotive": 1}])
    payment = f"2 {colour} 1 locomotive"
    routes = [route for route in state.setup.board.routes if route.length == 3 and route.colour in (colour, "gray")]
    assert any(route.colour == colour for route in routes)
    assert {f"claim {route.id} {payment}" for route in routes} == {c for c in claims(state) if c.endswith(payment)}


@pytest.mark.rule("T-051")
def test_three_face_up_locomotives_clear_the_display():
    state = position(display=TWO_LOCOMOTIVES, deck=["locomotive", *FIVE])
    events = play(state, "take blue")
    assert state.view(0)["display"] == FIVE
    assert told(events, DisplayReplaced) == [DisplayReplaced(1, tuple(FIVE))]


@pytest.mark.rule("T-051")
def test_two_face_up_locomotives_may_stay():
    state = position(display=TWO_LOCOMOTIVES, deck=["red"])
    play(state, "take blue")
    assert state.view(0)["display"] == ["locomotive", "red", "locomotive", "white", "green"]


@pytest.mark.rule("T-052")
def test_the_display_is_replaced_until_it_is_fit():
    again = ["locomotive", "red", "locomotive", "locomotive", "red"]
    state = position(display=TWO_LOCOMOTIVES, deck=["locomotive", *again, *FIVE])
    events = play(state, "take blue")
    assert state.view(0)["display"] == FIVE
    assert told(events, DisplayReplaced) == [DisplayReplaced(2, tuple(FIVE))]


@pytest.mark.rule("T-053")
def test_with_fewer_than_five_cards_the_display_stays():
    state = position(display=["locomotive"] * 3 + ["blue"], rest=1, deck=["red"])
    events = play(state, "take blue")
    assert state.view(0)["display"] == ["locomotive", "locomotive", "locomotive", "red"]
    assert told(events, DisplayReplaced) == []


@pytest.mark.rule("T-053")
def test_with_fewer_than_three_ordinary_cards_the_display_stays():
    state = position(display=[*TWO_LOCOMOTIVES[:4], "locomotive"], rest=1, deck=["locomotive", "red"])
    events = play(state, "take white")
    assert state.view(0)["display"].count("locomotive") == 4
    assert told(events, DisplayReplaced) == []
    assert state.view(0)["discard"] == {}


@pytest.mark.rule("T-053")
@pytest.mark.parametrize("place", ["deck", "discard"])
def test_with_three_ordinary_cards_among_five_the_display_is_replaced(place):
    more = ["red", "black"]
    state = position(
        display=[*TWO_LOCOMOTIVES[:4], "locomotive"],
        rest=1,
        deck=["locomotive"] + (more if place == "deck" else []),
        discard=dict.fromkeys(more, 1) if place == "discard" else {},
        seed=1,
    )
    # seven cards: four locomotives and three ordinary ones, so two locomotives at least lie face up in the end
    (replaced,) = told(play(state, "take white"), DisplayReplaced)
    assert replaced.display.count("locomotive") == 2
    assert replaced.times >= 1


@pytest.mark.rule("T-053")
def test_after_100_replacements_in_a_row_the_display_stays():
    many = replace(standard_components(), cards=(4, 1, 0, 0, 0, 0, 0, 0, 600))
    state = position(display=["locomotive", "blue", "locomotive", "purple", "purple"], components=many, deck=[])
    state.deck.sort()  # all locomotives on top
    events = play(state, "take blue")
    assert told(events, DisplayReplaced) == [DisplayReplaced(100, ("locomotive",) * 5)]
    assert told(events, DeckShuffled) == []
    assert len(deck(state)) == 99
    assert state.active_seat == 0, "the action goes on"
    assert legal(state) == ["draw"]


@pytest.mark.rule("T-053")
def test_a_run_of_replacements_with_real_cards_stops_too():
    times = set()
    for seed in range(12):
        state = position(
            display=["locomotive", "locomotive", "blue", "red", "black"],
            rest=1,
            deck=["locomotive"],
            discard={"locomotive": 11, "white": 1},
            seed=seed,
        )
        (replaced,) = told(play(state, "take blue"), DisplayReplaced)
        assert replaced.times == 100 or replaced.display.count("locomotive") == 2
        assert card_total(state) == 110
        times.add(replaced.times)
    assert 100 in times, "hopeless more often than not: 14 locomotives and 3 ordinary cards"
    assert min(times) < 100


@pytest.mark.rule("T-053")
def test_a_run_of_replacements_is_one_event_after_its_shuffles():
    state = position(
        display=TWO_LOCOMOTIVES, rest=1, deck=["locomotive", "locomotive", "red"], discard={"black": 9, "yellow": 9}
    )
    events = play(state, "take blue")
    assert [type(event) for event in events[1:]] == [CardTurnedUp, DeckShuffled, DisplayReplaced]


@pytest.mark.rule("T-054")
def test_the_check_is_made_between_the_two_draws():
    state = position(display=TWO_LOCOMOTIVES, deck=["locomotive", *FIVE])
    play(state, "take blue")
    assert state.active_seat == 0
    play(state, "take yellow")
    assert hand(state, 0) == {"blue": 1, "yellow": 1}


@pytest.mark.rule("T-054")
def test_the_check_is_made_after_the_second_card():
    state = position(display=TWO_LOCOMOTIVES, deck=["red", "locomotive", *FIVE])
    play(state, "draw", "take blue")
    assert state.view(0)["display"] == FIVE
    assert state.active_seat == 1


@pytest.mark.rule("T-054", "T-061")
def test_the_check_is_made_when_a_claim_fills_a_gap():
    outcomes = set()
    for seed in range(10):
        shown = ["locomotive", "locomotive", "red", "white"]
        state = position(hands=[{"blue": 2, "locomotive": 1}], display=shown, rest=1, seed=seed)
        events = play(state, "claim montreal-new_york 2 blue 1 locomotive")
        assert state.view(0)["display"].count("locomotive") == 2
        outcomes.add((told(events, CardTurnedUp)[0].colour, len(told(events, DisplayReplaced))))
    assert outcomes == {("blue", 0), ("locomotive", 1)}


@pytest.mark.rule("T-054")
def test_the_check_is_made_after_a_claim_whose_discards_make_a_better_display_possible():
    for seed in range(5):
        state = position(hands=[{"blue": 4}], display=["locomotive"] * 4 + ["red"], deck=["white"], rest=1, seed=seed)
        events = play(state, "claim atlanta-charleston 2 blue")
        (replaced,) = told(events, DisplayReplaced)
        assert replaced.display.count("locomotive") < 3 or replaced.times == 100
        assert [type(event) for event in events][:2] == [RouteClaimed, DeckShuffled]
        assert card_log.entry(card_log.REPLACED) in state.card_log
        assert card_total(state) == 110


@pytest.mark.rule("T-053", "T-054")
def test_a_claim_that_brings_too_few_ordinary_cards_proves_it():
    state = position(hands=[{"blue": 1}], display=["locomotive"] * 4 + ["red"], rest=1)
    known = len(state.card_log)
    events = play(state, "claim atlanta-nashville 1 blue")
    assert not told(events, DisplayReplaced)
    assert state.view(0)["display"].count("locomotive") == 4
    assert state.card_log[known:] == [
        card_log.entry(card_log.SPENT, 0, CARD_INDEX["blue"], 1),
        card_log.entry(card_log.LEFT_LYING),
    ]


@pytest.mark.rule("T-054")
def test_a_game_begun_by_the_first_rules_looks_only_when_cards_are_turned_up():
    state = position(hands=[{"blue": 4}], display=["locomotive"] * 4 + ["red"], deck=["white"], rest=1, rules=1)
    known = len(state.card_log)
    events = play(state, "claim atlanta-charleston 2 blue")
    assert not told(events, DisplayReplaced)
    assert state.view(0)["display"].count("locomotive") == 4
    assert state.card_log[known:] == [card_log.entry(card_log.SPENT, 0, CARD_INDEX["blue"], 2)]


@pytest.mark.rule("T-054")
@pytest.mark.parametrize(("folder", "locomotives"), [("", 4), ("rules-2", 1)])
def test_four_locomotives_stayed_in_a_game_of_planners_by_the_first_rules_only(folder, locomotives):
    record = rh.read_record((GOLDEN / folder / "four-planners.rh.json").read_text("utf-8"))
    state = rh.first_position(record)
    for text in record.actions[:93]:
        state.push(GAME.parse(text))
    assert state.view(0)["display"].count("locomotive") == 4
    assert record.actions[93] == "claim el_paso-los_angeles 6 black"
    state.push(GAME.parse(record.actions[93]))
    assert state.view(0)["display"].count("locomotive") == locomotives


@pytest.mark.rule("T-055")
def test_a_cleared_display_goes_to_the_discard_pile():
    state = position(display=TWO_LOCOMOTIVES, deck=["locomotive", *FIVE], discard={"red": 1})
    play(state, "take blue")
    assert state.view(0)["discard"] == {"red": 1, "locomotive": 3, "white": 1, "green": 1}
