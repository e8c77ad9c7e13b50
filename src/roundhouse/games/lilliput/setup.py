"""What does not change during one game."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from roundhouse.games.lilliput.box.components import Components
from roundhouse.games.lilliput.box.landscapes import Landscape
from roundhouse.games.lilliput.box.tiles import TileSet
from roundhouse.kernel.contract import Seat, seat_range


class Setup:
    """The pieces in use with this number of players and these options, and who begins."""

    __slots__ = (
        "_digest",
        "all_seats",
        "cards",
        "choices",
        "components",
        "deck",
        "declines_cost_nothing",
        "first_player",
        "has_gulliver",
        "helps_between_companies",
        "is_expert",
        "landscape",
        "options",
        "pays_half",
        "picks",
        "player_seats",
        "players",
        "rounds",
        "rules",
        "running_trains",
        "seats",
        "tileset",
        "train_first",
    )

    def __init__(
        self,
        players: int,
        first_player: Seat,
        components: Components,
        tileset: TileSet,
        options: dict[str, Any],
        rules: int,
        landscape: Landscape | None = None,
    ) -> None:
        self.players = players
        self.first_player = first_player  # of the first round (L-028)
        self.components = components
        self.tileset = tileset
        self.options = options
        self.rules = rules  # the version by which the game was begun
        self.helps_between_companies = rules >= 2  # L-151: before, only purchases from bank and pool
        self.declines_cost_nothing = rules >= 2  # L-490: before, a no used up the purchase
        self.landscape = () if landscape is None else tuple(landscape.placements(tileset))  # L-361
        self.has_gulliver = players == 1
        self.seats = players + self.has_gulliver  # Gulliver's is the last
        self.all_seats = seat_range(self.seats)
        self.player_seats = seat_range(players)
        self.is_expert = bool(options.get("expert"))
        # L-400; in solo play the train of the round goes to Gulliver at the same time (L-468)
        self.train_first = self.is_expert or self.has_gulliver
        self.pays_half = bool(options.get("brobdingnag"))  # L-418
        self.picks = (3 if options.get("two_characters") else 2) * players  # of the draft, passes together (L-399)
        self.cards = tuple(card.number for card in components.cards if players in card.players)  # L-064
        self.choices: dict[int, list[Any]] = {}  # what flow/cards.py offers, by the cards that are taken
        self.deck = components.decks[players]
        self.rounds = components.rounds[players]  # L-054, L-055
        self.running_trains = components.running_trains
        self._digest = ""

    @property
    def digest(self) -> str:
        """Of all data the rules read; worked out when somebody asks, since set-ups are made all the time."""
        if not self._digest:
            data = f"{self.components.digest} {_written(self.tileset)}"
            if self.landscape:
                data += f" {self.landscape!r}"
            self._digest = sha256(data.encode()).hexdigest()
        return self._digest

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Setup)
            and self.players == other.players
            and self.first_player == other.first_player
            and self.digest == other.digest
            and self.rules == other.rules
            and self.options == other.options
        )

    __hash__ = None  # type: ignore[assignment]  # compared, never looked up


def _written(tileset: TileSet) -> str:
    """All tiles as text, for the digest; written once per set, because a game is set up faster than that."""
    text: str | None = tileset.memo.get("written")
    if text is None:
        text = tileset.memo["written"] = repr(tileset.kinds)
    return text
