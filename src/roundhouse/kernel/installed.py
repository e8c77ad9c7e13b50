"""What other packages declare for ours, as entry points: looked for only where a glance at their files finds any."""

from __future__ import annotations

import os
import sys


def installed_places(group: str) -> list[tuple[str, str]]:
    """Names and places that installed packages declare in a group of entry points, by name."""
    if not any(_declares(folder, group) for folder in sys.path):
        return []
    from importlib.metadata import entry_points  # noqa: PLC0415  # slower to import than all of the kernel

    return [(point.name, point.value) for point in entry_points(group=group)]


def _declares(folder: str, group: str) -> bool:
    """Whether a package that is installed there declares such things: a glance into its files, before more."""
    try:
        with os.scandir(folder or ".") as found:
            names = [entry.name for entry in found if entry.name.endswith((".dist-info", ".egg-info"))]
    except OSError:
        return os.path.isfile(folder)  # an archive: only the library can read it
    for name in names:
        try:
            with open(os.path.join(folder, name, "entry_points.txt"), "rb") as declared:
                if f"[{group}]".encode() in declared.read():
                    return True
        except OSError:  # most packages declare nothing
            continue
    return False
