"""The page's types are those of what the server sends and takes."""

from __future__ import annotations

from page.make_types import TYPES, make_types


def test_the_types_of_the_page_are_up_to_date() -> None:
    assert TYPES.read_text("utf-8") == make_types(), "make types"
