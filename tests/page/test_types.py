"""The page's types are those of what the server sends and takes."""

from __future__ import annotations

from page.make_types import make_types


def test_the_types_of_the_page_are_up_to_date() -> None:
    made = make_types()
    assert len(made) > 2
    for path, text in made.items():
        assert path.read_text("utf-8") == text, "make types"
