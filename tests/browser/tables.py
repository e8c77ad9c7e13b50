"""Tables to look at: new ones, and games that bots have brought to a moment worth looking at."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from benchmarks.chromium import NEW_TABLE

from browser.conftest import expect
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat, State
from roundhouse.match.table import BotSeat, Table

ALONE = [{"who": "me"}, {"who": "bot", "bot": "random"}]
TOGETHER = [{"who": "me", "label": "Ann"}, {"who": "me", "label": "Ben"}]
GAMES = ("tickets", "lilliput")

JOIN = """async id => {
  const { request } = await import('/js/transport.js');
  await request('POST', '/api/me', { name: 'Bob' });
  await request('POST', `/api/tables/${id}/orders`, { do: 'join' });
}"""


@lru_cache
def moment(
    game: str, stage: str, after: int = 0, players: int = 2, seed: int = 3, bot: str = "greedy"
) -> dict[str, Any]:
    """The record of a game up to where the first seat is asked this, after this many decisions."""
    table = Table.open(game, [BotSeat(bot)] * players, seed=seed)
    while not table.is_over and not (
        len(table.history) >= after and table.state.active_seat == 0 and table.state.view(Seat(0))["stage"] == stage
    ):
        table.play_bot()
    assert table.is_over == (stage == "over")
    return table.record().to_dict()


@lru_cache
def all_founded() -> dict[str, Any]:
    """The record of a game of four in which every company is founded, up to a turn of the first seat.

    Bots hardly ever come so far: from the sixth round on everybody founds who can.
    """
    table = Table.open("lilliput", [BotSeat("greedy")] * 4, seed=46)
    while True:
        state, seat = table.state, table.state.active_seat
        assert seat is not None
        view = state.view(seat)
        founded = sum(company["director"] is not None for company in view["companies"].values())
        if founded == len(view["companies"]) and (seat, view["stage"]) == (0, "turn"):
            return table.record().to_dict()
        founding = _way_to_a_company(state) if view["round"] >= 6 else None
        if founding is None:
            table.play_bot()
        else:
            table.act(seat, founding)


def _way_to_a_company(state: State) -> Action | None:
    """What founds a company now, or takes the card for it."""
    for action in reversed(state.legal_actions()):
        if str(action).startswith("found"):
            return action
    for action in state.legal_actions():
        if str(action).endswith(" shares"):
            after = state.copy()
            after.push(action)
            if any(str(each).startswith("found") for each in after.legal_actions()):
                return action
            return None
    return None


def in_the_middle(game: str) -> dict[str, Any]:
    """Where the first seat begins its turn and much lies on the board."""
    return moment(game, "turn", after=60 if game == "tickets" else 40)


def new_table(page: Any, url: str, seats: list[dict[str, str]] = ALONE, **more: Any) -> str:
    """A table of Ada's, opened."""
    page.goto(f"{url}/")
    table: str = page.evaluate(NEW_TABLE, [seats, more])
    page.goto(f"{url}/table/{table}")
    return table


def join(page: Any, url: str, table: str) -> None:
    """Bob takes the open seat."""
    page.goto(f"{url}/")
    page.evaluate(JOIN, table)
    page.goto(f"{url}/table/{table}")


TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
UNHURRIED = """{
  const { setTimeout } = window;
  const LONG = 5000; // milliseconds
  window.setTimeout = (call, after, ...rest) => after >= LONG ? 0 : setTimeout(call, after, ...rest);
}"""
"""For `add_init_script`: what the page does by itself after some seconds is not done, however slow the machine is."""


def resize(page: Any, width: int, height: int) -> None:
    """Another window, once the page has heard of it: it does before a frame is drawn."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(TWO_FRAMES)


def come_to_rest(page: Any) -> None:
    """Until nothing slides or fades any more; what was taken away in the middle of it does not count."""
    page.evaluate("() => Promise.allSettled(document.getAnimations().map((each) => each.finished))")


def skip_telling(page: Any) -> None:
    """The score of Ticket to Ride is told step by step, and may have been told already."""
    told = page.locator(".winner")
    skip = page.get_by_role("button", name="Skip to the result")
    expect(skip.or_(told).first).to_be_visible()
    skip.evaluate_all("buttons => buttons.forEach((button) => button.click())")
    told.first.wait_for()


def my_turn(page: Any) -> None:
    page.locator(".table-screen.my-turn").wait_for()
    page.locator(".board").wait_for(state="attached")  # what draws the game comes after the screen


def do_as_hinted(page: Any) -> None:
    """One decision in any game."""
    my_turn(page)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Do it").click()
    page.get_by_role("button", name="Do it").wait_for(state="detached")
