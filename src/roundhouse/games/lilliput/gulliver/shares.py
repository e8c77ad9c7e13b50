"""What Gulliver buys: three shares, then a company of his own (step D). He never sells (L-458)."""

from __future__ import annotations

from roundhouse.games.lilliput.flow.certificates import (
    affordable_prices,
    certificates,
    is_available,
    shares_held,
    take_new_company,
    take_share,
)
from roundhouse.games.lilliput.flow.placing import put_station
from roundhouse.games.lilliput.gulliver.dice import Dice, cell_name, company_name
from roundhouse.games.lilliput.ids import COMPANIES, Cell
from roundhouse.games.lilliput.map.station_places import home_slots
from roundhouse.games.lilliput.position import NOBODY, Position
from roundhouse.kernel.contract import Seat


def deal_shares(position: Position, seat: Seat, dice: Dice) -> None:
    """At most one purchase a round (L-463)."""
    figures = position.setup.components.figures
    owned = certificates(position, seat)
    if owned >= figures.certificates:
        dice.skip("certificates")
    elif shares_held(position, seat) < figures.certificates - figures.directors:  # L-461
        _buy_share(position, seat, dice)
    elif owned == figures.certificates - 1:
        _found(position, seat, dice)


def _buy_share(position: Position, seat: Seat, dice: Dice) -> None:
    """Of a random company among those he can pay for (L-459, L-460)."""
    cash = position.cash[seat]
    companies = [
        company
        for company in COMPANIES
        if position.director[company] != NOBODY and position.bank_shares[company] and position.price(company) <= cash
    ]
    if companies:
        company = dice.pick("share", companies, "affordable", company_name)
        take_share(position, seat, company, dice.events)
    else:
        dice.skip("no-share")


def _found(position: Position, seat: Seat, dice: Dice) -> None:
    """His last certificate is a company of his own (L-462), at the highest price he can pay (L-464)."""
    prices = affordable_prices(position, seat)
    companies = [company for company in COMPANIES if is_available(position, company)]
    slots = home_slots(position.railmap)
    if not prices or not companies or not slots:
        dice.skip("too-poor" if not prices else "no-company" if not companies else "no-slot")
        return
    home = position.railmap.homes[position.directed_by(seat)[0]]
    company = dice.pick("company", companies, "new-company", company_name)  # L-465
    dice.tell("price", str(prices[-1]), "highest-price")
    take_new_company(position, seat, company, prices[-1], dice.events)
    put_station(position, company, _home_cell(home, slots, dice), True, dice.events)


def _home_cell(home: Cell, slots: list[Cell], dice: Dice) -> Cell:
    """On the home tile of his first company, else as near to it as there is a slot (L-466)."""
    if home in slots:
        dice.tell("home", cell_name(home), "own-home")
        return home
    nearest = min(_apart(home, cell) for cell in slots)
    return dice.pick("home", [cell for cell in slots if _apart(home, cell) == nearest], "nearest-home", cell_name)


def _apart(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
