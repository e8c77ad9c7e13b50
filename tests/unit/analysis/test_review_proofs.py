"""Long proofs that reviews can be believed: run by `make soak`. What they found is in docs/review.md."""

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from random import Random

import pytest

import roundhouse as rh
from roundhouse.analysis.choices import carry_out
from roundhouse.analysis.contract import Judge
from roundhouse.analysis.depth import DEPTHS, STANDARD, Depth
from roundhouse.analysis.evaluation import evaluate, judge_of
from roundhouse.analysis.marks import Mark
from roundhouse.analysis.review import WHOLE, Reviewing
from roundhouse.kernel.declaration import GameName
from unit.analysis.reviewed_games import played, record_of

WON = 0.7  # a share that is as good as won
PLANTED = 100
DRAWS = 4
RANDOM_GAMES = 1000
LUCK_ALONE = Depth(samples=0, lines=0, draws=1)
EASY, NORMAL, HARD = "greedy", "planner", "search(iterations=40)"


def promised(judge: Judge, state: rh.State, action: rh.Action, seat: rh.Seat) -> float:
    """What an action leaves of the win with the best rest of the turn, whatever is drawn: bad luck is no blunder."""
    rng = rh.Stream(bytes(32))
    draws = DRAWS if state.has_secrets else 1
    line = judge.line_with(state, action, DEPTHS[STANDARD].lines)
    total = 0.0
    for _ in range(draws):
        after = state.copy()
        judge.redraw(after, rng)
        carry_out(after, line)
        total += evaluate(judge, after).shares[seat]
    return total / draws


def with_a_blunder(name: str, bots: tuple[str, ...], number: int) -> tuple[rh.Record, int] | None:
    """A game in which somebody who has as good as won does the worst there is, and which action that is."""
    record = played(name, bots, number)
    game, judge = rh.game(name), judge_of(GameName(name))
    state = rh.first_position(record)
    chance = Random(number)
    for place, text in enumerate(record.actions):
        legal, seat = state.legal_actions(), state.active_seat
        assert seat is not None
        now = evaluate(judge, state).shares[seat]
        if len(legal) > 1 and now > WON:
            ends = []
            for action in legal[:: max(1, len(legal) // 40)]:
                ends.append((promised(judge, state, action, seat), str(action)))
            share, worst = min(ends)
            if share < now / 2:
                actions = [*record.actions[:place], worst]
                state.push(game.parse(worst))
                while not state.is_over:
                    legal = state.legal_actions()
                    actions.append(str(legal[chance.randrange(len(legal))]))
                    state.push(game.parse(actions[-1]))
                return record_of(name, len(bots), number, actions), place + 1
        state.push(game.parse(text))
    return None


def mark_at(record: rh.Record, number: int) -> Mark | None:
    """What the review calls one action; choices before it are not looked at."""
    work = Reviewing(record)
    thorough, work.depth = work.depth, LUCK_ALONE
    for moment in work.moments():
        if moment.number == number:
            return moment.decided.mark if moment.decided else None
        if moment.number == number - 1:
            work.depth = thorough
    raise AssertionError(f"there is no action {number}")


@pytest.mark.soak
@pytest.mark.time_limit(3600)
@pytest.mark.parametrize(("name", "bots"), [("tickets", (NORMAL, EASY)), ("lilliput", ("planner(draft=any)", EASY))])
def test_a_planted_blunder_is_found(name, bots):
    found = planted = number = 0
    while planted < PLANTED:
        number += 1
        game = with_a_blunder(name, bots, number)
        if game is not None:
            planted += 1
            found += mark_at(*game) in (Mark.MISTAKE, Mark.BLUNDER)

    assert found >= 0.95 * PLANTED, f"{found} of {planted} in {number} games"


@pytest.mark.soak
@pytest.mark.time_limit(3600)
@pytest.mark.parametrize(
    ("name", "players", "better", "worse", "games"),
    [
        ("tickets", 2, NORMAL, EASY, 12),
        ("tickets", 2, HARD, NORMAL, 16),
        ("tickets", 4, NORMAL, EASY, 8),  # with more than two players `hard` plays like `normal`
        ("lilliput", 2, NORMAL, EASY, 12),
        ("lilliput", 2, HARD, NORMAL, 12),
        ("lilliput", 4, NORMAL, EASY, 6),
    ],
)
def test_who_plays_better_has_the_lower_error_rate(name, players, better, worse, games):
    given, made = defaultdict(float), defaultdict(int)
    for number in range(games):
        bots = tuple((better, worse)[(seat + number) % 2] for seat in range(players))
        for account, bot in zip(rh.review(played(name, bots, 5000 + number), "quick").accounts, bots, strict=False):
            given[bot] += account.error_rate * account.decisions
            made[bot] += account.decisions
    rates = {bot: given[bot] / made[bot] for bot in given}

    assert rates[better] < rates[worse], rates


@pytest.mark.soak
@pytest.mark.time_limit(3600)
@pytest.mark.parametrize(("name", "bots"), [("tickets", ("random", "random")), ("lilliput", ("random",))])
def test_luck_is_nothing_on_average(name, bots):
    luck = []
    for number in range(RANDOM_GAMES):
        luck.append(Reviewing(played(name, bots, number), LUCK_ALONE).all().accounts[0].luck / WHOLE)
        played.cache_clear()
    mean = sum(luck) / RANDOM_GAMES
    error = sqrt(sum((one - mean) ** 2 for one in luck) / (RANDOM_GAMES - 1) / RANDOM_GAMES)

    assert error > 0
    assert abs(mean) < 2.58 * error, f"{mean} give or take {error}"
