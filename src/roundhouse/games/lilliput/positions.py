"""A full position as JSON data, both ways. Everything but the random stream is public (L-019)."""

from __future__ import annotations

from typing import Any

from roundhouse.games.lilliput.ids import COMPANY_IDS, COMPANY_INDEX, Company
from roundhouse.games.lilliput.market import stacks
from roundhouse.games.lilliput.placing import withdraw_absent_colours
from roundhouse.games.lilliput.position import NOBODY, NOWHERE, SIZE, Offer, Position, Stage
from roundhouse.games.lilliput.railmap import map_from_data
from roundhouse.games.lilliput.setup import Setup
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.errors import InvalidRecord


def position_data(position: Position) -> dict[str, Any]:
    """The position with its random stream."""
    return {**table_data(position), "seed": position.seed.hex(), "counter": position.counter}


def table_data(position: Position) -> dict[str, Any]:
    """What lies on the table."""
    setup = position.setup
    components = setup.components
    trains = components.trains
    offer = position.offer
    return {
        "game": "lilliput",
        "players": setup.players,
        "options": setup.options,
        "first_player": setup.first_player,
        "stage": position.stage.value,
        "active": position.active,
        "round": position.round,
        "first": position.first,
        "turn": position.turn,
        "phase": position.phase,
        "map": position.railmap.to_data(),
        "seats": [
            {
                "cash": position.cash[seat],
                "copy_cards": position.copies[seat],
                "characters": [components.characters[number].id for number in position.characters[seat]],
                "shares": {
                    COMPANY_IDS[company]: position.shares[seat * SIZE + company]
                    for company in range(SIZE)
                    if position.shares[seat * SIZE + company]
                },
            }
            for seat in range(setup.seats)
        ],
        "offered": [components.characters[number].id for number in position.offered],
        "companies": {
            COMPANY_IDS[company]: {
                "name": components.companies[company].name,
                "director": None if position.director[company] == NOBODY else position.director[company],
                "removed": bool(position.removed >> company & 1),
                "treasury": position.treasury[company],
                "trains": [trains[train].id for train in position.trains[company]],
                "markers": position.markers[company],
                "space": None if position.spaces[company] == NOWHERE else position.spaces[company],
                "bank_shares": position.bank_shares[company],
            }
            for company in range(SIZE)
        },
        "queue": [COMPANY_IDS[company] for company in position.queue],
        "chart": [
            {"space": space, "companies": [COMPANY_IDS[company] for company in stack]}
            for space, stack in sorted(stacks(position).items())
        ],
        "drawn": position.drawn,
        "pool": [trains[train].id for train in position.pool],
        "rusted": list(position.rusted),
        "taken": [number for number in setup.cards if position.taken >> number & 1],
        "card": position.card,
        "half": position.half,
        "copied": position.copied,
        "lays": list(position.lays),
        "trains_left": position.trains_left,
        "sold": [COMPANY_IDS[company] for company in range(SIZE) if position.sold >> company & 1],
        "focus": position.focus,
        "offer": None
        if offer is None
        else {
            "buyer": COMPANY_IDS[offer.buyer],
            "seller": COMPANY_IDS[offer.seller],
            "train": trains[offer.train].id,
            "returned": [trains[train].id for train in offer.returned],
            "price": offer.price,
        },
        "split": position.split,
        "resume": position.resume.value,
        "running": [COMPANY_IDS[company] for company in position.running],
        "revenue": position.revenue,
    }


def read_position(data: dict[str, Any], setup: Setup, position: Position, seed: bytes, counter: int) -> None:
    """Fill in a new position; raises InvalidRecord for data that is none."""
    try:
        _read(data, setup, position)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise InvalidRecord(f"position: not a position of lilliput ({type(error).__name__}: {error})") from None
    position.seed = seed
    position.counter = counter
    problem = _problem(position)
    if problem is not None:
        raise InvalidRecord(f"position: {problem}")


