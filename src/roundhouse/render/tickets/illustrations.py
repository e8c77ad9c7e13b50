"""The pictures of Ticket to Ride's rulebook: what their parts draw.

| part | draws | with |
| --- | --- | --- |
| `map` | the map around cities, routes that are tried, tickets as lines | `around`, `width`, `path` (seat), `lines` |
| `hand` | a hand; cards of a claim that is shown are lifted | `seat` |
| `display` | face-up cards, draw pile, discard pile; cards that are tried to take are marked | |
| `tickets` | tickets held, with their state; or those to choose from | `seat`, `choose` |
| `kinds`, `points` | what is in the box: the cards, what routes score | |
| `players` | cars and points of every seat | |
| `sheet` | how a final score comes about | `seat` |
| `arrow` | from before to after | |
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from roundhouse.games.tickets.actions import Claim, Draw, Keep, Take
from roundhouse.games.tickets.box.board import board_of_view
from roundhouse.games.tickets.box.components import standard_components
from roundhouse.kernel.contract import Seat, State, View
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.package_files import folder_of
from roundhouse.render.drawing import Drawing
from roundhouse.render.illustrations import Illustrations, Scene, arrow
from roundhouse.render.tickets import staging
from roundhouse.render.tickets.card_parts import (
    all_colours,
    display_part,
    hand_part,
    kinds_part,
    players_part,
    points_part,
    sheet_part,
    tickets_part,
)
from roundhouse.render.tickets.map_part import Marks, map_part

WIDTH = 460.0


class TicketsIllustrations(Illustrations):
    def stage(self, position: Mapping[str, Any]) -> State:
        return staging.stage(position)

    def draw(self, part: Mapping[str, Any], scene: Scene) -> Drawing:
        return _PARTS[part["draw"]](part, scene)

    def style(self) -> str:
        return folder_of(__package__).joinpath("drawing.css").read_text("utf-8")

    def symbols(self) -> list[str]:
        return [all_colours()]


def _map(part: Mapping[str, Any], scene: Scene) -> Drawing:
    view = scene.view(part)
    board = board_of_view(view)
    tried: dict[str, bool] = {
        shown.action.route: shown.refused is None for shown in scene.attempts if isinstance(shown.action, Claim)
    }
    active = view["active_seat"]
    marks = Marks(
        tried=tried if part.get("tries", True) else {},
        ghost="blue" if active is None else view["seats"][active]["colour"],
        path=_sheet(view, part["path"])["longest_path_routes"] if "path" in part else (),
        tickets={name: state for name, state in _ticket_states(view).items() if name in part.get("lines", ())},
    )
    return map_part(board, view, part.get("around", ()), part.get("width", WIDTH), marks)


def _hand(part: Mapping[str, Any], scene: Scene) -> Drawing:
    view = scene.view(part)
    claims = [shown.action for shown in scene.attempts if isinstance(shown.action, Claim)]
    return hand_part(view["own"]["hand"], dict(claims[0].cards) if claims and part.get("tries", True) else {})


def _display(part: Mapping[str, Any], scene: Scene) -> Drawing:
    shown = scene.attempts if part.get("tries", True) else ()
    taken: dict[str, bool] = {one.action.colour: one.refused is None for one in shown if isinstance(one.action, Take)}
    return display_part(scene.view(part), taken, any(isinstance(one.action, Draw) for one in shown))


def _tickets(part: Mapping[str, Any], scene: Scene) -> Drawing:
    view = scene.view(part)
    board = board_of_view(view)
    if not part.get("choose"):
        return tickets_part(board, _ticket_states(view), {})
    kept: dict[str, bool] = {
        ticket: shown.refused is None
        for shown in scene.attempts
        if isinstance(shown.action, Keep)
        for ticket in shown.action.tickets
    }
    return tickets_part(board, dict.fromkeys(one["ticket"] for one in view["own"]["choose_from"]), kept)


def _ticket_states(view: View) -> dict[str, bool | None]:
    """The tickets of the seat that looks: completed, missed for good, still open."""
    if "score_sheet" in view:
        return {entry["ticket"]: entry["completed"] for entry in _sheet(view, view["seat"])["tickets"]}
    states = {"done": True, "cut off": False}
    return {entry["ticket"]: states.get(entry["state"]) for entry in view["own"]["tickets"]}


def _sheet(view: View, seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = view["score_sheet"]["seats"][seat]
    return found


def _score(part: Mapping[str, Any], scene: Scene) -> Drawing:
    view = scene.view(part)
    return sheet_part(_sheet(view, view["seat"]), view["seats"][view["seat"]]["colour"])


_PARTS: dict[str, Callable[[Mapping[str, Any], Scene], Drawing]] = {
    "map": _map,
    "hand": _hand,
    "display": _display,
    "tickets": _tickets,
    "kinds": lambda part, scene: kinds_part(standard_components()),  # noqa: ARG005  # what lies in every box
    "points": lambda part, scene: points_part(standard_components()),  # noqa: ARG005
    "players": lambda part, scene: players_part(scene.view(part)),
    "sheet": _score,
    "arrow": lambda part, scene: arrow(),  # noqa: ARG005
}

ILLUSTRATIONS = TicketsIllustrations(GameName("tickets"), __package__)
