"""Our search against OpenSpiel's searchers at equal time; docs/lab-notes.md quotes the table.

    python -m benchmarks.openspiel_search [--deals N] [--seconds S] [NAME ...]

Their bots sit at our table: each is told what its seat may know, like ours, and searches a sample of it through the
games that roundhouse.rl registers. They count simulations, so `Pace` gives them as many as fill the seconds. Every deal
is played twice with seats exchanged. Times are those of the processor, over decisions with something to choose.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from importlib.metadata import version
from math import tanh
from statistics import fmean
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from benchmarks.strength import markdown_row, markdown_rule
from roundhouse.bots.contract import Bot, Decision
from roundhouse.bots.lilliput.experience import experienced
from roundhouse.bots.roster import make_bot
from roundhouse.bots.tickets.guide import TicketsGuide
from roundhouse.bots.tickets.ranking import ranked
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.numbers import Numbers
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import State
from roundhouse.kernel.records import result_of
from roundhouse.kernel.registry import game as find_game
from roundhouse.kernel.rng import Stream
from roundhouse.match.bot_decisions import bot_decision, seen_since
from roundhouse.rl.openspiel import Held
from roundhouse.rl.play import Play
from roundhouse.rl.setting import setting
from roundhouse.sim.intervals import share_interval
from roundhouse.sim.schedule import deal_seed

PLAYERS = 2
FEWEST = 2  # simulations: after one, OpenSpiel's bots have tried no action yet
CHANCES = 240.0  # points of lead by experience in 18Lilliput that are worth 0.76 of a win


@dataclass(slots=True)
class Pace:
    """How many simulations fill the time: what a decision took too little or too long is made up for by the next."""

    seconds: float
    rate: float = 100.0  # simulations in a second, as far as is known
    spent: float = 0.0
    decisions: int = 0

    def simulations(self) -> int:
        owed = self.seconds * (self.decisions + 1) - self.spent
        return max(FEWEST, round(self.rate * min(owed, 2 * self.seconds)))

    def note(self, simulations: int, seconds: float) -> None:
        self.decisions += 1
        self.spent += seconds
        if seconds > 0:
            self.rate = min(simulations / seconds, 2 * self.rate)  # a search that was over early tells too much


Judgement = Callable[[State], list[float]]
"""By seat what a position is worth, from -1 to 1; it may change the position."""


class Judged(mcts.Evaluator):
    """Positions judged by us instead of by random rollouts; every action is as likely as another."""

    def __init__(self, judgement: Judgement) -> None:
        self._judgement = judgement

    def evaluate(self, state: Any) -> list[float]:
        return self._judgement(state.held.play.state.copy())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def experiences(decision: Decision, position: State) -> Judgement:  # noqa: ARG001  # experience needs neither
    """As in our search of 18Lilliput."""

    def judge(state: Any) -> list[float]:
        first, second = experienced(state)
        value = tanh((first - second) / CHANCES)
        return [value, -value]

    return judge


def playouts(decision: Decision, position: Any) -> Judgement:
    """As in our search of Ticket to Ride: all follow plans."""
    guide = TicketsGuide()
    guide.look_at(position, decision.seat, ranked(position, decision.seat))
    return lambda state: [2 * share - 1 for share in guide.value(state, decision.rng)]


def is_mcts(game: Any, simulations: int, curiosity: float, evaluator: Any, rng: Any) -> Any:
    return ismcts.ISMCTSBot(game, evaluator, curiosity, simulations, random_state=rng)


def plain_mcts(game: Any, simulations: int, curiosity: float, evaluator: Any, rng: Any) -> Any:
    return mcts.MCTSBot(game, curiosity, simulations, evaluator, random_state=rng)


@dataclass(frozen=True, slots=True)
class Searcher:
    """One of OpenSpiel's bots, and how it judges positions: by random rollouts unless told otherwise."""

    game: str
    make: Callable[..., Any]
    curiosity: float
    judge: Callable[[Decision, Any], Judgement] | None = None


SEARCHERS = {
    "tickets-rollouts": Searcher("tickets", is_mcts, 1.4),
    "tickets-playouts": Searcher("tickets", is_mcts, 0.4, playouts),
    "lilliput-rollouts": Searcher("lilliput", plain_mcts, 1.4),
    "lilliput-experience": Searcher("lilliput", plain_mcts, 0.4, experiences),
}


