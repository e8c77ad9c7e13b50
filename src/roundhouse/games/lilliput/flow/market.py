"""Price markers on the chart: where they stand, who lies above whom, how they move (L-220 to L-232, L-288 to L-291)."""

from __future__ import annotations

from roundhouse.games.lilliput.box.chart import Chart
from roundhouse.games.lilliput.events import MarkerMoved
from roundhouse.games.lilliput.ids import COMPANY_IDS, Company
from roundhouse.games.lilliput.position import NOWHERE, Position
from roundhouse.kernel.events import Event


def move_price_marker(position: Position, company: Company, space: int, events: list[Event] | None) -> None:
    """Move a marker to a space, under all markers there (L-230); one that stays keeps its place (L-231)."""
    old = position.spaces[company]
    if old == space:
        return
    position.spaces[company] = space
    position.queue = (*(other for other in position.queue if other != company), company)
    if events is not None:
        chart = position.setup.components.chart
        events.append(
            MarkerMoved(
                COMPANY_IDS[company],
                None if old == NOWHERE else chart.price[old],
                chart.price[space],
                None if old == NOWHERE else space_name(chart, old),
                space_name(chart, space),
            )
        )


def move_for_sale(position: Position, company: Company, number: int, events: list[Event] | None) -> None:
    """One sale step for each share; only where they end counts (L-194, L-232)."""
    _steps(position, company, position.setup.components.chart.sale, number, events)


def move_for_dividend(position: Position, company: Company, number: int, events: list[Event] | None) -> None:
    """One step after a payout, two in the last round, each by itself (L-336, L-353)."""
    _steps(position, company, position.setup.components.chart.dividend, number, events)


def move_for_withholding(position: Position, company: Company, events: list[Event] | None) -> None:
    """L-339."""
    _steps(position, company, position.setup.components.chart.withhold, 1, events)


def _steps(
    position: Position, company: Company, table: tuple[int, ...], number: int, events: list[Event] | None
) -> None:
    space = position.spaces[company]
    for _ in range(number):
        space = table[space]
    move_price_marker(position, company, space, events)


def running_order(position: Position) -> tuple[Company, ...]:
    """Highest price first, further right first, higher in the stack first (L-288 to L-290)."""
    chart, spaces = position.setup.components.chart, position.spaces
    return tuple(
        sorted(position.queue, key=lambda company: (-chart.price[spaces[company]], -chart.column(spaces[company])))
    )


def stacks(position: Position) -> dict[int, list[Company]]:
    """The markers on each occupied space, from the top of the stack down."""
    found: dict[int, list[Company]] = {}
    for company in position.queue:
        found.setdefault(position.spaces[company], []).append(company)
    return found


def space_name(chart: Chart, space: int) -> tuple[str, int]:
    """The row and the column, as people see them."""
    return ("top" if space < chart.columns else "bottom", chart.column(space))
