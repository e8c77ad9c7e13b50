"""Views and positions that came as JSON: what they must look like, and the state they tell of."""

from __future__ import annotations

from typing import Any

from roundhouse.kernel.checking import Bytes, Fields, ListOf, Mistakes, Nullable, OneOf, Shape, Whole
from roundhouse.kernel.rng import SEED_BYTES
from roundhouse_kuhn.actions import PLAYS
from roundhouse_kuhn.state import CARDS, CHIPS, MOST_HANDS, KuhnState

_PUBLIC: dict[str, Shape] = {
    "game": OneOf(["kuhn"]),
    "options": Fields({"hands": Whole(1, MOST_HANDS)}),
    "hand": Whole(1, MOST_HANDS),
    "played": ListOf(OneOf(list(PLAYS)), most=2),
    "chips": ListOf(Whole(0, 2 * CHIPS), 2, 2),
    "won": ListOf(Whole(0, MOST_HANDS), 2, 2),
}
_SEAT = Nullable(Whole(0, 1))
VIEW = Fields({**_PUBLIC, "seat": _SEAT, "active_seat": _SEAT, "card": Nullable(OneOf(CARDS))}, is_open=True)
POSITION = Fields(
    {**_PUBLIC, "seed": Bytes(SEED_BYTES), "counter": Whole(0), "cards": ListOf(OneOf(CARDS), most=2)}, is_open=True
)


def read(data: Any, shape: Fields) -> tuple[KuhnState, dict[str, Any]]:
    """The public part of a state, and everything that was read; raises InvalidRecord that names all mistakes."""
    mistakes = Mistakes("position")
    sound = mistakes.sound_part(data, shape)
    mistakes.complain_in_a_line()
    if len(set(sound.get("cards", ()))) == 1:
        mistakes.add("cards", "must be none, or two different ones")
    if sum(sound["chips"]) > 2 * CHIPS:
        mistakes.add("chips", f"must be {2 * CHIPS} together with the pot")
    mistakes.complain_in_a_line()
    state = KuhnState(bytes(SEED_BYTES), sound["options"]["hands"])
    state.hand, state.chips, state.won = sound["hand"], sound["chips"][:], sound["won"][:]
    state.played = [PLAYS[word] for word in sound["played"]]
    return state, sound
