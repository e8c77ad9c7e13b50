"""Positions of 18Lilliput for tests: say what matters, the rest is a quiet first round.

    state = position(cash=[100], trains={"red": "2 3"}, phase=4, pool="3")
    play(state, "card 8 trains", "train bank red return 2")

Unless told otherwise red, blue, green and yellow belong to seats 0 to 3 (as many as there are players), their homes lie
around Mildendo, nobody has a character, and seat 0 is about to take a card in round 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from roundhouse.games.lilliput.actions import NOTHING, BankTrain, Done, Found, PoolTrain, TakeCard, Withhold
from roundhouse.games.lilliput.box.components import Components
from roundhouse.games.lilliput.events import MoneyMoved
from roundhouse.games.lilliput.flow.market import move_price_marker
from roundhouse.games.lilliput.flow.rounds import begin_round, begin_turn
from roundhouse.games.lilliput.game import LilliputGame
from roundhouse.games.lilliput.ids import COMPANY_IDS, COMPANY_INDEX
from roundhouse.games.lilliput.position import NOBODY, NOWHERE, SIZE, Stage, turn_seat
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.events import Event
from unit.lilliput.maps import Drawn, draw

Kind = TypeVar("Kind", bound=Event)

GAME = LilliputGame()
STARTING = ("red", "blue", "green", "yellow")
HOMES: Drawn = {(1, 0): "YC-S 0 red!", (0, 1): "YY-S 1 blue!", (-1, 0): "YC-S 0 green!", (0, -1): "YC-S 1 yellow!"}


def homes(players: int = 4) -> dict[tuple[int, int], str]:
    """Mildendo and the straight homes of the first companies: red east, blue north, green west, yellow south."""
    return {(0, 0): "MIL 0", **dict(list(HOMES.items())[:players])}


def position(
    players: int = 4,
    *,
    directors: Mapping[str, int] | None = None,
    characters: Sequence[str | None] = (),
    cash: Sequence[int] = (),
    treasury: Mapping[str, int] | None = None,
    trains: Mapping[str, str] | None = None,
    shares: Mapping[int, Mapping[str, int]] | None = None,
    prices: Mapping[str, int | tuple[str, int]] | None = None,
    tiles: Drawn | None = None,
    phase: int = 1,
    pool: str = "",
    top: str | None = None,
    round: int = 1,  # noqa: A002  # the word of the rules
    turn: int = 0,
    first: int = 0,
    taken: Sequence[int] = (),
    copies: Sequence[int] = (),
    justice: bool = False,
    components: Components | None = None,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    rules: int = GAME.rules_version,
) -> LilliputState:
    """A position before seat `first` (or whoever has turn number `turn`) takes a card.

    `directors` names companies in addition to the starting ones; `prices` are top-row prices, or a row and a column;
    companies not named there stand where they start. `top` is the type on top of the deck. With `justice` the
    round begins with the Justiciary's choice. With one player blue is Gulliver's, and he is seat 1.
    """
    state = LilliputGame(components).begin(players, seed, {"first_player": first, **(options or {})}, rules)
    assert isinstance(state, LilliputState)
    data = state.setup.components
    chart, types = data.chart, data.train_index
    owners = {name: seat for seat, name in enumerate(STARTING[: state.seats])} | dict(directors or {})
    state.director = [owners.get(name, NOBODY) for name in COMPANY_IDS]
    state.removed = sum(1 << COMPANY_INDEX[name] for name in STARTING if name not in owners)
    state.characters = tuple(
        tuple(data.character_index[name] for name in str(held or "").split())
        for held in (*characters, *[None] * (state.seats - len(characters)))
    )
    state.offered = tuple(
        number for number in range(len(data.characters)) if not any(number in held for held in state.characters)
    )
    state.railmap = draw(tiles if tiles is not None else homes(state.seats), state.setup.tileset)
    state.cash = [data.figures.cash] * state.seats
    state.trains, state.spaces, state.queue = [()] * SIZE, [NOWHERE] * SIZE, ()  # whatever Gulliver was given
    state.markers, state.treasury = [0] * SIZE, [0] * SIZE
    for company, name in enumerate(COMPANY_IDS):
        starting = data.companies[company]
        if state.director[company] == NOBODY:
            continue
        placed = sum(company in here for here in state.railmap.stations.values())
        state.markers[company] = data.figures.stations - placed
        state.treasury[company] = (treasury or {}).get(name, 0 if state.is_gulliver(state.director[company]) else 500)
        held = (trains or {}).get(name, "")
        state.trains[company] = tuple(sorted(types[train] for train in held.split()))
        price = (prices or {}).get(name, starting.price or 50)
        space = chart.top.index(price) if isinstance(price, int) else price[1] + chart.columns * (price[0] == "bottom")
        assert state.spaces[company] == NOWHERE
        move_price_marker(state, company, space, None)
    for seat, held_shares in (shares or {}).items():
        for name, number in held_shares.items():
            state.shares[seat * SIZE + COMPANY_INDEX[name]] = number
            state.bank_shares[COMPANY_INDEX[name]] -= number
    for seat, pounds in enumerate(cash):
        state.cash[seat] = pounds
    for seat, number in enumerate(copies):
        state.copies[seat] = number
    state.phase = phase
    state.pool = tuple(sorted(types[train] for train in pool.split()))
    if top is not None:
        deck = state.setup.deck
        state.drawn = deck.index(types[top]) if types[top] in deck else len(deck)
    state.round = round
    state.turn = turn
    state.taken = sum(1 << number for number in taken)
    if justice:
        begin_round(state, None)
    else:
        begin_turn(state, None)
    assert state.stage is not Stage.TURN or state.active == turn_seat(state)
    return state


def play(state: LilliputState, *texts: str) -> list[Event]:
    """Carry out actions in notation; all that happened."""
    events: list[Event] = []
    for text in texts:
        events += state.apply(GAME.parse(text))
    return events


def refused(state: LilliputState, text: str, seat: int | None = None) -> str | None:
    """The rule that forbids an action, None if it is legal; legal_actions says the same."""
    action = GAME.parse(text)
    refusal = state.why_not(action, None if seat is None else Seat(seat))
    if seat is None:
        assert (refusal is None) == (action in state.legal_actions())
    return None if refusal is None else refusal.rule


def legal(state: LilliputState, word: str = "") -> list[str]:
    """The legal actions that begin with a word, in notation."""
    return [text for text in map(str, state.legal_actions()) if text.startswith(word)]


def told(events: Sequence[Event], kind: type[Kind]) -> list[Kind]:
    return [event for event in events if isinstance(event, kind)]


def money(events: Sequence[Event]) -> list[tuple[str, str, int]]:
    """Who paid whom how much."""
    return [(event.source, event.target, event.amount) for event in told(events, MoneyMoved)]


def treasury(state: LilliputState, name: str) -> int:
    return state.treasury[COMPANY_INDEX[name]]


def price(state: LilliputState, name: str) -> int:
    return state.price(COMPANY_INDEX[name])


def space(state: LilliputState, name: str) -> tuple[str, int]:
    """The row and the column of a price marker."""
    chart = state.setup.components.chart
    number = state.spaces[COMPANY_INDEX[name]]
    return ("top" if number < chart.columns else "bottom", number % chart.columns)


def held_trains(state: LilliputState, name: str) -> str:
    types = state.setup.components.trains
    return " ".join(types[train].id for train in state.trains[COMPANY_INDEX[name]])


def pool(state: LilliputState) -> str:
    return " ".join(state.setup.components.trains[train].id for train in state.pool)


def share(state: LilliputState, seat: int, name: str) -> int:
    return state.shares[seat * SIZE + COMPANY_INDEX[name]]


def pass_turns(state: LilliputState, number: int = 1) -> list[Event]:
    """This many turns in which the first free card is taken for nothing."""
    events: list[Event] = []
    for _ in range(number):
        choice = next(text for text in legal(state, "card") if text.endswith("nothing"))
        events += play(state, choice)
        if state.stage is Stage.AFTER:
            events += play(state, "done")
    return events


def to_running(state: LilliputState) -> list[Event]:
    """Pass all turns of the round, so that the first company is about to run."""
    events: list[Event] = []
    while state.stage not in (Stage.RUN, Stage.OVER):
        events += pass_turns(state)
    return events


def finish_round(state: LilliputState) -> list[Event]:
    """Let every company withhold, or pay if it must, and buy nothing."""
    events: list[Event] = []
    number = state.round
    while state.round == number and state.stage in (Stage.RUN, Stage.POOL):
        events += state.apply(state.legal_actions()[-1])
    return events


def pick(state: LilliputState, rng: Random, style: str) -> Action:
    """Any legal action; in the busy style rather one that gets the game on: trains, companies, no idling."""
    legal = state.legal_actions()
    if style == "random" or len(legal) > 2000:
        return rng.choice(legal)
    eager = [action for action in legal if isinstance(action, (BankTrain, PoolTrain, Found))]
    if eager and rng.random() < 0.9:
        return rng.choice(eager)
    idle = (NOTHING, "cash")
    working = [a for a in legal if not isinstance(a, (Done, Withhold)) and getattr(a, "half", "") not in idle]
    trains = [a for a in working if isinstance(a, TakeCard) and a.half in ("trains", "train", "shares", "treasury")]
    if trains and rng.random() < 0.6:
        return rng.choice(trains)
    return rng.choice(working or legal)
