"""The terminal table of games that declare no front of their own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from rich.console import Console

import roundhouse as rh
from roundhouse.cli.front import make_front
from roundhouse.cli.plain_front import PlainFront
from roundhouse.i18n.catalogue import STRICT, Catalogue
from roundhouse.kernel import registry
from roundhouse.kernel.registry import declaration


@pytest.fixture(params=["tickets", "lilliput"])
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> rh.Game:
    """A game as if it came with nothing but its rules and texts; those are meant for its own front, and may not fit."""
    monkeypatch.delenv(STRICT, raising=False)
    bare = replace(declaration(request.param), terminal=None, log=None)
    monkeypatch.setitem(registry._DECLARED, bare.name, bare)
    return rh.game(request.param)


def plain(what: Any) -> str:
    console = Console(width=100)
    with console.capture() as captured:
        console.print(what)
    return captured.get()


def test_any_game_can_be_shown_asked_told_and_scored(game: rh.Game) -> None:
    names = ["Ada", "Ben"]
    front = make_front(game, Catalogue(), names)
    assert isinstance(front, PlainFront)
    state = game.start(2, 3)
    rng = rh.Stream(rh.seed_bytes(3))
    assert "Ada" in plain(front.score_sheet(state))
    for _ in range(40):
        seat = state.active_seat
        assert seat is not None
        view, legal = state.view(seat), state.legal_actions()
        assert front.question(view, legal)
        choices = front.choices(view, legal)
        assert all(choice.label.plain and choice.ways[0] in legal for choice in choices)
        action = rng.choice(legal)
        assert front.read(view, str(action), legal) == (action,)
        refusal = state.why_not(action, rh.Seat(1 - seat))
        assert refusal is not None
        assert front.facts(view, refusal)
        news = front.lines(view, [game.redact(event, seat) for event in state.apply(action)], seat)
        assert plain(front.screen(state.view(seat), news, (100, 40)))
    assert front.notation(state.view(None))
    assert front.short_screen(state.view(None), 80) is None


def test_the_sheet_of_a_finished_game_names_the_winner(game: rh.Game) -> None:
    front = make_front(game, Catalogue(), ["Ada", "Ben"])
    state = game.start(2, 5)
    rng = rh.Stream(rh.seed_bytes(5))
    while not state.is_over:
        state.push(rng.choice(state.legal_actions()))
    sheet = plain(front.score_sheet(state))

    assert all(str(score) in sheet for score in state.scores())
    assert ["Ada", "Ben"][state.standings()[0].seat] in sheet.splitlines()[-1]


def test_a_game_is_played_in_the_terminal(game: rh.Game, run: Any) -> None:
    ran = run(
        "play", game.name, "--players", "me,random", "--seed", "1", lines=["why", "help", "1", "1", "log", "quit"]
    )

    assert ran.code == 0
    assert "You" in ran.out
