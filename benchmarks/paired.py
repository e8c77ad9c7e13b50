"""What a change costs the basic game of 18Lilliput: two checkouts play the same games in turns.

    python -m benchmarks.paired OLD_CHECKOUT [ROUNDS]

`OLD_CHECKOUT` is a folder with another version of this repository. Prints the median of new / old CPU time over all
rounds. Goal for variants: at most 1.03, as they are chosen at set-up and the basic game does not pay for them.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from statistics import median

WORK = """
import sys, time
from random import Random
import roundhouse as rh

game, number = rh.game("lilliput"), int(sys.argv[1])
start, steps = time.process_time(), 0
for seed in range(number * 40, number * 40 + 40):
    rng, state = Random(seed), game.start(2 + seed % 3, seed)
    while not state.is_over:
        state.apply(rng.choice(state.legal_actions()))
        steps += 1
print((time.process_time() - start) / steps)
"""


def seconds_per_decision(checkout: Path, number: int) -> float:
    done = subprocess.run(
        [sys.executable, "-c", WORK, str(number)],
        env={"PYTHONPATH": str(checkout / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


def main(old: Path, rounds: int = 31) -> None:
    new = Path(__file__).parents[1]
    ratios = []
    for number in range(rounds):
        order = (new, old) if number % 2 else (old, new)
        seconds = {checkout: seconds_per_decision(checkout, number) for checkout in order}
        ratios.append(seconds[new] / seconds[old])
    print(f"random play, new / old: {median(ratios):.3f} (median of {rounds} pairs; goal: at most 1.03)")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *(int(argument) for argument in sys.argv[2:]))
