"""Environments for machine learning: PettingZoo, OpenSpiel, and many games at once. See docs/rl.md.

Importing this needs nothing but the package itself; what it makes needs `pip install 'roundhouse-games[rl]'`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from roundhouse.kernel.extras import MissingExtra, import_extra

if TYPE_CHECKING:
    from pettingzoo import ParallelEnv

    from roundhouse.rl.aec import Environment
    from roundhouse.rl.runner import VectorEnvironment

__all__ = ["MissingExtra", "env", "parallel_env", "register_openspiel", "vector"]


def env(
    game: str,
    players: int = 2,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    rotate: bool = False,
    illegal: str = "error",
    **options: Any,
) -> Environment:
    """A PettingZoo AEC environment of a game by its name; `options` are those of the game and of its environment."""
    keywords = {"render_mode": render_mode, "max_cycles": max_cycles, "rotate": rotate, "illegal": illegal}
    return _environment(game, players, keywords, options)


def parallel_env(
    game: str,
    players: int = 2,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    illegal: str = "error",
    **options: Any,
) -> ParallelEnv[str, Any, Any]:
    """The same as a PettingZoo parallel environment: all agents act at once, those who wait with number 0."""
    conversions = import_extra("pettingzoo.utils.conversions", "rl")
    keywords = {"render_mode": render_mode, "max_cycles": max_cycles, "illegal": illegal, "together": True}
    made: ParallelEnv[str, Any, Any] = conversions.aec_to_parallel(_environment(game, players, keywords, options))
    return made


def _environment(game: str, players: int, keywords: dict[str, Any], options: dict[str, Any]) -> Environment:
    setting = import_extra("roundhouse.rl.setting", "rl").setting(game, players, **options)
    made: Environment = import_extra("roundhouse.rl.aec", "rl").Environment(setting, **keywords)
    return made


def vector(
    game: str, players: int = 2, *, games: int, workers: int = 1, seed: int | None = None, **options: Any
) -> VectorEnvironment:
    """Many games at once in worker processes, observed through shared memory."""
    made: VectorEnvironment = import_extra("roundhouse.rl.runner", "rl").VectorEnvironment(
        game, players, games=games, workers=workers, seed=seed, **options
    )
    return made


def register_openspiel() -> None:
    """Make every game known to OpenSpiel, as `pyspiel.load_game("roundhouse_NAME(players=2)")`."""
    import_extra("pyspiel", "openspiel")
    import_extra("roundhouse.rl.openspiel", "openspiel")
