"""Coming and going, pausing and closing."""

from __future__ import annotations

from roundhouse.kernel.records import read_record
from roundhouse.match.proof import prove
from roundhouse.match.settings import Clock
from unit.match.matches import ADA, BEN, BOT, CLEO, OPEN, SEED, Live, commands, without_luck


def test_a_bot_plays_for_who_left_until_they_come_back() -> None:
    for resign in (False, True):
        live = Live(ADA, BEN, CLEO)
        live.play(4)
        who = live.decider
        seat = live.match.active_seat
        assert seat is not None
        assert live.do(commands.leave, who, resign=resign) == ["left"]
        holder = live.match.holders[seat]
        assert (holder.person, holder.bot, holder.resigned, holder.present) == (who, "random", resign, None)
        assert live.refused(commands.act, who, "draw", live.match.seq) == "not-your-turn"
        assert live.refused(commands.leave, who) == "not-at-table"
        assert live.match.reader(who) == seat  # who left may still look at their own cards
        live.play_bot()
        assert live.match.moves[-1].by == "bot"
        assert live.do(commands.come_back, who) == ["returned"]
        assert live.match.bot_to_move() is None or live.match.active_seat != seat
        assert not live.match.holders[seat].resigned
        assert live.refused(commands.come_back, who) == "not-away"
        assert live.refused(commands.come_back, "zoe") == "not-at-table"


def test_a_bots_answer_comes_too_late_when_the_person_is_back() -> None:
    live = Live(ADA, BOT)
    while live.match.bot_to_move() is not None:
        live.play_bot()
    live.do(commands.leave, "ada")
    live.do(commands.come_back, "ada")
    seat = live.match.active_seat
    action = str(live.match.legal("ada")[0])
    assert live.refused(commands.act_for_bot, seat, action, live.match.seq - 1) == "stale"
    assert live.refused(commands.act_for_bot, seat, action, live.match.seq) == "not-bots-turn"


def test_bots_do_not_play_on_for_nobody() -> None:
    live = Live(ADA, BEN, BOT)
    live.play(4)
    live.do(commands.leave, "ada")
    assert live.do(commands.leave, "ben", resign=True) == ["left", "paused"]
    assert live.match.bot_to_move() is None
    assert live.refused(commands.resume, "ada") == "not-at-table"
    assert live.do(commands.come_back, "ada") == ["returned", "resumed"]
    assert live.match.status == "running"


def test_a_host_who_goes_leaves_the_table_to_the_next() -> None:
    for live in (Live(ADA, BEN, OPEN), Live(ADA, BEN, BOT)):
        live.do(commands.leave, "ada")
        assert live.match.host == "ben"
        live.do(commands.leave, "ben")
        assert live.match.host == "ben"  # nobody is left to take it
        assert live.refused(commands.close, "ada") == "not-host"
        assert live.do(commands.close, "ben") == ["closed"]


def test_all_own_seats_at_one_screen_go_together() -> None:
    live = Live(ADA, ADA, visibility="local")
    assert live.do(commands.leave, "ada") == ["left", "left", "paused"]
    assert live.do(commands.come_back, "ada") == ["returned", "returned", "resumed"]


def test_a_pause_without_clocks_is_anybodys() -> None:
    live = Live(ADA, BEN)
    assert live.refused(commands.pause, "zoe") == "not-at-table"
    assert live.refused(commands.resume, "ada") == "not-paused"
    assert live.do(commands.pause, "ben") == ["paused"]
    assert live.refused(commands.pause, "ada") == "paused"
    assert live.refused(commands.act, "ada", "draw", live.match.seq) == "paused"
    assert live.match.active_seat is not None
    assert live.do(commands.resume, "ada") == ["resumed"]


