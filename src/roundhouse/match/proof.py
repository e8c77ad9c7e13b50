"""The proof that nobody touched the shuffles of a finished game."""

from __future__ import annotations

from roundhouse.kernel.errors import InvalidOption, InvalidRecord
from roundhouse.kernel.records import Record, final_position

_HEX_DIGITS = 64


def prove(record: Record, published: str | None = None, source: str = "record") -> None:
    """Raise InvalidRecord unless seed, commitment, every action and the result of a finished game fit together.

    `published` is the commitment as a player wrote it down at the start; without it the record's own word is taken.
    """
    if published is not None:
        published = published.strip().lower()
        if len(published) != _HEX_DIGITS or not set(published) <= set("0123456789abcdef"):
            raise InvalidOption(f"commitment: not {_HEX_DIGITS} hexadecimal digits", option="commitment")
        if published != record.commitment:
            raise InvalidRecord(f"{source}: made for another commitment ({record.commitment})", source=source)
    if record.result is None:
        raise InvalidRecord(f"{source}: not a finished game, so its shuffles cannot be proved yet", source=source)
    final_position(record, source)
