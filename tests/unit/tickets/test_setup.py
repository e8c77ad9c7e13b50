"""A3: how a game begins, and what everybody may know."""

from dataclasses import replace
from itertools import combinations

import pytest

import roundhouse as rh
from roundhouse.games.tickets.box.components import standard_components
from roundhouse.games.tickets.events import CardDrawn, FirstTicketsChosen, TicketsKept, TurnBegan
from roundhouse.games.tickets.game import GAME, TicketsGame
from unit.tickets.positions import deck, hand, legal, play, position, refusal, told


def start(players=3, seed=1, **options):
    return GAME.start(players=players, seed=seed, **options)


def offered(state, seat):
    """The tickets this seat chooses from."""
    return [entry["ticket"] for entry in state.view(seat)["own"]["choose_from"]]


def keep(state, number):
    """The active seat keeps this many of its tickets, the first ones."""
    return play(state, " ".join(["keep", *offered(state, state.active_seat)[:number]]))


@pytest.mark.rule("T-018", "T-019", "T-021")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_begins_alike(players):
    view = start(players).view(0)
    assert [(seat["cars"], seat["points"], seat["cards"]) for seat in view["seats"]] == [(45, 0, 4)] * players
    assert sum(view["own"]["hand"].values()) == 4
    assert view["deck"] + sum(view["discard"].values()) == 110 - 5 - 4 * players


@pytest.mark.rule("T-020")
def test_train_cards_are_shuffled():
    orders = {tuple(deck(start(seed=seed))) for seed in range(20)}
    assert len(orders) == 20
    assert start(seed=5).to_dict() == start(seed=5).to_dict()


