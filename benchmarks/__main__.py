"""`make bench`: every benchmark, one table each."""

from __future__ import annotations

import sys
from importlib import import_module

SUITES = {
    "startup": "start-up (beside a bare Python)",
    "builds": "compiled rules (beside the same rules interpreted; needs `make compiled`)",
    "tickets": "tickets (beside python-chess)",
    "lilliput": "18Lilliput (beside python-chess)",
    "growth": "random play, by players, board and length of the game (beside python-chess)",
    "rl": "environments for machine learning (beside PettingZoo's chess and rlcard's gin rummy)",
    "page": "the page in chromium without a GPU (beside its goals)",
    "revenue": "revenue of one company in 18Lilliput (beside a step of python-chess)",
}


def main(wanted: list[str]) -> None:
    for name in wanted or list(SUITES):
        print(f"\n{SUITES[name]}\n{'':44}{'ours':>12}{'yardstick':>12}")
        suite = import_module(f"benchmarks.{name}")
        for what, ours, theirs, verdict in suite.rows():
            print(f"  {what:42}{ours * 1e6:9.1f} us{theirs * 1e6:9.1f} us  {verdict}", flush=True)
        for line in getattr(suite, "lines", list)():  # what is counted instead of measured
            print(f"  {line}", flush=True)


main(sys.argv[1:])
