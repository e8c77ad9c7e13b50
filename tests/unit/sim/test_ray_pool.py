"""Ray: a tournament on a Ray of two processes gives the same results, also when a worker is lost on the way."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.rl.selfplay.recording import play_shards
from roundhouse.rl.selfplay.run import SelfplayPlan, fill_folder
from roundhouse.sim import ray_pool
from roundhouse.sim.playing import Fixture, Outcome, RunSettings, play_fixtures
from roundhouse.sim.pools import local_pool, work_pool
from roundhouse.sim.ray_pool import RayPool
from roundhouse.sim.tournament import plan, play_tournament


@pytest.fixture(scope="module")
def two_processes() -> Iterator[None]:
    """One Ray for all tests here: it takes a while to start."""
    import ray

    ray_pool.start_ray(2)
    yield
    ray.shutdown()


@pytest.mark.usefixtures("two_processes")
def test_a_tournament_on_ray(tmp_path: Path) -> None:
    header = plan("tickets", ["random"], 2, games=12)
    here = play_tournament(header, tmp_path / "here", lambda: local_pool(header.run_settings, 1))
    on_ray = play_tournament(header, tmp_path / "ray", lambda: RayPool(header.run_settings, 2))
    assert on_ray.outcomes == here.outcomes


@pytest.mark.usefixtures("two_processes")
def test_self_play_on_ray_writes_the_same_files(tmp_path: Path) -> None:
    wanted = SelfplayPlan("tickets", ["random", "random"], 6, 1, "npz", 2, {})
    fill_folder(wanted, tmp_path / "here", lambda: work_pool(wanted.run, 1, play_shards))
    fill_folder(wanted, tmp_path / "ray", lambda: RayPool(wanted.run, 2, play_shards))
    here, on_ray = ({file.name: file.read_bytes() for file in (tmp_path / name).iterdir()} for name in ("here", "ray"))
    assert len(here) == 4
    assert on_ray == here


@pytest.mark.usefixtures("two_processes")
def test_the_games_of_a_lost_worker_are_played_again(tmp_path: Path) -> None:
    mark = tmp_path / "died"

    def dies_once(run: RunSettings, fixtures: Sequence[Fixture]) -> list[Outcome]:
        if fixtures[0].number == 5 and not mark.exists():
            mark.touch()
            os._exit(1)
        return play_fixtures(run, fixtures)

    header = plan("tickets", ["random"], 2, games=8)
    here = play_tournament(header, tmp_path / "here", lambda: local_pool(header.run_settings, 1))
    pool = RayPool(header.run_settings, 2, dies_once)
    games = [header.schedule.fixture(number) for number in range(8)]
    for number in range(8):
        pool.submit((games[number],))
    found = [outcome for _ in range(8) for outcome in pool.next_done()]
    assert mark.exists()
    assert sorted(found, key=lambda outcome: outcome.number) == here.outcomes
    pool.close()


@pytest.mark.usefixtures("two_processes")
def test_a_complaint_arrives_as_it_is() -> None:
    pool = RayPool(RunSettings("tickets"), 2)
    pool.submit((Fixture(0, ("random", "oracle"), bytes(32)),))
    with pytest.raises(rh.UnknownBot, match="there is no bot 'oracle'"):
        pool.next_done()
    pool.close()


def test_without_ray_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_pool, "find_spec", lambda _: None)
    with pytest.raises(rh.InvalidOption, match="Ray is not installed"):
        ray_pool.check_ray()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_a_cluster_that_does_not_answer(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setenv(ray_pool.ADDRESS, address)
    with pytest.raises(rh.InvalidOption, match=f"Ray does not answer at RAY_ADDRESS={address}"):
        ray_pool.check_ray()
