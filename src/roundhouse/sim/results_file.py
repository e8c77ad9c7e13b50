"""The file of a tournament: JSON lines, first what is played, then one line per game as it ends.

A broken run goes on from it: a last line that was torn off is dropped, and the other games are not played again.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any, BinaryIO

from roundhouse.kernel.checking import Anything, Fields, ListOf, Mistakes, Nullable, Shape, Switch, TableOf, Text, Whole
from roundhouse.kernel.complaints import about, complaint, system_complaint
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.errors import InvalidRecord, RoundhouseError
from roundhouse.sim.decision_times import DecisionTimes
from roundhouse.sim.playing import Outcome, RunSettings
from roundhouse.sim.schedule import Schedule

FORMAT = "roundhouse-tournament"
VERSION = 1

_FIELDS: dict[str, Shape] = {
    "package": Text(),
    "game": Text(),
    "rules": Whole(),
    "data": Text(),
    "players": Whole(),
    "options": TableOf(None, Anything()),
    "bots": ListOf(Text()),
    "games": Whole(),
    "seed": Whole(),
    "records": Switch(),
    "sprt": Nullable(TableOf(None, Anything())),
}
_HEADER = Fields(_FIELDS, is_open=True)
_TIMES = Fields({"steps": TableOf(None, Whole()), "longest": Anything(), "over": Whole()})
_OUTCOME = Fields(
    {
        "game": Whole(0),
        "deal": Whole(0),
        "bots": ListOf(Text()),
        "scores": ListOf(Whole()),
        "ranks": ListOf(Whole()),
        "decisions": Whole(0),
        "sheet": ListOf(Anything()),
        "times": ListOf(_TIMES),
    },
    {
        "picks": ListOf(ListOf(Text())),
        "failures": ListOf(Text()),
        "actions": Anything(),
    },  # actions are looked at when they are played again
)


@dataclass(frozen=True)
class Header:
    """What a tournament plays. Two runs with equal headers play the same games."""

    package: str  # the version of this program: another one's bots may play otherwise
    game: GameName
    rules: int
    data: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: int
    records: bool = False
    sprt: dict[str, Any] | None = None

    @cached_property
    def schedule(self) -> Schedule:
        return Schedule(self.bots, self.players, self.games, self.seed)

    @property
    def run_settings(self) -> RunSettings:
        return RunSettings(self.game, self.options, self.records, self.rules)

    def to_dict(self) -> dict[str, Any]:
        own = {name: getattr(self, name) for name in _FIELDS}
        return {"format": FORMAT, "version": VERSION, **own, "bots": list(self.bots)}


@dataclass(frozen=True, slots=True)
class Results:
    """A file as read: the outcomes in the order of their numbers, and how many bytes of it are sound."""

    header: Header
    outcomes: list[Outcome]
    sound: int


def read_results(path: Path) -> Results:
    """A tournament's file, compressed or not; raises InvalidRecord that names the file and the line."""
    data = path.read_bytes()
    if path.suffix == ".gz":
        try:
            data = gzip.decompress(data)
        except (OSError, EOFError) as error:
            raise InvalidRecord(
                about(str(path), complaint("cannot-unpack", "cannot be unpacked ({error})", error=str(error))),
                source=str(path),
            ) from None
    lines = data.split(b"\n")[:-1]  # what follows the last line end was torn off
    header = _read_header(lines[0] if lines else b"", str(path))
    schedule = header.schedule
    outcomes: dict[int, Outcome] = {}
    for number, line in enumerate(lines[1:], start=2):
        outcome = _read_outcome(line, schedule, Mistakes(f"{path}: line {number}"))
        outcomes.setdefault(outcome.number, outcome)
    return Results(header, [outcomes[number] for number in sorted(outcomes)], sum(len(line) + 1 for line in lines))


def _read_header(line: bytes, source: str) -> Header:
    try:
        data = json.loads(line)
    except ValueError:
        data = None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise InvalidRecord(about(source, complaint("not-a-tournament", "not the file of a tournament")), source=source)
    if data.get("version") != VERSION:
        made = data.get("version")
        raise InvalidRecord(
            about(
                source,
                complaint(
                    "other-format", "format version {made} is not the one we read ({ours})", made=made, ours=VERSION
                ),
            ),
            source=source,
        )
    mistakes = Mistakes(f"{source}: line 1")
    mistakes.sound_part(data, _HEADER)
    mistakes.complain_in_a_line()
    return Header(**{name: data[name] for name in _FIELDS} | {"bots": tuple(data["bots"])})


