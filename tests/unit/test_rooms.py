"""Every room is found at once: shared code names no game, a class name means one thing, functions stay small."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import roundhouse as rh
from roundhouse.bots import roster

PACKAGE = Path(rh.__file__).parent
GAMES = ("tickets", "lilliput")
NAMED = re.compile("tickets|lilliput|ticket to ride|locomotive|gulliver|mildendo|montreal|--tile-", re.IGNORECASE)
DECLARED = {"games/__init__.py"}  # where the games of the house are registered
KINDS = {".py", ".js", ".ts", ".css", ".html", ".ftl", ".toml", ".json"}

IN_BOTH_GAMES = {"CardTaken", "Components", "GameEnded", "Position", "Setup", "Stage", "TurnBegan"}
"""Classes that are the same thing in either game."""

IN_SEVERAL_FRONTS = {"Answers", "Choices", "MapRoom", "People", "Players", "ScoreSheet", "SmallMap"}
"""Components that are the same thing in several games' fronts."""

LONGEST = 50
REASON = re.compile(r"\blong\b")  # above a longer function, beside its name or in its first line of words


def shared_files() -> list[Path]:
    """Everything that is not in a room of a game."""
    return [
        path
        for path in sorted(PACKAGE.rglob("*"))
        if path.suffix in KINDS
        and "vendor" not in path.parts
        and not {*path.relative_to(PACKAGE).parts, path.stem} & set(GAMES)
        and str(path.relative_to(PACKAGE)) not in DECLARED
    ]


def sources() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}


def test_shared_code_names_no_game() -> None:
    """Nor anything that there is in one game alone."""
    named = [
        f"{path.relative_to(PACKAGE)}:{number}: {line.strip()[:80]}"
        for path in shared_files()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if NAMED.search(line)
    ]

    assert len(shared_files()) > 200
    assert named == [], "\n".join(named)


def test_the_page_spells_out_no_level_of_bots() -> None:
    """They are named by each game's roster and told by the server."""
    names = "|".join(sorted({level for game in GAMES for level in roster.levels(game)}))
    levels = re.compile(f"[\"'`]({names})[\"'`]")
    named = [path for path in shared_files() if path.suffix == ".js" and levels.search(path.read_text("utf-8"))]

    assert [str(path.relative_to(PACKAGE)) for path in named] == []


def test_the_rooms_of_a_game_have_its_name_in_every_layer() -> None:
    layers = ("games", "bots", "i18n", "render", "rl", "server/page", "cli", "web/js")

    assert [f"{layer}/{game}" for layer in layers for game in GAMES if not (PACKAGE / layer / game).is_dir()] == []


def test_a_class_name_means_one_thing() -> None:
    places = defaultdict(list)
    for path, tree in sources().items():
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(str(path.relative_to(PACKAGE)))
    twice = {name: paths for name, paths in places.items() if len(paths) > 1 and name not in IN_BOTH_GAMES}

    assert len(places) > 300
    assert twice == {}


def page_names(source: str) -> Iterator[str]:
    """The components, classes and types that a module of the page defines; an imported type is not one of them."""
    yield from re.findall(r"^(?:export )?(?:async )?(?:function|class|interface|type) ([A-Z]\w*)", source, re.MULTILINE)
    for start in re.finditer(r"@typedef \{", source):
        open_braces, end = 1, start.end()
        while open_braces:
            open_braces += {"{": 1, "}": -1}.get(source[end], 0)
            end += 1
        name = source[end:].split(maxsplit=1)[0]
        if f").{name}" not in source[start.end() : end]:
            yield name


def test_a_type_of_the_page_is_seen_where_it_is_defined() -> None:
    source = """
/** @typedef {import("./a.js").Box} Box @typedef {{x: {y: number}}} Place */
/**
 * @typedef {import("./a.js").Point} Spot
 * @typedef {import("./session.js").Session<import("./types.js").View>} Session
 */
export class Map {}
function Tile({ id }) {}
export interface Hint {}
"""
    assert sorted(page_names(source)) == ["Hint", "Map", "Place", "Spot", "Tile"]


def test_a_name_in_the_page_means_one_thing() -> None:
    places = defaultdict(list)
    for path in sorted((PACKAGE / "web" / "js").rglob("*")):
        if path.suffix in {".js", ".ts"}:
            for name in page_names(path.read_text("utf-8")):
                places[name].append(str(path.relative_to(PACKAGE)))
    fronts = {name: {path.split("/")[2] for path in paths} for name, paths in places.items()}
    twice = {
        name: paths
        for name, paths in places.items()
        if len(paths) > 1 and not (name in IN_SEVERAL_FRONTS and fronts[name] <= {*GAMES, "generic"})
    }

    assert len(places) > 300
    assert twice == {}


def test_a_long_function_says_why_it_is_long() -> None:
    functions = [
        (path, node)
        for path, tree in sources().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    silent = []
    for path, node in functions:
        around = path.read_text("utf-8").splitlines()[node.lineno - 2 : node.lineno]
        told = " ".join((*around, (ast.get_docstring(node) or "").partition("\n")[0]))
        if (node.end_lineno or 0) - node.lineno >= LONGEST and not REASON.search(told):
            silent.append(f"{path.relative_to(PACKAGE)}: {node.name}")

    assert len(functions) > 2000
    assert silent == []
