"""Gulliver, against whom a single player plays: his set-up, the order of his steps, his trains (A36).

He is a seat that never decides. His track is in track.py, his shares are in shares.py; every choice that
his rules leave open is drawn in dice.py.
"""

from __future__ import annotations

from roundhouse.games.lilliput.events import OUT, GulliverChose, TrainMoved, TurnBegan
from roundhouse.games.lilliput.flow.certificates import take_starting_company
from roundhouse.games.lilliput.flow.phases import begin_phase_of, draw_train
from roundhouse.games.lilliput.flow.placing import put_station, put_tile
from roundhouse.games.lilliput.gulliver.dice import Dice, cell_name, company_name
from roundhouse.games.lilliput.gulliver.shares import deal_shares
from roundhouse.games.lilliput.gulliver.track import build_track, draw_shape, extend_track
from roundhouse.games.lilliput.ids import COMPANIES, COMPANY_IDS, Company
from roundhouse.games.lilliput.map.laying import legal_home_lays
from roundhouse.games.lilliput.position import Position, with_one, without
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.events import Event


def gulliver_seat(position: Position) -> Seat:
    """The seat after the player's."""
    return Seat(position.setup.players)


def set_up_gulliver(position: Position) -> None:
    """A random starting company with a random home on a random side of Mildendo (L-424 to L-430)."""
    dice = Dice(position, None)
    companies = position.setup.components.companies
    company = dice.pick("company", [c for c in COMPANIES if companies[c].is_starting], "any-company")
    take_starting_company(position, gulliver_seat(position), company, None)
    lays = legal_home_lays(position.railmap, allowed=companies[company].home)
    cell = dice.pick("cell", sorted({cell for cell, _, _ in lays}), "any-side", cell_name)
    shapes = [position.setup.tileset.by_id[name] for name in companies[company].home]
    fits = [(tile, rotation) for there, tile, rotation in lays if there == cell]
    tile, rotation = draw_shape(position, dice, shapes, fits)
    put_tile(position, company, cell, tile, rotation, None)
    put_station(position, company, cell, True, None)
    dice.put_back()


def gulliver_turn(position: Position, events: list[Event] | None) -> None:
    """Track, station, extra track, share, train (L-437)."""
    dice = Dice(position, events)
    seat = gulliver_seat(position)
    if events is not None:
        events.append(TurnBegan(seat, 0))
    companies = position.directed_by(seat)
    dice.step = "A"
    new_city = build_track(position, companies, dice)
    dice.step = "B"
    first = companies[0]
    if new_city is None:
        dice.skip("no-new-city")
    elif not position.markers[first]:
        dice.skip("no-marker")
    else:  # L-453
        dice.tell("station", cell_name(new_city), "new-city")
        put_station(position, first, new_city, False, events)
    dice.step = "C"
    extend_track(position, companies, dice)
    dice.step = "D"
    deal_shares(position, seat, dice)
    dice.step = "E"
    _take_train(position, position.directed_by(seat), dice)
    dice.put_back()


def _take_train(position: Position, companies: list[Company], dice: Dice) -> None:
    """The top train of the deck goes to one of his companies for nothing (L-468); a phase may begin (L-469)."""
    company, reason = _receiver(position, companies)
    dice.tell("train", company_name(company), reason)
    if len(position.trains[company]) >= position.phase_data.limit:  # L-473
        _scrap_lowest(position, company, dice.events)
    train = draw_train(position, COMPANY_IDS[company], dice.events)
    position.trains[company] = with_one(position.trains[company], train)
    begin_phase_of(position, train, dice.events)


def _receiver(position: Position, companies: list[Company]) -> tuple[Company, str]:
    """Fewer trains, then the lowest train, then his first company (L-470 to L-472)."""
    if len(companies) == 1:
        return companies[0], "only-company"
    first, second = companies
    for measure, reason in ((len, "fewer-trains"), (min, "lowest-train")):
        one, other = (measure(held) if held else 0 for held in (position.trains[first], position.trains[second]))
        if one != other:
            return (first if one < other else second), reason
    return first, "first-company"


def scrap_excess(position: Position, events: list[Event] | None) -> None:
    """What a falling limit takes from Gulliver's companies: the lowest trains, out of the game (L-183, L-474)."""
    for company in position.directed_by(gulliver_seat(position)):
        while len(position.trains[company]) > position.phase_data.limit:
            _scrap_lowest(position, company, events)


def _scrap_lowest(position: Position, company: Company, events: list[Event] | None) -> None:
    train = min(position.trains[company])
    position.trains[company] = without(position.trains[company], train)
    gone = list(position.rusted)
    gone[train] += 1
    position.rusted = tuple(gone)
    if events is not None:
        events.append(GulliverChose("E", "scrap", position.setup.components.trains[train].id, "limit"))
        events.append(TrainMoved(position.setup.components.trains[train].id, COMPANY_IDS[company], OUT))
