"""What happens in a game, as facts. Nothing is hidden (L-019); only Gulliver's draws are left to chance after set-up.

Every pound that moves is a MoneyMoved: an account is `bank`, `seat 0` and so on, or a company. Every train card that
moves is a TrainMoved: a place is `supply` (in the draft), `deck`, `pool`, `out`, or a company.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from roundhouse.games.lilliput.ids import Cell, CompanyId, TileId
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.events import Event

BANK = "bank"
SUPPLY, DECK, POOL, OUT = "supply", "deck", "pool", "out"
SEATS = ("seat 0", "seat 1", "seat 2", "seat 3")


@dataclass(frozen=True, slots=True)
class MoneyMoved(Event):
    """Pounds went from one account to another (L-029)."""

    source: str
    target: str
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class CompanyDrafted(Event):
    """A seat took a starting company (L-036)."""

    seat: Seat
    company: CompanyId


@dataclass(frozen=True, slots=True)
class CharacterDrafted(Event):
    """A seat took a character (L-030)."""

    seat: Seat
    character: str


@dataclass(frozen=True, slots=True)
class DraftEnded(Event):
    """What nobody took is out of the game (L-035, L-388, L-393)."""

    companies: tuple[CompanyId, ...]
    characters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A company laid a tile; `replaced` went back to the supply (L-131), or was terrain (L-374)."""

    company: CompanyId
    cell: Cell
    tile: TileId
    rotation: int
    replaced: TileId | None


@dataclass(frozen=True, slots=True)
class StationPlaced(Event):
    """A station marker went from the charter to the map (L-052, L-212, L-235)."""

    company: CompanyId
    cell: Cell
    home: bool


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round of so many began, with this seat as first player (L-346, L-348)."""

    round: int
    first: Seat
    rounds: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is this seat's first or second turn in the round (L-058, L-059); Gulliver's only one is 0 (L-437)."""

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """An action card was taken for one of its halves, or for nothing (L-061, L-063)."""

    seat: Seat
    card: int
    half: str


@dataclass(frozen=True, slots=True)
class CopyUsed(Event):
    """A copy card was discarded for a half of a card taken before (L-088)."""

    seat: Seat
    card: int
    half: str


@dataclass(frozen=True, slots=True)
class SharesSold(Event):
    """10% shares went back to the bank (L-193, L-195)."""

    seat: Seat
    company: CompanyId
    number: int


@dataclass(frozen=True, slots=True)
class ShareBought(Event):
    """A 10% share went from the bank to a seat (L-198)."""

    seat: Seat
    company: CompanyId


@dataclass(frozen=True, slots=True)
class CompanyFounded(Event):
    """A seat took the director certificate of a new company (L-206, L-209)."""

    seat: Seat
    company: CompanyId
    price: int


@dataclass(frozen=True, slots=True)
class MarkerMoved(Event):
    """A price marker was put on the chart or moved; a space is its row and column, None before the first."""

    company: CompanyId
    old_price: int | None
    new_price: int
    old_space: tuple[str, int] | None
    new_space: tuple[str, int]


@dataclass(frozen=True, slots=True)
class TrainMoved(Event):
    """A train card went from one place to another."""

    train: str
    source: str
    target: str


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """The first card of a type left the deck (L-157): what rusts, what becomes obsolete, the new limit."""

    phase: int
    rusted: tuple[str, ...]
    obsolete: tuple[str, ...]
    limit: int


@dataclass(frozen=True, slots=True)
class OfferMade(Event):
    """A company wants a train of another director's company at this public price (L-142)."""

    buyer: CompanyId
    seller: CompanyId
    train: str
    price: int


@dataclass(frozen=True, slots=True)
class OfferAnswered(Event):
    """The seller's director agreed or declined (L-139, L-490)."""

    seat: Seat
    accepted: bool


@dataclass(frozen=True, slots=True)
class TreasurerTurnedIn(Event):
    """The Treasurer left the game (L-283)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RunningBegan(Event):
    """The companies run, one after the other (L-291); what they earn counts so many times (L-350)."""

    times: int


@dataclass(frozen=True, slots=True)
class TrainsRan(Event):
    """A company's best run (L-327), one entry per train; what it earns counts so many times (L-350).

    Money from mines comes in addition (L-368).
    """

    company: CompanyId
    revenue: int
    routes: tuple[dict[str, Any], ...]
    times: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The final scores and ranks by seat (L-355 to L-358)."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GulliverChose(Event):
    """What Gulliver had to do by his rules: in which step, about what, and for which reason (L-437)."""

    step: str
    item: str
    choice: str
    reason: str


@dataclass(frozen=True, slots=True)
class GulliverDrew(Event):
    """What fell to Gulliver from `among` equally likely choices (L-438)."""

    chance: ClassVar[bool] = True
    step: str
    item: str
    choice: str
    reason: str
    among: int


@dataclass(frozen=True, slots=True)
class GulliverSkipped(Event):
    """A step in which Gulliver could do nothing, and why (L-452, L-457)."""

    step: str
    reason: str
