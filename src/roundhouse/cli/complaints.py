"""What went wrong, as people are told it in the terminal: one line each, in the language of the command."""

from __future__ import annotations

from typing import Any

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.complaints import in_words
from roundhouse.kernel.complaints import Complaint, complaint
from roundhouse.kernel.errors import InvalidData, RoundhouseError

FEW = 10  # of several words, how many are shown


def complaint_lines(catalogue: Catalogue, error: RoundhouseError) -> list[str]:
    """A line for each mistake; one that a rule is to blame for is followed by the rule's text and number."""
    if isinstance(error, InvalidData):
        return [
            in_words(catalogue, complaint("at", "{place}: {what}", place=error.source, what=problem))
            for problem in error.problems
        ]
    line = in_words(catalogue, error.message)
    if error.rule is None:
        return [line]
    rule = error.rule
    number = "" if rule in line else f" ({rule})"
    told = complaint("at", "{place}: {what}", place=line, what=catalogue.rule_text(rule) + number)
    return [in_words(catalogue, told)]


def about_arguments(error: CycloptsError) -> Complaint:
    """What is wrong with the arguments, in words for people who do not program."""
    if isinstance(error, UnusedCliTokensError):
        return complaint("unexpected", "unexpected argument {words}", words=_shown(error.unused_tokens or ()))
    if isinstance(error, UnknownOptionError | UnknownCommandError):
        return _about_unknown(error)
    if isinstance(error, RepeatArgumentError):
        return complaint("given-twice", "{name} is given twice", name=error.token.keyword)
    if isinstance(error, MissingArgumentError | CoercionError) and error.argument is not None:
        return _about_value(error, error.argument.name)
    return complaint("bad-arguments", "these arguments cannot be understood: {why}", why=" ".join(str(error).split()))


def _about_unknown(error: UnknownOptionError | UnknownCommandError) -> Complaint:
    if isinstance(error, UnknownOptionError):
        word = error.token.keyword or ""
    else:
        word = next(iter(error.unused_tokens or ()), "")
    if word.startswith("-"):
        return complaint("unknown-option", "unknown option {name}; try --help", name=word.partition("=")[0])
    return complaint("unknown-command", "unknown command {name}; try --help", name=repr(word))


def _about_value(error: MissingArgumentError | CoercionError, name: str) -> Complaint:
    if isinstance(error, MissingArgumentError):
        if name.startswith("-") and error.keyword is not None:
            return complaint("needs-value", "{name} needs a value", name=error.keyword)
        return complaint("is-missing", "{name} is missing", name=name)
    if error.target_type is bool:
        return complaint("takes-no-value", "{name} takes no value", name=name)
    given = error.token.value if error.token is not None else ""
    return complaint("does-not-fit", "{name}: {value} does not fit there", name=name, value=repr(given))


def _shown(words: Any) -> str:
    return " ".join(map(repr, list(words)[:FEW]))
