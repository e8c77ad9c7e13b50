"""What values and actions are called that have no log or front of their own."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.i18n.naming import action_in_words, value_in_words
from roundhouse.kernel.declaration import GameName

WHIST = GameName("whist")
TEXTS = {
    "whist-card-king": "the king",
    "whist-led-suit-no-trumps": "no trumps",
    "suit-red": "red",
    "whist-do-pass": "Pass",
    "whist-do-bid": "Bid",
    "whist-do-bid-7-no-trumps": "Bid everything",
}


class Texts:
    """As much of a catalogue as is asked for."""

    def __contains__(self, text_id: str) -> bool:
        return text_id in TEXTS

    def text(self, text_id: str, rest: str = "") -> str:
        return f"{TEXTS[text_id]} {rest}".strip()


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("card", "king", "the king"),
        ("card", "joker", "joker"),
        ("suit", "red", "red"),
        ("led_suit", "NO_TRUMPS", "no trumps"),
        ("card", ["king", "ace"], "the king, ace"),
        ("card", 7, 7),
        ("card", None, None),
    ],
)
def test_a_value_has_the_text_of_its_key_or_stands_for_itself(key: str, value: Any, said: Any) -> None:
    assert value_in_words(Texts(), WHIST, key, value) == said  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("notation", "said"),
    [("pass", "Pass"), ("bid 3 hearts", "Bid 3 hearts"), ("bid 7 no_trumps", "Bid everything"), ("lead 9", "lead 9")],
)
def test_an_action_has_the_text_of_its_notation_or_of_its_first_word(notation: str, said: str) -> None:
    assert action_in_words(Texts(), WHIST, notation) == said  # type: ignore[arg-type]
