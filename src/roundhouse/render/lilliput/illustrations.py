"""The pictures of 18Lilliput's rulebook: what their parts draw.

| part | draws | with |
| --- | --- | --- |
| `map` | the map; tiles and stations that are tried, routes of a run | `cells` (west, east, south, north), `size` |
| `cards` | action cards, taken ones struck out, halves that are tried marked | `only` |
| `order` | the turns of a round | |
| `chart` | the price chart, with the way of a marker after what is tried | `columns` (first, last), `company` |
| `companies` | director, price, treasury and trains of companies | `only` |
| `trains` | what became of a company's trains since the position was set up | `company` |
| `pool` | the top of the deck and the pool | |
| `ages` | what each type of train brings | |
| `certificates` | who has them, and what a payout that is shown brings | `company` |
| `tiles` | tiles by themselves, `"GC 1"` turned once | `tiles` |
| `steps` | what Gulliver does after the last action | |
| `score` | what a seat is worth | `seat` |
| `arrow` | from before to after | |
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from roundhouse.games.lilliput.actions import Pay, TakeCard, UseCopy
from roundhouse.games.lilliput.box.components import Components
from roundhouse.games.lilliput.box.tilesets import whole_box
from roundhouse.games.lilliput.events import GulliverChose, GulliverDrew, GulliverSkipped
from roundhouse.games.lilliput.ids import COMPANY_IDS, CompanyId
from roundhouse.games.lilliput.position import Position, turn_seat
from roundhouse.kernel.contract import State, View
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.package_files import folder_of
from roundhouse.render.drawing import Drawing
from roundhouse.render.illustrations import Illustrations, Scene, arrow
from roundhouse.render.lilliput import staging
from roundhouse.render.lilliput.map_part import map_part
from roundhouse.render.lilliput.svg import sign_symbols, tile_style
from roundhouse.render.lilliput.svg_map import map_bounds
from roundhouse.render.lilliput.table_parts import (
    ages_part,
    cards_part,
    certificates_part,
    chart_part,
    companies_part,
    order_part,
    pool_part,
    score_part,
    steps_part,
    tiles_part,
    trains_part,
)

Part = Mapping[str, Any]
_STEPS = {"A": "tile", "B": "station", "C": "tile", "D": "shares", "E": "train"}  # L-437


class LilliputIllustrations(Illustrations):
    def stage(self, position: Mapping[str, Any]) -> State:
        return staging.stage(position)

    def draw(self, part: Part, scene: Scene) -> Drawing:
        return _PARTS[part["draw"]](part, scene)

    def style(self) -> str:
        return tile_style() + folder_of(__package__).joinpath("drawing.css").read_text("utf-8")

    def symbols(self) -> list[str]:
        return sign_symbols()


def _position(part: Part, scene: Scene) -> Position:
    state = scene.state(part)
    assert isinstance(state, Position)
    return state


def _components(scene: Scene) -> Components:
    return _position({}, scene).setup.components


def _map(part: Part, scene: Scene) -> Drawing:
    view = scene.view(part)
    run = view["facts"]["run"]
    attempts = scene.attempts if part.get("tries", True) else ()
    tileset = whole_box(brobdingnag=view["options"]["brobdingnag"])
    routes = run["routes"] if run and part.get("routes", True) else ()
    west, east, south, north = part.get("cells") or map_bounds(view["map"])
    return map_part(view["map"], tileset, (west, east, south, north), routes, attempts, part.get("size", 1.0))


def _cards(part: Part, scene: Scene) -> Drawing:
    tried: dict[int, dict[str, bool]] = {}
    for shown in scene.attempts:
        if isinstance(shown.action, TakeCard | UseCopy):
            tried.setdefault(shown.action.card, {})[shown.action.half] = shown.refused is None
    return cards_part(_components(scene), scene.view(part), part.get("only", ()), tried)


def _order(part: Part, scene: Scene) -> Drawing:
    position = _position(part, scene)
    return order_part([turn_seat(position, turn) for turn in range(2 * position.setup.players)])


def _chart(part: Part, scene: Scene) -> Drawing:
    """The markers as they stand, and where each that is shown to move would come to."""
    view = scene.view(part)
    moves = []
    for shown in scene.attempts:
        if shown.refused is None:
            after = scene.state(part).copy()
            after.apply(shown.action)
            moves += _moved(view, after.view(None), company=part.get("company"))
    first, last = part.get("columns") or (0, _components(scene).chart.columns - 1)
    return chart_part(_components(scene), view, moves, (first, last))


def _moved(
    before: Mapping[str, Any], after: Mapping[str, Any], company: CompanyId | None
) -> list[tuple[CompanyId, int, int, bool]]:
    """Companies whose markers have come to another space; one that was just founded comes from nowhere."""
    spaces = {name: (before["companies"][name]["space"], after["companies"][name]["space"]) for name in COMPANY_IDS}
    return [
        (name, new if old is None else old, new, True)
        for name, (old, new) in spaces.items()
        if old != new and company in (None, name)
    ]


def _certificates(part: Part, scene: Scene) -> Drawing:
    view = scene.view(part)
    components = _components(scene)
    company = part["company"]
    tenth = None
    for shown in scene.attempts:
        if isinstance(shown.action, Pay) and shown.refused is None:
            after = scene.state(part).copy()
            after.apply(shown.action)
            tenth = _tenth(components, view, after.view(None), company)
    return certificates_part(components, view, company, tenth)


def _tenth(components: Components, before: View, after: View, company: CompanyId) -> int:
    """What a tenth of the company has brought, by what somebody who holds some of it now has more."""
    for seat, (old, new) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        directs = before["companies"][company]["director"] == seat
        tenths = old["shares"].get(company, 0) + directs * components.figures.director_shares
        if tenths:
            return int((new["cash"] - old["cash"]) // tenths)
    return 0


def _trains(part: Part, scene: Scene) -> Drawing:
    before = scene.states[part.get("since", 0)].view(None)
    return trains_part(before, scene.view(part), part["company"])


def _steps(part: Part, scene: Scene) -> Drawing:  # noqa: ARG001  # every part is asked alike
    """What Gulliver does after the last action, in the order in which the rules tell it."""
    told = scene.states[-2].copy().apply(scene.actions[-1])
    letters = [event.step for event in told if isinstance(event, GulliverChose | GulliverDrew | GulliverSkipped)]
    return steps_part([_STEPS[letter] for letter in dict.fromkeys(letters)])


def _tiles(part: Part, scene: Scene) -> Drawing:  # noqa: ARG001
    return tiles_part(whole_box(), part["tiles"])


_PARTS: dict[str, Callable[[Part, Scene], Drawing]] = {
    "map": _map,
    "cards": _cards,
    "order": _order,
    "chart": _chart,
    "companies": lambda part, scene: companies_part(scene.view(part), part.get("only", ())),
    "trains": _trains,
    "pool": lambda part, scene: pool_part(scene.view(part)),
    "ages": lambda part, scene: ages_part(_components(scene)),  # noqa: ARG005
    "certificates": _certificates,
    "tiles": _tiles,
    "steps": _steps,
    "score": lambda part, scene: score_part(scene.view(part)["score_sheet"]["seats"][part.get("seat", 0)]),
    "arrow": lambda part, scene: arrow(),  # noqa: ARG005
}

ILLUSTRATIONS = LilliputIllustrations(GameName("lilliput"), __package__)
