"""What a seat sees: everything (L-019), except the seed of the random stream, which is nobody's before the end."""

from __future__ import annotations

from typing import Any

from roundhouse.games.lilliput.flow.certificates import certificates
from roundhouse.games.lilliput.flow.market import running_order
from roundhouse.games.lilliput.flow.phases import top_train
from roundhouse.games.lilliput.flow.scoring import score_sheet
from roundhouse.games.lilliput.ids import COMPANY_IDS
from roundhouse.games.lilliput.map.routes import run_data
from roundhouse.games.lilliput.position import Position, Stage, turn_seat
from roundhouse.games.lilliput.position_json import table_data
from roundhouse.games.lilliput.runs import company_run
from roundhouse.kernel.contract import Seat, View


def view(position: Position, seat: Seat | None) -> View:
    """The whole table as plain data, with what can be read off it at a glance."""
    sheet = score_sheet(position)
    result: View = table_data(position)
    result["seat"] = seat
    result["active_seat"] = position.active_seat
    result["facts"] = _facts(position)
    result["scores"] = [entry["total"] for entry in sheet["seats"]]
    result["score_sheet"] = sheet
    return result


def _facts(position: Position) -> dict[str, Any]:
    """What follows from the table: prices, order of running, the top train, limits, the run that is being decided."""
    components = position.setup.components
    phase = position.phase_data
    facts: dict[str, Any] = {
        "rounds": position.setup.rounds,
        "is_last_round": position.is_last_round,
        "cards": list(position.setup.cards),
        "prices": {COMPANY_IDS[company]: position.price(company) for company in sorted(position.queue)},
        "running_order": [COMPANY_IDS[company] for company in running_order(position)],
        "deck_left": max(0, len(position.setup.deck) - position.drawn),
        "deck": _deck(position),
        "top_train": components.trains[top_train(position)].id,
        "next_phase": _next_phase(position),
        "colours": list(phase.colours),
        "train_limit": phase.limit,
        "obsolete": [train.id for train, old in zip(components.trains, phase.is_obsolete, strict=True) if old],
        "treasury_card": phase.treasury,
        "supply": _supply(position),
        "certificates": [certificates(position, seat) for seat in position.setup.all_seats],
        **_turns(position),
        "sharing": [],
        "run": None,
    }
    if position.stage is Stage.SPLIT:
        facts["sharing"] = [COMPANY_IDS[company] for company in position.directed_by(position.active)]
    if position.stage is Stage.RUN:
        company = position.running[0]
        facts["run"] = run_data(company, company_run(position, company))
    return facts


def _deck(position: Position) -> list[dict[str, Any]]:
    """What is left of the deck, type by type, the next one first; None for a type that comes without end."""
    trains = position.setup.components.trains
    left = position.setup.deck[position.drawn :]
    rows = [{"train": trains[train].id, "left": left.count(train)} for train in sorted(set(left), key=left.index)]
    last = position.setup.components.last_train
    return [*rows, {"train": trains[last].id, "left": None}]


def _next_phase(position: Position) -> int | None:
    """The phase that the top train would begin, if it would."""
    phases = position.setup.components.phases
    begins = position.phase < len(phases) and phases[position.phase].train == top_train(position)
    return position.phase + 1 if begins else None


def _supply(position: Position) -> dict[str, int]:
    """The tiles that cards let one lay in this game, and how many of each are left."""
    kinds, left = position.setup.tileset.kinds, position.railmap.supply
    return {kind.id: left[tile] for tile, kind in enumerate(kinds) if kind.is_supplied}


def _turns(position: Position) -> dict[str, list[Seat]]:
    """Whose turns these are, in the draft or in this round, and in the round after it: `turn` counts them through."""
    number = 2 * position.setup.players
    turns = [turn_seat(position, turn) for turn in range(number)]
    if position.stage in (Stage.DRAFT, Stage.HOME_TILE):
        picks = [turn_seat(position, turn) for turn in range(position.setup.picks)]
        return {"turns": picks, "next_turns": turns}
    if position.is_last_round:
        return {"turns": turns, "next_turns": []}
    return {"turns": turns, "next_turns": [Seat((seat + 1) % position.setup.players) for seat in turns]}
