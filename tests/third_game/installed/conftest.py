"""These tests run where the third game is installed: tests/third_game starts them so."""

import roundhouse as rh

collect_ignore_glob = [] if "kuhn" in rh.game_names() else ["test_*.py"]
