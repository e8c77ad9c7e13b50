"""The bots of 18Lilliput."""

from roundhouse.bots.roster import BotKind, Roster

ROSTER = Roster(
    bots={
        "greedy": BotKind("roundhouse.bots.lilliput.greedy:LilliputGreedy"),
        "planner": BotKind("roundhouse.bots.lilliput.planner:LilliputPlanner", {"draft": ("best", "any")}),
        "search": BotKind("roundhouse.bots.lilliput.search:LilliputSearch", has_budget=True),
    },
    levels={"easy": "greedy", "normal": "planner", "hard": "search(seconds=1)"},
    default="normal",
    adviser="search",
    worth={  # measured: `python -m benchmarks.strength --worth`
        2: {"normal": 25.0, "hard": 44.2},
        3: {"easy": 0.4, "normal": 25.0, "hard": 35.2},
        4: {"easy": -5.7, "normal": 25.0, "hard": 38.2},
    },
)
