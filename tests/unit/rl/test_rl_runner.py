"""Many games at once: the same in every process, and as one by one."""

from __future__ import annotations

import numpy as np
import pytest

import roundhouse as rh
from roundhouse import rl
from roundhouse.rl.play import Play


def first_legal(masks):
    return masks.argmax(axis=1)


def last_legal(masks):
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)


@pytest.mark.parametrize(("game", "players"), [("tickets", 2), ("lilliput", 3)])
def test_games_are_the_same_whatever_the_number_of_workers(game, players):
    seen = []
    for workers in (0, 2):
        with rl.vector(game, players, games=5, workers=workers, seed=9) as runner:
            arrays, rows = runner.arrays, []
            for step in range(260):
                runner.step(last_legal(arrays.masks) if step % 5 else first_legal(arrays.masks))
                if step % 20 == 0 or arrays.dones.any():
                    rows.append([array.copy() for array in arrays])
            first = runner.reset(9).observations.copy()
        seen.append((rows, first))
    (here, again), (there, also) = seen
    assert len(here) == len(there)
    for one, other in zip(here, there, strict=True):
        for mine, theirs in zip(one, other, strict=True):
            assert np.array_equal(mine, theirs)
    assert np.array_equal(again, also)
    assert any(row[3].any() for row in here), "no game ended"


def test_a_row_is_what_a_single_game_shows_and_ends_with_its_rewards():
    runner = rl.vector("tickets", games=3, workers=0, seed=4)
    plays = [play.copy() for play in runner._here.plays]
    ended = 0
    for _ in range(400):
        arrays = runner.arrays
        actions = last_legal(arrays.masks)
        for game, play in enumerate(plays):
            mask = np.zeros(runner.setting.numbering.size, np.int8)
            play.write_mask(mask)
            assert np.array_equal(arrays.masks[game], mask)
            assert arrays.seats[game] == play.state.active_seat
            assert np.array_equal(arrays.observations[game], play.observation(play.state.active_seat))
            play.apply(int(actions[game]))
        runner.step(actions)
        for game, play in enumerate(plays):
            assert arrays.dones[game] == play.state.is_over
            assert arrays.rewards[game].tolist() == (play.rewards() if play.state.is_over else [0, 0])
            if play.state.is_over:
                ended += 1
                plays[game] = Play(runner.setting, runner._here.plays[game].state.copy())
    assert ended


@pytest.mark.parametrize("workers", [0, 1])
def test_an_illegal_action_in_one_game_is_an_error_and_changes_none(workers):
    with rl.vector("lilliput", games=3, workers=workers, seed=1) as runner:
        arrays = runner.arrays
        before = arrays.observations.copy()
        good = first_legal(arrays.masks)
        for wrong in (int(arrays.masks[2].argmin()), -1, 10**6):
            bad = good.copy()
            bad[2] = wrong
            with pytest.raises(rh.InvalidAction, match=f"action {wrong} is not legal now in game 2"):
                runner.step(bad)
        for shape in (good[:2], good.astype(float), 3):
            with pytest.raises(rh.InvalidAction, match="must be 3 whole numbers"):
                runner.step(shape)
        assert np.array_equal(arrays.observations, before)
        runner.step(good)
        assert not np.array_equal(arrays.observations, before)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"games": 0}, "games: must be a whole number of at least 1, not 0"),
        ({"games": 2, "workers": -1}, "workers: must be a whole number of at least 0, not -1"),
        ({"games": 2, "players": 9}, "players: tickets is for 2 to 5 players, not 9"),
    ],
)
def test_bad_parameters_are_answered_with_one_sentence(arguments, sentence):
    with pytest.raises(rh.InvalidOption, match=sentence):
        rl.vector("tickets", **arguments)


def test_a_closed_runner_says_so():
    runner = rl.vector("tickets", games=2, workers=1, seed=1)
    actions = first_legal(runner.arrays.masks)
    runner.close()
    runner.close()
    with pytest.raises(rh.RoundhouseError, match="the runner is closed"):
        runner.step(actions)


def test_a_worker_that_died_is_noticed():
    runner = rl.vector("tickets", games=2, workers=1, seed=1)
    runner._processes[0].terminate()
    runner._processes[0].join()
    with pytest.raises(rh.RoundhouseError, match="a worker process has died"):
        runner.step(first_legal(runner.arrays.masks))
