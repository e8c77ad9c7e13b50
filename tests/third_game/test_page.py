"""A game that is not ours on the page: a person plays it from the first click to the result, by the generic front."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from browser.conftest import Server, browser, expect, open_page  # noqa: F401  # fixtures
from browser.tables import TOGETHER, new_table
from server.nodes import sqlite
from server.processes import NodeProcess

OpenPage = Callable[..., Any]
MOST_DECISIONS = 60


class InstalledServer(Server):
    """A server in a process that finds the game, while this one does not."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        super().__init__(folder)
        self._environment = environment

    @asynccontextmanager
    async def _running(self) -> AsyncIterator[Any]:
        node = NodeProcess(str(sqlite(self._folder)))
        await node.start(environment=self._environment)
        yield node
        await node.stop()


@pytest.fixture(scope="module")
def url(installed: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = InstalledServer(tmp_path_factory.mktemp("page"), installed)
    server.start()
    yield server.url
    server.stop()


def my_turn(page: Any) -> None:
    page.locator(".table-screen.my-turn").wait_for()


def choose(page: Any, action: str) -> None:
    page.locator(f".generic-actions [data-action={action}]").click()


def test_a_whole_game_is_played_from_the_start_page_to_the_result(url: str, open_page: OpenPage) -> None:  # noqa: F811
    page = open_page(viewport={"width": 1440, "height": 900})
    page.goto(url)
    page.locator(".of-kuhn .generic-mini").wait_for()
    page.locator(".of-kuhn").get_by_role("button", name="New table").click()
    page.get_by_label("Hands").fill("4")
    page.locator("dialog button.go").click()
    my_turn(page)
    for _ in range(MOST_DECISIONS):
        page.locator(".table-screen.my-turn, .generic-final").first.wait_for()
        if page.locator(".generic-final").count():
            break
        position = page.locator(".log-line").count()
        page.locator(".generic-actions label").first.click()
        page.keyboard.press("Enter")
        page.locator(".log-line").nth(position).wait_for()
    page.locator("#prompt", has_text="The game is over.").wait_for()
    scores = [int(text) for text in page.locator(".generic-final .total").all_inner_texts()]
    assert sum(scores) == 20
    assert scores == sorted(scores, reverse=True)
    ours = page.locator(".generic-final tr", has_text="You").locator(".total").inner_text()
    page.locator(".players .player", has_text="You").get_by_text(f"Chips {ours}").wait_for()


def test_your_card_is_seen_and_every_no_has_a_why(url: str, open_page: OpenPage) -> None:  # noqa: F811
    page = open_page(viewport={"width": 1440, "height": 900})
    page.goto(url)
    page.locator(".of-kuhn button.go").first.click()
    my_turn(page)
    assert page.locator("[data-key=card] dd").inner_text() in ("jack", "queen", "king")
    page.get_by_label("An action").fill("call")
    page.get_by_role("button", name="Why not?").click()
    page.locator(".notice .rule-link", has_text="K-008").wait_for()
    page.get_by_label("An action").fill("bet")
    page.get_by_role("button", name="Why not?").click()
    page.locator(".notice", has_text="You can do that now.").wait_for()


def test_hint_undo_replay_and_rulebook_work_as_in_every_game(url: str, open_page: OpenPage) -> None:  # noqa: F811
    page = open_page(viewport={"width": 1440, "height": 900})
    page.goto(url)
    page.locator(".of-kuhn button.go").first.click()
    my_turn(page)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Do it").click()
    page.locator(".log-line").nth(1).wait_for()
    my_turn(page)
    page.locator(".log-line").first.click()
    page.locator(".replay").wait_for()
    assert page.locator(".generic-actions").count() == 0
    page.locator(".replay button.go").click()
    page.locator(".generic-actions").wait_for()
    choose(page, page.locator(".generic-actions label").first.get_attribute("data-action"))
    page.keyboard.press("Escape")
    expect(page.locator("[data-do=confirm]")).to_be_disabled()
    page.get_by_role("button", name="Undo").click()
    page.locator(".log-line", has_text="undid a move").wait_for()
    page.goto(f"{url}/rules/K-008")
    page.locator("#K-008.chosen").wait_for()
    page.locator(".rule-games [aria-current]", has_text="Kuhn poker").wait_for()


def test_two_people_at_one_screen_do_not_see_each_others_card(url: str, open_page: OpenPage) -> None:  # noqa: F811
    page = open_page(viewport={"width": 1440, "height": 900})
    new_table(page, url, TOGETHER, game="kuhn", shared_screen=True, visibility="local")
    curtain, seen = page.locator(".curtain"), []
    for name in ("Ann", "Ben"):
        curtain.get_by_role("button", name=name).wait_for()
        expect(page.locator("[data-key=card] dd")).to_have_text("\u2013")  # a dash: nobody's
        curtain.get_by_role("button", name=name).click()
        my_turn(page)
        seen.append(page.locator("[data-key=card] dd").inner_text())
        choose(page, "check")
        page.keyboard.press("Enter")
        if name == "Ann":
            page.get_by_role("button", name="Hide and pass on").click()
    assert len(set(seen)) == 2
