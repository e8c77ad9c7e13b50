"""What whoever has to decide should know before: which halves of cards could do nothing, which tiles cannot be laid."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

import msgspec

from roundhouse.games.lilliput.actions import BankTrain, TakeCard
from roundhouse.games.lilliput.box.halves import CASH, TREASURY
from roundhouse.games.lilliput.flow.characters import station_cost
from roundhouse.games.lilliput.flow.shares import dealings
from roundhouse.games.lilliput.flow.station_markers import station_choices
from roundhouse.games.lilliput.flow.track import card_lays, tile_refusal
from roundhouse.games.lilliput.flow.trains import bank_refusal, purchases
from roundhouse.games.lilliput.ids import COMPANY_IDS, Company
from roundhouse.games.lilliput.map.station_places import station_cells
from roundhouse.games.lilliput.position import Position, Stage
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat, State
from roundhouse.kernel.errors import Refusal
from roundhouse.server.rows import encode

_OFFERS: dict[Stage, Callable[[Position], Sequence[Action]]] = {
    Stage.LAYING: card_lays,
    Stage.SHARES: dealings,
    Stage.TRAINS: purchases,
    Stage.STATION: station_choices,
}
"""What a half offers once it is taken; money always comes."""


def aside(state: State, _: Seat, known: Hashable) -> tuple[Hashable, msgspec.Raw] | None:
    """What is told is little, so that it can stand for all that it depends on."""
    assert isinstance(state, LilliputState)
    if state.stage not in (Stage.TURN, Stage.LAYING):
        return None
    told = encode(outlook(state))
    return None if told == known else (told, msgspec.Raw(told))


def outlook(state: LilliputState) -> dict[str, Any]:
    """Before a card is taken: `idle`, by half why it could do nothing. While tiles are laid: `unlaid`, by company and
    tile why it can be laid nowhere, null if it just fits nowhere."""
    if state.stage is Stage.TURN:
        return {"idle": {half: [_data(refusal) for refusal in why] for half, why in idle_halves(state).items()}}
    return {
        "unlaid": {
            COMPANY_IDS[company]: {tile: None if why is None else _data(why) for tile, why in tiles.items()}
            for company, tiles in unlaid_tiles(state).items()
        }
    }


def idle_halves(state: LilliputState) -> dict[str, list[Refusal]]:
    """The halves of this game's cards that could do nothing now, with what each of the seat's companies lacks."""
    cards = state.setup.components.cards
    idle: dict[str, list[Refusal]] = {}
    for half in sorted({half for number in state.setup.cards for half in cards[number - 1].halves} - {CASH, TREASURY}):
        after = state.copy()
        number = next(number for number in state.setup.cards if half in cards[number - 1].halves)
        after.push(TakeCard(number, half))
        if after.stage in _OFFERS and not _OFFERS[after.stage](after):
            found = [_lacks(after, company) for company in after.directed_by(after.active)]
            idle[half] = [refusal for refusal in found if refusal is not None]
    return idle


def _lacks(position: Position, company: Company) -> Refusal | None:
    """Why a company can buy no train or place no station, as far as one rule says it."""
    if position.stage is Stage.TRAINS:
        return bank_refusal(position, BankTrain(company, ()))
    if position.stage is not Stage.STATION:
        return None
    if not position.markers[company]:
        return Refusal("L-238", {"company": COMPANY_IDS[company]})
    if not station_cells(position.railmap, company):
        return None
    params = {"cost": station_cost(position, company), "treasury": position.treasury[company]}
    return Refusal("L-237", {"company": COMPANY_IDS[company], **params})


def unlaid_tiles(position: Position) -> dict[Company, dict[str, Refusal | None]]:
    """By company, the tiles of this game that it cannot lay with this card, and why, whatever the cell."""
    lays = card_lays(position)
    ordinary = [kind.id for kind in position.setup.tileset.kinds if kind.is_supplied]
    unlaid: dict[Company, dict[str, Refusal | None]] = {}
    for company in position.directed_by(position.active):
        laid = {lay.tile for lay in lays if lay.company == company}
        unlaid[company] = {tile: tile_refusal(position, company, tile) for tile in ordinary if tile not in laid}
    return unlaid


def _data(refusal: Refusal) -> dict[str, Any]:
    return {"rule": refusal.rule, "params": refusal.params}
