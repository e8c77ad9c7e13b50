"""The players of 18Lilliput: always legal, deterministic where time is not counted, able to say why."""

from __future__ import annotations

from hashlib import sha256

import pytest

import roundhouse as rh
from playing import cases, position_after
from roundhouse.bots.contract import Bot, Decision
from roundhouse.bots.lilliput.greedy import LilliputGreedy
from roundhouse.bots.lilliput.planner import LilliputPlanner
from roundhouse.bots.lilliput.reasons import CODES
from roundhouse.bots.lilliput.search import LilliputSearch, share_of_win
from roundhouse.games.lilliput.position import Stage
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.reasons import reason_text
from roundhouse.kernel.rng import Stream
from roundhouse.match.bot_decisions import bot_decision, seen_since
from unit.lilliput.positions import legal, play, position

GAME = rh.game("lilliput")
CASES = [(players, options) for name, players, options in cases() if name == "lilliput"]
BOTS = {
    "greedy": LilliputGreedy,
    "planner": LilliputPlanner,
    "search": lambda: LilliputSearch(iterations=6),
}


def stream(number: int = 1) -> Stream:
    return Stream(sha256(b"bots %d" % number).digest())


def decide(bot: Bot, state: rh.State, number: int = 1) -> rh.Action:
    return bot.choose(bot_decision(GAME, state, bot, stream(number), 0.05))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("players", "options"), CASES)
def test_a_bot_plays_by_the_rules_wherever_it_is_put(players, options, name):
    for number, decisions in enumerate((0, 3 * players, 17 * players, 30 * players)):
        state = position_after("lilliput", players, options, seed=number, decisions=decisions)

        action = decide(BOTS[name](), state, number)

        assert state.why_not(action) is None


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_turn_goes_on_as_it_was_meant(players):
    """Bots remember what they meant to do: played on, every decision of theirs is still legal."""
    state = GAME.start(players, 5)
    bots = [LilliputSearch(iterations=4) if seat == 0 else LilliputPlanner() for seat in range(players)]
    rng = stream()
    made: list[tuple[rh.Action, rh.Seat]] = []
    while not state.is_over and state.round < 3:
        seat = state.active_seat
        action = bots[seat].choose(bot_decision(GAME, state, bots[seat], rng, 0.05, seen_since(GAME, seat, made)))
        state.apply(action, seat)
        made.append((action, seat))

    assert state.round == 3


ASKED = ("card 8 trains", "train from blue 2 to red")


@pytest.mark.rule("L-490", "L-151")
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(
    "played",
    [
        pytest.param(ASKED, id="a price with help"),
        pytest.param((*ASKED, "amount 20"), id="an offer"),
        pytest.param((*ASKED, "amount 80"), id="an offer that the director helps to pay"),
        pytest.param((*ASKED, "amount 20", "no"), id="after a no"),
        pytest.param((*ASKED, "amount 20", "no", "train from blue 2 to red"), id="a higher price"),
        pytest.param((*ASKED, "amount 80", "no"), id="after a no to the highest price"),
    ],
)
def test_a_bot_comes_to_an_end_with_offers(name, played):
    state = position(2, trains={"blue": "2 2"}, treasury={"red": 30, "blue": 100}, cash=[200, 50])
    play(state, *played)
    turn, bots = state.turn, [BOTS[name](), BOTS[name]()]
    for number in range(100):
        if state.turn != turn:
            break
        action = decide(bots[state.active], state, number)
        assert state.why_not(action) is None
        state.apply(action)
    assert state.turn != turn


@pytest.mark.rule("L-490")
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_asks_nobody_again_after_a_no(name):
    state = position(2, trains={"red": "2", "blue": "2"}, treasury={"red": 60})
    play(state, *ASKED, "amount 20", "no")
    assert legal(state) == ["train from blue 2 to red", "done"]
    chosen = {str(decide(BOTS[name](), state, number)) for number in range(12)}
    assert chosen == {"done"}


@pytest.mark.parametrize("name", BOTS)
def test_the_same_stream_gives_the_same_decision(name):
    for decisions in (0, 12, 30, 45):
        state = position_after("lilliput", 2, "basic", seed=4, decisions=decisions)

        assert decide(BOTS[name](), state) == decide(BOTS[name](), state)


def test_a_search_within_a_time_answers():
    state = position_after("lilliput", 2, "basic", seed=4, decisions=20)
    bot = LilliputSearch(seconds=0.02)

    assert state.why_not(decide(bot, state)) is None


@pytest.mark.parametrize("name", ["planner", "search"])
def test_explanations_are_well_formed(name):
    texts = Catalogue("en", strict=True)
    told = set()
    for seed in range(14):
        state = position_after("lilliput", 1 + seed % 4, "basic", seed=seed, decisions=7 * seed)
        bot = BOTS[name]()
        assert bot.explain() is None

        action = decide(bot, state)
        why = bot.explain()

        assert why is not None
        assert why.choice.action == action
        assert why.unit in ("points", "share")
        values = [why.choice.value, *(other.value for other in why.others)]
        assert values == sorted(values, reverse=True)
        assert len(why.others) <= 2
        assert all(state.why_not(other.action) is None for other in why.others)
        assert why.plan
        for reason in why.plan:
            assert reason.code in CODES
            assert reason_text(texts, "lilliput", reason)
        told |= {reason.code for reason in why.plan}

    assert len(told) > 5


def test_every_reason_has_a_text():
    texts = Catalogue("en", strict=True)

    assert [code for code in CODES if f"reason-{code}" not in texts] == []


def test_a_bot_is_never_shown_the_dice():
    """Samples have random streams of their own: two of them differ from each other and from the game."""
    state = GAME.start(1, 3)
    decision: Decision = bot_decision(GAME, state, LilliputPlanner(), stream(), 1.0)

    seeds = {decision.sampler(decision.rng).seed for _ in range(2)} | {state.seed}

    assert len(seeds) == 3


def test_the_search_tells_its_part_of_the_win():
    """Equal players have equal parts, however many they are; what it does not go by, the forecast, it does not tell."""
    assert [share_of_win(0.5, rivals) for rivals in (1, 2, 3)] == pytest.approx([1 / 2, 1 / 3, 1 / 4])
    assert share_of_win(0.8, 1) == pytest.approx(0.8)
    shares = []
    for players in (1, 2, 3, 4):
        state = position_after("lilliput", players, "basic", seed=3, decisions=30)
        while state.stage is not Stage.TURN or state.active != 0:
            state.push(state.legal_actions()[0])
        bot = LilliputSearch(iterations=30)
        decide(bot, state)
        why = bot.explain()
        assert why is not None
        assert ("lilliput-forecast" in [reason.code for reason in why.plan]) == (players == 1)
        if why.unit == "share":
            shares.append(why.choice.value)
    assert len(shares) > 1
    assert all(0 < share < 1 for share in shares)


def test_a_planner_may_draft_by_chance():
    """What it takes first, over many streams: always the same, or anything."""
    state = GAME.start(2, bytes(32))

    def taken(bot: Bot) -> set[str]:
        return {str(decide(bot, state, number)) for number in range(60)}

    assert len(taken(LilliputPlanner())) == 1
    assert taken(LilliputPlanner(draft="best")) == taken(LilliputPlanner())
    by_chance = LilliputPlanner(draft="any")
    assert taken(by_chance) == {str(action) for action in state.legal_actions()}
    why = by_chance.explain()
    assert why is not None
    assert why.others == (), "nothing was compared"
