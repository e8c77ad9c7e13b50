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
)
