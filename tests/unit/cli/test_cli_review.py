"""review and evaluate: what they print, what they write, and what they refuse."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import roundhouse as rh


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    from unit.analysis.reviewed_games import played  # plays a game

    path = tmp_path_factory.mktemp("records") / "game.rh.json"
    path.write_text(played("lilliput", ("greedy", "random"), 3).to_json(), "utf-8")
    return path


def test_a_review_tells_where_the_result_comes_from_and_what_cost_most(run, finished):
    ran = run("review", finished, "--depth", "quick")
    expected = rh.review(rh.read_record(finished.read_text("utf-8")), "quick")

    assert ran.code == 0
    assert "100.0%" in ran.out
    assert "Turning points" in ran.out
    for moment in expected.turning_points():
        assert f"{moment.number}. " in ran.out
        assert moment.action in ran.out


def test_a_review_as_json_alone(run, finished):
    ran = run("review", finished, "--depth", "quick", "--json", "-")

    data = json.loads(ran.out)
    assert data["format"] == "roundhouse-review"
    assert data["depth"] == "quick"
    assert len(data["seats"]) == 2


def test_a_review_as_a_page(run, finished, tmp_path):
    target = tmp_path / "review.html"
    record = rh.read_record(finished.read_text("utf-8"))

    ran = run("review", finished, "--depth", "quick", "--html", target, "--language", "cs")

    page = target.read_text("utf-8")
    assert str(target) in " ".join(ran.out.split()).replace(" ", "") or target.name in ran.out
    assert page.startswith("<!doctype html>")
    assert '<html lang="cs">' in page
    assert page.count("<polyline") == 2
    assert "<script" not in page
    assert page.count("<tr class=") >= len([one for one in rh.review(record, "quick").moments if one.decided])


def test_a_position_is_evaluated(run, finished):
    ran = run("evaluate", finished, "--at", 20, "--depth", "quick")
    as_json = json.loads(run("evaluate", finished, "--at", 20, "--depth", "quick", "--json").out)

    assert ran.code == 0
    assert "Chance of winning" in ran.out
    assert as_json["at"] == 20
    assert sum(as_json["complete"]["shares"]) == pytest.approx(1, abs=1e-5)
    assert as_json["choices"][0]["line"][0] in " ".join(ran.out.split())


def test_the_end_of_a_game_is_its_result(run, finished):
    data = json.loads(run("evaluate", finished, "--json").out)
    result = json.loads(finished.read_text("utf-8"))["result"]

    assert data["complete"]["scores"] == result["scores"]
    assert data["seat"] is None
    assert data["choices"] == []


@pytest.mark.parametrize(
    ("arguments", "told"),
    [(("--at", 100000), "not a whole number from 0 to"), (("--at", -1), "not a whole number from 0 to")],
)
def test_a_position_that_there_is_not_is_refused(run, finished, arguments, told):
    ran = run("evaluate", finished, *arguments)

    assert ran.code == 2
    assert told in ran.err


def test_only_finished_games_are_reviewed(run, finished, tmp_path):
    data = json.loads(finished.read_text("utf-8"))
    path = tmp_path / "cut.rh.json"
    path.write_text(json.dumps({**data, "actions": data["actions"][:9], "result": None}), "utf-8")

    ran = run("review", path)

    assert ran.code == 2
    assert "the game is not over" in ran.err
    assert run("evaluate", path).code == 0
