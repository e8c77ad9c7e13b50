"""One game between bots, from its seed to its outcome."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from time import perf_counter
from typing import Any

from roundhouse.bots.anywhere import find_bot
from roundhouse.bots.contract import Bot, BotFailure
from roundhouse.bots.roster import default_bot
from roundhouse.kernel.actions import Action
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.contract import Seat, State
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.errors import IllegalAction, RoundhouseError
from roundhouse.kernel.records import result_of
from roundhouse.kernel.registry import game as find_game
from roundhouse.kernel.rng import Stream
from roundhouse.match.bot_decisions import bot_decision, seen_since
from roundhouse.sim.decision_times import TABLE_SECONDS, DecisionTimes, budget

AUTOMATON = "automaton"  # stands in the place of a bot's name


class IllegalAnswer(RoundhouseError):
    """A bot of ours answered with something that is not a legal action."""

    code = "bot-failed"


@dataclass(frozen=True, slots=True)
class Fixture:
    """A game to be played: its number in the schedule, a bot for each seat, and its secret seed."""

    number: int
    bots: tuple[str, ...]
    secret: bytes


@dataclass(frozen=True, slots=True)
class RunSettings:
    """What all games of a run have in common."""

    game: GameName
    options: dict[str, Any] = field(default_factory=dict)
    keep_actions: bool = False
    version: int | None = None  # of the game's rules; None: the newest


@dataclass(frozen=True, slots=True)
class Outcome:
    """One finished game; what belongs to an automaton comes last. Equal games are equal whatever time they took."""

    number: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int
    picks: tuple[tuple[str, ...], ...] = ()  # by seat: what it took for the whole game
    sheet: tuple[dict[str, Any], ...] = ()  # by seat: the figures of the score sheet
    actions: tuple[str, ...] = ()  # in notation, if they are kept
    failures: tuple[str, ...] = ()  # by seat: why its bot had to give up, empty for those that did not
    times: tuple[DecisionTimes, ...] = field(default=(), compare=False)

    def win_part(self, seat: Seat) -> float:
        """The seat's part of the win: a shared win counts in equal parts."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


Watcher = Callable[[State, Seat, Action, Bot], None]
"""Is told of each decision, before it is carried out, with the bot that can say why."""


def play_fixtures(run: RunSettings, fixtures: Sequence[Fixture]) -> list[Outcome]:
    """The outcomes of these games, in their order."""
    return [play_game(run, fixture) for fixture in fixtures]


def play_game(run: RunSettings, fixture: Fixture, state: State | None = None, watch: Watcher | None = None) -> Outcome:
    """One game to its end; one that has begun is played on in `state`, and the outcome has only what follows.

    Each seat decides from a stream of its own, so a game is the same wherever it is played. A bot that fails has
    resigned: the game's default bot plays on for it, and it comes last.
    """
    game = find_game(run.game)
    if state is None:
        version = game.rules_version if run.version is None else run.version
        state = game.begin(len(fixture.bots), fixture.secret, run.options, version)
    bots: list[Bot] = []
    try:
        for name in fixture.bots:
            bots.append(find_bot(name, run.game))
        return _play(run, fixture, state, bots, watch)
    finally:
        for bot in bots:
            bot.close()


def _play(run: RunSettings, fixture: Fixture, state: State, bots: list[Bot], watch: Watcher | None) -> Outcome:
    """Decision by decision; long, because what is told of a game is gathered where it is played."""
    game = find_game(run.game)
    budgets = [budget(name, run.game) for name in fixture.bots]
    seats = range(len(bots))
    streams = [Stream(sha256(fixture.secret + b"seat %d" % seat).digest()) for seat in seats]
    picks: list[tuple[str, ...]] = [() for _ in seats]
    failures = [""] * len(bots)
    times = tuple(DecisionTimes() for _ in seats)
    made: list[tuple[Action, Seat]] = []
    is_new = False  # the bot that decides, in the place of one that failed
    while (seat := state.active_seat) is not None:
        bot = bots[seat]
        since = seen_since(game, seat, made) if bot.needs_view and not is_new else None
        decision = bot_decision(game, state, bot, streams[seat], TABLE_SECONDS, since)
        begin = perf_counter()
        try:
            action = bot.choose(decision)
        except BotFailure as failure:
            bot.close()
            bots[seat], failures[seat], is_new = find_bot(default_bot(run.game), run.game), str(failure), True
            continue
        if not failures[seat]:
            times[seat].add(perf_counter() - begin, budgets[seat])
        is_new = False
        if watch is not None:
            watch(state, seat, action, bot)
        _apply(state, action, f"game {fixture.number}, decision {len(made) + 1}, seat {seat}", fixture)
        if action.pick is not None:
            picks[seat] += (action.pick,)
        made.append((action, seat))
    result = result_of(state)
    return Outcome(
        fixture.number,
        tuple(result["scores"]),
        ranks_without(result["ranks"], failures),
        len(made),
        tuple(picks),
        sheet_figures(state),
        tuple(str(action) for action, _ in made) if run.keep_actions else (),
        tuple(failures) if any(failures) else (),
        times,
    )


def _apply(state: State, action: Action, where: str, fixture: Fixture) -> None:
    """Carry out an answer; an illegal one of ours is a mistake of ours, and ends everything."""
    seat = state.active_seat
    assert seat is not None
    try:
        state.apply(action)
    except IllegalAction as error:
        line = "{bot} answered with {what}"
        told = complaint("bad-answer", line, bot=fixture.bots[seat], what=error.message)
        raise IllegalAnswer(about(where, told), game=fixture.number) from None


def ranks_without(ranks: Sequence[int], failures: Sequence[str]) -> tuple[int, ...]:
    """The ranks, where those that failed come after all others whatever was scored for them."""
    failed = [*map(bool, failures), *[False] * (len(ranks) - len(failures))]
    order = list(zip(failed, ranks, strict=True))
    return tuple(1 + sum(other < own for other in order) for own in order)


def failures_of(games: Iterable[tuple[Sequence[str], Sequence[str]]]) -> list[dict[str, Any]]:
    """Of games, each as bots and failures by seat: which bots gave up, in how many seats, and why the first time."""
    found: dict[str, list[str]] = {}
    for bots, failures in games:
        for bot, why in zip(bots, failures, strict=False):
            if why:
                found.setdefault(bot, []).append(why)
    return [{"bot": bot, "games": len(whys), "why": whys[0]} for bot, whys in found.items()]


def sheet_figures(state: State) -> tuple[dict[str, Any], ...]:
    """By seat: the numbers of the score sheet; of a list their count and sums, losses apart from gains."""
    return tuple(_figures(entry) for entry in state.score_sheet()["seats"])


def _figures(entry: dict[str, Any]) -> dict[str, Any]:
    figures: dict[str, Any] = {}
    for name, value in entry.items():
        if isinstance(value, int | float) and name != "seat":
            figures[name] = value
        elif isinstance(value, list):
            figures[f"{name}.count"] = len(value)
            for item in value:
                for field_name, amount in item.items() if isinstance(item, dict) else ():
                    if isinstance(amount, int | float):
                        key = f"{name}.{field_name}" + (".lost" if amount < 0 else "")
                        figures[key] = figures.get(key, 0) + amount
    return figures
