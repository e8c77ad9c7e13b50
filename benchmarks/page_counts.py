"""What is counted on the page, with a real pointer and real keys; see `lines` of `page.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from browser import lilliput_table, tickets_table
from browser.clicks import ACTIONS, WINDOW, count, table_of
from browser.hand import play
from browser.keyboard import stops_of
from browser.screens import SCREENS
from browser.shifts import shifts, watch_shifts
from browser.tables import my_turn, new_table
from browser.test_access import AXE, what_axe_finds

NEXT = {"tickets": tickets_table.NEXT, "lilliput": lilliput_table.NEXT}


def counts(browser: Any, url: str) -> Iterator[str]:
    context = browser.new_context(viewport=WINDOW, reduced_motion="reduce", locale="en-GB")
    page = context.new_page()
    taken = {
        game: {name: count(page, url, each) for name, each in actions.items()} for game, actions in ACTIONS.items()
    }
    yield from [
        "",
        *table_of(taken).splitlines(),
        "",
        f"{'whole games by mouse':<42}{'presses':>8}{'shifts of the map':>20}",
    ]
    for game, next_press in NEXT.items():
        new_table(page, url, game=game, options={"first_player": 0})
        my_turn(page)
        watch_shifts(page)
        hand = play(page, next_press)
        yield f"{game:<42}{hand.presses:>8}{len(shifts(page)):>20}"
    axe = "axe: serious" if AXE.is_file() else "axe is not here (make check-page)"
    yield from ["", f"{'screens':<42}{'tab stops':>10}{'in the log':>12}  {axe}"]
    for screen, lead in SCREENS.items():
        lead(page, url)
        stops = stops_of(page)
        lines = sum("log-line" in stop.partition(": ")[2] for stop in stops)
        found = [rule for rule, _ in what_axe_finds(page, {})] if AXE.is_file() else "?"
        yield f"{screen:<42}{len(stops):>10}{lines:>12}  {found or 'nothing'}"
    context.close()
