"""Positions for pictures of 18Lilliput: a few things are said, everything else lies where it must.

    { players = 2, owners = { red = 0, blue = 1 }, characters = { 0 = "general" }, cash = [80, 30],
      treasury = { red = 200 }, trains = { red = "3 2" }, shares = { 0 = { blue = 1 } },
      prices = { red = 70, blue = "bottom 55" }, tiles = { "1,0" = "YC-S 0 red!" }, top = "3", gone = 1, pool = "2",
      round = 2, turn = 0, taken = [3], runs = "red" }

With `draft = true` nothing is said but players, options and seed, and the draft has not begun. Unless told otherwise
red, blue, green and yellow belong to seats 0 to 3, their homes lie around Mildendo and seat 0 is about to take a card
in round 1. A tile is written as id, quarter turns and stations, a home with `!`. `top` is the train on top of the deck,
and `gone` says how many of its kind have left it; the phase follows from that. `runs` is the company that has just run.
The rules read the position and refuse what cannot be.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from roundhouse.games.lilliput.game import GAME
from roundhouse.games.lilliput.ids import COMPANY_INDEX, CompanyId
from roundhouse.games.lilliput.position import Position
from roundhouse.games.lilliput.runs import company_run
from roundhouse.kernel.contract import Seat, State

STARTING = ("red", "blue", "green", "yellow")
HOMES = {"1,0": "YC-S 0 red!", "0,1": "YY-S 1 blue!", "-1,0": "YC-S 0 green!", "0,-1": "YC-S 1 yellow!"}


def stage(said: Mapping[str, Any]) -> State:
    """The position that is meant."""
    players = said.get("players", 2)
    start = GAME.begin(players, said.get("seed", 1), {"first_player": 0, **said.get("options", {})}, GAME.rules_version)
    if said.get("draft"):
        return start
    assert isinstance(start, Position)
    data = start.to_dict()
    owners: dict[CompanyId, Seat] = said.get("owners") or dict(zip(STARTING[:players], range(players), strict=True))
    _give_map(data, said.get("tiles") or dict(list(HOMES.items())[:players]))
    _give_seats(data, said)
    _give_companies(start, data, owners, said)
    _give_trains(start, data, owners, said)
    data |= {
        "stage": "turn",
        "round": said.get("round", 1),
        "turn": said.get("turn", 0),
        "taken": said.get("taken", []),
    }
    place = data["turn"] % players
    data["active"] = place if data["turn"] < players else players - 1 - place
    state = GAME.from_dict(data)
    return _running(state, data, said["runs"]) if "runs" in said else state


def _give_map(data: dict[str, Any], tiles: Mapping[str, str]) -> None:
    laid: list[dict[str, Any]] = [{"at": [0, 0], "tile": "MIL", "rotation": 0, "stations": []}]
    homes: dict[str, list[int]] = {}
    for place, text in tiles.items():
        cell = [int(number) for number in place.split(",")]
        tile, rotation, *stations = text.split()
        names = [company.rstrip("!") for company in stations]
        homes |= {company.rstrip("!"): cell for company in stations if company.endswith("!")}
        laid.append({"at": cell, "tile": tile, "rotation": int(rotation), "stations": names})
    data["map"] = {**data["map"], "tiles": laid, "homes": homes}


def _give_seats(data: dict[str, Any], said: Mapping[str, Any]) -> None:
    held = {int(seat): name for seat, name in said.get("characters", {}).items()}
    for number, seat in enumerate(data["seats"]):
        seat["characters"] = [held[number]] if number in held else []
        seat["cash"] = said["cash"][number] if "cash" in said else seat["cash"]
        seat["shares"] = dict(said.get("shares", {}).get(str(number), {}))
        seat["copy_cards"] = said.get("copy_cards", seat["copy_cards"])
    data["offered"] = [name for name in data["offered"] if name not in held.values()]


def _give_companies(
    start: Position, data: dict[str, Any], owners: Mapping[CompanyId, Seat], said: Mapping[str, Any]
) -> None:
    placed = [company for tile in data["map"]["tiles"] for company in tile["stations"]]
    for name, company in data["companies"].items():
        printed = start.setup.components.companies[COMPANY_INDEX[name]]
        held = sum(seat["shares"].get(name, 0) for seat in data["seats"])
        company["bank_shares"] = start.setup.components.figures.shares - held
        company["removed"] = printed.is_starting and name not in owners
        if name in owners:
            company |= {
                "director": owners[name],
                "treasury": said.get("treasury", {}).get(name, 500),
                "markers": start.setup.components.figures.stations - placed.count(name),
                "space": _space(start, said.get("prices", {}).get(name, printed.price or 50)),
            }
    data["queue"] = list(owners)


def _space(start: Position, price: int | str) -> int:
    """A price of the top row, or `bottom` and a price of the other."""
    chart = start.setup.components.chart
    if isinstance(price, int):
        return chart.top.index(price)
    return chart.columns + chart.bottom.index(int(price.removeprefix("bottom ")))


def _give_trains(
    start: Position, data: dict[str, Any], owners: Mapping[CompanyId, Seat], said: Mapping[str, Any]
) -> None:
    components, deck = start.setup.components, start.setup.deck
    for name in owners:
        printed = components.companies[COMPANY_INDEX[name]].trains
        usual = " ".join(components.trains[train].id for train in printed)
        data["companies"][name]["trains"] = said.get("trains", {}).get(name, usual).split()
    data["pool"] = said.get("pool", "").split()
    top = components.train_index[said.get("top", "2")]
    drawn = deck.index(top) if top in deck else len(deck)
    drawn += said.get("gone", 0)
    gone = deck[:drawn]
    data["drawn"] = drawn
    data["phase"] = max(phase.number for phase in components.phases if phase.train < 0 or phase.train in gone)
    dealt = sum(len(components.companies[COMPANY_INDEX[name]].trains) for name in owners)
    held = sum(len(company["trains"]) for company in data["companies"].values()) + len(data["pool"])
    data["rusted"] = [drawn + dealt - held, *[0] * (len(components.trains) - 1)]


def _running(state: State, data: dict[str, Any], company: CompanyId) -> State:
    assert isinstance(state, Position)
    return GAME.from_dict(
        {
            **data,
            "stage": "run",
            "turn": 2 * data["players"],
            "running": [company],
            "active": data["companies"][company]["director"],
            "revenue": company_run(state, COMPANY_INDEX[company]).total,
        }
    )
