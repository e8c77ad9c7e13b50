"""Whose decision is next: rounds, turns, running, bureaucracy, excess trains in between (A5, A26, A30)."""

from __future__ import annotations

from roundhouse.games.lilliput.events import POOL, RoundBegan, RunningBegan, TrainsRan, TurnBegan
from roundhouse.games.lilliput.flow.accounts import company_receives
from roundhouse.games.lilliput.flow.characters import has_more_to_do, justice_seat
from roundhouse.games.lilliput.flow.dividends import keep, pay_out, revenue_factor
from roundhouse.games.lilliput.flow.market import running_order
from roundhouse.games.lilliput.flow.phases import begin_phase_of, draw_train, over_limit
from roundhouse.games.lilliput.flow.scoring import ending
from roundhouse.games.lilliput.gulliver.steps import gulliver_turn, scrap_excess
from roundhouse.games.lilliput.ids import COMPANY_IDS
from roundhouse.games.lilliput.map.routes import route_data
from roundhouse.games.lilliput.position import NO_FOCUS, Position, Stage, turn_seat, with_one
from roundhouse.games.lilliput.runs import company_run
from roundhouse.kernel.events import Event


def begin_round(position: Position, events: list[Event] | None) -> None:
    """The Justiciary first (L-057), then the first turn."""
    position.turn = 0
    if events is not None:
        events.append(RoundBegan(position.round, position.first, position.setup.rounds))
    seat = justice_seat(position)
    if seat is None:
        begin_turn(position, events)
    else:
        position.stage = Stage.JUSTICE
        position.active = seat


def begin_turn(position: Position, events: list[Event] | None) -> None:
    position.stage = Stage.TURN
    position.active = turn_seat(position)
    position.card = 0
    position.half = ""
    position.copied = False
    if events is not None:
        events.append(TurnBegan(position.active, 1 + position.turn // position.setup.players))


def end_action(position: Position, events: list[Event] | None) -> None:
    """The action is carried out; the turn goes on only if a character may still be used (L-253)."""
    position.lays = (0, 0, 0)
    position.trains_left = 0
    position.declined = ()
    position.sold = 0
    position.focus = NO_FOCUS
    if has_more_to_do(position, position.active):
        position.stage = Stage.AFTER
    else:
        end_turn(position, events)


def end_turn(position: Position, events: list[Event] | None) -> None:
    """Two turns for everybody, then trains run (L-056, L-058, L-059)."""
    position.turn += 1
    position.card = 0
    position.half = ""
    position.copied = False
    if position.turn < 2 * position.setup.players:
        begin_turn(position, events)
    elif position.setup.train_first:
        _train_first(position, events)
    else:
        _begin_running(position, events)


def _train_first(position: Position, events: list[Event] | None) -> None:
    """The train of the round comes before the running step: by Gulliver (L-468), or to the pool (L-400)."""
    if position.setup.has_gulliver:
        gulliver_turn(position, events)
    else:
        _train_to_pool(position, events)
    settle_excess(position, Stage.RUN, events)


def _train_to_pool(position: Position, events: list[Event] | None) -> None:
    """L-344, with all that a first train of its type changes (L-345)."""
    train = draw_train(position, POOL, events)
    position.pool = with_one(position.pool, train)
    begin_phase_of(position, train, events)


def _begin_running(position: Position, events: list[Event] | None) -> None:
    position.running = running_order(position)  # L-291
    if events is not None:
        events.append(RunningBegan(revenue_factor(position)))
    run_next(position, events)


def run_next(position: Position, events: list[Event] | None) -> None:
    """The next company runs its trains, with or without any (L-292); after the last one the round ends.

    Gulliver's companies pay out whatever they earn, without a decision (L-475).
    """
    while position.running:
        company = position.running[0]
        run = company_run(position, company)
        position.revenue = run.total
        if events is not None:
            events.append(TrainsRan(COMPANY_IDS[company], run.total, tuple(route_data(run)), revenue_factor(position)))
        if run.mine_money:  # L-367, L-368
            company_receives(position, company, run.mine_money, "mine", events)
        director = position.director[company]
        if director < position.setup.players:
            position.stage = Stage.RUN
            position.active = director
            return
        if run.total:
            pay_out(position, company, events)
        else:
            keep(position, company, events)
        position.running = position.running[1:]
        position.revenue = 0
    _end_round(position, events)


def end_run(position: Position, events: list[Event] | None) -> None:
    """The acting company has paid or withheld, and bought from the pool if it wanted."""
    position.running = position.running[1:]
    position.revenue = 0
    run_next(position, events)


def _end_round(position: Position, events: list[Event] | None) -> None:
    """Bureaucracy (A30), or the end of the game (L-349)."""
    if position.is_last_round:
        position.stage = Stage.OVER
        if events is not None:
            events.append(ending(position))
        return
    if position.setup.train_first:  # L-400, L-477
        _next_round(position, events)
    else:
        _train_to_pool(position, events)
        settle_excess(position, Stage.RUN, events)


def settle_excess(position: Position, resume: Stage, events: list[Event] | None) -> None:
    """Directors with too many trains choose, clockwise from the active or the first player (L-182); then go on.

    Gulliver has no choice (L-474).
    """
    if position.setup.has_gulliver:
        scrap_excess(position, events)
    companies = over_limit(position)
    if companies:
        begin = position.first if resume is Stage.RUN else turn_seat(position)
        directors = {position.director[company] for company in companies}
        clockwise = position.setup.player_seats[begin:] + position.setup.player_seats[:begin]
        position.stage = Stage.EXCESS
        position.active = next(seat for seat in clockwise if seat in directors)
        position.resume = resume
    elif resume is not Stage.RUN:
        after_purchase(position, events)
    elif position.setup.train_first:
        _begin_running(position, events)
    else:
        _next_round(position, events)


def _next_round(position: Position, events: list[Event] | None) -> None:
    """The rest of bureaucracy: first-player card, action cards, round marker (L-346 to L-348)."""
    position.first = position.setup.player_seats[(position.first + 1) % position.setup.players]
    position.taken = 0
    position.round += 1
    begin_round(position, events)


def after_purchase(position: Position, events: list[Event] | None) -> None:
    """A train was bought or refused in the actions step: another purchase, or the end of the action (L-087)."""
    position.active = turn_seat(position)
    if position.trains_left:
        position.stage = Stage.TRAINS
    else:
        end_action(position, events)
