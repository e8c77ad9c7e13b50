"""What else has to be installed, and how it is said when it is not."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from roundhouse.kernel.errors import RoundhouseError


class MissingExtra(RoundhouseError):
    """A part of the package whose libraries were not installed with it."""

    code = "missing-extra"


def import_extra(module: str, extra: str) -> ModuleType:
    """A module of this package that needs an extra; MissingExtra says which where it is not there."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("roundhouse"):
            raise
        raise MissingExtra(
            f"{error.name} is not installed: pip install 'roundhouse[{extra}]'", extra=extra, library=error.name
        ) from None
