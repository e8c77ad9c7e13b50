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
    worth={  # measured: `python -m benchmarks.strength --worth`
        2: {"easy": -3.5, "normal": 25.0, "hard": 30.4},
        3: {"easy": 0.8, "normal": 25.0, "hard": 25.0},
        4: {"easy": -8.9, "normal": 25.0, "hard": 25.0},
        5: {"easy": 1.0, "normal": 25.0, "hard": 25.0},
    },
)
