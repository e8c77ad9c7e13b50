"""A table made from a record is practice from its creation, and nobody is drawn into one whose secrets are known."""

from __future__ import annotations

from dataclasses import replace

import pytest

import roundhouse as rh
from roundhouse.match.match import Match
from roundhouse.match.refusals import Refused
from unit.match.matches import ADA, BEN, BOT, OPEN, SEED, Live, commands, without_luck

OWN_SEED = rh.seed_bytes(1234)


def prepared(game: str = "tickets", players: int = 2) -> rh.Record:
    """A record with no actions and a seed that whoever made it chose."""
    found = rh.game(game)
    return rh.make_record(found, found.start(players, OWN_SEED), OWN_SEED, ())


def unfinished(live: Live) -> rh.Record:
    """The game so far, with its seed: what the server never gives away, but somebody may have built."""
    seen = live.match.record_for(None)
    actions = tuple(move.action for move in live.match.moves)
    return replace(seen, seed=live.match.seed.hex(), secret=SEED.hex(), actions=actions)


def test_a_record_without_a_decision_is_practice_before_anybody_can_join() -> None:
    live = without_luck(ADA, OPEN, record=prepared("lilliput"))
    assert live.match.status == "waiting"
    assert live.match.table_view(live.now)["practice"] is True
    assert live.match.seen_entries(0, None)[0]["practice"] is True
    assert Live(ADA, BOT, record=prepared()).match.practice
    assert not Live(ADA, OPEN).match.practice


def test_a_seat_of_a_game_whose_secrets_are_known_is_offered_to_nobody_else() -> None:
    for seats in ((ADA, OPEN), (OPEN, BOT), (ADA, BEN)):
        with pytest.raises(Refused, match="secrets-known"):
            Live(*seats, record=prepared())
    part = Live(ADA, BOT)
    part.play(20)
    with pytest.raises(Refused, match="secrets-known"):
        Live(ADA, OPEN, record=unfinished(part))


def test_a_seat_that_becomes_open_later_is_still_for_the_host_alone() -> None:
    live = Live(ADA, BOT, record=prepared(), auto_start=False, shared_screen=True)
    live.do(commands.open_seat, "ada", seat=1)
    assert live.refused(commands.join, "ben") == "secrets-known"
    assert live.do(commands.join, "ada", label="Ann") == ["seated"]
    live.do(commands.leave, "ada")
    assert live.refused(commands.join, "ben", seat=0) == "secrets-known"


def test_where_nothing_is_hidden_a_record_is_continued_by_whoever_comes() -> None:
    first = without_luck(ADA, BOT)
    first.play(20)
    live = without_luck(BEN, OPEN, host="ben", record=unfinished(first))
    assert (live.match.status, live.match.practice) == ("waiting", True)
    assert live.do(commands.join, "cleo") == ["seated", "started"] + ["moved"] * len(first.match.moves)
    assert live.position() == first.position()
    assert {move.by for move in live.match.moves} == {"record"}


def test_gullivers_dice_are_a_secret_too() -> None:
    with pytest.raises(Refused, match="secrets-known"):
        Live(OPEN, game="lilliput", record=prepared("lilliput", players=1))


def test_the_mark_is_kept_in_snapshots_and_not_passed_on_to_the_next_game() -> None:
    first = Live(BOT, BOT)
    first.play_to_end()
    live = Live(ADA, BOT, record=first.match.record_for(None))
    assert Match.from_snapshot(live.match.snapshot(), live.log).practice
    live.do(commands.rematch, "ada")
    again = commands.create(live.match.settings, "ada", commands.rematch_seats(live.match), SEED, live.now)
    assert not again.after.practice


def test_a_log_from_before_the_mark_still_says_what_it_knows() -> None:
    part = without_luck(ADA, BOT)
    part.play(6)
    live = without_luck(BEN, OPEN, host="ben", record=unfinished(part))
    del live.log[0].payload["practice"]
    assert Match.from_entries(live.log).practice
    fresh = Live(ADA, OPEN)
    del fresh.log[0].payload["practice"]
    assert not Match.from_entries(fresh.log).practice
