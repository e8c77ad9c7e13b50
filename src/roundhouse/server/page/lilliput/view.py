"""The shape of a view of 18Lilliput, as games/lilliput/views.py makes it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, UnsetType

from roundhouse.games.lilliput.ids import TileId
from roundhouse.kernel.contract import Seat
from roundhouse.server.shapes import SentShape

CompanyIdShape = Literal["red", "blue", "green", "yellow", "orange", "black", "purple", "teal"]
TrainId = str
CellShape = tuple[int, int]
StageName = Literal[
    "draft",
    "home tile",
    "justice",
    "turn",
    "laying",
    "shares",
    "home slot",
    "pool",
    "trains",
    "price",
    "offer",
    "station",
    "split",
    "after the action",
    "excess trains",
    "run",
    "over",
]


class LaidTileShape(SentShape, frozen=True):
    at: CellShape
    tile: TileId
    rotation: int
    stations: list[CompanyIdShape]


class TerrainShape(SentShape, frozen=True):
    at: CellShape
    tile: TileId


class MapShape(SentShape, frozen=True):
    tiles: list[LaidTileShape]
    homes: dict[CompanyIdShape, CellShape]
    terrain: list[TerrainShape] | UnsetType = UNSET  # where there is a landscape


class LilliputSeatShape(SentShape, frozen=True):
    cash: int
    copy_cards: int
    characters: list[str]
    shares: dict[CompanyIdShape, int]


class CompanyShape(SentShape, frozen=True):
    name: str
    director: Seat | None
    removed: bool
    treasury: int
    trains: list[TrainId]
    markers: int
    space: int | None  # on the chart
    bank_shares: int


class ChartSpaceShape(SentShape, frozen=True):
    space: int
    companies: list[CompanyIdShape]  # the first runs first


class TrainOfferShape(SentShape, frozen=True):
    buyer: CompanyIdShape
    seller: CompanyIdShape
    train: TrainId
    returned: list[TrainId]
    price: int


class DeclinedOfferShape(SentShape, frozen=True):
    seller: CompanyIdShape
    train: TrainId
    price: int


class RouteShape(SentShape, frozen=True):
    train: str
    stops: list[tuple[int, int, int]]  # cell and value
    track: list[tuple[int, int, int, int]]  # cell, and the sides where the train comes in and goes out
    raw: int
    bonus: int
    mine_money: int
    revenue: int


class RunShape(SentShape, frozen=True):
    """The run that is being decided."""

    company: CompanyIdShape
    revenue: int
    mine_money: int
    routes: list[RouteShape]


class DeckRowShape(SentShape, frozen=True):
    train: TrainId
    left: int | None  # None: without end


class FactsShape(SentShape, frozen=True):
    """What follows from the table."""

    rounds: int
    is_last_round: bool
    cards: list[int]
    prices: dict[CompanyIdShape, int]
    running_order: list[CompanyIdShape]
    deck_left: int
    deck: list[DeckRowShape]  # the next one first
    top_train: TrainId
    next_phase: int | None  # that the top train would begin
    colours: list[str]
    train_limit: int
    obsolete: list[TrainId]
    treasury_card: int  # what a card puts into treasuries now
    supply: dict[TileId, int]
    certificates: list[int]
    turns: list[Seat]  # of this round or the draft; the view's `turn` counts them through
    next_turns: list[Seat]
    sharing: list[CompanyIdShape]  # among which a sum is to be split
    run: RunShape | None


class SharesValueShape(SentShape, frozen=True):
    company: CompanyIdShape
    number: int
    price: int
    value: int


class DirectorValueShape(SentShape, frozen=True):
    company: CompanyIdShape
    price: int
    value: int


class LilliputScoreShape(SentShape, frozen=True):
    """What a seat would come to now, item by item."""

    seat: Seat
    cash: int
    shares: list[SharesValueShape]
    share_value: int
    directors: list[DirectorValueShape]
    director_value: int
    copy_cards: int
    copy_card_value: int
    total: int


class LilliputSheetShape(SentShape, frozen=True):
    complete: bool
    seats: list[LilliputScoreShape]


class LilliputView(SentShape, frozen=True):
    """The whole table: nothing is hidden."""

    game: Literal["lilliput"]
    rules: int
    players: int
    first_player: Seat
    stage: StageName
    active: Seat
    round: int
    first: Seat
    turn: int
    phase: int
    map: MapShape
    seats: list[LilliputSeatShape]
    offered: list[str]
    companies: dict[CompanyIdShape, CompanyShape]
    queue: list[CompanyIdShape]
    chart: list[ChartSpaceShape]
    drawn: int
    pool: list[TrainId]
    rusted: list[int]
    taken: list[int]
    card: int
    half: str
    copied: bool
    lays: tuple[int, int, int]
    trains_left: int
    sold: list[CompanyIdShape]
    focus: int
    offer: TrainOfferShape | None
    declined: list[DeclinedOfferShape]
    split: int
    resume: StageName
    running: list[CompanyIdShape]
    revenue: int
    seat: Seat | None
    active_seat: Seat | None
    facts: FactsShape
    scores: list[int]
    score_sheet: LilliputSheetShape
    options: dict[str, Any] | UnsetType = UNSET  # told once over a socket: they never change
