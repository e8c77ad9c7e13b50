"""`roundhouse doctor`: whether everything that a server needs is there, and what to do if it is not."""

from __future__ import annotations

from pathlib import Path

from roundhouse.cli.given_settings import given_settings, settings_file
from roundhouse.cli.language import spoken_catalogue
from roundhouse.server.doctor import Grade, examine
from roundhouse.server.settings import settings_of

SIGNS = {Grade.FINE: "✓", Grade.NOTE: "!", Grade.WRONG: "✗"}
NOT_WELL = 1


def doctor(*, settings: Path | None = None, database: str | None = None) -> int:
    """Look at everything that the server needs; ends with 1 if something does not work."""
    chosen = settings_of(given_settings(settings, {"database": ("database", database)}))
    text = spoken_catalogue().text
    grades = []
    for finding in examine(chosen, settings_file(settings)):
        grades.append(finding.grade)
        told = text(f"doctor-{finding.code}", **finding.params)
        print(f"{SIGNS[finding.grade]} {told}", flush=True)
    bad = grades.count(Grade.WRONG)
    print(text("doctor-result", wrong=bad, notes=grades.count(Grade.NOTE)))
    return NOT_WELL if bad else 0
