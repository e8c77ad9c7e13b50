"""`make pictures` can take every picture that the README shows, by day and by night."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from browser.pictures import FOLDER, PICTURES, taken

BRIGHT, DARK = 150, 105  # of 255, on average


@pytest.mark.parametrize("name", sorted(PICTURES.keys() - {"report"}))
def test_a_picture_shows_the_same_screen_as_the_file(name: str, url: str, browser: Any, tmp_path: Path) -> None:
    image = Image.open(io.BytesIO(taken(browser, url, tmp_path, name, "dark")))
    kept = {theme: Image.open(FOLDER / f"{name}-{theme}.png") for theme in ("light", "dark")}
    assert image.size == kept["light"].size == kept["dark"].size
    assert brightness(image) < DARK
    assert brightness(kept["dark"]) < DARK
    assert brightness(kept["light"]) > BRIGHT


def brightness(image: Image.Image) -> float:
    """On average over the picture."""
    amounts = image.convert("L").histogram()
    return sum(level * amount for level, amount in enumerate(amounts)) / sum(amounts)
