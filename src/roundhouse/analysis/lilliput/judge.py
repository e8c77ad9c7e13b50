"""18Lilliput: experience, the forecast and what they leave out, from what every seat has."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.analysis.contract import Judge, Line, Rows
from roundhouse.bots.contract import Reason
from roundhouse.bots.lilliput.experience import FIGURES as EXPERIENCE
from roundhouse.bots.lilliput.experience import experienced, standing, weights
from roundhouse.bots.lilliput.forecast import forecast
from roundhouse.bots.lilliput.reasons import explanation
from roundhouse.bots.lilliput.turns import WISHES, Effort, turn_plans
from roundhouse.bots.lilliput.turnwise import settle
from roundhouse.games.lilliput.flow.scoring import scores
from roundhouse.games.lilliput.ids import COMPANY_IDS
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import State
from roundhouse.kernel.rng import Stream

POSITIONS = 30  # that are looked at for a line
PARTS = ("cash", "value", "rising", "income", "lasting", "treasury", "life", "idle", "affords", "turns")
FIGURES = (
    "base",
    "score",  # if the game ended now
    "forecast",
    "experience",
    *PARTS,
    "wishes",  # what was drafted
    "automaton",
    "move",
    "lays",  # what the card in use still allows
    "purchases",
)
_BETWEEN = frozenset({Stage.AFTER, Stage.JUSTICE, Stage.OFFER, Stage.RUN})
_PLACES = tuple(EXPERIENCE.index(name) for name in PARTS)


class LilliputJudge(Judge):
    package = "roundhouse.analysis.lilliput"
    figures = FIGURES
    luck = {"GulliverDrew": "dice"}  # noqa: RUF012  # never changed

    def standing(self, state: State) -> tuple[float, Rows]:
        assert isinstance(state, LilliputState)
        now = settled(state)
        setup = state.setup
        begun = 0.0 if now.stage in (Stage.DRAFT, Stage.HOME_TILE) else min(now.turn, 2 * setup.players)
        time = (now.round - 1 + begun / (2 * setup.players)) / setup.rounds
        if now.is_over:
            time = 1.0
        totals, foretold = scores(now), forecast(now)
        known = weights()
        worth = known[max(0, len(known) - (setup.rounds - now.round + 1))]
        figures = standing(now)
        experience = [sum([figure * each for figure, each in zip(row, worth, strict=True)]) for row in figures]
        mean = sum(experience) / len(experience)
        rows: Rows = []
        for seat in setup.all_seats:
            mine = state.active_seat == seat and state.stage is not Stage.OVER
            held = sum(WISHES.get(character.id, 0.0) for character in now.held_characters(seat))
            held += sum(WISHES.get(COMPANY_IDS[company], 0.0) for company in now.directed_by(seat) if now.round == 1)
            rows.append(
                [
                    1.0,
                    totals[seat],
                    foretold[seat],
                    experience[seat] - mean,
                    *(figures[seat][place] for place in _PLACES),
                    held,
                    float(seat >= setup.players),
                    float(mine),
                    float(sum(state.lays)) if mine and state.stage is Stage.LAYING else 0.0,
                    float(state.trains_left) if mine and state.stage is Stage.TRAINS else 0.0,
                ]
            )
        return min(1.0, max(0.0, time)), rows

    def lines(self, state: State, looks: int) -> list[Line]:
        return self._plans(state, looks)[:looks]

    def line_with(self, state: State, action: Action, looks: int) -> Line:
        assert isinstance(state, LilliputState)
        seat = state.active
        after = state.copy()
        after.push(action)
        if after.active_seat != seat or after.stage in (Stage.TURN, Stage.RUN, Stage.AFTER, Stage.OFFER):
            return (action,)
        return (action, *self._plans(after, looks)[0])

    def redraw(self, state: State, rng: Stream) -> None:
        assert isinstance(state, LilliputState)
        state.seed, state.counter = rng.fork().seed, 0

    def reasons(self, state: State, line: Line) -> Sequence[Reason]:
        assert isinstance(state, LilliputState)
        return explanation(state, line, "share", [(line[0], 0.0)], by_forecast=False).plan

    def _plans(self, state: State, looks: int) -> list[Line]:
        assert isinstance(state, LilliputState)
        judge = None if state.setup.has_gulliver else experienced
        return [plan.actions for plan in turn_plans(state, effort=Effort(positions=POSITIONS * looks), judge=judge)]


def settled(state: LilliputState) -> LilliputState:
    """The same position at the next turn, where one is over but the next has not begun."""
    stage = state.stage
    if stage in _BETWEEN or state.running or (stage is Stage.EXCESS and state.resume is Stage.RUN):
        state = state.copy()
        settle(state)
    return state


JUDGE = LilliputJudge()
