"""The sampler against full enumeration: small decks, many samples, chi-square; reshuffles and passes included."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import roundhouse as rh
from oracles import hidden_cards, hidden_tickets
from playing import BOARDS
from roundhouse.games.tickets.box.components import standard_components
from roundhouse.games.tickets.game import TicketsGame
from roundhouse.games.tickets.hidden import sampling
from roundhouse.games.tickets.hidden.card_log import DRAWN, LEFT_LYING, PASSED, REPLACED, SHUFFLED, TAKEN, UNSEEN, entry
from roundhouse.games.tickets.hidden.knowledge import Knowledge, knowledge
from roundhouse.games.tickets.state import TicketsState

SAMPLES = 1500


def small_game(*cards: int, hand: int, display: int = 2) -> TicketsGame:
    """Few cards: the counts of the first colours, locomotives last."""
    counts = (*cards[:-1], *[0] * (9 - len(cards)), cards[-1])
    return TicketsGame(replace(standard_components(), cards=counts, hand=hand, display=display, cars=12))


def chi_square_fits(seen: Counter[Any], expected: dict[Any, float], samples: int) -> bool:
    """Whether the counts fit the probabilities: rare outcomes pooled, limit of about one false alarm in 100,000."""
    assert set(seen) <= set(expected), "a sample that is impossible"
    statistic, cells = 0.0, 0
    rare_seen, rare_expected = 0.0, 0.0
    for outcome, chance in expected.items():
        if chance * samples < 5:
            rare_seen += seen[outcome]
            rare_expected += chance * samples
        else:
            statistic += (seen[outcome] - chance * samples) ** 2 / (chance * samples)
            cells += 1
    if rare_expected >= 5:
        statistic += (rare_seen - rare_expected) ** 2 / rare_expected
        cells += 1
    freedom = max(1, cells - 1)
    limit = freedom * (1 - 2 / (9 * freedom) + 4.26 * (2 / (9 * freedom)) ** 0.5) ** 3  # Wilson-Hilferty
    return statistic <= limit


def cards_of(state: TicketsState) -> tuple[tuple[int, ...], ...]:
    deck = tuple(state.deck.count(card) for card in range(9))
    return (deck, *(tuple(hand) for hand in state.hands))


def played(game: TicketsGame, players: int, seed: int, decisions: int) -> TicketsState:
    """A random position of a small game that likes claiming, so that cards come back and are shuffled."""
    state = game.start(players, seed, board=BOARDS / "islands.toml")
    rng = Random(seed)
    for _ in range(decisions):
        legal = state.legal_actions()
        claims = [action for action in legal if str(action).startswith("claim")]
        after = state.copy()
        after.push(rng.choice(claims if claims and rng.random() < 0.5 else legal))
        if after.is_over:
            break
        state = after
    assert isinstance(state, TicketsState)
    return state


def assert_cards_fit(game: TicketsGame, state: TicketsState, observer: rh.Seat | None, samples: int) -> int:
    """Compare; returns the number of possible worlds."""
    view = state.view(observer)
    exact = hidden_cards.beliefs(
        view["card_log"], observer, state.players, game.components.cards, game.components.display
    )
    assert cards_of(state) in exact
    sample = game.sampler(view)
    rng = rh.Stream(rh.seed_bytes(len(view["card_log"])))
    seen: Counter[Any] = Counter()
    for _ in range(samples):
        drawn = sample(rng)
        assert isinstance(drawn, TicketsState)
        seen[cards_of(drawn)] += 1
    expected = {world: float(chance) for world, chance in exact.items()}
    assert chi_square_fits(seen, expected, samples)
    return len(exact)


@pytest.mark.parametrize("seed", range(8))
def test_two_players(seed: int) -> None:
    game = small_game(5, 4, 3, 3, hand=3)
    sizes = []
    for decisions in (6, 12, 20):
        state = played(game, 2, seed, decisions)
        for observer in (rh.Seat(0), rh.Seat(1), None):
            sizes.append(assert_cards_fit(game, state, observer, SAMPLES))
    assert max(sizes) > 5


@pytest.mark.parametrize("seed", range(8))
def test_three_players_where_a_spent_card_may_come_from_several_decks(seed: int) -> None:
    game = small_game(5, 4, 3, 3, hand=2, display=1)
    sizes = []
    for decisions in (14, 20, 30):
        state = played(game, 3, seed, decisions)
        for observer in (rh.Seat(0), None):
            sizes.append(assert_cards_fit(game, state, observer, SAMPLES))
    assert max(sizes) > 10


def test_such_cards_do_occur() -> None:
    game = small_game(5, 4, 3, 3, hand=2, display=1)
    log = played(game, 3, 1, 30).view(None)["card_log"]
    assert any(len(surprise.draws) > 1 for surprise in knowledge(log, None, 3, game.components.cards).surprises)


@pytest.mark.interpreted
def test_a_sampler_that_forgets_what_was_taken_openly_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """An injected bug: cards taken from the display count as drawn unseen."""

    def forgetful(log: list[int], observer: int | None, players: int, cards: tuple[int, ...]) -> Knowledge:
        known = knowledge(log, observer, players, cards)
        taken = next(place for place, code in enumerate(log) if code // 100 == TAKEN * 10 + 1)
        known.pools[0].unseen[log[taken] // 10 % 10] += 1
        known.pools[0].draws[1].append(taken)
        log[taken] = entry(DRAWN, 1, UNSEEN)
        return known

    game = small_game(5, 4, 3, 3, hand=3)
    positions = [played(game, 2, seed, 7) for seed in range(20)]
    state = next(one for one in positions if any(code // 100 == TAKEN * 10 + 1 for code in one.card_log))
    assert_cards_fit(game, state, rh.Seat(0), SAMPLES)
    monkeypatch.setattr(sampling, "knowledge", forgetful)
    with pytest.raises(AssertionError):
        assert_cards_fit(game, state, rh.Seat(0), SAMPLES)


@pytest.mark.rule("T-056")
def test_right_after_a_reshuffle_the_other_hand_is_known_in_a_game_of_two() -> None:
    game = small_game(4, 3, 2, 2, hand=2)
    shuffles = 0
    for seed in range(40):
        state = game.start(2, seed, board=BOARDS / "islands.toml")
        rng = Random(seed)
        while not state.is_over:
            before = state.card_log.count(SHUFFLED * 1000) if isinstance(state, TicketsState) else 0
            mover = state.active_seat
            action = rng.choice(state.legal_actions())
            state.push(action)
            assert isinstance(state, TicketsState)
            if state.is_over or state.card_log.count(SHUFFLED * 1000) == before:
                continue
            if state.card_log[-1] == SHUFFLED * 1000 or str(action) == "draw":
                continue
            # Turned up after the shuffle, nothing drawn unseen: each seat knows the other's hand.
            shuffles += 1
            assert mover is not None
            for observer in (rh.Seat(0), rh.Seat(1)):
                exact = hidden_cards.beliefs(state.view(observer)["card_log"], observer, 2, game.components.cards)
                assert len({world[1:] for world in exact}) == 1
                sample = game.sampler(state.view(observer))(rh.Stream(rh.seed_bytes(seed)))
                assert isinstance(sample, TicketsState)
                assert sample.hands == state.hands
    assert shuffles >= 5


@pytest.mark.rule("T-037")
def test_a_pass_proves_that_the_hand_could_claim_nothing() -> None:
    game = small_game(3, 3, 2, 1, hand=2, display=1)
    passes = 0
    for seed in range(12):
        state = played(game, 3, seed, 200)
        if any(code // 1000 == PASSED for code in state.card_log):
            passes += 1
            for observer in (rh.Seat(0), rh.Seat(1), None):
                assert_cards_fit(game, state, observer, 300)
    assert passes >= 3


@pytest.mark.parametrize("seed", range(6))
def test_tickets(seed: int, tmp_path: Any) -> None:
    text = (BOARDS / "islands.toml").read_text("utf-8")
    start = text.index("tickets = [")
    lines = text[start:].splitlines()
    board = tmp_path / "seven.toml"
    board.write_text(text[:start] + "\n".join([*lines[:8], "]"]), "utf-8")
    game = TicketsGame()
    state = game.start(2, seed, board=board)
    rng = Random(seed)
    for _ in range(4 + seed * 2):
        legal = state.legal_actions()
        wanted = [action for action in legal if str(action) == "tickets"]
        state.push(rng.choice(wanted or legal))
    assert isinstance(state, TicketsState)
    index = state.setup.board.ticket_index
    for observer in (rh.Seat(0), rh.Seat(1), None):
        view = state.view(observer)
        log = [
            [seat, [index[t] for t in drawn], [index[t] for t in kept]] if seat == observer else [seat, drawn, kept]
            for seat, drawn, kept in view["ticket_log"]
        ]
        pending = [] if view["own"] is None else [index[entry["ticket"]] for entry in view["own"]["choose_from"]]
        worlds = hidden_tickets.beliefs(log, observer, 2, 7, pending)
        exact: Counter[Any] = Counter()
        for (held, _), number in worlds.items():
            exact[held] += number
        seen: Counter[Any] = Counter()
        stream = rh.Stream(rh.seed_bytes(seed))
        sample = game.sampler(view)
        for _ in range(SAMPLES):
            drawn = sample(stream)
            assert isinstance(drawn, TicketsState)
            seen[tuple(frozenset(held) for held in drawn.tickets)] += 1
        total = sum(exact.values())
        assert chi_square_fits(seen, {held: number / total for held, number in exact.items()}, SAMPLES)


def test_the_comparison_notices_a_biased_sampler() -> None:
    """The chi-square would see a sampler that prefers some worlds by a third."""
    expected = dict.fromkeys(range(8), 1 / 8)
    fair = Counter(dict.fromkeys(range(8), SAMPLES // 8))
    biased = Counter({number: int(SAMPLES / 8 * (1.33 if number < 4 else 0.67)) for number in range(8)})
    assert chi_square_fits(fair, expected, SAMPLES)
    assert not chi_square_fits(biased, expected, SAMPLES)


def test_where_hardly_any_deal_explains_a_pass_cards_are_traded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "TRIES", 0)
    game = small_game(3, 3, 2, 1, hand=2, display=1)
    traded = 0
    for seed in range(12):
        state = played(game, 3, seed, 200)
        places = [place for place, code in enumerate(state.card_log) if code // 1000 == PASSED]
        if places:
            view = state.view(None)
            for number in range(20):
                sample = game.sampler(view)(rh.Stream(rh.seed_bytes(number)))
                assert isinstance(sample, TicketsState)
                assert sample.view(None) == view
                traded += 1
    assert traded >= 60


@pytest.mark.rule("T-053")
@pytest.mark.parametrize("seed", [1, 3, 6, 9])
def test_a_display_left_lying_or_replaced_proves_what_lies_outside_the_hands(seed: int) -> None:
    game = small_game(3, 3, 2, 6, hand=3, display=5)
    checked = 0
    state = game.start(2, seed, board=BOARDS / "islands.toml")
    rng = Random(seed)
    while not state.is_over and checked < 6:
        assert isinstance(state, TicketsState)
        if any(code // 1000 in (REPLACED, LEFT_LYING) for code in state.card_log):
            for observer in (rh.Seat(0), rh.Seat(1), None):
                assert_cards_fit(game, state, observer, 400)
                checked += 1
        state.push(rng.choice(state.legal_actions()))
    assert checked
