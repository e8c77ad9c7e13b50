"""The results behind docs/strength.md are real: twenty of their games come to the same again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from benchmarks.strength import KEPT, MATCHES, kept_files, tables, take_up

import roundhouse as rh
from roundhouse.sim import repeating
from roundhouse.sim.playing import Outcome
from roundhouse.sim.pools import local_pool
from roundhouse.sim.repeating import can_be_repeated, result_again
from roundhouse.sim.results_file import Header, packed, read_results
from roundhouse.sim.schedule import line_ups
from roundhouse.sim.tournament import plan, play_tournament

GAMES = 20
DOCUMENT = KEPT.with_suffix(".md")


@pytest.mark.parametrize("turn", range(GAMES))
def test_a_kept_game_comes_to_the_same_again(turn: int) -> None:
    """The files in turn, from each another place."""
    files = kept_files()
    if not files:
        assert not DOCUMENT.exists(), "figures need the results behind them"
        return
    results = read_results(files[turn % len(files)])
    outcome = results.outcomes[len(results.outcomes) * (2 * turn + 1) // (2 * GAMES)]
    assert result_again(results.header, outcome) == {"scores": list(outcome.scores), "ranks": list(outcome.ranks)}


def test_what_the_document_quotes_is_what_the_files_say() -> None:
    """The tables of results and times stand in the document as they are made of the files."""
    told = DOCUMENT.read_text("utf-8") if DOCUMENT.exists() else ""
    assert bool(told) == bool(kept_files())
    if told:
        missing = [line for table in tables()[:2] for line in table.splitlines() if line not in told]
        assert missing == []


def test_the_files_are_small_and_hold_the_matches_of_the_list() -> None:
    for file in kept_files():
        header = read_results(file).header
        match = MATCHES[file.name.removesuffix(".jsonl.gz")]
        assert file.stat().st_size < 600_000
        assert (header.game, header.players, header.bots, header.games) == (
            match.game,
            match.players,
            match.bots,
            match.games,
        )


def test_every_match_of_the_list_can_be_scheduled() -> None:
    for match in MATCHES.values():
        assert len(line_ups(match.bots, match.players)) == 1
        assert match.records == any("seconds" in bot for bot in match.bots)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Header, list[Outcome]]:
    """A packed file such as those in docs/strength."""
    folder = tmp_path_factory.mktemp("strength")
    header = plan("tickets", ["random"], 2, games=3, records=True)
    results = play_tournament(header, folder / "results.jsonl", lambda: local_pool(header.run_settings, 1))
    (folder / "random.jsonl.gz").write_bytes(packed(results))
    return folder, header, read_results(folder / "random.jsonl.gz").outcomes


@pytest.mark.parametrize("from_actions", [False, True])
def test_a_game_is_played_again_from_its_seed_or_its_actions(
    made: tuple[Path, Header, list[Outcome]], monkeypatch: pytest.MonkeyPatch, from_actions: bool
) -> None:
    _, header, outcomes = made
    assert can_be_repeated(header, outcomes[0])
    monkeypatch.setattr(repeating, "can_be_repeated", lambda *_: not from_actions)
    for outcome in outcomes:
        assert result_again(header, outcome) == {"scores": list(outcome.scores), "ranks": list(outcome.ranks)}


def test_a_forged_game_is_found_out(made: tuple[Path, Header, list[Outcome]], monkeypatch: pytest.MonkeyPatch) -> None:
    _, header, outcomes = made
    with pytest.raises(rh.InvalidRecord, match="rules version 99"):
        result_again(replace(header, rules=99), outcomes[0])
    monkeypatch.setattr(repeating, "can_be_repeated", lambda *_: False)
    with pytest.raises(rh.InvalidRecord, match="do not end the game"):
        result_again(header, replace(outcomes[0], actions=outcomes[0].actions[:-1]))
    with pytest.raises(rh.RoundhouseError):
        result_again(header, replace(outcomes[0], actions=outcomes[1].actions))


def test_tables_are_made_of_the_files(made: tuple[Path, Header, list[Outcome]]) -> None:
    text = "\n".join(tables(made[0]))
    scores = [score for outcome in made[2] for score in outcome.scores]
    assert f"| random | 3 | random | 50.0 |  | {sum(scores) / len(scores):.1f} |" in text
    assert "| tournament | bot | decisions |" in text
    assert "tickets.completed" in text


def test_a_run_goes_on_from_the_games_that_were_kept(made: tuple[Path, Header, list[Outcome]], tmp_path: Path) -> None:
    folder, header, outcomes = made
    results = tmp_path / "results.jsonl"

    take_up(results, folder / "random.jsonl.gz")
    take_up(results, folder / "there is no such file.jsonl.gz")

    found = read_results(results)
    assert (found.header, found.outcomes) == (header, outcomes)
