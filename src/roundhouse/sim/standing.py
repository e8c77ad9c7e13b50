"""What a tournament's games come to: the shares, scores and times of each bot, of each pair and of each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean, quantiles
from typing import Any

from roundhouse.kernel.contract import Seat
from roundhouse.sim.decision_times import budget, put_together
from roundhouse.sim.intervals import mean_interval, share_interval
from roundhouse.sim.playing import AUTOMATON, Outcome, failures_of
from roundhouse.sim.ratings import ratings
from roundhouse.sim.results_file import Header
from roundhouse.sim.simulate import picks_of

Deal = list[Outcome]


class Deals:
    """Puts games together to deals as they come, in any order."""

    def __init__(self, header: Header) -> None:
        self._schedule = header.schedule
        self._whole = 0
        self._begun: dict[int, Deal] = {}

    def add(self, outcomes: Iterable[Outcome]) -> list[Deal]:
        """The deals that are whole now and were not before, in order; none comes before those that go before it."""
        for outcome in outcomes:
            self._begun.setdefault(self._schedule.deal_of(outcome.number), []).append(outcome)
        whole: list[Deal] = []
        while len(self._begun.get(self._whole, ())) == len(self._schedule.seatings):
            whole.append(sorted(self._begun.pop(self._whole), key=lambda outcome: outcome.number))
            self._whole += 1
        return whole


def whole_deals(header: Header, outcomes: Iterable[Outcome]) -> list[Deal]:
    """The games deal by deal in order, up to the first deal that is not complete."""
    return Deals(header).add(outcomes)


def names_at(header: Header, outcome: Outcome) -> tuple[str, ...]:
    """Who sat where; an automaton comes last."""
    bots = header.schedule.bots_at(outcome.number)
    return bots + (AUTOMATON,) * (len(outcome.scores) - len(bots))


def by_deal(header: Header, deals: Sequence[Deal], bot: str, worth: Callable[[Outcome, Seat], float]) -> list[float]:
    """One sample per deal: the mean of what that bot's seats are worth in all its games."""
    return [
        fmean(
            worth(outcome, Seat(seat))
            for outcome in deal
            for seat, name in enumerate(names_at(header, outcome))
            if name == bot
        )
        for deal in deals
    ]


def ahead(header: Header, deals: Sequence[Deal], bot: str, opponent: str) -> list[float]:
    """One sample per deal: how often a seat of the bot finished ahead of one of the opponent, equal ranks as a half."""
    return [
        fmean(
            0.5 if outcome.ranks[one] == outcome.ranks[other] else float(outcome.ranks[one] < outcome.ranks[other])
            for outcome in deal
            for one, name in enumerate(names_at(header, outcome))
            for other, rival in enumerate(names_at(header, outcome))
            if name == bot and rival == opponent
        )
        for deal in deals
    ]


def standing(header: Header, deals: Sequence[Deal]) -> dict[str, Any]:
    """Everything that is told of a tournament, as plain data; what depends on the clock is under `times`."""
    games = [outcome for deal in deals for outcome in deal]
    names = list(dict.fromkeys(name for game in games for name in names_at(header, game)))
    rated = ratings((names_at(header, game), game.ranks) for game in games)
    return {
        "deals": len(deals),
        "games": len(games),
        "bots": [_bot(header, deals, name, rated[name].mu, rated[name].sigma) for name in names],
        "pairs": _pairs(header, deals, names),
        "seats": _seats(games),
        "picks": picks_of(games),
        "illegal": 0,  # a bot of ours that answers so ends the tournament
        "failures": failures_of((names_at(header, game), game.failures) for game in games),
        "times": [_times(header, games, name) for name in names if name != AUTOMATON],
    }


def _bot(header: Header, deals: Sequence[Deal], name: str, mu: float, sigma: float) -> dict[str, Any]:
    wins = by_deal(header, deals, name, Outcome.win_part)
    means = by_deal(header, deals, name, lambda outcome, seat: outcome.scores[seat])
    held = [(o, seat) for deal in deals for o in deal for seat, who in enumerate(names_at(header, o)) if who == name]
    alone = all(set(names_at(header, outcome)) == {name} for outcome, _ in held)
    return {
        "bot": name,
        "games": len({outcome.number for outcome, _ in held}),
        "win_share": _rounded(fmean(wins)),
        "win_interval": None if alone else _interval(share_interval(wins)),  # among equals the share is not an estimate
        "mean_score": _rounded(fmean(means)),
        "score_interval": _interval(mean_interval(means)),
        "scores": _spread([outcome.scores[seat] for outcome, seat in held]),
        "rating": {"mu": _rounded(mu), "sigma": _rounded(sigma), "ordinal": _rounded(mu - 3 * sigma)},
        "sheet": _mean_sheet([outcome.sheet[seat] for outcome, seat in held]),
    }


def _spread(scores: list[int]) -> dict[str, Any]:
    """The distribution of scores: quantiles, and how often each score came up."""
    cuts = quantiles(scores, n=20, method="inclusive") if len(scores) > 1 else scores * 19
    counts = {str(score): number for score, number in sorted(Counter(scores).items())}
    share = {"p5": cuts[0], "p25": cuts[4], "p50": cuts[9], "p75": cuts[14], "p95": cuts[18]}
    return {"min": min(scores), **share, "max": max(scores), "counts": counts}


def _mean_sheet(sheets: list[dict[str, Any]]) -> dict[str, float]:
    """The mean of each figure of the score sheets; what a sheet does not name is nothing."""
    figures = dict.fromkeys(figure for sheet in sheets for figure in sheet)
    return {figure: _rounded(fmean(sheet.get(figure, 0) for sheet in sheets)) for figure in figures}


def _pairs(header: Header, deals: Sequence[Deal], names: Sequence[str]) -> list[dict[str, Any]]:
    """How often the one finished ahead of the other, for every two that met."""
    pairs = []
    for index, name in enumerate(names):
        for rival in names[index + 1 :]:
            shared = [o for deal in deals for o in deal if {name, rival} <= set(names_at(header, o))]
            if not shared:
                continue
            shares = ahead(header, deals, name, rival)
            entry = {"bot": name, "opponent": rival, "games": len(shared), "share": _rounded(fmean(shares))}
            pairs.append({**entry, "interval": _interval(share_interval(shares))})
    return pairs


def _seats(games: Sequence[Outcome]) -> list[dict[str, Any]]:
    """By seat, whoever held it."""
    return [
        {
            "seat": seat,
            "mean_score": _rounded(fmean(game.scores[seat] for game in games)),
            "win_share": _rounded(fmean(game.win_part(Seat(seat)) for game in games)),
        }
        for seat in range(len(games[0].scores))
    ]


def _times(header: Header, games: Sequence[Outcome], name: str) -> dict[str, Any]:
    own = put_together(g.times[seat] for g in games for seat, who in enumerate(names_at(header, g)) if who == name)
    return {
        "bot": name,
        "decisions": own.decisions,
        "p50": _rounded(own.quantile(0.5)),
        "p95": _rounded(own.quantile(0.95)),
        "longest": _rounded(own.longest),
        "budget": budget(name, header.game),
        "over": own.over,
    }


def _interval(interval: tuple[float, float] | None) -> list[float] | None:
    return None if interval is None else [_rounded(end) for end in interval]


def _rounded(number: float) -> float:
    return round(number, 6)
