"""A bot in JavaScript plays a whole tournament, in several processes, and none of its programs is left behind."""

from __future__ import annotations

import shlex
import shutil
import time
from pathlib import Path

import pytest

from roundhouse.sim.pools import local_pool
from roundhouse.sim.tournament import plan, play_tournament, report_of

ROOT = Path(__file__).parents[3]
NODE = shutil.which("node")
GAMES = 4


def running(mark: str) -> list[str]:
    """The processes that were started with that word."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            command = (folder / "cmdline").read_bytes().split(b"\0")
        except OSError:  # it ended while we looked
            continue
        if mark.encode() in command:
            found.append(folder.name)
    return found


@pytest.mark.skipif(NODE is None, reason="node is not here: the example in JavaScript cannot run")
def test_a_bot_in_javascript_plays_a_whole_tournament(tmp_path: Path) -> None:
    mark = f"mark-{tmp_path.name}"
    wishes = f"engine(seconds=60):node {shlex.quote(str(ROOT / 'examples' / 'bots' / 'wishes.mjs'))} {mark}"
    header = plan("tickets", [wishes, "random"], games=GAMES, seed=1)
    results = play_tournament(header, tmp_path / "results.jsonl", lambda: local_pool(header.run_settings, 2))
    report = report_of(results)
    assert (report["games"], report["failures"], report["illegal"]) == (GAMES, [], 0)
    assert next(entry for entry in report["bots"] if entry["bot"] == wishes)["win_share"] > 0.5
    again = play_tournament(header, tmp_path / "results.jsonl", lambda: local_pool(header.run_settings, 2))
    assert again == results, "nothing is left to play"
    limit = time.monotonic() + 60  # a program has a second to end by itself, and the machine may be busy
    while running(mark) and time.monotonic() < limit:
        time.sleep(0.1)
    assert running(mark) == []
