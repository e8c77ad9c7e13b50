"""The decisions of a player, and their notation.

draft red, draft emperor                draft a starting company or a character
lay red 1,0 YC-C 2                      a company lays a tile: cell, tile, clockwise quarter turns
justice cash, justice treasury          the Justiciary's sum at the start of a round
card 3 yellow, card 3 nothing           take an action card and one of its halves, or do nothing with it
copy 8 trains                           the same with a copy card, for a card already taken
amount 30                               a price, or the first company's part of a sum
sell red 2, buy blue                    share dealing
found teal 90, home 1,2                 found a company at a price, then choose its home
train bank red return 2 2               buy the top train of the deck, giving back two obsolete 2-trains
train from blue 4 to red                offer to buy a train of another company; the price is the next decision
train pool 3 red                        buy a train from the pool
yes, no                                 answer an offer
give red 3                              give up a train because of the limit
station red 1,2                         place a station marker
exchange                                turn in the Treasurer
pay red, withhold red                   what a company does with its revenue
done                                    nothing more of this
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from roundhouse.games.lilliput.box.tilesets import whole_box
from roundhouse.games.lilliput.ids import COMPANIES, COMPANY_IDS, COMPANY_INDEX, Cell, Company, TileId
from roundhouse.kernel.actions import Action, parse_amount
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.errors import InvalidAction

NOTHING = "nothing"
Returned = tuple[str, ...]
"""Obsolete trains given back in a purchase (L-155), sorted."""


@dataclass(frozen=True, slots=True)
class Draft(Action):
    """Take a starting company or a character (L-030)."""

    item: str

    @property
    def pick(self) -> str:
        return self.item

    def __str__(self) -> str:
        return f"draft {self.item}"


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay a tile: a home tile, a tile of an action card or a character tile."""

    company: Company
    cell: Cell
    tile: TileId
    rotation: int

    def __str__(self) -> str:
        return f"lay {COMPANY_IDS[self.company]} {self.cell[0]},{self.cell[1]} {self.tile} {self.rotation}"


@dataclass(frozen=True, slots=True)
class Justice(Action):
    """The Justiciary's choice (L-269): `cash` or `treasury`."""

    kind: str

    def __str__(self) -> str:
        return f"justice {self.kind}"


@dataclass(frozen=True, slots=True)
class TakeCard(Action):
    """Take an action card for one of its halves (L-061), or for nothing (L-063)."""

    card: int
    half: str

    def __str__(self) -> str:
        return f"card {self.card} {self.half}"


@dataclass(frozen=True, slots=True)
class UseCopy(Action):
    """Discard a copy card for a half of a card already taken (L-088)."""

    card: int
    half: str

    def __str__(self) -> str:
        return f"copy {self.card} {self.half}"


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """Sell shares of one company (L-190 to L-195)."""

    company: Company
    number: int

    def __str__(self) -> str:
        return f"sell {COMPANY_IDS[self.company]} {self.number}"


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy a 10% share (L-198)."""

    company: Company

    def __str__(self) -> str:
        return f"buy {COMPANY_IDS[self.company]}"


@dataclass(frozen=True, slots=True)
class Found(Action):
    """Found a company at a start price (L-206, L-207)."""

    company: Company
    price: int

    def __str__(self) -> str:
        return f"found {COMPANY_IDS[self.company]} {self.price}"


@dataclass(frozen=True, slots=True)
class Home(Action):
    """Where the company just founded has its home (L-212)."""

    cell: Cell

    def __str__(self) -> str:
        return f"home {self.cell[0]},{self.cell[1]}"


@dataclass(frozen=True, slots=True)
class BankTrain(Action):
    """Buy the top train of the deck (L-138)."""

    company: Company
    returned: Returned = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "returned", tuple(sorted(self.returned)))

    def __str__(self) -> str:
        return f"train bank {COMPANY_IDS[self.company]}{_return(self.returned)}"


@dataclass(frozen=True, slots=True)
class CompanyTrain(Action):
    """Want a train of another company (L-139); the price comes next."""

    seller: Company
    train: str
    company: Company
    returned: Returned = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "returned", tuple(sorted(self.returned)))

    def __str__(self) -> str:
        buyer = f"{COMPANY_IDS[self.company]}{_return(self.returned)}"
        return f"train from {COMPANY_IDS[self.seller]} {self.train} to {buyer}"


@dataclass(frozen=True, slots=True)
class PoolTrain(Action):
    """Buy a train from the pool, when founding or after withholding (L-184)."""

    train: str
    company: Company
    returned: Returned = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "returned", tuple(sorted(self.returned)))

    def __str__(self) -> str:
        return f"train pool {self.train} {COMPANY_IDS[self.company]}{_return(self.returned)}"


@dataclass(frozen=True, slots=True)
class Answer(Action):
    """The seller's director agrees or not (L-139)."""

    accept: bool

    def __str__(self) -> str:
        return "yes" if self.accept else "no"


@dataclass(frozen=True, slots=True)
class GiveUp(Action):
    """Give up a train because the limit fell (L-180)."""

    company: Company
    train: str

    def __str__(self) -> str:
        return f"give {COMPANY_IDS[self.company]} {self.train}"


@dataclass(frozen=True, slots=True)
class Station(Action):
    """Place a station marker (L-235)."""

    company: Company
    cell: Cell

    def __str__(self) -> str:
        return f"station {COMPANY_IDS[self.company]} {self.cell[0]},{self.cell[1]}"


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Turn the Treasurer in for cash (L-282)."""

    def __str__(self) -> str:
        return "exchange"


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Pay the revenue out (L-332)."""

    company: Company

    def __str__(self) -> str:
        return f"pay {COMPANY_IDS[self.company]}"


