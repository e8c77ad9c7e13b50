"""What a seat sees: everything (L-019), except the seed of the random stream, which is nobody's before the end."""

from __future__ import annotations

from typing import Any

from roundhouse.games.lilliput.flow.certificates import certificates
from roundhouse.games.lilliput.flow.market import running_order
from roundhouse.games.lilliput.flow.phases import top_train
from roundhouse.games.lilliput.flow.scoring import score_sheet
from roundhouse.games.lilliput.ids import COMPANY_IDS
from roundhouse.games.lilliput.map.routes import run_data
from roundhouse.games.lilliput.position import Position, Stage
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
        "top_train": components.trains[top_train(position)].id,
        "colours": list(phase.colours),
        "train_limit": phase.limit,
        "obsolete": [train.id for train, old in zip(components.trains, phase.is_obsolete, strict=True) if old],
        "certificates": [certificates(position, seat) for seat in position.setup.all_seats],
        "run": None,
    }
    if position.stage is Stage.RUN:
        company = position.running[0]
        facts["run"] = run_data(company, company_run(position, company))
    return facts
