"""Every rule of the basic game has a test, and every rule of 18Lilliput a text of its own."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from rule_coverage import rules_by_game

ROOT = Path(__file__).parents[3]
BASIC = {f"L-{number:03}" for number in (*range(1, 359), *range(388, 398), *range(480, 491))}


def test_every_rule_of_the_basic_game_has_a_test() -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "--rules", "-p", "no:cacheprovider", "tests"]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    untested = set(re.findall(r"^(L-\d{3}) ", answer.stdout, re.MULTILINE))
    assert re.search(r"^lilliput: ", answer.stdout, re.MULTILINE), answer.stdout[-2000:]
    assert untested & BASIC == set()


def test_every_rule_has_a_text_of_its_own() -> None:
    rules = rules_by_game()["lilliput"]
    assert set(rules) == {f"L-{number:03}" for number in range(1, 492)}
    texts = list(rules.values())
    assert len(set(texts)) == len(texts) == 491
    assert [text for text in texts if not text.endswith(".") or text != text.strip() or "{" in text] == []
