"""Learn Ticket to Ride for two by policy gradient, with numpy alone, against an opponent that plays at random.

    pip install 'roundhouse-games[rl]'
    OMP_NUM_THREADS=1 python examples/learn_tickets.py --minutes 3 --plot win_rate.png

A small network sees the observation and gives each legal action a probability and the position a value. It plays many
games at once; after some thousand decisions, those that led to more than was expected become more likely (an
actor-critic with masked actions and Adam). At the end it plays games that it does not learn from. The script fails
unless the lower end of the 95% interval of its win rate there is above one half.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path

import numpy as np

from roundhouse import rl
from roundhouse.rl.pictures import png

HIDDEN = 64
GAMES = 64
BATCH = 4096  # own decisions between two steps of learning
BLOCK = 200  # games for one point of the plot
RATE, ENTROPY, VALUE = 3e-3, 3e-3, 0.5
POINTS = 50.0  # a lead of this many points is almost as good as any


class Network:
    """One hidden layer; a head for actions, a head for the value."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        self.weights = {
            "in": rng.normal(0, 1 / sqrt(inputs), (inputs, HIDDEN)),
            "in_bias": np.zeros(HIDDEN),
            "act": np.zeros((HIDDEN, actions)),  # at first all legal actions are equally likely
            "act_bias": np.zeros(actions),
            "value": np.zeros((HIDDEN, 1)),
            "value_bias": np.zeros(1),
        }
        self.weights = {name: array.astype(np.float32) for name, array in self.weights.items()}
        self._mean = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self._square = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self._steps = 0

    def forward(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """What the hidden layer says, the probabilities of actions, the values."""
        w = self.weights
        hidden = np.tanh(seen @ w["in"] + w["in_bias"])
        logits = np.where(masks, hidden @ w["act"] + w["act_bias"], np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ w["value"] + w["value_bias"])[:, 0]

    def learn(self, seen: np.ndarray, masks: np.ndarray, actions: np.ndarray, outcomes: np.ndarray) -> None:
        """One step towards actions that turned out better than expected."""
        hidden, chances, values = self.forward(seen, masks)
        number = len(actions)
        better = outcomes - values
        scaled = (better - better.mean()) / (better.std() + 1e-6)
        to_logits = chances * scaled[:, None]  # of the loss: - log(chance) * scaled
        to_logits[np.arange(number), actions] -= scaled
        logs = np.log(chances + 1e-9)
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        to_logits += ENTROPY * chances * (logs + entropy)
        to_logits /= number
        to_values = (-2 * VALUE * better / number)[:, None]
        to_hidden = (to_logits @ self.weights["act"].T + to_values @ self.weights["value"].T) * (1 - hidden**2)
        slopes = {
            "in": seen.T @ to_hidden,
            "in_bias": to_hidden.sum(axis=0),
            "act": hidden.T @ to_logits,
            "act_bias": to_logits.sum(axis=0),
            "value": hidden.T @ to_values,
            "value_bias": to_values.sum(axis=0),
        }
        self._steps += 1
        for name, slope in slopes.items():  # Adam
            self._mean[name] += 0.1 * (slope - self._mean[name])
            self._square[name] += 0.001 * (slope**2 - self._square[name])
            mean = self._mean[name] / (1 - 0.9**self._steps)
            square = self._square[name] / (1 - 0.999**self._steps)
            self.weights[name] -= (RATE * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


@dataclass
class Memory:
    """The learner's own decisions in one game, or of many that are over."""

    seen: list[np.ndarray] = field(default_factory=list)
    masks: list[np.ndarray] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)


def pick(chances: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """One action for each row, by its probabilities."""
    sums = chances.cumsum(axis=1)
    return (sums > rng.random((len(chances), 1), np.float32) * sums[:, -1:]).argmax(axis=1)


class Players:
    """The learner at one seat of each game, at the first of every other one, and chance at the other seat."""

    def __init__(self, network: Network, seed: int, rewards: str) -> None:
        self.network = network
        self.rng = np.random.default_rng(seed)
        self.runner = rl.vector("tickets", players=2, games=GAMES, workers=0, seed=seed, rewards=rewards)
        self.own_seat = np.arange(GAMES) % 2
        self.memories = [Memory() for _ in range(GAMES)]

    def step(self, remember: bool) -> list[tuple[Memory, float]]:
        """A decision in every game; the games that ended by it, with what they brought the learner."""
        arrays = self.runner.arrays
        actions = pick(arrays.masks.astype(np.float32), self.rng)
        own = np.flatnonzero(arrays.seats == self.own_seat)
        if len(own):
            seen, masks = arrays.observations[own], arrays.masks[own] > 0
            chosen = pick(self.network.forward(seen, masks)[1], self.rng)
            actions[own] = chosen
            if remember:
                for row, game in enumerate(own):
                    memory = self.memories[game]
                    memory.seen.append(seen[row])
                    memory.masks.append(masks[row])
                    memory.actions.append(int(chosen[row]))
        self.runner.step(actions)
        ended = []
        for game in np.flatnonzero(arrays.dones):
            ended.append((self.memories[game], float(arrays.rewards[game, self.own_seat[game]])))
            self.memories[game] = Memory()
        return ended


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95% interval of a win rate by Wilson."""
    z, rate = 1.96, wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def train(minutes: float, seed: int) -> tuple[Network, list[tuple[int, float]]]:
    """A network after this many minutes, and its win rate on the way: after how many games, how many of them won."""
    maker = np.random.default_rng(seed)
    shape = rl.env("tickets").setting
    network = Network(shape.encoder.layout.size, shape.numbering.size, maker)
    players = Players(network, seed, rewards="score")
    curve: list[tuple[int, float]] = []
    batch, outcomes, results = Memory(), list[float](), list[float]()
    start = time.process_time()
    while time.process_time() - start < minutes * 60:
        for memory, lead in players.step(remember=True):
            results.append(0.5 if lead == 0 else float(lead > 0))
            outcomes += [float(np.tanh(lead / POINTS))] * len(memory.actions)
            batch.seen += memory.seen
            batch.masks += memory.masks
            batch.actions += memory.actions
            if len(results) % BLOCK == 0:
                curve.append((len(results), float(np.mean(results[-BLOCK:]))))
                if len(curve) % 5 == 0:
                    print(f"{len(results):6} games: {curve[-1][1]:.0%} won", flush=True)
        if len(batch.actions) >= BATCH:
            pieces = np.array(batch.seen), np.array(batch.masks), np.array(batch.actions)
            network.learn(*pieces, np.array(outcomes, np.float32))
            batch, outcomes = Memory(), []
    return network, curve


def win_rate(network: Network, games: int, seed: int) -> tuple[float, tuple[float, float]]:
    """Over games that it does not learn from; a shared win is half of one."""
    players = Players(network, seed, rewards="win")
    wins, done = 0.0, 0
    while done < games:
        for _, reward in players.step(remember=False):
            if done < games:
                wins += (reward + 1) / 2
                done += 1
    return wins / games, interval(wins, games)


def plot(curve: list[tuple[int, float]], final: float, bounds: tuple[float, float], path: Path) -> None:
    """The win rate on the way, with the 95% interval of each point, as a PNG file."""
    left, top, width, height = 70, 50, 780, 400
    last = max(games for games, _ in curve)

    def at(games: float, rate: float) -> str:
        return f"{left + width * games / last:.1f},{top + height * (1 - rate):.1f}"

    spread = [(games, interval(rate * BLOCK, BLOCK)) for games, rate in curve]
    band = [at(games, low) for games, (low, _) in spread] + [at(games, high) for games, (_, high) in reversed(spread)]
    parts = [f'<rect width="900" height="520" fill="#fff"/><polygon points="{" ".join(band)}" fill="#BFD3F2"/>']
    for tenth in range(0, 11, 2):
        y = top + height * (1 - tenth / 10)
        parts.append(f'<line x1="{left}" x2="{left + width}" y1="{y}" y2="{y}" stroke="#ddd"/>')
        parts.append(f'<text x="{left - 8}" y="{y + 5}" text-anchor="end">{tenth * 10}%</text>')
    half = top + height / 2
    parts.append(f'<line x1="{left}" x2="{left + width}" y1="{half}" y2="{half}" stroke="#C00" stroke-dasharray="6"/>')
    line = " ".join(at(*point) for point in curve)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#1F4E9E" stroke-width="2"/>')
    for quarter in range(5):
        x = left + width * quarter / 4
        parts.append(f'<text x="{x}" y="{top + height + 24}" text-anchor="middle">{last * quarter // 4}</text>')
    parts.append(f'<text x="{left + width / 2}" y="{top + height + 52}" text-anchor="middle">training games</text>')
    title = f"Win rate against random play; at the end {final:.1%} ({bounds[0]:.1%} to {bounds[1]:.1%})"
    parts.append(f'<text x="450" y="28" text-anchor="middle" font-size="18">{title}</text>')
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 520" font-family="sans-serif" font-size="14">'
    path.write_bytes(png(f"{svg}{''.join(parts)}</svg>"))


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Ticket to Ride against random play.")
    parser.add_argument("--minutes", type=float, default=3, help="of processor time to learn")
    parser.add_argument("--games", type=int, default=1000, help="games of the final test")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, default=Path("win_rate.png"))
    chosen = parser.parse_args()
    network, curve = train(chosen.minutes, chosen.seed)
    final, bounds = win_rate(network, chosen.games, chosen.seed + 1)
    if curve:
        plot(curve, final, bounds, chosen.plot)
    print(
        f"{final:.1%} of {chosen.games} games won against random play, 95% interval {bounds[0]:.1%} to {bounds[1]:.1%}"
    )
    if bounds[0] <= 0.5:
        raise SystemExit("it has not learned to beat random play: the interval does not lie above 50%")


if __name__ == "__main__":
    main()
