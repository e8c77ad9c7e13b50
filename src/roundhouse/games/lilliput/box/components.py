"""The pieces in the box, read from TOML and checked: trains, phases, cards, characters, chart, companies, figures.

Data that contradicts itself or the tile set is refused with every mistake named by file and entry.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from roundhouse.games.lilliput.box.chart import Chart, chart_problems
from roundhouse.games.lilliput.box.tiles import tile_data, tile_set
from roundhouse.games.lilliput.ids import COMPANY_IDS
from roundhouse.kernel.errors import InvalidData

FILES = ("trains", "phases", "cards", "characters", "chart", "companies", "setup")
PLAYER_COUNTS = (1, 2, 3, 4)
COLOURS = ("yellow", "green", "brown")

TILE, PAIR, TWO_YELLOW, SHARES = "tile", "yellow+green", "yellow", "shares"
TRAIN, TRAINS, STATION, TREASURY, CASH = "train", "trains", "station", "treasury", "cash"
HALVES = (TILE, PAIR, TWO_YELLOW, SHARES, TRAIN, TRAINS, STATION, TREASURY, CASH)
_AT_LEAST_ONE = (
    "certificates",
    "directors",
    "director_shares",
    "treasury_shares",
    "last_round_factor",
    "last_round_steps",
)
_CARDS_IN_PLAY = {4: 10, 3: 8, 2: 6, 1: 4}  # L-064


@dataclass(frozen=True, slots=True)
class TrainType:
    id: str
    price: int
    range: int
    doubled: bool
    cards: int
    unlimited: bool


@dataclass(frozen=True, slots=True)
class Phase:
    number: int
    train: int  # the type that starts it, -1 for the first phase
    colours: tuple[str, ...]
    limit: int
    treasury: int
    rusts: tuple[int, ...]
    obsolete: tuple[int, ...]  # becoming so now
    is_obsolete: tuple[bool, ...]  # by type, all that are so in this phase


@dataclass(frozen=True, slots=True)
class ActionCard:
    number: int
    players: tuple[int, ...]
    halves: tuple[str, str]
    cash: int


@dataclass(frozen=True, slots=True)
class Character:
    id: str
    name: str
    tiles: tuple[int, ...]  # tile numbers
    from_phase: int
    free_metropolis: bool
    station_percent: int
    train_percent: int
    round_cash: int
    round_treasury: int
    cash_per_round: int


@dataclass(frozen=True, slots=True)
class CompanyData:
    id: str
    name: str
    price: int  # 0 for a company that is founded later
    trains: tuple[int, ...]
    home: tuple[str, ...]
    owner_cash: int

    @property
    def is_starting(self) -> bool:
        return self.price > 0


@dataclass(frozen=True, slots=True)
class Figures:
    cash: int
    copy_card_value: int
    metropolis_cost: int
    station_costs: tuple[int, ...]
    certificates: int
    directors: int
    director_shares: int
    treasury_shares: int
    last_round_factor: int
    last_round_steps: int
    shares: int  # 10% certificates per company
    stations: int  # station markers per company


@dataclass(frozen=True, slots=True)
class Components:
    """Everything the rules read that is printed on a piece, except the tiles."""

    trains: tuple[TrainType, ...]
    train_index: dict[str, int]
    decks: dict[int, tuple[int, ...]]  # by number of players, the top first
    last_train: int  # the type that comes without end
    phases: tuple[Phase, ...]  # phase n is at n - 1
    cards: tuple[ActionCard, ...]  # card n is at n - 1
    characters: tuple[Character, ...]
    character_index: dict[str, int]
    chart: Chart
    companies: tuple[CompanyData, ...]
    figures: Figures
    rounds: dict[int, int]
    copy_cards: dict[int, int]
    digest: str


@cache
def standard_tables() -> dict[str, dict[str, Any]]:
    """The data files as they are, by name."""
    folder = files(__package__).joinpath("data")
    return {name: tomllib.loads(folder.joinpath(f"{name}.toml").read_text("utf-8")) for name in FILES}


@cache
def standard_components() -> Components:
    return components_from(standard_tables())


def components_from(tables: dict[str, dict[str, Any]]) -> Components:
    """Components from plain data; raises InvalidData for the first file with mistakes and names all of them."""
    for name, find_problems in _CHECKS.items():
        problems = _shape_problems(tables[name], _SHAPES[name]) or find_problems(tables)
        if problems:
            raise InvalidData(f"{name}.toml", problems)
    return _components(tables)


_SHAPES: dict[str, dict[str, Any]] = {
    "trains": {
        "cards": int,
        "trains": [{"id": str, "price": int, "range": int, "cards": int, "doubled?": bool, "unlimited?": bool}],
        "decks": dict,
    },
    "phases": {
        "phases": [
            {"train?": str, "colours": [str], "limit": int, "treasury": int, "obsolete?": (str,), "rusts?": (str,)},
        ],
    },
    "cards": {"cards": [{"number": int, "players": [int], "halves": [str], "cash?": int}]},
    "characters": {
        "characters": [
            {
                "id": str,
                "name": str,
                "tiles": (str,),
                "from_phase": int,
                "free_metropolis?": bool,
                "station_percent?": int,
                "train_percent?": int,
                "round_cash?": int,
                "round_treasury?": int,
                "cash_per_round?": int,
            }
        ],
    },
    "chart": {"top": list, "bottom": list, "start_top": bool, "start_bottom": bool},
    "companies": {
        "certificates": {"director": int, "share": int, "shares": int},
        "counters": {"price": int, "stations": int},
        "companies": [
            {"id": str, "name": str, "price?": int, "trains?": (str,), "home?": (str,), "owner_cash?": int},
        ],
    },
    "setup": {
        "players": dict,
        "figures": {
            "cash": int,
            "copy_card_value": int,
            "metropolis_cost": int,
            "station_costs": list,
            "certificates": int,
            "directors": int,
            "director_shares": int,
            "treasury_shares": int,
            "last_round_factor": int,
            "last_round_steps": int,
        },
    },
}
"""What each file holds: a type, a table, a list with something in it, or in round brackets a list that may be empty; a
name with `?` may be missing."""


def _shape_problems(data: Any, shape: Any, where: str = "") -> list[str]:
    if isinstance(shape, type):
        fits = isinstance(data, shape) and not (shape is int and isinstance(data, bool))
        return [] if fits else [f"{where}: must be a {_KINDS[shape]}"]
    if isinstance(shape, (list, tuple)):
        if not isinstance(data, list) or not (data or isinstance(shape, tuple)):
            return [f"{where}: must be a list{' with at least one entry' if isinstance(shape, list) else ''}"]
        return [
            problem
            for number, entry in enumerate(data, start=1)
            for problem in _shape_problems(entry, shape[0], f"{where}[{number}]")
        ]
    if not isinstance(data, dict):
        return [f"{where}: must be a table"]
    prefix = f"{where}." if where else ""
    names = {name.rstrip("?"): name for name in shape}
    problems = [f"{prefix}{name}: unknown field" for name in data if name not in names]
    for name, written in names.items():
        if name in data:
            problems += _shape_problems(data[name], shape[written], f"{prefix}{name}")
        elif written == name:
            problems.append(f"{prefix}{name}: is missing")
    return problems


_KINDS: dict[type, str] = {int: "whole number", str: "text", bool: "truth value", list: "list", dict: "table"}


def _twice(entries: list[dict[str, Any]], table: str, field: str) -> list[str]:
    problems, seen = [], set()
    for number, entry in enumerate(entries, start=1):
        if entry[field] in seen:
            problems.append(f"{table}[{number}].{field}: {entry[field]!r} occurs twice")
        seen.add(entry[field])
    return problems


def _train_problems(tables: dict[str, Any]) -> list[str]:
    data = tables["trains"]
    trains = data["trains"]
    problems = _twice(trains, "trains", "id")
    for number, train in enumerate(trains, start=1):
        for field in ("price", "range", "cards"):
            if train[field] < 1:
                problems.append(f"trains[{number}].{field}: must be at least 1, not {train[field]}")
    total = sum(train["cards"] for train in trains)
    if total != data["cards"]:
        problems.append(f"cards: the types add up to {total} cards, not {data['cards']} (L-007)")
    endless = [train["id"] for train in trains if train.get("unlimited")]
    if endless != [trains[-1]["id"]]:
        problems.append(f"trains[{len(trains)}].unlimited: the last type, and no other, comes without end (L-008)")
    cards = {train["id"]: train["cards"] for train in trains}
    if sorted(data["decks"]) != [str(players) for players in PLAYER_COUNTS]:
        problems.append(f"decks: must be given for {', '.join(map(str, PLAYER_COUNTS))} players")
    for players, deck in data["decks"].items():
        if not isinstance(deck, dict):
            problems.append(f"decks.{players}: must be a table")
            continue
        if list(deck) != [train["id"] for train in trains[:-1]]:
            problems.append(f"decks.{players}: must name every type but the last, in order (L-021)")
        for train_id, number in deck.items():
            if type(number) is not int or not 1 <= number <= cards.get(train_id, number):
                problems.append(f"decks.{players}.{train_id}: {number} is not from 1 to the number of such cards")
    return problems


def _phase_problems(tables: dict[str, Any]) -> list[str]:
    phases = tables["phases"]["phases"]
    order = [train["id"] for train in tables["trains"]["trains"]]
    started = [phase.get("train") for phase in phases]
    problems = []
    if started != [None, *order]:
        problems.append(
            f"phases: must start with none, then {', '.join(order)} in the order of the deck, not {started}"
        )
    colours: list[str] = []
    limit = phases[0]["limit"]
    obsolete: set[str] = set()
    rusted: set[str] = set()
    for number, phase in enumerate(phases, start=1):
        where = f"phases[{number}]"
        if any(colour not in COLOURS for colour in phase["colours"]):
            problems.append(f"{where}.colours: {phase['colours']} are not all among {', '.join(COLOURS)}")
        if phase["colours"][: len(colours)] != colours:
            problems.append(f"{where}.colours: {phase['colours']} lose a colour of an earlier phase (L-177)")
        if phase["limit"] > limit or phase["limit"] < 1:
            problems.append(f"{where}.limit: {phase['limit']} does not go down from {limit} to at least 1")
        if phase["treasury"] < 1:
            problems.append(f"{where}.treasury: must be at least 1, not {phase['treasury']}")
        for train in phase.get("rusts", []):
            if train not in obsolete or train in rusted:
                problems.append(f"{where}.rusts: {train!r} was not obsolete before (L-175)")
            rusted.add(train)
        for train in phase.get("obsolete", []):
            if train not in order or train in obsolete:
                problems.append(f"{where}.obsolete: {train!r} is no train type or was obsolete already")
            elif order.index(train) + 1 >= number:
                problems.append(f"{where}.obsolete: {train!r} is not older than the phase")
            obsolete.add(train)
        colours, limit = phase["colours"], phase["limit"]
    for colour, first in tile_data()["phases"].items():
        begins = next((number for number, phase in enumerate(phases, start=1) if colour in phase["colours"]), None)
        if begins != first:
            problems.append(f"phases[{first}].colours: tiles.toml has {colour} tiles from here, not from {begins}")
    return problems


def _card_problems(tables: dict[str, Any]) -> list[str]:
    cards = tables["cards"]["cards"]
    problems = []
    for number, card in enumerate(cards, start=1):
        where = f"cards[{number}]"
        if card["number"] != number:
            problems.append(f"{where}.number: cards are numbered in order, {card['number']} is not {number}")
        if len(card["halves"]) != 2 or any(half not in HALVES for half in card["halves"]):
            problems.append(f"{where}.halves: must be two of {', '.join(HALVES)}")
        elif len(set(card["halves"])) != 2:
            problems.append(f"{where}.halves: must differ")
        if (CASH in card["halves"]) != (card.get("cash", 0) > 0):
            problems.append(f"{where}.cash: must be given exactly if one half is {CASH!r}")
    for players, expected in _CARDS_IN_PLAY.items():
        number = sum(players in card["players"] for card in cards)
        if number != expected:
            problems.append(f"cards: {number} cards for {players} players, not {expected} (L-064)")
    return problems


def _character_problems(tables: dict[str, Any]) -> list[str]:
    characters = tables["characters"]["characters"]
    problems = _twice(characters, "characters", "id")
    if len(characters) != 5:
        problems.append(f"characters: {len(characters)} characters, not 5 (L-002)")
    tiles = tile_set()
    total = 0
    for number, character in enumerate(characters, start=1):
        where = f"characters[{number}]"
        if not 1 <= character["from_phase"] <= len(tables["phases"]["phases"]):
            problems.append(f"{where}.from_phase: there is no phase {character['from_phase']}")
        for tile_id in character["tiles"]:
            tile = tiles.kinds[tiles.by_id[tile_id]] if tile_id in tiles.by_id else None
            if tile is None or tile.owner != character["id"]:
                problems.append(f"{where}.tiles: {tile_id!r} is no tile of the {character['id']}")
                continue
            if tile.from_phase != character["from_phase"]:
                problems.append(f"{where}.from_phase: the tile {tile_id} is from phase {tile.from_phase}")
            total += tile.count
        for field in ("station_percent", "train_percent"):
            if not 0 <= character.get(field, 100) <= 100:
                problems.append(f"{where}.{field}: must be 0 to 100, not {character[field]}")
        for field in ("round_cash", "round_treasury", "cash_per_round"):
            if character.get(field, 0) < 0:
                problems.append(f"{where}.{field}: must not be negative")
    if total != 7 and not problems:
        problems.append(f"characters: {total} character tiles, not 7 (L-251)")
    return problems


def _chart_problems(tables: dict[str, Any]) -> list[str]:
    data = tables["chart"]
    for row in ("top", "bottom"):
        for place, price in enumerate(data[row], start=1):
            if not isinstance(price, int) or isinstance(price, bool) or price < 1:
                return [f"{row}[{place}]: {price!r} is no price"]
    problems = chart_problems(data["top"], data["bottom"])
    if not data["start_top"] and not data["start_bottom"]:
        problems.append("start_top: some row must hold the start prices (L-207)")
    if data["start_top"] and data["start_bottom"] and set(data["top"]) & set(data["bottom"]):
        problems.append("start_bottom: a start price must name one space")
    return problems


def _company_problems(tables: dict[str, Any]) -> list[str]:
    data = tables["companies"]
    companies = data["companies"]
    certificates = data["certificates"]
    tiles = tile_set()
    problems = []
    if [company["id"] for company in companies] != list(COMPANY_IDS):
        problems.append(f"companies: must be {', '.join(COMPANY_IDS)} in this order (L-003)")
    if certificates["director"] + certificates["share"] * certificates["shares"] != 80:
        problems.append("certificates: must add up to 80 percent (L-006)")
    if (certificates["shares"] + 1) * len(companies) != 32:
        problems.append("certificates: must be 32 in all (L-004)")
    if (data["counters"]["price"] + data["counters"]["stations"]) * len(companies) + 1 != 33:
        problems.append("counters: must be 33 in all, with the round marker (L-009)")
    starting = [company for company in companies if "price" in company]
    if len(starting) != 4:
        problems.append(f"companies: {len(starting)} starting companies, not 4 (L-033)")
    trains = {train["id"]: train["cards"] for train in tables["trains"]["trains"]}
    dealt: dict[str, int] = {}
    for number, company in enumerate(companies, start=1):
        where = f"companies[{number}]"
        if "price" not in company:
            problems += [
                f"{where}.{field}: only a starting company has it"
                for field in ("trains", "home", "owner_cash")
                if field in company
            ]
            continue
        if company["price"] not in tables["chart"]["top"]:
            problems.append(f"{where}.price: {company['price']} is not in the top row (L-039)")
        for train in company.get("trains", []):
            if train not in trains:
                problems.append(f"{where}.trains: there is no train {train!r}")
            dealt[train] = dealt.get(train, 0) + 1
        for tile in company.get("home", []):
            kind = tiles.kinds[tiles.by_id[tile]] if tile in tiles.by_id else None
            if kind is None or kind.colour != "yellow" or kind.klass != "city":
                problems.append(f"{where}.home: {tile!r} is no yellow city (L-047)")
        if not company.get("home"):
            problems.append(f"{where}.home: must name at least one tile (L-047)")
    for train, number in dealt.items():
        deck = tables["trains"]["decks"]["4"].get(train, 0)
        if train in trains and number + deck > trains[train]:
            problems.append(f"companies: {number} trains {train!r} dealt and {deck} in the deck are too many (L-007)")
    return problems


def _setup_problems(tables: dict[str, Any]) -> list[str]:
    data = tables["setup"]
    figures = data["figures"]
    problems = []
    if sorted(data["players"]) != [str(players) for players in PLAYER_COUNTS]:
        problems.append(f"players: must be given for {', '.join(map(str, PLAYER_COUNTS))} players")
    for players, entry in data["players"].items():
        problems += _shape_problems(entry, {"rounds": int, "copy_cards": int}, f"players.{players}")
        if not problems and (entry["rounds"] < 1 or entry["copy_cards"] < 0):
            problems.append(f"players.{players}: needs at least one round and no negative number of copy cards")
    for name, value in figures.items():
        if isinstance(value, int) and value < 0:
            problems.append(f"figures.{name}: must not be negative")
    problems += [f"figures.{name}: must be at least 1" for name in _AT_LEAST_ONE if figures[name] < 1]
    for company in tables["companies"]["companies"]:
        if company.get("owner_cash", figures["cash"]) < figures["cash"]:
            problems.append(f"figures.cash: is more than the owner_cash of {company['id']} in companies.toml (L-044)")
    extra = tables["companies"]["counters"]["stations"] - 1
    costs = figures["station_costs"]
    if len(costs) != extra or not all(isinstance(cost, int) and cost >= 0 for cost in costs):
        problems.append(f"figures.station_costs: must be {extra} sums, one for each extra station (L-236)")
    certificates = tables["companies"]["certificates"]
    if figures["director_shares"] * certificates["share"] != certificates["director"]:
        problems.append("figures.director_shares: is not what the director certificate is worth in shares (L-005)")
    return problems


_CHECKS = {
    "trains": _train_problems,
    "phases": _phase_problems,
    "cards": _card_problems,
    "characters": _character_problems,
    "chart": _chart_problems,
    "companies": _company_problems,
    "setup": _setup_problems,
}


def _components(tables: dict[str, dict[str, Any]]) -> Components:
    """Checked data as the rules want it: names become numbers."""
    trains = tuple(
        TrainType(t["id"], t["price"], t["range"], t.get("doubled", False), t["cards"], t.get("unlimited", False))
        for t in tables["trains"]["trains"]
    )
    train_index = {train.id: number for number, train in enumerate(trains)}
    tile_index = tile_set().by_id
    characters = tuple(
        Character(
            id=c["id"],
            name=c["name"],
            tiles=tuple(tile_index[tile] for tile in c["tiles"]),
            from_phase=c["from_phase"],
            free_metropolis=c.get("free_metropolis", False),
            station_percent=c.get("station_percent", 100),
            train_percent=c.get("train_percent", 100),
            round_cash=c.get("round_cash", 0),
            round_treasury=c.get("round_treasury", 0),
            cash_per_round=c.get("cash_per_round", 0),
        )
        for c in tables["characters"]["characters"]
    )
    chart = tables["chart"]
    figures = tables["setup"]["figures"]
    return Components(
        trains=trains,
        train_index=train_index,
        decks={
            int(players): tuple(train_index[train] for train, number in deck.items() for _ in range(number))
            for players, deck in tables["trains"]["decks"].items()
        },
        last_train=len(trains) - 1,
        phases=_phases(tables["phases"]["phases"], train_index),
        cards=tuple(
            ActionCard(c["number"], tuple(c["players"]), (c["halves"][0], c["halves"][1]), c.get("cash", 0))
            for c in tables["cards"]["cards"]
        ),
        characters=characters,
        character_index={character.id: number for number, character in enumerate(characters)},
        chart=Chart(tuple(chart["top"]), tuple(chart["bottom"]), chart["start_top"], chart["start_bottom"]),
        companies=tuple(
            CompanyData(
                c["id"],
                c["name"],
                c.get("price", 0),
                tuple(train_index[train] for train in c.get("trains", [])),
                tuple(c.get("home", [])),
                c.get("owner_cash", figures["cash"]),
            )
            for c in tables["companies"]["companies"]
        ),
        figures=Figures(
            cash=figures["cash"],
            copy_card_value=figures["copy_card_value"],
            metropolis_cost=figures["metropolis_cost"],
            station_costs=tuple(figures["station_costs"]),
            certificates=figures["certificates"],
            directors=figures["directors"],
            director_shares=figures["director_shares"],
            treasury_shares=figures["treasury_shares"],
            last_round_factor=figures["last_round_factor"],
            last_round_steps=figures["last_round_steps"],
            shares=tables["companies"]["certificates"]["shares"],
            stations=tables["companies"]["counters"]["stations"],
        ),
        rounds={int(players): entry["rounds"] for players, entry in tables["setup"]["players"].items()},
        copy_cards={int(players): entry["copy_cards"] for players, entry in tables["setup"]["players"].items()},
        digest=sha256(json.dumps(tables, sort_keys=True).encode()).hexdigest(),
    )


def _phases(data: list[dict[str, Any]], train_index: dict[str, int]) -> tuple[Phase, ...]:
    phases = []
    is_obsolete = [False] * len(train_index)
    for number, phase in enumerate(data, start=1):
        rusts = tuple(train_index[train] for train in phase.get("rusts", []))
        obsolete = tuple(train_index[train] for train in phase.get("obsolete", []))
        for train in obsolete:
            is_obsolete[train] = True
        phases.append(
            Phase(
                number,
                train_index[phase["train"]] if "train" in phase else -1,
                tuple(phase["colours"]),
                phase["limit"],
                phase["treasury"],
                rusts,
                obsolete,
                tuple(is_obsolete),
            )
        )
    return tuple(phases)
