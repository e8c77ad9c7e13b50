"""What all tests share: rule coverage, a time limit, and property tests that try the same examples on every machine."""

from hypothesis import settings

pytest_plugins = ["rule_coverage", "time_limit"]

settings.register_profile("roundhouse", derandomize=True, deadline=None)
settings.load_profile("roundhouse")
