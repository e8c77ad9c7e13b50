"""Finds the weights of the evaluators that reviews judge with, and says how far they can be trusted.

    python -m benchmarks.evaluation GAME --games N [--players P]   play N games more for every number of players
    python -m benchmarks.evaluation GAME                           find the weights from all games that were played
    python -m benchmarks.evaluation GAME --check                   foretell games that were left out: docs/review.md

Games grow in build/evaluation. In them strong and weak seats meet, and some stray from what they would do, so that good
and bad positions can be told apart. Every fourth game is kept out of the weights and used by `--check` alone.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import roundhouse as rh
from roundhouse.analysis.contract import Judge
from roundhouse.analysis.evaluation import judge_of
from roundhouse.analysis.model import FILE
from roundhouse.bots.anywhere import find_bot
from roundhouse.bots.contract import Bot, Decision
from roundhouse.bots.lilliput.experience import experienced
from roundhouse.bots.lilliput.forecast import forecast
from roundhouse.bots.lilliput.turns import Effort, turn_plans
from roundhouse.bots.tickets.guide import TicketsGuide
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import State
from roundhouse.kernel.package_files import folder_of
from roundhouse.kernel.records import result_of
from roundhouse.kernel.rng import Stream

BUILD = Path(__file__).parents[1] / "build" / "evaluation"
SEATS = {
    "tickets": ("planner", "planner", "planner", "greedy", "search(iterations=20)"),
    "lilliput": ("quick", "quick", "greedy", "planner(draft=any)"),
}
STRAY = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.1, 0.3)  # how often a seat does anything at all
POSITIONS = 16  # taken from a game that is learned from ...
CHECKED = 40  # ... and from one that was left out
PLAYOUTS = 6  # that make a forecast of Ticket to Ride
TIMES = (0.0, 0.25, 0.5, 0.75, 1.0)
CALM, NEAR_COMMON = 200.0, 400.0  # how strongly weights of the score are kept near what is known before ...
CALM_SHARES, NEAR_SHARES = 30.0, 30.0  # ... and those of the share of the win
PRIOR = {
    "tickets": {
        "points": 1.0,
        "done": 1.0,
        "planned": 0.9,
        "lost": -0.8,
        "doubtful": -0.8,
        "coming": 1.0,
        "contested": -0.2,
        "time": 1.9,
        "bonus": 0.8,
        "short": -0.5,
        "potential": 0.5,
        "dearest": 0.1,
    },
    "lilliput": {"forecast": 0.6, "experience": 0.6, "rising": 0.3, "cash": 0.3},
}
LOOK = 40  # positions that the quick player looks at in a decision


class Quick(Bot):
    """18Lilliput, one short look ahead by experience."""

    def choose(self, decision: Decision) -> Action:
        state = decision.sampler(decision.rng)
        assert isinstance(state, LilliputState)
        judge = None if state.setup.has_gulliver else experienced
        plans = turn_plans(state, effort=Effort(positions=LOOK), judge=judge)
        best = max(plans, key=lambda plan: plan.value + 25.0 * decision.rng.unit())
        return best.actions[0]


def play(name: str, players: int, number: int) -> dict[str, Any]:
    """One game, as options and actions."""
    chance = Random(f"{name} {players} {number}")
    game = rh.game(name)
    seed = chance.randbytes(32)
    state = game.start(players, seed)
    kinds = [chance.choice(SEATS[name]) for _ in range(players)]
    bots = [Quick() if kind == "quick" else find_bot(kind, game.name) for kind in kinds]
    stray = [chance.choice(STRAY) for _ in range(players)]
    streams = [Stream(chance.randbytes(32)) for _ in range(players)]
    made: list[str] = []
    while (seat := state.active_seat) is not None:
        legal = state.legal_actions()
        if len(legal) == 1 or chance.random() < stray[seat]:
            action = legal[chance.randrange(len(legal))]
        else:
            action = bots[seat].choose(Decision(game, seat, state.view(seat), legal, streams[seat], 1.0))
        made.append(str(action))
        state.push(action)
    return {"number": number, "seed": seed.hex(), "bots": kinds, "actions": made, **result_of(state)}


def played(name: str, players: int) -> Iterator[dict[str, Any]]:
    file = BUILD / f"{name}-{players}.jsonl"
    if file.exists():
        yield from map(json.loads, file.read_text("utf-8").splitlines())


def play_more(name: str, counts: Sequence[int], games: int) -> None:
    BUILD.mkdir(parents=True, exist_ok=True)
    done = {players: sum(1 for _ in played(name, players)) for players in counts}
    for more in range(games):
        for players in counts:
            line = json.dumps(play(name, players, done[players] + more))
            with (BUILD / f"{name}-{players}.jsonl").open("a", encoding="utf-8") as out:
                out.write(line + "\n")
        print(f"\r{name}: {more + 1} of {games} games", end="", flush=True)
    print()


class Examples:
    """Positions of played games with how they ended; as many from each game, spread over all of it."""

    def __init__(self, name: str, players: int, judge: Judge, with_rivals: bool = False) -> None:
        game = rh.game(name)
        times: list[float] = []
        rows: list[list[list[float]]] = []
        scores: list[list[float]] = []
        wins: list[list[float]] = []
        numbers: list[int] = []
        self.rivals: dict[str, list[list[float]]] = {"current score": [], "forecast": []}
        for kept in played(name, players):
            state = game.start(players, bytes.fromhex(kept["seed"]))
            chance = Random(kept["seed"])
            all_ = len(kept["actions"])
            taken = CHECKED if with_rivals else POSITIONS
            chosen = {int((part + chance.random()) * all_ / taken) for part in range(taken)}
            winners = kept["ranks"].count(1)
            for place, text in enumerate(kept["actions"]):
                if place in chosen and (not with_rivals or is_left_out(kept["number"])):
                    time, row = judge.standing(state)
                    times.append(time)
                    rows.append(row)
                    scores.append(kept["scores"])
                    wins.append([(rank == 1) / winners for rank in kept["ranks"]])
                    numbers.append(kept["number"])
                    if with_rivals:
                        self.rivals["current score"].append([float(score) for score in state.scores()])
                        self.rivals["forecast"].append(foretold(state, chance))
                state.push(game.parse(text))
        self.times, self.rows = np.array(times), np.array(rows, float)
        self.scores, self.wins = np.array(scores, float), np.array(wins)
        self.numbers = np.array(numbers)


def is_left_out(number: int) -> bool:
    return number % 4 == 0


def foretold(state: State, chance: Random) -> list[float]:
    """What bots think today: the forecast of 18Lilliput, and the mean of some playouts of Ticket to Ride."""
    if isinstance(state, LilliputState):
        return forecast(state)
    guide = TicketsGuide()
    ends = [guide.scores(state.copy(), Stream(chance.randbytes(32))) for _ in range(PLAYOUTS)]
    return [float(value) for value in np.mean(ends, axis=0)]


def hats(times: np.ndarray) -> np.ndarray:
    """By position how much each of the times counts: what `analysis.model` interpolates."""
    return np.stack([np.interp(times, TIMES, one) for one in np.eye(len(TIMES))], axis=1)


def fit_scores(examples: Sequence[Examples], towards: np.ndarray, calm: float) -> np.ndarray:
    """By time and figure: weights that foretell the final score, by ridge regression towards others."""
    size = examples[0].rows.shape[2]
    left = np.zeros((len(TIMES) * size,) * 2)
    right = np.zeros(len(TIMES) * size)
    squares = np.zeros(size)
    rows = 0
    for some in examples:
        parts = hats(some.times)
        flat = (parts[:, None, :, None] * some.rows[:, :, None, :]).reshape(-1, len(TIMES) * size)
        left += flat.T @ flat
        right += flat.T @ some.scores.reshape(-1)
        squares += (some.rows**2).sum((0, 1))
        rows += some.rows.shape[0] * some.rows.shape[1]
    bound = np.diag(np.tile(np.maximum(squares / rows, 1e-6), len(TIMES)) * calm)
    return np.linalg.solve(left + bound, right + bound @ towards.reshape(-1)).reshape(len(TIMES), size)


def prior(name: str, judge: Judge) -> np.ndarray:
    """What the figures would be worth if nothing had been learned."""
    worth = [PRIOR[name].get(figure, 0.0) for figure in judge.figures]
    return np.tile(worth, (len(TIMES), 1))


def fit_shares(examples: Sequence[Examples], scores: np.ndarray, calm: float) -> np.ndarray:
    """By time and figure: weights of the share of the win, near to a multiple of those of the score."""
    size = scores.shape[1]
    scaled = []
    for some in examples:
        by_time = np.einsum("nsf,tf->nst", some.rows, scores) * hats(some.times)[:, None, :]
        scaled.append((by_time, some.wins))
    slope = _logit(scaled, np.zeros(len(TIMES)), np.full(len(TIMES), 1e-3))
    start = (np.maximum(slope, 0.0)[:, None] * scores).reshape(-1)
    flat = []
    squares = np.zeros(len(TIMES) * size)
    for some in examples:
        parts = hats(some.times)
        one = (parts[:, None, :, None] * some.rows[:, :, None, :]).reshape(*some.rows.shape[:2], -1)
        flat.append((one, some.wins))
        squares += np.tile((some.rows**2).mean((0, 1)), len(TIMES)) / len(examples)
    return _logit(flat, start, np.maximum(squares, 1e-6) * calm).reshape(len(TIMES), size)


def _logit(parts: Sequence[tuple[np.ndarray, np.ndarray]], start: np.ndarray, bound: np.ndarray) -> np.ndarray:
    """Newton's method for shares that are e to the power of sums, kept near the start."""
    found = start.copy()
    for _ in range(30):
        slope = bound * (found - start)
        curve = np.diag(bound)
        for flat, wins in parts:
            values = flat @ found
            values -= values.max(1, keepdims=True)
            shares = np.exp(values)
            shares /= shares.sum(1, keepdims=True)
            centred = flat - np.einsum("ns,nsf->nf", shares, flat)[:, None, :]
            slope += np.einsum("ns,nsf->f", shares - wins, flat)
            weighted = (centred * np.sqrt(shares)[:, :, None]).reshape(-1, flat.shape[2])
            curve += weighted.T @ weighted
        step = np.linalg.solve(curve, slope)
        longest = max(np.abs(flat @ step).max() for flat, _ in parts)
        found -= step * min(1.0, 5.0 / max(1e-9, longest))
        if longest < 1e-4:
            break
    return found


