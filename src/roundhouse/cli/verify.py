"""`roundhouse verify`: the proof that the shuffles of a finished game were fixed before its first card."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter


def verify(file: Path, /, *, commitment: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None) -> None:
    """Prove that the shuffles of a finished game were fixed from the start.

    The seed must be the one whose fingerprint was published, and every action and the result must follow from it.

    Parameters
    ----------
    file
        The record of a finished game, a .rh.json file.
    commitment
        The fingerprint that was shown at the start, if you kept it: 64 hexadecimal digits.
    """
    from rich.text import Text

    from roundhouse.cli.files import read_text
    from roundhouse.cli.terminal import Terminal
    from roundhouse.i18n.catalogue import Catalogue
    from roundhouse.kernel.records import read_record
    from roundhouse.match.proof import prove
    from roundhouse.render.signs import GO, MUTED

    record = read_record(read_text(file), str(file))
    prove(record, commitment, str(file))
    console, words = Terminal(), Catalogue().text
    console.print(Text(words("verify-seed", seed=record.seed or ""), style=MUTED), soft_wrap=True)
    console.print(Text(words("verify-commitment", commitment=record.commitment), style=MUTED), soft_wrap=True)
    console.print(Text(words("verify-proved", file=str(file), number=len(record.actions)), style=GO), soft_wrap=True)
    published = "verify-own-commitment" if commitment is None else "verify-kept-commitment"
    console.print(Text(words(published)), soft_wrap=True)
