"""What came of a simulation: by seat for people, and as JSON for programs."""

from __future__ import annotations

from collections.abc import Sequence
from json import dumps
from pathlib import Path
from typing import Any

from roundhouse.bots.anywhere import check_findable
from roundhouse.bots.names import is_foreign, split_names
from roundhouse.bots.roster import bot_of, default_bot
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.contract import Game, Seat
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.errors import InvalidOption
from roundhouse.sim.playing import AUTOMATON, Outcome
from roundhouse.sim.simulate import picks_of

FORMAT = "roundhouse-simulation"
VERSION = 1
GAMES = 100  # unless somebody says how many


def read_bots(text: str | None, players: int | None, game: GameName) -> list[str]:
    """A bot for each seat; one alone plays them all, and the game's own default where none is named."""
    names = [bot_of(default_bot(game), game)] if text is None else split_names(text)
    for name in names:
        if not is_foreign(name):  # else it is looked at once, before the first game
            check_findable(name, game)
    if len(names) == 1:
        return names * (2 if players is None else players)
    if players is not None and len(names) != players:
        raise InvalidOption(
            about(
                "bots",
                complaint(
                    "bots-for-players",
                    "{bots} bots for {players} players; name one per seat, or one for all",
                    bots=len(names),
                    players=players,
                ),
            )
        )
    return names


def summary_of(outcomes: Sequence[Outcome], bots: Sequence[str]) -> list[dict[str, Any]]:
    """By seat, an automaton's last: mean score and share of wins, where a shared win counts in equal parts."""
    summary = []
    for seat, bot in enumerate([*bots, *[AUTOMATON] * (len(outcomes[0].scores) - len(bots))]):
        score = sum(outcome.scores[seat] for outcome in outcomes)
        wins = sum(outcome.win_part(Seat(seat)) for outcome in outcomes)
        mean, share = score / len(outcomes), wins / len(outcomes)
        summary.append({"seat": seat, "bot": bot, "mean_score": round(mean, 6), "win_share": round(share, 6)})
    return summary


def simulation_json(
    rules: Game, bots: list[str], games: int, seed: int, options: dict[str, Any], outcomes: Sequence[Outcome]
) -> str:
    """The simulation as JSON, one line per game: no times and no workers, so that equal runs give equal files."""
    settings = {"game": rules.name, "rules": rules.rules_version, "players": len(bots), "bots": bots}
    settings |= {"games": games, "seed": seed}
    if options:
        settings["options"] = {
            name: str(value) if isinstance(value, Path) else value for name, value in options.items()
        }
    if picks := picks_of(outcomes):
        settings["picks"] = picks
    settings |= {"summary": summary_of(outcomes, bots)}
    head = dumps({"format": FORMAT, "version": VERSION, **settings}, indent=1).removesuffix("\n}")
    return head + ',\n "outcomes": [\n  ' + ",\n  ".join(map(_line, outcomes)) + "\n ]\n}\n"


def _line(one: Outcome) -> str:
    told: dict[str, Any] = {"game": one.number, "scores": one.scores, "ranks": one.ranks, "decisions": one.decisions}
    more = {name: getattr(one, name) for name in ("picks", "failures") if any(getattr(one, name))}
    return dumps(told | more)
