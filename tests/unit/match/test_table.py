"""A table: seats, turns, history and what each reader may take away."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import roundhouse as rh
from roundhouse.bots.contract import Bot, Decision
from roundhouse.match.bot_decisions import bot_decision
from roundhouse.match.table import BotSeat, PersonSeat, Table, seat_from_name, seat_name


def played(decisions: int, seats: list[PersonSeat | BotSeat] | None = None) -> Table:
    table = Table.open("tickets", seats or [PersonSeat("Ada"), BotSeat("random"), BotSeat("random")], seed=7)
    while not table.is_over and len(table.history) < decisions:
        if table.is_persons_turn:
            seat = table.active_seat
            assert seat is not None
            table.act(seat, table.state.legal_actions()[0])
        else:
            table.play_bot()
    return table


def test_a_whole_game_with_a_person_and_bots() -> None:
    table = played(100_000)
    assert table.is_over
    assert table.active_seat is None
    assert {entry.seat for entry in table.history} == {0, 1, 2}
    assert all(entry.events for entry in table.history)
    assert rh.final_position(table.record()).scores() == table.state.scores()


def test_only_the_seat_that_decides_may_act() -> None:
    table = played(3)
    before = table.record()
    for seat in range(3):
        if seat != table.active_seat:
            with pytest.raises(rh.IllegalAction) as caught:
                table.act(rh.Seat(seat), table.state.legal_actions()[0])
            assert caught.value.rule == "T-034"
    assert table.record() == before


def test_somebody_must_act() -> None:
    table = played(3)
    with pytest.raises(rh.InvalidOption, match="say who acts"):
        table.act(None, table.state.legal_actions()[0])  # type: ignore[arg-type]


def test_a_refused_action_leaves_no_trace() -> None:
    table = played(3)
    seat = table.active_seat
    assert seat is not None
    with pytest.raises(rh.IllegalAction):
        table.act(seat, table.game.parse("pass"))
    assert len(table.history) == 3


def test_a_game_goes_on_where_it_was_left() -> None:
    whole, part = played(100_000), played(40)
    again = Table.resume(rh.read_record(part.record().to_json()))
    assert again.state.to_dict() == part.state.to_dict()
    assert again.history == part.history
    assert again.seats == part.seats
    while not again.is_over:
        if again.is_persons_turn:
            again.act(again.active_seat or rh.Seat(0), again.state.legal_actions()[0])
        else:
            again.play_bot()
    assert again.record() == whole.record()


def test_a_record_that_does_not_fit_is_refused() -> None:
    record = played(10).record()
    with pytest.raises(rh.InvalidRecord, match="names 2 seats for 3 players"):
        Table.resume(replace(record, names=("Ada", "Ben")))
    with pytest.raises(rh.InvalidRecord, match="action 1 of 1: 'fly' is not an action"):
        Table.resume(replace(record, actions=("fly",)))
    with pytest.raises(rh.InvalidRecord, match="action 1 of 1: draw: refused by T-029"):
        Table.resume(replace(record, actions=("draw",)))
    with pytest.raises(rh.UnknownBot):
        Table.resume(replace(record, names=("Ada", "bot:oracle", "bot:random")))


@pytest.mark.rule("T-030")
def test_the_record_of_a_running_game_holds_no_secret() -> None:
    table = played(60)
    secret = table.record()
    kept = [action for action in secret.actions if action.startswith("keep")]
    for reader in (None, rh.Seat(0), rh.Seat(1)):
        seen = table.record_for(reader)
        assert seen.seed is None
        assert seen.commitment == table.commitment
        own = [str(entry.action) for entry in table.history if entry.seat == reader]
        shown = [action for action in seen.actions if action.startswith("keep ")]
        assert shown == [action for action in own if action.startswith("keep")]
        assert len(shown) < len(kept)
        assert secret.seed is not None
        assert secret.seed not in json.dumps(seen.to_dict())
    finished = played(100_000)
    assert finished.record_for(None) == finished.record()
    assert rh.keeps_commitment(bytes.fromhex(finished.record().seed or ""), finished.commitment)


def test_seats_are_written_and_read() -> None:
    for seat in (PersonSeat("Ada"), BotSeat("random")):
        assert seat_from_name(seat_name(seat)) == seat
    assert BotSeat("random").name == "random"


def test_a_bot_is_told_what_its_seat_knows_and_no_more() -> None:
    class Curious(Bot):
        def choose(self, decision: Decision) -> rh.Action:
            self.decision = decision
            return decision.legal[0]

    table = played(30)
    bot = Curious()
    decision = bot_decision(table.game, table.state, bot, rh.Stream(rh.seed_bytes(1)), 0.1)
    bot.choose(decision)
    assert decision.view == table.state.view(table.active_seat)
    assert decision.sampler(decision.rng).view(decision.seat) == decision.view
    held = [getattr(decision, name) for name in Decision.__slots__]
    assert not any(isinstance(thing, rh.State) for thing in held)
    assert str(table.state.to_dict()["seed"]) not in str(held)


def test_unknown_bot() -> None:
    with pytest.raises(rh.UnknownBot, match=r"no bot 'oracle' for tickets; there are: .*random"):
        Table.open("tickets", [BotSeat("oracle"), BotSeat("random")], seed=1)
