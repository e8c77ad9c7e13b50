"""A tournament: plays what is missing of a schedule, and stops early if a sequential test decides."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import roundhouse
from roundhouse.bots.anywhere import check_findable
from roundhouse.bots.names import plain_name, split_names
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.registry import game as find_game
from roundhouse.sim.batches import play_batches
from roundhouse.sim.playing import Outcome
from roundhouse.sim.pools import OutcomePool
from roundhouse.sim.results_file import Header, Results, ResultsWriter
from roundhouse.sim.simulate import check_games
from roundhouse.sim.sprt import Finding, RunningTest, SequentialTest, Verdict
from roundhouse.sim.standing import Deals, ahead, standing, whole_deals

RESULTS = "results.jsonl"
REPORT_FORMAT = "roundhouse-tournament-report"
REPORT_VERSION = 1


def plan(
    game: str,
    bots: list[str],
    players: int | None = None,
    games: int = 400,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    records: bool = False,
    sprt: SequentialTest | None = None,
) -> Header:
    """What will be played; every wish that cannot be met is refused here."""
    check_games(games)
    rules = find_game(game)
    names = tuple(plain_name(bot) for bot in bots)
    for name in dict.fromkeys(names):
        check_findable(name, rules.name)
    players = max(2, len(names)) if players is None else players
    state = rules.start(players, 0, **(options or {}))
    kept = rules.record_options(state)  # files are read here, once
    header = Header(
        package=roundhouse.__version__,
        game=rules.name,
        rules=rules.rules_version,
        data=rules.data_digest(state),
        players=players,
        options={name: kept[name] for name in options or {}},
        bots=names,
        games=games,
        seed=seed,
        records=records,
        sprt=None if sprt is None else {name: getattr(sprt, name) for name in SequentialTest.__slots__},
    )
    seated = [set(seating) for seating in header.schedule.seatings]
    if sprt is not None and not any({sprt.bot, sprt.opponent} <= names for names in seated):
        raise InvalidOption(
            about(
                "sprt",
                complaint(
                    "do-not-meet",
                    "{bot} and {opponent} do not meet in this tournament",
                    bot=sprt.bot,
                    opponent=sprt.opponent,
                ),
            ),
            option="sprt",
        )
    return header


def read_test(text: str, low: float, high: float) -> SequentialTest:
    """The test that `planner,greedy` asks for."""
    names = [plain_name(name) for name in split_names(text)]
    if len(names) != 2 or names[0] == names[1]:
        raise InvalidOption(
            about(
                "sprt",
                complaint("two-bots", "name two different bots, such as planner,greedy, not {text}", text=repr(text)),
            ),
            option="sprt",
        )
    return SequentialTest(names[0], names[1], low, high)


def play_tournament(
    header: Header,
    file: Path,
    make_pool: Callable[[], OutcomePool],
    on_progress: Callable[[int], None] | None = None,
) -> Results:
    """Play all games that the file does not hold yet; its outcomes in order, cut where a test has decided."""
    schedule = header.schedule
    writer = ResultsWriter(file, header)
    outcomes = {outcome.number: outcome for outcome in writer.outcomes}
    watch = Watch(header)
    try:
        missing = [schedule.fixture(number) for number in range(schedule.games) if number not in outcomes]
        has_decided = watch.look_at(writer.outcomes)
        if has_decided and writer.is_extended:
            raise _no_more(file, watch)
        if missing and not has_decided:
            if on_progress is not None:
                on_progress(len(outcomes))
            with closing(play_batches(make_pool(), missing)) as batches:
                for batch in batches:
                    writer.append(batch)
                    outcomes.update((outcome.number, outcome) for outcome in batch)
                    if on_progress is not None:
                        on_progress(len(outcomes))
                    if watch.look_at(batch):
                        break
    finally:
        writer.close()
    return Results(header, _counted(header, [outcomes[number] for number in sorted(outcomes)]), 0)


def _no_more(file: Path, watch: Watch) -> InvalidOption:
    """That games played after a test has decided would prove nothing."""
    assert watch.finding is not None
    line = "its sequential test decided with deal {deals}, and no game after it would count; choose another folder"
    return InvalidOption(
        about(str(file), complaint("test-has-decided", line, deals=watch.finding.deals)), option="games"
    )


class Watch:
    """The sequential test of a tournament, if one was asked for: looks at whole deals in their order as games end."""

    def __init__(self, header: Header) -> None:
        self._header, self._deals = header, Deals(header)
        self._test = None if header.sprt is None else SequentialTest(**header.sprt)
        self._run = None if self._test is None else RunningTest(self._test)

    def look_at(self, outcomes: Iterable[Outcome]) -> bool:
        """Take in games that ended since; whether the test has decided."""
        if self._test is None or self._run is None:
            return False
        self._run.add(ahead(self._header, self._deals.add(outcomes), self._test.bot, self._test.opponent))
        return self._run.is_decided

    @property
    def finding(self) -> Finding | None:
        return None if self._run is None else self._run.finding


def finding(header: Header, outcomes: Iterable[Outcome]) -> Finding | None:
    """Where the sequential test stands after these games; None if none was asked for."""
    watch = Watch(header)
    watch.look_at(outcomes)
    return watch.finding


def _counted(header: Header, outcomes: list[Outcome]) -> list[Outcome]:
    """Without what was played beyond the deal that decided: that depends on how many played at a time."""
    found = finding(header, outcomes)
    if found is None or found.verdict is Verdict.OPEN:
        return outcomes
    return [outcome for outcome in outcomes if header.schedule.deal_of(outcome.number) < found.deals]


def report_of(results: Results) -> dict[str, Any]:
    """The report as plain data: what was played, what came of it, and the verdict of a test if there was one."""
    header = results.header
    wanted = {"games_wanted": header.games, "bots_wanted": list(header.bots)}
    played = header.to_dict() | {"format": REPORT_FORMAT, "version": REPORT_VERSION} | wanted
    report = played | standing(header, whole_deals(header, results.outcomes))
    found = finding(header, results.outcomes)
    if found is not None:
        told = {"verdict": found.verdict.value, "deals": found.deals, "ratio": round(found.ratio, 6)}
        report["sprt"] = (header.sprt or {}) | told
    return report