class SpielBot(Bot):
    """A searcher of OpenSpiel as a bot of ours."""

    def __init__(self, searcher: Searcher, seconds: float) -> None:
        self.pace = Pace(seconds)
        self._searcher = searcher
        self._setting = setting(searcher.game, PLAYERS)
        self._game = pyspiel.load_game(f"roundhouse_{searcher.game}(players={PLAYERS})")

    def choose(self, decision: Decision) -> Action:
        if len(decision.legal) == 1:
            return decision.legal[0]
        start, simulations = process_time(), self.pace.simulations()
        play = Play(self._setting, decision.sampler(decision.rng))
        state = self._game.new_initial_state()
        state.held = Held(self._game.key, play)
        rng, judge = np.random.RandomState(decision.rng.below(1 << 32)), self._searcher.judge
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        if judge is not None:
            evaluator = Judged(judge(decision, play.state))
        bot = self._searcher.make(self._game, simulations, self._searcher.curiosity, evaluator, rng)
        action = play.choices[int(bot.step(state))]
        self.pace.note(simulations, process_time() - start)
        return action


@dataclass(slots=True)
class Side:
    """What one of the two has brought about: by game its part of the win and its score, by decision its time."""

    wins: list[float] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    times: list[float] = field(default_factory=list)


def play_game(name: str, bots: Sequence[Bot], sides: Sequence[Side], secret: bytes) -> None:
    """One game between two bots, by seat."""
    game = find_game(name)
    state = game.start(PLAYERS, secret)
    streams = [Stream(sha256(secret + b"seat %d" % seat).digest()) for seat in range(PLAYERS)]
    made: list[tuple[Action, Any]] = []
    while (seat := state.active_seat) is not None:
        decision = bot_decision(game, state, bots[seat], streams[seat], 1.0, seen_since(game, seat, made))
        start = process_time()
        action = bots[seat].choose(decision)
        if len(decision.legal) > 1:
            sides[seat].times.append(process_time() - start)
        state.apply(action)
        made.append((action, seat))
    result = result_of(state)
    ranks = result["ranks"]
    for seat, side in enumerate(sides):
        side.wins.append(1 / ranks.count(1) if ranks[seat] == 1 else 0.0)
        side.scores.append(result["scores"][seat])


def use_processor_time() -> None:
    """Our bots look at the clock on the wall, which runs on while others use the machine; theirs count this."""
    for name, module in list(sys.modules.items()):
        if name.startswith("roundhouse.bots.") and hasattr(module, "perf_counter"):
            module.perf_counter = process_time


@dataclass(slots=True)
class Match:
    """Our search against one of theirs."""

    name: str
    seconds: float
    ours: Side = field(default_factory=Side)
    theirs: Side = field(default_factory=Side)

    def play(self, deal: int) -> None:
        """One deal, twice with seats exchanged."""
        searcher, secret = SEARCHERS[self.name], deal_seed(1, deal)
        for order in (1, -1):
            bots = [make_bot(f"search(seconds={self.seconds})", searcher.game), SpielBot(searcher, self.seconds)]
            play_game(searcher.game, bots[::order], [self.ours, self.theirs][::order], secret)

    def row(self) -> str:
        wins, sides = self.ours.wins, (self.ours, self.theirs)
        deals = [fmean(wins[first : first + 2]) for first in range(0, len(wins), 2)]
        figures = [f"{len(wins)}", f"{100 * fmean(wins):.1f}", Numbers(Catalogue()).between(share_interval(deals))]
        figures += [f"{fmean(side.scores):.1f}" for side in sides]
        figures += [f"{1000 * fmean(side.times):.0f} ms" for side in sides]
        return markdown_row(self.name, *figures)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.openspiel_search")
    parser.add_argument("names", nargs="*", choices=[*SEARCHERS, []], metavar="NAME", help=", ".join(SEARCHERS))
    parser.add_argument("--deals", type=int, default=10, help="each is played twice, with seats exchanged")
    parser.add_argument("--seconds", type=float, default=0.2, help="for a decision")
    wanted = parser.parse_args()
    use_processor_time()
    print(f"OpenSpiel {version('open_spiel')}, {wanted.seconds} s a decision; each row counts all games so far\n")
    heads = ("OpenSpiel's", "games", "our wins %", "95 %", "our score", "theirs", "our time", "theirs")
    print(markdown_row(*heads), markdown_rule("lrrrrrrr"), sep="\n", flush=True)
    matches = [Match(name, wanted.seconds) for name in wanted.names or SEARCHERS]
    for deal in range(wanted.deals):
        for match in matches:
            match.play(deal)
            print(match.row(), flush=True)


if __name__ == "__main__":
    main()
