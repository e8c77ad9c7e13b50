"""What is packed for others: a pure wheel that runs on every Python, and one with compiled modules for a single one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from base64 import urlsafe_b64encode
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

import pytest
from compiling import backend, wheels
from flit_core import buildapi

from roundhouse import builds

ROOT = Path(__file__).parents[2]
OTHER = "3.11" if sys.version_info[:2] == (3, 12) else "3.12"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--isolated"]


@pytest.fixture
def in_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)  # as builders must be called


@pytest.fixture
def packed(tmp_path: Path, in_root: None) -> Path:
    """A wheel of a tree in which two modules are compiled, with what another Python and a broken build left there."""
    wheel = tmp_path / buildapi.build_wheel(str(tmp_path))
    wheels.make_pure(wheel)  # without what is really compiled here
    names = {"a": "a" + EXTENSION_SUFFIXES[0], "roundhouse.b": "roundhouse/b" + EXTENSION_SUFFIXES[0]}
    with ZipFile(wheel, "a") as file:
        for place in (*names.values(), "roundhouse/old.cpython-399-somewhere.so", "building"):
            file.writestr(f"roundhouse/compiled/{place}", f"machine code of {place}")
        file.writestr(wheels.MANIFEST, json.dumps({"modules": names}))
    return wheel


def install(*arguments: object) -> subprocess.CompletedProcess[str]:
    """What pip says, which is shut off from the network."""
    command = [*PIP, "install", "--no-index", "--no-deps", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


def content(wheel: Path) -> dict[str, bytes]:
    """Its files, once its record has been checked."""
    with ZipFile(wheel) as file:
        files = {name: file.read(name) for name in file.namelist()}
        assert len(files) == len(file.namelist())
    (record,) = (name for name in files if name.endswith(".dist-info/RECORD"))
    lines = [line.split(",") for line in files[record].decode().splitlines()]
    assert [name for name, _, _ in lines] == list(files)
    for name, digest, size in lines[:-1]:
        found = urlsafe_b64encode(sha256(files[name]).digest()).decode().rstrip("=")
        assert (digest, size) == (f"sha256={found}", str(len(files[name]))), name
    assert lines[-1] == [record, "", ""]
    return files


def tags(files: dict[str, bytes]) -> str:
    (text,) = (found.decode() for name, found in files.items() if name.endswith(".dist-info/WHEEL"))
    return text


def test_the_list_of_a_build_is_called_as_the_package_calls_it() -> None:
    assert f"roundhouse/compiled/{builds.MANIFEST}" == wheels.MANIFEST


def test_a_pure_wheel_leaves_out_what_is_compiled(packed: Path) -> None:
    wheel = wheels.make_pure(packed)

    files = content(wheel)
    assert wheel == packed
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in files if "compiled" in name or name.endswith(".so")]
    assert "Tag: py3-none-any\n" in tags(files)
    assert "Root-Is-Purelib: true\n" in tags(files)
    assert {"roundhouse/py.typed", "roundhouse/games/tickets/box/data/usa.toml", "roundhouse/web/index.html"} <= {
        *files
    }


def test_a_compiled_wheel_is_for_one_python_and_carries_one_build(packed: Path) -> None:
    wheel = wheels.make_compiled(packed)

    files = content(wheel)
    assert not packed.exists()
    assert wheel.name.endswith(f"-{wheels.native_tag()}.whl")
    compiled = [name.removeprefix("roundhouse/compiled/") for name in files if "/compiled/" in name]
    suffix = EXTENSION_SUFFIXES[0]
    assert compiled == ["a" + suffix, "roundhouse/b" + suffix, "built"], "the list is installed last"
    assert f"Tag: {wheels.native_tag()}\n" in tags(files)
    assert "Root-Is-Purelib: false\n" in tags(files)
    assert wheels.PURE_TAG not in tags(files)


def test_the_tag_is_one_that_this_python_takes() -> None:
    from pip._vendor.packaging.tags import sys_tags

    assert wheels.native_tag() in map(str, sys_tags())


def test_nothing_is_packed_that_was_not_built(packed: Path, in_root: None) -> None:
    with ZipFile(packed, "a") as file, pytest.warns(UserWarning, match="Duplicate"):
        file.writestr(wheels.MANIFEST, json.dumps({"modules": {"c": "c.so"}}))
    with pytest.raises(wheels.NothingCompiled, match=r"not there: roundhouse/compiled/c\.so"):
        wheels.make_compiled(packed)
    with pytest.raises(wheels.NothingCompiled, match="no compiled modules"):
        wheels.make_compiled(wheels.make_pure(packed))


def test_pip_refuses_the_compiled_wheel_for_another_python_and_says_nothing_else(packed: Path, tmp_path: Path) -> None:
    wheel = wheels.make_compiled(packed)
    assert install("--dry-run", wheel).returncode == 0
    other = ["--python-version", OTHER, "--only-binary", ":all:", "--target", tmp_path / "there"]

    refused = install(*other, wheel)

    assert refused.returncode == 1
    assert refused.stderr == f"ERROR: {wheel.name} is not a supported wheel on this platform.\n"
    assert not (tmp_path / "there").exists()


def test_pip_takes_the_wheel_that_fits(packed: Path, tmp_path: Path, in_root: None) -> None:
    wheels.make_compiled(packed)
    backend.build_wheel(str(tmp_path))
    wanted = [
        "--find-links",
        tmp_path,
        "--dry-run",
        "--ignore-installed",
        "roundhouse-games",
        "--report",
        "-",
        "--quiet",
    ]
    other = ["--python-version", OTHER, "--only-binary", ":all:", "--target", tmp_path / "there"]

    for more, tag in (([], wheels.native_tag()), (other, wheels.PURE_TAG)):
        done = install(*wanted, *more)
        assert done.returncode == 0, done.stderr
        (chosen,) = json.loads(done.stdout)["install"]
        assert chosen["download_info"]["url"].endswith(f"-{tag}.whl")


def test_the_pure_wheel_runs(tmp_path: Path, in_root: None) -> None:
    wheel = tmp_path / backend.build_wheel(str(tmp_path))
    assert install("--target", tmp_path / "there", wheel).returncode == 0
    environment = os.environ | {"PYTHONPATH": str(tmp_path / "there"), builds.VARIABLE: builds.AUTO}
    code = """
