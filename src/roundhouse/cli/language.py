"""In which language the command speaks: `--language`, or what the system is set to. Everything else asks here."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from roundhouse.i18n.catalogue import FALLBACK, Catalogue, languages
from roundhouse.kernel.complaints import complaint
from roundhouse.kernel.errors import InvalidOption

OPTION = "--language"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that says something decides, as everywhere in Unix

_spoken: list[str] = []  # what this run of the command speaks, once it is known


def take_language(arguments: Sequence[str]) -> list[str]:
    """The arguments without `--language`, which may stand anywhere and holds from here on; raises InvalidOption."""
    _spoken[:] = [system_language(os.environ)]
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        name, has_value, value = word.partition("=")
        if word == "--":
            return [*rest, word, *words]
        if name != OPTION:
            rest.append(word)
            continue
        _speak(value if has_value else next(words, ""))
    return rest


def _speak(wanted: str) -> None:
    if wanted not in languages():
        told = complaint(
            "unknown-language",
            "{option}: {wanted} is not a language that Roundhouse speaks; it speaks {languages}",
            option=OPTION,
            wanted=repr(wanted),
            languages=", ".join(languages()),
        )
        raise InvalidOption(told, option=OPTION)
    _spoken[:] = [wanted]


def system_language(environment: Mapping[str, str]) -> str:
    """The language that `cs_CZ.UTF-8` and the like ask for; English if there are no texts in it."""
    said = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = said.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in languages() else FALLBACK


def spoken() -> str:
    """The language of this run of the command."""
    return _spoken[0] if _spoken else system_language(os.environ)


def spoken_catalogue() -> Catalogue:
    """The texts of this run of the command."""
    return Catalogue(spoken())
