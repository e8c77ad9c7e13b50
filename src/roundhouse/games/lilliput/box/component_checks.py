"""What the files of pieces must look like, and what contradicts itself, another file or the tiles in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from roundhouse.games.lilliput.box.chart import check_chart
from roundhouse.games.lilliput.box.halves import CASH, HALVES
from roundhouse.games.lilliput.box.tiles import tile_data, tile_set
from roundhouse.games.lilliput.ids import COMPANY_IDS
from roundhouse.kernel.checking import Fields, ListOf, Mistakes, OneOf, Shape, Switch, TableOf, Text, Whole, shown

Tables = dict[str, dict[str, Any]]
"""The files by name."""

PLAYER_COUNTS = ("1", "2", "3", "4")
COLOURS = ("yellow", "green", "brown")
_CARDS_IN_PLAY = {4: 10, 3: 8, 2: 6, 1: 4}  # L-064

_TEXT, _WHOLE, _SUM, _AT_LEAST_ONE, _PERCENT = Text(), Whole(), Whole(0), Whole(1), Whole(0, 100)
_SHAPES: dict[str, Shape] = {
    "trains": Fields(
        {
            "cards": _WHOLE,
            "trains": ListOf(
                Fields(
                    {"id": _TEXT, "price": _AT_LEAST_ONE, "range": _AT_LEAST_ONE, "cards": _AT_LEAST_ONE},
                    {"doubled": Switch(), "unlimited": Switch()},
                ),
                least=1,
            ),
            "decks": TableOf(PLAYER_COUNTS, TableOf(None, _AT_LEAST_ONE), is_complete=True),
        }
    ),
    "phases": Fields(
        {
            "phases": ListOf(
                Fields(
                    {
                        "colours": ListOf(OneOf(COLOURS), least=1),
                        "limit": _AT_LEAST_ONE,
                        "treasury": _AT_LEAST_ONE,
                    },
                    {"train": _TEXT, "obsolete": ListOf(_TEXT), "rusts": ListOf(_TEXT)},
                ),
                least=1,
            )
        }
    ),
    "cards": Fields(
        {
            "cards": ListOf(
                Fields(
                    {"number": _WHOLE, "players": ListOf(_WHOLE, least=1), "halves": ListOf(OneOf(HALVES), 2, 2)},
                    {"cash": _WHOLE},
                ),
                least=1,
            )
        }
    ),
    "characters": Fields(
        {
            "characters": ListOf(
                Fields(
                    {"id": _TEXT, "name": _TEXT, "tiles": ListOf(_TEXT), "from_phase": _WHOLE},
                    {
                        "free_metropolis": Switch(),
                        "station_percent": _PERCENT,
                        "train_percent": _PERCENT,
                        "round_cash": _SUM,
                        "round_treasury": _SUM,
                        "cash_per_round": _SUM,
                    },
                ),
                5,  # L-002
                5,
            )
        }
    ),
    "chart": Fields(
        {
            "top": ListOf(_AT_LEAST_ONE),
            "bottom": ListOf(_AT_LEAST_ONE),
            "start_top": Switch(),
            "start_bottom": Switch(),
        }
    ),
    "companies": Fields(
        {
            "certificates": Fields({"director": _WHOLE, "share": _WHOLE, "shares": _WHOLE}),
            "counters": Fields({"price": _WHOLE, "stations": _WHOLE}),
            "companies": ListOf(
                Fields(
                    {"id": _TEXT, "name": _TEXT},
                    {"price": _WHOLE, "trains": ListOf(_TEXT), "home": ListOf(_TEXT), "owner_cash": _WHOLE},
                ),
                least=1,
            ),
        }
    ),
    "setup": Fields(
        {
            "players": TableOf(PLAYER_COUNTS, Fields({"rounds": _AT_LEAST_ONE, "copy_cards": _SUM}), is_complete=True),
            "figures": Fields(
                {
                    "cash": _SUM,
                    "copy_card_value": _SUM,
                    "metropolis_cost": _SUM,
                    "station_costs": ListOf(_SUM),
                    "certificates": _AT_LEAST_ONE,
                    "directors": _AT_LEAST_ONE,
                    "director_shares": _AT_LEAST_ONE,
                    "treasury_shares": _AT_LEAST_ONE,
                    "last_round_factor": _AT_LEAST_ONE,
                    "last_round_steps": _AT_LEAST_ONE,
                }
            ),
        }
    ),
}


def check_components(tables: Tables) -> None:
    """Raise InvalidData for the first file with mistakes, naming all of them."""
    for name, shape in _SHAPES.items():
        mistakes = Mistakes(f"{name}.toml")
        mistakes.sound_part(tables[name], shape)
        if not mistakes.problems:
            _CHECKS[name](tables, mistakes)
        mistakes.complain()


def _numbered(table: str, entries: list[dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The entries of a list, each with its place."""
    for number, entry in enumerate(entries, start=1):
        yield f"{table}[{number}]", entry


