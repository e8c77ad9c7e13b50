"""Where the files lie that come with a package: data, texts, styles."""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def folder_of(package: str) -> Traversable:
    """The folder of a package. Only one in an archive needs the library, which takes longer to import than a game."""
    places = list(import_module(package).__path__)
    if len(places) == 1 and os.path.isdir(places[0]):
        from pathlib import Path  # noqa: PLC0415  # not light either, and there are commands that read no file

        return Path(places[0])
    from importlib.resources import files  # noqa: PLC0415  # as above

    return files(package)
