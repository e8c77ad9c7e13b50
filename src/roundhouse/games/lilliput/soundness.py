"""Whether a position that was read could be one: seats, stage, card, offer and pieces go together.

Numbers are in their ranges already (position_json.py). Each function returns the first thing that does not add up.
"""

from __future__ import annotations

from collections import Counter

from roundhouse.games.lilliput.flow.cards import fits_half
from roundhouse.games.lilliput.flow.characters import justice_seat
from roundhouse.games.lilliput.flow.phases import over_limit
from roundhouse.games.lilliput.flow.trains import price_range
from roundhouse.games.lilliput.ids import COMPANIES, COMPANY_IDS, MILDENDO
from roundhouse.games.lilliput.legal import legal_actions
from roundhouse.games.lilliput.position import NOBODY, NOWHERE, SIZE, Position, Stage, turn_seat
from roundhouse.kernel.contract import Seat

_DRAFTING = (Stage.DRAFT, Stage.HOME_TILE)
_TRADING = (Stage.PRICE, Stage.OFFER)
_FOCUSED = (Stage.HOME_TILE, Stage.HOME_SLOT, Stage.POOL)


def problem_of(position: Position) -> str | None:
    """The first thing that does not add up, None for a position in which the game can go on or is over."""
    problem = (
        _director_problem(position)
        or _piece_problem(position)
        or _stage_problem(position)
        or _offer_problem(position)
        or _declined_problem(position)
        or _active_problem(position)
        or _card_problem(position)
    )
    if problem is None and position.stage is not Stage.OVER and not legal_actions(position):
        return f"nothing can be done in the stage {position.stage.value!r}"
    return problem


def _director_problem(position: Position) -> str | None:
    """Every player has a company after the draft (L-034), nobody too many (L-203)."""
    figures = position.setup.components.figures
    drafting = position.stage in _DRAFTING
    for seat in position.setup.all_seats:
        number = position.director.count(seat)
        if number > figures.directors or not (number or drafting):
            return f"seat {seat} directs {number} companies (L-203)"
    if drafting:
        picked = [turn_seat(position, turn) for turn in range(position.turn + (position.stage is Stage.HOME_TILE))]
        for seat in position.setup.player_seats:
            if picked.count(seat) != position.director.count(seat) + len(position.characters[seat]):
                return f"seat {seat} has not drafted once in each of its turns (L-030)"
        if len(position.offered) + sum(map(len, position.characters)) != len(position.setup.components.characters):
            return "the characters are not complete (L-002)"
    starting = [n for n, company in enumerate(position.setup.components.companies) if company.is_starting]
    absent = sum(1 << company for company in starting if position.director[company] == NOBODY)
    if position.removed != (0 if drafting else absent):
        return "other companies are removed than those nobody drafted (L-388)"
    return None


def _piece_problem(position: Position) -> str | None:
    """Certificates, characters, markers, tiles and trains are all there, once."""
    setup = position.setup
    figures = setup.components.figures
    railmap = position.railmap
    characters = [*position.offered, *(number for held in position.characters for number in held)]
    if len(set(characters)) != len(characters):
        return "a character is there twice (L-030)"
    if MILDENDO not in railmap.tiles or setup.tileset.kinds[railmap.tiles[MILDENDO][0]].kind != "mildendo":
        return "Mildendo is not where it should be (L-020)"
    for company in COMPANIES:
        name = COMPANY_IDS[company]
        held = sum(position.shares[seat * SIZE + company] for seat in range(setup.seats))
        if held + position.bank_shares[company] != figures.shares:  # L-004
            return f"the shares of {name} are not complete (L-004)"
        founded = position.director[company] != NOBODY
        if founded != (company in position.queue) or founded != (position.spaces[company] != NOWHERE):
            return f"the price marker of {name} is not where it should be (L-010)"
        placed = sum(company in here for here in railmap.stations.values())
        if placed + position.markers[company] != (figures.stations if founded else 0):
            return f"the station markers of {name} are not complete (L-010)"
        homeless = position.stage in (Stage.HOME_TILE, Stage.HOME_SLOT) and position.focus == company
        if (company in railmap.homes) != (founded and not homeless):
            return f"the home of {name} is not where it should be (L-052)"
        if not founded and (position.treasury[company] or position.trains[company]):
            return f"{name} has money or trains, but is not founded (L-206)"
    if any(number < 0 for number in railmap.supply):
        return "there are more tiles on the map than in the box (L-012)"
    land = {(cell, tile) for cell, tile, _ in setup.landscape}
    if not railmap.terrain.items() <= land:
        return "there is terrain that the landscape does not have (L-361)"
    if train_total(position) != position.drawn + dealt_trains(position):
        return "the train cards are not complete (L-007)"
    return None


def _stage_problem(position: Position) -> str | None:
    """What the stage is about is there, and the turn, the focus and the runs are of that stage."""
    setup, stage = position.setup, position.stage
    if (stage is Stage.RUN and not position.running) or not set(position.running) <= set(position.queue):
        return "nobody runs"
    if position.running and stage not in (Stage.RUN, Stage.POOL):
        return f"companies run in the stage {stage.value!r}"
    if stage in _DRAFTING:
        fits = position.turn < setup.picks and position.round == 1 and not position.taken
    elif stage is Stage.OVER:
        fits = position.is_last_round
    elif position.running or (stage is Stage.EXCESS and position.resume is Stage.RUN):
        fits = position.turn == 2 * setup.players
    else:
        fits = position.turn < 2 * setup.players and (position.turn == 0 or stage is not Stage.JUSTICE)
    if not fits:
        return f"there is no turn {position.turn} of round {position.round} in the stage {stage.value!r}"
    if position.focus and stage not in _FOCUSED:
        return f"the stage {stage.value!r} is about no company"
    if stage in _FOCUSED and position.director[position.focus] == NOBODY:
        return f"the stage {stage.value!r} is about a company that is not founded"
    if stage is Stage.POOL and position.running and position.focus != position.running[0]:
        return "another company runs than the one that buys from the pool (L-341)"
    return None


