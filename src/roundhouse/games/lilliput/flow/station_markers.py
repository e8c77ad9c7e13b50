"""Buying and placing station markers (A18). Where a marker may stand is decided in map/station_places.py."""

from __future__ import annotations

from roundhouse.games.lilliput.actions import Station
from roundhouse.games.lilliput.flow.accounts import company_pays
from roundhouse.games.lilliput.flow.characters import station_cost
from roundhouse.games.lilliput.flow.placing import put_station
from roundhouse.games.lilliput.flow.rounds import end_action
from roundhouse.games.lilliput.ids import COMPANY_IDS
from roundhouse.games.lilliput.map.station_places import station_cells, station_refusal
from roundhouse.games.lilliput.position import Position
from roundhouse.kernel.errors import Refusal
from roundhouse.kernel.events import Event


def station_choices(position: Position) -> list[Station]:
    """Every city where a company of the active seat may and can place a marker."""
    return [
        Station(company, cell)
        for company in position.directed_by(position.active)
        if position.markers[company] and position.treasury[company] >= station_cost(position, company)
        for cell in station_cells(position.railmap, company)
    ]


def place_refusal(position: Position, action: Station) -> Refusal | None:
    """Other director's company (L-235), no marker left (L-238), what the map says (L-239 to L-242), money (L-237)."""
    company = action.company
    params = {"company": COMPANY_IDS[company]}
    if position.director[company] != position.active:
        return Refusal("L-235", params)
    if not position.markers[company]:
        return Refusal("L-238", params)
    refusal = station_refusal(position.railmap, company, action.cell)
    if refusal is not None:
        return refusal
    cost, treasury = station_cost(position, company), position.treasury[company]
    return Refusal("L-237", {**params, "cost": cost, "treasury": treasury}) if treasury < cost else None


def place_station(position: Position, action: Station, events: list[Event] | None) -> None:
    company = action.company
    company_pays(position, company, station_cost(position, company), "station", events)
    put_station(position, company, action.cell, False, events)
    end_action(position, events)
