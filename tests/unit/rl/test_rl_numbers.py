"""Action numbers: they never change, and masks are exactly the documented projection of the legal actions."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import roundhouse as rh
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.tickets.box.board import usa_board
from roundhouse.kernel.actions import Action, AmountRange
from roundhouse.rl.lilliput.numbers import LilliputNumbering
from roundhouse.rl.play import Play
from roundhouse.rl.setting import setting
from roundhouse.rl.tickets.numbers import TicketsNumbering
from unit.rl.rl_cases import positions
from unit.rl.written_numbers import COMPANIES, bucket_amounts, keep_number, lilliput_number, locomotives, tickets_number


def expected_tickets(play: Play, _: int) -> dict[int, str]:
    """Number -> notation, from the legal actions and the documentation; the fewest locomotives are meant."""
    state = play.state
    drawn = [state.setup.board.tickets[ticket].id for ticket in state.pending[state.active]]
    found: dict[int, str] = {}
    for text in map(str, state.legal_actions()):
        number = keep_number(text, drawn) if drawn else tickets_number(text)
        if number not in found or locomotives(text) < locomotives(found[number]):
            found[number] = text
    return found


def expected_lilliput(play: Play, window: int) -> dict[int, str]:
    """The same for 18Lilliput; where nothing has a number, 0 is the first legal action."""
    state = play.state
    legal = state.legal_actions()
    if isinstance(legal, AmountRange):
        return {number: f"amount {amount}" for number, amount in bucket_amounts(legal[0].n, legal[-1].n).items()}
    own = [name for name, director in zip(COMPANIES, state.director, strict=True) if director == state.active]
    found: dict[int, str] = {}
    for text in map(str, legal):
        number = lilliput_number(text, own, window)
        if number is not None:
            assert number not in found, "two actions with one number"
            found[number] = text
    return found or {0: str(legal[0])}


# 1,000 games in all: game, players, window, the number of games
MASKED = [
    *(("tickets", players, None, 100) for players in (2, 3, 4, 5)),
    *(("lilliput", players, window, 50) for players in (2, 3, 4) for window in (1, 2, 4)),
    *(("lilliput", players, 8, 50) for players in (2, 3, 4)),
]


@pytest.mark.parametrize(("game", "players", "window", "games"), MASKED)
def test_the_mask_is_the_documented_projection_of_the_legal_actions(game, players, window, games):
    made = setting(game, players, **({"window": window} if window else {}))
    mask = np.zeros(made.numbering.size, np.int8)
    expected = expected_tickets if game == "tickets" else expected_lilliput
    assert sum(games for *_, games in MASKED) == 1000
    for seed in range(games):
        for play in positions(made, seed):
            play.write_mask(mask)
            if play.state.is_over:
                assert mask.nonzero()[0].tolist() == [0]
                continue
            wanted = expected(play, window)
            assert mask.nonzero()[0].tolist() == sorted(wanted)
            assert {number: str(action) for number, action in play.choices.items()} == wanted
            assert mask.max() == 1


VARIANTS = [
    {"expert": True},
    {"laputa": True, "allenbeck": True},
    {"brobdingnag": True},
    {"two_characters": True},
    *({"scenario": name} for name in ("lets-start", "the-mountains", "city-on-city", "separated")),
]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_variants_and_scenarios_of_lilliput_have_the_same_numbers(options):
    made, plain = setting("lilliput", 2, **options), setting("lilliput", 2)
    assert made.numbering.digest() == plain.numbering.digest()
    assert made.encoder.layout.size == plain.encoder.layout.size
    for seed in range(4):
        for play in positions(made, seed):
            if not play.state.is_over:
                assert {number: str(a) for number, a in play.choices.items()} == expected_lilliput(play, 4)


def test_numbers_never_change():
    """Whoever must change these breaks every trained model: add numbers at the end instead."""
    assert TicketsNumbering(usa_board()).size == 919
    assert TicketsNumbering(usa_board()).digest() == "112fefb6c92ed0cec5eb14a23e09016531744138ba5b2daec5535690bc534499"
    assert {window: LilliputNumbering(window).size for window in (1, 4)} == {1: 631 + 632, 4: 6951}
    assert LilliputNumbering(4).digest() == "bd37f897a44b0295278a7d7d4c50c98b4a77df06d87fa4d0e5baa794bcad4a23"


def test_every_number_has_a_name_of_its_own():
    for numbering in (TicketsNumbering(usa_board()), LilliputNumbering(3)):
        names = list(numbering.names())
        assert len(names) == len(set(names)) == numbering.size
        assert sum(block.size for block in numbering.blocks) == numbering.size


def test_a_larger_window_only_adds_numbers():
    small, large = list(LilliputNumbering(2).names()), list(LilliputNumbering(5).names())
    assert large[: len(small)] == small


def eager(legal: list[Action], rng: Random) -> Action:
    """Somebody who saves for founding a company."""
    for start in ("found", "card 10 cash", "card 5 shares", "card 4 shares", "pay", "sell"):
        for action in legal:
            if str(action).startswith(start):
                return action
    return rng.choice(legal)


def test_where_every_home_lies_outside_the_window_the_first_one_is_number_0():
    """By numbers alone the map never leaves its window; a game that was begun otherwise can be gone on with."""
    numbering, game = LilliputNumbering(1), rh.game("lilliput")
    seen = 0
    for seed in range(400):
        rng, state = Random(seed), game.start(4, seed)
        while not state.is_over and not seen:
            legal = list(state.legal_actions())
            choices = numbering.choices(state)
            homes = [str(action) for action in legal]
            if state.stage is Stage.HOME_SLOT and all(lilliput_number(text, [], 1) is None for text in homes):
                assert {number: str(action) for number, action in choices.items()} == {0: homes[0]}
                assert homes[0].startswith("home ")
                seen += 1
            else:
                assert choices
                assert 0 not in choices
            state.push(eager(legal, rng))
        if seen:
            break
    assert seen