def shares_by(rows: np.ndarray, times: np.ndarray, weights: np.ndarray) -> np.ndarray:
    values = np.einsum("nsf,nf->ns", rows, hats(times) @ weights)
    values -= values.max(1, keepdims=True)
    shares: np.ndarray = np.exp(values)
    return shares / shares.sum(1, keepdims=True)


def write(name: str, counts: Sequence[int], judge: Judge) -> None:
    """Find the weights and put them beside the judge."""
    learned = {players: _part(Examples(name, players, judge), False) for players in counts}
    together = [some for players, some in learned.items() if players > 1] or list(learned.values())
    common = fit_scores(together, prior(name, judge), CALM)
    common_share = fit_shares(together, common, CALM_SHARES)
    found: dict[str, Any] = {}
    for players, some in learned.items():
        scores = fit_scores([some], common, NEAR_COMMON)
        share = fit_shares([some], scores, CALM_SHARES) if players == 1 else _near(some, common_share)
        told = np.einsum("nsf,nf->ns", some.rows, hats(some.times) @ scores)
        off = ((told - some.scores) ** 2).mean(1)
        spread = np.sqrt(np.maximum(1.0, np.linalg.lstsq(hats(some.times), off, rcond=None)[0]))
        found[str(players)] = {
            "games": len(np.unique(some.numbers)),
            "positions": len(some.times),
            "score": {one: _round(scores[:, place]) for place, one in enumerate(judge.figures)},
            "share": {one: _round(share[:, place]) for place, one in enumerate(judge.figures)},
            "spread": _round(spread),
        }
    target = Path(str(folder_of(judge.package).joinpath(FILE)))
    told = {"made_by": f"python -m benchmarks.evaluation {name}", "times": list(TIMES), "players": found}
    text = json.dumps(told, indent=1)
    lines = re.sub(r"\[\s+([^\[\]]*?)\s+\]", lambda match: "[" + " ".join(match[1].split()) + "]", text)
    target.write_text(lines + "\n", "utf-8")


