"""What things are called that have no text of their own: values, and codes with their parameters."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from roundhouse.i18n.catalogue import Catalogue
from roundhouse.kernel.actions import Action
from roundhouse.kernel.declaration import GameName


def value_in_words(catalogue: Catalogue, game: GameName, key: str, value: Any) -> Any:
    """A value as people call it: `company: red` is the text `<game>-company-red` or `company-red` if there is one.

    A pair of whole numbers is a place if there is a text `<game>-<key>`, which gets them as `x` and `y`.
    """
    if isinstance(value, list | tuple) and list(map(type, value)) == [int, int] and f"{game}-{key}" in catalogue:
        x, y = map(true_minus, value)
        return catalogue.text(f"{game}-{key}", x=x, y=y)
    if isinstance(value, list | tuple):
        return ", ".join(str(value_in_words(catalogue, game, key, item)) for item in value)
    if isinstance(value, str):
        ids = (f"{game}-{key}-{value}", f"{key}-{value}", f"{game}-{_as_id(key)}-{_as_id(value)}")
        return next((catalogue.text(text_id) for text_id in ids if text_id in catalogue), value)
    return value


def pick_in_words(catalogue: Catalogue, game: GameName, pick: str) -> str:
    """What was taken in a draft, whatever kind of thing it is: `<game>-item-<pick>` if there is such a text."""
    return str(value_in_words(catalogue, game, "item", pick))


def figure_in_words(catalogue: Catalogue, game: GameName, figure: str) -> str:
    """What a figure of the score sheet is called: `<game>-figure-<figure>`, or the words that it is made of."""
    text_id = f"{game}-figure-{_as_id(figure)}"
    if text_id in catalogue:
        return catalogue.text(text_id)
    return figure.replace("_", " ").replace(".", ": ", 1).replace(".", " ")


def automaton_name(catalogue: Catalogue, game: GameName) -> str:
    """What the seat is called that the rules themselves play: `automaton-<game>` if there is such a text."""
    text_id = f"automaton-{game}"
    return catalogue.text(text_id if text_id in catalogue else "automaton-unnamed")


def action_in_words(catalogue: Catalogue, game: GameName, action: Action) -> str:
    """What an action is called: `<game>-do-` and its notation or the first word of it, if there is such a text."""
    notation = str(action)
    first, _, rest = notation.partition(" ")
    whole, word = f"{game}-do-{_as_id(notation)}", f"{game}-do-{_as_id(first)}"
    if whole in catalogue:
        return catalogue.text(whole, rest="")
    return catalogue.text(word, rest=rest) if word in catalogue else notation


def _as_id(text: str) -> str:
    """A key, a value or a piece of notation as part of an id: letters and digits, dashes between, as on the page."""
    return re.sub("[^a-z0-9]+", "-", text.lower()).strip("-")


def params_in_words(code: str, params: Mapping[str, Any]) -> str:
    """A code that has no text, with its parameters."""
    told = ", ".join(f"{key} {value}" for key, value in params.items())
    return ": ".join(filter(None, (code, told)))


def true_minus(number: int) -> str:
    """A whole number with a minus sign in place of a hyphen."""
    return str(number).replace("-", "\N{MINUS SIGN}")
