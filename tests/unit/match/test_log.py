"""The log: folding it, snapshots, and what a match that knows only its end can tell."""

from __future__ import annotations

import json
from dataclasses import astuple, replace
from typing import Any

import pytest

import roundhouse as rh
from roundhouse.match.ids import TableId
from roundhouse.match.match import Match
from roundhouse.match.refusals import Refused
from roundhouse.match.settings import Clock
from unit.match.matches import ADA, BEN, BOT, SEED, Live, commands, without_luck


def test_entries_follow_each_other_without_a_gap() -> None:
    live = Live(ADA, BEN)
    live.play(3)
    for wrong in (live.log[1:], live.log[:2] + live.log[3:], [*live.log, live.log[-1]], [live.log[0]] * 2):
        with pytest.raises(rh.InvalidRecord, match="cannot follow"):
            Match.from_entries(wrong)
    with pytest.raises(rh.InvalidRecord, match="cannot follow"):
        live.match.append(replace(live.log[-1], seq=live.match.seq + 1, kind="danced"))


def test_a_log_of_other_rules_is_refused() -> None:
    first = Live(ADA, BEN).log[0]
    with pytest.raises(rh.InvalidRecord, match="rules version 99 of tickets; this program plays versions 1 to 2"):
        Match.from_entries([replace(first, payload={**first.payload, "rules": 99})])


def test_an_entry_shows_no_secret_where_it_is_printed() -> None:
    live = Live(ADA, BOT)
    assert "seed" in live.log[0].payload
    assert SEED.hex() not in f"{live.log[0]!r} {live.match!r}"


def test_a_snapshot_of_another_version_is_refused() -> None:
    with pytest.raises(rh.InvalidRecord, match="snapshot: made by rules version 99"):
        Match.from_snapshot({**Live(ADA, BEN).match.snapshot(), "rules": 99})
    with pytest.raises(rh.InvalidRecord, match="version 99"):
        Match.from_snapshot({**Live(ADA, BEN).match.snapshot(), "version": 99})


def test_a_snapshot_does_not_repeat_the_moves_and_needs_them() -> None:
    live = Live(ADA, BEN)
    live.play(20)
    data = live.match.snapshot()
    text = json.dumps(data["moves"])
    assert not any(move.action in text or str(move.person) in text for move in live.match.moves)
    with pytest.raises(rh.InvalidRecord, match="the log has no move"):
        Match.from_snapshot(data, [entry for entry in live.log if entry.seq != live.match.moves[3].seq])


def test_a_snapshot_that_holds_the_moves_is_still_read() -> None:
    live = Live(ADA, BOT, BEN, clock=Clock("total", 100_000, 3))
    live.play(20)
    data = live.match.snapshot()
    older = {**_called_a_game(data), "version": 1, "moves": [list(astuple(move)) for move in live.match.moves]}
    assert Match.from_snapshot(older).snapshot() == data


def test_a_snapshot_that_calls_the_next_table_a_game_is_still_read() -> None:
    live = Live(ADA, BEN)
    live.play_to_end()
    for person in ("ada", "ben"):
        live.do(commands.rematch, person)
    live.do(commands.rematch_made, TableId("next"))
    data = live.match.snapshot()
    loaded = Match.from_snapshot({**_called_a_game(data), "version": 2}, live.log)
    assert loaded.rematch_table == "next"
    assert loaded.snapshot() == data


def _called_a_game(snapshot: dict[str, Any]) -> dict[str, Any]:
    """As it was written up to version 2."""
    older = dict(snapshot)
    older["rematch_game"] = older.pop("rematch_table")
    return older


@pytest.mark.parametrize("game", ["tickets", "lilliput"])
def test_a_match_goes_on_from_any_snapshot(game: str) -> None:
    live = Live(ADA, BOT, BEN, game=game, clock=Clock("total", 100_000, 3))
    snapshots = []
    while live.match.status == "running" and len(live.match.moves) < 150:
        snapshots.append((live.match.seq, json.dumps(live.match.snapshot())))
        live.play(7)
    for seq, text in snapshots[::4]:
        loaded = Match.from_snapshot(json.loads(text), live.log)
        assert loaded.snapshot() == live.match.snapshot()
        assert loaded.first_known_seq == seq + 1
        assert loaded.seen_entries(seq, None) == live.match.seen_entries(seq, None)


def test_what_came_before_a_snapshot_is_not_known() -> None:
    live = Live(ADA, BEN)
    live.play(5)
    loaded = Match.from_snapshot(live.match.snapshot(), live.log)
    assert loaded.seen_entries(loaded.seq, None) == []
    assert loaded.view(None, at_seq=loaded.seq) == live.match.view(None)
    for question in (lambda: loaded.seen_entries(loaded.seq - 1, None), lambda: loaded.view(None, loaded.seq - 1)):
        with pytest.raises(Refused) as caught:
            question()
        assert caught.value.code == "no-history"
        assert caught.value.params == {"first": loaded.seq + 1}
    with pytest.raises(Refused, match="no-history"):
        live.match.view(None, live.match.seq + 1)


@pytest.mark.parametrize("known", [True, False])
def test_the_view_at_an_earlier_entry(known: bool) -> None:
    live = without_luck(ADA, BEN, auto_start=False)
    views = {live.match.seq: live.match.view(rh.Seat(0))}
    live.do(commands.start, "ada")
    start = live.match.seq - 1 if not known else 0
    if not known:
        live.match = Match.from_snapshot(Match.from_entries(live.log[:start]).snapshot(), live.log[start:])
    for step in range(8):
        if step == 4:
            live.do(commands.undo, str(live.match.moves[-1].person), live.match.seq)
        else:
            live.play(1)
        views[live.match.seq] = live.match.view(rh.Seat(0))
    for seq, view in views.items():
        assert live.match.view(rh.Seat(0), at_seq=seq) == view
    assert views[1] is None


def test_storage_can_hold_every_entry_as_json() -> None:
    live = Live(ADA, BOT)
    live.play_to_end()
    for entry in live.log:
        assert json.loads(json.dumps(entry.payload)) == entry.payload
        assert isinstance(entry.at, int)
