"""How the package is built: by flit, with wheels of two kinds.

`pip wheel .` gives a pure one, whatever was compiled here; `pip wheel . --config-settings build=compiled` compiles and
gives one for this Python and this platform.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from flit_core import buildapi
from flit_core.buildapi import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
)

from compiling import wheels

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = Mapping[str, str] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    needed: list[str] = buildapi.get_requires_for_build_wheel()
    return [*needed, "mypy[mypyc]>=2.4"] if _compiles(config_settings) else needed


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: Settings = None) -> str:
    folder: str = buildapi.prepare_metadata_for_build_wheel(metadata_directory)
    if _compiles(config_settings):
        told = Path(metadata_directory, folder, "WHEEL")
        told.write_text(wheels.wheel_text(told.read_text("utf-8"), wheels.native_tag()), "utf-8")
    return folder


def build_wheel(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,  # noqa: ARG001  # the metadata is made again
) -> str:
    compiles = _compiles(config_settings)
    if compiles:
        done = subprocess.run([sys.executable, "-m", "compiling"], check=False)
        if done.returncode:
            raise SystemExit("No wheel was made: the modules could not be compiled. `build=pure` needs no compiler.")
    packed = Path(wheel_directory, buildapi.build_wheel(wheel_directory))
    return (wheels.make_compiled if compiles else wheels.make_pure)(packed).name


def _compiles(settings: Settings) -> bool:
    wanted = (settings or {}).get("build", "pure")
    if wanted not in ("pure", "compiled"):
        raise SystemExit(f"build is pure or compiled, not {wanted!r}")
    return wanted == "compiled"
