"""Learn from games between bots what a position is worth, with numpy alone, and play by it.

    roundhouse selfplay tickets --bots planner,greedy --games 400 --out data
    cd examples
    python value_net.py ../data --weights value.npz
    roundhouse tournament tickets --bots "value_net:ValuePlayer(weights=value.npz),random" --games 100

A small network learns by how much the seat that decides will lead in the end. `ValuePlayer` tries each legal action
on a few positions that fit what it knows and takes the one after which the network expects most. What is asked of a
seat at the moment is left out of the observation, because it differs before and after an action.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from roundhouse import rl
from roundhouse.bots.contract import Bot, Decision
from roundhouse.kernel.actions import Action
from roundhouse.rl.play import Play

HIDDEN, BATCH, RATE, DECAY = 64, 256, 1e-3, 1e-4
POINTS = 50.0  # a lead of this many points is almost as good as any
LEFT_OUT = ("stage", "active", "drawn")
SAMPLES = 3  # positions that fit what the player knows


def load(folder: Path) -> Iterator[tuple[np.ndarray, np.ndarray, np.ndarray]]:
    """Games, observations and leads of each file."""
    for file in sorted(folder.glob("games-*.npz")):
        with np.load(file) as rows:
            yield rows["game_number"], rows["observation"], rows["lead"]


class ValueNetwork:
    """One hidden layer, and the expected lead as a number from -1 to 1."""

    def __init__(self, weights: dict[str, np.ndarray]) -> None:
        self.weights = weights

    @classmethod
    def new(cls, seen: np.ndarray, rng: np.random.Generator) -> ValueNetwork:
        """An ignorant one, which knows how large the numbers are that it will see."""
        size = seen.shape[1]
        weights = {
            "mean": seen.mean(axis=0),
            "scale": 1 / (seen.std(axis=0) + 0.1),
            "in": rng.normal(0, size**-0.5, (size, HIDDEN)),
            "in_bias": np.zeros(HIDDEN),
            "out": np.zeros((HIDDEN, 1)),
            "out_bias": np.zeros(1),
        }
        return cls({name: array.astype(np.float32) for name, array in weights.items()})

    def hidden(self, seen: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        w = self.weights
        scaled = (seen - w["mean"]) * w["scale"]
        return scaled, np.tanh(scaled @ w["in"] + w["in_bias"])

    def values(self, seen: np.ndarray) -> np.ndarray:
        w = self.weights
        return np.tanh(self.hidden(seen)[1] @ w["out"] + w["out_bias"])[:, 0]

    def slopes(self, seen: np.ndarray, wanted: np.ndarray) -> dict[str, np.ndarray]:
        """Where the squared error of the values grows."""
        w = self.weights
        scaled, hidden = self.hidden(seen)
        values = np.tanh(hidden @ w["out"] + w["out_bias"])
        to_out = 2 * (values - wanted[:, None]) * (1 - values**2) / len(seen)
        to_hidden = to_out @ w["out"].T * (1 - hidden**2)
        return {
            "in": scaled.T @ to_hidden,
            "in_bias": to_hidden.sum(axis=0),
            "out": hidden.T @ to_out,
            "out_bias": to_out.sum(axis=0),
        }


def train(seen: np.ndarray, wanted: np.ndarray, rounds: int, seed: int) -> ValueNetwork:
    """A network that has seen every row this many times (Adam with weight decay)."""
    rng = np.random.default_rng(seed)
    network = ValueNetwork.new(seen, rng)
    learned = ("in", "in_bias", "out", "out_bias")
    mean, square = ({name: np.zeros_like(network.weights[name]) for name in learned} for _ in range(2))
    steps = 0
    for _ in range(rounds):
        order = rng.permutation(len(seen))
        for first in range(0, len(order), BATCH):
            rows, steps = order[first : first + BATCH], steps + 1
            for name, slope in network.slopes(seen[rows], wanted[rows]).items():
                mean[name] += 0.1 * (slope - mean[name])
                square[name] += 0.001 * (slope**2 - square[name])
                step = mean[name] / (1 - 0.9**steps) / (np.sqrt(square[name] / (1 - 0.999**steps)) + 1e-8)
                network.weights[name] -= (RATE * (step + DECAY * network.weights[name])).astype(np.float32)
    return network


def blinded(seen: np.ndarray, header: dict[str, Any]) -> np.ndarray:
    """Observations without the fields that are left out."""
    for field in header["observation"]:
        if field["name"] in LEFT_OUT:
            seen[..., field["first"] : field["first"] + field["size"]] = 0
    return seen


class ValuePlayer(Bot):
    """Plays what a trained network likes best, one action ahead."""

    def __init__(self, weights: str = "value.npz") -> None:
        with np.load(weights) as stored:
            arrays = {name: stored[name] for name in stored.files}
        self.header = json.loads(str(arrays.pop("header")))
        self.games = (self.header["game"],)  # that it can play
        self.network = ValueNetwork(arrays)
        named = ("game", "players")
        settings = {name: self.header[name] for name in named} | self.header["options"] | self.header["parameters"]
        self.setting = rl.env(**settings).setting

    def choose(self, decision: Decision) -> Action:
        if len(decision.legal) == 1:
            return decision.legal[0]
        sampler = decision.sampler
        values = np.zeros(len(decision.legal))
        for _ in range(SAMPLES):
            now = Play(self.setting, sampler(decision.rng))
            seen = np.empty((len(decision.legal), self.setting.encoder.layout.size), np.float32)
            for row, action in zip(seen, decision.legal, strict=True):
                then = now.copy()
                then.state.push(action)
                then.write_observation(decision.seat, row)
            values += self.network.values(blinded(seen, self.header))
        return decision.legal[int(values.argmax())]


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn what positions are worth from self-play data.")
    parser.add_argument("data", type=Path, help="the folder that `roundhouse selfplay` wrote")
    parser.add_argument("--weights", type=Path, default=Path("value.npz"), help="where to keep what was learned")
    parser.add_argument("--rounds", type=int, default=6, help="how often every row is seen")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    header = json.loads((chosen.data / "selfplay.json").read_text("utf-8"))
    games, seen, leads = (np.concatenate(parts) for parts in zip(*load(chosen.data), strict=True))
    seen, wanted = blinded(seen, header), np.tanh(leads / POINTS)
    kept = games % 10 == 0  # games that it does not learn from tell how good it is
    network = train(seen[~kept], wanted[~kept], chosen.rounds, chosen.seed)
    missed = ((network.values(seen[kept]) - wanted[kept]) ** 2).mean() / wanted[kept].var()
    np.savez(chosen.weights, header=np.array(json.dumps(header)), **network.weights)
    print(f"{len(games)} positions; of games it has not seen it explains {1 - missed:.0%} of what they come to")


if __name__ == "__main__":
    main()
