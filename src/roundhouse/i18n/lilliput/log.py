"""What happened in a game of 18Lilliput, as lines for one reader: each deed in one line, with its cause and effect."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from roundhouse.games.lilliput.events import (
    BANK,
    DECK,
    OUT,
    POOL,
    SEATS,
    SUPPLY,
    CardTaken,
    CharacterDrafted,
    CompanyDrafted,
    CompanyFounded,
    CopyUsed,
    DraftEnded,
    GameEnded,
    GulliverChose,
    GulliverDrew,
    GulliverSkipped,
    MarkerMoved,
    MoneyMoved,
    OfferAnswered,
    OfferMade,
    PhaseBegan,
    RoundBegan,
    RunningBegan,
    ShareBought,
    SharesSold,
    StationPlaced,
    TileLaid,
    TrainMoved,
    TrainsRan,
    TreasurerTurnedIn,
    TurnBegan,
)
from roundhouse.games.lilliput.ids import CompanyId
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.lilliput.names import LilliputNames, cell_of, is_terrain
from roundhouse.i18n.log import GameLog, LineKind, LogLine, log_line
from roundhouse.i18n.named import named
from roundhouse.kernel.contract import Seat, View
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.events import Event

Kind = TypeVar("Kind", bound=Event)
Deed = tuple[Seat | None, list[str]]
"""Whose deed it is, if it is anyone's, and what is said of it."""

_SEEN = ("tile", "turn")  # of Gulliver's choices: how a tile is drawn and turned is seen on the map
_SCRAP = "scrap"
_DASH = " \N{EN DASH} "
_OBSOLETE = "*"


class _Ahead:
    """The events that are not told yet."""

    def __init__(self, events: Iterable[Event]) -> None:
        self._events = deque(events)

    def __bool__(self) -> bool:
        return bool(self._events)

    def next(self) -> Event:
        return self._events.popleft()

    def put_back(self, event: Event) -> None:
        self._events.appendleft(event)

    def peek(self) -> Event | None:
        return self._events[0] if self._events else None

    def take(self, kind: type[Kind], fits: Callable[[Kind], bool] = lambda _: True) -> Kind | None:
        """The next event, if it is such a one."""
        if not self._events or not isinstance(first := self._events[0], kind) or not fits(first):
            return None
        self._events.popleft()
        return first

    def take_all(self, kind: type[Kind], fits: Callable[[Kind], bool] = lambda _: True) -> list[Kind]:
        taken = []
        while (event := self.take(kind, fits)) is not None:
            taken.append(event)
        return taken

    def money(self, *reasons: str) -> list[MoneyMoved]:
        """The next payments, as far as they were made for one of these reasons."""
        return self.take_all(MoneyMoved, lambda paid: paid.reason in reasons)

    def sum(self, *reasons: str) -> int:
        return sum(paid.amount for paid in self.money(*reasons))


