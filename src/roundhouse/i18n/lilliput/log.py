"""What happened in a game of 18Lilliput, as lines for one reader."""

from __future__ import annotations

from collections.abc import Iterable

from roundhouse.games.lilliput.box.components import standard_components
from roundhouse.games.lilliput.box.tilesets import whole_box
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
    GulliverChose,
    GulliverDrew,
    GulliverSkipped,
    MarkerMoved,
    MoneyMoved,
    OfferAnswered,
    OfferMade,
    PhaseBegan,
    RoundBegan,
    ShareBought,
    SharesSold,
    StationPlaced,
    TileLaid,
    TrainMoved,
    TrainsRan,
    TreasurerTurnedIn,
)
from roundhouse.i18n.log import GameLog, LogLine
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.events import Event


class LilliputLog(GameLog):
    def lines(self, events: Iterable[Event]) -> list[LogLine]:
        return [line for event in events for line in self._told(event)]

    def _told(self, event: Event) -> list[LogLine]:
        if isinstance(event, MoneyMoved):
            accounts = {"source": self._account(event.source), "target": self._account(event.target)}
            return [self._line("money", amount=event.amount, **accounts)]
        if isinstance(event, TrainMoved):
            return self._train(event)
        if isinstance(event, TrainsRan):
            return [self._line("ran", company=self.company(event.company), revenue=event.revenue)]
        if isinstance(event, MarkerMoved):
            if event.old_price is None:
                return []
            company = self.company(event.company)
            return [self._line("price", company=company, old=event.old_price, new=event.new_price)]
        if isinstance(event, TileLaid):
            company, cell = self.company(event.company), f"{event.cell[0]},{event.cell[1]}"
            return [self._line("laid", company=company, cell=cell, tile=self.tile(event.tile))]
        if isinstance(event, StationPlaced):
            company, cell = self.company(event.company), f"{event.cell[0]},{event.cell[1]}"
            return [self._line("home" if event.home else "station", company=company, cell=cell)]
        if isinstance(event, PhaseBegan):
            lines = [self._line("phase", phase=event.phase)]
            lines += [self._line("rusted", trains=train) for train in event.rusted]
            return lines + [self._line("obsolete", trains=train) for train in event.obsolete]
        if isinstance(event, RoundBegan):
            return [self._line("round", round=event.round)]
        if isinstance(event, OfferMade):
            parties = {"buyer": self.company(event.buyer), "seller": self.company(event.seller)}
            return [self._line("offer", train=event.train, price=event.price, **parties)]
        if isinstance(event, DraftEnded):
            return [self._draft_ended(event)]
        if isinstance(event, (GulliverChose, GulliverDrew, GulliverSkipped)):
            return self._gulliver(event)
        return self._deed(event)

    def _deed(self, event: Event) -> list[LogLine]:
        """What a seat did, if it was that."""
        if isinstance(event, CardTaken):
            return [self._by(event.seat, "card", card=event.card, half=self.half(event.card, event.half))]
        if isinstance(event, CopyUsed):
            return [self._by(event.seat, "copy", card=event.card, half=self.half(event.card, event.half))]
        if isinstance(event, CompanyDrafted):
            return [self._by(event.seat, "drafted", item=self.company(event.company))]
        if isinstance(event, CharacterDrafted):
            return [self._by(event.seat, "drafted", item=self.character(event.character))]
        if isinstance(event, SharesSold):
            return [self._by(event.seat, "sold", number=event.number, company=self.company(event.company))]
        if isinstance(event, ShareBought):
            return [self._by(event.seat, "bought", company=self.company(event.company))]
        if isinstance(event, CompanyFounded):
            return [self._by(event.seat, "founded", company=self.company(event.company), price=event.price)]
        if isinstance(event, OfferAnswered):
            return [self._by(event.seat, "agreed" if event.accepted else "declined")]
        if isinstance(event, TreasurerTurnedIn):
            return [self._by(event.seat, "treasurer")]
        return []  # a turn begun is seen on the table, the end on the score sheet

    def _train(self, event: TrainMoved) -> list[LogLine]:
        if event.source == SUPPLY or event.target == OUT:
            return []  # told by the draft and by the phase
        if event.target == POOL:
            if event.source == DECK:
                return [self._line("train-deck-pool", train=event.train)]
            return [self._line("train-to-pool", company=self.company(event.source), train=event.train)]
        buyer = self.company(event.target)
        if event.source in (DECK, POOL):
            return [self._line(f"train-{event.source}", company=buyer, train=event.train)]
        return [self._line("train-company", company=buyer, train=event.train, seller=self.company(event.source))]

    def _gulliver(self, event: GulliverChose | GulliverDrew | GulliverSkipped) -> list[LogLine]:
        """Why Gulliver does what the next line tells; how a tile is chosen and turned is seen on the map."""
        if isinstance(event, GulliverSkipped):
            return [self._line(f"gulliver-skips-{event.reason}", step=event.step)]
        if event.item in ("tile", "turn"):
            return []
        choice = event.choice
        if event.item == "way":
            choice = self._text(f"lilliput-log-gulliver-way-{choice}")
        elif event.item in ("share", "company", "train"):
            choice = self.company(choice)
        line = self._line(f"gulliver-{event.reason}", step=event.step, choice=choice)
        if isinstance(event, GulliverChose):
            return [line]
        return [LogLine(None, self._text("lilliput-log-gulliver-drawn", line=line.text, number=event.among))]

    def _draft_ended(self, event: DraftEnded) -> LogLine:
        items = [self.company(one) for one in event.companies] + [self.character(one) for one in event.characters]
        return self._line("draft-ended", items=", ".join(items)) if items else self._line("draft-ended-all")

    def _line(self, kind: str, **params: object) -> LogLine:
        return LogLine(None, self._text(f"lilliput-log-{kind}", **params))

    def _by(self, seat: Seat, kind: str, **params: object) -> LogLine:
        return LogLine(seat, self._text(f"lilliput-log-{kind}", **self._subject(seat), **params))

    def _account(self, account: str) -> str:
        if account == BANK:
            return self._text("lilliput-log-bank")
        if account in SEATS:
            return self._name(Seat(SEATS.index(account)))
        return self.company(account)

    def company(self, company: str) -> str:
        return self._text(f"lilliput-company-{company}")

    def character(self, character: str) -> str:
        return self._text(f"lilliput-character-{character}")

    def tile(self, tile: str) -> str:
        """A tile by colour, kind and id."""
        kind = whole_box().kinds[whole_box().by_id[tile]]
        names = {"colour": f"lilliput-colour-{kind.colour}", "kind": f"lilliput-tile-{kind.kind}"}
        return self._text("lilliput-tile", id=tile, **{name: self._text(text) for name, text in names.items()})

    def half(self, card: int, half: str, treasury: int | None = None) -> str:
        """What a half of a card gives; `treasury` is what card 10 is worth now, None where the next line tells it."""
        if half == "treasury" and treasury is None:
            return self._text("lilliput-half-treasury-told")
        sum_ = standard_components().cards[card - 1].cash if treasury is None or half != "treasury" else treasury
        return self._text(f"lilliput-half-{half.replace('+', '-')}", sum=sum_)
