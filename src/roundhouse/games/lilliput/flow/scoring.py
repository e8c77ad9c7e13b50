"""The end: what everybody is worth, and who has won (L-355 to L-358)."""

from __future__ import annotations

from typing import Any

from roundhouse.games.lilliput.events import GameEnded
from roundhouse.games.lilliput.ids import COMPANY_IDS
from roundhouse.games.lilliput.position import SIZE, Position, Stage
from roundhouse.kernel.contract import Standing


def score_sheet(position: Position) -> dict[str, Any]:
    """Every score item by item. It is what the game would come to now; complete once it is over."""
    figures = position.setup.components.figures
    seats = []
    for seat in position.setup.all_seats:
        shares: list[dict[str, Any]] = []
        directors: list[dict[str, Any]] = []
        for company in sorted(position.queue):
            price = position.price(company)
            number = position.shares[seat * SIZE + company]
            if number:
                value = price * number
                shares.append({"company": COMPANY_IDS[company], "number": number, "price": price, "value": value})
            if position.director[company] == seat:
                value = price * figures.director_shares
                directors.append({"company": COMPANY_IDS[company], "price": price, "value": value})
        copy_cards = position.copies[seat] * figures.copy_card_value  # L-092
        share_value = sum(entry["value"] for entry in shares)
        director_value = sum(entry["value"] for entry in directors)
        seats.append(
            {
                "seat": seat,
                "cash": position.cash[seat],
                "shares": shares,
                "share_value": share_value,
                "directors": directors,
                "director_value": director_value,
                "copy_cards": position.copies[seat],
                "copy_card_value": copy_cards,
                "total": position.cash[seat] + share_value + director_value + copy_cards,  # L-355, L-356
            }
        )
    return {"complete": position.stage is Stage.OVER, "seats": seats}


def scores(position: Position) -> list[int]:
    return [sheet["total"] for sheet in score_sheet(position)["seats"]]


def standings(position: Position) -> list[Standing]:
    """By score; equal seats share a rank (L-357, L-358)."""
    totals = scores(position)
    order = sorted(position.setup.all_seats, key=lambda seat: -totals[seat])
    return [Standing(1 + sum(t > totals[seat] for t in totals), seat, totals[seat]) for seat in order]


def ending(position: Position) -> GameEnded:
    """The result, as an event."""
    ranks = {standing.seat: standing.rank for standing in standings(position)}
    return GameEnded(tuple(scores(position)), tuple(ranks[seat] for seat in position.setup.all_seats))
