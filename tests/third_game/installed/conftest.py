"""Tests that run where the third game is installed: tests/third_game starts them so. Commands have their fixtures."""

import roundhouse as rh
from unit.cli.conftest import _known_terminal, run

__all__ = ["_known_terminal", "run"]

collect_ignore_glob = [] if "kuhn" in rh.game_names() else ["test_*.py"]
