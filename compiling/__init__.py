"""Builds the compiled modules from the Python files of the package: `make compiled`, `make wheel`."""