def outcome_line(outcome: Outcome, schedule: Schedule) -> str:
    """One game as a line of the file. All that depends on the clock is under `times`."""
    data: dict[str, Any] = {
        "game": outcome.number,
        "deal": schedule.deal_of(outcome.number),
        "bots": list(schedule.bots_at(outcome.number)),
        "scores": list(outcome.scores),
        "ranks": list(outcome.ranks),
        "decisions": outcome.decisions,
        "sheet": list(outcome.sheet),
    }
    if any(outcome.picks):
        data["picks"] = [list(items) for items in outcome.picks]
    if outcome.failures:
        data["failures"] = list(outcome.failures)
    if outcome.actions:
        data["actions"] = list(outcome.actions)
    data["times"] = [times.to_dict() for times in outcome.times]
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def _read_outcome(line: bytes, schedule: Schedule, mistakes: Mistakes) -> Outcome:
    try:
        data = json.loads(line)
    except ValueError:
        data = None
    mistakes.sound_part(data, _OUTCOME)
    mistakes.complain_in_a_line()
    number = data["game"]
    if number >= schedule.games or tuple(data["bots"]) != schedule.bots_at(number):
        mistakes.add("game", complaint("other-game", "is not one of this tournament, or was played by other bots"))
        mistakes.complain_in_a_line()
    return Outcome(
        number,
        tuple(data["scores"]),
        tuple(data["ranks"]),
        data["decisions"],
        tuple(tuple(items) for items in data.get("picks", [()] * schedule.players)),
        tuple(data["sheet"]),
        tuple(data.get("actions", ())),
        tuple(data.get("failures", ())),
        tuple(DecisionTimes.from_dict(times) for times in data["times"]),
    )


def difference(found: Header, wanted: Header) -> str | None:
    """The first thing in which two tournaments differ, in words; None if they are the same."""
    for name in sorted(_FIELDS, key=lambda name: name == "data"):  # last: it follows from others
        there, here = getattr(found, name), getattr(wanted, name)
        if there != here:
            if name == "data":
                return complaint("its-data-differ", "its game data differs")
            line = "{name} is {there} there and {here} here"
            return complaint("differs", line, name=name, there=_shown(there), here=_shown(here))
    return None


def _shown(value: Any) -> str:
    text = ",".join(value) if isinstance(value, tuple) else json.dumps(value)
    return text if len(text) <= 80 else f"{text[:80]}..."


class UnusableResults(RoundhouseError):
    """A tournament's file that the system lets nobody read or write."""

    code = "unusable-results"


class ResultsWriter:
    """Appends outcomes to a tournament's file as they come."""

    def __init__(self, path: Path, header: Header) -> None:
        """Begin a new file, or go on with that of a broken run, or of a shorter one; raises InvalidRecord if it is
        another tournament's."""
        self.outcomes: list[Outcome] = []  # those of the broken run
        self.is_extended = False  # it was to have fewer games; its first line says so until there are more
        self._path = path
        self._head = json.dumps(header.to_dict(), ensure_ascii=False)
        self._schedule = header.schedule
        with self._complaints():
            begun = path.exists() and b"\n" in path.read_bytes()  # else not even its first line was written
        sound = 0
        if begun:
            found = read_results(path)
            self.is_extended = found.header.games < header.games
            there = replace(found.header, games=header.games) if self.is_extended else found.header
            told = difference(there, header)
            if told is not None:
                raise InvalidRecord(
                    about(
                        str(path),
                        complaint(
                            "other-tournament",
                            "of another tournament ({difference}); choose another folder",
                            difference=told,
                        ),
                    ),
                    source=str(path),
                )
            self.outcomes, sound = found.outcomes, found.sound
        with self._complaints():
            self._file: BinaryIO = path.open("r+b" if path.exists() else "wb")
            self._file.truncate(sound)
            self._file.seek(sound)
        if not begun:
            self._write([self._head])

    def append(self, outcomes: Iterable[Outcome]) -> None:
        if self.is_extended:
            self._begin_anew()
        self._write([outcome_line(outcome, self._schedule) for outcome in outcomes])

    def _write(self, lines: list[str]) -> None:
        with self._complaints():
            self._file.write("".join(f"{line}\n" for line in lines).encode())
            self._file.flush()

    def _begin_anew(self) -> None:
        """The same games under another first line: a file of its own until it is whole."""
        with self._complaints():
            self._file.seek(0)
            games = self._file.read().partition(b"\n")[2]
            waiting = self._path.with_name(f".{self._path.name}.new")
            waiting.write_bytes(self._head.encode() + b"\n" + games)
            self._file.close()
            waiting.replace(self._path)
            self._file = self._path.open("ab")
        self.is_extended = False

    def close(self) -> None:
        self._file.close()

    @contextmanager
    def _complaints(self) -> Iterator[None]:
        """What the system refuses becomes one line that names the file."""
        try:
            yield
        except OSError as error:
            raise UnusableResults(about(str(self._path), system_complaint(error))) from None


def packed(results: Results) -> bytes:
    """The file again, in order and compressed: equal results give equal bytes."""
    schedule = results.header.schedule
    lines = [json.dumps(results.header.to_dict(), ensure_ascii=False)]
    lines += [outcome_line(outcome, schedule) for outcome in results.outcomes]
    return gzip.compress("".join(f"{line}\n" for line in lines).encode(), mtime=0)
