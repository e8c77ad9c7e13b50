"""What else has to be installed for a part of the package, and how it is said when it is not."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from roundhouse.kernel.complaints import Complaint, complaint
from roundhouse.kernel.errors import RoundhouseError

DISTRIBUTION = "roundhouse-games"  # the package is imported as `roundhouse`; that name is a stranger's on the index


class MissingExtra(RoundhouseError):
    """A part of the package whose libraries were not installed with it."""

    code = "missing-extra"


def install_line(extra: str) -> str:
    """What to type to have that part."""
    return f"pip install '{DISTRIBUTION}[{extra}]'"


def missing(library: str, extra: str) -> Complaint:
    """That a library is not there, and what to type."""
    return complaint(
        "missing-extra", "{library} is not installed: {command}", library=library, command=install_line(extra)
    )


def import_extra(module: str, extra: str) -> ModuleType:
    """A module that needs an extra; MissingExtra says which where it is not there."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("roundhouse"):
            raise
        raise MissingExtra(missing(error.name, extra), extra=extra, library=error.name) from None
