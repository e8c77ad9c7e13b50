"""What can be done and seen in a game: found out by playing it at random until nothing new turns up. What is seen
once it is over does not count, as nobody has to decide then.

The same game, players and options always find the same, on every machine: seeds are counted from 0, and choices come
from the stream that is pinned in docs/randomness.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from roundhouse.kernel.contract import Game, Seat, State, View
from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.rng import Stream, seed_bytes

QUIET_GAMES = 200  # this many in a row that tell nothing new, and we believe that we know everything
MOST_DECISIONS = 200_000  # or this many in all
MOST_ACTIONS = 1000
MOST_PLACES = 5000

Path = tuple[str | int, ...]
"""Where something stands in a view: keys of objects and places in lists."""

Value = str | float | None


@dataclass(slots=True)
class Place:
    """What was seen at one place of a view: the range of its numbers, its words, and whether it is always there."""

    lowest: float | None = None
    highest: float | None = None
    words: set[str] = field(default_factory=set)
    times: int = 0  # how often something stood there

    def note(self, value: str | float) -> bool:
        """Remember a value; whether it tells anything new."""
        self.times += 1
        if isinstance(value, str):
            is_new = value not in self.words
            self.words.add(value)
            return is_new
        is_new = self.lowest is None or self.highest is None or not self.lowest <= value <= self.highest
        self.lowest = value if self.lowest is None else min(self.lowest, value)
        self.highest = value if self.highest is None else max(self.highest, value)
        return is_new


@dataclass(slots=True)
class Discovery:
    """Everything that turned up."""

    notations: set[str] = field(default_factory=set)
    places: dict[Path, Place] = field(default_factory=dict)
    views: int = 0
    longest: int = 0  # decisions

    def note_view(self, view: View) -> bool:
        """Remember a view; whether it tells anything new."""
        self.views += 1
        is_new = False
        for path, value in leaves(view):
            if value is not None:
                is_new |= self.places.setdefault(path, Place()).note(value)
        return is_new

    def note_actions(self, state: State) -> bool:
        """Remember what may be done; whether it tells anything new."""
        legal = state.legal_actions()
        if len(legal) > MOST_ACTIONS:
            return True  # said below; writing them all would take too long
        before = len(self.notations)
        self.notations.update(map(str, legal))
        return len(self.notations) > before


def discover(game: Game, players: int, options: Mapping[str, Any]) -> Discovery:
    """Play until nothing new turns up; raises InvalidOption for a game that needs an encoding of its own."""
    found = Discovery()
    seed, quiet, decisions = 0, 0, 0
    while quiet < QUIET_GAMES and decisions < MOST_DECISIONS:
        state, rng = game.start(players, seed, **options), Stream(seed_bytes(seed))
        made, is_new = 0, False
        while not state.is_over:
            is_new |= _look(found, game, state)
            state.push(rng.choice(state.legal_actions()))
            made += 1
        found.longest = max(found.longest, made)
        seed, decisions, quiet = seed + 1, decisions + made, 0 if is_new else quiet + 1
    return found


def _look(found: Discovery, game: Game, state: State) -> bool:
    is_new = found.note_actions(state)
    for seat in range(state.players):
        is_new |= found.note_view(state.view(Seat(seat)))
    actions, places = max(len(found.notations), len(state.legal_actions())), len(found.places)
    if actions > MOST_ACTIONS or places > MOST_PLACES:
        many = f"more than {MOST_ACTIONS} actions" if actions > MOST_ACTIONS else f"views of over {MOST_PLACES} values"
        raise InvalidOption(f"game: {game.name} has {many}: its declaration must name an environment", option="game")
    return is_new


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Value]]:
    """Everything in a view that is not an object or a list, with its place."""
    if isinstance(value, Mapping):
        for key in value:
            yield from leaves(value[key], (*path, key))
    elif isinstance(value, list | tuple):
        for number, item in enumerate(value):
            yield from leaves(item, (*path, number))
    elif value is None or isinstance(value, str):
        yield path, value
    else:
        yield path, float(value)