import roundhouse
roundhouse.game("tickets").start(2, 1)
print(roundhouse.build_in_use(), roundhouse.__file__)"""

    done = subprocess.run(
        [sys.executable, "-S", "-c", code], capture_output=True, text=True, env=environment, timeout=60
    )

    assert done.stderr == ""
    assert done.stdout.strip() == f"interpreted {tmp_path / 'there'}/roundhouse/__init__.py"


def test_only_two_kinds_of_build_are_known(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="build is pure or compiled, not 'fast'"):
        backend.build_wheel(str(tmp_path), {"build": "fast"})
    assert backend.get_requires_for_build_wheel({"build": "compiled"}) == ["mypy[mypyc]>=2.4"]


def test_metadata_that_is_asked_for_first_says_the_same(tmp_path: Path, in_root: None) -> None:
    for build, tag in (("pure", wheels.PURE_TAG), ("compiled", wheels.native_tag())):
        (tmp_path / build).mkdir()
        folder = backend.prepare_metadata_for_build_wheel(str(tmp_path / build), {"build": build})
        assert f"Tag: {tag}\n" in (tmp_path / build / folder / "WHEEL").read_text()


@pytest.mark.compiled
def test_the_real_compiled_wheel_runs_compiled(tmp_path: Path, in_root: None) -> None:
    wheel = tmp_path / backend.build_wheel(str(tmp_path), {"build": "compiled"})
    there = tmp_path / "there"
    assert install("--target", there, wheel).returncode == 0
    environment = os.environ | {"PYTHONPATH": str(there), builds.VARIABLE: builds.AUTO}
    code = (
        "import roundhouse, roundhouse.games.tickets.legal as rules; print(roundhouse.build_in_use(), rules.__file__)"
    )

    done = subprocess.run(
        [sys.executable, "-S", "-c", code], capture_output=True, text=True, env=environment, timeout=60
    )

    assert done.stderr == ""
    place = there / "roundhouse/compiled/roundhouse/games/tickets/legal"
    assert done.stdout.strip() == f"compiled {place}{EXTENSION_SUFFIXES[0]}"
    manifest = there / wheels.MANIFEST
    sources = [there / "roundhouse" / name for name in json.loads(manifest.read_text())["sources"]]
    assert len(sources) > 50
    written = manifest.stat().st_mtime_ns
    assert all(source.stat().st_mtime_ns < written for source in sources), "else every start reads them again"
