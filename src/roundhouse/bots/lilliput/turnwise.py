"""The game turn by turn, for search: whole turns are the moves, and what lies between turns happens by itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from roundhouse.bots.lilliput.forecast import is_better_kept
from roundhouse.bots.lilliput.turns import share_map
from roundhouse.games.lilliput.actions import DONE, NO, Justice, TakeCard, UseCopy
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat


@dataclass(frozen=True, slots=True)
class Turn(Action):
    """All that a seat does in one turn."""

    actions: tuple[Action, ...]

    def __str__(self) -> str:
        return "; ".join(map(str, self.actions))


def play_turn(state: LilliputState, turn: Turn) -> None:
    """Play a turn, and on to the beginning of the next one or to the end of the game."""
    for step in turn.actions:
        before = state.railmap.copy()
        state.push(step)
        share_map(before, state, step)
    settle(state)


def settle(state: LilliputState) -> None:
    """Answer by simple rules whatever is asked between turns."""
    while (stage := state.stage) not in (Stage.TURN, Stage.OVER):
        state.push(_simple_answer(state, stage))


def _simple_answer(state: LilliputState, stage: Stage) -> Action:
    if stage is Stage.OFFER:
        return NO
    if stage is Stage.JUSTICE:
        return Justice("cash")
    legal = state.legal_actions()
    if stage is Stage.RUN:
        return legal[-1] if len(legal) > 1 and is_better_kept(state) else legal[0]
    return DONE if legal[-1] == DONE else legal[0]


def turn_of(actions: Sequence[Action]) -> Turn:
    """A turn as search knows it: without the words that end it, which settle themselves."""
    end = len(actions)
    while end > 1 and actions[end - 1] == DONE:
        end -= 1
    return Turn(tuple(actions[:end]))


def turns_of(made: Sequence[tuple[Action, Seat]]) -> list[tuple[Action, Seat]] | None:
    """Single actions as turns; None if there were other decisions between them."""
    found: list[tuple[list[Action], Seat]] = []
    for action, seat in made:
        if isinstance(action, (TakeCard, UseCopy)):
            found.append(([action], seat))
        elif found and found[-1][1] == seat:
            found[-1][0].append(action)
        else:
            return None
    return [(turn_of(actions), seat) for actions, seat in found]
