"""Views as text and as SVG, whatever the game."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import roundhouse as rh
from roundhouse.render.picture import PlainPicture, picture_of
from roundhouse.render.view_rows import RowWords, ViewRow, view_rows

VIEW = {
    "game": "whist",
    "players": 2,
    "seat": None,
    "trump": None,
    "last_trick": ["king", "<7>"],
    "tricks": [3, 4],
    "seats": [{"cards": 5, "is_dealer": True}, {"cards": 5, "is_dealer": False}],
    "table": {"deck": {"left": 20}, "piles": [["ace"], []]},
    "discard": [],
}


def test_a_view_is_read_row_by_row() -> None:
    assert view_rows(VIEW) == [
        ViewRow(0, "trump", "\N{EN DASH}"),
        ViewRow(0, "last trick", "king, <7>"),
        ViewRow(0, "tricks", "player_0 3, player_1 4"),
        ViewRow(0, "seats", ""),
        ViewRow(1, "player_0", "cards 5, is dealer True"),
        ViewRow(1, "player_1", "cards 5, is dealer False"),
        ViewRow(0, "table", ""),
        ViewRow(1, "deck", "left 20"),
        ViewRow(1, "piles", ""),
        ViewRow(2, "1", "ace"),
        ViewRow(2, "2", "\N{EN DASH}"),
        ViewRow(0, "discard", "\N{EN DASH}"),
    ]


def test_what_is_called_nothing_is_not_shown() -> None:
    class Words(RowWords):
        def label(self, key: str) -> str:
            return "" if key in ("table", "seats", "tricks", "discard") else key.title()

        def value(self, key: str, value: object) -> str:
            return f"{value} of {key}"

    assert [row[1:] for row in view_rows(VIEW, Words())] == [
        ("Trump", "None of trump"),
        ("Last_Trick", "king of last_trick, <7> of last_trick"),
    ]


def test_the_plain_picture_holds_every_row() -> None:
    drawn = ElementTree.fromstring(PlainPicture().svg(VIEW))  # noqa: S314  # our own drawing
    lines = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]

    assert "last trick: king, <7>" in lines
    assert "\n".join(line or "" for line in lines) == PlainPicture().text(VIEW)


@pytest.mark.parametrize("game", rh.game_names())
def test_every_game_has_a_picture(game: str) -> None:
    rules = rh.game(game)
    view = rules.start(rules.min_players, 1).view(None)
    picture = picture_of(game)

    assert "player_0" in picture.text(view)
    assert ElementTree.fromstring(picture.svg(view)).tag.endswith("svg")  # noqa: S314  # our own drawing
