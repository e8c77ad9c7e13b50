"""What the five characters change (L-250 to L-287), and what their owner may do in addition to his action."""

from __future__ import annotations

from roundhouse.games.lilliput.actions import Exchange
from roundhouse.games.lilliput.events import TreasurerTurnedIn
from roundhouse.games.lilliput.flow.accounts import seat_receives
from roundhouse.games.lilliput.ids import Company, TileIndex
from roundhouse.games.lilliput.position import Position
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.errors import Refusal
from roundhouse.kernel.events import Event


def metropolis_cost(position: Position, company: Company) -> int:
    """What a company pays for a yellow Y-city (L-110), if it has to (L-259)."""
    characters = position.held_characters(position.director[company])
    free = any(character.free_metropolis for character in characters)
    return 0 if free else position.setup.components.figures.metropolis_cost


def station_cost(position: Position, company: Company) -> int:
    """The next extra station of a company that has a marker left (L-236, L-266)."""
    figures = position.setup.components.figures
    cost = figures.station_costs[figures.stations - 1 - position.markers[company]]
    for character in position.held_characters(position.director[company]):
        cost = _percent(cost, character.station_percent)
    return cost


def bank_price(position: Position, company: Company, train: int) -> int:
    """What this company pays the bank for a train of the deck (L-137, L-275)."""
    price = position.setup.components.trains[train].price
    for character in position.held_characters(position.director[company]):
        price = _percent(price, character.train_percent)
    return price


def _percent(sum_: int, percent: int) -> int:
    """A part of a sum, rounded up to whole pounds (Q-54)."""
    return -(-sum_ * percent // 100)


def tiles_to_lay(position: Position, seat: Seat) -> list[TileIndex]:
    """The character tiles this seat still has and the phase allows (L-252, L-254)."""
    supply = position.railmap.supply
    return [
        tile
        for character in position.held_characters(seat)
        if character.from_phase <= position.phase
        for tile in character.tiles
        if supply[tile] > 0
    ]


def may_exchange(position: Position, seat: Seat) -> bool:
    """Whether this seat has a Treasurer to turn in (L-282)."""
    return any(character.cash_per_round for character in position.held_characters(seat))


def has_more_to_do(position: Position, seat: Seat) -> bool:
    """Whether a turn goes on after its action because of a character (L-253)."""
    return may_exchange(position, seat) or bool(tiles_to_lay(position, seat))


def justice_seat(position: Position) -> Seat | None:
    """Who takes money at the start of a round (L-269)."""
    for seat in position.setup.player_seats:
        if any(character.round_cash for character in position.held_characters(seat)):
            return seat
    return None


def exchange_refusal(position: Position) -> Refusal | None:
    return None if may_exchange(position, position.active) else Refusal("L-282")


def exchange(position: Position, _: Exchange, events: list[Event] | None) -> None:
    """The Treasurer leaves the game for ten pounds a round (L-282, L-283); so does his tile unless laid (L-284)."""
    seat = position.active
    components = position.setup.components
    held = position.characters[seat]
    gone = next(number for number in held if components.characters[number].cash_per_round)
    kept = tuple(number for number in held if number != gone)
    position.characters = (*position.characters[:seat], kept, *position.characters[seat + 1 :])
    if events is not None:
        events.append(TreasurerTurnedIn(seat))
    seat_receives(position, seat, components.characters[gone].cash_per_round * position.round, "treasurer", events)
