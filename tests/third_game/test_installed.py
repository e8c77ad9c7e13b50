"""A game that is not ours, installed from its folder: the contract, its rules, and all that is built on a game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

PYTEST = ("pytest", "-q", "-p", "no:cacheprovider", "-n", "0")
FRONTS = sorted(file.name for file in (Path(__file__).parent / "installed").glob("test_*.py"))


def test_it_keeps_every_promise_of_the_contract(run: Callable[..., str]) -> None:
    assert "passed" in run(*PYTEST, "tests/conformance", "-k", "kuhn or house or hash")


def test_its_own_tests_pass(run: Callable[..., str]) -> None:
    assert "passed" in run(*PYTEST, "-p", "rule_coverage", "examples/third_game/tests")


def test_each_of_its_rules_has_a_test(run: Callable[..., str]) -> None:
    told = run(*PYTEST, "-p", "rule_coverage", "--rules", "examples/third_game/tests")
    assert "kuhn: all 14 rules have a test" in told.splitlines()


@pytest.mark.parametrize("file", FRONTS)
def test_it_works_everywhere(run: Callable[..., str], file: str) -> None:
    assert "passed" in run(*PYTEST, "--no-skips", f"tests/third_game/installed/{file}")
