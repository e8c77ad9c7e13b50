"""A bot that cannot be beaten in the long run: Kuhn's balanced strategy, which bluffs exactly often enough."""

from __future__ import annotations

from roundhouse.bots.contract import Bot, Decision
from roundhouse.bots.roster import BotKind, Roster
from roundhouse.kernel.actions import Action
from roundhouse_kuhn.actions import BET, CALL, CHECK, FOLD

BETS = {"jack": 1 / 3, "queen": 0.0, "king": 1.0}  # how often, while nobody has bet; with the jack it is a bluff
CALLS = {"jack": 0.0, "queen": 1 / 3, "king": 1.0}  # how often, once the other has bet
CALLS_AFTER_CHECKING = CALLS | {"queen": 2 / 3}  # a check looks weak, and the other bluffs more


class BalancedBot(Bot):
    def choose(self, decision: Decision) -> Action:
        view = decision.view
        assert view is not None
        card, played = view["card"], view["played"]
        if "bet" not in played:
            return BET if decision.rng.unit() < BETS[card] else CHECK
        calls = CALLS_AFTER_CHECKING if "check" in played else CALLS
        return CALL if decision.rng.unit() < calls[card] else FOLD


ROSTER = Roster(
    bots={"balanced": BotKind("roundhouse_kuhn.bot:BalancedBot")},
    levels={"easy": "random", "normal": "balanced"},
    default="normal",
)
