"""Observations worked out a second time from a seat's view alone, which is plain data: nothing hidden can be in it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from roundhouse.games.lilliput.box.tilesets import whole_box
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.tickets.box.board import usa_board
from roundhouse.games.tickets.box.colours import CARDS
from unit.rl.written_numbers import CHARACTERS, COMPANIES, HALVES, TRAINS

Fields = dict[str, list[float]]


def one(size: int, *places: int) -> list[float]:
    return [float(place in places) for place in range(size)]


def by_kind(counts: dict[str, int], kinds: Any, divisor: float) -> list[float]:
    return [counts.get(kind, 0) / divisor for kind in kinds]


def _cities_joined(routes: set[str]) -> dict[int, int]:
    """By city: the smallest city that these routes join it to."""
    board = usa_board()
    group = {city: city for city in range(len(board.cities))}
    for _ in board.cities:
        for route in board.routes:
            if route.id in routes:
                group[route.a] = group[route.b] = min(group[route.a], group[route.b])
    return group


def tickets_fields(view: dict[str, Any]) -> Fields:
    board, players, seat = usa_board(), view["players"], view["seat"]
    around = [(seat + step) % players for step in range(players)]
    names = [ticket.id for ticket in board.tickets]
    stages = ["first tickets", "turn", "second card", "keep tickets", "over"]
    group = _cities_joined({route for route, owner in view["routes"].items() if owner == seat})
    left = view["final_turns_left"]
    drawn = [entry["ticket"] for entry in view["own"]["choose_from"]]
    taken: dict[int, Counter[int]] = {other: Counter() for other in around}
    for code in view["card_log"]:
        kind, by, card, number = code // 1000, code // 100 % 10, code // 10 % 10, code % 10
        if kind == 2:
            taken[by][card] += 1
        elif kind == 3:
            taken[by][card] = max(0, taken[by][card] - number)
    seats: list[float] = []
    for other in around:
        row = view["seats"][other]
        held = row["tickets"] or 0
        seats += [row["cars"] / 45, row["points"] / 100, row["cards"] / 20, held / 10, row["choosing_from"] / 3]
    return {
        "stage": one(5, stages.index(view["stage"])),
        "active": [float(other == view["active_seat"]) for other in around],
        "first_player": [float(other == view["first_player"]) for other in around],
        "final_round": [0, 0] if left is None else [1, left / players],
        "passes": [view["passes"] / players],
        "deck": [view["deck"] / 110],
        "discard": by_kind(view["discard"], CARDS, 14),
        "display": by_kind(Counter(view["display"]), CARDS, 5),
        "ticket_deck": [view["ticket_deck"] / 30],
        "hand": by_kind(view["own"]["hand"], CARDS, 14),
        "held": by_kind(Counter(entry["ticket"] for entry in view["own"]["tickets"]), names, 1),
        "joined": [float(group[ticket.a] == group[ticket.b]) for ticket in board.tickets],
        "drawn": [float(drawn[place : place + 1] == [name]) for place in range(3) for name in names],
        "seats": seats,
        "taken": [taken[other][card] / 14 for other in around[1:] for card in range(9)],
        "routes": [
            value
            for route in board.routes
            for value in (
                *(float(view["routes"].get(route.id) == other) for other in around),
                float(route.id in view["closed"]),
            )
        ],
    }


def lilliput_fields(view: dict[str, Any], window: int) -> Fields:
    number, seat, facts = len(view["seats"]), view["seat"], view["facts"]  # Gulliver has a seat, too
    around = [(seat + step) % number for step in range(number)]
    offer = view["offer"]
    chosen = ("", "") if not view["card"] else HALVES[view["card"]]
    slots = [name for name in COMPANIES if view["companies"][name]["director"] == seat]
    seats: list[float] = []
    for other in around:
        row = view["seats"][other]
        seats += [row["cash"] / 500, row["copy_cards"] / 2, *by_kind(Counter(row["characters"]), CHARACTERS, 1)]
        seats += by_kind(row["shares"], COMPANIES, 3)
    companies: list[float] = []
    for name in COMPANIES:
        row = view["companies"][name]
        founded = row["director"] is not None
        companies += [float(row["director"] == other) for other in around]
        companies += [float(slots[slot : slot + 1] == [name]) for slot in range(2)]
        companies += [float(row["removed"]), row["treasury"] / 500 if founded else 0]
        companies += by_kind(Counter(row["trains"]) if founded else {}, TRAINS, 4)
        companies += [row["markers"] / 3, facts["prices"][name] / 150] if founded else [0, 0]
        companies += [row["bank_shares"] / 3]
        companies += [(8 - facts["running_order"].index(name)) / 8 if founded else 0]
    focus = view["stage"] in ("home tile", "home slot", "pool")
    return {
        "stage": one(17, [stage.value for stage in Stage].index(view["stage"])),
        "active": [float(other == view["active_seat"]) for other in around],
        "first": [float(other == view["first"]) for other in around],
        "round": [view["round"] / facts["rounds"], float(facts["is_last_round"])],
        "turn": [view["turn"] / (3 * number)],
        "phase": one(7, view["phase"] - 1),
        "taken": one(10, *(card - 1 for card in view["taken"])),
        "in_game": one(10, *(card - 1 for card in facts["cards"])),
        "card": one(10, view["card"] - 1),
        "half": [*(float(view["half"] == half) for half in chosen), float(view["copied"]), view["trains_left"] / 2]
        if view["card"]
        else [0, 0, float(view["copied"]), view["trains_left"] / 2],
        "lays": [left / 2 for left in view["lays"]],
        "offered": by_kind(Counter(view["offered"]), CHARACTERS, 1),
        "deck": [facts["deck_left"] / 20, *one(6, TRAINS.index(facts["top_train"]))],
        "pool": by_kind(Counter(view["pool"]), TRAINS, 4),
        "rusted": [number / 8 for number in view["rusted"]],
        "sold": by_kind(Counter(view["sold"]), COMPANIES, 1),
        "focus": one(8, view["focus"] if focus else -1),
        "run": [view["revenue"] / 100, view["split"] / 100],
        "offer": [0.0] * 24
        if offer is None
        else [
            *one(8, COMPANIES.index(offer["buyer"])),
            *one(8, COMPANIES.index(offer["seller"])),
            *one(6, TRAINS.index(offer["train"])),
            len(offer["returned"]) / 4,
            offer["price"] / 100,
        ],
        "seats": seats,
        "companies": companies,
        "to_run": [1 / (1 + view["running"].index(name)) if name in view["running"] else 0 for name in COMPANIES],
        "map": _cells(view, window),
    }


def _cells(view: dict[str, Any], window: int) -> list[float]:
    box = whole_box(brobdingnag=view["options"]["brobdingnag"])
    tiles = {tuple(entry["at"]): entry for entry in view["map"]["tiles"]}
    land = {tuple(entry["at"]): entry["tile"] for entry in view["map"].get("terrain", ())}
    span = range(-window, window + 1)
    cells = sorted(((x, y) for x in span for y in span), key=lambda cell: (max(map(abs, cell)), cell))
    values: list[float] = []
    for cell in cells:
        entry = tiles.get(cell)
        row = [0.0] * 18
        if entry is not None:
            tile, turns = box.by_id[entry["tile"]], entry["rotation"]
            kind = box.kinds[tile]
            exits = [float(box.exits[tile][turns] >> side & 1) for side in range(4)]
            joins = [float(b in box.joins[tile][turns][a]) for a, b in combinations(range(4), 2)]
            colours = [float(kind.colour == colour) for colour in ("yellow", "green", "brown")]
            row = [1.0, *exits, *joins, *colours, kind.value / 50, kind.slots / 3, float(kind.terminal)]
            row += [kind.mine_money / 20]
        values += row
        values += [float(entry is not None and name in entry["stations"]) for name in COMPANIES]
        values += [float(land.get(cell) == kind) for kind in ("HILLS", "RIVER", "SEA", "MOUNTAIN")]
    return values


def supply_of(view: dict[str, Any]) -> dict[str, int]:
    """Tiles in the supply, from what lies on the map; the basic game without variants."""
    laid = Counter(entry["tile"] for entry in view["map"]["tiles"])
    return {kind.id: kind.count - laid[kind.id] for kind in whole_box().kinds}
