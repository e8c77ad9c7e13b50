"""The bots of Ticket to Ride."""

from roundhouse.bots.roster import BotKind, Roster

ROSTER = Roster(
    bots={
        "greedy": BotKind("roundhouse.bots.tickets.greedy:TicketsGreedy"),
        "planner": BotKind("roundhouse.bots.tickets.planner:TicketsPlanner"),
        "search": BotKind("roundhouse.bots.tickets.search:TicketsSearch", has_budget=True),
    },
    levels={"easy": "greedy", "normal": "planner", "hard": "search(seconds=1)"},
    default="normal",
    adviser="search",
)
