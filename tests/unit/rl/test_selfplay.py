"""Self-play data: every decision as the environment would have shown it, whole files, and runs that go on."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from signal import SIGKILL
from time import sleep

import numpy as np
import pytest
from pyarrow import parquet

import roundhouse as rh
from roundhouse.rl.play import Play
from roundhouse.rl.selfplay.columns import COLUMNS
from roundhouse.rl.selfplay.recording import play_shards
from roundhouse.rl.selfplay.run import HEADER, SelfplayPlan, fill_folder
from roundhouse.rl.setting import setting
from roundhouse.sim.pools import work_pool
from roundhouse.sim.simulate import game_seed, simulate

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "selfplay.md").read_text("utf-8")


def planned(game="tickets", bots=("greedy", "random"), games=5, seed=1, kind="npz", shard=2, **chosen):
    return SelfplayPlan(game, list(bots), games, seed, kind, shard, chosen)


def fill(plan, folder, workers=1, note=None):
    return fill_folder(plan, folder, lambda: work_pool(plan.run, workers, play_shards), note)


def rows_of(folder):
    """All columns of all files."""
    parts = []
    for file in sorted(folder.glob("games-*.npz")):
        with np.load(file) as rows:
            parts.append({name: rows[name] for name in rows.files})
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def contents(folder):
    return {file.name: file.read_bytes() for file in folder.glob("games-*")}


CASES = [
    ("tickets", ("planner", "greedy"), {}),
    ("tickets", ("greedy", "random", "random"), {"board": ROOT / "tests" / "boards" / "islands.toml"}),
    ("lilliput", ("greedy", "random"), {"window": 2, "expert": True}),
    ("lilliput", ("greedy",), {"window": 1}),
]


@pytest.mark.parametrize(("game", "bots", "options"), CASES)
def test_rows_are_what_the_environment_shows_when_the_game_is_played_again(tmp_path, game, bots, options):
    plan = planned(game, bots, games=2, shard=1, **options)
    assert fill(plan, tmp_path) == 2
    rows, header = rows_of(tmp_path), json.loads((tmp_path / HEADER).read_text())
    masks = np.unpackbits(rows["mask"], axis=1, count=header["actions"])
    made = setting(game, len(bots), **options)
    values = 0
    for number in range(2):
        play = Play(made, made.start(game_seed(1, number)))
        places = np.flatnonzero(rows["game_number"] == number)
        assert rows["step"][places].tolist() == list(range(len(places)))
        for place in places:
            state, seat = play.state, rows["seat"][place]
            assert state.active_seat == seat
            assert np.array_equal(rows["observation"][place], play.observation(rh.Seat(int(seat))))
            assert masks[place].nonzero()[0].tolist() == sorted(play.choices)
            action = made.game.parse(str(rows["notation"][place]))
            chosen = int(rows["action"][place])
            if action in play.choices.values():
                assert play.choices[chosen] == action
            else:  # it has the number of one like it, if any
                assert chosen == -1 or type(play.choices[chosen]) is type(action)
            told = not np.isnan(rows["value"][place])
            assert told == (rows["unit"][place] > 0)
            assert not told or len(state.legal_actions()) > 1
            values += told
            play.carry_out(action)
        assert play.state.is_over
        rewards = play.rewards()
        assert rows["reward"][places].tolist() == pytest.approx([rewards[seat] for seat in rows["seat"][places]])
        scores = play.state.scores()
        leads = [score - (sum(scores) - score) / (len(scores) - 1) for score in scores]
        assert rows["lead"][places].tolist() == pytest.approx([leads[seat] for seat in rows["seat"][places]])
    assert (values > 0) == ("planner" in bots)


def test_the_games_are_those_of_a_simulation(tmp_path):
    fill(planned(), tmp_path)
    rows = rows_of(tmp_path)
    outcomes = simulate("tickets", ["greedy", "random"], 5, 1)
    assert [int((rows["game_number"] == outcome.number).sum()) for outcome in outcomes] == [
        o.decisions for o in outcomes
    ]


def test_files_are_the_same_whatever_the_number_of_workers(tmp_path):
    for workers in (1, 2):
        fill(planned(), tmp_path / str(workers), workers)
    assert contents(tmp_path / "1") == contents(tmp_path / "2")
    assert sorted(contents(tmp_path / "1")) == [
        "games-00000000-00000001.npz",
        "games-00000002-00000003.npz",
        "games-00000004-00000004.npz",
    ]


class Broken(Exception):
    """Somebody pulls the plug."""


def test_a_broken_run_goes_on_and_plays_nothing_twice(tmp_path):
    def pull_the_plug(done):
        if done >= 4:
            raise Broken

    with pytest.raises(Broken):
        fill(planned(), tmp_path, note=pull_the_plug)
    before = contents(tmp_path)
    assert len(before) == 2
    (tmp_path / ".games-00000004-00000004.npz.new").write_bytes(b"torn off")
    (tmp_path / "notes.txt").write_text("mine")
    seen = []
    fill(planned(), tmp_path, note=seen.append)
    assert seen == [4, 5]
    fill(planned(), tmp_path / "whole")
    assert contents(tmp_path) == contents(tmp_path / "whole")
    assert before.items() <= contents(tmp_path).items()
    assert sorted(file.name for file in tmp_path.iterdir() if not file.name.startswith("games")) == [
        "notes.txt",
        HEADER,
        "whole",
    ]


def test_a_run_that_is_killed_goes_on(tmp_path):
    """The whole process, between two files or in the middle of one."""
    out = tmp_path / "data"
    command = [sys.executable, "-m", "roundhouse.cli.main", "selfplay", "tickets", "--bots", "random", "--out", out]
    command += ["--games", "60", "--shard", "4"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    for _ in range(2400):  # two minutes: the first files take a second where nothing else is going on
        if process.poll() is not None or len(list(out.glob("games-*"))) >= 2:
            break
        sleep(0.05)
    process.send_signal(SIGKILL)
    process.wait(60)
    process.stdout.close()
    process.stderr.close()
    assert len(list(out.glob("games-*"))) >= 2
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert f"60 games are in {out}." in done.stdout
    games = rows_of(out)["game_number"]
    assert np.unique(games).tolist() == list(range(60))
    assert all(a <= b for a, b in pairwise(games))


def test_a_folder_of_an_older_format_is_not_gone_on_with(tmp_path):
    """Its column `game_number` was called `game`."""
    fill(planned(games=3), tmp_path)
    file = tmp_path / HEADER
    file.write_text(json.dumps(json.loads(file.read_text()) | {"version": 1}))
    with pytest.raises(rh.InvalidRecord, match="of another run: its version differs; choose another folder"):
        fill(planned(games=3), tmp_path)


def test_a_run_can_be_made_longer_but_is_never_mixed_with_another(tmp_path):
    fill(planned(games=3), tmp_path)
    fill(planned(games=5), tmp_path)
    fill(planned(games=5), tmp_path / "whole")
    assert contents(tmp_path) == contents(tmp_path / "whole")
    for plan, sentence in (
        (planned(seed=2), "of another run: its seed differs; choose another folder"),
        (planned(bots=("random", "random")), "its bots differs"),
        (planned(first_player=1), "its options differs"),
        (planned(games=4), "holds 5 games, more than 4"),
    ):
        with pytest.raises(rh.InvalidRecord, match=sentence):
            fill(plan, tmp_path)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "thesis.txt").write_text("mine")
    with pytest.raises(rh.InvalidRecord, match="holds other files"):
        fill(planned(), tmp_path / "other")
    assert contents(tmp_path) == contents(tmp_path / "whole")


@pytest.mark.parametrize(
    ("chosen", "sentence"),
    [
        ({"games": 0}, "games: must be at least 1, not 0"),
        ({"shard": 0}, "shard: must be at least 1, not 0"),
        ({"wind": 1}, "wind: tickets has no such option"),
        ({"window": 0, "game": "lilliput"}, "window: must be a whole number from 1 to 20, not 0"),
        ({"bots": ("random",)}, "players: tickets is for 2 to 5 players, not 1"),
    ],
)
def test_bad_wishes_are_answered_with_one_sentence(chosen, sentence):
    with pytest.raises(rh.RoundhouseError, match=sentence):
        planned(**chosen)


def test_parquet_holds_the_same(tmp_path):
    fill(planned(kind="npz"), tmp_path / "npz")
    fill(planned(kind="parquet"), tmp_path / "parquet")
    rows = rows_of(tmp_path / "npz")
    table = parquet.read_table(sorted((tmp_path / "parquet").glob("games-*.parquet")))
    assert table.column_names == [column.name for column in COLUMNS]
    for name, values in rows.items():
        told = table[name].to_pylist()
        if name == "value":
            assert np.array_equal(np.array(told, np.float32), values, equal_nan=True)
        else:
            assert np.array_equal(np.array(told).astype(values.dtype), values)
    assert table.schema.field("observation").type.list_size == rows["observation"].shape[1]


def test_every_column_is_documented():
    for column in COLUMNS:
        assert f"| `{column.name}` | {column.kind} | {column.meaning} |" in PAGE
    named = [line.split("`")[1] for line in PAGE.splitlines() if line.startswith("| `")]
    assert named == [column.name for column in COLUMNS]


def test_the_loader_of_the_page_loads(tmp_path):
    source = PAGE.split("<!-- loader -->")[1].split("```python\n")[1].split("```")[0]
    assert sum(bool(line) for line in source.splitlines()) <= 10
    room = {}
    exec(source, room)  # noqa: S102  # the words of our own page
    fill(planned(), tmp_path)
    rows = rows_of(tmp_path)
    parts = list(room["load"](tmp_path))
    assert len(parts) == 3
    for place, name in ((0, "observation"), (2, "action"), (3, "reward")):
        assert np.array_equal(np.concatenate([part[place] for part in parts]), rows[name])
    masks, actions = (np.concatenate([part[place] for part in parts]) for place in (1, 2))
    known = actions >= 0
    assert masks[known, actions[known]].all()