def _check_once(table: str, entries: list[dict[str, Any]], mistakes: Mistakes) -> None:
    seen = set()
    for where, entry in _numbered(table, entries):
        if entry["id"] in seen:
            mistakes.add(f"{where}.id", f"{shown(entry['id'])} occurs twice")
        seen.add(entry["id"])


def _check_trains(tables: Tables, mistakes: Mistakes) -> None:
    data = tables["trains"]
    trains = data["trains"]
    _check_once("trains", trains, mistakes)
    total = sum(train["cards"] for train in trains)
    if total != data["cards"]:
        mistakes.add("cards", f"the types add up to {total} cards, not {data['cards']} (L-007)")
    endless = [train["id"] for train in trains if train.get("unlimited")]
    if endless != [trains[-1]["id"]]:
        mistakes.add(f"trains[{len(trains)}].unlimited", "the last type, and no other, comes without end (L-008)")
    cards = {train["id"]: train["cards"] for train in trains}
    for players, deck in data["decks"].items():
        if list(deck) != [train["id"] for train in trains[:-1]]:
            mistakes.add(f"decks.{players}", "must name every type but the last, in order (L-021)")
        for train_id, number in deck.items():
            if number > cards.get(train_id, number):
                mistakes.add(f"decks.{players}.{train_id}", f"there are {cards[train_id]} such cards, not {number}")


def _check_phases(tables: Tables, mistakes: Mistakes) -> None:
    phases = tables["phases"]["phases"]
    order = [train["id"] for train in tables["trains"]["trains"]]
    started = [phase.get("train") for phase in phases]
    if started != [None, *order]:
        mistakes.add("phases", f"must start with none, then {', '.join(order)} in the order of the deck, not {started}")
    _check_ageing(phases, order, mistakes)
    colours: list[str] = []
    limit = phases[0]["limit"]
    for where, phase in _numbered("phases", phases):
        if phase["colours"][: len(colours)] != colours:
            mistakes.add(f"{where}.colours", f"{phase['colours']} lose a colour of an earlier phase (L-177)")
        if phase["limit"] > limit:
            mistakes.add(f"{where}.limit", f"{phase['limit']} does not go down from {limit}")
        colours, limit = phase["colours"], phase["limit"]
    for colour, first in tile_data()["phases"].items():
        begins = next((number for number, phase in enumerate(phases, start=1) if colour in phase["colours"]), None)
        if begins != first:
            mistakes.add(f"phases[{first}].colours", f"tiles.toml has {colour} tiles from here, not from {begins}")


def _check_ageing(phases: list[dict[str, Any]], order: list[str], mistakes: Mistakes) -> None:
    """A train becomes obsolete once, after its own phase, and rusts once, after that (L-172, L-175)."""
    obsolete: set[str] = set()
    rusted: set[str] = set()
    for number, phase in enumerate(phases, start=1):
        where = f"phases[{number}]"
        for train in phase.get("rusts", []):
            if train not in obsolete or train in rusted:
                mistakes.add(f"{where}.rusts", f"{train!r} was not obsolete before (L-175)")
            rusted.add(train)
        for train in phase.get("obsolete", []):
            if train not in order or train in obsolete:
                mistakes.add(f"{where}.obsolete", f"{train!r} is not a train type or was obsolete already")
            elif order.index(train) + 1 >= number:
                mistakes.add(f"{where}.obsolete", f"{train!r} is not older than the phase")
            obsolete.add(train)


def _check_cards(tables: Tables, mistakes: Mistakes) -> None:
    cards = tables["cards"]["cards"]
    for number, card in enumerate(cards, start=1):
        where = f"cards[{number}]"
        if card["number"] != number:
            mistakes.add(f"{where}.number", f"cards are numbered in order, {card['number']} is not {number}")
        if len(set(card["halves"])) != 2:
            mistakes.add(f"{where}.halves", "must differ")
        if (CASH in card["halves"]) != (card.get("cash", 0) > 0):
            mistakes.add(f"{where}.cash", f"must be given exactly if one half is {CASH!r}")
    for players, expected in _CARDS_IN_PLAY.items():
        number = sum(players in card["players"] for card in cards)
        if number != expected:
            mistakes.add("cards", f"{number} cards for {players} players, not {expected} (L-064)")


