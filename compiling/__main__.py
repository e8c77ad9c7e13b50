"""`make compiled`: the modules that pyproject.toml lists, compiled by mypyc into the package, beside their sources.

The old build is taken away first and the list of all modules is written last, so that a build that ends halfway is
known for what it is (see roundhouse/builds.py).
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from time import time
from typing import Any

import setuptools

from compiling.modules import PACKAGE, ROOT, compiled_sources, module_name

os.environ["ROUNDHOUSE_BUILD"] = "interpreted"
sys.path.insert(0, str(PACKAGE.parent))
from roundhouse.builds import FORMAT, MANIFEST, Unusable, source_digest, usable_modules

TARGET = PACKAGE / "compiled"
WORK = ROOT / "build" / "compiled"
GROUP = "roundhouse"
BAD_END = 1


def main() -> int:
    sources = compiled_sources()
    if "--force" not in sys.argv and _is_built(sources):
        print("The compiled modules are up to date.")
        return 0
    compiler = _compiler()
    if compiler is None:
        print("There is no C compiler (cc) here: nothing was built, and the interpreted code runs.", file=sys.stderr)
        return BAD_END
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir()
    (TARGET / "building").touch()
    print(f"Compiling {len(sources)} modules ...", flush=True)
    begun, manifest = time(), _manifest(sources)  # as the files are now: what is edited meanwhile was not compiled
    _compile(sources)
    _write(manifest, begun)
    (TARGET / "building").unlink()
    print("Built. `roundhouse --version` says which code runs.")
    return 0


def _is_built(sources: list[Path]) -> bool:
    try:
        return set(usable_modules(str(TARGET), str(PACKAGE))) == {*map(module_name, sources), f"{GROUP}__mypyc"}
    except Unusable:
        return False


def _compiler() -> str | None:
    return shutil.which((os.environ.get("CC") or "cc").split()[0])


def _compile(sources: list[Path]) -> None:
    """C files into build/compiled, from there one library that holds all modules and a small door to each of them."""
    from mypyc.build import mypycify  # noqa: PLC0415  # it looks at once whether setuptools is there

    os.chdir(PACKAGE.parent)
    paths = [str(source.relative_to(PACKAGE.parent)) for source in sources]
    options = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(WORK / "types"), *paths]
    os.environ["MYPYPATH"] = "."
    extensions = mypycify(options, opt_level="2", debug_level="0", target_dir=str(WORK), group_name=GROUP)
    if os.name == "posix":  # functions call each other directly, since nobody puts others in their place
        for extension in extensions:
            extension.extra_compile_args.append("-fno-semantic-interposition")
    distribution = setuptools.Distribution({"name": GROUP, "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(TARGET), str(WORK / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def _manifest(sources: list[Path]) -> dict[str, Any]:
    """All that belongs to a build of these files."""
    suffix = EXTENSION_SUFFIXES[0]
    names = [f"{GROUP}__mypyc", *map(module_name, sources)]
    return {
        "format": FORMAT,
        "suffix": suffix,
        "modules": {name: name.replace(".", "/") + suffix for name in names},
        "sources": {
            source.relative_to(PACKAGE).as_posix(): [source.stat().st_size, source_digest(str(source))]
            for source in sources
        },
    }


def _write(manifest: dict[str, Any], begun: float) -> None:
    """The list is as old as the beginning of the build: files that are newer are looked at by whoever reads it."""
    waiting = TARGET / f"{MANIFEST}.new"
    waiting.write_text(json.dumps(manifest, indent=1) + "\n", "utf-8")
    os.utime(waiting, (begun, begun))
    waiting.replace(TARGET / MANIFEST)


if __name__ == "__main__":
    sys.exit(main())
