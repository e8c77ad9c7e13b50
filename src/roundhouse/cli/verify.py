"""`roundhouse verify`: the proof that the shuffles of a finished game were fixed before its first card."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from roundhouse.cli.files import read_text
from roundhouse.cli.language import spoken_catalogue
from roundhouse.cli.terminal import Terminal
from roundhouse.kernel.records import Record, read_record
from roundhouse.match.proof import prove
from roundhouse.match.records import BOT_NAME
from roundhouse.render.signs import GO, MUTED


def verify(file: Path, /, *, commitment: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None) -> None:
    """Prove that the shuffles of a finished game were fixed from the start."""
    record = read_record(read_text(file), str(file))
    prove(record, commitment, str(file))
    console, words = Terminal(), spoken_catalogue().text
    for line in _origin(record, words):
        console.print(Text(line, style=MUTED), soft_wrap=True)
    console.print(Text(words("verify-proved", file=str(file), number=len(record.actions)), style=GO), soft_wrap=True)
    published = "verify-own-commitment" if commitment is None else "verify-kept-commitment"
    console.print(Text(words(published)), soft_wrap=True)
    if record.shares is not None and not any(record.shares):
        console.print(Text(words("verify-no-shares")), soft_wrap=True)


def _origin(record: Record, words: Callable[..., str]) -> list[str]:
    """Where the seed comes from: itself, or the server's secret and what each person added to it."""
    if record.shares is None:
        return [
            words("verify-seed", seed=record.seed or ""),
            words("verify-commitment", commitment=record.commitment),
        ]

    people = [
        (name, share) for name, share in zip(record.names, record.shares, strict=False) if not name.startswith(BOT_NAME)
    ]
    return [
        words("verify-secret", secret=record.secret or ""),
        words("verify-commitment", commitment=record.commitment),
        *(
            words("verify-without-share", name=name) if share is None else words("verify-share", name=name, share=share)
            for name, share in people
        ),
        words("verify-joint-seed", seed=record.seed or ""),
    ]
