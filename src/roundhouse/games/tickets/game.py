"""The game as the contract wants it: set-up, options, reading and hiding. `GAME` is the registered one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from roundhouse.games.tickets import position_json, views
from roundhouse.games.tickets.actions import parse_action
from roundhouse.games.tickets.box.board import (
    BOARD_NAMES,
    Board,
    board_from_data,
    board_of_view,
    named_board,
    read_board,
    usa_board,
)
from roundhouse.games.tickets.box.components import Components, components_on, standard_components
from roundhouse.games.tickets.box.printed import printed
from roundhouse.games.tickets.flow.deal import deal
from roundhouse.games.tickets.hidden import sampling
from roundhouse.games.tickets.setup import Setup
from roundhouse.games.tickets.state import TicketsState
from roundhouse.kernel.actions import Action
from roundhouse.kernel.checking import Anything, Fields, Mistakes, TableOf, Whole
from roundhouse.kernel.contract import Fact, Game, Seat, State, View
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.errors import InvalidOption, InvalidRecord
from roundhouse.kernel.options import FIRST_PLAYER, Option, OptionKind
from roundhouse.kernel.rng import Stream

_SETUP = Fields({"players": Whole(), "first_player": Whole(), "options": TableOf(None, Anything())}, is_open=True)


class TicketsGame(Game):
    name = GameName("tickets")
    rules_version = 2
    min_players = 2  # T-009
    max_players = 5
    options = (
        replace(FIRST_PLAYER, rule="T-033"),
        Option("board", "usa", OptionKind.FILE, "tickets-board", choices=("usa", *BOARD_NAMES), rule="T-015"),
    )

    def __init__(self, components: Components | None = None) -> None:
        self._components = components

    @property
    def components(self) -> Components:
        return self._components or standard_components()

    def _start(self, players: int, seed: bytes, options: dict[str, Any], rules: int) -> State:
        board = _find_board(options["board"])
        kept = {"first_player": options["first_player"], "board": "usa" if board is usa_board() else board.data}
        state = TicketsState.__new__(TicketsState)
        deal(state, players, seed, board, self.components, kept, rules)
        return state

    def player_colours(self) -> tuple[str, ...]:
        return self.components.player_colours  # T-007

    def paint(self, view: View, colours: Sequence[str]) -> None:
        for seat, colour in zip(view["seats"], colours, strict=True):
            seat["colour"] = colour

    def rules_of(self, state: State) -> int:
        assert isinstance(state, TicketsState)
        return state.setup.rules

    def printed(self, view: View) -> dict[str, Any]:
        board = board_of_view(view)
        return printed(board, components_on(board, self.components))

    def record_options(self, state: State) -> dict[str, Any]:
        assert isinstance(state, TicketsState)
        return state.setup.own_options()

    def data_digest(self, state: State) -> str:
        assert isinstance(state, TicketsState)
        return state.setup.digest

    def redact(self, fact: Fact, seat: Seat | None, by: Seat | None = None) -> Fact:
        return views.redact(fact, seat, by)

    def sampler(self, view: View) -> Callable[[Stream], State]:
        return sampling.sampler(view, self._setup_from(view), lambda: TicketsState.__new__(TicketsState))

    def from_dict(self, data: dict[str, Any]) -> State:
        if not isinstance(data, dict) or data.get("game") != self.name:
            raise InvalidRecord("position: not a position of tickets")
        state = TicketsState.__new__(TicketsState)
        position_json.read_position(data, self._setup_from(data), state)
        return state

    def parse(self, text: str) -> Action:
        return parse_action(text)

    def _setup_from(self, data: dict[str, Any]) -> Setup:
        """The set-up that a view or a position tells of; one that names no version is of the first."""
        rules = self.known_rules(data.get("rules", 1))
        mistakes = Mistakes("position")
        found = mistakes.sound_part(data, _SETUP)
        mistakes.complain_in_a_line()
        players, first, options = found["players"], Seat(found["first_player"]), found["options"]
        board = _find_board(options.get("board"))
        if not self.min_players <= players <= self.max_players or not 0 <= first < players:
            raise InvalidOption(f"players: not {players}, with seat {first} to begin", option="players")
        return Setup(players, first, board, self.components, options, rules)


def _find_board(value: Any) -> Board:
    if value == "usa":
        return usa_board()
    if value in BOARD_NAMES:
        return named_board(value)
    return read_board(value) if isinstance(value, Path) else board_from_data(value)


GAME = TicketsGame()
