"""Environments for machine learning: PettingZoo, Gymnasium, OpenSpiel, and many games at once. See docs/rl.md.

Importing this needs nothing but the package itself; what it makes needs `pip install 'roundhouse-games[rl]'`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from roundhouse.kernel.extras import MissingExtra, import_extra
from roundhouse.kernel.registry import declaration

if TYPE_CHECKING:
    from roundhouse.rl.aec import Environment
    from roundhouse.rl.learner import LearnerEnvironment
    from roundhouse.rl.runner import VectorEnvironment

__all__ = ["MissingExtra", "env", "gym_env", "register_openspiel", "vector"]


def env(
    game: str,
    players: int = 2,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    rotate: bool = False,
    illegal: str = "error",
    opponents: Sequence[str] = (),
    **options: Any,
) -> Environment:
    """A PettingZoo AEC environment of a game by its name; `options` are those of the game and of its environment."""
    setting = import_extra("roundhouse.rl.setting", "rl").setting(declaration(game).name, players, **options)
    made: Environment = import_extra("roundhouse.rl.aec", "rl").Environment(
        setting, render_mode, max_cycles, rotate, illegal, opponents
    )
    return made


def gym_env(
    game: str,
    opponents: Sequence[str] | None = None,
    *,
    render_mode: str | None = None,
    illegal: str = "first",
    **options: Any,
) -> LearnerEnvironment:
    """A Gymnasium environment for one learner against these bots (None: the game's own choice; []: alone)."""
    made: LearnerEnvironment = import_extra("roundhouse.rl.learner", "rl").learner_environment(
        declaration(game).name, opponents, render_mode=render_mode, illegal=illegal, **options
    )
    return made


def vector(
    game: str, players: int = 2, *, games: int, workers: int = 1, seed: int | None = None, **options: Any
) -> VectorEnvironment:
    """Many games at once in worker processes, observed through shared memory."""
    made: VectorEnvironment = import_extra("roundhouse.rl.runner", "rl").VectorEnvironment(
        declaration(game).name, players, games=games, workers=workers, seed=seed, **options
    )
    return made


def register_openspiel() -> None:
    """Make every game known to OpenSpiel, as `pyspiel.load_game("roundhouse_NAME(players=2)")`."""
    import_extra("pyspiel", "openspiel")
    import_extra("roundhouse.rl.openspiel", "openspiel")
