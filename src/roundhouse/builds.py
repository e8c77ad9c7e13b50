"""Which code runs: the compiled modules of `make compiled` and of wheels, or the Python files they were made from.

The compiled modules lie in `compiled`, where Python does not look by itself, with a list of all that belongs to them.
They are used together or not at all: only if they were made for this Python, from the very files that lie here. All
else is told in a line, and the Python files run.

The environment variable ROUNDHOUSE_BUILD may ask for `interpreted` or `compiled`; `auto` takes what there is.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from typing import Any

VARIABLE = "ROUNDHOUSE_BUILD"
AUTO, INTERPRETED, COMPILED = "auto", "interpreted", "compiled"
MANIFEST = "built"  # the list, as JSON
FORMAT = 1

_PACKAGE = os.path.dirname(os.path.abspath(__file__))
_FOLDER = os.path.join(_PACKAGE, "compiled")

_used = INTERPRETED
_problem: str | None = None


class Unusable(Exception):
    """Compiled modules that must not be used; the text says why."""


class _Finder:
    """Finds the compiled modules before anybody finds the Python files."""

    def __init__(self, places: dict[str, str]) -> None:
        self.places = places

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> ModuleSpec | None:  # noqa: ARG002
        place = self.places.get(fullname)
        if place is None:
            return None
        spec = ModuleSpec(fullname, ExtensionFileLoader(fullname, place), origin=place)
        spec.has_location = True
        return spec


def build_in_use() -> str:
    """`compiled` or `interpreted`."""
    return _used


def described_build() -> str:
    """The same, and what is wrong with compiled modules that are there."""
    return _used if _problem is None else f"{_used}: {_problem}"


def choose_build(folder: str = _FOLDER, package: str = _PACKAGE) -> None:
    """Decide which code the imports from here on find; before anything else of the package is imported."""
    global _used, _problem  # noqa: PLW0603  # one process has one answer
    wanted = os.environ.get(VARIABLE) or AUTO
    if wanted == INTERPRETED:
        return
    try:
        if wanted not in (AUTO, COMPILED):
            raise Unusable(f"{VARIABLE} is {wanted!r}; it can be {AUTO}, {INTERPRETED} or {COMPILED}")
        places = usable_modules(folder, package)
        if places:
            sys.meta_path.insert(0, _Finder(places))
            _used = COMPILED
        elif wanted == COMPILED:
            raise Unusable("there are no compiled modules; `make compiled` builds them")
    except Unusable as problem:
        if wanted == COMPILED:
            raise ImportError(f"roundhouse: {VARIABLE} asks for compiled modules, but {problem}") from None
        _problem = str(problem)
        _tell(_problem)


def usable_modules(folder: str, package: str) -> dict[str, str]:
    """The compiled modules and where they are, none if nothing was built; raises Unusable for such as do not fit."""
    if not os.path.isdir(folder):
        return {}
    import json  # noqa: PLC0415  # not needed where nothing was built

    try:
        with open(os.path.join(folder, MANIFEST), encoding="utf-8") as file:
            built = os.fstat(file.fileno()).st_mtime
            manifest = json.load(file)
        if manifest["format"] != FORMAT:
            raise Unusable("the compiled modules are of another version; `make compiled` builds them again")
        modules: dict[str, str] = manifest["modules"]
        sources: dict[str, list[Any]] = manifest["sources"]
        made_for = manifest["suffix"]
    except FileNotFoundError:
        if os.listdir(folder):
            raise Unusable("the compiled modules are half built; `make compiled` builds the rest") from None
        return {}
    except (OSError, ValueError, LookupError, TypeError):
        raise Unusable("the list of the compiled modules is damaged; `make compiled` builds them again") from None
    if made_for != EXTENSION_SUFFIXES[0]:
        raise Unusable(f"the compiled modules are for another Python ({made_for}); `make compiled` builds them again")
    changed = _changed(package, sources, built)
    if changed is not None:
        raise Unusable(f"{changed} has changed since it was compiled; `make compiled` builds it again")
    places = {name: os.path.join(folder, place) for name, place in modules.items()}
    missing = next((name for name, place in places.items() if not os.path.isfile(place)), None)
    if missing is not None:
        raise Unusable(f"the compiled module {missing} is missing; `make compiled` builds it again")
    return places


def _changed(package: str, sources: dict[str, list[Any]], built: float) -> str | None:
    """A Python file that is not the one that was compiled. Only files that are newer are read."""
    for name, (size, digest) in sources.items():
        path = os.path.join(package, name)
        try:
            found = os.stat(path)
            if found.st_size != size or (found.st_mtime >= built and source_digest(path) != digest):
                return name
        except OSError:
            return name
    return None


def source_digest(path: str) -> str:
    """By which a Python file is known to be the one that was compiled."""
    from hashlib import sha256  # noqa: PLC0415  # seldom needed

    with open(path, "rb") as file:
        return sha256(file.read()).hexdigest()


def _tell(problem: str) -> None:
    """One line, and the Python files run."""
    from logging import getLogger  # noqa: PLC0415  # hardly ever needed, and not light

    getLogger("roundhouse.builds").warning("roundhouse: %s. The interpreted code runs.", problem)


choose_build()
