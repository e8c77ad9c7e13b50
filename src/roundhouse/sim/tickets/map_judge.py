"""The judge of boards: routes that nobody or everybody takes, tickets too easy or too hard, dead corners."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from pathlib import Path
from statistics import fmean
from typing import Any

from roundhouse.games.tickets.box.board import (
    BOARD_NAMES,
    Board,
    Route,
    Ticket,
    board_from_data,
    named_board,
    read_board,
    usa_board,
)
from roundhouse.games.tickets.box.components import standard_components
from roundhouse.games.tickets.box.quality import PARTS, neighbours, quality, shortest_ways
from roundhouse.kernel.contract import View
from roundhouse.sim.intervals import share_interval
from roundhouse.sim.map_judge import Judged, MapFinding, MapJudge
from roundhouse.sim.playing import Outcome

NEVER, ALWAYS = 0.02, 0.98  # the share of games in which a route is taken
DEAD = 0.1  # and those in which any route of a city is
ENOUGH = 12  # times that a ticket must have been kept before anything is said of it
HARD, EASY = 0.6, 0.95  # the share of tickets kept that are completed
APART = 1.3  # times the fair share of wins, before a ticket is called too easy or too poor
PASSED = 0.05  # of games that end because nobody can go on
POOR = 0.7  # a part of the measure of quality


class TicketsMapJudge(MapJudge):
    option = "board"
    fields = ("cities", "routes", "tickets")

    def read(self, path: Path) -> dict[str, Any]:
        return read_board(path).to_data()

    def named(self, name: str) -> dict[str, Any] | None:
        if name in BOARD_NAMES:
            return named_board(name).to_data()
        return usa_board().to_data() if name == "usa" else None

    def players(self, value: dict[str, Any]) -> Sequence[int]:
        pieces = standard_components()
        return range(2, min(len(pieces.player_colours), len(value["tickets"]) // pieces.tickets) + 1)

    def facts(self, view: View, outcome: Outcome) -> dict[str, Any]:  # noqa: ARG002
        tickets = [
            [entry["ticket"], entry["completed"], seat]
            for seat, sheet in enumerate(view["score_sheet"]["seats"])
            for entry in sheet["tickets"]
        ]
        return {
            "routes": sorted(view["routes"]),
            "tickets": tickets,
            "passed": view["final_turns_left"] is None,
        }

    def told(self, value: dict[str, Any], games: Sequence[Judged]) -> tuple[dict[str, Any], list[MapFinding]]:
        board = board_from_data(value)
        routes = {route.id: fmean(route.id in one.facts["routes"] for one in games) for route in board.routes}
        cities = _cities(board, games)
        tickets = [_ticket(ticket, games) for ticket in board.tickets]
        passed = fmean(one.facts["passed"] for one in games)
        parts: dict[str, Any] = {
            "routes": [{"id": name, "taken": round(share, 4)} for name, share in routes.items()],
            "cities": [{"id": name, "used": round(share, 4)} for name, share in cities.items()],
            "tickets": tickets,
            "passed": round(passed, 4),
            "quality": {name: round(part, 4) for name, part in quality(board, len(games[0].outcome.picks)).items()},
        }
        findings = [
            *_route_findings(board, games),
            *_ticket_findings(board, tickets, len(games[0].outcome.picks)),
            *(
                MapFinding("city-dead", (name,), {"what": board.cities[number].name, "share": cities[name]})
                for number, name in enumerate(cities)
                if cities[name] < DEAD
            ),
        ]
        if passed > PASSED:
            fewer = max(5, round(board.cars * 0.8)) if board.cars else 36
            findings.append(MapFinding("passed", (), {"share": passed, "cars": fewer}))
        findings += [MapFinding(f"quality-{part}", (), {}) for part in PARTS if parts["quality"][part] < POOR]
        return parts, findings


def _cities(board: Board, games: Sequence[Judged]) -> dict[str, float]:
    """By city: in which share of the games anybody takes a route there."""
    used = dict.fromkeys((str(city.id) for city in board.cities), 0)
    for one in games:
        ends = [board.routes[board.route_index[name]] for name in one.facts["routes"]]
        for city in {end for route in ends for end in (route.a, route.b)}:
            used[board.cities[city].id] += 1
    return {name: number / len(games) for name, number in used.items()}


def _ticket(ticket: Ticket, games: Sequence[Judged]) -> dict[str, Any]:
    """How often a ticket was kept and completed, and how often whoever kept it won."""
    kept = [
        (completed, one.outcome.win_part(seat))
        for one in games
        for name, completed, seat in one.facts["tickets"]
        if name == ticket.id
    ]
    told: dict[str, Any] = {"id": ticket.id, "points": ticket.points, "kept": len(kept)}
    if kept:
        told["completed"] = round(fmean(completed for completed, _ in kept), 4)
        told["win_share"] = round(fmean(won for _, won in kept), 4)
        told["win_interval"] = [round(end, 4) for end in share_interval([won for _, won in kept])]
    return told


def _route_findings(board: Board, games: Sequence[Judged]) -> list[MapFinding]:
    """Ways between two cities, single or double, that nobody wants or everybody."""
    found = []
    for index, route in enumerate(board.routes):
        if 0 <= route.twin < index:
            continue
        names = [route.id] if route.twin < 0 else [route.id, board.routes[route.twin].id]
        share = fmean(any(name in one.facts["routes"] for name in names) for one in games)
        params = {"what": _between(board, route), "length": route.length, "share": share}
        if share <= NEVER:
            found.append(MapFinding("route-never", tuple(names), params))
        elif share >= ALWAYS and route.twin < 0:
            found.append(MapFinding("route-always", tuple(names), params))
    return found


def _ticket_findings(board: Board, tickets: Sequence[dict[str, Any]], players: int) -> list[MapFinding]:
    around = neighbours(board)
    found = []
    for ticket, entry in zip(board.tickets, tickets, strict=True):
        if entry["kept"] < ENOUGH:
            continue
        low, high = entry["win_interval"]
        way = shortest_ways(around, ticket.a)[ticket.b]
        params = {"what": _between(board, ticket), "points": ticket.points, "way": way, "share": entry["completed"]}
        if way < 0:
            found.append(MapFinding("ticket-impossible", (ticket.id,), params))
        elif entry["completed"] < HARD:
            found.append(
                MapFinding("ticket-hard", (ticket.id,), params | {"better": max(way, ceil(ticket.points * 1.2))})
            )
        elif entry["completed"] > EASY and min(low, entry["win_share"] / APART) > 1 / players and ticket.points > 1:
            found.append(MapFinding("ticket-easy", (ticket.id,), params | {"better": int(ticket.points * 0.85)}))
        elif max(high, entry["win_share"] * APART) < 1 / players:
            found.append(MapFinding("ticket-poor", (ticket.id,), params | {"better": ceil(ticket.points * 1.2)}))
    return found


def _between(board: Board, pair: Route | Ticket) -> str:
    return " \N{EN DASH} ".join(board.cities[city].name for city in (pair.a, pair.b))


JUDGE = TicketsMapJudge()
