"""One bot of 18Lilliput among others from openings that nobody chose; docs/strength.md quotes the lines.

    python -m benchmarks.openings [--players P] [--deals N] [--seed S] BOT OTHERS

The game has no luck but who begins, and our players draft and place their homes nearly always alike. Here both are
chosen at random, and bots play on from there. Every deal is played with the bot in each seat.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import fmean

import roundhouse as rh
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.numbers import Numbers
from roundhouse.sim.intervals import share_interval
from roundhouse.sim.playing import Fixture, RunSettings, play_game
from roundhouse.sim.schedule import deal_seed

RUN = RunSettings("lilliput")


def opened(players: int, secret: bytes) -> LilliputState:
    """A game in which all was drafted and all homes were placed at random."""
    state = rh.game("lilliput").start(players, secret)
    assert isinstance(state, LilliputState)
    chance = Random(secret)
    while state.stage is not Stage.TURN:
        state.apply(chance.choice(state.legal_actions()))
    return state


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.openings")
    parser.add_argument("bot", metavar="BOT")
    parser.add_argument("others", metavar="OTHERS")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    wins: list[float] = []  # by deal
    leads: list[float] = []  # on the best of the others, by game
    for deal in range(given.deals):
        parts: list[float] = []
        for seat in range(given.players):
            names = [given.others] * given.players
            names[seat] = given.bot
            secret = deal_seed(given.seed, deal)
            outcome = play_game(RUN, Fixture(len(leads), tuple(names), secret), opened(given.players, secret))
            own, *others = outcome.scores[seat], *outcome.scores[:seat], *outcome.scores[seat + 1 :]
            parts.append(outcome.win_part(seat))
            leads.append(own - max(others))
        wins.append(fmean(parts))
        share = f"{100 * fmean(wins):.1f} % ({Numbers(Catalogue()).between(share_interval(wins))})"
        print(f"\r{given.bot} among {given.others}, {given.players} players: {share} of {len(leads)} games, ", end="")
        print(f"by {fmean(leads):.0f} points", end="", flush=True)
    print()


if __name__ == "__main__":
    main()
