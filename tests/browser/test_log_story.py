"""The log as a story on the page: headings, signs, what was undone, and where the reader's last turn was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser.tables import my_turn, new_table


def test_an_undone_draft_is_struck_out_and_companies_have_signs(open_page: Callable[..., Any], url: str) -> None:
    page = open_page()
    new_table(page, url, game="lilliput", options={"first_player": 0})
    my_turn(page)
    page.evaluate("""async () => {
      const { request } = await import('/js/transport.js');
      const id = location.pathname.split('/').pop();
      const { seq } = await request('GET', `/api/tables/${id}`);
      await request('POST', `/api/tables/${id}/orders`, { do: 'act', action: 'draft red', seq });
    }""")
    line = page.locator(".log-line", has_text="drafted Red")
    line.locator(".named svg").first.wait_for()
    page.get_by_role("button", name="Undo").click()
    page.locator(".undone s", has_text="drafted Red").wait_for()
    page.locator(".of-table", has_text="undid a move").wait_for()
    assert page.locator(".of-table s").count() == 0


def test_the_moves_since_ones_last_turn_are_marked(open_page: Callable[..., Any], url: str) -> None:
    page = open_page()
    new_table(page, url, game="lilliput", options={"first_player": 0})
    my_turn(page)
    assert page.locator(".log-since").count() == 0
    for _ in range(2):
        page.get_by_role("button", name="Hint").click()
        page.get_by_role("button", name="Do it").click()
        page.get_by_role("button", name="Do it").wait_for(state="detached")
        my_turn(page)
    page.locator(".recent .log-since", has_text="Since your last turn").wait_for()
    assert page.locator(".recent strong").first.inner_text() != "You"
