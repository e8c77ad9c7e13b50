"""The numbers of docs/rl.md worked out a second time, from the notation of actions alone."""

from __future__ import annotations

from functools import cache

from roundhouse.games.tickets.box.board import usa_board

CARDS = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red", "locomotive"]
COMPANIES = ["red", "blue", "green", "yellow", "orange", "black", "purple", "teal"]
CHARACTERS = ["emperor", "general", "admiral", "justiciary", "treasurer"]
TRAINS = ["2", "3", "4", "5", "3D", "4D"]
PRICES = ["50", "55", "60", "65", "70", "80", "90", "105", "120", "135", "150"]
ROUTES = {route.id: place for place, route in enumerate(usa_board().routes)}
HALVES = {  # of the ten action cards
    1: ("tile", "cash"), 2: ("yellow+green", "tile"), 3: ("yellow", "cash"), 4: ("shares", "tile"),
    5: ("shares", "cash"), 6: ("shares", "cash"), 7: ("train", "tile"), 8: ("trains", "cash"),
    9: ("station", "cash"), 10: ("treasury", "cash"),
}  # fmt: skip
CITY = (
    "YC-S:2 YC-C:4 YY-S:2 YY-C:4 GC:4 GY:4 BC:1 BY:1 CH-E:4 CH-G:4 CH-T:1 "
    "BC-A:1 BC-T:1 BC-P:1 LA-R:4 LA-B:4 LA-G:4 LA-Y:4"
)
PLAIN = "YP-S:2 YP-C:4 GP-X:1 GP-D:2 GP-J:4 BP:1 CH-J1:2 CH-J2:4 CH-A:4 TUNNEL:2"


def keep_number(text: str, drawn: list[str]) -> int:
    return 11 + sum(1 << drawn.index(ticket) for ticket in text.split()[1:])


@cache
def tickets_number(text: str) -> int:
    """Of everything but keeping tickets, which depends on what was drawn."""
    words = text.split()
    if words[0] == "take":
        return 2 + CARDS.index(words[1])
    if words[0] == "claim":
        return 19 + 9 * ROUTES[words[1]] + CARDS.index(words[3])
    return {"pass": 0, "draw": 1, "tickets": 11}[text]


@cache
def locomotives(text: str) -> int:
    """How many locomotives a claim spends."""
    words = text.split()
    return int(words[words.index("locomotive") - 1]) if "locomotive" in words else 0


@cache
def _shape(tile: str, turns: str, shapes: str) -> tuple[int, int]:
    """The place of a laid tile among all, and how many there are."""
    listed = [
        (name, turn) for name, _, number in (s.partition(":") for s in shapes.split()) for turn in range(int(number))
    ]
    return listed.index((tile, int(turns))), len(listed)


@cache
def _cell(text: str, window: int) -> int | None:
    """The first number of a cell; None outside the window."""
    x, y = map(int, text.split(","))
    first = 631
    for ring in range(1, window + 1):
        for west_to_east in range(-ring, ring + 1):
            for south_to_north in range(-ring, ring + 1):
                if max(abs(west_to_east), abs(south_to_north)) == ring:
                    if (west_to_east, south_to_north) == (x, y):
                        return first
                    first += 103 if (west_to_east + south_to_north) % 2 else 55
    return None


def lilliput_number(text: str, own: list[str], window: int) -> int | None:
    words = text.split()
    given = len(words) - words.index("return") - 1 if "return" in words else 0
    simple = ["left", "done", "exchange", "yes", "no", "justice cash", "justice treasury"]
    if text in simple:
        return simple.index(text)
    match words:
        case ["pay", _]:
            return 7
        case ["withhold", _]:
            return 8
        case ["draft", item]:
            return 9 + (COMPANIES + CHARACTERS).index(item)
        case ["card", card, half]:
            return 22 + 3 * (int(card) - 1) + (*HALVES[int(card)], "nothing").index(half)
        case ["copy", card, half]:
            return 52 + 2 * (int(card) - 1) + HALVES[int(card)].index(half)
        case ["buy", company]:
            return 83 + COMPANIES.index(company)
        case ["sell", company, number]:
            return 91 + 3 * COMPANIES.index(company) + int(number) - 1
        case ["found", company, price]:
            return 115 + 11 * COMPANIES.index(company) + PRICES.index(price)
        case ["train", "bank", company, *_]:
            return 203 + 4 * own.index(company) + given if given <= 3 else None
        case ["train", "from", seller, train, "to", company, *_]:
            offer = (6 * COMPANIES.index(seller) + TRAINS.index(train)) * 2 + own.index(company)
            return 211 + 4 * offer + given if given <= 3 else None
        case ["train", "pool", train, _, *_]:
            return 595 + 4 * TRAINS.index(train) + given if given <= 3 else None
        case ["give", company, train]:
            return 619 + 6 * own.index(company) + TRAINS.index(train)
        case ["home", cell]:
            return _cell(cell, window)
        case ["station", company, cell]:
            first = _cell(cell, window)
            return None if first is None else first + 1 + own.index(company)
        case ["lay", company, cell, tile, turns]:
            first = _cell(cell, window)
            place, size = _shape(tile, turns, CITY if sum(map(int, cell.split(","))) % 2 else PLAIN)
            return None if first is None else first + 3 + size * own.index(company) + place
    raise AssertionError(text)


def bucket_amounts(low: int, high: int) -> dict[int, int]:
    """Number -> amount: tenths of the way, rounded down, each amount once."""
    found: dict[int, int] = {}
    for tenth in range(11):
        amount = low + ((high - low) * tenth) // 10
        if amount not in found.values():
            found[72 + tenth] = amount
    return found
