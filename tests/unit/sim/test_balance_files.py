"""The tables of docs/balance.md are made of the results beside them, and those are real."""

from __future__ import annotations

import pytest
from benchmarks.balance import ALL, TARGET, document, kept_results

from roundhouse.sim.repeating import result_again

FIGURES = kept_results()


def test_the_document_is_what_the_files_say() -> None:
    assert FIGURES
    assert document(FIGURES) == TARGET.read_text("utf-8")


@pytest.mark.parametrize("name", sorted(FIGURES))
def test_a_kept_game_comes_to_the_same_again(name: str) -> None:
    results = FIGURES[name]
    outcome = results.outcomes[len(results.outcomes) // 2]
    assert (results.header.game, results.header.players, *set(results.header.bots)) == ALL[name]
    assert result_again(results.header, outcome) == {"scores": list(outcome.scores), "ranks": list(outcome.ranks)}
