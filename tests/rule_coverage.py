"""Which rules the tests prove, as a pytest plugin: `--rules`, `--soak`, `--no-skips` and the marker `rule`.

A rule exists if its text does: the ids are read from the rule texts (i18n/GAME/en/rules.ftl), one file per game.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from roundhouse.kernel.registry import declarations

MOST_IDS = 3

_proven = pytest.StashKey[set[str]]()
_skipped = pytest.StashKey[dict[str, str]]()


# The rules


def read_rules(text: str) -> dict[str, str]:
    """Rule texts by id in the order of the file; raises ValueError for what is not a message or occurs twice."""
    rules: dict[str, str] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"not a rule text: {entry.content!r}")
        if isinstance(entry, ast.Message):
            if entry.id.name in rules:
                raise ValueError(f"{entry.id.name} occurs twice")
            pattern = entry.value.elements if entry.value else []
            rules[entry.id.name] = " ".join(part.value for part in pattern if isinstance(part, ast.TextElement))
    return rules


@cache
def rules_by_game() -> dict[str, dict[str, str]]:
    """The rule texts of every game that has them."""
    texts = {declared.name: files(declared.texts).joinpath("en/rules.ftl") for declared in declarations()}
    return {game: read_rules(file.read_text("utf-8")) for game, file in texts.items()}


def report(proven: set[str]) -> list[str]:
    """For each game the rules that no test carries, or that there are none."""
    lines = []
    for game, rules in rules_by_game().items():
        missing = [f"{rule} {text}" for rule, text in sorted(rules.items()) if rule not in proven]
        if missing:
            lines += [f"{game}: {len(missing)} of {len(rules)} rules have no test", *missing]
        else:
            lines.append(f"{game}: all {len(rules)} rules have a test")
    return lines


# The marker


def rules_of(item: pytest.Item) -> list[str]:
    """The rules a test says it proves."""
    return [rule for mark in item.iter_markers("rule") for rule in mark.args]


def complaint(item: pytest.Item) -> str | None:
    """What is wrong with a test's rule markers, if anything."""
    for mark in item.iter_markers("rule"):
        if not mark.args or mark.kwargs:
            return f"{item.name}: write the marker as rule('T-080'), with one to {MOST_IDS} ids"
    proves = rules_of(item)
    if len(proves) > MOST_IDS:
        return f"{item.name}: {len(proves)} rules are too many for one test to prove, at most {MOST_IDS}"
    known = {rule for rules in rules_by_game().values() for rule in rules}
    unknown = [str(rule) for rule in proves if rule not in known]
    return f"{item.name}: there is no rule {', '.join(unknown)}" if unknown else None


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem() -> Generator[None, object, object]:
    """A wrong marker is an error of its file: nothing in it runs."""
    made = yield
    for item in made if isinstance(made, Iterable) and not isinstance(made, pytest.Collector) else ():
        problem = complaint(item) if isinstance(item, pytest.Item) else None
        if problem:
            raise pytest.Collector.CollectError(problem)
    return made


# The options


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("roundhouse")
    group.addoption("--rules", action="store_true", help="only list the rules that no test proves")
    group.addoption("--soak", action="store_true", help="run the long proofs too")
    group.addoption("--no-skips", action="store_true", help="fail if a test is skipped or expected to fail")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    config.stash[_proven] = set()
    config.stash[_skipped] = {}
    if config.getoption("--rules"):
        config.option.collectonly = True  # before xdist looks: the list is made in this process
    if config.getoption("--no-skips"):
        config.pluginmanager.register(NoSkips(config), "roundhouse-no-skips")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        config.stash[_proven].update(rules_of(item))
    if not config.getoption("--soak"):
        soak = [item for item in items if item.get_closest_marker("soak")]
        if soak:
            config.hook.pytest_deselected(items=soak)
            items[:] = [item for item in items if not item.get_closest_marker("soak")]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_finish(session: pytest.Session) -> None:
    if session.config.getoption("--rules"):
        session.items = []  # the tests themselves are not listed


@pytest.hookimpl(tryfirst=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if config.getoption("--rules"):
        terminalreporter.write_sep("=", "rules")
        for line in report(config.stash[_proven]):
            terminalreporter.write_line(line)
    for test, reason in config.stash[_skipped].items():
        terminalreporter.write_line(f"--no-skips: {test} did not count ({reason})", red=True)


class NoSkips:
    """Notes every test that was skipped or expected to fail; with any, the run fails."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if hasattr(report, "wasxfail"):
            self.config.stash[_skipped][report.nodeid] = "expected to fail"
        elif report.skipped:
            self.config.stash[_skipped][report.nodeid] = "skipped"

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.skipped:
            self.config.stash[_skipped][report.nodeid] = "skipped as a whole"

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.config.stash[_skipped] and session.exitstatus in (
            pytest.ExitCode.OK,
            pytest.ExitCode.NO_TESTS_COLLECTED,
        ):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
