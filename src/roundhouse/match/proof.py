"""The proof that nobody touched the shuffles of a finished game."""

from __future__ import annotations

from roundhouse.kernel.complaints import about, complaint
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
            raise InvalidOption(
                about("commitment", complaint("not-hex", "not {digits} hexadecimal digits", digits=_HEX_DIGITS)),
                option="commitment",
            )
        if published != record.commitment:
            raise InvalidRecord(
                about(
                    source,
                    complaint(
                        "other-commitment", "made for another commitment ({commitment})", commitment=record.commitment
                    ),
                ),
                source=source,
            )
    if record.result is None:
        raise InvalidRecord(
            about(source, complaint("not-finished", "not a finished game, so its shuffles cannot be proved yet")),
            source=source,
        )
    final_position(record, source)
