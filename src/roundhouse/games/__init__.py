"""The games. Each is a package of its own; naming it here makes it known everywhere."""

from roundhouse.kernel.registry import register

register("tickets", "roundhouse.games.tickets.game:GAME")
register("lilliput", "roundhouse.games.lilliput.game:GAME")