@dataclass(frozen=True, slots=True)
class Withhold(Action):
    """Keep the revenue in the treasury (L-338)."""

    company: Company

    def __str__(self) -> str:
        return f"withhold {COMPANY_IDS[self.company]}"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """End this part of the turn: no more tiles, trains, shares."""

    def __str__(self) -> str:
        return "done"


DONE = Done()
EXCHANGE = Exchange()
YES, NO = Answer(True), Answer(False)
PAYS = tuple(Pay(company) for company in COMPANIES)
WITHHOLDS = tuple(Withhold(company) for company in COMPANIES)
BUYS = tuple(Buy(company) for company in COMPANIES)
JUSTICES = (Justice("cash"), Justice("treasury"))

_WORDS: dict[str, Action] = {
    str(action): action for action in (DONE, EXCHANGE, YES, NO, *PAYS, *WITHHOLDS, *BUYS, *JUSTICES)
}
_FORMS: dict[str, str] = {
    "draft": "draft COMPANY or draft CHARACTER",
    "lay": "lay COMPANY X,Y TILE TURNS",
    "justice": "justice cash or justice treasury",
    "card": "card NUMBER HALF",
    "copy": "copy NUMBER HALF",
    "amount": "amount NUMBER",
    "sell": "sell COMPANY NUMBER",
    "buy": "buy COMPANY",
    "found": "found COMPANY PRICE",
    "home": "home X,Y",
    "train": "train bank COMPANY, train from COMPANY TRAIN to COMPANY or train pool TRAIN COMPANY, "
    "each with 'return TRAIN ...' if trains are given back",
    "give": "give COMPANY TRAIN",
    "station": "station COMPANY X,Y",
    "pay": "pay COMPANY",
    "withhold": "withhold COMPANY",
    "exchange": "exchange",
    "done": "done",
    "yes": "yes",
    "no": "no",
}
_CELL = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})")
_NAME = re.compile(r"[A-Za-z0-9+-]{1,20}")


def _return(returned: Returned) -> str:
    return " return " + " ".join(returned) if returned else ""


def parse_action(text: str) -> Action:
    """The action written in `text`, in any case of letters; whether it makes sense now is for the position to say."""
    words = text.lower().split()
    simple = _WORDS.get(" ".join(words))
    if simple is not None:
        return simple
    kind = words[0] if words else ""
    if kind not in _FORMS:
        raise InvalidAction(
            complaint(
                "lilliput-not-an-action",
                "{text} is not an action; actions begin with {words}",
                text=repr(text),
                words=", ".join(_FORMS),
            ),
            text=text,
        )
    if kind == "amount":
        return parse_amount(" ".join(words))
    try:
        action = _parse(kind, words[1:])
    except (ValueError, KeyError, IndexError):
        raise InvalidAction(
            about(repr(text), complaint("write-so", "write {form}", form=_FORMS[kind])), text=text
        ) from None
    return action


def _parse(kind: str, words: list[str]) -> Action:
    """One action from its words; ValueError, KeyError or IndexError if they do not fit."""
    if kind == "train":
        return _parse_train(words)
    if kind == "lay":
        company, cell, name, rotation = words
        tile = TileId(_name(name).upper())
        return Lay(COMPANY_INDEX[company], _cell(cell), tile, _rotation(tile, _number(rotation)))
    if kind in {"home", "draft"}:
        (word,) = words
        return Home(_cell(word)) if kind == "home" else Draft(_name(word))
    first, second = words
    if kind == "card":
        return TakeCard(_number(first), _name(second))
    if kind == "copy":
        return UseCopy(_number(first), _name(second))
    if kind == "sell":
        return Sell(COMPANY_INDEX[first], _number(second))
    if kind == "found":
        return Found(COMPANY_INDEX[first], _number(second))
    if kind == "give":
        return GiveUp(COMPANY_INDEX[first], _train(second))
    if kind == "station":
        return Station(COMPANY_INDEX[first], _cell(second))
    raise ValueError(kind)


def _parse_train(words: list[str]) -> Action:
    returned: Returned = ()
    if "return" in words:
        place = words.index("return")
        returned = tuple(_train(word) for word in words[place + 1 :])
        words = words[:place]
        if not returned:
            raise ValueError("return nothing")
    if words[0] == "bank":
        (company,) = words[1:]
        return BankTrain(COMPANY_INDEX[company], returned)
    if words[0] == "pool":
        train, company = words[1:]
        return PoolTrain(_train(train), COMPANY_INDEX[company], returned)
    source, seller, train, to, company = words
    if (source, to) != ("from", "to"):
        raise ValueError(source)
    return CompanyTrain(COMPANY_INDEX[seller], _train(train), COMPANY_INDEX[company], returned)


def _cell(word: str) -> Cell:
    match = _CELL.fullmatch(word)
    if match is None:
        raise ValueError(word)
    return int(match[1]), int(match[2])


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 5 and str(int(word)) == word):
        raise ValueError(word)
    return int(word)


def _rotation(tile: TileId, turns: int) -> int:
    """Turns that lie alike are one and the same: the fewest are meant."""
    tiles = whole_box()
    return tiles.same_as[tiles.by_id[tile]][turns % 4] if tile in tiles.by_id else turns % 4


def _train(word: str) -> str:
    """Train types are written in large letters: 3D."""
    return _name(word).upper()


def _name(word: str) -> str:
    if not _NAME.fullmatch(word):
        raise ValueError(word)
    return word
