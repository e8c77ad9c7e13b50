"""The bot that plays anything: each legal action is equally likely."""

from __future__ import annotations

from roundhouse.bots.contract import Bot, Decision
from roundhouse.kernel.actions import Action


class RandomBot(Bot):
    needs_view = False

    def choose(self, decision: Decision) -> Action:
        return decision.rng.choice(decision.legal)