class LilliputLog(GameLog):
    def __init__(
        self, game: GameName, catalogue: Catalogue, view: View, names: Sequence[str], you: Seat | None = None
    ) -> None:
        super().__init__(game, catalogue, view, names, you)
        self._things = LilliputNames(catalogue)

    def settled(self, events: Sequence[Event]) -> int:
        """What becomes of a run, and of money for companies, is the next decision: it shares their line."""
        for number in range(len(events) - 1, -1, -1):
            event = events[number]
            if isinstance(event, MarkerMoved) or (isinstance(event, MoneyMoved) and event.reason != "mine"):
                break
            if isinstance(event, TrainsRan) or (isinstance(event, CardTaken | CopyUsed) and event.half == "treasury"):
                return number
        return len(events)

    def lines(self, events: Iterable[Event]) -> list[LogLine]:
        ahead = _Ahead(events)
        lines: list[LogLine] = []
        while ahead:
            lines += self._told(ahead.next(), ahead)
        return lines

    def _told(self, event: Event, ahead: _Ahead) -> list[LogLine]:
        if isinstance(event, RoundBegan):
            begins = self._by(event.first, "round", round=event.round, rounds=event.rounds)
            lines = self._line(event.first, [begins], "round")
            return lines + (self._line(None, [self._said("last-round")]) if event.round == event.rounds else [])
        if isinstance(event, TurnBegan):
            return self._line(event.seat, [self._by(event.seat, "turn", turn=event.turn)], "turn")
        if isinstance(event, RunningBegan):
            return self._line(None, [self._said("running", times=event.times)], "turn")
        if isinstance(event, GulliverSkipped):
            skipped = [event, *ahead.take_all(GulliverSkipped)]
            return self._line(None, [self._said(f"gulliver-skips-{one.reason}", step=one.step) for one in skipped])
        if isinstance(event, GulliverChose | GulliverDrew):
            return self._gulliver(event, ahead)
        if isinstance(event, GameEnded):
            return self._line(None, [self._ended(event)], "end")
        return self._line(*self._deed(event, ahead))

    def _line(self, seat: Seat | None, sentences: Sequence[str], kind: LineKind = "deed") -> list[LogLine]:
        return [log_line(seat, " ".join(sentences), kind)] if sentences else []

    def _ended(self, event: GameEnded) -> str:
        seats = sorted(map(Seat, range(len(event.ranks))), key=lambda seat: event.ranks[seat])
        results = [self._by(seat, "result", score=event.scores[seat]) for seat in seats]
        return self._said("ended", results=", ".join(results))

    # Deeds: what was done, and what came of it

    def _deed(self, event: Event, ahead: _Ahead) -> Deed:
        if isinstance(event, CompanyDrafted | CharacterDrafted | DraftEnded):
            return self._draft(event, ahead)
        if isinstance(event, CardTaken | CopyUsed):
            return event.seat, self._card(event, ahead)
        if isinstance(event, SharesSold | ShareBought | CompanyFounded):
            return event.seat, self._certificates(event, ahead)
        if isinstance(event, TreasurerTurnedIn):
            return event.seat, [self._by(event.seat, "treasurer", amount=ahead.sum("treasurer"))]
        if isinstance(event, OfferMade):
            parties = {"buyer": self._company(event.buyer), "seller": self._company(event.seller)}
            return None, [self._said("offer", train=event.train, price=event.price, **parties)]
        if isinstance(event, OfferAnswered):
            answer = self._by(event.seat, "agreed" if event.accepted else "declined")
            return event.seat, [answer, *(self._trains(ahead) if event.accepted else [])]
        if isinstance(event, PhaseBegan):
            rusted = [self._said("rusted", trains=train) for train in event.rusted]
            obsolete = [self._said("obsolete", trains=train) for train in event.obsolete]
            return None, [self._said("phase", phase=event.phase, limit=event.limit), *rusted, *obsolete]
        if isinstance(event, TrainsRan):
            return None, [*self._run(event, ahead), *self._run_came_to(ahead, event.times)]
        ahead.put_back(event)
        return None, self._of_company(event, ahead)

    def _of_company(self, event: Event, ahead: _Ahead) -> list[str]:
        """What a company did or got; what it pays may be told before it."""
        if isinstance(event, TileLaid):
            return self._laid(ahead)
        if isinstance(event, StationPlaced) or (isinstance(event, MoneyMoved) and event.reason == "station"):
            return self._station(ahead)
        if isinstance(event, TrainMoved) or (isinstance(event, MoneyMoved) and event.reason in ("train", "help")):
            return self._trains(ahead)
        if isinstance(event, MoneyMoved) and event.reason in ("card", "justiciary"):
            return [self._said(f"money-{event.reason}", gains=self._gains(ahead.money(event.reason)))]
        if isinstance(event, MoneyMoved) and event.reason in ("dividend", "withheld"):
            return self._run_came_to(ahead, times=1)
        ahead.next()
        if isinstance(event, MoneyMoved):
            return [self._said("money", gains=self._gains([event]))]
        if isinstance(event, MarkerMoved) and event.old_price is not None:
            return [self._said("price-of", company=self._company(event.company), new=event.new_price)]
        return []  # nothing else is worth telling

    def _draft(self, event: CompanyDrafted | CharacterDrafted | DraftEnded, ahead: _Ahead) -> Deed:
        if isinstance(event, DraftEnded):
            items = [self._company(one) for one in event.companies]
            items += [self._things.character(one) for one in event.characters]
            return None, [self._said("draft-ended", items=", ".join(items)) if items else self._said("draft-ended-all")]
        if isinstance(event, CharacterDrafted):
            character = self._things.character(event.character)
            return event.seat, [self._by(event.seat, "drafted-character", character=character)]
        trains = ahead.take_all(TrainMoved, lambda moved: moved.source == SUPPLY)
        marker = ahead.take(MarkerMoved)
        capital, extra = ahead.sum("capital"), ahead.sum("advantage")
        what = self._listed([self._said("a-train", train=moved.train) for moved in trains])
        params = {"capital": capital, "trains": what, "price": marker.new_price if marker else 0}
        told = self._by(event.seat, "drafted-company", company=self._company(event.company), **params)
        return event.seat, [told, *([self._by(event.seat, "advantage", amount=extra)] if extra else [])]

    def _card(self, event: CardTaken | CopyUsed, ahead: _Ahead) -> list[str]:
        copy = "yes" if isinstance(event, CopyUsed) else "no"
        card = named("card", event.card, str(event.card))
        params = {**self._subject(event.seat), "took": self._by(event.seat, "took", card=card, copy=copy)}
        if event.half == "cash":
            return [self._said("card-cash", amount=ahead.sum("card"), **params)]
        if event.half == "treasury":
            paid = ahead.money("card")
            kind = "card-treasury" if paid else "card-treasury-open"
            return [self._said(kind, gains=self._gains(paid), **params)]
        if event.half == "nothing":
            return [self._said("card-nothing", **params)]
        return [self._said("card", half=self._text(f"lilliput-half-{event.half.replace('+', '-')}"), **params)]

    def _certificates(self, event: SharesSold | ShareBought | CompanyFounded, ahead: _Ahead) -> list[str]:
        company = self._company(event.company)
        if isinstance(event, ShareBought):
            return [self._by(event.seat, "bought", company=company, amount=ahead.sum("share"))]
        if isinstance(event, SharesSold):
            sold = self._by(event.seat, "sold", number=event.number, company=company, amount=ahead.sum("sale"))
            return [sold, *self._price(ahead)]
        paid = ahead.sum("founding")
        ahead.take(MarkerMoved)
        founded = self._by(event.seat, "founded", company=company, price=event.price, amount=paid)
        capital = ahead.sum("capital")
        return [founded, *([self._said("capital", amount=capital)] if capital else [])]

    def _laid(self, ahead: _Ahead) -> list[str]:
        laid = ahead.take(TileLaid)
        assert laid is not None
        costs = [self._said(f"cost-{paid.reason}", amount=paid.amount) for paid in ahead.money(*_COSTS)]
        home = ahead.take(StationPlaced, lambda placed: placed.home and placed.cell == laid.cell)
        upgraded = laid.replaced is not None and not is_terrain(laid.replaced)
        kind = "home-tile" if home else "upgraded" if upgraded else "laid"
        where = {"company": self._company(laid.company), "cell": self._things.cell(laid.cell)}
        return [self._said(kind, tile=self._things.tile(laid.tile), **where), *costs]

    def _station(self, ahead: _Ahead) -> list[str]:
        payments = ahead.money("station")
        placed = ahead.take(StationPlaced)
        if placed is None:
            return [self._said("money", gains=self._gains(payments))]
        paid = sum(one.amount for one in payments)
        where = {"company": self._company(placed.company), "cell": self._things.cell(placed.cell)}
        kind = "home" if placed.home else "station" if paid else "station-free"
        return [self._said(kind, amount=paid, **where)]

    def _trains(self, ahead: _Ahead) -> list[str]:
        """Trains change hands: what for, and who helped; obsolete ones may be given back for it."""
        returned = ahead.take_all(TrainMoved, lambda moved: moved.target == POOL and moved.source != DECK)
        payments = ahead.money("train", "help")
        moved = ahead.take(TrainMoved, lambda moved: moved.target not in (POOL, OUT) or moved.source == DECK)
        helped = [paid for paid in payments if paid.reason == "help"]
        if moved is None:
            ahead.take(TrainMoved, lambda moved: moved.target == OUT)  # told by the phase
            lost = [
                self._said("gave-up", company=self._company(CompanyId(one.source)), train=one.train) for one in returned
            ]
            return lost + ([self._said("money", gains=self._gains(payments))] if payments else [])
        if moved.source == SUPPLY:
            return []  # told with the company that was drafted
        if moved.target == POOL:
            return [self._said("train-to-pool", train=moved.train)]
        amount = sum(paid.amount for paid in payments if paid.reason == "train" or paid.target == BANK)
        params = {"company": self._company(CompanyId(moved.target)), "train": moved.train, "amount": amount}
        if moved.source not in (DECK, POOL):
            told = self._said("train-company", seller=self._company(CompanyId(moved.source)), **params)
        else:
            told = self._said(f"train-{moved.source}" if amount else "train-free", **params)
        gone = self._listed([self._said("a-train", train=one.train) for one in returned])
        helps = [self._by(_seat_of(paid.source), "helped", amount=paid.amount) for paid in helped]
        return [told, *helps, *([self._said("returned", trains=gone)] if gone else [])]

    # Running

    def _run(self, event: TrainsRan, ahead: _Ahead) -> list[str]:
        company = self._company(event.company)
        routes = [self._route(route) for route in event.routes]
        kind = "ran-nothing" if not routes else "ran" if len(routes) == 1 else "ran-several"
        mines = ahead.sum("mine")
        told = self._said(kind, company=company, routes=self._listed(routes), revenue=event.revenue)
        return [told, *([self._said("mines", amount=mines)] if mines else [])]

    def _route(self, route: dict[str, Any]) -> str:
        stops = _DASH.join(self._things.stop((x, y)) for x, y, _ in route["stops"])
        train = route["train"]
        params = {"train": train.removesuffix(_OBSOLETE), "obsolete": "yes" if train.endswith(_OBSOLETE) else "no"}
        return self._said("route", stops=stops, revenue=route["revenue"], **params)

    def _run_came_to(self, ahead: _Ahead, times: int) -> list[str]:
        """Who got what of a revenue; nothing as long as its director thinks."""
        paid, kept = ahead.money("dividend"), ahead.sum("withheld")
        told = [self._said("paid", gains=self._gains(paid), times=times)] if paid else []
        if kept:
            told.append(self._said("kept", amount=kept))
        return told + self._price(ahead)

    def _price(self, ahead: _Ahead) -> list[str]:
        moved = ahead.take(MarkerMoved)
        if moved is None or moved.old_price is None:
            return []
        way = "up" if moved.new_price > moved.old_price else "down" if moved.new_price < moved.old_price else "same"
        return [self._said("price", way=way, old=moved.old_price, new=moved.new_price)]

    # Gulliver

    def _gulliver(self, event: GulliverChose | GulliverDrew, ahead: _Ahead) -> list[LogLine]:
        """What Gulliver did, and by which of his rules."""
        ahead.put_back(event)
        choices: list[GulliverChose | GulliverDrew] = []
        while isinstance(choice := ahead.peek(), GulliverChose | GulliverDrew) and choice.item != _SCRAP:
            choices.append(choice)
            ahead.next()
        told = []
        while (scrapped := ahead.take(GulliverChose, lambda one: one.item == _SCRAP)) is not None:
            told.append(self._said("gulliver-limit", train=scrapped.choice))
            ahead.take(TrainMoved)
        seat = None
        if choices and not isinstance(ahead.peek(), GulliverSkipped | None):
            seat, deed = self._deed(ahead.next(), ahead)
            told += deed
        reasons = [self._reason(one) for one in choices if one.item not in _SEEN] if told else []
        why = ", ".join(filter(None, reasons))
        kind = "gulliver" if why else "gulliver-plainly"
        return self._line(seat, [self._said(kind, step=event.step, deed=" ".join(told), why=why)] if told else [])

    def _reason(self, event: GulliverChose | GulliverDrew) -> str:
        choice = event.choice
        if event.item == "end":
            cell, side = choice.split()
            choice = self._said("gulliver-end", cell=self._things.cell(cell_of(cell)), side=self._things.side(side))
        reason = self._said(f"gulliver-{event.reason}", choice=choice)
        if isinstance(event, GulliverChose):
            return reason
        drawn = self._said("gulliver-drawn", number=event.among)
        return ", ".join(filter(None, (reason, drawn)))

    # Words

    def _said(self, kind: str, **params: object) -> str:
        return self._text(f"lilliput-log-{kind}", **params)

    def _by(self, seat: Seat, kind: str, **params: object) -> str:
        return self._said(kind, **self._subject(seat), **params)

    def _company(self, company: CompanyId) -> str:
        return named("company", company, self._things.company(company))

    def _account(self, account: str) -> str:
        if account == BANK:
            return self._said("bank")
        return self._name(_seat_of(account)) if account in SEATS else self._company(CompanyId(account))

    def _gains(self, payments: Sequence[MoneyMoved]) -> str:
        """Who got how much."""
        gains = []
        for paid in payments:
            is_seat = paid.target in SEATS
            params = {
                "account": "seat" if is_seat else "company",
                "you": "yes" if is_seat and self._is_you(_seat_of(paid.target)) else "no",
                "target": self._account(paid.target),
            }
            gains.append(self._said("gain", amount=paid.amount, **params))
        return self._listed(gains)


_COSTS = ("tunnel", "terrain", "metropolis")


def _seat_of(account: str) -> Seat:
    return Seat(SEATS.index(account))
