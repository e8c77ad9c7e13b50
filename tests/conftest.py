"""What all tests share: which code they test, rule coverage, a time limit, and property tests that try the
same examples on every machine."""

import os

os.environ.setdefault("ROUNDHOUSE_BUILD", "interpreted")  # compiled code is tested only where it is asked for by name

import pytest
from hypothesis import settings

import roundhouse

pytest_plugins = ["rule_coverage", "time_limit"]

settings.register_profile("roundhouse", derandomize=True, deadline=None)
settings.load_profile("roundhouse")

os.environ["LC_ALL"] = "C.UTF-8"  # the terminal speaks English, whatever the system of whoever runs the tests


def pytest_report_header() -> str:
    return f"roundhouse: {roundhouse.build_in_use()} code"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests that change the rules from inside are for interpreted code: compiled code calls itself directly. Others
    are about compiled modules as they are built."""
    other = "compiled" if roundhouse.build_in_use() == "interpreted" else "interpreted"
    left_out = [item for item in items if item.get_closest_marker(other)]
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=left_out)
