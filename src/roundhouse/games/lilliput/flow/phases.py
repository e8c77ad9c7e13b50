"""The train deck, and what happens when the first card of a type leaves it (L-157 to L-177)."""

from __future__ import annotations

from roundhouse.games.lilliput.events import DECK, OUT, POOL, PhaseBegan, TrainMoved
from roundhouse.games.lilliput.ids import COMPANIES, COMPANY_IDS, Company
from roundhouse.games.lilliput.position import Position
from roundhouse.kernel.events import Event


def top_train(position: Position) -> int:
    """The type that lies on top of the deck; in the end always the one that comes without end (L-008)."""
    deck = position.setup.deck
    return deck[position.drawn] if position.drawn < len(deck) else position.setup.components.last_train


def draw_train(position: Position, target: str, events: list[Event] | None) -> int:
    """The top train leaves the deck for a company or the pool; the caller puts it there."""
    train = top_train(position)
    position.drawn += 1
    if events is not None:
        events.append(TrainMoved(position.setup.components.trains[train].id, DECK, target))
    return train


def begin_phase_of(position: Position, train: int, events: list[Event] | None) -> None:
    """If this was the first of its type a phase begins: rust, obsolescence, limit, in this order (L-157, L-176)."""
    phases = position.setup.components.phases
    if position.phase == len(phases) or phases[position.phase].train != train:
        return
    position.phase += 1
    phase = position.phase_data
    if events is not None:
        names = position.setup.components.trains
        events.append(
            PhaseBegan(
                phase.number,
                tuple(names[old].id for old in phase.rusts),
                tuple(names[old].id for old in phase.obsolete),
                phase.limit,
            )
        )
    for old in phase.rusts:
        _rust(position, old, events)


def _rust(position: Position, train: int, events: list[Event] | None) -> None:
    """All trains of a type leave the game, those in the pool too (L-173, L-174)."""
    name = position.setup.components.trains[train].id
    gone = 0
    for company, trains in enumerate(position.trains):
        number = trains.count(train)
        if number:
            position.trains[company] = tuple(other for other in trains if other != train)
            gone += number
            if events is not None:
                events += [TrainMoved(name, COMPANY_IDS[company], OUT)] * number
    number = position.pool.count(train)
    if number:
        position.pool = tuple(other for other in position.pool if other != train)
        gone += number
        if events is not None:
            events += [TrainMoved(name, POOL, OUT)] * number
    rusted = list(position.rusted)
    rusted[train] += gone
    position.rusted = tuple(rusted)


def over_limit(position: Position) -> list[Company]:
    """The companies with more trains than the phase allows (L-180)."""
    limit = position.phase_data.limit
    return [company for company in COMPANIES if len(position.trains[company]) > limit]


def offers_pool(position: Position, company: Company) -> bool:
    """Whether there is anything to buy in the pool, counting what the company could give back first (L-155)."""
    obsolete = position.phase_data.is_obsolete
    return bool(position.pool) or any(obsolete[train] for train in position.trains[company])
