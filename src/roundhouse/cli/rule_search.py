"""Finding rules: by number, however it is written, or by the chapter they stand in."""

from __future__ import annotations

import re

from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.complaints import in_words
from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.registry import declaration, offered_names

_NUMBER = re.compile(r"([A-Za-z]?)[-\s]?0*(\d{1,3})")


class UnknownRule(InvalidOption):
    """A number or title that no rule has; the message says which there are."""


def find_rules(catalogue: Catalogue, text: str, letter: str | None = None) -> list[str]:
    """The rules meant by `80`, `t80`, `T-080` or a chapter's title; without a letter those of all games."""
    letters = [letter] if letter else [declaration(name).letter for name in offered_names()]
    known = catalogue.rules()
    number = _NUMBER.fullmatch(text.strip())
    if number is not None:
        given = number[1].upper()
        wanted = [f"{first}-{int(number[2]):03}" for first in ([given] if given else letters)]
    else:
        wanted = [
            rule
            for first in letters
            for title, rules in catalogue.chapters(first)
            if text.strip().lower() in title.lower()
            for rule in rules
        ]
    found = [rule for rule in wanted if rule in known]
    if not found:
        by_game = [[rule for rule in known if rule[0] == first] for first in letters]
        ranges = ", ".join(catalogue.text("rule-range", first=rules[0], last=rules[-1]) for rules in by_game if rules)
        raise UnknownRule(
            catalogue.text("rule-none", rule=in_words(catalogue, repr(text)), ranges=ranges), option="rule"
        )
    return found


def chapter_lines(catalogue: Catalogue, letter: str) -> list[str]:
    """One line per chapter: its rules from the first to the last, and its title."""
    return [f"  {rules[0]} - {rules[-1]}  {title}" for title, rules in catalogue.chapters(letter)]
