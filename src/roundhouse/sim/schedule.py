"""Who plays whom: line-ups, and every deal played by each of them in all distinct seatings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import combinations, permutations

from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.errors import InvalidOption
from roundhouse.sim.playing import Fixture


def line_ups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """The groups of bots that meet: one bot meets itself, as many as seats are one group, more make every choice."""
    if len(bots) == 1:
        return [tuple(bots) * players]
    if len(bots) == players:
        return [tuple(bots)]
    if len(bots) < players:
        raise InvalidOption(
            about(
                "bots",
                complaint(
                    "bots-for-a-tournament",
                    "{bots} bots for {players} players; name one for all, one per seat, or more to choose from",
                    bots=len(bots),
                    players=players,
                ),
            )
        )
    for bot in bots:
        if bots.count(bot) > 1:
            raise InvalidOption(
                about(
                    "bots",
                    complaint(
                        "bot-twice", "{bot} is named twice; only as many bots as players may repeat one", bot=bot
                    ),
                )
            )
    return list(combinations(bots, players))


def seatings(line_up: Sequence[str]) -> list[tuple[str, ...]]:
    """All distinct orders of a line-up, the given one first."""
    return list(dict.fromkeys(permutations(line_up)))


@dataclass(frozen=True)
class Schedule:
    """All games of a tournament, deal by deal. Game number n is the same game in every run."""

    bots: tuple[str, ...]
    players: int
    games_wanted: int
    seed: int

    @cached_property
    def seatings(self) -> list[tuple[str, ...]]:
        """What is played of each deal."""
        return [seating for line_up in line_ups(self.bots, self.players) for seating in seatings(line_up)]

    @property
    def deals(self) -> int:
        """As many as give the games that are wanted, rounded up."""
        return -(-self.games_wanted // len(self.seatings))

    @property
    def games(self) -> int:
        return self.deals * len(self.seatings)

    def deal_of(self, number: int) -> int:
        return number // len(self.seatings)

    def bots_at(self, number: int) -> tuple[str, ...]:
        """Who sits where in that game."""
        return self.seatings[number % len(self.seatings)]

    def fixture(self, number: int) -> Fixture:
        return Fixture(number, self.bots_at(number), deal_seed(self.seed, self.deal_of(number)))


def deal_seed(seed: int, deal: int) -> bytes:
    """The secret seed of a deal: the same for all line-ups and seatings, so that luck is shared out evenly."""
    return sha256(f"roundhouse tournament {seed} {deal}".encode()).digest()
