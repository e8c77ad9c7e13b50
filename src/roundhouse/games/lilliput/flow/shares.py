"""Share dealing: selling, buying, founding (A14 to A16)."""

from __future__ import annotations

from functools import cache

from roundhouse.games.lilliput.actions import BUYS, Buy, Found, Home, Sell
from roundhouse.games.lilliput.events import SharesSold
from roundhouse.games.lilliput.flow.accounts import seat_receives
from roundhouse.games.lilliput.flow.certificates import (
    affordable_prices,
    certificates,
    is_available,
    take_new_company,
    take_share,
)
from roundhouse.games.lilliput.flow.market import move_for_sale
from roundhouse.games.lilliput.flow.placing import put_station
from roundhouse.games.lilliput.flow.rounds import end_action
from roundhouse.games.lilliput.ids import COMPANIES, COMPANY_IDS
from roundhouse.games.lilliput.map.station_places import home_slots
from roundhouse.games.lilliput.position import NOBODY, SIZE, Position, Stage
from roundhouse.kernel.actions import Action
from roundhouse.kernel.errors import Refusal
from roundhouse.kernel.events import Event


def dealings(position: Position) -> list[Action]:
    """All sales, purchases and foundings the active seat may do now."""
    seat = position.active
    figures = position.setup.components.figures
    actions: list[Action] = []
    held = position.shares[seat * SIZE : (seat + 1) * SIZE]
    for company in COMPANIES:
        if held[company] and not position.sold >> company & 1:
            actions += [_sale(company, number) for number in range(1, held[company] + 1)]
    owned = certificates(position, seat)
    if owned >= figures.certificates:  # L-202
        return actions
    cash = position.cash[seat]
    for company in COMPANIES:
        if position.director[company] != NOBODY and position.bank_shares[company] and cash >= position.price(company):
            actions.append(BUYS[company])
    if position.director.count(seat) < figures.directors:  # L-203
        actions += _foundings(position)
    return actions


def _foundings(position: Position) -> list[Found]:
    """Every company that may be founded at every start price that can be paid (L-206, L-207, L-210)."""
    prices = affordable_prices(position, position.active)
    if not prices or not home_slots(position.railmap):  # L-214
        return []
    return [_founding(company, price) for company in COMPANIES if is_available(position, company) for price in prices]


_sale = cache(Sell)
_founding = cache(Found)


def sell_refusal(position: Position, action: Sell) -> Refusal | None:
    """Sold before in this dealing (L-193), no 10% share of it (L-190), not that many (L-192)."""
    held = position.shares[position.active * SIZE + action.company]
    params = {"company": COMPANY_IDS[action.company], "held": held}
    if position.sold >> action.company & 1:
        return Refusal("L-193", params)
    if not held:
        return Refusal("L-190", params)
    if not 1 <= action.number <= held:
        return Refusal("L-192", {**params, "number": action.number})
    return None


def buy_refusal(position: Position, action: Buy) -> Refusal | None:
    """Not founded (L-201), none in the bank (L-200), too many certificates (L-202), too little cash (L-198)."""
    company = action.company
    params: dict[str, object] = {"company": COMPANY_IDS[company]}
    if position.director[company] == NOBODY:
        return Refusal("L-201", params)
    if not position.bank_shares[company]:
        return Refusal("L-200", params)
    refusal = _limit_refusal(position, params)
    if refusal is not None:
        return refusal
    price, cash = position.price(company), position.cash[position.active]
    return Refusal("L-198", {**params, "price": price, "cash": cash}) if cash < price else None


def found_refusal(position: Position, action: Found) -> Refusal | None:
    """Not available (L-206), no start price (L-207), no slot (L-214), too many certificates (L-202) or director
    certificates (L-203), too little cash (L-210)."""
    components = position.setup.components
    params: dict[str, object] = {"company": COMPANY_IDS[action.company], "price": action.price}
    if not is_available(position, action.company):
        return Refusal("L-206", params)
    if action.price not in components.chart.start_spaces:
        return Refusal("L-207", params)
    if not home_slots(position.railmap):
        return Refusal("L-214", params)
    refusal = _limit_refusal(position, params)
    if refusal is not None:
        return refusal
    if position.director.count(position.active) >= components.figures.directors:
        return Refusal("L-203", {**params, "limit": components.figures.directors})
    cost, cash = action.price * components.figures.director_shares, position.cash[position.active]
    return Refusal("L-210", {**params, "cost": cost, "cash": cash}) if cash < cost else None


def _limit_refusal(position: Position, params: dict[str, object]) -> Refusal | None:
    limit = position.setup.components.figures.certificates
    owned = certificates(position, position.active)
    return Refusal("L-202", {**params, "limit": limit, "held": owned}) if owned >= limit else None


def sell(position: Position, action: Sell, events: list[Event] | None) -> None:
    """Paid at the price before the sale (L-193), then one step for each share (L-194)."""
    seat, company = position.active, action.company
    price = position.price(company)
    position.shares[seat * SIZE + company] -= action.number
    position.bank_shares[company] += action.number  # L-195
    position.sold |= 1 << company
    if events is not None:
        events.append(SharesSold(seat, COMPANY_IDS[company], action.number))
    seat_receives(position, seat, price * action.number, "sale", events)
    move_for_sale(position, company, action.number, events)


def buy(position: Position, action: Buy, events: list[Event] | None) -> None:
    """It ends the dealing (L-081, L-197)."""
    take_share(position, position.active, action.company, events)
    end_action(position, events)


def found(position: Position, action: Found, events: list[Event] | None) -> None:
    """The home comes next."""
    take_new_company(position, position.active, action.company, action.price, events)
    position.stage = Stage.HOME_SLOT
    position.focus = action.company


def place_home(position: Position, action: Home, events: list[Event] | None) -> None:
    """The home marker (L-212); then the company may buy a train from the pool (L-216)."""
    put_station(position, position.focus, action.cell, True, events)
    if position.pool:
        position.stage = Stage.POOL
    else:
        end_action(position, events)
