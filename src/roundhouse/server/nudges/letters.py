"""What somebody is told, in their language: that a game waits, for what and where. Never what is in it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from roundhouse.i18n.catalogue import FALLBACK, Catalogue, languages
from roundhouse.kernel.declaration import GameName
from roundhouse.match.ids import TableId
from roundhouse.server.nudges.reasons import CONFIRM


@dataclass(frozen=True, slots=True)
class Letter:
    """One notice, for one address."""

    id: str  # of the delivery: the same when it is sent again
    reason: str
    who: str  # for whom it is
    title: str
    body: str
    at: int  # milliseconds
    game: GameName | None = None
    table: TableId | None = None
    link: str | None = None  # to the table
    stop: str | None = None  # to where such letters are ended


@dataclass(frozen=True, slots=True)
class Waiting:
    """A table that waits for somebody."""

    who: str
    others: list[str]  # what the other people there are called
    game: GameName
    table: TableId
    home: str  # where this person reaches us


@cache
def texts_of(language: str) -> Catalogue:
    return Catalogue(language if language in languages() else FALLBACK)


def table_letter(about: Waiting, letter_id: str, reason: str, language: str, at: int) -> Letter:
    """That a table waits for somebody."""
    texts = texts_of(language)
    name = texts.text(f"game-{about.game}") if f"game-{about.game}" in texts else about.game
    others = ", ".join(about.others)
    return Letter(
        letter_id,
        reason,
        about.who,
        texts.text(f"nudge-{reason}", game=name),
        texts.text("nudge-with", others=others) if others else texts.text("nudge-alone"),
        at,
        about.game,
        about.table,
        f"{about.home}/table/{about.table}",
    )


def address_letter(letter_id: str, reason: str, language: str, who: str, code: str, home: str, at: int) -> Letter:
    """About the address itself: that it works, or how to show that it is yours."""
    texts = texts_of(language)
    return Letter(
        letter_id,
        reason,
        who,
        texts.text(f"nudge-{reason}"),
        texts.text(f"nudge-{reason}-about", code=code) if reason == CONFIRM else texts.text(f"nudge-{reason}-about"),
        at,
        link=f"{home}/nudges",
    )


def mail_text(letter: Letter, language: str) -> str:
    """The text of a mail."""
    texts = texts_of(language)
    lines = [texts.text("nudge-hello", who=letter.who), "", f"{letter.title}.", letter.body]
    if letter.link:
        lines += ["", letter.link]
    if letter.stop:
        lines += ["", "-- ", texts.text("nudge-stop"), letter.stop]
    return "\n".join(lines) + "\n"
