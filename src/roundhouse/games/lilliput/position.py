"""What lies where: the data of a position, and its cheap copy. The rules are functions over it in their own modules."""

from __future__ import annotations

from abc import abstractmethod
from enum import Enum
from typing import Self

from roundhouse.games.lilliput.box.components import Character, Phase
from roundhouse.games.lilliput.ids import COMPANIES, COMPANY_IDS, Company
from roundhouse.games.lilliput.map.railmap import RailMap
from roundhouse.games.lilliput.setup import Setup
from roundhouse.kernel.contract import Seat, State

NOBODY = Seat(-1)  # instead of a director
NOWHERE = -1  # a space of the chart that is none: the company is not founded
SIZE = len(COMPANY_IDS)
NO_FOCUS = COMPANIES[0]  # where a stage is about no company


class Stage(Enum):
    """What the active seat is asked."""

    __hash__ = object.__hash__  # tables are looked up by it all the time, and that of Enum hashes the name

    DRAFT = "draft"  # L-030
    HOME_TILE = "home tile"  # L-046
    JUSTICE = "justice"  # L-269
    TURN = "turn"  # L-061
    LAYING = "laying"  # L-065 to L-067
    SHARES = "shares"  # L-081
    HOME_SLOT = "home slot"  # L-212
    POOL = "pool"  # L-216, L-341
    TRAINS = "trains"  # L-071, L-072
    PRICE = "price"  # L-141
    OFFER = "offer"  # L-139
    STATION = "station"  # L-073
    SPLIT = "split"  # L-084, L-270
    AFTER = "after the action"  # L-253
    EXCESS = "excess trains"  # L-180
    RUN = "run"  # L-332
    OVER = "over"


class Offer:
    """A purchase from another company that waits for its price or for an answer."""

    __slots__ = ("buyer", "price", "returned", "seller", "train")

    def __init__(self, buyer: Company, seller: Company, train: int, returned: tuple[int, ...], price: int) -> None:
        self.buyer = buyer
        self.seller = seller
        self.train = train
        self.returned = returned
        self.price = price  # 0 as long as it is not named


