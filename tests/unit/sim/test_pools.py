"""Pools: outcomes come back whatever becomes of the processes, and complaints arrive as they were raised."""

from __future__ import annotations

import os
from signal import SIGKILL

import pytest

import roundhouse as rh
from roundhouse.bots.contract import Bot
from roundhouse.sim import playing
from roundhouse.sim.batches import play_batches
from roundhouse.sim.playing import Fixture, IllegalAnswer, Outcome, RunSettings, play_fixtures, play_game
from roundhouse.sim.pools import Processes, WorkersLost, local_pool

RUN = RunSettings("tickets")


def fixtures(number: int, *bots: str) -> list[Fixture]:
    return [Fixture(game, bots or ("random", "random"), bytes([game % 256]) * 32) for game in range(number)]


def in_order(batches: list[list[Outcome]]) -> list[Outcome]:
    return sorted((outcome for batch in batches for outcome in batch), key=lambda outcome: outcome.number)


@pytest.mark.parametrize("workers", [1, 2])
def test_every_game_is_played_once(workers: int) -> None:
    games = fixtures(16)
    assert in_order(list(play_batches(local_pool(RUN, workers), games))) == play_fixtures(RUN, games)


def test_the_games_of_a_lost_process_are_played_again() -> None:
    pool = Processes(RUN, 2)
    games = fixtures(12)
    pool.submit(tuple(games[:6]))
    pool.submit(tuple(games[6:]))
    os.kill(pool.process_ids()[0], SIGKILL)
    found = in_order([pool.next_done(), pool.next_done()])
    assert found == play_fixtures(RUN, games)
    os.kill(pool.process_ids()[0], SIGKILL)  # this one while it has nothing to do
    pool.submit(tuple(games[:1]))
    pool.submit(tuple(games[1:2]))
    assert in_order([pool.next_done(), pool.next_done()]) == found[:2]
    pool.close()
    assert pool.process_ids() == []


def test_games_that_end_every_process_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Processes(RUN, 1)
    start = pool._start

    def start_and_kill():
        connection = start()
        os.kill(pool.process_ids()[-1], SIGKILL)
        return connection

    monkeypatch.setattr(pool, "_start", start_and_kill)
    pool.submit(tuple(fixtures(2)))
    with pytest.raises(WorkersLost, match="games 0 to 1"):
        pool.next_done()
    pool.close()


def test_a_complaint_in_a_process_arrives_as_it_is() -> None:
    pool = Processes(RUN, 1)
    pool.submit(tuple(fixtures(1, "random", "oracle")))
    with pytest.raises(rh.UnknownBot, match="oracle"):
        pool.next_done()
    pool.submit((Fixture(0, ("random", "random"), b"too short"),))
    with pytest.raises(rh.InvalidOption):
        pool.next_done()
    pool.close()


def test_who_stops_reading_stops_the_games() -> None:
    pool = Processes(RUN, 2)
    for batch in play_batches(pool, fixtures(1000)):
        assert batch
        break
    assert pool.process_ids() == []


def test_an_illegal_answer_ends_the_run_loudly(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(Bot):
        needs_view = False

        def choose(self, decision):
            return decision.game.parse("draw")

    find_bot = playing.find_bot
    monkeypatch.setattr(playing, "find_bot", lambda name, game: Cheat() if name == "cheat" else find_bot(name, game))
    with pytest.raises(IllegalAnswer, match=r"game 0, decision \d, seat 0: cheat answered with draw: refused by T-\d+"):
        play_game(RUN, fixtures(1, "cheat", "random")[0])


def test_an_outcome_tells_what_scores_are_made_of() -> None:
    outcome = play_game(RunSettings("tickets", keep_actions=True), fixtures(1)[0])
    for seat, sheet in enumerate(outcome.sheet):
        assert sheet["total"] == outcome.scores[seat]
        assert sheet.get("tickets.points", 0) + sheet.get("tickets.points.lost", 0) == sheet["ticket_points"]
        assert sheet["tickets.count"] >= sheet["completed"]
    assert len(outcome.actions) == outcome.decisions == sum(times.decisions for times in outcome.times)
    state = rh.game("tickets").start(2, bytes(32))
    for action in outcome.actions:
        state.apply(rh.game("tickets").parse(action))
    assert tuple(state.scores()) == outcome.scores
