"""What a player may want decided without being asked: all they decide by is known (L-019)."""

from __future__ import annotations

from roundhouse.games.lilliput.actions import DONE, NO, PAYS
from roundhouse.games.lilliput.position import Position, Stage
from roundhouse.games.lilliput.refusals import why_not
from roundhouse.kernel.actions import Action
from roundhouse.kernel.instructions import Instruction

PAY_OUT, REFUSE_OFFERS, PASS_REST = "pay-out", "refuse-offers", "pass-rest"
INSTRUCTIONS = (Instruction(PAY_OUT), Instruction(REFUSE_OFFERS), Instruction(PASS_REST, lasting=False))


def instructed(position: Position, name: str) -> Action | None:
    """What the active seat decides by that instruction."""
    if name == PAY_OUT and position.stage is Stage.RUN and position.revenue:
        return PAYS[position.running[0]]
    if name == REFUSE_OFFERS and position.stage is Stage.OFFER:
        return NO
    if name == PASS_REST and why_not(position, DONE, position.active) is None:
        return DONE
    return None
