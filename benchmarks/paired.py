"""What a change costs the basic game of 18Lilliput: two checkouts play the same games in turns.

    python -m benchmarks.paired OLD_CHECKOUT [ROUNDS]

`OLD_CHECKOUT` is a folder with another version of this repository. Both play the same games in every round, in turns;
compared are the quickest quarters of their rounds, because whatever else runs on a machine only makes rounds slower.
Goal for variants: at most 1.03, as they are chosen at set-up and the basic game does not pay for them.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from statistics import median

WORK = """
import time
from random import Random
import roundhouse as rh

game = rh.game("lilliput")
warm = game.start(2, 1)  # what is read and worked out once is not the game
while not warm.is_over:
    warm.push(warm.legal_actions()[0])
start, steps = time.process_time(), 0
for seed in range(60):
    rng, state = Random(seed), game.start(2 + seed % 3, seed)
    while not state.is_over:
        state.apply(rng.choice(state.legal_actions()))
        steps += 1
print((time.process_time() - start) / steps)
"""


def seconds_per_decision(checkout: Path) -> float:
    done = subprocess.run(
        [sys.executable, "-c", WORK],
        env={"PYTHONPATH": str(checkout / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


def quickest_quarter(seconds: list[float]) -> float:
    """The median of the quickest quarter."""
    return median(sorted(seconds)[: max(1, len(seconds) // 4)])


def main(old: Path, rounds: int = 40) -> None:
    new = Path(__file__).parents[1]
    seconds: dict[Path, list[float]] = {new: [], old: []}
    for number in range(rounds):
        for checkout in (new, old) if number % 2 else (old, new):
            seconds[checkout].append(seconds_per_decision(checkout))
    ratio = quickest_quarter(seconds[new]) / quickest_quarter(seconds[old])
    print(f"random play, new / old: {ratio:.3f} ({rounds} rounds in turns; goal: at most 1.03)")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *(int(argument) for argument in sys.argv[2:]))