def test_with_clocks_everybody_has_to_agree_to_a_pause() -> None:
    live = Live(ADA, BEN, CLEO, clock=Clock("move", 60))
    assert live.do(commands.pause, "ben") == ["asked"]
    assert live.refused(commands.pause, "ben") == "already"
    live.do(commands.agree, "ada")
    live.act(live.decider)
    assert live.match.request is not None  # a move does not answer it
    assert live.do(commands.agree, "cleo") == ["agreed", "paused"]
    live.do(commands.resume, "cleo")
    live.do(commands.pause, "ben")
    live.do(commands.agree, "ada")
    assert live.do(commands.leave, "cleo") == ["left", "paused"]
    assert not live.match.empty


def test_an_own_question_can_be_replaced() -> None:
    live = without_luck(ADA, BEN, clock=Clock("move", 60))
    live.act("ada")
    live.play(1)
    while live.match.moves[-1].person != "ben":
        live.play(1)
    live.do(commands.pause, "ada")
    assert live.do(commands.undo, "ada", live.match.seq, to=0) == ["asked"]
    assert live.match.request is not None
    assert live.match.request.what == "undo"


def test_a_closed_game_keeps_its_seed() -> None:
    live = Live(ADA, BEN)
    live.play(5)
    live.do(commands.close, "ada")
    assert live.match.active_seat is None
    assert live.match.bot_to_move() is None
    seen = [live.match.table_view(live.now), live.match.seen_entries(0, None), live.match.record_for(None).to_dict()]
    assert SEED.hex() not in str(seen)
    assert live.refused(commands.come_back, "ada") == "closed"


def test_once_everybody_has_given_up_the_bots_finish_the_game() -> None:
    live = Live(ADA, BEN, BOT)
    assert live.do(commands.leave, "ada", resign=True) == ["left"]
    assert live.do(commands.leave, "ben", resign=True) == ["left"]
    assert (live.match.status, live.match.present) == ("running", frozenset())
    live.play_to_end()
    assert live.match.status == "finished"


def test_who_gives_up_a_game_of_two_ends_it() -> None:
    for other in (BEN, BOT):
        live = Live(ADA, other)
        live.play(4)
        assert live.do(commands.leave, "ada", resign=True) == ["left", "closed"]
        assert (live.match.status, live.match.is_given_up, live.match.bot_to_move()) == ("closed", True, None)
        assert live.refused(commands.come_back, "ada") == "closed"
        assert SEED.hex() not in str([live.match.table_view(live.now), live.match.seen_entries(0, None)])
        assert live.refused(commands.rematch, "zoe") == "not-at-table"
        live.do(commands.rematch, "ada")
        assert live.match.rematch_agreed == (other is BOT)
        if other is BEN:
            live.do(commands.rematch, "ben")
        assert [holder.person for holder in commands.rematch_seats(live.match)] == ["ada", other.person]


def test_leaving_a_game_of_two_does_not_end_it_nor_does_a_table_closed_by_its_host_ask_for_another() -> None:
    live = Live(ADA, BEN)
    live.play(4)
    assert live.do(commands.leave, "ada") == ["left"]
    assert live.match.status == "running"
    live.do(commands.close, "ben")
    assert live.refused(commands.rematch, "ben") == "not-finished"


def test_the_last_who_has_not_given_up_plays_to_an_end_that_is_scored_and_proven() -> None:
    live = Live(ADA, BEN, CLEO)
    live.play(6)
    for person in ("ben", "cleo"):
        assert live.do(commands.leave, person, resign=True) == ["left"]
    assert live.match.present == {"ada"}
    live.play_to_end()
    table = live.match.table_view(live.now)
    assert (table["status"], table["seed"]) == ("finished", live.match.seed.hex())
    record = read_record(live.match.record_for(None).to_json())
    assert record.result == table["result"]
    assert live.match.state is not None
    sheet = live.match.state.score_sheet()
    assert (sheet["complete"], len(sheet["seats"])) == (True, 3)
    prove(record, live.match.commitment)
    live.do(commands.rematch, "ada")
    assert live.match.rematch_agreed
