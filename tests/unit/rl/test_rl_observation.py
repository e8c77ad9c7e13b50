"""Observations tell what the view tells, no more, and what they are documented to tell."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import roundhouse as rh
from roundhouse.rl.play import Play
from roundhouse.rl.setting import setting
from unit.rl.rl_cases import CASES, positions
from unit.rl.viewed_observation import lilliput_fields, supply_of, tickets_fields


@pytest.mark.parametrize(("game", "players"), [*CASES, ("lilliput", 1)])
def test_an_observation_is_what_can_be_worked_out_from_the_view(game, players):
    made = setting(game, players)
    layout = made.encoder.layout
    places = {field.name: slice(field.first, field.first + field.size) for field in layout.fields}
    for seed in range(2):
        for step, play in enumerate(positions(made, seed)):
            if step % 7 and not play.state.is_over and step > players + 2:
                continue
            for seat in range(players):
                view, seen = play.state.view(rh.Seat(seat)), play.observation(seat)
                fields = tickets_fields(view) if game == "tickets" else lilliput_fields(view, 4)
                if game == "lilliput" and view["stage"] not in ("draft", "home tile"):
                    supply = supply_of(view)
                    told = seen[places["supply"]]
                    assert told[:21].tolist() == pytest.approx([number / 8 for number in supply.values()][:21])
                for name, values in fields.items():
                    assert seen[places[name]].tolist() == pytest.approx(values, abs=1e-6), (name, seat, step)
                assert set(places) - set(fields) <= {"supply"}
                assert seen.min() >= 0
                assert seen.max() <= 100


@pytest.mark.parametrize(("game", "players"), CASES)
def test_an_observation_never_changes_when_only_hidden_things_do(game, players):
    """A sample has the same view and everything else again; so it has the same observation and mask."""
    made = setting(game, players)
    mask, other_mask = np.zeros((2, made.numbering.size), np.int8)
    rng, differs = rh.Stream(rh.seed_bytes(players)), 0
    for seed in range(3):
        for step, play in enumerate(positions(made, seed)):
            if step % 9 or play.state.is_over:
                continue
            for seat in range(players):
                sample = Play(made, made.game.sampler(play.state.view(rh.Seat(seat)))(rng))
                differs += sample.state.to_dict() != play.state.to_dict()
                assert np.array_equal(sample.observation(seat), play.observation(seat))
                if seat == play.state.active_seat:
                    play.write_mask(mask)
                    sample.write_mask(other_mask)
                    assert np.array_equal(mask, other_mask)
    assert differs > 50


def test_what_a_seat_cannot_see_is_nowhere_in_its_observation():
    """Other hands, other tickets and both decks are dealt again by hand, so that this does not rest on the sampler."""
    made = setting("tickets", 3)
    for play in positions(made, 5):
        state, rng = play.state, Random(1)
        if state.is_over:
            break
        before = play.observation(0)
        changed = Play(made, state.copy())
        position = changed.state
        unseen = [card for hand in position.hands[1:] for card, number in enumerate(hand) for _ in range(number)]
        unseen += position.deck
        rng.shuffle(unseen)
        for seat in (1, 2):
            size = sum(state.hands[seat])
            position.hands[seat] = [unseen[:size].count(card) for card in range(9)]
            del unseen[:size]
        position.deck = unseen
        tickets = [*position.tickets[1], *position.tickets[2], *position.ticket_deck]
        rng.shuffle(tickets)
        sizes = len(position.tickets[1]), len(position.tickets[2])
        position.tickets = (position.tickets[0], tuple(tickets[: sizes[0]]), tuple(tickets[sizes[0] : sum(sizes)]))
        position.ticket_deck = tuple(tickets[sum(sizes) :])
        position.seed = bytes(32)
        assert np.array_equal(changed.observation(0), before)


def test_notes_kept_beside_a_state_are_those_of_the_whole_log():
    made = setting("tickets", 4)
    for play in positions(made, 8):
        for seat in range(4):
            assert np.array_equal(Play(made, play.state).observation(seat), play.observation(seat))


def test_a_copy_goes_its_own_way():
    made = setting("tickets", 2)
    plays = positions(made, 3)
    play = next(plays)
    for _ in range(40):
        play = next(plays)
    copy = play.copy()
    before = copy.observation(0)
    for _ in plays:
        pass
    assert np.array_equal(copy.observation(0), before)
    assert not np.array_equal(play.observation(0), before)
