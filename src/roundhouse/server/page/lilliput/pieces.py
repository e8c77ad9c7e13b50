"""What is printed on the pieces of 18Lilliput."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from typing import Any

from litestar import Response, get
from litestar.params import FromQuery

from roundhouse.games.lilliput.box.components import standard_components
from roundhouse.games.lilliput.box.landscapes import LANDSCAPE_NAMES, named_landscape
from roundhouse.games.lilliput.box.tiles import TileKind
from roundhouse.games.lilliput.box.tilesets import whole_box
from roundhouse.render.lilliput.signs import COMPANY_COLOURS, ROUTE_COLOURS, ROUTE_DASHES
from roundhouse.server.access import AnyRequest
from roundhouse.server.page.assets import JSON, Asset, sent
from roundhouse.server.rows import encode


@get("/api/games/lilliput/pieces", operation_id="lilliputPieces", tags=["page"], media_type=JSON, sync_to_thread=False)
def show_pieces(request: AnyRequest, brobdingnag: FromQuery[bool] = False) -> Response[Any]:
    """What is printed on the pieces: trains, phases, cards, characters, companies, chart and tiles."""
    return sent(request, _pieces(brobdingnag))


@cache
def _pieces(brobdingnag: bool) -> Asset:
    box = standard_components()
    trains = [train.id for train in box.trains]
    data = {
        "trains": [asdict(train) for train in box.trains],
        "decks": {str(players): [trains[train] for train in deck] for players, deck in box.decks.items()},
        "phases": [
            {
                "number": phase.number,
                "train": None if phase.train < 0 else trains[phase.train],
                "colours": phase.colours,
                "limit": phase.limit,
                "treasury": phase.treasury,
                "rusts": [trains[train] for train in phase.rusts],
                "obsolete": [trains[train] for train in phase.obsolete],
            }
            for phase in box.phases
        ],
        "cards": [asdict(card) for card in box.cards],
        "characters": [
            {**asdict(character), "tiles": [whole_box().kinds[tile].id for tile in character.tiles]}
            for character in box.characters
        ],
        "chart": [box.chart.top, box.chart.bottom],
        "start_prices": sorted(box.chart.start_spaces),
        "companies": [
            {**asdict(company), "trains": [trains[train] for train in company.trains]} for company in box.companies
        ],
        "colours": COMPANY_COLOURS,
        "route_colours": ROUTE_COLOURS,
        "route_dashes": ROUTE_DASHES,
        "figures": asdict(box.figures),
        "rounds": {str(players): rounds for players, rounds in box.rounds.items()},
        "copy_cards": {str(players): number for players, number in box.copy_cards.items()},
        "tiles": [_tile(kind) for kind in whole_box(brobdingnag=brobdingnag).kinds],
        "scenarios": [{"id": name, **named_landscape(name).to_data()} for name in LANDSCAPE_NAMES],
    }
    return Asset.of(encode(data), JSON)


def _tile(kind: TileKind) -> dict[str, Any]:
    return {
        "id": kind.id,
        "colour": kind.colour,
        "kind": kind.kind,
        "exits": kind.exits,
        "slots": kind.slots,
        "value": kind.value,
        "value_with_marker": kind.value_with_marker,
        "count": kind.count,
        "upgrades_to": kind.upgrades_to,
        "from_phase": kind.from_phase,
        "owner": kind.owner,
        "cost": kind.cost,
        "mine_money": kind.mine_money,
        "name": kind.name,
    }
