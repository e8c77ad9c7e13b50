"""The half of the contract that is played: a `State` is one position of one game (see contract.py)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NewType

from roundhouse.kernel.actions import Action
from roundhouse.kernel.errors import IllegalAction, InvalidAction, InvalidOption, Refusal
from roundhouse.kernel.events import Event, sure_events
from roundhouse.kernel.luck import Luck
from roundhouse.kernel.native import mypyc_attr

Seat = NewType("Seat", int)


@cache
def seat_range(number: int) -> tuple[Seat, ...]:
    """The first seats, in order, as many as there are players."""
    return tuple(Seat(seat) for seat in range(number))


View = dict[str, Any]
"""Everything one seat (or a spectator) may know, as plain JSON data.

It always has these keys: `game` (its name), `rules` (the version), `players` (how many), `options` (those it
was started with, an object that never changes), `seat` (whose view it is, None: a spectator's) and `active_seat` (who
must decide, None: nobody). Once the game is over it has `scores` and `score_sheet`, too, as the state tells them. All
else is up to the game; where decisions are of several kinds, `stage` says which is asked for.
"""


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's place in the ranking; equal seats share a rank."""

    rank: int
    seat: Seat
    score: int


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game. Plain, cheap to copy, changed only by `apply` and `push`.

    It is not an ABC: to ask for the class of one costs as much as a move, and compiled classes are none.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        who = "over" if self.is_over else f"seat {self.active_seat} decides"
        return f"<{type(self).__name__}: {self.players} players, {who}>"

    @property
    @abstractmethod
    def players(self) -> int:
        """The number of players: the seats that decide."""
        raise NotImplementedError

    @property
    def seats(self) -> int:
        """The number of seats in scores and standings: the players, and after them an automaton if there is one."""
        return self.players

    @property
    @abstractmethod
    def active_seat(self) -> Seat | None:
        """Who must decide now; None when the game is over."""
        raise NotImplementedError

    @property
    def is_over(self) -> bool:
        return self.active_seat is None

    @abstractmethod
    def legal_actions(self) -> Sequence[Action]:
        """What the active seat may do, in a stable order; never empty while the game is on, empty after."""
        raise NotImplementedError

    def count_legal(self) -> int:
        """How many actions are legal."""
        return len(self.legal_actions())

    def random_action(self, luck: Luck) -> Action:
        """One of the legal actions, all equally likely; a game may find it without listing them."""
        legal = self.legal_actions()
        return legal[luck.below(len(legal))]

    def play_out(self, luck: Luck) -> int:
        """Play at random until the game is over; how many decisions that took."""
        steps = 0
        while not self.is_over:
            self.push(self.random_action(luck))
            steps += 1
        return steps

    @abstractmethod
    def why_not(self, action: Action, seat: Seat | None = None) -> Refusal | None:
        """None if the action is legal now, else the rule that forbids it.

        Give `seat` to ask on behalf of a seat: another seat's decision is refused before anything is looked at.
        """
        raise NotImplementedError

    def apply(self, action: Action, seat: Seat | None = None) -> list[Event]:
        """Check the action, carry it out and tell what happened. A refused action changes nothing."""
        refusal = self.why_not(action, seat)
        if refusal is not None:
            if not isinstance(action, Action):
                raise InvalidAction(f"{action!r} is not an action; text becomes one with game.parse", text=str(action))
            raise IllegalAction(action, refusal)
        events: list[Event] = []
        self._change(action, events)
        return events

    def push(self, action: Action) -> None:
        """For search: the same change for an action known to be legal, without events."""
        self._change(action, None)

    def preview(self, action: Action) -> list[Event]:
        """The events that would surely follow, nothing random or hidden; the state is left as it is."""
        return sure_events(self.copy().apply(action))

    @abstractmethod
    def _change(self, action: Action, events: list[Event] | None) -> None:
        """Carry out a legal action; append what happened unless `events` is None."""
        raise NotImplementedError

    @abstractmethod
    def copy(self) -> State:
        """An independent copy, in microseconds."""
        raise NotImplementedError

    def early(self, seat: Seat) -> State | None:  # noqa: ARG002  # most decisions wait for their turn
        """This position with that seat's decision first, if that may be made before those that are due, or is due.

        Only where nothing that others decide until then, or that anybody learns, changes what may be chosen: whatever
        is legal here will be legal in its turn. For telling what may be done and why not; the game is not played on
        from here.
        """
        return None

    def instructed(self, name: str) -> Action | None:  # noqa: ARG002  # a game may have no instructions
        """What the active seat decides if it has given that instruction of `game.instructions`; None: it is asked.

        By what that seat may know alone.
        """
        return None

    @property
    def has_secrets(self) -> bool:
        """Whether the seed or another's hand may still tell more than everybody sees: cards, dice to come."""
        return not self.is_over

    @abstractmethod
    def scores(self) -> list[int]:
        """The score of each seat: what is public while the game is on, the final score at the end."""
        raise NotImplementedError

    @abstractmethod
    def standings(self) -> list[Standing]:
        """All seats from first to last by the score and the tie-breakers of the rules."""
        raise NotImplementedError

    @abstractmethod
    def score_sheet(self) -> dict[str, Any]:
        """How each score came about, as plain data.

        `complete` says whether the game is over, and `seats` holds an object for each of `state.seats`: figures, lists
        of objects with figures, and at the end the `total`, which is the score.
        """
        raise NotImplementedError

    def view(self, seat: Seat | None) -> View:
        """Everything that seat may know; None is a spectator."""
        return self.views((seat,))[0]

    def views(self, seats: Sequence[Seat | None]) -> list[View]:
        """The views of several seats. What they see alike may be one object in all of them: for reading alone."""
        for seat in seats:
            if seat is not None and not 0 <= seat < self.players:
                raise InvalidOption(
                    f"seat: there is no seat {seat} among {self.players} players", option="seat", value=seat
                )
        return self._views(seats)

    def show(self, seat: Seat | None = None) -> Any:
        """The table as that seat (None: a spectator) sees it: text in a terminal, a drawing in a notebook."""
        from roundhouse.kernel.showing import Shown  # noqa: PLC0415  # for people alone

        return Shown(self.view(seat))

    def _repr_svg_(self) -> str:
        """How a notebook shows a state: what a spectator sees."""
        svg: str = self.show()._repr_svg_()
        return svg

    def _views(self, seats: Sequence[Seat | None]) -> list[View]:
        """The views of seats that exist; a game may make what they share once."""
        return [self._view(seat) for seat in seats]

    @abstractmethod
    def _view(self, seat: Seat | None) -> View:
        """The view of a seat that exists."""
        raise NotImplementedError

    @abstractmethod
    def to_dict(self) -> dict[str, Any]:
        """The full position as JSON data; `game.from_dict` reads it back."""
        raise NotImplementedError
