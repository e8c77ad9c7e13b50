"""The judge of landscapes: sides that are better or worse than others, tiles that nobody uses, quarters left empty."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

from roundhouse.games.lilliput.box.landscapes import LANDSCAPE_NAMES, Landscape, landscape_from_data, landscape_of
from roundhouse.games.lilliput.box.tilesets import whole_box
from roundhouse.games.lilliput.box.ways_out import unevenness, ways_out
from roundhouse.games.lilliput.ids import MILDENDO, SIDE_LETTERS, Cell, TileId, around, opposite, sides_of
from roundhouse.kernel.contract import View
from roundhouse.sim.intervals import share_interval
from roundhouse.sim.map_judge import Judged, MapFinding, MapJudge
from roundhouse.sim.playing import Outcome

NEVER = 0.02  # of the games in which a tile is used
ENOUGH = 12  # drafts from a side before anything is said of it
EMPTY = 0.25  # of the mean of all quarters: of one where hardly anybody builds
UNEVEN = (1, 3)  # hardship and burden between sides, as random landscapes have them at most


class LilliputMapJudge(MapJudge):
    option = "scenario"
    fields = ("tiles", "tunnels", "free_supply")
    most_games = 400

    def read(self, path: Path) -> dict[str, Any]:
        return landscape_of(path).to_data()

    def named(self, name: str) -> dict[str, Any] | None:
        return landscape_of(name).to_data() if name in LANDSCAPE_NAMES else None

    def players(self, value: dict[str, Any]) -> Sequence[int]:  # noqa: ARG002
        return range(1, 5)

    def facts(self, view: View, outcome: Outcome) -> dict[str, Any]:
        tileset = whole_box()
        lying: dict[Cell, tuple[str, int]] = {
            (entry["at"][0], entry["at"][1]): (entry["tile"], entry["rotation"]) for entry in view["map"]["tiles"]
        }

        def exits(cell: Cell) -> int:
            return tileset.exits[tileset.by_id[lying[cell][0]]][lying[cell][1]] if cell in lying else 0

        joined = [
            cell
            for cell in lying
            if any(exits(around(cell)[side]) >> opposite(side) & 1 for side in sides_of(exits(cell)))
        ]
        homes = {company: (cell[0], cell[1]) for company, cell in view["map"]["homes"].items()}
        drafted = [
            [SIDE_LETTERS[around(MILDENDO).index(homes[pick])], seat]
            for seat, picks in enumerate(outcome.picks)
            for pick in picks
            if pick in homes
        ]
        return {
            "tiles": sorted([*cell, tile] for cell, (tile, _) in lying.items()),
            "joined": sorted(map(list, joined)),
            "sides": drafted,
        }

    def told(self, value: dict[str, Any], games: Sequence[Judged]) -> tuple[dict[str, Any], list[MapFinding]]:
        landscape = landscape_from_data(value, "scenario")
        given = {cell: tile for cell, tile, _ in landscape.tiles}
        heat: Counter[Cell] = Counter()
        for one in games:
            heat.update((x, y) for x, y, tile in one.facts["tiles"] if given.get((x, y)) != tile and (x, y) != MILDENDO)
        sides = [_side(side, games) for side in SIDE_LETTERS]
        used = {cell: _used(cell, tile, games) for cell, tile in given.items()}
        parts = {
            "cells": [
                {"at": list(cell), "laid": round(number / len(games), 4)} for cell, number in sorted(heat.items())
            ],
            "tiles": [
                {"at": list(cell), "tile": tile.lower(), "used": round(used[cell], 4)}
                for cell, tile in given.items()
                if _is_useful(landscape, tile)
            ],
            "sides": sides,
        }
        players = len(games[0].outcome.picks)
        findings = [
            *_side_findings(sides, players),
            *(
                MapFinding("tile-never", (f"{x},{y}",), {"what": f"{x},{y}", "tile": tile.lower()})
                for (x, y), tile in given.items()
                if _is_useful(landscape, tile) and used[x, y] <= NEVER
            ),
            *_empty_quarters(heat, len(games)),
        ]
        if any(found > most for found, most in zip(unevenness(ways_out(landscape)), UNEVEN, strict=True)):
            hardship, burden = unevenness(ways_out(landscape))
            findings.append(MapFinding("uneven", (), {"hardship": hardship, "burden": burden}))
        return parts, findings


def _is_useful(landscape: Landscape, tile: TileId) -> bool:
    """Whether anything can be done with a tile: never with sea, with mountains only by a tunnel."""
    kind = whole_box().kinds[whole_box().by_id[tile]].kind
    return kind != "sea" and (kind != "mountain" or landscape.tunnels > 0)


def _used(cell: Cell, tile: TileId, games: Sequence[Judged]) -> float:
    """In which share of the games a tile of the landscape was built over or joined to other track."""

    def is_used(one: Judged) -> bool:
        lying = {(x, y): there for x, y, there in one.facts["tiles"]}
        return list(cell) in one.facts["joined"] or lying.get((cell[0], cell[1]), tile) != tile

    return fmean(is_used(one) for one in games)


def _side(side: str, games: Sequence[Judged]) -> dict[str, Any]:
    """How those did who drafted a home on a side of Mildendo."""
    had = [(one.outcome, seat) for one in games for letter, seat in one.facts["sides"] if letter == side]
    told: dict[str, Any] = {"side": side, "drafted": len(had)}
    if had:
        wins = [outcome.win_part(seat) for outcome, seat in had]
        told["win_share"] = round(fmean(wins), 4)
        told["win_interval"] = [round(end, 4) for end in share_interval(wins)]
        told["mean_score"] = round(fmean(outcome.scores[seat] for outcome, seat in had), 2)
    return told


def _side_findings(sides: Sequence[dict[str, Any]], players: int) -> list[MapFinding]:
    found = []
    for entry in sides:
        params = {"side": entry["side"]}
        if not entry["drafted"]:
            found.append(MapFinding("side-never", (entry["side"],), params))
        elif entry["drafted"] >= ENOUGH and players > 1:
            low, high = entry["win_interval"]
            if low > 1 / players or high < 1 / players:
                code = "side-strong" if low > 1 / players else "side-weak"
                found.append(MapFinding(code, (entry["side"],), params | {"share": entry["win_share"]}))
    return found


def _empty_quarters(heat: Counter[Cell], games: int) -> list[MapFinding]:
    """Quarters of the map, beyond the home cells, where hardly anybody builds."""
    built: dict[str, float] = {}
    for letter, (east, north) in zip(SIDE_LETTERS, around(MILDENDO), strict=True):
        laid = 0
        for (x, y), number in heat.items():
            along, across = (x * east, y) if east else (y * north, x)
            if along >= 2 and along >= abs(across):
                laid += number
        built[letter] = laid / games
    mean = fmean(built.values())
    return [
        MapFinding("quarter-dead", (letter,), {"side": letter, "tiles": round(laid, 2), "mean": round(mean, 2)})
        for letter, laid in built.items()
        if laid < EMPTY * mean
    ]


JUDGE = LilliputMapJudge()
