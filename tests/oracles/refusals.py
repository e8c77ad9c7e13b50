"""Whether what a refusal of 18Lilliput says is true in the very position: for each rule the facts that it names.

Independent of the engine, from which it imports nothing: a position is its JSON data, an action its notation, and
prices, tiles and cards are typed in again from the rules. `FACTS` has one statement for every rule, `PARAMS` one for
every parameter; each answers whether it holds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oracles.revenue import BACK, LAPUTA, PLACES, STEP, TRACKS, Cell, private, turn

PLAIN = {*TRACKS, "CH-J1", "CH-J2", "CH-A"}
EXEMPT = {"MIL", "WIGGYWACK"}
SCENARIO = {"MINE-10", "MINE-20", "WIGGYWACK", "PRINTED-CITY", "PRINTED-TRACK", "HILLS", "RIVER", "SEA", "MOUNTAIN"}
OWNER = {"CH-E": "emperor", "CH-G": "general", "CH-T": "treasurer", "CH-A": "admiral"}
OWNER |= {"CH-J1": "justiciary", "CH-J2": "justiciary"}
FAMILY = {"YC": "city", "GC": "city", "BC": "city", "LA": "city", "YY": "Y", "GY": "Y", "BY": "Y"}
FAMILY |= {"YP": "plain", "GP": "plain", "BP": "plain"}
COUNTS = {"YC-S": 6, "YC-C": 6, "YY-S": 1, "YY-C": 1, "YP-S": 8, "YP-C": 8, "GC": 6, "GY": 2, "BY": 1, "BP": 1}
COUNTS |= {"GP-X": 1, "GP-D": 1, "GP-J": 1, **dict.fromkeys(OWNER, 1), "CH-A": 2}
TERRAIN_COST = {"HILLS": 30, "RIVER": 10}
STARTING = ("red", "blue", "green", "yellow")
COMPANIES = (*STARTING, "orange", "black", "purple", "teal")
CHARACTERS = ("emperor", "general", "admiral", "justiciary", "treasurer")
PRICES = {"2": 80, "3": 150, "4": 300, "5": 400, "3D": 500, "4D": 650}
DECKS = {4: (2, 6, 5, 4, 3), 3: (2, 5, 4, 3, 2), 2: (2, 3, 3, 2, 2), 1: (2, 2, 2, 2, 2)}
LIMITS = (4, 4, 4, 3, 2, 2, 2)
OBSOLETE_FROM = {"2": 4, "3": 6, "4": 7}
TOP = (50, 55, 60, 65, 70, 80, 90, 105, 120, 135, 150)
BOTTOM = (45, 50, 55, 60, 65, 70, 80, 100, 110, 120, 135)
IN_USE = {1: (2, 4, 8, 9), 2: (2, 3, 5, 8, 9, 10), 3: (2, 3, 4, 5, 7, 8, 9, 10), 4: tuple(range(1, 11))}
HALVES = {
    1: ("tile", "cash"),
    2: ("yellow+green", "tile"),
    3: ("yellow", "cash"),
    4: ("shares", "tile"),
    5: ("shares", "cash"),
    6: ("shares", "cash"),
    7: ("train", "tile"),
    8: ("trains", "cash"),
    9: ("station", "cash"),
    10: ("treasury", "cash"),
}
GIVES = {"lay": ("tile", "yellow+green", "yellow"), "train": ("train", "trains"), "station": ("station",)}
LAYING = ("turn", "laying", "shares", "home slot", "trains", "station", "after the action")
"""Stages of one's own turn in which tiles may be laid, by a card or in addition."""


