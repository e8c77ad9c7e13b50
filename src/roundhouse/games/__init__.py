"""The games. Each is a package of its own, and its declaration says where everything else of it is."""

from roundhouse.kernel.registry import register

register("tickets", "roundhouse.games.tickets.declaration:DECLARATION")
register("lilliput", "roundhouse.games.lilliput.declaration:DECLARATION")
