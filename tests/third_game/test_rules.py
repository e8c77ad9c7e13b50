"""The contract, the rules and the texts of a game that is not ours."""

from __future__ import annotations

from collections.abc import Callable

PYTEST = ("pytest", "-q", "-p", "no:cacheprovider", "-n", "0")


def test_it_keeps_every_promise_of_the_contract(run: Callable[..., str]) -> None:
    assert "passed" in run(*PYTEST, "tests/conformance", "-k", "kuhn or house or hash")


def test_its_own_tests_pass(run: Callable[..., str]) -> None:
    assert "passed" in run(*PYTEST, "-p", "rule_coverage", "examples/third_game/tests")


def test_each_of_its_rules_has_a_test(run: Callable[..., str]) -> None:
    told = run(*PYTEST, "-p", "rule_coverage", "--rules", "examples/third_game/tests")
    assert "kuhn: all 14 rules have a test" in told.splitlines()
