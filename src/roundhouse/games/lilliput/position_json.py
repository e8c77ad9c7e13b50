"""A full position as JSON data, both ways. Everything but the random stream is public (L-019)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from roundhouse.games.lilliput.flow.market import stacks
from roundhouse.games.lilliput.flow.placing import withdraw_absent_colours
from roundhouse.games.lilliput.ids import COMPANY_IDS, COMPANY_INDEX
from roundhouse.games.lilliput.map.railmap import map_from_data
from roundhouse.games.lilliput.position import NOBODY, NOWHERE, SIZE, Offer, Position, Stage
from roundhouse.games.lilliput.setup import Setup
from roundhouse.games.lilliput.soundness import problem_of
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.errors import InvalidRecord

MOST = 1_000_000  # pounds, or anything else that is counted
LONGEST = 140  # characters of a message about an error


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
        "rules": setup.rules,
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
        "declined": [
            {"seller": COMPANY_IDS[seller], "train": trains[train].id, "price": price}
            for seller, train, price in position.declined
        ],
        "split": position.split,
        "resume": position.resume.value,
        "running": [COMPANY_IDS[company] for company in position.running],
        "revenue": position.revenue,
    }


def read_position(data: dict[str, Any], setup: Setup, position: Position, seed: bytes, counter: int) -> None:
    """Fill in a new position; raises InvalidRecord for data that is none."""
    try:
        _read_table(data, setup, position)
        _read_turn(data, setup, position)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError) as error:
        raise InvalidRecord(f"position: not a position of lilliput ({shown_error(error)})") from None
    position.seed = seed
    position.counter = counter
    problem = problem_of(position)
    if problem is not None:
        raise InvalidRecord(f"position: {problem}")


def number_from(value: Any, name: str, least: int, most: int) -> int:
    """The one way to read a number: a whole one, neither a truth value nor a fraction, and in its range."""
    if type(value) is not int:
        raise ValueError(f"{name}: not a whole number")
    if not least <= value <= most:
        text = str(value) if abs(value) <= MOST else "this"
        raise ValueError(f"{name}: {text} is not from {least} to {most}")
    return value


def shown_error(error: Exception) -> str:
    """An error in one line, never longer than a line can bear."""
    text = " ".join(f"{type(error).__name__}: {error}".split())
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."


def _switch(value: Any, name: str) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{name}: neither true nor false")
    return value


def _each_once(values: Iterable[int], name: str) -> tuple[int, ...]:
    found = tuple(values)
    if len(set(found)) != len(found):
        raise ValueError(f"{name}: something is there twice")
    return found


def _companies(names: Any, name: str) -> tuple[int, ...]:
    return _each_once((int(COMPANY_INDEX[one]) for one in names), name)


def _shares(seat: dict[str, Any], name: str, most: int) -> list[int]:
    held = seat["shares"]
    unknown = [company for company in held if company not in COMPANY_INDEX]
    if unknown:
        raise ValueError(f"{name}: shares of no company")
    return [number_from(held.get(company, 0), f"{name}.shares.{company}", 0, most) for company in COMPANY_IDS]


def _read_table(data: dict[str, Any], setup: Setup, position: Position) -> None:
    """Where the game stands, and what seats and companies have."""
    components = setup.components
    figures = components.figures
    trains = components.train_index
    characters = components.character_index
    seats = {f"seats[{number}]": seat for number, seat in enumerate(data["seats"])}
    companies = {name: data["companies"][name] for name in COMPANY_IDS}
    if len(seats) != setup.seats:
        raise ValueError(f"seats: {len(seats)} do not fit {setup.players} players")

    def types(names: list[str]) -> tuple[int, ...]:
        return tuple(sorted(trains[name] for name in names))

    def number(name: str, least: int, most: int) -> int:
        return number_from(data[name], name, least, most)

    def by_seat(name: str, most: int) -> list[int]:
        return [number_from(seat[name], f"{where}.{name}", 0, most) for where, seat in seats.items()]

    def by_company(name: str, most: int, nothing: int | None = None) -> list[int]:
        return [
            nothing
            if nothing is not None and company[name] is None
            else number_from(company[name], f"{where}.{name}", 0, most)
            for where, company in companies.items()
        ]

    position.setup = setup
    position.stage = Stage(data["stage"])
    position.active = Seat(number("active", 0, setup.players - 1))
    position.round = number("round", 1, setup.rounds)
    position.first = number("first", 0, setup.players - 1)
    position.turn = number("turn", 0, max(2 * setup.players, setup.picks))
    position.phase = number("phase", 1, len(components.phases))
    position.railmap = map_from_data(data["map"], setup.tileset)
    position.cash = by_seat("cash", MOST)
    position.copies = by_seat("copy_cards", components.copy_cards[setup.players])
    position.characters = tuple(tuple(characters[name] for name in seat["characters"]) for seat in seats.values())
    position.offered = tuple(characters[name] for name in data["offered"])
    position.director = by_company("director", setup.seats - 1, NOBODY)
    position.removed = sum(
        1 << company for company, (name, c) in enumerate(companies.items()) if _switch(c["removed"], f"{name}.removed")
    )
    position.treasury = by_company("treasury", MOST)
    position.trains = [types(c["trains"]) for c in companies.values()]
    position.markers = by_company("markers", figures.stations)
    position.spaces = by_company("space", len(components.chart.price) - 1, NOWHERE)
    position.queue = _companies(data["queue"], "queue")
    position.shares = [n for where, seat in seats.items() for n in _shares(seat, where, figures.shares)]
    position.bank_shares = by_company("bank_shares", figures.shares)
    position.drawn = number("drawn", 0, MOST)
    position.pool = types(data["pool"])
    position.rusted = tuple(number_from(gone, "rusted", 0, MOST) for gone in data["rusted"])
    if len(position.rusted) != len(components.trains):
        raise ValueError("rusted: not one number for each type of train")
    withdraw_absent_colours(position)


def _read_turn(data: dict[str, Any], setup: Setup, position: Position) -> None:
    """What is going on: the card in use, what is left of it, the offer, the runs."""
    taken = _each_once((number_from(card, "taken", 0, MOST) for card in data["taken"]), "taken")
    if not set(taken) <= set(setup.cards):
        raise ValueError("taken: a card that is not in this game (L-064)")
    position.taken = sum(1 << card for card in taken)
    position.card = number_from(data["card"], "card", 0, max(setup.cards))
    if not isinstance(data["half"], str):
        raise ValueError("half: not a word")
    position.half = data["half"]
    position.copied = _switch(data["copied"], "copied")
    yellow, green, any_colour = (number_from(left, "lays", 0, 2) for left in data["lays"])
    position.lays = (yellow, green, any_colour)
    position.trains_left = number_from(data["trains_left"], "trains_left", 0, 2)
    position.sold = sum(1 << company for company in _companies(data["sold"], "sold"))
    position.focus = number_from(data["focus"], "focus", 0, SIZE - 1)
    offer, trains = data["offer"], setup.components.train_index
    position.offer = None
    if offer is not None:
        buyer, seller = COMPANY_INDEX[offer["buyer"]], COMPANY_INDEX[offer["seller"]]
        train, returned = trains[offer["train"]], tuple(sorted(trains[name] for name in offer["returned"]))
        position.offer = Offer(buyer, seller, train, returned, number_from(offer["price"], "offer.price", 0, MOST))
    position.declined = tuple(
        sorted(
            (int(COMPANY_INDEX[no["seller"]]), trains[no["train"]], number_from(no["price"], "declined.price", 1, MOST))
            for no in data.get("declined", ())  # unknown to the first version of the rules
        )
    )
    position.split = number_from(data["split"], "split", 0, MOST)
    position.resume = Stage(data["resume"])
    if position.resume not in (Stage.TRAINS, Stage.RUN):
        raise ValueError("resume: neither trains nor run")
    position.running = _companies(data["running"], "running")
    position.revenue = number_from(data["revenue"], "revenue", 0, MOST)
