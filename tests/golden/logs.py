"""The logs of whole games in every language, as people read them. Run it after a text or a log was changed on purpose:

    PYTHONPATH=tests python tests/golden/logs.py

and read the difference, as somebody who speaks the language, before committing it.
"""

from __future__ import annotations

from pathlib import Path

import roundhouse as rh
from roundhouse.i18n.catalogue import Catalogue, languages
from roundhouse.i18n.log import LogLine, make_log
from roundhouse.i18n.naming import automaton_name
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.events import Event
from roundhouse.kernel.records import first_position

HERE = Path(__file__).parent
RECORDS = {
    "lilliput": HERE / "lilliput" / "rules-2" / "3-players-greedy-1.rh.json",
    "lilliput-solo": HERE / "lilliput" / "rules-2" / "1-players-greedy-1.rh.json",
    "tickets": HERE / "tickets" / "rules-2" / "3-players-planner-1.rh.json",
}
"""By name: the game that is told."""

NAMES = ("Ada", "Ben", "Cleo")
READER = Seat(0)
_BEFORE = {"round": "\n== ", "turn": "\n-- ", "deed": "", "end": ""}


def log_file(name: str, language: str) -> Path:
    return HERE / "logs" / f"{name}.{language}.txt"


def told(name: str, language: str) -> str:
    """The log of that game for the first seat, told as the moves come."""
    record = rh.read_record(RECORDS[name].read_text("utf-8"), name)
    catalogue, game, state = Catalogue(language), rh.game(record.game), first_position(record)
    names = list(NAMES[: record.players])
    if state.seats > record.players:
        names.append(automaton_name(catalogue, record.game))
    log = make_log(record.game, catalogue, state.view(None), names, READER)
    lines: list[LogLine] = []
    waiting: list[Event] = []
    for action in record.actions:
        waiting += [game.redact(event, READER) for event in state.apply(game.parse(action))]
        settled = log.settled(waiting)
        lines += log.lines(waiting[:settled])
        waiting = waiting[settled:]
    lines += log.lines(waiting)
    return "\n".join(_BEFORE[line.kind] + line.text for line in lines).lstrip("\n") + "\n"


def main() -> None:
    for name in RECORDS:
        for language in languages():
            file = log_file(name, language)
            file.parent.mkdir(exist_ok=True)
            file.write_text(told(name, language), "utf-8")


if __name__ == "__main__":
    main()
