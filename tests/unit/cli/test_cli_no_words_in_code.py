"""What the terminal prints comes from the catalogue: no sentence stands in the code of cli/."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import roundhouse as rh

CLI = Path(rh.__file__).parent / "cli"
FILES = sorted(CLI.rglob("*.py"))
PRINTS = frozenset(
    {"print", "say", "input", "read_line", "add_column", "add_row", "add_task", "Text", "assemble", "Panel"}
)
PRINTS |= {"Table", "_no", "_pause", "_complain", "write"}
QUIET = frozenset(
    {"style", "justify", "overflow", "box", "end", "file", "option", "border_style", "title_style", "title_justify"}
)
TRANSPARENT = frozenset(
    {"join", "Text", "assemble", "Group", "append", "strip", "rstrip", "lstrip", "replace", "format"}
)
"""Calls through which a literal still reaches the screen; of others only the outcome is shown."""

ALLOWED = {"roundhouse: "}  # the name of the program, in every language


def name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def is_error(call: ast.Call) -> bool:
    return bool(re.match(r"(Invalid|Unknown|Unusable|Roundhouse)[A-Z]?\w*$", name_of(call)))


def printed(node: ast.AST) -> Iterator[str]:
    """The literals in an expression that would be seen by whoever reads what it makes."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.Call):
        if name_of(node) in TRANSPARENT:
            for part in (node.func, *node.args):
                yield from printed(part)
    elif isinstance(node, ast.Tuple) and len(node.elts) == 2 and not isinstance(node.elts[0], ast.Tuple):
        yield from printed(node.elts[0])  # a piece of text and its style
    elif not isinstance(node, ast.Subscript | ast.Compare):
        for part in ast.iter_child_nodes(node):
            yield from printed(part)


def sentences(source: str) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and (name_of(node) in PRINTS or is_error(node)):
            shown = [
                *node.args,
                *(word.value for word in node.keywords if word.arg not in QUIET and not is_error(node)),
            ]
            found += [text for part in shown for text in printed(part)]
    return [text for text in found if re.search(r"[^\W\d_]{2,}", text) and text not in ALLOWED]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(CLI)))
def test_nothing_is_said_that_is_not_in_the_catalogue(file):
    assert sentences(file.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        'print("Hello there")',
        'print(f"{place}: is wrong", file=stderr)',
        'console.print(Text.assemble(("Done", GO), "!"))',
        'raise InvalidOption(f"port: {port} is taken", option="port")',
        'table.add_column("Score")',
        'say(", ".join(["one", "two"]))',
    ],
)
def test_a_sentence_in_the_code_is_found(source):
    assert sentences(source)


def test_what_comes_from_the_catalogue_is_let_through():
    source = 'print(text("serve-at", url=url)); say(Text(words("play-left"), style="bold"))'

    assert sentences(f'{source}; raise InvalidOption(complaint("no-game", "there is no game"), option="game")') == []
