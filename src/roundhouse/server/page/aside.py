"""What an open page has been told beside the view, so that it is told again only when it has changed."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from roundhouse.kernel.contract import Seat
from roundhouse.match.match import Match
from roundhouse.server.page.room import aside_of


class OpenAside:
    """The part of one open page."""

    def __init__(self) -> None:
        self._known: tuple[Seat | None, Hashable] = None, None  # on what that rests which was told last, and to whom

    def news(self, match: Match, place: Seat | None) -> Any:
        """What is new for somebody who looks from there and has to decide; None if nothing is."""
        aside = aside_of(match.settings.game)
        if aside is None or match.state is None or place is None:
            return None
        if place != match.active_seat and match.state.early(place) is None:
            return None
        seat, known = self._known
        news = aside(match.state, place, known if seat == place else None)
        if news is None:
            return None
        basis, told = news
        self._known = place, basis
        return told
