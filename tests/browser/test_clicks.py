"""How many clicks an action takes, counted with a real pointer; `make bench ARGS=page` prints them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.clicks import ACTIONS, WINDOW, count

NOW = {
    "keep two of the first tickets": 3,
    "draw a card": 1,
    "take a face-up card": 1,
    "claim a route with the cheapest cards": 2,
    "claim a route with another colour": 3,
    "see what cards could pay for": 1,
    "draw tickets and keep one": 4,
    "take £20": 1,
    "buy a share": 2,
    "lay a tile that fits one way": 4,
    "lay a tile and turn it": 5,
    "buy a train": 3,
    "pay out": 1,
}


@pytest.mark.parametrize("game", ACTIONS)
def test_actions_take_few_clicks(url: str, open_page: Callable[..., Any], game: str) -> None:
    page = open_page(viewport=WINDOW)
    taken = {name: count(page, url, action) for name, action in ACTIONS[game].items()}
    assert taken == {name: NOW[name] for name in taken}
    before = {name: action.before for name, action in ACTIONS[game].items() if action.before is not None}
    assert all(taken[name] <= clicks for name, clicks in before.items())
