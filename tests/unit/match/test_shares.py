"""The seed is nobody's choice: the server commits to a secret first, then everybody at the table adds a share."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import roundhouse as rh
from roundhouse.match.match import Match
from roundhouse.match.proof import prove
from unit.match.matches import ADA, ADA_BEN, BEN, BOT, OPEN, SEED, Live, commands

ONE, TWO = "01" * 32, "02" * 32
WITHIN = 10_000


def made(*shares: str | None) -> bytes:
    return rh.joint_seed(SEED, [None if share is None else bytes.fromhex(share) for share in shares])


def test_who_joins_brings_a_share_with_them() -> None:
    live = Live(ADA, OPEN, awaits=["ada"])
    assert live.do(commands.join, "ben", share=TWO) == ["seated", "shared"]
    assert live.match.view(None) is None
    assert live.do(commands.share, "ada", ONE) == ["shared", "started"]
    assert live.match.seed == made(ONE, TWO)
    assert live.match.table_view(live.now)["shares"] == [ONE, TWO]
    assert live.match.view(None) == live.match.game.start(2, made(ONE, TWO)).view(None)


def test_every_share_counts_and_so_does_its_seat() -> None:
    seeds = set()
    for first, second in ((ONE, TWO), (TWO, ONE), (ONE, None), (None, ONE), (None, None), (ONE, ONE)):
        live = Live(ADA, BEN, auto_start=False)
        for person, share in (("ada", first), ("ben", second)):
            if share is not None:
                live.do(commands.share, person, share)
        live.do(commands.start, "ada")
        assert live.match.seed == made(first, second)
        seeds.add(live.match.seed)
    assert len(seeds) == 6


def test_the_commitment_comes_before_the_first_share() -> None:
    live = Live(ADA, BOT, awaits=["ada"])
    created = live.match.seen_entries(0, rh.Seat(0))[0]
    assert created["commitment"] == rh.commitment(SEED)
    assert not {"secret", "seed"} & set(created)
    assert (live.match.status, live.match.seed, live.match.table_view(live.now)["awaits"]) == ("waiting", b"", ["ada"])


def test_a_table_without_promises_starts_at_once_and_says_that_nobody_gave_a_share() -> None:
    live = Live(ADA, BOT)
    assert live.match.status == "running"
    assert (live.match.seed, live.match.shares_by_seat) == (made(None, None), (None, None))
    assert live.refused(commands.share, "ada", ONE) == "started"


def test_a_promise_that_is_not_kept_holds_nobody_up_for_long() -> None:
    live = Live(*ADA_BEN, awaits=["ada", "ben"])
    live.do(commands.share, "ada", ONE)
    assert live.match.deadline() == 1_000 + WITHIN
    assert live.refused(commands.time_out) == "time-left"
    live.now = 1_000 + WITHIN - 1_000
    assert live.do(commands.time_out) == ["started"]
    assert (live.match.seed, live.match.awaits) == (made(ONE, None), {"ben"})
    assert live.refused(commands.share, "ben", TWO) == "started"


def test_the_host_need_not_wait() -> None:
    live = Live(*ADA_BEN, awaits=["ada", "ben"])
    assert live.refused(commands.start, "ben") == "not-host"
    assert live.do(commands.start, "ada") == ["started"]
    assert live.match.deadline() is None


def test_a_table_that_fills_up_later_waits_for_no_old_promise() -> None:
    live = Live(ADA, OPEN, awaits=["ada"])
    assert live.match.deadline() is None
    assert live.refused(commands.time_out) == "not-started"
    live.now += WITHIN
    assert live.do(commands.join, "ben") == ["seated", "started"]


def test_without_auto_start_nothing_starts_by_a_share_or_the_time() -> None:
    live = Live(*ADA_BEN, awaits=["ada", "ben"], auto_start=False)
    assert live.do(commands.share, "ada", ONE) == ["shared"]
    assert live.match.deadline() is None
    assert live.do(commands.share, "ben", TWO) == ["shared"]


def test_who_goes_takes_their_share_with_them() -> None:
    live = Live(ADA, OPEN, OPEN, awaits=["ada"])
    live.do(commands.join, "ben", share=TWO)
    live.do(commands.leave, "ben")
    assert live.match.shares == {}
    live.do(commands.join, "cleo")
    live.do(commands.leave, "ada")
    assert live.match.awaits == set()
    live.do(commands.join, "ada", share=ONE)
    assert live.do(commands.join, "ben") == ["seated", "started"]
    assert live.match.seed == made(ONE, None, None)


def test_people_at_one_screen_share_one_share() -> None:
    live = Live(ADA, ADA, BOT, awaits=["ada"], visibility="local")
    assert live.do(commands.share, "ada", ONE) == ["shared", "started"]
    assert live.match.seed == made(ONE, ONE, None)


def test_only_people_with_a_seat_give_a_share_and_only_once() -> None:
    live = Live(ADA, OPEN)
    assert live.refused(commands.share, "zoe", ONE) == "not-at-table"
    for wrong in ("", "01", ONE[:-1] + "g", ONE + "00", ("AB" * 32), f"{ONE}\n"):
        assert live.refused(commands.share, "ada", wrong) == "invalid-option"
        assert live.refused(commands.join, "ben", share=wrong) == "invalid-option"
    live.do(commands.share, "ada", ONE)
    assert live.refused(commands.share, "ada", TWO) == "already"
    live.do(commands.close, "ada")
    assert live.refused(commands.share, "ada", TWO) == "closed"


def test_promises_of_who_has_no_seat_are_not_waited_for() -> None:
    live = Live(BEN, BOT, awaits=["ada"])
    assert (live.match.status, live.match.awaits) == ("running", set())


def test_the_seed_of_a_record_takes_no_shares() -> None:
    found, seed = rh.game("lilliput"), rh.seed_bytes(5)
    live = Live(ADA, OPEN, record=rh.make_record(found, found.start(2, seed), seed, ()), awaits=["ada"])
    assert live.match.table_view(live.now)["shares"] is None
    assert live.refused(commands.share, "ada", ONE) == "seed-given"
    assert live.refused(commands.join, "ben", share=TWO) == "seed-given"
    live.do(commands.join, "ben")
    assert (live.match.seed, live.match.record_for(None).shares) == (seed, None)


def test_who_wants_another_game_can_promise_a_share_of_it() -> None:
    live = Live(*ADA_BEN)
    live.play_to_end()
    live.do(commands.rematch, "ada", will_share=True)
    live.do(commands.rematch, "ben")
    assert Match.from_snapshot(live.match.snapshot(), live.log).rematch_shares == {"ada"}
    again = commands.create(
        live.match.settings, "ada", commands.rematch_seats(live.match), SEED, live.now, awaits=live.match.rematch_shares
    )
    assert (again.after.status, again.after.awaits) == ("waiting", {"ada"})


@pytest.fixture(scope="module")
def finished() -> Live:
    live = Live(ADA, OPEN, BOT, awaits=["ada"])
    live.do(commands.join, "ben")
    live.do(commands.share, "ada", ONE)
    live.play_to_end()
    return live


def test_the_record_proves_where_the_seed_comes_from(finished: Live) -> None:
    record = rh.read_record(finished.match.record_for(None).to_json())
    assert (record.secret, record.shares) == (SEED.hex(), (ONE, None, None))
    assert record.seed == made(ONE, None, None).hex()
    prove(record, rh.commitment(SEED))


def test_a_record_in_which_anything_was_changed_proves_nothing(finished: Live) -> None:
    record, other = finished.match.record_for(None), rh.seed_bytes(8)
    elsewhere = rh.joint_seed(other, [bytes.fromhex(ONE), None, None]).hex()
    for wrong, complaint in (
        (replace(record, shares=(TWO, None, None)), "secret and the shares make"),
        (replace(record, shares=(None, None, None)), "secret and the shares make"),
        (replace(record, shares=(None, ONE, None)), "secret and the shares make"),
        (replace(record, shares=(ONE, None)), "one share or null per seat"),
        (replace(record, shares=("x", None, None)), "32 bytes"),
        (replace(record, shares=None), "committed to"),
        (replace(record, secret=None), "needs the server's secret"),
        (replace(record, secret=other.hex(), seed=elsewhere), "secret is not the one"),
        (replace(record, secret=other.hex(), seed=elsewhere, commitment=rh.commitment(other)), "action 1 of"),
        (replace(record, seed=other.hex()), "secret and the shares make"),
    ):
        with pytest.raises(rh.InvalidRecord, match=complaint):
            prove(wrong)


def test_a_running_game_shows_shares_and_nothing_else() -> None:
    live = Live(ADA, OPEN, awaits=["ada"])
    live.do(commands.join, "ben", share=TWO)
    live.do(commands.share, "ada", ONE)
    live.play(8)
    for reader in (None, rh.Seat(0), rh.Seat(1)):
        record = live.match.record_for(reader)
        assert (record.seed, record.secret, record.shares) == (None, None, (ONE, TWO))
        assert rh.read_record(record.to_json()) == record
        told = json.dumps([record.to_dict(), live.match.table_view(live.now), live.match.seen_entries(0, reader)])
        assert ONE in told
        assert SEED.hex() not in told
        assert live.match.seed.hex() not in told


def test_an_older_log_and_snapshot_keep_the_seed_they_were_made_with() -> None:
    live = Live(*ADA_BEN)
    older = live.log[0].payload
    for name in ("secret", "awaits"):
        del older[name]
    older["seed"] = SEED.hex()
    match = Match.from_entries(live.log)
    assert (match.seed, match.secret, match.shares_by_seat) == (SEED, b"", None)
    assert match.view(None) == match.game.start(2, SEED).view(None)
    snapshot = match.snapshot()
    for name in ("secret", "shares", "awaits", "awaits_until", "rematch_shares"):
        del snapshot[name]
    assert Match.from_snapshot(snapshot).snapshot() == {**match.snapshot(), "awaits_until": 0}
