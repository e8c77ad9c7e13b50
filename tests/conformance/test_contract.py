"""The promises of kernel/contract.py, kept by every registered game with every number of players and option set."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from typing import Any

import pytest

import roundhouse as rh
from playing import OPTION_SETS, WITHOUT_CHANCE, cases, position_after, random_play, start
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.kernel.events import sure_events
from roundhouse.kernel.options import OptionKind
from roundhouse.kernel.registry import declarations

MOST_DECISIONS = 5000  # no game of ours comes near it

every_case = pytest.mark.parametrize(("name", "players", "options"), cases())
every_position = pytest.mark.parametrize("decisions", [0, 1, 2, 4, 7, 30, 75, 140, 100_000])  # the last: before the end


def test_every_game_of_the_house_is_covered() -> None:
    ours = [declared.name for declared in declarations() if declared.rules.startswith("roundhouse.")]
    assert sorted(OPTION_SETS) == ours


@pytest.mark.parametrize("name", rh.game_names())
def test_options_can_be_drawn_from_their_declaration(name: str) -> None:
    game, texts = rh.game(name), Catalogue()
    for option in game.options:
        for players in range(game.min_players, game.max_players + 1):
            assert option.why_not(option.default, players) is None, option.name
        values = ("random",) if option.kind == OptionKind.SEAT else option.choices
        assert values or option.kind == OptionKind.SWITCH, option.name
        if option.is_offered:
            assert option.text in texts
            assert option.about_text in texts
            if option.kind != OptionKind.NUMBER:
                assert all(option.choice_text(value) in texts for value in values), option.name


@every_case
def test_a_game_ends_and_is_ranked(name: str, players: int, options: str) -> None:
    for seed in range(3):
        state = start(name, players, options, seed)
        for decisions, _ in enumerate(random_play(state, Random(seed))):
            assert decisions < MOST_DECISIONS
        assert state.is_over
        assert state.active_seat is None
        assert list(state.legal_actions()) == []
        standings = state.standings()
        assert (state.players, state.seats >= players) == (players, True)
        assert sorted(standing.seat for standing in standings) == list(range(state.seats))
        assert [standing.score for standing in sorted(standings, key=lambda s: s.seat)] == state.scores()
        ranks = [standing.rank for standing in standings]
        assert ranks[0] == 1
        assert ranks == sorted(ranks)
        assert all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks)
        sheet = json.loads(json.dumps(state.score_sheet()))
        assert sheet["complete"] is True


@every_case
def test_the_same_seed_gives_the_same_game(name: str, players: int, options: str) -> None:
    def told(seed: int) -> list[object]:
        state = start(name, players, options, seed)
        rng = Random(5)
        events: list[object] = [state.view(rh.Seat(seat)) for seat in range(players)]
        while not state.is_over:
            events.append(state.apply(rng.choice(state.legal_actions())))
        return events

    assert told(1) == told(1)
    differs = any(told(seed) != told(1) for seed in range(2, 7))
    assert differs == ((name, options) not in WITHOUT_CHANCE)


def test_games_do_not_depend_on_the_hash_seed() -> None:
    program = (
        "import json, random, roundhouse as rh\n"
        "for name in rh.game_names():\n"
        "    game, rng = rh.game(name), random.Random(4)\n"
        "    state = game.start(players=game.max_players, seed=4)\n"
        "    while not state.is_over: state.apply(rng.choice(state.legal_actions()))\n"
        "    print(json.dumps(state.to_dict()))\n"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "77")
    }
    assert len(runs) == 1
    assert len(runs.pop()) > 1000


@every_position
@every_case
def test_copies_are_independent_and_push_does_what_apply_does(
    name: str, players: int, options: str, decisions: int
) -> None:
    state = position_after(name, players, options, 11, decisions)
    before = state.to_dict()
    for action in list(state.legal_actions())[:40]:
        applied, pushed = state.copy(), state.copy()
        applied.apply(action)
        pushed.push(action)
        assert applied.to_dict() == pushed.to_dict()
        assert state.to_dict() == before


@every_case
def test_what_may_be_decided_early_is_legal_in_its_turn(name: str, players: int, options: str) -> None:
    state, choose = start(name, players, options, 21), Random(21)
    wanted: dict[rh.Seat, Any] = {}
    for _ in range(60):
        seat = state.active_seat
        if seat is None:
            break
        before = state.to_dict()
        for other in map(rh.Seat, range(players)):
            early = state.early(other)
            if early is None:
                assert other not in wanted
                continue
            assert early.active_seat == other
            wanted.setdefault(other, choose.choice(early.legal_actions()))
            assert wanted[other] in early.legal_actions()
            assert early.view(other).get("own") == state.view(other).get("own")
        assert state.to_dict() == before
        state.push(wanted.pop(seat, None) or choose.choice(state.legal_actions()))
    assert not wanted


@every_case
def test_what_an_instruction_decides_is_legal_and_the_same_for_whoever_sees_as_much(
    name: str, players: int, options: str
) -> None:
    game, state, choose = rh.game(name), start(name, players, options, 22), Random(22)
    assert len({instruction.name for instruction in game.instructions}) == len(game.instructions)
    for _ in range(60 if game.instructions else 0):
        if state.active_seat is None:
            break
        for instruction in game.instructions:
            action = state.instructed(instruction.name)
            assert action is None or action in state.legal_actions()
            if action is not None and game.hides:
                sample = game.sampler(state.view(state.active_seat))(rh.Stream(bytes(32)))
                assert sample.instructed(instruction.name) == action
        state.push(choose.choice(state.legal_actions()))


@every_position
@every_case
def test_notation_and_json_go_both_ways(name: str, players: int, options: str, decisions: int) -> None:
    game = rh.game(name)
    state = position_after(name, players, options, 12, decisions)
    actions = list(state.legal_actions())
    assert len({str(action) for action in actions}) == len(actions)
    for action in actions:
        assert game.parse(str(action)) == action
    again = game.from_dict(json.loads(json.dumps(state.to_dict())))
    assert again.to_dict() == state.to_dict()
    assert list(again.legal_actions()) == actions
    one, other = Random(3), Random(3)
    while not state.is_over:
        assert state.apply(one.choice(state.legal_actions())) == again.apply(other.choice(again.legal_actions()))
    assert again.is_over


@every_case
def test_legal_actions_and_why_not_agree_and_a_refusal_changes_nothing(name: str, players: int, options: str) -> None:
    state = start(name, players, options, 13)
    seen: dict[rh.Action, None] = {}
    rng = Random(13)
    for action in random_play(state, rng):
        legal = state.legal_actions()
        assert legal
        seen.update(dict.fromkeys(legal[:60]))
        before = state.to_dict()
        for other in rng.sample(sorted(seen, key=str), min(len(seen), 12)):
            refusal = state.why_not(other)
            assert (refusal is None) == (other in legal)
            if refusal is not None:
                with pytest.raises(rh.IllegalAction) as caught:
                    state.apply(other)
                assert caught.value.rule == refusal.rule
                assert json.dumps(caught.value.params) == json.dumps(refusal.params)
        for seat in range(players):
            refusal = state.why_not(action, rh.Seat(seat))
            assert (refusal is None) == (seat == state.active_seat)
        assert state.to_dict() == before
    for action in seen:
        assert state.why_not(action) is not None


@every_position
@every_case
def test_a_preview_is_the_sure_beginning_of_what_happens(name: str, players: int, options: str, decisions: int) -> None:
    state = position_after(name, players, options, 14, decisions)
    before = state.to_dict()
    for action in list(state.legal_actions())[:25]:
        preview = state.preview(action)
        assert state.to_dict() == before
        assert preview == sure_events(state.copy().apply(action))
        assert not any(event.chance for event in preview)


@every_case
def test_views_and_events_are_plain_data(name: str, players: int, options: str) -> None:
    game = rh.game(name)
    state = start(name, players, options, 15)
    rng = Random(15)
    while not state.is_over:
        for seat in (None, *map(rh.Seat, range(players))):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
        for event in state.apply(rng.choice(state.legal_actions())):
            for seat in (None, *map(rh.Seat, range(players))):
                seen = game.redact(event, seat)
                assert game.redact(seen, seat) == seen
                assert json.loads(json.dumps(seen.to_dict()))["event"] == type(event).__name__


@every_position
@every_case
def test_views_made_together_are_those_made_one_by_one(name: str, players: int, options: str, decisions: int) -> None:
    state = position_after(name, players, options, 16, decisions)
    seats = [None, *map(rh.Seat, range(players))]
    alone = [json.dumps(state.view(seat)) for seat in seats]
    assert list(map(json.dumps, state.views(seats))) == alone
    assert list(map(json.dumps, state.views(seats[::-1]))) == alone[::-1]


@every_position
@every_case
def test_a_game_that_hides_nothing_shows_the_same_to_all(name: str, players: int, options: str, decisions: int) -> None:
    state = position_after(name, players, options, 16, decisions)
    views = [{**state.view(seat), "seat": None} for seat in (None, *map(rh.Seat, range(players)))]
    if not rh.game(name).hides:
        assert all(view == views[0] for view in views)


@pytest.mark.parametrize("name", rh.game_names())
def test_a_game_that_hides_something_says_so(name: str) -> None:
    game = rh.game(name)
    state = game.start(game.max_players, 16)
    seats = map(rh.Seat, range(game.max_players))
    differs = any({**state.view(seat), "seat": None} != state.view(None) for seat in seats)
    assert not differs or game.hides


@every_case
def test_views_and_score_sheets_have_the_keys_that_everybody_reads(name: str, players: int, options: str) -> None:
    game = rh.game(name)
    state = start(name, players, options, 15)

    def check() -> None:
        sheet = state.score_sheet()
        assert json.loads(json.dumps(sheet)) == sheet
        assert sheet["complete"] is state.is_over
        assert len(sheet["seats"]) == state.seats
        for seat in (None, *map(rh.Seat, range(players))):
            view = state.view(seat)
            assert isinstance(view["options"], dict)
            assert (view["game"], view["rules"], view["players"]) == (name, game.rules_of(state), players)
            assert (view["seat"], view["active_seat"]) == (seat, state.active_seat)
            if state.is_over:
                assert (view["scores"], view["score_sheet"]) == (state.scores(), sheet)

    check()
    for _ in random_play(state, Random(15)):
        pass
    check()
    assert [entry["total"] for entry in state.score_sheet()["seats"]] == state.scores()


@every_position
@every_case
def test_a_sample_looks_to_its_seat_like_the_true_position(
    name: str, players: int, options: str, decisions: int
) -> None:
    """Hidden things are permuted by the sampler: if any view showed one of them, the views would differ."""
    game = rh.game(name)
    state = position_after(name, players, options, 16, decisions)
    for seat in (None, *map(rh.Seat, range(players))):
        view = json.loads(json.dumps(state.view(seat)))
        sample = game.sampler(view)
        for number in range(3):
            rng = rh.Stream(rh.seed_bytes(number))
            other = sample(rng)
            assert json.dumps(other.view(seat)) == json.dumps(view)  # letter by letter: some compare texts
            assert other.to_dict()["seed"] != state.to_dict()["seed"]
            assert game.from_dict(json.loads(json.dumps(other.to_dict()))).to_dict() == other.to_dict()
            if seat == state.active_seat:
                assert list(other.legal_actions()) == list(state.legal_actions())
                for action in list(state.legal_actions())[:20]:
                    assert other.preview(action) == state.preview(action)
            for _ in random_play(other, Random(number)):
                pass
            assert other.is_over


@every_case
def test_where_nothing_is_secret_the_game_goes_on_alike_whatever_the_seed(
    name: str, players: int, options: str
) -> None:
    def goes_on_alike(state: rh.State) -> bool:
        other, rng = rh.game(name).sampler(state.view(None))(rh.Stream(rh.seed_bytes(18))), Random(18)
        alike = other.to_dict()["seed"] != state.to_dict()["seed"]
        while alike and not state.is_over:
            action = rng.choice(state.legal_actions())
            alike = state.apply(action) == other.apply(action)
        return alike and other.is_over and other.scores() == state.scores()

    for decisions in (0, 7, 75, 100_000):
        state = position_after(name, players, options, 18, decisions)
        assert state.has_secrets or goes_on_alike(state)


@every_case
def test_a_record_replays_to_the_same_end(name: str, players: int, options: str) -> None:
    game = rh.game(name)
    seed = rh.seed_bytes(17)
    state = start(name, players, options, seed)
    first = state.copy()
    actions = tuple(str(action) for action in random_play(state, Random(17)))
    record = rh.read_record(rh.make_record(game, first, seed, actions, end=state).to_json())
    assert rh.final_position(record).to_dict() == state.to_dict()
    assert record.rules == game.rules_of(state)
    assert record.result is not None
    assert record.result["scores"] == state.scores()
    assert rh.keeps_commitment(seed, record.commitment)


@pytest.mark.parametrize("name", rh.game_names())
def test_a_game_goes_on_by_the_rules_it_was_begun_by(name: str) -> None:
    game = rh.game(name)
    assert game.oldest_rules <= game.rules_version
    assert game.rules_of(game.start(game.max_players, 1)) == game.rules_version
    for version in range(game.oldest_rules, game.rules_version + 1):
        state = game.begin(game.max_players, 1, {}, version)
        view = state.view(rh.Seat(0))
        sample = game.sampler(view)(rh.Stream(rh.seed_bytes(1)))
        for other in (state, state.copy(), sample, game.from_dict(state.to_dict())):
            assert game.rules_of(other) == version
            assert other.view(rh.Seat(0)) == view


@pytest.mark.parametrize("version", [0, 99, True, "1", None])
@pytest.mark.parametrize("name", rh.game_names())
def test_rules_that_nobody_knows_here_are_told_by_name(name: str, version: object) -> None:
    game = rh.game(name)
    state = game.start(game.max_players, 1)
    for attempt in (
        lambda: game.begin(game.max_players, 1, {}, version),  # type: ignore[arg-type]
        lambda: game.from_dict({**state.to_dict(), "rules": version}),
        lambda: game.sampler({**state.view(None), "rules": version}),
    ):
        with pytest.raises(rh.InvalidRecord, match=f"rules version {version!r} of {name}; this program plays"):
            attempt()


@pytest.mark.parametrize("name", rh.game_names())
def test_what_was_stored_before_versions_were_told_is_of_the_first(name: str) -> None:
    game = rh.game(name)
    state = game.begin(game.max_players, 1, {}, 1)

    def older(data: dict[str, Any]) -> dict[str, Any]:
        return {key: value for key, value in data.items() if key not in ("rules", "declined")}

    assert game.from_dict(older(state.to_dict())).to_dict() == state.to_dict()
    for seat in (None, rh.Seat(0)):
        sample = game.sampler(older(state.view(seat)))(rh.Stream(rh.seed_bytes(1)))
        assert sample.view(seat) == state.view(seat)


@every_case
@every_position
def test_actions_are_counted_and_drawn_without_a_list(name: str, players: int, options: str, decisions: int) -> None:
    state, luck = position_after(name, players, options, 3, decisions), rh.Luck(decisions)
    legal = list(state.legal_actions())
    assert state.count_legal() == len(legal)
    before = state.to_dict()
    assert all(state.random_action(luck) in legal for _ in range(20))
    assert state.to_dict() == before


@every_case
def test_playouts_come_to_scores_and_change_nothing(name: str, players: int, options: str) -> None:
    state = position_after(name, players, options, 3, 7)
    before = state.to_dict()
    found = rh.playouts(state, 2, seed=5)
    assert found == rh.playouts(state, 2, lambda at, luck: at.random_action(luck), seed=5)
    assert [len(scores) for scores in found] == [state.seats] * 2
    assert state.to_dict() == before