def _check_characters(tables: Tables, mistakes: Mistakes) -> None:
    characters = tables["characters"]["characters"]
    _check_once("characters", characters, mistakes)
    tiles = tile_set()
    total = 0
    for where, character in _numbered("characters", characters):
        if not 1 <= character["from_phase"] <= len(tables["phases"]["phases"]):
            mistakes.add(f"{where}.from_phase", f"there is no phase {character['from_phase']}")
        for tile_id in character["tiles"]:
            tile = tiles.kinds[tiles.by_id[tile_id]] if tile_id in tiles.by_id else None
            if tile is None or tile.owner != character["id"]:
                mistakes.add(f"{where}.tiles", f"{tile_id!r} is not a tile of the {character['id']}")
                continue
            if tile.from_phase != character["from_phase"]:
                mistakes.add(f"{where}.from_phase", f"the tile {tile_id} is from phase {tile.from_phase}")
            total += tile.count
    if total != 7 and not mistakes.problems:
        mistakes.add("characters", f"{total} character tiles, not 7 (L-251)")


def _check_chart(tables: Tables, mistakes: Mistakes) -> None:
    data = tables["chart"]
    check_chart(data["top"], data["bottom"], mistakes)
    if not data["start_top"] and not data["start_bottom"]:
        mistakes.add("start_top", "some row must hold the start prices (L-207)")
    if data["start_top"] and data["start_bottom"] and set(data["top"]) & set(data["bottom"]):
        mistakes.add("start_bottom", "a start price must name one space")


def _check_companies(tables: Tables, mistakes: Mistakes) -> None:
    data = tables["companies"]
    companies, certificates, counters = data["companies"], data["certificates"], data["counters"]
    if [company["id"] for company in companies] != list(COMPANY_IDS):
        mistakes.add("companies", f"must be {', '.join(COMPANY_IDS)} in this order (L-003)")
    if certificates["director"] + certificates["share"] * certificates["shares"] != 80:
        mistakes.add("certificates", "must add up to 80 percent (L-006)")
    if (certificates["shares"] + 1) * len(companies) != 32:
        mistakes.add("certificates", "must be 32 in all (L-004)")
    if (counters["price"] + counters["stations"]) * len(companies) + 1 != 33:
        mistakes.add("counters", "must be 33 in all, with the round marker (L-009)")
    starting = [company for company in companies if "price" in company]
    if len(starting) != 4:
        mistakes.add("companies", f"{len(starting)} starting companies, not 4 (L-033)")
    for where, company in _numbered("companies", companies):
        if "price" in company:
            _check_starting_company(where, company, tables, mistakes)
            continue
        for field in ("trains", "home", "owner_cash"):
            if field in company:
                mistakes.add(f"{where}.{field}", "only a starting company has it")
    _check_dealt_trains(starting, tables["trains"], mistakes)


def _check_starting_company(where: str, company: dict[str, Any], tables: Tables, mistakes: Mistakes) -> None:
    tiles = tile_set()
    known = [train["id"] for train in tables["trains"]["trains"]]
    if company["price"] not in tables["chart"]["top"]:
        mistakes.add(f"{where}.price", f"{company['price']} is not in the top row (L-039)")
    for train in company.get("trains", []):
        if train not in known:
            mistakes.add(f"{where}.trains", f"there is no train {train!r}")
    for tile in company.get("home", []):
        kind = tiles.kinds[tiles.by_id[tile]] if tile in tiles.by_id else None
        if kind is None or kind.colour != "yellow" or kind.cell_class != "city":
            mistakes.add(f"{where}.home", f"{tile!r} is not a yellow city (L-047)")
    if not company.get("home"):
        mistakes.add(f"{where}.home", "must name at least one tile (L-047)")


def _check_dealt_trains(starting: list[dict[str, Any]], trains: dict[str, Any], mistakes: Mistakes) -> None:
    dealt = [train for company in starting for train in company.get("trains", [])]
    for train in trains["trains"]:
        name, number, deck = train["id"], dealt.count(train["id"]), trains["decks"]["4"].get(train["id"], 0)
        if number and number + deck > train["cards"]:
            mistakes.add("companies", f"{number} trains {name!r} dealt and {deck} in the deck are too many (L-007)")


def _check_setup(tables: Tables, mistakes: Mistakes) -> None:
    figures = tables["setup"]["figures"]
    for company in tables["companies"]["companies"]:
        if company.get("owner_cash", figures["cash"]) < figures["cash"]:
            mistakes.add("figures.cash", f"is more than the owner_cash of {company['id']} in companies.toml (L-044)")
    extra = tables["companies"]["counters"]["stations"] - 1
    if len(figures["station_costs"]) != extra:
        mistakes.add("figures.station_costs", f"must be {extra} sums, one for each extra station (L-236)")
    certificates = tables["companies"]["certificates"]
    if figures["director_shares"] * certificates["share"] != certificates["director"]:
        mistakes.add("figures.director_shares", "is not what the director certificate is worth in shares (L-005)")


_CHECKS: dict[str, Callable[[Tables, Mistakes], None]] = {
    "trains": _check_trains,
    "phases": _check_phases,
    "cards": _check_cards,
    "characters": _check_characters,
    "chart": _check_chart,
    "companies": _check_companies,
    "setup": _check_setup,
}
