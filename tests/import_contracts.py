"""Contracts that import-linter does not bring; tests/unit/test_contracts.py shows that each can fail."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields
from importlinter.application import output

ROOT = "roundhouse"
GAMES = f"{ROOT}.games"


class _EveryImport(Contract):
    """Looks at each import by itself."""

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: ARG002  # import-linter's signature
        broken = sorted(f"{importer} imports {imported}" for importer, imported in self.wrong(graph))
        return ContractCheck(kept=not broken, metadata={"broken": broken})

    def wrong(self, graph: ImportGraph) -> Iterator[tuple[str, str]]:
        """The imports that may not be."""
        raise NotImplementedError

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["broken"]:
            output.print_error(line)


class StandardLibraryOnly(_EveryImport):
    """`packages` import each other, this project and the standard library, and nothing else whatever its name."""

    type_name = "standard_library_only"
    packages = fields.ListField(subfield=fields.StringField())
    types = fields.ListField(subfield=fields.StringField(), required=False, default=[])  # imported for types only

    def wrong(self, graph: ImportGraph) -> Iterator[tuple[str, str]]:
        for importer in graph.modules:
            if any(_is_within(importer, package) for package in self.packages):  # type: ignore[attr-defined]
                for imported in graph.find_modules_directly_imported_by(importer):
                    top = imported.partition(".")[0]
                    if top in (ROOT, *sys.stdlib_module_names):
                        continue
                    if f"{importer} -> {imported}" not in self.types:  # type: ignore[attr-defined]
                        yield importer, imported


class Rooms(_EveryImport):
    """A room of a game is imported by rooms of the same game alone: shared code finds it through its declaration."""

    type_name = "rooms"

    def wrong(self, graph: ImportGraph) -> Iterator[tuple[str, str]]:
        games = {module.rpartition(".")[2] for module in graph.find_children(GAMES)}
        for importer in graph.modules:
            if _is_within(importer, ROOT):
                for imported in graph.find_modules_directly_imported_by(importer):
                    if _is_within(imported, ROOT) and _game_of(imported, games) not in (
                        None,
                        _game_of(importer, games),
                    ):
                        yield importer, imported


def _is_within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def _game_of(module: str, games: set[str]) -> str | None:
    """The game in whose room a module is; None for shared code."""
    return next((part for part in module.split(".") if part in games), None)