def _near(examples: Examples, common: np.ndarray) -> np.ndarray:
    """The shares of one number of players, near those of all."""
    parts = hats(examples.times)
    flat = (parts[:, None, :, None] * examples.rows[:, :, None, :]).reshape(*examples.rows.shape[:2], -1)
    squares = np.tile((examples.rows**2).mean((0, 1)), len(TIMES))
    bound = np.maximum(squares, 1e-6) * NEAR_SHARES
    return _logit([(flat, examples.wins)], common.reshape(-1), bound).reshape(common.shape)


def _part(examples: Examples, left_out: bool) -> Examples:
    """Those of games that were left out, or all others."""
    among = np.array([is_left_out(number) == left_out for number in examples.numbers])
    for name in ("times", "rows", "scores", "wins", "numbers"):
        setattr(examples, name, getattr(examples, name)[among])
    return examples


def _round(values: np.ndarray) -> list[float]:
    return [float(f"{value:.4g}") for value in values]


def check(name: str, counts: Sequence[int], judge: Judge) -> None:
    """How well games that were left out are foretold, in the tables of docs/review.md."""
    told = np.zeros((0, 2))
    print("| players | quarter | positions | Brier | current score | forecast | correlation |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for players in counts:
        examples = Examples(name, players, judge, with_rivals=True)
        data = json.loads(folder_of(judge.package).joinpath(FILE).read_text("utf-8"))["players"][str(players)]
        weights = np.array([data["share"][one] for one in judge.figures]).T
        shares = shares_by(examples.rows, examples.times, weights)
        quarter = np.minimum(3, (examples.times * 4).astype(int))
        rivals = {}
        for rival, values in examples.rivals.items():  # with the slope that suits them best here
            rows = np.array(values)[:, :, None] * hats(examples.times)[:, None, :]
            slope = _logit([(rows, examples.wins)], np.zeros(len(TIMES)), np.full(len(TIMES), 1e-3))
            rivals[rival] = shares_by(np.array(values)[:, :, None], examples.times, slope[:, None])
        score = np.array([data["score"][one] for one in judge.figures]).T
        ends = np.einsum("nsf,nf->ns", examples.rows, hats(examples.times) @ score)
        for part in range(4):
            here = quarter == part
            cells = [_brier(guess[here], examples.wins[here]) for guess in (shares, *rivals.values())]
            fits = np.corrcoef(ends[here].ravel(), examples.scores[here].ravel())[0, 1]
            figures = " | ".join(f"{cell:.4f}" for cell in cells)
            print(f"| {players} | {part + 1} | {here.sum()} | {figures} | {fits:.2f} |")
        cells = [_brier(guess, examples.wins) for guess in (shares, *rivals.values())]
        print(f"| {players} | all | {len(shares)} | {' | '.join(f'**{cell:.4f}**' for cell in cells)} | |")
        told = np.concatenate([told, np.stack([shares.ravel(), examples.wins.ravel()], 1)])
    print("\n| share foretold | seats | mean foretold | won |\n| --- | --- | --- | --- |")
    for low in range(0, 100, 10):
        among = told[(told[:, 0] >= low / 100) & (told[:, 0] < low / 100 + 0.1 + (low == 90))]
        if len(among):
            guess, won = 100 * among.mean(0)
            print(f"| {low} to {low + 10} % | {len(among)} | {guess:.1f} % | {won:.1f} % |")


def _brier(shares: np.ndarray, wins: np.ndarray) -> float:
    return float(((shares - wins) ** 2).sum(1).mean())


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.evaluation")
    parser.add_argument("game", choices=list(SEATS))
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--players", type=int)
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    rules = rh.game(given.game)
    counts = [given.players] if given.players else list(range(rules.min_players, rules.max_players + 1))
    if given.games:
        play_more(given.game, counts, given.games)
    elif given.check:
        check(given.game, counts, judge_of(rules.name))
    else:
        write(given.game, counts, judge_of(rules.name))


if __name__ == "__main__":
    main()
