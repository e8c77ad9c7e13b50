"""What the page draws with: the board of Ticket to Ride, the pieces and the tiles of 18Lilliput."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from typing import Any

from litestar import Response, get
from litestar.params import FromQuery

from roundhouse.games.lilliput.box.components import standard_components
from roundhouse.games.lilliput.box.landscapes import SCENARIO_NAMES, named_landscape
from roundhouse.games.lilliput.box.tiles import TileKind
from roundhouse.games.lilliput.box.tilesets import whole_box
from roundhouse.games.tickets.board import usa_board
from roundhouse.render.lilliput.lines import CELL
from roundhouse.render.lilliput.signs import COMPANY_COLOURS, ROUTE_COLOURS, ROUTE_DASHES
from roundhouse.render.lilliput.svg import sign_symbols, stubs, tile_parts
from roundhouse.server.api.whoami import AnyRequest
from roundhouse.server.listing import encode
from roundhouse.server.page.assets import Asset, sent

JSON = "application/json"


@get("/api/games/tickets/board", operation_id="ticketsBoard", tags=["page"], media_type=JSON, sync_to_thread=False)
def tickets_board(request: AnyRequest) -> Response[Any]:
    """The usual board: cities from 0 to 1 in both directions, routes and tickets by their ids."""
    return sent(request, _tickets_board())


@get("/api/games/lilliput/pieces", operation_id="lilliputPieces", tags=["page"], media_type=JSON, sync_to_thread=False)
def lilliput_pieces(request: AnyRequest, brobdingnag: FromQuery[bool] = False) -> Response[Any]:
    """What is printed on the pieces: trains, phases, cards, characters, companies, chart and tiles."""
    return sent(request, _lilliput_pieces(brobdingnag))


@get("/api/games/lilliput/tiles", operation_id="lilliputTiles", tags=["page"], media_type=JSON, sync_to_thread=False)
def lilliput_tiles(request: AnyRequest, brobdingnag: FromQuery[bool] = False) -> Response[Any]:
    """Every kind of tile as pieces of SVG, to be put into an element of class `rh-map`."""
    return sent(request, _lilliput_tiles(brobdingnag))


@cache
def _tickets_board() -> Asset:
    board = usa_board()
    pairs = {city: place.id for city, place in enumerate(board.cities)}
    data = {
        "name": board.name,
        "aspect": board.data.get("aspect", [1, 1]),
        "cities": [asdict(city) for city in board.cities],
        "routes": [
            {
                "id": route.id,
                "a": pairs[route.a],
                "b": pairs[route.b],
                "length": route.length,
                "colour": route.colour,
                "twin": None if route.twin < 0 else board.routes[route.twin].id,
            }
            for route in board.routes
        ],
        "tickets": [
            {"id": ticket.id, "a": pairs[ticket.a], "b": pairs[ticket.b], "points": ticket.points}
            for ticket in board.tickets
        ],
    }
    return Asset.of(encode(data), JSON)


@cache
def _lilliput_pieces(brobdingnag: bool) -> Asset:
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
        "scenarios": [{"id": name, **named_landscape(name).to_data()} for name in SCENARIO_NAMES],
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


@cache
def _lilliput_tiles(brobdingnag: bool) -> Asset:
    box = whole_box(brobdingnag=brobdingnag)
    data = {
        "cell": CELL,
        "symbols": "".join(sign_symbols()),
        "colours": COMPANY_COLOURS,
        "stubs": stubs(),
        "tiles": {kind.id: tile_parts(box, number) for number, kind in enumerate(box.kinds)},
    }
    return Asset.of(encode(data), JSON)
