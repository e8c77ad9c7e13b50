"""What counts of a table that has ended, and for whom."""

from __future__ import annotations

from roundhouse.match.match import Match
from roundhouse.match.outcome import outcome_of
from roundhouse.match.seats import Holder
from unit.match.matches import ADA, BEN, BOT, CLEO, Live, commands, without_luck


def told(live: Live) -> list[tuple[str | None, int, bool]] | None:
    """By seat: who, which rank, whether they left. The log alone must say the same."""
    outcome, from_log = outcome_of(live.match), outcome_of(Match.from_entries(live.log))
    assert outcome == from_log
    return None if outcome is None else [(one.person, one.rank, one.left) for one in outcome.placings]


def play_on(live: Live) -> None:
    """To the end of the game."""
    while live.match.status == "running":
        live.play(1)


def all_decide(live: Live) -> None:
    """Until everybody has made a decision."""
    while not live.match.people <= {move.person for move in live.match.moves}:
        live.play(1)


def test_a_finished_game_counts_with_its_scores() -> None:
    live = without_luck(ADA, BOT)
    assert outcome_of(live.match) is None
    play_on(live)
    outcome = outcome_of(live.match)
    assert outcome is not None
    assert live.match.state is not None
    assert [one.score for one in outcome.placings] == live.match.state.scores()
    assert [one.bot for one in outcome.placings] == [None, "random"]
    assert sorted(one.rank for one in outcome.placings) == [1, 2]


def test_whoever_left_comes_after_all_who_stayed() -> None:
    for gone in ("ada", "ben", "cleo"):
        live = without_luck(ADA, BEN, CLEO)
        live.do(commands.leave, gone, resign=True)
        play_on(live)
        found = told(live)
        assert found is not None
        assert [(rank, left) for person, rank, left in found if person == gone] == [(3, True)]
        assert sorted(rank for person, rank, _ in found if person != gone) == [1, 2]


def test_giving_up_a_game_of_two_loses_it_once_both_have_decided() -> None:
    live = without_luck(ADA, BEN)
    live.do(commands.leave, "ada", resign=True)
    assert told(live) is None
    live = without_luck(ADA, BEN)
    all_decide(live)
    live.do(commands.leave, "ada", resign=True)  # Ben is the host from now on
    assert told(live) == [("ada", 2, True), ("ben", 1, False)]


def test_a_host_does_not_get_out_of_a_game_by_closing_the_table() -> None:
    live = without_luck(ADA, BEN, CLEO)
    all_decide(live)
    live.do(commands.close, "ada")
    assert told(live) == [("ada", 3, True), ("ben", 1, False), ("cleo", 1, False)]
    spectating_host = without_luck(BEN, CLEO, host="ada")
    all_decide(spectating_host)
    spectating_host.do(commands.close, "ada")
    assert told(spectating_host) is None


def test_what_is_taken_back_by_agreement_does_not_count_but_a_slip_does() -> None:
    live = without_luck(ADA, BEN)
    person = live.decider
    live.act(person, str(live.match.legal(person)[0]))
    live.do(commands.undo, person, live.match.seq)
    assert not live.match.taken_back
    all_decide(live)
    person = live.decider
    live.do(commands.undo, person, live.match.seq, to=0)
    assert live.match.request is not None
    live.do(commands.agree, ({"ada", "ben"} - {person}).pop())
    assert live.match.taken_back
    assert Match.from_snapshot(live.match.snapshot(), live.log).taken_back
    play_on(live)
    assert told(live) is None


def test_practice_and_several_people_at_one_screen_do_not_count() -> None:
    practice = without_luck(ADA, BOT)
    practice.match.practice = True
    play_on(practice)
    assert outcome_of(practice.match) is None
    together = without_luck(Holder("ada", label="A"), Holder("ada", label="B"), shared_screen=True)
    play_on(together)
    assert told(together) is None
