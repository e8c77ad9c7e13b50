"""A full position as JSON data, both ways. Everything but the random stream is public (L-019)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from roundhouse.games.lilliput.flow.market import stacks
from roundhouse.games.lilliput.flow.placing import withdraw_absent_colours
from roundhouse.games.lilliput.ids import COMPANIES, COMPANY_IDS, COMPANY_INDEX, Company
from roundhouse.games.lilliput.map.railmap import read_map
from roundhouse.games.lilliput.position import NOBODY, NOWHERE, SIZE, Offer, Position, Stage
from roundhouse.games.lilliput.setup import Setup
from roundhouse.games.lilliput.soundness import problem_of
from roundhouse.kernel.checking import (
    Fields,
    Known,
    ListOf,
    Mistakes,
    Nullable,
    OneOf,
    Row,
    Shape,
    Switch,
    TableOf,
    Text,
    Whole,
)
from roundhouse.kernel.complaints import complaint
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.errors import InvalidRecord

MOST = 1_000_000  # pounds, or anything else that is counted


def position_data(position: Position) -> dict[str, Any]:
    """The position with its random stream."""
    return {**table_data(position), "seed": position.seed.hex(), "counter": position.counter}


def table_data(position: Position) -> dict[str, Any]:
    """What lies on the table."""
    setup = position.setup
    components = setup.components
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
        "seats": [_seat_data(position, seat) for seat in setup.all_seats],
        "offered": [components.characters[number].id for number in position.offered],
        "companies": {COMPANY_IDS[company]: _company_data(position, company) for company in COMPANIES},
        "queue": [COMPANY_IDS[company] for company in position.queue],
        "chart": [
            {"space": space, "companies": [COMPANY_IDS[company] for company in stack]}
            for space, stack in sorted(stacks(position).items())
        ],
        "drawn": position.drawn,
        "pool": [components.trains[train].id for train in position.pool],
        "rusted": list(position.rusted),
        **_turn_data(position),
    }


def _seat_data(position: Position, seat: Seat) -> dict[str, Any]:
    characters = position.setup.components.characters
    held = position.shares[seat * SIZE : (seat + 1) * SIZE]
    return {
        "cash": position.cash[seat],
        "copy_cards": position.copies[seat],
        "characters": [characters[number].id for number in position.characters[seat]],
        "shares": {COMPANY_IDS[company]: number for company, number in enumerate(held) if number},
    }


def _company_data(position: Position, company: Company) -> dict[str, Any]:
    components = position.setup.components
    return {
        "name": components.companies[company].name,
        "director": None if position.director[company] == NOBODY else position.director[company],
        "removed": bool(position.removed >> company & 1),
        "treasury": position.treasury[company],
        "trains": [components.trains[train].id for train in position.trains[company]],
        "markers": position.markers[company],
        "space": None if position.spaces[company] == NOWHERE else position.spaces[company],
        "bank_shares": position.bank_shares[company],
    }


def _turn_data(position: Position) -> dict[str, Any]:
    """What is going on: the card in use, what is left of it, the offer, the runs."""
    trains = position.setup.components.trains
    offer = position.offer
    return {
        "taken": [number for number in position.setup.cards if position.taken >> number & 1],
        "card": position.card,
        "half": position.half,
        "copied": position.copied,
        "lays": list(position.lays),
        "trains_left": position.trains_left,
        "sold": [COMPANY_IDS[company] for company in COMPANIES if position.sold >> company & 1],
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
    mistakes = Mistakes("position")
    sound = mistakes.sound_part(data, _shape(setup))
    railmap = read_map(data.get("map"), setup.tileset, mistakes)
    mistakes.complain_in_a_line()
    position.setup = setup
    position.seed = seed
    position.counter = counter
    position.railmap = railmap
    _fill_table(position, sound)
    _fill_turn(position, sound)
    problem = problem_of(position)
    if problem is not None:
        raise InvalidRecord(f"position: {problem}")


_MONEY, _FEW = Whole(0, MOST), Whole(0, 2)
_TRAIN = complaint("lilliput-thing-train", "train")
_COMPANY: Shape = Known(COMPANY_INDEX, complaint("lilliput-thing-company", "company"))
_COMPANIES: Shape = ListOf(_COMPANY, is_set=True)
_STAGE: Shape = Known({stage.value: stage for stage in Stage}, complaint("thing-stage", "stage"))
_RESUME: Shape = Known(
    {stage.value: stage for stage in (Stage.TRAINS, Stage.RUN)},
    complaint("lilliput-thing-resume", "stage to go on with"),
)

_SHAPES: dict[tuple[str, int, int], Shape] = {}  # made once: views are read all the time


def _shape(setup: Setup) -> Shape:
    """What a position looks like with these pieces and players; the map is read by itself."""
    key = setup.components.digest, setup.players, setup.picks
    shape = _SHAPES.get(key)
    if shape is None:
        shape = _SHAPES[key] = Fields(
            {**_table_fields(setup), **_turn_fields(setup)}, _declined_field(setup), is_open=True
        )
    return shape


def _table_fields(setup: Setup) -> dict[str, Shape]:
    """Where the game stands, and what seats and companies have."""
    components = setup.components
    figures = components.figures
    characters = ListOf(Known(components.character_index, complaint("lilliput-thing-character", "character")))
    trains = ListOf(Known(components.train_index, _TRAIN))
    seat = {
        "cash": _MONEY,
        "copy_cards": Whole(0, components.copy_cards[setup.players]),
        "characters": characters,
        "shares": TableOf(COMPANY_INDEX, Whole(0, figures.shares)),
    }
    company = {
        "director": Nullable(Whole(0, setup.seats - 1)),
        "removed": Switch(),
        "treasury": _MONEY,
        "trains": trains,
        "markers": Whole(0, figures.stations),
        "space": Nullable(Whole(0, len(components.chart.price) - 1)),
        "bank_shares": Whole(0, figures.shares),
    }
    return {
        "stage": _STAGE,
        "active": Whole(0, setup.players - 1),
        "round": Whole(1, setup.rounds),
        "first": Whole(0, setup.players - 1),
        "turn": Whole(0, max(2 * setup.players, setup.picks)),
        "phase": Whole(1, len(components.phases)),
        "seats": ListOf(Fields(seat, is_open=True), setup.seats, setup.seats),
        "offered": characters,
        "companies": TableOf(COMPANY_INDEX, Fields(company, is_open=True), is_complete=True),
        "queue": _COMPANIES,
        "drawn": _MONEY,
        "pool": trains,
        "rusted": ListOf(_MONEY, len(components.trains), len(components.trains)),
    }


def _turn_fields(setup: Setup) -> dict[str, Shape]:
    """What is going on: the card in use, what is left of it, the offer, the runs."""
    train = Known(setup.components.train_index, _TRAIN)
    offer = {"buyer": _COMPANY, "seller": _COMPANY, "train": train, "returned": ListOf(train), "price": _MONEY}
    return {
        "taken": ListOf(OneOf(setup.cards), is_set=True),  # L-064
        "card": Whole(0, max(setup.cards)),
        "half": Text(),
        "copied": Switch(),
        "lays": Row((_FEW, _FEW, _FEW)),
        "trains_left": _FEW,
        "sold": _COMPANIES,
        "focus": Whole(0, SIZE - 1),
        "offer": Nullable(Fields(offer)),
        "split": _MONEY,
        "resume": _RESUME,
        "running": _COMPANIES,
        "revenue": _MONEY,
    }


def _declined_field(setup: Setup) -> dict[str, Shape]:
    """What the first version of the rules did not know."""
    train = Known(setup.components.train_index, _TRAIN)
    return {"declined": ListOf(Fields({"seller": _COMPANY, "train": train, "price": Whole(1, MOST)}))}


def _fill_table(position: Position, sound: dict[str, Any]) -> None:
    seats = sound["seats"]
    companies = [sound["companies"][name] for name in COMPANY_IDS]
    position.stage = sound["stage"]
    position.active = Seat(sound["active"])
    position.round = sound["round"]
    position.first = sound["first"]
    position.turn = sound["turn"]
    position.phase = sound["phase"]
    position.cash = [seat["cash"] for seat in seats]
    position.copies = [seat["copy_cards"] for seat in seats]
    position.characters = tuple(tuple(seat["characters"]) for seat in seats)
    position.offered = tuple(sound["offered"])
    position.director = [NOBODY if company["director"] is None else company["director"] for company in companies]
    position.removed = _mask(number for number, company in enumerate(companies) if company["removed"])
    position.treasury = [company["treasury"] for company in companies]
    position.trains = [tuple(sorted(company["trains"])) for company in companies]
    position.markers = [company["markers"] for company in companies]
    position.spaces = [NOWHERE if company["space"] is None else company["space"] for company in companies]
    position.queue = tuple(sound["queue"])
    position.shares = [seat["shares"].get(name, 0) for seat in seats for name in COMPANY_IDS]
    position.bank_shares = [company["bank_shares"] for company in companies]
    position.drawn = sound["drawn"]
    position.pool = tuple(sorted(sound["pool"]))
    position.rusted = tuple(sound["rusted"])
    withdraw_absent_colours(position)


def _fill_turn(position: Position, sound: dict[str, Any]) -> None:
    offer = sound["offer"]
    position.taken = _mask(sound["taken"])
    position.card = sound["card"]
    position.half = sound["half"]
    position.copied = sound["copied"]
    yellow, green, any_colour = sound["lays"]
    position.lays = (yellow, green, any_colour)
    position.trains_left = sound["trains_left"]
    position.sold = _mask(sound["sold"])
    position.focus = sound["focus"]
    position.offer = None
    if offer is not None:
        returned = tuple(sorted(offer["returned"]))
        position.offer = Offer(offer["buyer"], offer["seller"], offer["train"], returned, offer["price"])
    declined = sound.get("declined", ())
    position.declined = tuple(sorted((no["seller"], no["train"], no["price"]) for no in declined))
    position.split = sound["split"]
    position.resume = sound["resume"]
    position.running = tuple(sound["running"])
    position.revenue = sound["revenue"]


def _mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)
