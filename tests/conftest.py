"""What all tests share: the rule coverage plugin, and property tests that try the same examples on every machine."""

from hypothesis import settings

pytest_plugins = ["rule_coverage"]

settings.register_profile("roundhouse", derandomize=True, deadline=None)
settings.load_profile("roundhouse")
