"""Tournaments: the same results for any number of workers, after any break, and cut where a test decides."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import roundhouse as rh
from roundhouse.sim.playing import AUTOMATON
from roundhouse.sim.pools import local_pool
from roundhouse.sim.repeating import result_again
from roundhouse.sim.results_file import Header, Results, packed, read_results
from roundhouse.sim.sprt import SequentialTest
from roundhouse.sim.standing import Deals, standing, whole_deals
from roundhouse.sim.tournament import finding, plan, play_tournament, report_of

FILE = "results.jsonl"


def play(header: Header, file: Path, workers: int = 1, note: Callable[[int], None] | None = None) -> Results:
    return play_tournament(header, file, lambda: local_pool(header.run_settings, workers), note)


def timeless(file: Path) -> list[dict[str, Any]]:
    """The lines of a file in the order of games, without what depends on the clock."""
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    return [lines[0], *sorted(({**line, "times": None} for line in lines[1:]), key=lambda line: line["game"])]


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> tuple[Header, Path, Results]:
    """Three bots in pairs, two deals."""
    header = plan("lilliput", ["greedy", "random", "easy"], 2, games=7, seed=3)
    file = tmp_path_factory.mktemp("small") / FILE
    return header, file, play(header, file)


def test_results_do_not_depend_on_the_workers(small: tuple[Header, Path, Results], tmp_path: Path) -> None:
    header, file, results = small
    again = play(header, tmp_path / FILE, workers=2)
    assert again.outcomes == results.outcomes
    assert timeless(tmp_path / FILE) == timeless(file)
    assert len(results.outcomes) == 12
    assert {**report_of(results), "times": None} == {**report_of(again), "times": None}


def test_a_broken_run_goes_on(tmp_path: Path) -> None:
    header = plan("tickets", ["random"], 2, games=5, records=True)
    results = play(header, tmp_path / "whole")
    lines = (tmp_path / "whole").read_bytes().splitlines(keepends=True)
    for kept in (
        b"",
        lines[0][:40],
        lines[0],
        b"".join(lines[:3]) + lines[3][:50],
        b"".join(lines[:3]) + lines[3][:-1],
    ):
        broken = tmp_path / FILE
        broken.write_bytes(kept)
        seen: list[int] = []
        assert play(header, broken, note=seen.append).outcomes == results.outcomes
        assert seen[0] == max(0, kept.count(b"\n") - 1)
        assert timeless(broken) == timeless(tmp_path / "whole")
        assert read_results(broken).outcomes == results.outcomes


def test_a_finished_run_plays_nothing(small: tuple[Header, Path, Results]) -> None:
    header, file, results = small
    before = file.read_bytes()

    def no_pool():
        raise AssertionError

    assert play_tournament(header, file, no_pool).outcomes == results.outcomes
    assert file.read_bytes() == before


@pytest.mark.parametrize("workers", [1, 2])
def test_a_tournament_is_extended(tmp_path: Path, workers: int) -> None:
    bots = ["random", "greedy"]
    short, longer = (plan("tickets", bots, 2, games=games, seed=5, records=True) for games in (10, 20))
    first = play(short, tmp_path / FILE, workers)
    lines = (tmp_path / FILE).read_bytes().splitlines(keepends=True)
    (tmp_path / FILE).write_bytes(b"".join(lines[:-1]) + lines[-1][:30])  # its last line was torn off

    second = play(longer, tmp_path / FILE, workers)

    at_once = play(longer, tmp_path / "at once")
    assert second.outcomes == at_once.outcomes
    assert second.outcomes[:10] == first.outcomes
    assert {**report_of(second), "times": None} == {**report_of(at_once), "times": None}
    assert timeless(tmp_path / FILE) == timeless(tmp_path / "at once")
    assert (tmp_path / FILE).read_bytes().splitlines(keepends=True)[1:10] == lines[1:10], "they were not played again"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["at once", FILE]
    with pytest.raises(rh.InvalidRecord, match="games is 20 there and 10 here"):
        play(short, tmp_path / FILE)


def test_an_extension_that_is_broken_off_before_its_first_game_changes_nothing(tmp_path: Path) -> None:
    short, longer = (plan("tickets", ["random"], 2, games=games) for games in (2, 4))
    play(short, tmp_path / FILE)
    before = (tmp_path / FILE).read_bytes()

    def no_pool():
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_tournament(longer, tmp_path / FILE, no_pool)
    assert (tmp_path / FILE).read_bytes() == before
    assert play(short, tmp_path / FILE).outcomes == play(longer, tmp_path / FILE).outcomes[:2]


def test_a_test_goes_on_until_it_has_decided_and_no_further(tmp_path: Path) -> None:
    test = SequentialTest("greedy", "random")
    few, more, most = (plan("tickets", ["greedy", "random"], 2, games=games, sprt=test) for games in (4, 400, 800))
    assert report_of(play(few, tmp_path / FILE))["sprt"]["verdict"] == "open"

    results = play(more, tmp_path / FILE)

    told = report_of(results)["sprt"]
    assert told["verdict"] == "stronger"
    assert report_of(play(more, tmp_path / "at once"))["sprt"] == told
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(rh.InvalidOption, match=f"decided with deal {told['deals']}, and no game after it would count"):
        play(most, tmp_path / FILE)
    assert (tmp_path / FILE).read_bytes() == before
    assert play(more, tmp_path / FILE).outcomes == results.outcomes, "asked for again it is told again"


def test_a_break_at_any_time_keeps_what_was_played(tmp_path: Path) -> None:
    header = plan("tickets", ["random"], 2, games=40)

    def stop(done: int) -> None:
        if done >= 10:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(header, tmp_path / FILE, 2, stop)
    kept = len(read_results(tmp_path / FILE).outcomes)
    assert 10 <= kept < 40
    assert [outcome.number for outcome in play(header, tmp_path / FILE, 1).outcomes] == list(range(40))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"seed": 4}, "seed is 3 there and 4 here"),
        ({"bots": ["greedy", "random"]}, "bots is greedy,random,easy there and greedy,random here"),
        ({"games": 6}, "games is 7 there and 6 here"),
        ({"options": {"laputa": True}}, "options is {} there"),
        ({"records": True}, "records is false there and true here"),
        ({"sprt": SequentialTest("greedy", "random")}, "sprt is null there"),
    ],
)
def test_another_tournament_is_refused_there(
    small: tuple[Header, Path, Results], change: dict[str, Any], told: str
) -> None:
    wanted = {"bots": ["greedy", "random", "easy"], "players": 2, "games": 7, "seed": 3} | change
    before = small[1].read_bytes()
    with pytest.raises(rh.InvalidRecord) as caught:
        play(plan("lilliput", **wanted), small[1])
    assert told in str(caught.value)
    assert small[1].read_bytes() == before


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("version", 2, "format version 2"),
        ("package", "9.9", "package is"),
        ("rules", 99, "rules is 99"),
        ("data", "0", "game data"),
        ("format", "x", "not the file of a tournament"),
        ("bots", None, "line 1: bots: must be a list"),
    ],
)
def test_a_file_of_another_version_is_refused(
    small: tuple[Header, Path, Results], tmp_path: Path, field: str, value: Any, told: str
) -> None:
    first, _, rest = small[1].read_text("utf-8").partition("\n")
    (tmp_path / FILE).write_text(json.dumps({**json.loads(first), field: value}) + "\n" + rest, "utf-8")
    with pytest.raises(rh.InvalidRecord, match=told):
        play(small[0], tmp_path / FILE)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        (None, "line 4: must be a table"),
        ({"scores": 7, "ranks": ["x"]}, r"line 4: scores: must be a list; ranks\[1\]: must be a whole number"),
        ({"game": 99}, "line 4: game: is not one of this tournament"),
        ({"bots": ["random", "nobody"]}, "line 4: game: .* or was played by other bots"),
        ({"times": [{}]}, r"line 4: times\[1\]\.steps: is missing"),
    ],
)
def test_a_damaged_line_is_told(
    small: tuple[Header, Path, Results], tmp_path: Path, changes: dict[str, Any] | None, told: str
) -> None:
    lines = small[1].read_text("utf-8").splitlines()
    line = "no json" if changes is None else json.dumps(json.loads(lines[3]) | changes)
    (tmp_path / FILE).write_text("\n".join([*lines[:3], line, *lines[3:]]) + "\n", "utf-8")
    with pytest.raises(rh.InvalidRecord, match=told):
        read_results(tmp_path / FILE)


def test_only_whole_deals_count(small: tuple[Header, Path, Results]) -> None:
    header, _, results = small
    assert [len(deal) for deal in whole_deals(header, results.outcomes)] == [6, 6]
    assert len(whole_deals(header, results.outcomes[:-1])) == 1
    assert whole_deals(header, results.outcomes[1:]) == []


def test_deals_come_in_order_in_whatever_order_their_games_end(small: tuple[Header, Path, Results]) -> None:
    header, _, results = small
    deals, found = Deals(header), []
    for outcome in reversed(results.outcomes):
        found += deals.add([outcome])
        assert len(found) in (0, 2), "the last deal waits for the first"
    assert found == whole_deals(header, results.outcomes)


def test_the_standing_adds_up(small: tuple[Header, Path, Results]) -> None:
    header, _, results = small
    told = standing(header, whole_deals(header, results.outcomes))
    bots = {entry["bot"]: entry for entry in told["bots"]}
    assert (told["games"], told["deals"], told["illegal"]) == (12, 2, 0)
    assert sum(entry["win_share"] * entry["games"] for entry in told["bots"]) == pytest.approx(12)
    assert bots["greedy"]["win_share"] > bots["random"]["win_share"]
    assert bots["greedy"]["rating"]["mu"] > bots["random"]["rating"]["mu"]
    assert [(pair["bot"], pair["opponent"], pair["games"]) for pair in told["pairs"]] == [
        ("greedy", "random", 4),
        ("greedy", "easy", 4),
        ("random", "easy", 4),
    ]
    assert sum(seat["win_share"] for seat in told["seats"]) == pytest.approx(1)
    for entry in told["bots"]:
        assert sum(entry["scores"]["counts"].values()) == 8
        assert entry["sheet"]["total"] == pytest.approx(entry["mean_score"])
        low, high = entry["win_interval"]
        assert low <= entry["win_share"] <= high
    decisions = sum(outcome.decisions for outcome in results.outcomes)
    assert sum(entry["decisions"] for entry in told["times"]) == decisions
    assert {pick["pick"] for pick in told["picks"]} >= {"emperor", "general"}


def test_two_bots_of_one_kind_are_exactly_equal(small: tuple[Header, Path, Results]) -> None:
    """`easy` is greedy: played in both seats of the same deal they must share the wins."""
    results = small[2]
    pair = next(p for p in report_of(results)["pairs"] if p["opponent"] == "easy" and p["bot"] == "greedy")
    assert pair["share"] == 0.5


def test_self_play_has_no_interval_of_wins(tmp_path: Path) -> None:
    told = report_of(play(plan("tickets", ["random"], 3, games=4), tmp_path / FILE))
    (entry,) = told["bots"]
    assert entry["win_share"] == pytest.approx(1 / 3, abs=1e-6)
    assert entry["win_interval"] is None
    assert entry["games"] == told["games"] == 4
    assert told["pairs"] == []


def test_alone_against_the_automaton(tmp_path: Path) -> None:
    told = report_of(play(plan("lilliput", ["greedy"], 1, games=2), tmp_path / FILE))
    assert [entry["bot"] for entry in told["bots"]] == ["greedy", AUTOMATON]
    assert [(pair["bot"], pair["opponent"]) for pair in told["pairs"]] == [("greedy", AUTOMATON)]
    assert [entry["bot"] for entry in told["times"]] == ["greedy"]
    assert told["bots"][0]["win_interval"] is not None


def test_a_test_decides_at_the_same_deal_for_any_number_of_workers(tmp_path: Path) -> None:
    test = SequentialTest("greedy", "random", 0.2, 0.95)
    header = plan("lilliput", ["random", "greedy"], 2, games=60, sprt=test)
    alone = play(header, tmp_path / "one", 1)
    together = play(header, tmp_path / "two", 2)
    decided = finding(header, alone.outcomes)
    assert decided is not None
    assert decided.verdict.value == "stronger"
    assert 2 * decided.deals == len(alone.outcomes) < 30
    assert alone.outcomes == together.outcomes
    assert {**report_of(alone), "times": 0} == {**report_of(together), "times": 0}
    assert report_of(alone)["sprt"] == report_of(play(header, tmp_path / "one"))["sprt"]


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"bots": ["oracle"]}, rh.UnknownBot),
        ({"bots": ["random(depth=2)"]}, rh.UnknownBot),
        ({"bots": ["random"], "games": 0}, rh.InvalidOption),
        ({"bots": ["random"], "players": 9}, rh.InvalidOption),
        ({"bots": ["random"], "options": {"weather": True}}, rh.InvalidOption),
        ({"bots": ["random"], "sprt": SequentialTest("random", "greedy")}, rh.InvalidOption),
    ],
)
def test_wishes_that_cannot_be_met(wish: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        plan("tickets", **wish)


def test_an_own_landscape_is_kept_in_the_header(tmp_path: Path) -> None:
    folder = Path(__file__).parents[2] / "landscapes"
    file = sorted(folder.glob("*.toml"))[0]
    header = plan("lilliput", ["random"], 2, games=1, options={"scenario": file, "laputa": True})
    assert json.loads(json.dumps(header.to_dict()))["options"] == header.options
    results = play(header, tmp_path / FILE)
    found = read_results(tmp_path / FILE)
    assert found.header == header
    assert result_again(found.header, found.outcomes[0])["scores"] == list(results.outcomes[0].scores)


def test_packed_results_are_the_same_bytes_for_the_same_results(
    small: tuple[Header, Path, Results], tmp_path: Path
) -> None:
    results = read_results(small[1])
    (tmp_path / "kept.jsonl.gz").write_bytes(packed(results))
    found = read_results(tmp_path / "kept.jsonl.gz")
    assert found.outcomes == results.outcomes
    assert packed(found) == packed(results)
    (tmp_path / "torn.jsonl.gz").write_bytes(packed(results)[:-20])
    with pytest.raises(rh.InvalidRecord, match="cannot be unpacked"):
        read_results(tmp_path / "torn.jsonl.gz")
