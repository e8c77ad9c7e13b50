"""Ids that cannot be confused: what is called a seat, company, tile, game, person or table has a type of its own."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import roundhouse as rh

PACKAGE = Path(rh.__file__).parent
PLAIN = {"int", "str"}

ONE = re.compile(r"_*(\w+_)?(seat|company|tile|game|person|table_id)(_id|_name|_index)?")
MANY = re.compile(r"_*(\w+_)?(seats|companies|tiles|games|people|persons|table_ids)")

PLAIN_FOR_A_REASON = {
    "cli/options.py options game": "somebody types it",
    "cli/perft.py perft game": "somebody types it",
    "cli/play.py play game": "somebody types it",
    "cli/selfplay.py selfplay game": "somebody types it",
    "cli/simulate.py simulate game": "somebody types it",
    "cli/tournament.py tournament game": "somebody types it",
    "match/table.py open game": "somebody types it, in a program of theirs",
    "rl/__init__.py env game": "somebody types it, in a program of theirs",
    "rl/__init__.py gym_env game": "somebody types it, in a program of theirs",
    "rl/__init__.py vector game": "somebody types it, in a program of theirs",
    "sim/simulate.py simulate game": "somebody types it, in a program of theirs",
    "sim/tournament.py plan game": "somebody types it, in a program of theirs",
    "bots/contract.py Bot games": "the author of a bot types them",
    "bots/engine/bot.py check_game games": "what a program or a class says of itself",
    "bots/engine/process.py __init__ games": "what a program says of itself",
    "bots/engine/protocol.py hello games": "what a program says of itself",
    "server/api/tables.py NewTable game": "what a client sends",
    "server/api/tables.py list_tables game": "what a client sends",
    "server/page/option_files.py read_option_file game": "a part of an address",
    "server/page/workshop.py check_map game": "a part of an address",
    "server/page/workshop.py draw_map game": "a part of an address",
    "server/page/workshop.py start_trial game": "a part of an address",
    "server/page/workshop.py _room game": "a part of an address",
    "server/page/pictures.py show_picture game": "a part of an address",
    "server/page/rulebook.py read_rules game": "a part of an address",
    "games/lilliput/box/random_landscapes.py Difficulty tiles": "how many of each kind of thing lie in a landscape",
    "render/lilliput/staging.py _give_map tiles": "cells and what lies there, as a picture's file writes it",
    "server/page/telling.py Eyes seats": "what each seat is called",
}
"""Where a plain text or number is right, and why."""


def named(path: str, tree: ast.Module) -> Iterator[tuple[str, str, ast.expr]]:
    """Parameters and fields: where they are, by file and class or function, their name and their annotation."""

    def walk(node: ast.AST, where: str) -> Iterator[tuple[str, str, ast.expr]]:
        for child in ast.iter_child_nodes(node):
            inside = child.name if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) else where
            if isinstance(child, ast.arg) and child.annotation is not None:
                yield f"{path} {inside}", child.arg, child.annotation
            if isinstance(child, ast.AnnAssign):
                yield f"{path} {inside}", ast.unparse(child.target).rpartition(".")[2], child.annotation
            yield from walk(child, inside)

    return walk(tree, "")


def alternatives(annotation: ast.expr) -> Iterator[ast.expr]:
    """What may stand there: the sides of `|`, and what is inside of what only says more about a type."""
    if isinstance(annotation, ast.BinOp):
        yield from alternatives(annotation.left)
        yield from alternatives(annotation.right)
    elif isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) in SAYS_MORE:
        yield from alternatives(members(annotation)[0])
    else:
        yield annotation


SAYS_MORE = {"Annotated", "ClassVar", "Final", "FromPath", "FromQuery", "Optional"}


def members(container: ast.Subscript) -> list[ast.expr]:
    return container.slice.elts if isinstance(container.slice, ast.Tuple) else [container.slice]


def is_plain(name: str, annotation: ast.expr) -> bool:
    """Whether a single one is any text or number, or those that a container holds (or finds things by) are."""
    found = list(alternatives(annotation))
    if ONE.fullmatch(name):
        return any(ast.unparse(one) in PLAIN for one in found)
    if MANY.fullmatch(name):
        return any(isinstance(one, ast.Subscript) and ast.unparse(members(one)[0]) in PLAIN for one in found)
    return False


def all_plain() -> list[str]:
    return [
        f"{where} {name}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for where, name, annotation in named(str(path.relative_to(PACKAGE)), ast.parse(path.read_text("utf-8")))
        if is_plain(name, annotation)
    ]


def test_what_is_named_like_an_id_is_of_its_type() -> None:
    assert sorted(set(all_plain())) == sorted(PLAIN_FOR_A_REASON)


@pytest.mark.parametrize(
    "source",
    [
        "def f(seat: int): ...",
        "def f(old_tile: str | None = None): ...",
        "def f(self, *, person_id: Annotated[str, Meta(max_length=40)]): ...",
        "def f(companies: Sequence[str]): ...",
        "class A:\n    table_id: str",
        "class A:\n    games: ClassVar[tuple[str, ...]] = ()",
        "owners_of_tiles: dict[str, Seat] = {}",
    ],
)
def test_a_plain_one_is_seen(source: str) -> None:
    assert [is_plain(name, annotation) for _, name, annotation in named("a.py", ast.parse(source))] == [True]


@pytest.mark.parametrize(
    "source",
    [
        "def f(seat: Seat | None): ...",
        "def f(games: int): ...",
        "def f(seating: tuple[str, ...]): ...",
        "def f(company: dict[str, Any]): ...",
        "class A:\n    tiles: dict[Cell, tuple[TileIndex, int]]",
    ],
)
def test_what_is_not_plain_is_left_alone(source: str) -> None:
    assert [is_plain(name, annotation) for _, name, annotation in named("a.py", ast.parse(source))] == [False]
