"""What does not change during one game."""

from __future__ import annotations

from dataclasses import astuple
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from roundhouse.games.tickets.box.board import Board
from roundhouse.games.tickets.box.components import Components, components_on
from roundhouse.games.tickets.claim_table import ClaimTable, claim_table
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.contract import Seat, seat_range
from roundhouse.kernel.errors import InvalidOption

if TYPE_CHECKING:
    from roundhouse.games.tickets.connections.network import KeptProgress
    from roundhouse.games.tickets.flow.scoring import KeptPath


class Setup:
    """The board, the pieces and the seats of one game; shared by all its positions."""

    __slots__ = (
        "all_seats",
        "board",
        "claims",
        "components",
        "display",
        "display_locomotives",
        "doubles_close",
        "first_player",
        "last_round_cars",
        "options",
        "paths",
        "players",
        "progress",
        "rechecks_display",
        "route_points",
        "rules",
        "seen_logs",
    )

    def __init__(
        self,
        players: int,
        first_player: Seat,
        board: Board,
        components: Components,
        options: dict[str, Any],
        rules: int,
    ) -> None:
        components = components_on(board, components)
        if len(board.tickets) < components.tickets * players:
            tickets = "{number} ticket" if len(board.tickets) == 1 else "{number} tickets"
            told = complaint(
                "tickets-too-few",
                f"{{board}} has {tickets}; {{players}} players need {{needed}} (T-015)",
                board=board.name,
                number=len(board.tickets),
                players=players,
                needed=components.tickets * players,
            )
            raise InvalidOption(
                about("board", told),
                option="board",
            )
        self.players = players
        self.all_seats = seat_range(players)
        self.first_player = first_player
        self.board = board
        self.components = components
        self.display = components.display  # figures that every turn asks for
        self.display_locomotives = components.display_locomotives
        self.last_round_cars = components.last_round_cars
        self.route_points = components.route_points
        self.options = options  # as the game was started with, a player's own board embedded
        self.rules = rules  # the version by which the game was begun
        self.doubles_close = players <= 3  # T-080, T-081
        self.rechecks_display = rules >= 2  # T-054: after every claim; before, only after a refill
        self.claims: ClaimTable = claim_table(board)
        self.progress: dict[int, KeptProgress] = {}  # by seat
        self.paths: dict[int, KeptPath] = {}  # by seat
        self.seen_logs: dict[int | None, tuple[list[int], list[int]]] = {}  # by seat: a card log, and how it is seen

    def own_options(self) -> dict[str, Any]:
        """The options for somebody else to keep: changing them changes nothing here."""
        own = {} if self.options["board"] == "usa" else {"board": self.board.to_data()}
        return {**self.options, **own}

    def __reduce__(self) -> tuple[Any, ...]:
        """Built again by whoever receives it, from a board that is there already."""
        return Setup, (self.players, self.first_player, self.board, self.components, self.options, self.rules)

    @property
    def digest(self) -> str:
        """Of all data the rules read: the board and the pieces."""
        return sha256(f"{self.board.digest} {astuple(self.components)}".encode()).hexdigest()
