"""Every contract of pyproject.toml can fail: an import that it forbids breaks it, and it alone tells of it."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path

import grimp
import pytest
from importlinter.application.use_cases import _register_contract_types, read_user_options
from importlinter.configuration import configure
from importlinter.domain.contract import Contract, registry

ROOT = Path(__file__).parents[2]
configure()
OPTIONS = read_user_options(str(ROOT / "pyproject.toml"))
_register_contract_types(OPTIONS)

BREAKING = {
    "layers": [
        ("roundhouse.kernel.perft", "roundhouse.games.tickets.game"),
        ("roundhouse.match.match", "roundhouse.render.signs"),
        ("roundhouse.analysis.review", "roundhouse.match.table"),
        ("roundhouse.i18n.reasons", "roundhouse.server.clock"),
        ("roundhouse.render.words", "roundhouse.i18n.catalogue"),
    ],
    "standard-library": [
        ("roundhouse.kernel.records", "msgspec"),
        ("roundhouse.games.lilliput.flow.shares", "sqlalchemy"),
        ("roundhouse.games.tickets.connections.paths", "networkx"),
    ],
    "rooms": [
        ("roundhouse.server.node", "roundhouse.games.tickets.game"),
        ("roundhouse.bots.tickets.plan", "roundhouse.games.lilliput.ids"),
        ("roundhouse.render.words", "roundhouse.render.lilliput.svg"),
    ],
    "map": [
        ("roundhouse.games.lilliput.map.laying", "roundhouse.games.lilliput.flow.accounts"),
        ("roundhouse.games.lilliput.map.routes", "roundhouse.games.lilliput.box.components"),
    ],
    "box": [("roundhouse.games.lilliput.box.tiles", "roundhouse.games.lilliput.map.railmap")],
    "rendering": [("roundhouse.render.signs", "roundhouse.bots.contract")],
    "page": [("roundhouse.server.page.log", "roundhouse.server.api.messages")],
    "texts": [("roundhouse.server.tables", "roundhouse.i18n.catalogue")],
    "tables": [
        ("roundhouse.server.tables", "roundhouse.server.page.telling"),
        ("roundhouse.server.live.sockets", "roundhouse.server.api.messages"),
    ],
    "oracles": [("oracles.revenue", "roundhouse.games.lilliput.map.routes")],
}
"""By contract: imports that must break it."""


def contract_of(contract_id: str) -> Contract:
    found = next(options for options in OPTIONS.contracts_options if options["id"] == contract_id)
    made = registry.get_contract_class(found["type"])
    return made(name=found["name"], session_options=OPTIONS.session_options, contract_options=found)


@pytest.fixture(scope="module")
def imports() -> grimp.ImportGraph:
    return grimp.build_graph(*OPTIONS.session_options["root_packages"], include_external_packages=True, cache_dir=None)


def test_every_contract_is_broken_below() -> None:
    assert sorted(options["id"] for options in OPTIONS.contracts_options) == sorted(BREAKING)


@pytest.mark.parametrize("contract_id", BREAKING)
def test_a_contract_holds_and_a_forbidden_import_breaks_it(contract_id: str, imports: grimp.ImportGraph) -> None:
    assert contract_of(contract_id).check(deepcopy(imports), verbose=False).kept
    for importer, imported in BREAKING[contract_id]:
        changed = deepcopy(imports)
        if imported not in changed.modules:
            changed.add_module(imported, is_squashed=True)
        assert importer in changed.modules, importer
        changed.add_import(importer=importer, imported=imported)
        assert not contract_of(contract_id).check(changed, verbose=False).kept, f"{importer} may import {imported}"
