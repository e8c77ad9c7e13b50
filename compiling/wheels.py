"""Wheels of two kinds: pure ones for every Python, and those with compiled modules for the Python that made them.

flit packs whatever lies in the package and calls it `py3-none-any`. Here that wheel is packed again: without the
compiled modules, or with them under the name and the tag of the one Python and platform that can load them, so that
an installer never takes it for another.
"""

from __future__ import annotations

import json
import sys
import sysconfig
from base64 import urlsafe_b64encode
from hashlib import sha256
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

COMPILED = "roundhouse/compiled/"
MANIFEST = f"{COMPILED}built"  # the list of all that belongs to a build
PURE_TAG = "py3-none-any"


class NothingCompiled(Exception):
    """A wheel for one platform was asked for, and no compiled modules are in it."""


def native_tag() -> str:
    """Of this Python on this platform, as installers write it."""
    python = f"cp{sysconfig.get_config_var('py_version_nodot')}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{python}-{python}{sys.abiflags}-{platform}"


def make_pure(wheel: Path) -> Path:
    """The wheel without what was compiled, in its place."""
    with ZipFile(wheel) as packed:
        kept = [entry for entry in packed.infolist() if not entry.filename.startswith(COMPILED)]
    return _pack_again(wheel, kept, PURE_TAG)


def make_compiled(wheel: Path) -> Path:
    """The wheel with the compiled modules and nothing else of their folder, in its place."""
    with ZipFile(wheel) as packed:
        names = set(packed.namelist())
        if MANIFEST not in names:
            raise NothingCompiled("there are no compiled modules to pack")
        places = json.loads(packed.read(MANIFEST))["modules"].values()
        native = {COMPILED + place for place in places}
        if not native <= names:
            raise NothingCompiled(f"not there: {', '.join(sorted(native - names))}")
        entries = [entry for entry in packed.infolist() if not entry.filename.startswith(COMPILED)]
        # the list is installed last: whatever is older need not be read again (roundhouse/builds.py)
        native_entries = [packed.getinfo(name) for name in (*sorted(native), MANIFEST)]
        info = next(number for number, entry in enumerate(entries) if ".dist-info/" in entry.filename)
    return _pack_again(wheel, [*entries[:info], *native_entries, *entries[info:]], native_tag())


def _pack_again(wheel: Path, entries: list[ZipInfo], tag: str) -> Path:
    """Those files of a wheel under that tag, with a new record of them."""
    target = wheel.with_name(wheel.name.replace(PURE_TAG, tag))
    waiting = wheel.with_name(f".{target.name}.new")
    lines: list[str] = []
    with ZipFile(wheel) as old, ZipFile(waiting, "w", ZIP_DEFLATED) as new:
        for entry in entries:
            content, name = old.read(entry), entry.filename
            if name.endswith(".dist-info/RECORD"):
                content = "".join([*lines, f"{name},,\n"]).encode()
            elif name.endswith(".dist-info/WHEEL"):
                content = wheel_text(content.decode(), tag).encode()
            new.writestr(entry, content, ZIP_DEFLATED)
            digest = urlsafe_b64encode(sha256(content).digest()).decode().rstrip("=")
            lines.append(f"{name},sha256={digest},{len(content)}\n")
    wheel.unlink()
    return waiting.replace(target)


def wheel_text(text: str, tag: str) -> str:
    """The file WHEEL for another tag."""
    is_pure = str(tag == PURE_TAG).lower()
    return text.replace(f"Tag: {PURE_TAG}", f"Tag: {tag}").replace("Purelib: true", f"Purelib: {is_pure}")
