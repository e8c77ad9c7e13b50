"""Which code runs, and that compiled modules that do not fit are told of in a line and never used."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

import roundhouse as rh
from roundhouse import builds
from roundhouse.builds import MANIFEST, Unusable, source_digest, usable_modules

BUILT = 1_000_000_000.0  # when the list was written, in seconds


class Tree:
    """A package of one module, and its compiled modules."""

    def __init__(self, root: Path) -> None:
        self.package, self.folder = root / "package", root / "compiled"
        self.source, self.library = self.package / "rules.py", self.folder / "rules.so"
        self.package.mkdir()
        self.folder.mkdir()
        self.source.write_text("answer = 42\n")
        self.library.write_bytes(b"machine code")
        os.utime(self.source, (BUILT - 10, BUILT - 10))
        self.manifest: dict[str, Any] = {
            "format": builds.FORMAT,
            "suffix": EXTENSION_SUFFIXES[0],
            "modules": {"package.rules": "rules.so"},
            "sources": {"rules.py": [self.source.stat().st_size, source_digest(str(self.source))]},
        }
        self.write(json.dumps(self.manifest))

    def write(self, text: str) -> None:
        (self.folder / MANIFEST).write_text(text)
        os.utime(self.folder / MANIFEST, (BUILT, BUILT))

    def usable(self) -> dict[str, str]:
        return usable_modules(str(self.folder), str(self.package))


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


def test_a_whole_build_is_used(tree: Tree) -> None:
    assert tree.usable() == {"package.rules": str(tree.library)}


def test_a_source_that_is_only_newer_is_the_same(tree: Tree) -> None:
    os.utime(tree.source, (BUILT + 10, BUILT + 10))
    assert tree.usable()


def test_nothing_was_built(tree: Tree) -> None:
    assert usable_modules(str(tree.folder / "nowhere"), str(tree.package)) == {}


def of_another_python(tree: Tree) -> None:
    tree.write(json.dumps(tree.manifest | {"suffix": ".cpython-399-somewhere.so"}))


def of_another_version(tree: Tree) -> None:
    tree.write(json.dumps(tree.manifest | {"format": builds.FORMAT + 1}))


def edited(tree: Tree) -> None:
    tree.source.write_text("answer = 43\n")  # of the same length, and newer


def longer(tree: Tree) -> None:
    tree.source.write_text("answer = 43000\n")
    os.utime(tree.source, (BUILT - 10, BUILT - 10))  # put there by a copy that keeps times


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda tree: (tree.folder / MANIFEST).unlink(), "half built"),
        (lambda tree: tree.library.unlink(), "package.rules is missing"),
        (lambda tree: tree.write("{"), "damaged"),
        (lambda tree: tree.write("[]"), "damaged"),
        (lambda tree: tree.write('{"format": 1}'), "damaged"),
        (lambda tree: tree.source.unlink(), "rules.py has changed"),
        (of_another_python, "another Python (.cpython-399-somewhere.so)"),
        (of_another_version, "another version"),
        (edited, "rules.py has changed"),
        (longer, "rules.py has changed"),
    ],
)
def test_a_build_that_does_not_fit_is_not_used(tree: Tree, damage: Callable[[Tree], None], words: str) -> None:
    damage(tree)
    with pytest.raises(Unusable) as told:
        tree.usable()
    assert words in str(told.value)
    assert "make compiled" in str(told.value)


def python(build: str, code: str, **more: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {builds.VARIABLE: build} | more
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, timeout=60)


def test_an_unknown_build_is_told_in_a_line_and_the_interpreted_code_runs() -> None:
    done = python("fast", "import roundhouse; print(roundhouse.build_in_use())")
    assert done.stdout.strip() == "interpreted"
    (line,) = done.stderr.splitlines()
    assert "'fast'" in line
    assert "The interpreted code runs" in line


def test_a_half_built_tree_is_told_in_a_line_and_the_interpreted_code_runs(tmp_path: Path) -> None:
    (tmp_path / "building").touch()
    code = f"""
import os
os.environ["{builds.VARIABLE}"] = "interpreted"
from roundhouse import builds
os.environ["{builds.VARIABLE}"] = "auto"
builds.choose_build({str(tmp_path)!r})
import roundhouse
print(builds.described_build())
print(roundhouse.game("tickets").start(2, 1))
"""
    done = python("interpreted", code)
    (line,) = done.stderr.splitlines()
    assert "half built" in line
    first, second = done.stdout.splitlines()
    assert first.startswith("interpreted: the compiled modules are half built")
    assert "2 players" in second


def test_who_insists_on_compiled_code_is_refused_without_it(tmp_path: Path) -> None:
    code = f"from roundhouse import builds; builds.choose_build({str(tmp_path)!r})"
    done = python("interpreted", f"import os, roundhouse\nos.environ['{builds.VARIABLE}'] = 'compiled'\n{code}")
    assert done.stderr.splitlines()[-1].startswith("ImportError: roundhouse: ROUNDHOUSE_BUILD asks for compiled")


def test_rules_are_the_build_that_is_told() -> None:
    from roundhouse.games.tickets import legal

    assert str(legal.__file__).endswith(".py") == (rh.build_in_use() == builds.INTERPRETED)


def test_rules_run_without_the_compiler() -> None:
    """A player has neither mypy nor what comes with it."""
    code = """
import sys
sys.modules.update(dict.fromkeys(("mypy_extensions", "mypyc", "mypy", "librt")))
import roundhouse
for name in ("tickets", "lilliput"):
    state = roundhouse.game(name).start(2, 1)
    while not state.is_over:
        state.push(state.legal_actions()[0])
"""
    assert python(rh.build_in_use(), code).stderr == ""
