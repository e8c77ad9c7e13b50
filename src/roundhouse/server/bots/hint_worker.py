"""The process in which hints are thought of: like a bot's, but it also tells why."""

from __future__ import annotations

import msgspec

from roundhouse.bots.contract import Bot, Decision, Estimate
from roundhouse.server.bots import worker


def main() -> None:
    """Answer until nobody asks any more."""
    worker.main(_explained)


def _explained(bot: Bot, decision: Decision) -> str:
    """What the bot thinks, as JSON on one line."""
    action = bot.choose(decision)
    why = bot.explain()
    told: dict[str, object] = {"action": str(action), "unit": None, "value": None, "others": [], "plan": []}
    if why is not None:
        told["unit"] = why.unit
        told["value"] = why.choice.value
        told["others"] = [_estimate(other) for other in why.others]
        told["plan"] = [{"code": reason.code, "params": reason.params} for reason in why.plan]
    return msgspec.json.encode(told, enc_hook=str).decode()


def _estimate(estimate: Estimate) -> dict[str, object]:
    return {"action": str(estimate.action), "value": estimate.value}


if __name__ == "__main__":
    main()
