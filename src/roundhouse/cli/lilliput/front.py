"""18Lilliput at a terminal table: its choices, questions, log lines and the facts of a refusal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from roundhouse.cli.front import Front, NumberedChoice, Size, log_text
from roundhouse.games.lilliput.actions import (
    NOTHING,
    Answer,
    BankTrain,
    Buy,
    CompanyTrain,
    Done,
    Draft,
    Exchange,
    Found,
    GiveUp,
    Home,
    Justice,
    Lay,
    Pay,
    PoolTrain,
    Sell,
    Station,
    TakeCard,
    UseCopy,
    Withhold,
)
from roundhouse.games.lilliput.box.components import standard_components
from roundhouse.games.lilliput.box.tilesets import whole_box
from roundhouse.games.lilliput.ids import COMPANY_IDS, Company, CompanyId, letters_of
from roundhouse.i18n.lilliput.log import LilliputLog
from roundhouse.i18n.lilliput.names import LilliputNames, fact_in_words
from roundhouse.kernel.actions import Action, Amount, AmountRange
from roundhouse.kernel.contract import Seat, State, View
from roundhouse.kernel.errors import Refusal
from roundhouse.kernel.events import Event
from roundhouse.render.lilliput import screen as lilliput_screen
from roundhouse.render.signs import STRONG

_COLUMNS = 12  # from this many choices on they stand in columns


class LilliputFront(Front):
    way_question = "lilliput-choose"

    def screen(self, view: View, news: Sequence[Text], size: Size) -> RenderableType:
        return lilliput_screen.screen(view, self.names, self.words, news, size)

    def map(self, view: View, size: Size) -> RenderableType:  # noqa: ARG002  # it is as large as it is
        return lilliput_screen.map_screen(view)

    def short_screen(self, view: View, width: int) -> RenderableType | None:  # noqa: ARG002
        """Within a turn the lines that tell what happened are enough, unless the map has changed."""
        return Text() if view["stage"] in ("price", "split", "after the action", "home tile", "home slot") else None

    def question(self, view: View, actions: Sequence[Action]) -> str:
        stage = view["stage"].partition(" the")[0].partition(" trains")[0].replace(" ", "-")
        params: dict[str, Any] = {}
        if stage in ("home-tile", "home-slot", "pool"):
            params["company"] = self._company(COMPANY_IDS[view["focus"]])
        elif stage == "trains":
            params["number"] = view["trains_left"]
        elif stage in ("price", "offer"):
            offer = view["offer"]
            params = {"train": offer["train"], "price": offer["price"]}
            params |= {"buyer": self._company(offer["buyer"]), "seller": self._company(offer["seller"])}
            if isinstance(actions, AmountRange):
                params["most"] = actions[-1].n
        elif stage == "split":
            assert isinstance(actions, AmountRange)
            own = [name for name, company in view["companies"].items() if company["director"] == view["active"]]
            params = {"sum": view["split"], "company": self._company(own[0])}
            stage = "split-alone" if len(actions) == 1 else "split"
        elif stage == "run":
            params = {"company": self._company(view["running"][0]), "revenue": view["revenue"]}
            stage = "run" if view["revenue"] else "run-zero"
        return self.words(f"lilliput-ask-{stage}", **params)

    def choices(self, view: View, actions: Sequence[Action]) -> list[NumberedChoice]:
        """Tiles are listed by place and kind, trains by where they come from, companies to found by name.

        Taking a card for nothing is left to notation: any half can be taken and left at once.
        """
        if isinstance(actions, AmountRange):
            few = dict.fromkeys((actions[0], actions[len(actions) // 2], actions[-1]))
            return [NumberedChoice(self._label(view, action), (action,)) for action in few]
        ways: dict[object, list[Action]] = {}
        for action in actions:
            if not (isinstance(action, TakeCard) and action.half == NOTHING):
                ways.setdefault(_alike(action), []).append(action)
        many = len(ways) > _COLUMNS
        return [
            NumberedChoice(self._label(view, same[0]), tuple(same), in_columns=many and not isinstance(same[0], Done))
            for same in ways.values()
        ]

    def _label(self, view: View, action: Action) -> Text:
        kind, params = self._described(view, action)
        return Text(self.words(f"lilliput-do-{kind}", **params))

    def _described(self, view: View, action: Action) -> tuple[str, dict[str, Any]]:
        """The kind of an action and what its text is filled in with."""
        things = LilliputNames(self.catalogue)
        if isinstance(action, Draft):
            return "draft", {"item": things.item(action.item)}
        if isinstance(action, Lay):
            tile = self.words("lilliput-tile", tile=things.exact_tile(action.tile), id=action.tile)
            return "lay", {"company": self._name(action.company), "cell": things.cell(action.cell), "tile": tile}
        if isinstance(action, Justice):
            characters = standard_components().characters
            sums = [c.round_cash if action.kind == "cash" else c.round_treasury for c in characters]
            return f"justice-{action.kind}", {"sum": max(sums)}
        if isinstance(action, (TakeCard, UseCopy)):
            treasury = standard_components().phases[view["phase"] - 1].treasury
            half = things.half(action.card, action.half, treasury)
            return ("card" if isinstance(action, TakeCard) else "copy"), {"card": action.card, "half": half}
        if isinstance(action, Amount):
            return "amount", {"sum": action.n}
        if isinstance(action, (Sell, Buy)):
            price = view["facts"]["prices"][COMPANY_IDS[action.company]]
            params = {"company": self._name(action.company), "price": price}
            if isinstance(action, Buy):
                return "buy", params
            return "sell", {**params, "number": action.number, "sum": price * action.number}
        if isinstance(action, Found):
            return "found", {"company": self._name(action.company)}
        if isinstance(action, Home):
            return "home", {"cell": things.cell(action.cell)}
        return self._described_train(view, action)

    def _described_train(self, view: View, action: Action) -> tuple[str, dict[str, Any]]:
        if isinstance(action, BankTrain):
            return "bank", {"company": self._name(action.company), "train": view["facts"]["top_train"]}
        if isinstance(action, CompanyTrain):
            seller = self._name(action.seller)
            return "trade", {"company": self._name(action.company), "train": action.train, "seller": seller}
        if isinstance(action, PoolTrain):
            components = standard_components()
            price = components.trains[components.train_index[action.train]].price
            return "pool", {"company": self._name(action.company), "train": action.train, "price": price}
        if isinstance(action, GiveUp):
            return "give", {"company": self._name(action.company), "train": action.train}
        if isinstance(action, Station):
            cell = LilliputNames(self.catalogue).cell(action.cell)
            return "station", {"company": self._name(action.company), "cell": cell}
        if isinstance(action, Answer):
            return str(action), {}
        if isinstance(action, Exchange):
            per_round = max(character.cash_per_round for character in standard_components().characters)
            return "exchange", {"sum": per_round * view["round"]}
        kinds: dict[type[Action], str] = {Pay: "pay", Withhold: "withhold", Done: "done"}
        return kinds[type(action)], {}

    def way(self, action: Action) -> Text:
        """How a tile is turned, what is given back, at which price a company is founded."""
        if isinstance(action, Lay):
            tiles = whole_box()
            exits = tiles.exits[tiles.by_id[action.tile]][action.rotation]
            sides = ", ".join(map(LilliputNames(self.catalogue).side, letters_of(exits)))
            turned = self.words("lilliput-turned", sides=sides)
            return Text.assemble((str(action.rotation), STRONG), f" {turned}")
        if isinstance(action, Found):
            cost = action.price * standard_components().figures.director_shares
            return Text(self.words("lilliput-do-found-price", price=action.price, cost=cost))
        if isinstance(action, Sell):
            return Text(str(action.number))
        returned: tuple[str, ...] = getattr(action, "returned", ())
        if returned:
            return Text(self.words("lilliput-do-return", trains=", ".join(returned)))
        return Text(self.words("lilliput-do-return-nothing"))

    def notation(self, view: View) -> str:  # noqa: ARG002
        return self.words("lilliput-notation")

    def lines(self, view: View, events: Sequence[Event], seat: Seat | None) -> list[Text]:
        log = LilliputLog(self.game.name, self.catalogue, view, self.names, seat)
        return [log_text(line) for line in log.lines(events)]

    def facts(self, view: View, refusal: Refusal) -> str:  # noqa: ARG002
        text_id = f"lilliput-fact-{refusal.rule}"
        if text_id not in self.catalogue or not refusal.params:
            return ""
        things = LilliputNames(self.catalogue)
        params = {name: fact_in_words(things, name, value) for name, value in refusal.params.items()}
        if "active" in params:
            params["active"] = self.names[params["active"]]
        return "" if _missing(refusal.rule, params) else self.words(text_id, **params)

    def score_sheet(self, state: State) -> RenderableType:
        return lilliput_screen.sheet_table(state.score_sheet(), state.standings(), self.names, self.words)

    def _company(self, company: CompanyId) -> str:
        return self.words(f"lilliput-company-{company}")

    def _name(self, company: Company) -> str:
        return self._company(COMPANY_IDS[company])


_NEEDS = {"L-030": "item", "L-141": "most", "L-058": "active", "L-059": "active"}
"""Rules with several causes: the parameter that the text of the facts is about."""


def _missing(rule: str, params: dict[str, Any]) -> bool:
    return rule in _NEEDS and _NEEDS[rule] not in params


def _alike(action: Action) -> object:
    """What actions have in common that stand in one line."""
    if isinstance(action, Lay):
        return (Lay, action.company, action.cell, action.tile)
    if isinstance(action, BankTrain):
        return (BankTrain, action.company)
    if isinstance(action, CompanyTrain):
        return (CompanyTrain, action.company, action.seller, action.train)
    if isinstance(action, PoolTrain):
        return (PoolTrain, action.company, action.train)
    if isinstance(action, Found):
        return (Found, action.company)
    return action
