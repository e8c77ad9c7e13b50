"""Slow and obvious second answers. They import nothing of what they check; import-linter sees to it."""
