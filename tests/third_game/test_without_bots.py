"""A game that declares no bots: it is simulated, rated and played at a table all the same, at random."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.bots.contract import Decision
from roundhouse.bots.roster import adviser, offered_bots
from roundhouse.kernel import registry
from roundhouse.kernel.declaration import Declaration, find
from roundhouse.match import commands
from roundhouse.match.ids import PersonId
from roundhouse.match.match import Match
from roundhouse.match.seats import Holder
from roundhouse.match.settings import Settings
from roundhouse.match.table import BotSeat, Table
from roundhouse.sim.pools import local_pool
from roundhouse.sim.simulate import simulate
from roundhouse.sim.tournament import plan, play_tournament, report_of

ADA, BEN = PersonId("ada"), PersonId("ben")
EXAMPLE = Path(__file__).parents[2] / "examples" / "third_game"
PLACE = f"{__name__}:DECLARATION"
DECLARATION: Declaration


@pytest.fixture(autouse=True)
def _without_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(EXAMPLE)
    whole = find("roundhouse_kuhn.declaration:DECLARATION")

    monkeypatch.setitem(globals(), "DECLARATION", replace(whole, bots=None))
    registry.register(whole.name, PLACE)
    yield
    for known in (registry._PLACES, registry._DECLARED, registry._LOADED):
        known.pop(whole.name, None)


def test_it_is_simulated() -> None:
    outcomes = simulate("kuhn", ["random", "random"], games=4, seed=1)
    assert len(outcomes) == 4
    with pytest.raises(rh.UnknownBot, match="there are: random"):
        simulate("kuhn", ["normal", "random"], games=1, seed=1)


def test_it_is_played_in_a_tournament(tmp_path: Path) -> None:
    header = plan("kuhn", ["random"], 2, games=4)
    results = play_tournament(header, tmp_path / "results.jsonl", lambda: local_pool(header.run_settings, 1))
    assert report_of(results)["games"] == 4


def test_bots_play_it_at_one_keyboard() -> None:
    table = Table.open("kuhn", [BotSeat("random")] * 2, seed=3)
    while not table.is_over:
        table.play_bot()
    assert rh.final_position(table.record()).is_over


def test_a_table_of_it_has_the_random_bot_for_whoever_leaves() -> None:
    match = commands.create(Settings("kuhn", 2), ADA, [Holder(ADA), Holder(BEN)], rh.seed_bytes(1), now=0).after
    assert match.settings.bot == "random"
    match = commands.leave(match, BEN, now=1).after
    while match.status == "running":
        match = _next(match)
    assert match.status == "finished"
    assert Match.from_entries(match.log).snapshot() == match.snapshot()


def _next(match: Match) -> Match:
    turn = match.bot_to_move()
    if turn is None:
        return commands.act(match, ADA, _chosen(_hint(match)), match.seq, now=2).after
    return commands.act_for_bot(match, turn.seat, _chosen(match.bot_decision(1.0)), turn.seq, now=2).after


def _hint(match: Match) -> Decision:
    """Who advises is the only one there is."""
    assert offered_bots("kuhn") == [adviser("kuhn")]
    return match.hint_decision(ADA, adviser("kuhn"), rh.seed_bytes(5), 1.0)


def _chosen(decision: Decision) -> str:
    return str(decision.rng.choice(decision.legal))