@pytest.mark.rule("T-022")
def test_five_cards_are_turned_up_after_the_hands_are_dealt():
    seed = next(seed for seed in range(50) if not start(seed=seed).to_dict()["discard"])
    state = start(seed=seed)
    kinds = [code // 1000 for code in state.to_dict()["card_log"]]
    assert kinds == [1] * 12 + [4] * 5
    assert len(state.view(None)["display"]) == 5


@pytest.mark.rule("T-023")
def test_a_first_display_of_three_locomotives_is_replaced():
    replaced = [state for state in (start(seed=seed) for seed in range(200)) if state.to_dict()["discard"]]
    assert replaced, "some of these games turn up three locomotives"
    for state in replaced:
        data = state.to_dict()
        assert data["discard"]["locomotive"] >= 3
        assert sum(data["discard"].values()) % 5 == 0
    assert all(start(seed=seed).view(None)["display"].count("locomotive") < 3 for seed in range(200))


@pytest.mark.rule("T-024")
def test_nobody_has_the_bonus_before_the_end():
    state = position(routes={"montreal-new_york": 0})
    assert state.scores() == [4, 0]
    assert all("bonus" not in sheet for sheet in state.score_sheet()["seats"])
    over = position(routes={"montreal-new_york": 0}, stage="over")
    assert [sheet["bonus"] for sheet in over.score_sheet()["seats"]] == [10, 0]


@pytest.mark.rule("T-025")
def test_everybody_is_dealt_three_tickets_from_a_shuffled_deck():
    state = start(players=5)
    dealt = [offered(state, seat) for seat in range(5)]
    assert [len(tickets) for tickets in dealt] == [3] * 5
    assert len({ticket for tickets in dealt for ticket in tickets}) == 15
    assert state.view(None)["ticket_deck"] == 15
    assert len({tuple(start(seed=seed).to_dict()["ticket_deck"]) for seed in range(20)}) == 20


@pytest.mark.rule("T-026")
def test_two_or_three_first_tickets_are_kept():
    state = start()
    tickets = offered(state, 0)
    choices = [set(chosen) for number in (2, 3) for chosen in combinations(tickets, number)]
    assert [set(action.split()[1:]) for action in legal(state)] == choices
    assert refusal(state, f"keep {tickets[0]} {offered(state, 1)[0]}") == "T-026"
    assert refusal(state, f"keep {tickets[0]} {tickets[0]}") == "T-026"
    keep(state, 2)
    assert [entry["ticket"] for entry in state.view(0)["own"]["tickets"]] == tickets[:2]


@pytest.mark.rule("T-027")
def test_fewer_than_two_first_tickets_are_too_few():
    state = start()
    assert refusal(state, "keep") == "T-027"
    assert refusal(state, f"keep {offered(state, 0)[1]}") == "T-027"


@pytest.mark.rule("T-028")
def test_rejected_first_tickets_go_under_the_deck_in_seat_order():
    state = start(players=3)
    before = state.to_dict()["ticket_deck"]
    last = [offered(state, seat)[2] for seat in range(3)]
    for number in (2, 3, 2):
        keep(state, number)
    assert state.to_dict()["ticket_deck"] == [*before, last[0], last[2]]


@pytest.mark.rule("T-029")
def test_all_choose_before_the_first_turn():
    state = start(players=3, first_player=1)
    for seat in range(3):
        assert state.active_seat == seat
        assert refusal(state, "draw") == "T-029"
        assert refusal(state, "draw", seat=(seat + 1) % 3) == "T-029"
        events = keep(state, 2 + seat % 2)
    assert told(events, FirstTicketsChosen) == [FirstTicketsChosen((2, 3, 2))]
    assert told(events, TurnBegan) == [TurnBegan(1)]
    assert refusal(state, "draw") is None


@pytest.mark.rule("T-029")
def test_nobody_learns_how_many_were_kept_until_all_have_chosen():
    views = []
    for number in (2, 3):
        state = start(players=3)
        (kept,) = told(keep(state, number), TicketsKept)
        action = GAME.parse(" ".join(["keep", *kept.tickets]))
        views.append(
            [(state.view(seat), GAME.redact(kept, seat), GAME.redact(action, seat, by=0)) for seat in (1, 2, None)]
        )
        assert [seat["tickets"] for seat in state.view(1)["seats"]] == [None, 0, None]
        assert GAME.redact(kept, 0) == kept
        keep(state, 2)
        keep(state, 2)
        assert [seat["tickets"] for seat in state.view(1)["seats"]] == [number, 2, 2]
    assert views[0] == views[1]


@pytest.mark.rule("T-030")
def test_tickets_of_others_are_hidden():
    mine, theirs = ["denver-el_paso", "duluth-houston", "chicago-santa_fe"], ["boston-miami", "dallas-new_york"]
    one = position(tickets=[mine, theirs])
    other = position(tickets=[mine, ["los_angeles-new_york", "calgary-phoenix"]])
    assert one.to_dict()["tickets"] != other.to_dict()["tickets"]
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert [entry["ticket"] for entry in one.view(1)["own"]["tickets"]] == theirs


@pytest.mark.rule("T-031")
def test_the_cards_of_a_hand_are_hidden_and_their_number_is_not():
    one, other = (position(hands=[{"red": 1}, {colour: 5}]) for colour in ("blue", "locomotive"))
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert [seat["cards"] for seat in one.view(0)["seats"]] == [1, 5]
    assert hand(one, 1) == {"blue": 5}


@pytest.mark.rule("T-031")
def test_a_card_drawn_unseen_is_shown_to_its_drawer_only():
    state = position(deck=["red"])
    (drawn,) = told(play(state, "draw"), CardDrawn)
    assert drawn == CardDrawn(0, "red")
    assert GAME.redact(drawn, 0) == drawn
    assert GAME.redact(drawn, 1) == GAME.redact(drawn, None) == replace(drawn, colour=None)


@pytest.mark.rule("T-032")
def test_what_is_public():
    state = position(
        hands=[{}, {"blue": 4}],
        discard={"red": 3, "locomotive": 1},
        tickets=[["boston-miami", "denver-el_paso"], ["dallas-new_york"]],
        active=1,
    )
    play(state, "claim montreal-new_york 3 blue", "take green")
    for seat in (0, 1, None):
        view = state.view(seat)
        assert [entry["cars"] for entry in view["seats"]] == [45, 42]
        assert [entry["tickets"] for entry in view["seats"]] == [2, 1]
        assert view["discard"] == {"red": 3, "locomotive": 1, "blue": 3}
        assert 3113 in view["card_log"], "seat 1 spent 3 blue cards"
        assert 2040 in view["card_log"], "seat 0 took a green card"


@pytest.mark.rule("T-021", "T-025")
def test_the_deal_follows_the_figures_of_the_box():
    state = TicketsGame(replace(standard_components(), hand=2, tickets=2)).start(players=2, seed=1)
    assert [seat["cards"] for seat in state.view(0)["seats"]] == [2, 2]
    assert len(offered(state, 0)) == 2


@pytest.mark.rule("T-026", "T-030")
def test_a_spectator_sees_no_tickets_at_all():
    view = rh.game("tickets").start(players=2, seed=1).view(None)
    assert view["own"] is None
    assert [(seat["choosing_from"], seat["tickets"]) for seat in view["seats"]] == [(3, None), (3, None)]
    assert "revealed" not in view["seats"][0]
