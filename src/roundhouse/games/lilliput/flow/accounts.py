"""Money moves here and nowhere else, so that every pound is told of (L-029). The bank has no end (L-018)."""

from __future__ import annotations

from roundhouse.games.lilliput.events import BANK, SEATS, MoneyMoved
from roundhouse.games.lilliput.ids import COMPANY_IDS, Company
from roundhouse.games.lilliput.position import Position
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.events import Event


def seat_receives(position: Position, seat: Seat, amount: int, reason: str, events: list[Event] | None) -> None:
    """From the bank to private cash."""
    position.cash[seat] += amount
    if events is not None and amount:
        events.append(MoneyMoved(BANK, SEATS[seat], amount, reason))


def seat_pays(position: Position, seat: Seat, amount: int, reason: str, events: list[Event] | None) -> None:
    """From private cash to the bank."""
    position.cash[seat] -= amount
    if events is not None and amount:
        events.append(MoneyMoved(SEATS[seat], BANK, amount, reason))


def seat_helps(position: Position, seat: Seat, company: Company, amount: int, events: list[Event] | None) -> None:
    """From private cash to a treasury: only what it lacks for a train of another company (L-148, L-151)."""
    position.cash[seat] -= amount
    position.treasury[company] += amount
    if events is not None and amount:
        events.append(MoneyMoved(SEATS[seat], COMPANY_IDS[company], amount, "help"))


def company_receives(
    position: Position, company: Company, amount: int, reason: str, events: list[Event] | None
) -> None:
    """From the bank to a treasury."""
    position.treasury[company] += amount
    if events is not None and amount:
        events.append(MoneyMoved(BANK, COMPANY_IDS[company], amount, reason))


def company_pays(position: Position, company: Company, amount: int, reason: str, events: list[Event] | None) -> None:
    """From a treasury to the bank."""
    position.treasury[company] -= amount
    if events is not None and amount:
        events.append(MoneyMoved(COMPANY_IDS[company], BANK, amount, reason))


def pay_company(
    position: Position, payer: int, payee: int, amount: int, reason: str, events: list[Event] | None
) -> None:
    """From treasury to treasury: only for a train (L-143)."""
    position.treasury[payer] -= amount
    position.treasury[payee] += amount
    if events is not None:
        events.append(MoneyMoved(COMPANY_IDS[payer], COMPANY_IDS[payee], amount, reason))
