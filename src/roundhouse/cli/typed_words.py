"""Words to type at the table: those that the texts of the language name, and the English ones always."""

from __future__ import annotations

import unicodedata

from roundhouse.i18n.catalogue import Catalogue

COMMANDS = ("help", "map", "table", "log", "more", "why", "rule", "save", "quit", "back")
_ARGUMENTS = {"why": "action", "rule": "number", "save": "file"}
_ALSO = {"?": "help", "exit": "quit"}


class TypedWords:
    """What a word means, whatever its case and with or without its accents."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._text = catalogue.text
        own = {_plain(self._text(f"play-word-{command}")): command for command in COMMANDS}
        self._commands = own | {command: command for command in COMMANDS} | _ALSO

    def command(self, word: str) -> str | None:
        """The command that a word means, by its English name; None if it is none."""
        return self._commands.get(_plain(word))

    def help_rows(self) -> list[str]:
        """Each command with what follows it and what it does, in columns."""
        rows = []
        for command in COMMANDS[:-1]:
            follows = [self._text(f"play-argument-{_ARGUMENTS[command]}")] if command in _ARGUMENTS else []
            rows.append((" ".join([self._text(f"play-word-{command}"), *follows]), self._text(f"play-help-{command}")))
        wide = max(len(typed) for typed, _ in rows)
        return [f"  {typed:<{wide}}   {does}" for typed, does in rows]


def _plain(word: str) -> str:
    letters = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
