"""Bots that say why: `--explain` at the table, in words of the catalogue, and levels as opponents."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from roundhouse.bots.contract import Bot, Decision, Estimate, Explanation, Reason
from roundhouse.bots.random import RandomBot
from roundhouse.bots.roster import BotKind
from roundhouse.bots.tickets.roster import ROSTER
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.reasons import explanation_lines, reason_text
from roundhouse.kernel.actions import Action, Amount


class Thinker(Bot):
    """Takes the first action and says that it likes it."""

    needs_view = False

    def __init__(self) -> None:
        self.told: Explanation | None = None

    def choose(self, decision: Decision) -> Action:
        legal = list(decision.legal[:3])
        values = [Estimate(action, 2.5 - number) for number, action in enumerate(legal)]
        self.told = Explanation("points", values[0], tuple(values[1:]), (Reason("whim", {"colour": "red"}),))
        return legal[0]

    def explain(self) -> Explanation | None:
        return self.told


def random_bot(**_: Any) -> RandomBot:
    """Whatever it was meant to be."""
    return RandomBot()


@pytest.fixture(autouse=True)
def _thinker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ROSTER.bots, "thinker", BotKind(f"{__name__}:Thinker"))


def test_a_bot_tells_its_choice_its_plan_and_the_next_best(run):
    ran = run("play", "--players", "thinker,random", "--seed", 1, "--explain")
    assert ran.code == 0
    lines = ran.out.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("thinker chose keep "))
    assert lines[first].endswith("(2.5 points ahead at the end).")
    assert lines[first + 1] == "- whim: colour red"
    assert lines[first + 2].startswith("Next best: keep ")
    assert lines[first + 2].count("points") == 2
    assert not any(line.startswith("random chose") for line in lines)


def test_bots_keep_silent_unless_they_are_asked(run):
    ran = run("play", "--players", "thinker,random", "--seed", 1)
    assert ran.code == 0
    assert "chose" not in ran.out


def test_explaining_changes_no_move(run, tmp_path):
    for name, more in (("one", []), ("two", ["--explain"])):
        assert run("play", "--players", "thinker,random", "--seed", 1, "--save", tmp_path / name, *more).code == 0
    assert (tmp_path / "one").read_text("utf-8") == (tmp_path / "two").read_text("utf-8")


def test_shares_are_told_in_percent() -> None:
    told = Explanation("share", Estimate(Amount(3), 0.625), (Estimate(Amount(4), 0.5),))
    assert explanation_lines(Catalogue(), "lilliput", "Ada", told) == [
        "Ada chose amount 3 (62% chance of winning).",
        "Next best: amount 4 (50% chance of winning).",
    ]
    assert len(explanation_lines(Catalogue(), "lilliput", "Ada", Explanation("share", Estimate(Amount(3), 1)))) == 1


def test_a_lead_is_said_in_words_and_figures_of_the_language() -> None:
    def value(language: str, game: str, lead: float) -> str:
        told = explanation_lines(Catalogue(language), game, "Ada", Explanation("points", Estimate(Amount(3), lead)))
        return told[0].partition("(")[2].removesuffix(").")

    assert value("en", "tickets", -2.75) == "2.8 points behind at the end"
    assert value("cs", "tickets", 2.75) == "na konci náskok 2,8 bodu"
    assert value("fr", "tickets", 1.5) == "1,5 point d\N{RIGHT SINGLE QUOTATION MARK}avance à la fin"
    assert value("it", "lilliput", 70.4) == "70\N{NO-BREAK SPACE}£ di vantaggio alla fine"
    assert value("en", "lilliput", 0) == "level at the end"


def test_a_hint_is_about_the_reader() -> None:
    catalogue, reason = Catalogue(), Reason("tickets-done")
    assert reason_text(catalogue, "tickets", reason) == "All tickets are completed."
    assert reason_text(catalogue, "tickets", reason, is_hint=True) == "All your tickets are completed."


def test_reasons_are_said_in_words_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue = Catalogue()
    company = catalogue.text("lilliput-company-red")
    colours = f"{catalogue.text('colour-red')}, {catalogue.text('colour-blue')}, 3"
    assert reason_text(catalogue, "lilliput", Reason("nameless", {"company": "red"})) == f"nameless: company {company}"
    assert reason_text(catalogue, "tickets", Reason("nameless", {"colour": ["red", "blue", 3]})).endswith(colours)
    assert reason_text(catalogue, "tickets", Reason("nameless")) == "nameless"
    monkeypatch.setattr(Catalogue, "__contains__", lambda _, text_id: text_id == "reason-known")
    monkeypatch.setattr(Catalogue, "text", lambda _, text_id, **params: f"{text_id} {params}")
    assert (
        reason_text(catalogue, "tickets", Reason("known", {"points": 4})) == "reason-known {'you': 'no', 'points': 4}"
    )


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_levels_are_opponents(run, tmp_path, monkeypatch, level):
    for name, kind in ROSTER.bots.items():
        monkeypatch.setitem(ROSTER.bots, name, replace(kind, place=f"{__name__}:random_bot"))
    ran = run("play", "--players", f"me,{level}", "--seed", 1, "--save", tmp_path / "game", lines=["quit"])
    assert ran.code == 0
    assert f'"bot:{level}"' in (tmp_path / "game").read_text("utf-8")
    assert level in ran.out
