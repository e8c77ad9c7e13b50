"""Which tiles a game is played with: the basic ones, and what variants and scenarios put in their place or add.

Basic tiles keep their number and id in every set. A kind that a variant replaces stays in the set without any tile of
it; Brobdingnag's tiles have the ids of those they replace, with other values.
"""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from typing import Any

from roundhouse.games.lilliput.box.tiles import (
    TILES,
    TileKind,
    TileSet,
    check_upgrades,
    checked_kinds,
    kinds_from,
    tile_data,
    tile_set,
)
from roundhouse.kernel.checking import Fields, ListOf, Mistakes, OneOf, Shape, TableOf, Whole
from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.package_files import folder_of

SOURCE = "variants.toml"


@cache
def variant_data() -> dict[str, Any]:
    """What data/variants.toml says."""
    return tomllib.loads(folder_of(__package__).joinpath(f"data/{SOURCE}").read_text("utf-8"))


@cache
def game_tile_set(
    *,
    allenbeck: bool = False,
    laputa: bool = False,
    brobdingnag: bool = False,
    scenario: bool = False,
    tunnels: int = 0,
) -> TileSet:
    """The tiles of a game with these variants; one set per choice, shared by all games.

    With `scenario` the set knows every scenario tile; only `tunnels` of them are in the supply, for the others lie on
    the map from the start (L-361).
    """
    if brobdingnag and (allenbeck or laputa):
        error = InvalidOption("brobdingnag cannot be combined with allenbeck or laputa", option="brobdingnag")
        error.rule = "L-417"
        raise error
    if not (allenbeck or laputa or brobdingnag or scenario):
        return tile_set()
    variants = variant_kinds()
    kinds = list(tile_set().kinds)
    bonuses: list[int] = []
    if brobdingnag:
        kinds = [_enlarged(kind) for kind in kinds]
    for name, chosen in (("allenbeck", allenbeck), ("laputa", laputa)):
        if chosen:
            kinds = _with_successors(kinds, variant_data()[name]["replaces"], variants[name])
    if allenbeck:
        bonuses = variant_data()["allenbeck"]["bonuses"]
    if scenario:
        kinds += [replace(kind, count=tunnels if kind.kind == "tunnel" else 0) for kind in variants["scenario"]]
    return TileSet(kinds, bonuses)


@cache
def whole_box(*, brobdingnag: bool = False) -> TileSet:
    """Every kind of tile there is, for boards that no game needs to have led to."""
    variants = variant_kinds()
    kinds = [_enlarged(kind) if brobdingnag else kind for kind in tile_set().kinds]
    added = [kind for name in ("allenbeck", "laputa", "scenario") for kind in variants[name]]
    return TileSet(kinds + added, variant_data()["allenbeck"]["bonuses"])


@cache
def variant_kinds() -> dict[str, tuple[TileKind, ...]]:
    """The tiles of allenbeck, laputa and scenario."""
    return checked_variants(variant_data(), SOURCE)


def checked_variants(data: dict[str, Any], source: str) -> dict[str, tuple[TileKind, ...]]:
    """The tile kinds of the variants, or InvalidData naming everything that is wrong."""
    mistakes = Mistakes(source)
    mistakes.sound_part(data, _variants_shape())
    mistakes.complain()
    found: dict[str, tuple[TileKind, ...]] = {}
    box = checked_kinds(tile_data(), "tiles.toml")
    sets = tile_data()["sets"]
    for name in ("allenbeck", "laputa", "scenario"):
        before = len(mistakes.problems)
        kinds = kinds_from(data[name]["tiles"], f"{name}.tiles", tile_data()["phases"], mistakes)
        count = sum(kind.count for kind in kinds)
        if len(mistakes.problems) == before and count != sets[name]:
            mistakes.add(f"{name}.tiles", f"{sets[name]} expected, there are {count}")  # L-011
        if len(mistakes.problems) == before and name != "scenario":
            check_upgrades(_with_successors(box, data[name]["replaces"], kinds), mistakes)
        found[name] = tuple(kinds)
    enlarged = [kind for kind in box if kind.id in data["brobdingnag"]["values"]]
    if sum(kind.count for kind in enlarged) != sets["brobdingnag"]:
        mistakes.add("brobdingnag.values", f"{sets['brobdingnag']} tiles expected")  # L-013
    mistakes.complain()
    return found


def _variants_shape() -> Shape:
    known = tile_set().by_id
    replaces = ListOf(OneOf(known))
    return Fields(
        {
            "allenbeck": Fields({"replaces": replaces, "bonuses": ListOf(Whole(0)), "tiles": TILES}),
            "laputa": Fields({"replaces": replaces, "tiles": TILES}),
            "scenario": Fields({"tiles": TILES}),
            "brobdingnag": Fields({"values": TableOf(known, ListOf(Whole(0), 2, 2))}),
        }
    )


def _enlarged(kind: TileKind) -> TileKind:
    """The Brobdingnag tile that replaces this one (L-417), or the tile itself."""
    values = variant_data()["brobdingnag"]["values"].get(kind.id)
    return kind if values is None else replace(kind, value=values[0], value_with_marker=values[1])


def _with_successors(
    kinds: list[TileKind], replaced: list[str], successors: list[TileKind] | tuple[TileKind, ...]
) -> list[TileKind]:
    """The kinds with `successors` instead of those replaced: wherever one could be laid, they can (L-403, L-409)."""
    names = tuple(kind.id for kind in successors)

    def changed(kind: TileKind) -> TileKind:
        if kind.id in replaced:
            return replace(kind, count=0)
        if set(kind.upgrades_to) & set(replaced):
            return replace(kind, upgrades_to=kind.upgrades_to + names)
        return kind

    return [*map(changed, kinds), *successors]
