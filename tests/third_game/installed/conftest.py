"""Tests that run where the third game is installed: tests/third_game starts them so. Each front brings its fixtures."""

import roundhouse as rh
from browser.conftest import browser, open_page, url
from unit.cli.conftest import _known_terminal, run

__all__ = ["_known_terminal", "browser", "open_page", "run", "url"]

collect_ignore_glob = [] if "kuhn" in rh.game_names() else ["test_*.py"]
