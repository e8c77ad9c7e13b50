"""The process in which hints are thought of: like a bot's, but it also tells why."""

from __future__ import annotations

import sys
from time import perf_counter

import msgspec

from roundhouse.bots.contract import Decision, Estimate
from roundhouse.bots.roster import make_bot
from roundhouse.server import botworker


def main() -> None:
    """Answer until nobody asks any more."""
    botworker.main(_answer)


def _answer(name: str, decision: Decision) -> str:
    """Milliseconds taken and what the bot thinks, as JSON on one line; an empty line from a bot that fails."""
    began = perf_counter()
    try:
        bot = make_bot(name, decision.game.name)
        action = bot.choose(decision)
        why = bot.explain()
    except Exception as error:  # like botworker: a bot may be wrong in any way
        sys.stderr.write(f"{type(error).__name__} in {name}\n")
        return ""
    told: dict[str, object] = {"action": str(action), "unit": None, "value": None, "others": [], "plan": []}
    if why is not None:
        told["unit"] = why.unit
        told["value"] = why.choice.value
        told["others"] = [_estimate(other) for other in why.others]
        told["plan"] = [{"code": reason.code, "params": reason.params} for reason in why.plan]
    return f"{1000 * (perf_counter() - began):.3f} {msgspec.json.encode(told, enc_hook=str).decode()}"


def _estimate(estimate: Estimate) -> dict[str, object]:
    return {"action": str(estimate.action), "value": estimate.value}


if __name__ == "__main__":
    main()
