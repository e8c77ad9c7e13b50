"""What a game teaches of the people who played it: OpenSkill (Plackett-Luce), as for tournaments of bots.

Everybody begins alike. Levels of computers stand where tournaments have put them and learn nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from roundhouse.bots.roster import worth_of
from roundhouse.kernel.declaration import GameName
from roundhouse.match.ids import PersonId

LEAST_GAMES = 10  # for a place on a leaderboard
CERTAIN = 0.01  # the uncertainty of what is fixed: none would divide by nothing


@dataclass(frozen=True, slots=True)
class Skill:
    """Skill and doubt."""

    mu: float
    sigma: float

    @property
    def sure(self) -> float:
        """The skill that somebody almost surely has."""
        return self.mu - 3 * self.sigma


BEGINNING = Skill(25.0, 25.0 / 3)


@dataclass(frozen=True, slots=True)
class Party:
    """One seat of a game, and what its person was rated before."""

    person: PersonId | None
    bot: str | None
    rank: int
    before: Skill


def rated(game: GameName, players: int, parties: Sequence[Party]) -> list[Skill | None]:
    """What every seat is rated after a game; None for computers, and where there is nothing to compare with."""
    known = [(number, skill) for number, party in enumerate(parties) if (skill := _skill(game, players, party))]
    after: list[Skill | None] = [None] * len(parties)
    if len(known) < 2:
        return after
    model = _model()
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for _, skill in known]
    new = model.rate(teams, ranks=[float(parties[number].rank) for number, _ in known])
    for (number, _), (team,) in zip(known, new, strict=True):
        if parties[number].person is not None:
            after[number] = Skill(team.mu, team.sigma)
    return after


def _skill(game: GameName, players: int, party: Party) -> Skill | None:
    if party.person is not None:
        return party.before
    worth = None if party.bot is None else worth_of(party.bot, game, players)
    return None if worth is None else Skill(worth, CERTAIN)


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # noqa: PLC0415  # slow to load

    return PlackettLuce()
