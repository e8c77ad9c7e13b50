"""OpenSkill ratings (Plackett-Luce) over games in the order of their numbers, so that they can be repeated."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean


@dataclass(frozen=True, slots=True)
class Rating:
    """Skill and doubt; `ordinal` is the skill that is almost sure: mu - 3 sigma."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        return self.mu - 3 * self.sigma


def ratings(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """From names and ranks by seat; a name that holds several seats gets the mean of what they earned."""
    from openskill.models import PlackettLuce  # noqa: PLC0415  # slow to load

    model = PlackettLuce()
    found: dict[str, Rating] = {}
    for names, ranks in games:
        for name in names:
            found.setdefault(name, Rating(model.mu, model.sigma))
        if len(set(names)) < 2:
            continue
        teams = [[model.rating(mu=found[name].mu, sigma=found[name].sigma)] for name in names]
        rated = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in ranks])]
        for name in set(names):
            own = [new for new, holder in zip(rated, names, strict=True) if holder == name]
            found[name] = Rating(fmean(new.mu for new in own), fmean(new.sigma for new in own))
    return found
