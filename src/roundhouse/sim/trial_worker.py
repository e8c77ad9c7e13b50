"""The process in which a server has a map tried out: a trial comes in as JSON, progress and the report go out as lines.

It runs behind everything else that a machine does, ends with whoever started it, and gives up maps that take too long.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from time import process_time
from typing import Any

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.sim.balance import Trial, judge_games, report
from roundhouse.sim.map_judge import Judged

NICENESS = 15  # behind people, bots, hints and checks
FIRST_GAMES = 3  # by which the others are judged
MOST_SECONDS = 900.0  # of the processor, for all games of a trial


def main() -> None:
    """Play one trial to its end."""
    os.nice(NICENESS)
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # lines that nobody reads end this process
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes of a terminal: the server ends us
    sink = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever a game prints must not look like an answer

    def tell(line: dict[str, Any]) -> None:
        sink.write(json.dumps(line, ensure_ascii=False) + "\n")
        sink.flush()

    try:
        tell(tried(Trial(**json.loads(sys.stdin.readline())), tell))
    except RoundhouseError as error:
        tell({"trouble": error.code})


def tried(trial: Trial, tell: Any) -> dict[str, Any]:
    """The report of a trial, with a line of progress after each game; `trouble` and the seconds for a map that would
    take too long."""
    trial.check()
    begin = process_time()
    judged: list[Judged] = []
    for fixture in trial.fixtures():
        judged += judge_games(trial.settings, [fixture])
        seconds = (process_time() - begin) / len(judged)
        if len(judged) == FIRST_GAMES and seconds * trial.games > MOST_SECONDS:
            return {"trouble": "too-slow", "seconds": round(seconds, 1)}
        tell({"done": len(judged)})
    return {"report": report(trial, judged)}


if __name__ == "__main__":
    main()
