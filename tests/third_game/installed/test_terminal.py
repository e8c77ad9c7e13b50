"""Kuhn poker at the command line."""

from __future__ import annotations

import pytest

import roundhouse as rh


def test_a_person_plays_a_game_to_its_end(run, tmp_path):
    file = tmp_path / "evening.rh.json"
    ran = run("play", "kuhn", "--players", "Ada,normal", "--seed", 3, "--save", file, lines=["1"] * 40)
    assert ran.code == 0, ran.err
    assert "Kuhn poker for 2 players." in ran.out
    assert "Your card" in ran.out
    assert "1 Check    2 Bet a chip" in ran.out
    assert "You showed the king." in ran.out
    assert "The winner: " in ran.out
    record = rh.read_record(file.read_text("utf-8"))
    assert rh.final_position(record).is_over
    assert run("verify", file).code == 0
    assert "The winner: " in run("replay", file).out


def test_a_refusal_tells_the_rule_and_help_tells_the_notation(run):
    ran = run("play", "kuhn", "--seed", 3, lines=["call", "raise", "help", "why fold", "rule K-009", "log", "quit"])
    assert "You cannot do that (K-008): As long as nobody has bet, check, or bet one more chip." in ran.out
    assert "'raise' is not an action: write check, bet, call, fold." in ran.out
    assert "bet on a good card, or bluff with a bad one" in ran.out
    assert "Nobody can raise." in ran.out


def test_nobody_is_shown_the_card_of_another(run):
    lines = ["1"] * 60
    ran = run("play", "kuhn", "--players", "Ada,Ben", "--seed", 3, lines=lines)
    assert ran.code == 0, ran.err
    assert "Ben got a card." in ran.out


def test_a_rule_and_the_rulebook(run):
    assert "beats the queen" in run("rule", "K-001").out
    assert "The end\nK-012" in run("rule").out


@pytest.mark.parametrize("chosen", [("--option", "hands=2"), ("--hands", "2")])
def test_an_option_is_listed_and_chosen(run, tmp_path, chosen):
    assert "How many hands are played." in run("options", "kuhn").out
    file = tmp_path / "short.rh.json"
    ran = run("play", "kuhn", "--players", "random,random", "--seed", 1, *chosen, "--save", file)
    assert ran.code == 0, ran.err
    assert rh.read_record(file.read_text("utf-8")).options == {"hands": 2}


def test_bots_meet_in_simulations_and_tournaments(run, tmp_path):
    simulated = run("simulate", "kuhn", "--games", 20, "--seed", 1)
    assert simulated.code == 0, simulated.err
    played = run(
        "tournament", "kuhn", "--bots", "balanced,random", "--games", 200, "--seed", 1, "--out", tmp_path / "report"
    )
    assert played.code == 0, played.err
    rows = [line.split() for line in played.out.splitlines() if "%" in line]
    wins = {row[0]: float(row[2].rstrip("%")) for row in rows if row[0] in ("balanced", "random")}
    assert wins["balanced"] > 55 > wins["random"]
    assert "Kuhn poker" in (tmp_path / "report" / "report.html").read_text("utf-8")


def test_perft_counts_the_beginning_of_a_game(run):
    counted = run("perft", "kuhn", "--depth", 3, "--seed", 1)
    assert counted.code == 0, counted.err
    assert "2" in counted.out
