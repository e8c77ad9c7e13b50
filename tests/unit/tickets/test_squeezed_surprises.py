"""Spent cards that hardly any deal explains are placed all the same, without trying for long."""

from __future__ import annotations

from hashlib import sha256

import pytest

import roundhouse as rh
from roundhouse.games.tickets.hidden import sampling
from roundhouse.games.tickets.hidden.knowledge import CardPool, Knowledge, Surprise
from roundhouse.games.tickets.hidden.sampling import squeezed
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.rng import Stream


def tight(players: int, each: int) -> Knowledge:
    """Two decks of which everything was drawn by the players and spent again: each card has one deck to come from."""
    first = CardPool([each] * players + [0] * (9 - players), {})
    second = CardPool([each] * players + [0] * (9 - players), {})
    place = 0
    for pool in (first, second):
        for seat in range(players):
            pool.draws[seat] = list(range(place, place + each))
            place += each
    surprises = [
        Surprise(seat, (seat + turn) % players, {0: each, 1: each})
        for turn in range(2)
        for seat in range(players)
        for _ in range(each)
    ]
    return Knowledge([first, second], [[0] * 9 for _ in range(players)], surprises, [], [])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_spent_card_finds_a_place(players: int) -> None:
    known = tight(players, 6)

    cards = squeezed(known, Stream(sha256(b"tight").digest()))

    for pool in known.pools:
        places = [place for draws in pool.draws.values() for place in draws]
        assert [sum(cards[place] == card for place in places) for card in range(9)] == pool.unseen
    for seat in range(players):
        own = [place for pool in known.pools for place in pool.draws[seat]]
        spent = sorted(surprise.card for surprise in known.surprises if surprise.seat == seat)
        assert sorted(cards[place] for place in own) == spent


def test_a_sample_is_made_even_if_no_deal_explains_what_was_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots must go on: what cannot be explained in time is left unexplained."""
    game = rh.game("tickets")
    state = game.start(3, sha256(b"unexplained").digest())
    rng = Stream(sha256(b"moves").digest())
    for _ in range(30):
        state.apply(rng.choice(state.legal_actions()))
    view = state.view(Seat(0))
    monkeypatch.setattr(sampling, "_contradictions", lambda *_: 1)

    assert game.sampler(view)(rng).view(Seat(0)) == view