def _offer_problem(position: Position) -> str | None:
    """A train of the seller, for money of the buyer, who has what it gives back (L-139, L-141, L-155)."""
    offer, stage = position.offer, position.stage
    if (offer is not None) != (stage in _TRADING):
        return f"the stage {stage.value!r} {'needs an' if offer is None else 'has no'} offer"
    if offer is None:
        return None
    if position.director[offer.buyer] != turn_seat(position):
        return "the buyer is not a company of the seat whose turn it is (L-135)"
    if offer.seller == offer.buyer or offer.train not in position.trains[offer.seller]:
        return "the seller does not have the train (L-139)"
    if position.is_gulliver(position.director[offer.seller]):
        return "the seller is never asked (L-491)"
    held, obsolete = position.trains[offer.buyer], position.phase_data.is_obsolete
    if Counter(offer.returned) - Counter(held) or not all(obsolete[train] for train in offer.returned):
        return "the buyer cannot give these trains back (L-155)"
    if len(held) - len(offer.returned) >= position.phase_data.limit:
        return "the buyer has no room for the train (L-178)"
    prices = price_range(position)
    least, most = (prices.start, prices.stop - 1) if stage is Stage.OFFER else (0, 0)
    if not least <= offer.price <= most:
        return f"the price is not from {least} to {most} (L-141)"
    return None


def _declined_problem(position: Position) -> str | None:
    """What was declined is one price for each train of a seller, in an action that goes on (L-490)."""
    asked = [(seller, train) for seller, train, _ in position.declined]
    if len(set(asked)) != len(asked):
        return "an offer for the same train is declined twice (L-490)"
    goes_on = position.stage in (Stage.TRAINS, *_TRADING) or (
        position.stage is Stage.EXCESS and position.resume is Stage.TRAINS
    )
    if asked and not (goes_on and position.setup.declines_cost_nothing):
        return f"there are no declined offers in the stage {position.stage.value!r} (L-490)"
    if any(position.director[seller] in (NOBODY, turn_seat(position)) for seller, _ in asked):
        return "an offer was declined by nobody (L-139)"
    return None


def _active_problem(position: Position) -> str | None:
    """The stage asks one seat only."""
    asked = _asked(position)
    if position.stage is not Stage.OVER and position.active != asked:
        return f"the stage {position.stage.value!r} does not ask seat {position.active}"
    if position.stage in _FOCUSED and position.director[position.focus] != asked:
        return f"the stage {position.stage.value!r} is about a company of another seat"
    if position.stage is Stage.OFFER and asked == turn_seat(position):
        return "nobody asks himself for a train (L-140)"
    return None


def _asked(position: Position) -> Seat | None:
    stage = position.stage
    if stage is Stage.JUSTICE or (stage is Stage.SPLIT and not position.card):
        return justice_seat(position)
    if stage is Stage.OFFER and position.offer is not None:
        return position.director[position.offer.seller]
    if position.running:
        return position.director[position.running[0]]
    if stage is Stage.EXCESS:  # L-182
        seats = position.setup.player_seats
        begin = position.first if position.resume is Stage.RUN else turn_seat(position)
        directors = {position.director[company] for company in over_limit(position)}
        return next((seat for seat in seats[begin:] + seats[:begin] if seat in directors), None)
    return turn_seat(position)


def _card_problem(position: Position) -> str | None:
    """The card in use was taken, its half leads to the stage, and no more cards are gone than there were turns."""
    stage = position.stage
    if stage in (Stage.SPLIT, Stage.POOL):
        in_use = bool(position.card) if stage is Stage.SPLIT else not position.running
    elif stage is Stage.EXCESS:
        in_use = position.resume is Stage.TRAINS
    else:
        in_use = stage not in (*_DRAFTING, Stage.JUSTICE, Stage.TURN, Stage.RUN, Stage.OVER)
    if in_use != bool(position.card) or (in_use and not position.taken >> position.card & 1):
        return f"the card in use is not one for the stage {stage.value!r} (L-061)"
    if not in_use and (position.half or position.copied):
        return "half a card is in use (L-061)"
    if stage not in _DRAFTING and position.taken.bit_count() > position.turn + in_use:
        return "more cards are taken than there were turns (L-061)"
    return None if fits_half(position) else f"the action does not fit the stage {stage.value!r} (L-061)"


def train_total(position: Position) -> int:
    """All train cards that have left the deck or were dealt: with companies, in the pool, out of the game."""
    return sum(len(held) for held in position.trains) + len(position.pool) + sum(position.rusted)


def dealt_trains(position: Position) -> int:
    """The trains handed out in the draft (L-038)."""
    return sum(
        len(data.trains)
        for company, data in enumerate(position.setup.components.companies)
        if data.is_starting and position.director[company] != NOBODY
    )