class Position(State):
    """The fields of a position. Companies, seats, train types, characters and spaces are numbers here."""

    __slots__ = (
        "active",
        "bank_shares",
        "card",
        "cash",
        "characters",
        "copied",
        "copies",
        "counter",
        "declined",
        "director",
        "drawn",
        "first",
        "focus",
        "half",
        "lays",
        "markers",
        "offer",
        "offered",
        "phase",
        "pool",
        "queue",
        "railmap",
        "removed",
        "resume",
        "revenue",
        "round",
        "running",
        "rusted",
        "seed",
        "setup",
        "shares",
        "sold",
        "spaces",
        "split",
        "stage",
        "taken",
        "trains",
        "trains_left",
        "treasury",
        "turn",
    )

    setup: Setup
    seed: bytes  # of the random stream, with its place:
    counter: int
    stage: Stage
    active: Seat
    round: int
    first: Seat  # the seat that holds the first-player card
    turn: int  # of the draft or of the actions step, all passes counted through
    phase: int
    railmap: RailMap

    cash: list[int]  # private, by seat
    copies: list[int]  # copy cards, by seat
    characters: tuple[tuple[int, ...], ...]  # held, by seat
    offered: tuple[int, ...]  # characters not yet drafted

    director: list[Seat]  # by company: a seat or NOBODY
    removed: int  # mask of companies out of the game (L-388)
    treasury: list[int]
    trains: list[tuple[int, ...]]  # by company: types, sorted
    markers: list[int]  # station markers on the charter, by company
    spaces: list[int]  # of the price markers, by company
    queue: tuple[Company, ...]  # companies in the order in which they came to their spaces: who came later lies lower
    shares: list[int]  # 10% certificates: seat * SIZE + company
    bank_shares: list[int]  # ... and those in the bank, by company

    drawn: int  # how many cards have left the deck
    pool: tuple[int, ...]  # train types, sorted
    rusted: tuple[int, ...]  # by type: how many are out of the game

    taken: int  # mask of the action cards taken this round
    card: int  # in use in this turn, 0 for none
    half: str
    copied: bool  # ... by a copy card
    lays: tuple[int, int, int]  # tiles still to be laid: yellow, green, any colour
    trains_left: int  # purchases still allowed
    sold: int  # mask of the companies sold in this dealing (L-193)
    focus: Company  # the company that the stage is about
    offer: Offer | None
    declined: tuple[
        tuple[Company, int, int], ...
    ]  # in this action: seller, train, the highest price that got a no (L-490)
    split: int  # pounds to be split among treasuries
    resume: Stage  # where to go on after excess trains: TRAINS, or RUN for the train of the round
    running: tuple[Company, ...]  # companies still to run, the acting one first
    revenue: int  # of the acting company, before any doubling of the last round

    @abstractmethod
    def copy(self) -> Position:
        raise NotImplementedError

    def copied_to(self, new: Self) -> Self:
        """All that lies where it lies, in another position."""
        new.setup = self.setup
        new.seed = self.seed
        new.counter = self.counter
        new.stage = self.stage
        new.active = self.active
        new.round = self.round
        new.first = self.first
        new.turn = self.turn
        new.phase = self.phase
        new.railmap = self.railmap.copy()
        new.cash = self.cash[:]
        new.copies = self.copies[:]
        new.characters = self.characters
        new.offered = self.offered
        new.director = self.director[:]
        new.removed = self.removed
        new.treasury = self.treasury[:]
        new.trains = self.trains[:]
        new.markers = self.markers[:]
        new.spaces = self.spaces[:]
        new.queue = self.queue
        new.shares = self.shares[:]
        new.bank_shares = self.bank_shares[:]
        new.drawn = self.drawn
        new.pool = self.pool
        new.rusted = self.rusted
        new.taken = self.taken
        new.card = self.card
        new.half = self.half
        new.copied = self.copied
        new.lays = self.lays
        new.trains_left = self.trains_left
        new.sold = self.sold
        new.focus = self.focus
        new.offer = self.offer  # replaced, never changed
        new.declined = self.declined
        new.split = self.split
        new.resume = self.resume
        new.running = self.running
        new.revenue = self.revenue
        return new

    @property
    def players(self) -> int:
        return self.setup.players

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def active_seat(self) -> Seat | None:
        return None if self.stage is Stage.OVER else self.active

    @property
    def is_over(self) -> bool:
        return self.stage is Stage.OVER

    @property
    def phase_data(self) -> Phase:
        return self.setup.components.phases[self.phase - 1]

    @property
    def is_last_round(self) -> bool:
        return self.round == self.setup.rounds

    def is_gulliver(self, seat: Seat) -> bool:
        """Whether this seat is Gulliver's, who never decides: the rules do it for him."""
        return seat >= self.setup.players

    def price(self, company: Company) -> int:
        """What a 10% share of a founded company costs."""
        return self.setup.components.chart.price[self.spaces[company]]

    def directed_by(self, seat: Seat) -> list[Company]:
        """The companies this seat directs, in order."""
        director = self.director
        return [company for company in COMPANIES if director[company] == seat]

    def held_characters(self, seat: Seat) -> list[Character]:
        """The characters whose abilities this seat has (L-250)."""
        held = self.characters[seat]
        if not held:
            return []
        characters = self.setup.components.characters
        return [characters[number] for number in held]


def turn_seat(position: Position, turn: int | None = None) -> Seat:
    """Whose turn it is, or was, in the draft or in the actions step: clockwise, then back (L-058, L-059).

    A third pass of the draft goes clockwise again (L-399).
    """
    players = position.setup.players
    pass_, place = divmod(position.turn if turn is None else turn, players)
    if pass_ == 1:
        place = players - 1 - place
    return position.setup.player_seats[(position.first + place) % players]


def without(trains: tuple[int, ...], train: int) -> tuple[int, ...]:
    """The same trains with one of that type less."""
    place = trains.index(train)
    return trains[:place] + trains[place + 1 :]


def with_one(trains: tuple[int, ...], train: int) -> tuple[int, ...]:
    """The same trains with one of that type more, in order."""
    return tuple(sorted((*trains, train)))
