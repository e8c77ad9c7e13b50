"""What a reader sees of a game with secrets: your own cards, and of others what the rules show."""

from __future__ import annotations

import json
from typing import Any

import pytest

import roundhouse as rh
from unit.match.matches import ADA, BEN, BOT, SEED, Live, commands

READERS = [None, rh.Seat(0), rh.Seat(1), rh.Seat(2)]


@pytest.fixture(scope="module")
def played() -> Live:
    """Some way into a game, with tickets drawn on the way."""
    live = Live(ADA, BEN, BOT)
    for number in range(60):
        if live.match.bot_to_move() is not None:
            live.play_bot()
            continue
        legal = [str(action) for action in live.match.legal(live.decider)]
        live.act(live.decider, "tickets" if number % 20 < 6 and "tickets" in legal else legal[number % len(legal)])
    return live


def moves_seen(live: Live, reader: rh.Seat | None) -> list[dict[str, Any]]:
    return [entry for entry in live.match.seen_entries(0, reader) if entry["kind"] == "moved"]


@pytest.mark.parametrize("reader", READERS)
def test_of_others_only_what_is_shown(played: Live, reader: rh.Seat | None) -> None:
    hidden = 0
    for entry in moves_seen(played, reader):
        if entry["seat"] == reader:
            continue
        assert not entry["action"].startswith("keep ")
        for event in entry["events"]:
            if event["event"] in ("TicketsDrawn", "TicketsKept"):
                assert event["tickets"] is None
                hidden += 1
            if event["event"] == "CardDrawn":
                assert event["colour"] is None
                hidden += 1
    assert hidden > 5


@pytest.mark.parametrize("reader", READERS[1:3])
def test_ones_own_secrets_are_told(played: Live, reader: rh.Seat) -> None:
    own = [entry for entry in moves_seen(played, reader) if entry["seat"] == reader]
    assert any(entry["action"].startswith("keep ") for entry in own)
    kept = [event for entry in own for event in entry["events"] if event["event"] == "TicketsKept"]
    assert kept
    assert all(event["tickets"] for event in kept)


@pytest.mark.parametrize("reader", READERS)
def test_everything_is_told_as_the_game_redacts_it(played: Live, reader: rh.Seat | None) -> None:
    game, state = played.match.game, played.match.first_position()
    seen = moves_seen(played, reader)
    assert len(seen) == len(played.match.moves)
    for entry, move in zip(seen, played.match.moves, strict=True):
        action = game.parse(move.action)
        events = state.apply(action)
        assert entry["action"] == str(game.redact(action, reader, rh.Seat(move.seat)))
        assert entry["events"] == [game.redact(event, reader).to_dict() for event in events]
    assert played.match.view(reader) == state.view(reader)


@pytest.mark.parametrize("reader", READERS)
def test_no_seed_before_the_end(played: Live, reader: rh.Seat | None) -> None:
    match = played.match
    told = [match.seen_entries(0, reader), match.table_view(played.now), match.view(reader)]
    told += [match.view(reader, at_seq=seq) for seq in (1, 2, 30)] + [match.record_for(reader).to_dict()]
    assert SEED.hex() not in json.dumps(told)
    assert match.seed.hex() not in json.dumps(told)
    assert match.commitment in json.dumps(told)


def test_what_was_undone_stays_hidden_from_others() -> None:
    live = Live(ADA, BEN)
    person = live.decider
    seat = live.match.reader(person)
    live.act(person)
    live.do(commands.undo, person, live.match.seq)
    for reader in (None, rh.Seat(0), rh.Seat(1)):
        seen = moves_seen(live, reader)
        assert len(seen) == 1
        assert (seen[0]["action"] == "keep") == (reader != seat)
