"""What people can do at a table. Each command looks at a match, changes nothing, and returns the entries to store and
append, or raises Refused (IllegalAction, InvalidAction) with a code, a rule and parameters.

`now` is whole milliseconds. `expected` is the seq that the person has seen: where something else than chat and the like
came after it, the command is refused as stale.
"""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.kernel.records import Record
from roundhouse.match.entries import Entry
from roundhouse.match.match import Match
from roundhouse.match.seats import Holder
from roundhouse.match.settings import Settings


def create(
    settings: Settings,
    host: str,
    seats: Sequence[Holder],
    seed: bytes,
    now: int,
    record: Record | None = None,
    rematch_of: str | None = None,
) -> list[Entry]:
    """A new table with its first seats (one Holder per player, OPEN for who is still to come); starts if full.

    With a record (its seed in it) the game goes on where that ends, as practice; game, players, options and seed are its.
    """
    raise NotImplementedError


def join(match: Match, person: str, now: int, seat: int | None = None, label: str | None = None) -> list[Entry]:
    """Take an open seat (that one, or the first)."""
    raise NotImplementedError


def seat_bot(match: Match, person: str, now: int, seat: int, bot: str) -> list[Entry]:
    """The host gives an open seat to a bot."""
    raise NotImplementedError


def open_seat(match: Match, person: str, now: int, seat: int) -> list[Entry]:
    """The host takes a bot away before the start."""
    raise NotImplementedError


def remove(match: Match, person: str, now: int, whom: str) -> list[Entry]:
    """The host removes a person before the start; they cannot join again."""
    raise NotImplementedError


def start(match: Match, person: str, now: int) -> list[Entry]:
    """The host starts a full table (only needed without auto_start)."""
    raise NotImplementedError


def act(match: Match, person: str, action: str, expected: int, now: int) -> list[Entry]:
    """A person's decision in notation; forced choices that follow are made with it, and the end if it comes."""
    raise NotImplementedError


def act_for_bot(match: Match, seat: int, action: str, expected: int, now: int) -> list[Entry]:
    """The answer of the bot that `match.bot_to_move()` named; for the server, not for people."""
    raise NotImplementedError


def time_out(match: Match, now: int) -> list[Entry]:
    """The clock of the person who decides has run out (see `match.deadline()`): a bot decides. For the server."""
    raise NotImplementedError


def undo(match: Match, person: str, expected: int, now: int, to: int | None = None) -> list[Entry]:
    """Take back the own last decision, or all after the first `to` moves: done at once, or asked of all other people."""
    raise NotImplementedError


def pause(match: Match, person: str, now: int) -> list[Entry]:
    """Stop the clocks and the game: at once if no other person is there or no clock is used, else asked."""
    raise NotImplementedError


def resume(match: Match, person: str, now: int) -> list[Entry]:
    raise NotImplementedError


def agree(match: Match, person: str, now: int) -> list[Entry]:
    """Say yes to what is asked; it is done when everybody has."""
    raise NotImplementedError


def decline(match: Match, person: str, now: int) -> list[Entry]:
    """Say no to what is asked; who asked takes it back."""
    raise NotImplementedError


def leave(match: Match, person: str, now: int, resign: bool = False) -> list[Entry]:
    """Give up all own seats: before the start they become open, later a bot of the table's level plays them."""
    raise NotImplementedError


def come_back(match: Match, person: str, now: int) -> list[Entry]:
    """Take the own seats back from the bots."""
    raise NotImplementedError


def chat(match: Match, person: str, text: str, now: int) -> list[Entry]:
    """Say something to everybody; for people who hold a seat and the host."""
    raise NotImplementedError


def mute(match: Match, person: str, now: int, whom: str, on: bool = True) -> list[Entry]:
    """The host mutes a person for everybody, or lets them speak again."""
    raise NotImplementedError


def close(match: Match, person: str, now: int) -> list[Entry]:
    """The host ends the table for good."""
    raise NotImplementedError


def rematch(match: Match, person: str, now: int) -> list[Entry]:
    """Wish for another game; when `match.rematch_agreed` the server creates it with `rematch_seats`."""
    raise NotImplementedError


def rematch_seats(match: Match) -> list[Holder]:
    """Who plays the next game: the same people and bots in the same seats."""
    raise NotImplementedError


def rematch_made(match: Match, game: str, now: int) -> list[Entry]:
    """The next game exists under this id. For the server."""
    raise NotImplementedError
