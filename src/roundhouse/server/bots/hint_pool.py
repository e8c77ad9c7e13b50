"""Where hints are thought of: a pool beside the bots', so that a question never holds up a table."""

from __future__ import annotations

from roundhouse.server.bots.pool import BotPool


class HintPool(BotPool):
    """Answers with what a bot thinks, as JSON, in place of a bare action."""

    worker = "roundhouse.server.bots.hint_worker"
