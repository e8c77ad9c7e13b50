"""Final scoring: tickets, longest path, ranking (A14 of the rules)."""

from __future__ import annotations

from typing import Any, NamedTuple

from roundhouse.games.tickets.connections.network import completed_tickets
from roundhouse.games.tickets.connections.paths import longest_path
from roundhouse.games.tickets.events import GameEnded, LongestPathScored, TicketScored
from roundhouse.games.tickets.position import OVER, Position
from roundhouse.kernel.contract import Seat, Standing, seat_range
from roundhouse.kernel.events import Event


class KeptPath(NamedTuple):
    """The longest path over these routes."""

    own: list[int]
    length: int
    trail: list[int]


def seat_path(position: Position, seat: Seat) -> tuple[int, list[int]]:
    """The longest path of a seat and its routes in order (T-113).

    Everybody who looks at a finished game asks for it, so that the last answer is kept for each seat.
    """
    own = [index for index, owner in enumerate(position.owner) if owner == seat]
    kept = position.setup.paths.get(seat)
    if kept is None or kept.own != own:
        edges = position.setup.claims.edges
        length, trail = longest_path([edges[index] for index in own])
        kept = position.setup.paths[seat] = KeptPath(own, length, [own[step] for step in trail])
    return kept.length, kept.trail


def bonus_points(position: Position, lengths: list[int]) -> list[int]:
    """Who gets the bonus: all with the longest path, nobody if there is none (T-111, T-112, T-115)."""
    longest, points = max(lengths), position.setup.components.longest_path
    return [points if longest > 0 and length == longest else 0 for length in lengths]


def score_sheet(position: Position) -> dict[str, Any]:
    """Every score item by item; while the game is on only the routes, which are public."""
    board, components = position.setup.board, position.setup.components
    seats: list[dict[str, Any]] = []
    for seat in position.setup.all_seats:
        own = [board.routes[index] for index, owner in enumerate(position.owner) if owner == seat]
        points = components.route_points
        routes = [{"route": r.id, "length": r.length, "points": points[r.length]} for r in own]
        seats.append({"seat": seat, "routes": routes, "route_points": position.points[seat]})
    if position.stage is not OVER:
        return {"complete": False, "seats": seats}
    paths = [seat_path(position, seat) for seat in position.setup.all_seats]
    bonus = bonus_points(position, [length for length, _ in paths])
    for seat, sheet in zip(position.setup.all_seats, seats, strict=True):
        values = ticket_values(position, seat)
        sheet["tickets"] = [
            {"ticket": board.tickets[index].id, "completed": value > 0, "points": value}
            for index, value in zip(position.tickets[seat], values, strict=True)
        ]
        length, trail = paths[seat]
        sheet["ticket_points"] = sum(values)
        sheet["completed"] = sum([value > 0 for value in values])
        sheet["longest_path"] = length
        sheet["longest_path_routes"] = [board.routes[index].id for index in trail]
        sheet["bonus"] = bonus[seat]
        sheet["total"] = _total(position, seat, values, bonus)
    return {"complete": True, "seats": seats}


def ticket_values(position: Position, seat: Seat) -> list[int]:
    """What each ticket of a seat is worth in the end: its points, or as much less (T-102, T-103)."""
    tickets = position.setup.board.tickets
    return [
        tickets[index].points if completed else -tickets[index].points
        for index, completed in zip(position.tickets[seat], completed_tickets(position, seat), strict=True)
    ]


def _total(position: Position, seat: Seat, values: list[int], bonus: list[int]) -> int:
    return position.points[seat] + sum(values) + bonus[seat]  # T-117


def scores(position: Position) -> list[int]:
    if position.stage is not OVER:
        return position.points[:]
    seats = position.setup.all_seats
    bonus = bonus_points(position, [seat_path(position, seat)[0] for seat in seats])
    return [_total(position, seat, ticket_values(position, seat), bonus) for seat in seats]


def standings(position: Position) -> list[Standing]:
    """By score, completed tickets, longest path bonus; equal seats share a rank (T-118 to T-121, T-129)."""
    return _ranked(score_sheet(position))


def _ranked(sheet: dict[str, Any]) -> list[Standing]:
    if sheet["complete"]:
        merits = [(seat["total"], seat["completed"], seat["bonus"]) for seat in sheet["seats"]]
    else:
        merits = [(seat["route_points"], 0, 0) for seat in sheet["seats"]]
    order = sorted(seat_range(len(merits)), key=lambda seat: merits[seat], reverse=True)
    return [Standing(1 + sum(m > merits[seat] for m in merits), seat, merits[seat][0]) for seat in order]


def scoring_events(position: Position) -> list[Event]:
    """The scoring of a finished game, told in order: tickets, longest path, result."""
    sheet = score_sheet(position)
    events: list[Event] = []
    for entry in sheet["seats"]:
        for ticket in entry["tickets"]:
            events.append(TicketScored(entry["seat"], ticket["ticket"], ticket["completed"], ticket["points"]))
    for entry in sheet["seats"]:
        if entry["bonus"]:
            events.append(LongestPathScored(entry["seat"], entry["longest_path"], entry["bonus"]))
    ranks = {standing.seat: standing.rank for standing in _ranked(sheet)}
    totals = tuple(entry["total"] for entry in sheet["seats"])
    events.append(GameEnded(totals, tuple(ranks[seat] for seat in position.setup.all_seats)))
    return events
