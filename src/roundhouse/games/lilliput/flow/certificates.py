"""Certificates: who holds how many, and what comes with each of them (L-036 to L-045, L-198 to L-211)."""

from __future__ import annotations

from roundhouse.games.lilliput.events import SUPPLY, CompanyDrafted, CompanyFounded, ShareBought, TrainMoved
from roundhouse.games.lilliput.flow.accounts import company_receives, seat_pays, seat_receives
from roundhouse.games.lilliput.flow.market import move_price_marker
from roundhouse.games.lilliput.ids import COMPANY_IDS, Company
from roundhouse.games.lilliput.position import NOBODY, SIZE, Position
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.events import Event


def certificates(position: Position, seat: Seat) -> int:
    """How many certificates a seat holds, director certificates included (L-202)."""
    return shares_held(position, seat) + position.director.count(seat)


def shares_held(position: Position, seat: Seat) -> int:
    """How many 10% shares a seat holds, of all companies together."""
    start = seat * SIZE
    return sum(position.shares[start : start + SIZE])


def is_available(position: Position, company: Company) -> bool:
    """Whether the director certificate can still be bought (L-206)."""
    return position.director[company] == NOBODY and not position.removed >> company & 1


def affordable_prices(position: Position, seat: Seat) -> list[int]:
    """The start prices of which a seat can pay five times, from low to high (L-207, L-210)."""
    components = position.setup.components
    cash = position.cash[seat]
    return [p for p in components.chart.start_spaces if p * components.figures.director_shares <= cash]


def take_starting_company(position: Position, seat: Seat, company: Company, events: list[Event] | None) -> None:
    """Everything that comes with a starting company (L-036 to L-045), except its home tile.

    Gulliver's has no treasury (L-426).
    """
    components = position.setup.components
    data = components.companies[company]
    position.director[company] = seat
    position.markers[company] = components.figures.stations
    position.trains[company] = data.trains
    if events is not None:
        events.append(CompanyDrafted(seat, data.id))
        events += [TrainMoved(components.trains[train].id, SUPPLY, data.id) for train in data.trains]
    move_price_marker(position, company, components.chart.top.index(data.price), events)  # L-039
    if seat < position.setup.players:
        company_receives(position, company, data.price * components.figures.treasury_shares, "capital", events)
    seat_receives(position, seat, data.owner_cash - components.figures.cash, "advantage", events)  # L-044


def take_share(position: Position, seat: Seat, company: Company, events: list[Event] | None) -> None:
    """One share from the bank at the current price; the marker stays (L-198, L-199)."""
    position.bank_shares[company] -= 1
    position.shares[seat * SIZE + company] += 1
    if events is not None:
        events.append(ShareBought(seat, COMPANY_IDS[company]))
    seat_pays(position, seat, position.price(company), "share", events)


def take_new_company(position: Position, seat: Seat, company: Company, price: int, events: list[Event] | None) -> None:
    """Director certificate, price marker and treasury of a new company (L-208, L-209, L-211, L-215)."""
    components = position.setup.components
    position.director[company] = seat
    position.markers[company] = components.figures.stations
    if events is not None:
        events.append(CompanyFounded(seat, COMPANY_IDS[company], price))
    seat_pays(position, seat, price * components.figures.director_shares, "founding", events)
    move_price_marker(position, company, components.chart.start_spaces[price], events)
    company_receives(position, company, price * components.figures.treasury_shares, "capital", events)
