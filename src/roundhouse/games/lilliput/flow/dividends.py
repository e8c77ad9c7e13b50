"""What becomes of a company's revenue: paid out, split, or kept (A28, A29, A31, A35)."""

from __future__ import annotations

from roundhouse.games.lilliput.flow.accounts import company_receives, seat_receives
from roundhouse.games.lilliput.flow.market import move_for_dividend, move_for_withholding
from roundhouse.games.lilliput.ids import Company
from roundhouse.games.lilliput.position import SIZE, Position
from roundhouse.kernel.events import Event


def pay_out(position: Position, company: Company, events: list[Event] | None) -> None:
    """Each certificate in a hand earns its part (L-333 to L-335); twice as much in the last round (L-350)."""
    figures = position.setup.components.figures
    revenue = position.revenue * revenue_factor(position)
    paid = shareholders_part(revenue) if position.setup.pays_half else revenue
    for seat in position.setup.all_seats:
        tenths = position.shares[seat * SIZE + company]
        if position.director[company] == seat:
            tenths += figures.director_shares
        seat_receives(position, seat, paid * tenths // 10, "dividend", events)
    if paid < revenue:  # L-419
        company_receives(position, company, revenue - paid, "withheld", events)
    move_for_dividend(
        position, company, figures.last_round_steps if position.is_last_round else 1, events
    )  # L-336, L-352, L-420


def revenue_factor(position: Position) -> int:
    """How often revenue counts: twice in the last round (L-350)."""
    return position.setup.components.figures.last_round_factor if position.is_last_round else 1


def shareholders_part(revenue: int) -> int:
    """Half of the revenue, rounded up to a multiple of ten (L-418)."""
    return -(-revenue // 20) * 10


def keep(position: Position, company: Company, events: list[Event] | None) -> None:
    """All of it goes to the treasury (L-338)."""
    company_receives(position, company, position.revenue, "withheld", events)
    move_for_withholding(position, company, events)