def _read(data: dict[str, Any], setup: Setup, position: Position) -> None:
    components = setup.components
    trains = components.train_index
    characters = components.character_index
    seats, companies = data["seats"], [data["companies"][name] for name in COMPANY_IDS]
    offer = data["offer"]

    def types(names: list[str]) -> tuple[int, ...]:
        return tuple(sorted(trains[name] for name in names))

    position.setup = setup
    position.stage = Stage(data["stage"])
    position.active = Seat(int(data["active"]))
    position.round = int(data["round"])
    position.first = int(data["first"])
    position.turn = int(data["turn"])
    position.phase = int(data["phase"])
    position.railmap = map_from_data(data["map"], setup.tileset)
    position.cash = [int(seat["cash"]) for seat in seats]
    position.copies = [int(seat["copy_cards"]) for seat in seats]
    position.characters = tuple(tuple(characters[name] for name in seat["characters"]) for seat in seats)
    position.offered = tuple(characters[name] for name in data["offered"])
    position.director = [NOBODY if c["director"] is None else int(c["director"]) for c in companies]
    position.removed = sum(1 << number for number, c in enumerate(companies) if c["removed"])
    position.treasury = [int(c["treasury"]) for c in companies]
    position.trains = [types(c["trains"]) for c in companies]
    position.markers = [int(c["markers"]) for c in companies]
    position.spaces = [NOWHERE if c["space"] is None else int(c["space"]) for c in companies]
    position.queue = tuple(int(COMPANY_INDEX[name]) for name in data["queue"])
    position.shares = [int(seat["shares"].get(name, 0)) for seat in seats for name in COMPANY_IDS]
    position.bank_shares = [int(c["bank_shares"]) for c in companies]
    position.drawn = int(data["drawn"])
    position.pool = types(data["pool"])
    position.rusted = tuple(int(number) for number in data["rusted"])
    position.taken = sum(1 << int(number) for number in data["taken"])
    position.card = int(data["card"])
    position.half = str(data["half"])
    position.copied = bool(data["copied"])
    yellow, green, any_colour = data["lays"]
    position.lays = (int(yellow), int(green), int(any_colour))
    position.trains_left = int(data["trains_left"])
    position.sold = sum(1 << COMPANY_INDEX[name] for name in data["sold"])
    position.focus = int(data["focus"])
    position.offer = None
    if offer is not None:
        buyer, seller = COMPANY_INDEX[offer["buyer"]], COMPANY_INDEX[offer["seller"]]
        train, returned = trains[offer["train"]], types(offer["returned"])
        position.offer = Offer(Company(buyer), Company(seller), train, returned, int(offer["price"]))
    position.split = int(data["split"])
    position.resume = Stage(data["resume"])
    position.running = tuple(int(COMPANY_INDEX[name]) for name in data["running"])
    position.revenue = int(data["revenue"])
    withdraw_absent_colours(position)


def _problem(position: Position) -> str | None:
    """The first thing that does not add up."""
    return _place_problem(position) or _piece_problem(position)


def _place_problem(position: Position) -> str | None:
    """Where the game stands: seats, round, phase, and what the stage is about."""
    setup = position.setup
    seats, players = range(setup.seats), range(setup.players)
    if len(position.cash) != setup.seats or position.active not in players or position.first not in players:
        return f"does not fit {setup.players} players"
    if any(director != NOBODY and director not in seats for director in position.director):
        return "a company has a director who is not there"
    if not 1 <= position.phase <= len(setup.components.phases) or not 1 <= position.round <= setup.rounds:
        return f"there is no phase {position.phase} in round {position.round}"
    if not 0 <= position.turn <= max(2 * setup.players, setup.picks):
        return f"there is no turn {position.turn}"
    if min(*position.cash, *position.treasury, *position.copies, *position.shares, *position.bank_shares) < 0:
        return "money, cards and shares are never negative"
    if any(not NOWHERE <= space < len(setup.components.chart.price) for space in position.spaces):
        return "a price marker is off the chart"
    stage = position.stage
    if stage in (Stage.PRICE, Stage.OFFER) and position.offer is None:
        return f"the stage {stage.value!r} needs an offer"
    if stage is Stage.RUN and not position.running:
        return "nobody runs"
    about = stage in (Stage.HOME_TILE, Stage.HOME_SLOT, Stage.POOL)
    if not 0 <= position.focus < SIZE or (about and position.director[position.focus] == NOBODY):
        return f"the stage {stage.value!r} is about no company"
    return None


def _piece_problem(position: Position) -> str | None:
    """Certificates, markers, tiles and trains are all there."""
    setup = position.setup
    figures = setup.components.figures
    for company in range(SIZE):
        name = COMPANY_IDS[company]
        held = sum(position.shares[seat * SIZE + company] for seat in range(setup.seats))
        if held + position.bank_shares[company] != figures.shares:  # L-004
            return f"the shares of {name} are not complete (L-004)"
        founded = position.director[company] != NOBODY
        if founded != (company in position.queue) or founded != (position.spaces[company] != NOWHERE):
            return f"the price marker of {name} is not where it should be (L-010)"
        placed = sum(company in here for here in position.railmap.stations.values())
        if founded and placed + position.markers[company] != figures.stations:
            return f"the station markers of {name} are not complete (L-010)"
    if any(number < 0 for number in position.railmap.supply):
        return "there are more tiles on the map than in the box (L-012)"
    if train_total(position) != position.drawn + dealt_trains(position):
        return "the train cards are not complete (L-007)"
    return None


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
