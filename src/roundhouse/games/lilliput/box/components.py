"""The pieces in the box, read from TOML and checked: trains, phases, cards, characters, chart, companies, figures.

Data that contradicts itself or the tile set is refused with every mistake named by file and entry.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Any

from roundhouse.games.lilliput.box.chart import Chart
from roundhouse.games.lilliput.box.component_checks import check_components
from roundhouse.games.lilliput.box.tiles import tile_set
from roundhouse.games.lilliput.ids import CompanyId, TileId, TileIndex, Train
from roundhouse.kernel.package_files import folder_of

FILES = ("trains", "phases", "cards", "characters", "chart", "companies", "setup")


@dataclass(frozen=True, slots=True)
class TrainType:
    id: str
    price: int
    range: int
    doubled: bool
    cards: int
    unlimited: bool


@dataclass(frozen=True, slots=True)
class Phase:
    number: int
    train: int  # the type that starts it, -1 for the first phase
    colours: tuple[str, ...]
    limit: int
    treasury: int
    rusts: tuple[int, ...]
    obsolete: tuple[int, ...]  # becoming so now
    is_obsolete: tuple[bool, ...]  # by type, all that are so in this phase


@dataclass(frozen=True, slots=True)
class ActionCard:
    number: int
    players: tuple[int, ...]
    halves: tuple[str, str]
    cash: int


@dataclass(frozen=True, slots=True)
class Character:
    id: str
    name: str
    tiles: tuple[TileIndex, ...]
    from_phase: int
    free_metropolis: bool
    station_percent: int
    train_percent: int
    round_cash: int
    round_treasury: int
    cash_per_round: int


@dataclass(frozen=True, slots=True)
class CompanyData:
    id: CompanyId
    name: str
    price: int  # 0 for a company that is founded later
    trains: tuple[int, ...]
    home: tuple[TileId, ...]
    owner_cash: int

    @property
    def is_starting(self) -> bool:
        return self.price > 0


@dataclass(frozen=True, slots=True)
class Figures:
    cash: int
    copy_card_value: int
    metropolis_cost: int
    station_costs: tuple[int, ...]
    certificates: int
    directors: int
    director_shares: int
    treasury_shares: int
    last_round_factor: int
    last_round_steps: int
    shares: int  # 10% certificates per company
    stations: int  # station markers per company


@dataclass(frozen=True, slots=True)
class Components:
    """Everything the rules read that is printed on a piece, except the tiles."""

    trains: tuple[TrainType, ...]
    train_index: dict[str, int]
    decks: dict[int, tuple[int, ...]]  # by number of players, the top first
    last_train: int  # the type that comes without end
    phases: tuple[Phase, ...]  # phase n is at n - 1
    running_trains: tuple[tuple[Train, ...], ...]  # by phase and train type: what the train can do when it runs
    cards: tuple[ActionCard, ...]  # card n is at n - 1
    characters: tuple[Character, ...]
    character_index: dict[str, int]
    chart: Chart
    companies: tuple[CompanyData, ...]
    figures: Figures
    rounds: dict[int, int]
    copy_cards: dict[int, int]
    digest: str


@cache
def standard_tables() -> dict[str, dict[str, Any]]:
    """The data files as they are, by name."""
    folder = folder_of(__package__).joinpath("data")
    return {name: tomllib.loads(folder.joinpath(f"{name}.toml").read_text("utf-8")) for name in FILES}


@cache
def standard_components() -> Components:
    return components_from(standard_tables())


def components_from(tables: dict[str, dict[str, Any]]) -> Components:
    """Components from plain data; raises InvalidData for the first file with mistakes and names all of them."""
    check_components(tables)
    return _components(tables)


def _components(tables: dict[str, dict[str, Any]]) -> Components:
    """Checked data as the rules want it: names become numbers."""
    trains = tuple(
        TrainType(t["id"], t["price"], t["range"], t.get("doubled", False), t["cards"], t.get("unlimited", False))
        for t in tables["trains"]["trains"]
    )
    train_index = {train.id: number for number, train in enumerate(trains)}
    phases = _phases(tables["phases"]["phases"], train_index)
    characters = _characters(tables["characters"]["characters"])
    chart = tables["chart"]
    players = tables["setup"]["players"].items()
    return Components(
        trains=trains,
        train_index=train_index,
        decks={
            int(players): tuple(train_index[train] for train, number in deck.items() for _ in range(number))
            for players, deck in tables["trains"]["decks"].items()
        },
        last_train=len(trains) - 1,
        phases=phases,
        running_trains=tuple(
            tuple(Train(t.range, t.doubled, is_old) for t, is_old in zip(trains, phase.is_obsolete, strict=True))
            for phase in phases
        ),
        cards=tuple(
            ActionCard(c["number"], tuple(c["players"]), (c["halves"][0], c["halves"][1]), c.get("cash", 0))
            for c in tables["cards"]["cards"]
        ),
        characters=characters,
        character_index={character.id: number for number, character in enumerate(characters)},
        chart=Chart(tuple(chart["top"]), tuple(chart["bottom"]), chart["start_top"], chart["start_bottom"]),
        companies=_companies(tables, train_index),
        figures=_figures(tables),
        rounds={int(count): entry["rounds"] for count, entry in players},
        copy_cards={int(count): entry["copy_cards"] for count, entry in players},
        digest=sha256(json.dumps(tables, sort_keys=True).encode()).hexdigest(),
    )


def _characters(data: list[dict[str, Any]]) -> tuple[Character, ...]:
    tile_index = tile_set().by_id
    return tuple(
        Character(
            id=c["id"],
            name=c["name"],
            tiles=tuple(tile_index[tile] for tile in c["tiles"]),
            from_phase=c["from_phase"],
            free_metropolis=c.get("free_metropolis", False),
            station_percent=c.get("station_percent", 100),
            train_percent=c.get("train_percent", 100),
            round_cash=c.get("round_cash", 0),
            round_treasury=c.get("round_treasury", 0),
            cash_per_round=c.get("cash_per_round", 0),
        )
        for c in data
    )


def _companies(tables: dict[str, dict[str, Any]], train_index: dict[str, int]) -> tuple[CompanyData, ...]:
    cash = tables["setup"]["figures"]["cash"]
    return tuple(
        CompanyData(
            c["id"],
            c["name"],
            c.get("price", 0),
            tuple(train_index[train] for train in c.get("trains", [])),
            tuple(c.get("home", [])),
            c.get("owner_cash", cash),
        )
        for c in tables["companies"]["companies"]
    )


def _figures(tables: dict[str, dict[str, Any]]) -> Figures:
    figures = tables["setup"]["figures"]
    return Figures(
        cash=figures["cash"],
        copy_card_value=figures["copy_card_value"],
        metropolis_cost=figures["metropolis_cost"],
        station_costs=tuple(figures["station_costs"]),
        certificates=figures["certificates"],
        directors=figures["directors"],
        director_shares=figures["director_shares"],
        treasury_shares=figures["treasury_shares"],
        last_round_factor=figures["last_round_factor"],
        last_round_steps=figures["last_round_steps"],
        shares=tables["companies"]["certificates"]["shares"],
        stations=tables["companies"]["counters"]["stations"],
    )


def _phases(data: list[dict[str, Any]], train_index: dict[str, int]) -> tuple[Phase, ...]:
    phases = []
    is_obsolete = [False] * len(train_index)
    for number, phase in enumerate(data, start=1):
        rusts = tuple(train_index[train] for train in phase.get("rusts", []))
        obsolete = tuple(train_index[train] for train in phase.get("obsolete", []))
        for train in obsolete:
            is_obsolete[train] = True
        phases.append(
            Phase(
                number,
                train_index[phase["train"]] if "train" in phase else -1,
                tuple(phase["colours"]),
                phase["limit"],
                phase["treasury"],
                rusts,
                obsolete,
                tuple(is_obsolete),
            )
        )
    return tuple(phases)
