"""What a table agrees on before it opens: hints and taking back."""

from __future__ import annotations

import pytest

import roundhouse as rh
from roundhouse.match.match import Match
from roundhouse.match.refusals import Refused
from roundhouse.match.settings import Clock, Settings, hints_as_usual
from unit.match.matches import ADA, ADA_BEN, BEN, BOT, OPEN, Live, commands, without_luck

CLOCK = Clock("move", 60)


def test_hints_are_usual_but_not_in_timed_games_between_people() -> None:
    assert hints_as_usual(None, ADA_BEN)
    assert hints_as_usual(CLOCK, (ADA, BOT))
    assert not hints_as_usual(CLOCK, ADA_BEN)
    assert not hints_as_usual(CLOCK, (ADA, OPEN, BOT))


def test_a_table_without_hints_refuses_them() -> None:
    for hints in (True, False):
        match = without_luck(ADA, BEN, hints=hints).match
        if hints:
            assert match.hint_decision("ada", "random", rh.seed_bytes(1), 0.1).legal
        else:
            with pytest.raises(Refused, match="hints-off"):
                match.hint_decision("ada", "random", rh.seed_bytes(1), 0.1)


def test_a_table_without_undo_takes_nothing_back_but_early_decisions() -> None:
    live = without_luck(ADA, BOT, undo=False)
    live.act("ada")
    assert live.refused(commands.undo, "ada", live.match.seq) == "undo-off"
    early = Live(ADA, BEN, options={"first_player": 0}, undo=False)
    assert early.act("ben") == ["sealed"]
    assert early.do(commands.undo, "ben", early.match.seq) == ["unsealed"]


def test_another_game_agrees_on_the_same() -> None:
    live = Live(ADA, BOT, hints=False, undo=False)
    again = commands.create(live.match.settings, "ada", commands.rematch_seats(live.match), b"0" * 32, 0).after
    assert (again.settings.hints, again.settings.undo) == (False, False)


def test_a_table_that_was_stored_before_has_both() -> None:
    live = without_luck(*ADA_BEN)
    live.act("ada")
    snapshot = live.match.snapshot()
    log = live.log
    for settings in (snapshot["settings"], log[0].payload["settings"]):
        assert (settings.pop("hints"), settings.pop("undo")) == (True, True)
    for old in (Match.from_snapshot(snapshot, log), Match.from_entries(log)):
        assert (old.settings.hints, old.settings.undo) == (True, True)
        assert Settings.from_dict(old.settings.to_dict()) == old.settings
        assert [entry.kind for entry in commands.undo(old, "ada", old.seq, live.now).entries] == ["undone"]
