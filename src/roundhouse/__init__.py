"""Roundhouse: two railway games to play, teach, analyse and research. See docs/architecture.md."""

from typing import TYPE_CHECKING, Any

from roundhouse import builds as _builds  # first of all: decides which code the others are
from roundhouse import games as _games  # registers the games
from roundhouse.builds import build_in_use
from roundhouse.kernel.actions import Action, Amount
from roundhouse.kernel.contract import Game, Seat, Standing, State, View
from roundhouse.kernel.errors import (
    IllegalAction,
    InvalidAction,
    InvalidData,
    InvalidOption,
    InvalidRecord,
    Refusal,
    RoundhouseError,
    UnknownBot,
    UnknownGame,
)
from roundhouse.kernel.events import Event
from roundhouse.kernel.luck import Luck
from roundhouse.kernel.perft import perft
from roundhouse.kernel.playouts import playouts
from roundhouse.kernel.registry import game, game_names
from roundhouse.kernel.rng import Stream, commitment, joint_seed, keeps_commitment, new_seed, seed_bytes

if TYPE_CHECKING:
    from roundhouse.analysis.review import Review, review
    from roundhouse.kernel.records import Record, final_position, first_position, make_record, read_record, replay
else:

    def __getattr__(name: str) -> Any:
        """Records, and with them the checker of data, are loaded when somebody asks for them, and so are reviews."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        if name in ("Review", "review"):
            from roundhouse.analysis import review  # noqa: PLC0415  # as said

            return getattr(review, name)
        from roundhouse.kernel import records  # noqa: PLC0415  # as said

        return getattr(records, name)


__version__ = "0.1.0"

__all__ = [
    "Action",
    "Amount",
    "Event",
    "Game",
    "IllegalAction",
    "InvalidAction",
    "InvalidData",
    "InvalidOption",
    "InvalidRecord",
    "Luck",
    "Record",
    "Refusal",
    "Review",
    "RoundhouseError",
    "Seat",
    "Standing",
    "State",
    "Stream",
    "UnknownBot",
    "UnknownGame",
    "View",
    "build_in_use",
    "commitment",
    "final_position",
    "first_position",
    "game",
    "game_names",
    "joint_seed",
    "keeps_commitment",
    "make_record",
    "new_seed",
    "perft",
    "playouts",
    "read_record",
    "replay",
    "review",
    "seed_bytes",
]

del _builds, _games