class Case:
    """A position, an action that is refused in it, and what the refusal says in addition to its rule."""

    def __init__(self, data: dict[str, Any], text: str, params: dict[str, Any]) -> None:
        self.data = data
        self.words = text.split()
        self.params = params
        self.kind = self.words[0]
        self.stage: str = data["stage"]
        self.active: int = data["active"]
        self.players: int = data["players"]
        self.phase: int = data["phase"]
        self.options: dict[str, Any] = data["options"]
        self.seat: dict[str, Any] = data["seats"][data["active"]]
        self.board = {tuple(tile["at"]): (tile["tile"], tile["rotation"]) for tile in data["map"]["tiles"]}
        self.stations = {tuple(tile["at"]): tile["stations"] for tile in data["map"]["tiles"]}
        self.terrain = {tuple(land["at"]): land["tile"] for land in data["map"].get("terrain", ())}

    # Whose and when

    @property
    def is_other_seat(self) -> bool:
        return "seat" in self.params and self.params["seat"] != self.active

    @property
    def is_wrong_kind(self) -> bool:
        return "kind" in self.params and self.params.get("stage") == self.stage

    @property
    def turn_seat(self) -> int:
        pass_, place = divmod(self.data["turn"], self.players)
        return (self.data["first"] + (self.players - 1 - place if pass_ == 1 else place)) % self.players

    @property
    def is_own_turn(self) -> bool:
        if self.stage == "excess trains":
            return self.data["resume"] == "trains" and self.active == self.turn_seat
        return self.stage in LAYING or (self.stage == "pool" and not self.data["running"])

    def company(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.data["companies"][name]
        return found

    def is_mine(self, name: str) -> bool:
        return bool(self.company(name)["director"] == self.active)

    @property
    def mine(self) -> list[str]:
        return [name for name in COMPANIES if self.is_mine(name)]

    # What is tried

    @property
    def acting(self) -> str:
        """The company that the action names, or that buys."""
        if self.kind == "train":
            return {"bank": self.words[2:3], "pool": self.words[3:4], "from": self.words[5:6]}[self.words[1]][0]
        if self.kind == "amount":
            return str(self.data["offer"]["buyer"])
        return self.words[1]

    @property
    def returned(self) -> list[str]:
        if self.kind == "amount":
            return list(self.data["offer"]["returned"])
        return self.words[self.words.index("return") + 1 :] if "return" in self.words else []

    @property
    def cell(self) -> Cell:
        x, _, y = self.words[{"lay": 2, "station": 2, "home": 1}[self.kind]].partition(",")
        return int(x), int(y)

    @property
    def tile(self) -> str:
        return self.words[3]

    @property
    def rotation(self) -> int:
        return int(self.words[4])

    @property
    def old(self) -> str:
        return self.board[self.cell][0]

    @property
    def treasury(self) -> int:
        return int(self.company(self.acting)["treasury"])

    @property
    def trains_kept(self) -> int:
        return len(self.company(self.acting)["trains"]) - len(self.returned)

    @property
    def limit(self) -> int:
        return LIMITS[self.phase - 1]

    @property
    def price(self) -> int:
        """Of the train that is tried to buy."""
        if self.kind == "train" and self.words[1] == "bank":
            deck = [train for train, number in zip(PRICES, DECKS[self.players], strict=False) for _ in range(number)]
            printed = PRICES[deck[self.data["drawn"]] if self.data["drawn"] < len(deck) else "4D"]
            return printed * 9 // 10 if "admiral" in self.seat["characters"] else printed
        if self.kind == "amount":
            return PRICES[self.data["offer"]["train"]]
        return PRICES[self.words[3 if self.words[1] == "from" else 2]]

    def share_price(self, name: str) -> int:
        return (TOP + BOTTOM)[self.company(name)["space"]]

    @property
    def certificates(self) -> int:
        return sum(self.seat["shares"].values()) + len(self.mine)

    def declined(self, seller: str, train: str) -> int:
        prices = [no["price"] for no in self.data["declined"] if (no["seller"], no["train"]) == (seller, train)]
        return max(prices, default=0)

    @property
    def may_be_helped(self) -> bool:
        return self.data["rules"] > 1 and self.trains_kept == 0

    # The map

    def left(self, tile: str) -> int:
        """How many of a tile the supply holds."""
        count = COUNTS.get(tile, 0)
        if tile == "BC":
            count = 0 if self.options.get("allenbeck") or self.options.get("laputa") else 3
        elif tile in ("BC-A", "BC-T", "BC-P"):
            count = int(bool(self.options.get("allenbeck")))
        elif tile in LAPUTA:
            count = int(bool(self.options.get("laputa")) and not self.company(LAPUTA[tile])["removed"])
        elif tile == "TUNNEL":
            scenario = self.options.get("scenario", "")
            count = scenario.get("tunnels", 0) if isinstance(scenario, dict) else int(scenario == "the-mountains")
        return count - sum(there == tile for there, _ in self.board.values())

    def slots(self, cell: Cell) -> int:
        tile = self.board[cell][0] if cell in self.board else ""
        return PLACES[tile][1] if tile in PLACES else 0

    def free(self, cell: Cell) -> int:
        return self.slots(cell) - len(self.stations.get(cell, ()))

    def exits(self, cell: Cell) -> set[str]:
        return exits_of(*self.board[cell]) if cell in self.board else set()

    def facing(self, cell: Cell) -> set[str]:
        """The sides of a cell that track of a neighbour faces."""
        return {side for side in STEP if BACK[side] in self.exits(beside(cell, side))}

    def water(self, cell: Cell) -> set[str]:
        """The sides of a cell that face water."""
        return {
            side
            for side in STEP
            if self.terrain.get(beside(cell, side)) == "SEA"
            or (
                self.board.get(beside(cell, side), ("", 0))[0] == "CH-A"
                and BACK[side] not in self.exits(beside(cell, side))
            )
        }

    @property
    def new_exits(self) -> set[str]:
        return exits_of(self.tile, self.rotation)

    @property
    def meets(self) -> set[str]:
        return self.new_exits & self.facing(self.cell)

    def reached(self, company: str, *, blocked: bool = True) -> tuple[set[Cell], set[tuple[Cell, str]]]:
        """The tiles that a company reaches, and the sides of cells without a tile that its track runs into."""
        tiles: set[Cell] = set()
        opens: set[tuple[Cell, str]] = set()
        closed = [
            border[1]
            for border in (private(self.board, cell) for cell in self.board)
            if border and border[0] != company
        ]
        todo = [(cell, side) for cell, here in self.stations.items() if company in here for side in self.exits(cell)]
        tiles |= {cell for cell, here in self.stations.items() if company in here}
        seen = set(todo)
        while todo:
            cell, side = todo.pop()
            onward, into = beside(cell, side), BACK[side]
            if frozenset((cell, onward)) in closed:
                continue
            if onward not in self.board:
                opens.add((onward, into))
                continue
            if into not in self.exits(onward):
                continue
            tiles.add(onward)
            tile, quarters = self.board[onward]
            if tile in TRACKS:
                outs = {out for path in TRACKS[tile] if into in (ends := turn(path, quarters)) for out in ends}
            else:
                here = self.stations.get(onward, ())
                full = blocked and 0 < PLACES[tile][1] <= len(here) and company not in here
                outs = set() if PLACES[tile][5] or full else self.exits(onward)
            for out in outs - {into}:
                if (onward, out) not in seen:
                    seen.add((onward, out))
                    todo.append((onward, out))
        return tiles, opens

    def joins(self, company: str, *, blocked: bool = True) -> bool:
        """Whether the new tile would join track that the company reaches."""
        opens = self.reached(company, blocked=blocked)[1]
        return any((self.cell, side) in opens for side in self.meets)

    @property
    def same_class_beside(self) -> list[Cell]:
        """Neighbours of the cell with a tile of the same class as the new one."""
        around = [beside(self.cell, side) for side in STEP]
        return [at for at in around if at in self.board and class_of(self.board[at][0]) == class_of(self.tile)]

    @property
    def is_on_other_class(self) -> bool:
        """Whether the new tile is a city where plain track belongs, or the reverse."""
        return (sum(self.cell) % 2 == 1) != (class_of(self.tile) == "city")

    @property
    def is_new(self) -> bool:
        return self.kind == "lay" and self.cell not in self.board

    @property
    def is_upgrade(self) -> bool:
        return self.kind == "lay" and self.cell in self.board

    @property
    def land_cost(self) -> int:
        return TERRAIN_COST.get(self.terrain.get(self.cell, ""), 0)

    @property
    def y_cost(self) -> int:
        return 50 if self.tile[:2] == "YY" and "emperor" not in self.seat["characters"] else 0


def beside(cell: Cell, side: str) -> Cell:
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


def tracks_of(tile: str, quarters: int) -> set[frozenset[str]]:
    """The connections of a tile: pairs of sides, and for a place each of its exits."""
    if tile in TRACKS:
        return {frozenset(turn(path, quarters)) for path in TRACKS[tile]}
    return {frozenset(side) for side in turn(PLACES[tile][0], quarters)} if tile in PLACES else set()


def exits_of(tile: str, quarters: int) -> set[str]:
    return {side for track in tracks_of(tile, quarters) for side in track}


def class_of(tile: str) -> str:
    return "plain" if tile in PLAIN else "exempt" if tile in EXEMPT or tile not in PLACES else "city"


def colour_of(tile: str) -> str:
    if tile in LAPUTA:
        return "brown"
    if tile == "TUNNEL":
        return "green"
    return {"Y": "yellow", "G": "green", "B": "brown"}.get(tile[0], "none") if tile[:2] in FAMILY else "none"


def coloured_exit(tile: str, quarters: int) -> set[str]:
    return {turn("S", quarters)} if tile in LAPUTA else set()


# What each rule says of the case


def _drafts(case: Case, pass_: int) -> bool:
    return case.stage == "draft" and case.data["turn"] // case.players == pass_


def _asked(stage: str, *, card: bool | None = None, running: bool | None = None) -> Callable[[Case], bool]:
    """The stage asks for what the rule names, and another seat or something else was tried."""

    def holds(case: Case) -> bool:
        return (
            case.stage == stage
            and (case.is_other_seat or case.is_wrong_kind)
            and (card is None or card == bool(case.data["card"]))
            and (running is None or running == bool(case.data["running"]))
        )

    return holds


def _offered(case: Case) -> set[str]:
    free = {name for name in STARTING if case.company(name)["director"] is None}
    return free | set(case.data["offered"])


def _turns(pass_: int) -> Callable[[Case], bool]:
    """Another seat has its turn, in this pass."""

    def holds(case: Case) -> bool:
        in_turn = case.is_own_turn or case.stage in ("price", "split")
        return case.is_other_seat and in_turn and case.data["turn"] // case.players == pass_

    return holds


def _card(number: int) -> Callable[[Case], bool]:
    """The card gave such an action, and the action is over."""

    def holds(case: Case) -> bool:
        gave = case.data["half"] in GIVES.get(case.kind, ())
        return case.stage == "after the action" and case.data["card"] == number and gave

    return holds


def _l061(case: Case) -> bool:
    if case.kind in ("card", "copy") and case.stage == "turn" and not case.is_wrong_kind:
        halves = HALVES.get(int(case.words[1]), ())
        return case.words[2] not in (*halves, *(("nothing",) if case.kind == "card" else ()))
    if case.kind == "lay":
        given = case.stage in ("laying", "after the action") and case.data["half"] in GIVES["lay"]
        return case.is_own_turn and case.tile not in OWNER and not given
    return case.is_wrong_kind and case.stage in ("turn", "laying", "after the action")


def _l066(case: Case) -> bool:
    return _card(2)(case) or (
        case.stage == "laying"
        and case.data["half"] == "yellow+green"
        and colour_of(case.tile) not in ("yellow", "green")
    )


def _l067(case: Case) -> bool:
    is_other = case.stage == "laying" and case.data["half"] == "yellow" and colour_of(case.tile) != "yellow"
    return _card(3)(case) or is_other


def _l077(case: Case) -> bool:
    yellow, green, _ = case.data["lays"]
    spent = {"yellow": yellow == 0, "green": green == 0}.get(colour_of(case.tile), False)
    return case.stage == "laying" and case.data["half"] == "yellow+green" and spent


def _l081(case: Case) -> bool:
    if case.stage == "after the action":
        return case.data["half"] == "shares" and case.kind in ("sell", "buy", "found")
    return _asked("shares")(case)


def _l084(case: Case, card: bool) -> bool:
    if case.stage != "split" or bool(case.data["card"]) != card:
        return False
    if case.kind != "amount":
        return case.is_wrong_kind
    amount, whole = int(case.words[1]), case.data["split"]
    return not 0 <= amount <= whole or (len(case.mine) == 1 and amount != whole)


def _l099(case: Case) -> bool:
    if case.is_upgrade:
        return case.tile in OWNER and case.tile != "CH-E"
    around = (case.cell, *(beside(case.cell, side) for side in STEP))
    return not any(cell in case.board or cell in case.terrain for cell in around)


def _l106(case: Case) -> bool:
    return case.is_new and bool(case.new_exits & case.water(case.cell))


def _l107(case: Case) -> bool:
    return case.is_new and case.tile == "CH-A" and bool(case.facing(case.cell) - case.new_exits)


def _l108(case: Case) -> bool:
    def looks(quarters: int) -> object:
        return tracks_of(case.tile, quarters), coloured_exit(case.tile, quarters)

    alike = range(case.rotation) if case.tile in (*PLACES, *TRACKS) else range(1)
    return case.rotation > 0 and (case.tile in SCENARIO or any(looks(q) == looks(case.rotation) for q in alike))


def _l139(case: Case) -> bool:
    if case.stage == "trains" and case.words[:2] == ["train", "from"]:
        seller, train = case.words[2:4]
        return seller == case.acting or train not in case.company(seller)["trains"]
    return _asked("offer")(case)


def _l141(case: Case) -> bool:
    if case.stage == "trains":
        return case.treasury == 0 and not (case.may_be_helped and case.seat["cash"])
    if case.kind != "amount":
        return case.stage == "price" and case.is_wrong_kind
    amount = int(case.words[1])
    helped = case.may_be_helped and case.seat["cash"] > 0 and case.price > case.treasury
    return case.stage == "price" and (amount < 1 or (amount > case.treasury and not helped))


def _l148(case: Case) -> bool:
    price = int(case.words[1]) if case.kind == "amount" else case.price
    return case.trains_kept == 0 and case.treasury + case.seat["cash"] < price


def _l490(case: Case) -> bool:
    if case.data["rules"] < 2:
        return False
    if case.kind == "amount":
        no = case.declined(case.data["offer"]["seller"], case.data["offer"]["train"])
        return case.stage == "price" and 1 <= int(case.words[1]) <= no
    no = case.declined(*case.words[2:4])
    most = max(case.treasury, min(case.price, case.treasury + case.seat["cash"]) if case.may_be_helped else 0)
    return no >= most > 0


def _l155(case: Case) -> bool:
    held: list[str] = case.company(case.acting)["trains"]
    return any(case.returned.count(train) > held.count(train) for train in case.returned)


def _l156(case: Case) -> bool:
    return any(OBSOLETE_FROM.get(train, 99) > case.phase for train in case.returned)


def _at_limit(case: Case) -> bool:
    return case.trains_kept >= case.limit


def _l184(case: Case) -> bool:
    if case.words[:2] != ["train", "pool"] or case.stage in ("trains", "home slot"):
        return False
    return case.stage != "pool" or case.acting != COMPANIES[case.data["focus"]]


def _l180(case: Case) -> bool:
    if case.stage == "excess trains" and case.kind == "give":
        return case.is_mine(case.acting) and len(case.company(case.acting)["trains"]) <= case.limit
    return _asked("excess trains")(case)


def _l212(case: Case) -> bool:
    if case.stage == "home slot" and case.kind == "home":
        return case.free(case.cell) < 1
    return _asked("home slot")(case)


def _town(case: Case, *more: str) -> bool:
    return case.cell in case.board and case.old in ("CH-J1", "CH-J2", "CH-A", *more)


def _station(case: Case) -> bool:
    return case.stage == "station" and case.kind == "station"


def _l235(case: Case) -> bool:
    return (_station(case) and not case.is_mine(case.acting)) or _asked("station")(case)


def _l284(case: Case) -> bool:
    held = [name for seat in case.data["seats"] for name in seat["characters"]]
    on_map = any(tile == "CH-T" for tile, _ in case.board.values())
    return case.tile == "CH-T" and "treasurer" not in (*held, *case.data["offered"]) and not on_map


def _l031(case: Case) -> bool:
    if not _drafts(case, 1):
        return False
    later = bool(case.options.get("two_characters")) and case.words[-1] in CHARACTERS
    return case.is_other_seat or case.is_wrong_kind or (later and len(case.seat["characters"]) == 1)


def _l034(case: Case) -> bool:
    if case.words[1] in COMPANIES:
        return bool(case.mine)
    return bool(case.seat["characters"]) and not case.options.get("two_characters")


def _l377(case: Case) -> bool:
    here = case.terrain.get(case.cell)
    return case.tile == "TUNNEL" and (case.phase < 3 or here != "MOUNTAIN" or case.treasury < 50)


FACTS: dict[str, Callable[[Case], bool]] = {
    # draft and home tiles
    "L-030": lambda c: (_drafts(c, 0) and (c.is_other_seat or c.is_wrong_kind)) or c.words[1] not in _offered(c),
    "L-031": _l031,
    "L-033": lambda c: c.stage == "draft" and c.words[1] in COMPANIES and c.words[1] not in STARTING,
    "L-034": _l034,
    "L-399": lambda c: _drafts(c, 2) and (c.is_other_seat or c.is_wrong_kind),
    "L-042": lambda c: c.data["focus"] == 1 and c.acting == "blue" and c.tile[:2] != "YY",
    "L-046": lambda c: _asked("home tile")(c) or c.acting != COMPANIES[c.data["focus"]],
    "L-047": lambda c: c.acting != "blue" and c.tile[:2] != "YC",
    "L-048": lambda c: c.cell in c.board or (0, 0) not in [beside(c.cell, side) for side in STEP],
    "L-049": lambda c: not any(beside(c.cell, side) == (0, 0) for side in c.new_exits),
    "L-051": lambda c: c.acting != "blue" and c.tile[:2] == "YY",
    "L-053": lambda c: c.left(c.tile) < 1,
    # the end, and turns
    "L-054": lambda c: c.stage == "over" and c.players != 3,
    "L-055": lambda c: c.stage == "over" and c.players == 3,
    "L-058": _turns(0),
    "L-059": _turns(1),
    # cards
    "L-061": _l061,
    "L-062": lambda c: int(c.words[1]) in c.data["taken"],
    "L-064": lambda c: int(c.words[1]) not in IN_USE[c.players],
    "L-065": _card(1),
    "L-066": _l066,
    "L-067": _l067,
    "L-068": _card(4),
    "L-071": _card(7),
    "L-072": _card(8),
    "L-073": _card(9),
    "L-077": _l077,
    "L-079": lambda c: not c.is_mine(c.acting),
    "L-081": _l081,
    "L-084": lambda c: _l084(c, True),
    "L-088": lambda c: int(c.words[1]) not in c.data["taken"],
    "L-090": lambda c: not c.data["taken"],
    "L-091": lambda c: c.players > 1 and c.seat["copy_cards"] == 0,
    "L-093": lambda c: c.kind == "copy" and c.data["copied"] and c.active == c.turn_seat,
    "L-432": lambda c: c.kind == "copy" and c.players == 1,
    # laying
    "L-020": lambda c: c.tile == "MIL",
    "L-099": _l099,
    "L-100": lambda c: c.is_new and not c.meets,
    "L-101": lambda c: c.is_new and bool(c.meets) and not any(c.joins(name) for name in c.mine),
    "L-102": lambda c: not c.joins(c.acting) and c.joins(c.acting, blocked=False),
    "L-104": lambda c: not c.joins(c.acting) and any(c.joins(name) for name in c.mine if name != c.acting),
    "L-106": _l106,
    "L-107": _l107,
    "L-108": _l108,
    "L-109": lambda c: colour_of(c.tile) == "yellow" and not c.reached(c.acting)[1],
    "L-111": lambda c: not c.land_cost and c.y_cost > c.treasury,
    "L-114": lambda c: c.left(c.tile) < 1,
    "L-116": lambda c: c.is_new and class_of(c.tile) == "city" and bool(c.same_class_beside),
    "L-117": lambda c: c.is_new and class_of(c.tile) == "plain" and bool(c.same_class_beside),
    "L-119": lambda c: c.is_new and c.is_on_other_class and not c.same_class_beside,
    "L-121": lambda c: (
        c.is_new
        and class_of(c.tile) == "plain"
        and not c.same_class_beside
        and (0, 0) in [beside(c.cell, side) for side in STEP]
    ),
    "L-123": lambda c: (
        colour_of(c.tile) in ("green", "brown")
        and (c.is_new or colour_of(c.old) != {"green": "yellow", "brown": "green"}[colour_of(c.tile)])
    ),
    "L-124": lambda c: c.is_upgrade and colour_of(c.tile) == "yellow",
    "L-125": lambda c: c.is_upgrade and FAMILY[c.tile[:2]] != FAMILY[c.old[:2]],
    "L-126": lambda c: c.is_upgrade and not tracks_of(*c.board[c.cell]) <= tracks_of(c.tile, c.rotation),
    "L-127": lambda c: c.is_upgrade and c.cell not in c.reached(c.acting)[0],
    "L-128": lambda c: c.is_upgrade and bool((c.new_exits - c.exits(c.cell)) & c.water(c.cell)),
    "L-133": lambda c: c.is_upgrade and c.old == "MIL",
    "L-159": lambda c: c.phase == 1 and colour_of(c.tile) != "yellow",
    "L-162": lambda c: c.phase < 3 and colour_of(c.tile) == "green",
    "L-166": lambda c: c.phase < 5 and colour_of(c.tile) == "brown",
    "L-361": lambda c: c.tile in SCENARIO,
    "L-370": lambda c: c.terrain[c.cell] == "HILLS" and c.treasury < 30,
    "L-371": lambda c: c.terrain[c.cell] == "RIVER" and c.treasury < 10,
    "L-373": lambda c: 0 < c.land_cost <= c.treasury < c.land_cost + c.y_cost,
    "L-375": lambda c: c.terrain[c.cell] == "SEA",
    "L-376": lambda c: c.terrain[c.cell] == "MOUNTAIN" and c.tile != "TUNNEL",
    "L-377": _l377,
    "L-378": lambda c: c.tile == "TUNNEL" and c.terrain[c.cell] == "MOUNTAIN" and sum(c.cell) % 2 == 1,
    "L-386": lambda c: c.old in (SCENARIO | {"TUNNEL"}),
    "L-403": lambda c: c.tile == "BC" and bool(c.options.get("allenbeck")),
    "L-409": lambda c: c.tile == "BC" and bool(c.options.get("laputa")),
    "L-410": lambda c: c.tile in LAPUTA and LAPUTA[c.tile] != c.acting,
    "L-413": lambda c: bool(coloured_exit(c.tile, c.rotation) & c.exits(c.cell)),
    # characters
    "L-252": lambda c: OWNER[c.tile] not in c.seat["characters"],
    "L-254": lambda c: c.tile in OWNER and c.left(c.tile) < 1,
    "L-255": lambda c: c.tile in OWNER and not c.is_mine(c.acting),
    "L-257": lambda c: c.old in OWNER,
    "L-260": lambda c: c.tile == "CH-E" and (c.is_new or c.old[:2] != "YC"),
    "L-261": lambda c: c.tile == "CH-E" and (c.old[:2] == "YY" or list(c.cell) in c.data["map"]["homes"].values()),
    "L-262": lambda c: c.tile == "CH-E" and c.phase < 3,
    "L-269": lambda c: _asked("justice")(c) or (_asked("split", card=False)(c) and c.is_other_seat),
    "L-270": lambda c: _l084(c, False),
    "L-282": lambda c: c.kind == "exchange" and "treasurer" not in c.seat["characters"],
    "L-283": lambda c: c.kind == "exchange" and not c.is_own_turn,
    "L-284": _l284,
    "L-286": lambda c: c.tile == "CH-T" and c.phase < 5,
    # trains
    "L-135": lambda c: not c.is_mine(c.acting),
    "L-136": _asked("trains"),
    "L-139": _l139,
    "L-141": _l141,
    "L-148": _l148,
    "L-150": lambda c: c.trains_kept > 0 and c.treasury < c.price,
    "L-151": lambda c: c.may_be_helped and int(c.words[1]) > max(c.price, c.treasury),
    "L-155": _l155,
    "L-156": _l156,
    "L-178": lambda c: c.stage == "trains" and _at_limit(c),
    "L-180": _l180,
    "L-181": lambda c: not c.is_mine(c.acting) or c.words[2] not in c.company(c.acting)["trains"],
    "L-182": lambda c: c.stage == "excess trains" and c.is_other_seat,
    "L-184": _l184,
    "L-185": lambda c: c.words[2] not in (*c.data["pool"], *c.returned),
    "L-188": lambda c: c.stage == "pool" and _at_limit(c),
    "L-216": _asked("pool", running=False),
    "L-490": _l490,
    "L-491": lambda c: c.players == 1 and c.company(c.words[2])["director"] == 1,
    # shares
    "L-190": lambda c: not c.seat["shares"].get(c.words[1]),
    "L-192": lambda c: not 1 <= int(c.words[2]) <= c.seat["shares"][c.words[1]],
    "L-193": lambda c: c.words[1] in c.data["sold"],
    "L-198": lambda c: c.seat["cash"] < c.share_price(c.words[1]),
    "L-200": lambda c: c.company(c.words[1])["bank_shares"] == 0,
    "L-201": lambda c: c.company(c.words[1])["director"] is None,
    "L-202": lambda c: c.certificates >= 5,
    "L-203": lambda c: c.kind == "found" and len(c.mine) >= 2,
    "L-206": lambda c: c.company(c.words[1])["director"] is not None or c.company(c.words[1])["removed"],
    "L-207": lambda c: int(c.words[2]) not in TOP,
    "L-210": lambda c: c.seat["cash"] < 5 * int(c.words[2]),
    "L-212": _l212,
    "L-213": lambda c: _town(c, "MIL"),
    "L-214": lambda c: not any(c.free(cell) > 0 for cell in c.board),
    # stations
    "L-235": _l235,
    "L-237": lambda c: c.treasury < station_cost(c),
    "L-238": lambda c: sum(c.acting in here for here in c.stations.values()) == 3,
    "L-239": lambda c: _station(c) and c.free(c.cell) < 1,
    "L-240": lambda c: c.cell not in c.reached(c.acting)[0],
    "L-241": lambda c: c.acting in c.stations[c.cell],
    "L-242": lambda c: _station(c) and _town(c),
    # running
    "L-291": lambda c: c.acting != c.data["running"][0],
    "L-332": _asked("run"),
    "L-340": lambda c: c.kind == "pay" and c.data["revenue"] == 0,
    "L-341": _asked("pool", running=True),
    "L-351": lambda c: (
        c.kind == "withhold" and c.data["round"] == (9 if c.players == 3 else 8) and c.data["revenue"] > 0
    ),
}


def station_cost(case: Case) -> int:
    placed = sum(case.acting in here for here in case.stations.values())
    return (40, 100)[placed - 1] // (2 if "general" in case.seat["characters"] else 1)


def _amount_most(case: Case, most: int) -> bool:
    if case.stage == "split":
        return bool(most == case.data["split"])
    help_ = case.seat["cash"] if case.may_be_helped else 0
    return most == max(case.treasury, min(case.price, case.treasury + help_))


def _cost(case: Case, cost: int) -> bool:
    if case.kind == "lay":
        return cost == (50 if case.tile == "TUNNEL" else case.land_cost + case.y_cost)
    return cost == (5 * int(case.words[2]) if case.kind == "found" else station_cost(case))


def _price(case: Case, price: int) -> bool:
    if case.kind == "buy":
        return price == case.share_price(case.words[1])
    return price == (int(case.words[2]) if case.kind == "found" else case.price)


def _held(case: Case, held: int) -> bool:
    return held == (case.seat["shares"].get(case.words[1], 0) if case.kind == "sell" else case.certificates)


def _limit(case: Case, limit: int) -> bool:
    return limit == case.limit if case.kind == "train" else limit in (5, 2)


def _sides(case: Case, sides: str) -> bool:
    wet = case.new_exits & case.water(case.cell)
    return bool(sides) and set(sides) == (wet or case.facing(case.cell) - case.new_exits)


WANTED = {
    "draft": [("draft", "Draft")],
    "home tile": [("lay", "Lay")],
    "turn": [("card", "TakeCard"), ("copy", "UseCopy")],
    "trains": [("train", "BankTrain"), ("train", "CompanyTrain")],
    "pool": [("train", "PoolTrain")],
    "run": [("pay", "Pay"), ("withhold", "Withhold")],
}
"""By stage: what is asked for, which is never refused for its kind."""

PARAMS: dict[str, Callable[[Case, Any], bool]] = {
    # said again from the action
    "amount": lambda c, value: value == int(c.words[1]),
    "card": lambda c, value: value == int(c.words[1]),
    "cell": lambda c, value: value == f"{c.cell[0]},{c.cell[1]}",
    "company": lambda c, value: value == c.acting,
    "half": lambda c, value: value == c.words[2],
    "item": lambda c, value: value == c.words[1],
    "number": lambda c, value: value == int(c.words[2]),
    "rotation": lambda c, value: value == c.rotation,
    "seller": lambda c, value: value == c.words[2],
    "tile": lambda c, value: value == c.tile,
    "train": lambda c, value: value in c.words,
    # facts of the position
    "active": lambda c, value: value == c.active,
    "seat": lambda c, value: value != c.active,
    "stage": lambda c, value: value == c.stage,
    "kind": lambda c, value: (c.kind, value) not in WANTED.get(c.stage, ()),
    "beside": lambda c, value: value in [f"{x},{y}" for x, y in c.same_class_beside],
    "blocked": lambda c, value: value == (c.cell in c.reached(c.acting, blocked=False)[0]),
    "cash": lambda c, value: value == c.seat["cash"],
    "character": lambda c, value: value == OWNER[c.tile],
    "colour": lambda c, value: value == colour_of(c.tile) or (value == "red" and c.tile == "MIL"),
    "cost": _cost,
    "declined": lambda c, value: (
        value
        == (
            c.declined(c.data["offer"]["seller"], c.data["offer"]["train"])
            if c.data["offer"]
            else c.declined(*c.words[2:4])
        )
    ),
    "held": _held,
    "least": lambda c, value: value == (c.data["split"] if len(c.mine) == 1 else 0),
    "limit": _limit,
    "money": lambda c, value: value == c.treasury,
    "most": _amount_most,
    "old": lambda c, value: value == c.old,
    "partner": lambda c, value: value != c.acting and c.is_mine(value) and c.joins(value),
    "phase": lambda c, value: c.phase < value,
    "price": _price,
    "rounds": lambda c, value: value == (9 if c.players == 3 else 8),
    "running": lambda c, value: value == c.data["running"][0],
    "sides": _sides,
    "treasury": lambda c, value: value == c.treasury,
}


def untruth(data: dict[str, Any], text: str, rule: str, params: dict[str, Any]) -> str | None:
    """What is not true of a refusal, None if all is."""
    case = Case(data, text, params)
    if not FACTS[rule](case):
        return f"{rule} does not hold"
    wrong = [f"{name} is not {value!r}" for name, value in params.items() if not PARAMS[name](case, value)]
    return f"{rule}: {', '.join(wrong)}" if wrong else None
