"""What games between bots say about a map: balance by turn, lengths and scores, parts that nobody uses or everybody."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from roundhouse.bots.anywhere import check_findable
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.ids import GameName
from roundhouse.kernel.registry import game as find_game
from roundhouse.sim.batches import play_batches
from roundhouse.sim.intervals import share_interval
from roundhouse.sim.map_judge import Judged, MapFinding, MapJudge, map_judge_of
from roundhouse.sim.playing import AUTOMATON, Fixture, RunSettings, play_game
from roundhouse.sim.pools import work_pool
from roundhouse.sim.simulate import check_games, game_seed

FORMAT = "roundhouse-balance"
VERSION = 1
GAMES = 200  # unless somebody says how many
FEW = 30  # games that say nothing about single parts of a map


@dataclass(frozen=True, slots=True)
class Trial:
    """A map that is to be tried out: by how many players, how often, by which bot."""

    game: GameName
    value: dict[str, Any]
    players: int
    games: int = GAMES
    bot: str = "planner"
    seed: int = 1

    def check(self) -> MapJudge:
        """Its judge; raises InvalidOption for what cannot be played."""
        judge = map_judge_of(self.game)
        if judge is None:
            told = complaint("no-maps", "{game} has no maps to judge", game=self.game)
            raise InvalidOption(told, option="game")
        check_games(self.games)
        check_findable(self.bot, self.game)
        if self.games > judge.most_games:
            told = complaint(
                "at-most-number", "must be at most {number}, not {value}", number=judge.most_games, value=self.games
            )
            raise InvalidOption(about("games", told), option="games", value=self.games)
        find_game(self.game).start(self.players, 0, **self.settings.options)
        return judge

    @property
    def settings(self) -> RunSettings:
        judge = map_judge_of(self.game)
        assert judge is not None
        return RunSettings(self.game, {judge.option: self.value})

    def fixtures(self) -> list[Fixture]:
        bots = (self.bot,) * self.players
        return [Fixture(number, bots, game_seed(self.seed, number)) for number in range(self.games)]


def balance(trial: Trial, workers: int = 1, on_progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Play a map and tell what came of it, as plain data. The same trial tells the same, whatever the workers."""
    trial.check()
    pool = work_pool(trial.settings, workers, judge_games)
    games: list[Judged] = []
    for batch in play_batches(pool, trial.fixtures()):
        games += batch
        if on_progress is not None:
            on_progress(len(games))
    return report(trial, games)


def judge_games(run: RunSettings, fixtures: Sequence[Fixture]) -> list[Judged]:
    """Play these games and note what there is to note of each."""
    judge, game = map_judge_of(run.game), find_game(run.game)
    assert judge is not None
    judged = []
    for fixture in fixtures:
        state = game.begin(len(fixture.bots), fixture.secret, run.options, game.rules_version)
        outcome = play_game(run, fixture, state)
        view = state.view(None)
        judged.append(Judged(outcome, view["first_player"], judge.facts(view, outcome)))
    return judged


def report(trial: Trial, games: Sequence[Judged]) -> dict[str, Any]:
    """What the games came to."""
    judge = trial.check()
    games = sorted(games, key=lambda one: one.number)
    seats = range(trial.players)
    turns = [_turn(games, turn, trial.players) for turn in seats]
    parts, findings = judge.told(trial.value, games)
    found = [*_unfair_turns(turns, trial.players), *findings] if len(games) >= FEW else []
    told: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": trial.game,
        "map": trial.value.get("name", ""),
        "players": trial.players,
        "bot": trial.bot,
        "games": len(games),
        "seed": trial.seed,
        "turns": turns,
        "mean_decisions": round(fmean(one.outcome.decisions for one in games), 2),
        "mean_score": round(fmean(one.outcome.scores[seat] for one in games for seat in seats), 2),
        "mean_winner": round(fmean(max(one.outcome.scores) for one in games), 2),
        "parts": parts,
        "is_enough": len(games) >= FEW,
        "findings": [finding.to_data() for finding in found],
    }
    if len(games[0].outcome.scores) > trial.players:
        told[AUTOMATON] = {
            "mean_score": round(fmean(one.outcome.scores[trial.players] for one in games), 2),
            "win_share": round(fmean(one.outcome.win_part(Seat(trial.players)) for one in games), 4),
        }
    return told


def _turn(games: Sequence[Judged], turn: int, players: int) -> dict[str, Any]:
    """How whoever came in that turn did."""
    seats = [(one.outcome, Seat((one.first + turn) % players)) for one in games]
    wins = [outcome.win_part(seat) for outcome, seat in seats]
    return {
        "turn": turn,
        "win_share": round(fmean(wins), 4),
        "win_interval": [round(end, 4) for end in share_interval(wins)],
        "mean_score": round(fmean(outcome.scores[seat] for outcome, seat in seats), 2),
    }


def _unfair_turns(turns: Sequence[dict[str, Any]], players: int) -> list[MapFinding]:
    """Turns that surely win more or less often than others."""
    fair = 1 / players
    found = []
    for entry in turns:
        low, high = entry["win_interval"]
        if players > 1 and (low > fair or high < fair):
            code = "turn-strong" if low > fair else "turn-weak"
            found.append(MapFinding(code, (), {"turn": entry["turn"] + 1, "share": entry["win_share"]}))
    return found
