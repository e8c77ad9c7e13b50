"""Who is who through the page: a game between two people, their profiles, a report, and an operator who acts on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.conftest import Server, expect
from roundhouse.cli.main import main
from roundhouse.server.storage.engine import database_url

PASSWORD = "a long password"  # noqa: S105  # of a test


def named(page: Any, url: str, name: str) -> str:
    """Somebody of that name; their id."""
    page.goto(url)
    page.get_by_role("button", name="Guest").click()
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name=name).wait_for()
    found: str = page.request.get(f"{url}/api/me").json()["person"]
    return found


def order(page: Any, url: str, table: str, **what: Any) -> Any:
    answer = page.request.post(f"{url}/api/tables/{table}/orders", data=what)
    assert answer.ok, answer.text()
    return answer.json()


def keep_tickets(page: Any, url: str, table: str) -> None:
    seen = page.request.get(f"{url}/api/tables/{table}").json()
    order(page, url, table, do="act", action=seen["legal"][0], seq=seen["seq"])


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_two_people_meet_and_an_operator_looks_after_one_of_them(
    own_server: Server, tmp_path: Any, open_page: Callable[..., Any], phone: bool
) -> None:
    url, size = own_server.url, {"viewport": {"width": 390, "height": 844}} if phone else {}
    ada, ben = open_page(is_refused=True, **size), open_page(**size)
    ada_id, ben_id = named(ada, url, "Ada"), named(ben, url, "Ben")
    table = ada.request.post(
        f"{url}/api/tables",
        data={"game": "tickets", "seats": [{"who": "me"}, {"who": "open"}], "options": {"first_player": 0}},
    ).json()["id"]
    order(ben, url, table, do="join")
    for page in (ada, ben):
        keep_tickets(page, url, table)
    order(ben, url, table, do="leave", resign=True)

    ada.goto(f"{url}/people/{ben_id}")
    card = ada.locator(".rating-cards button")
    for _ in range(60):  # rated within ten seconds, and shown from then on
        if card.count():
            break
        ada.wait_for_timeout(500)
        ada.reload()
        ada.locator(".finished-games li").first.wait_for()
    expect(card).to_have_count(1)
    expect(card).to_contain_text("Ticket to Ride, 2 players")
    expect(ada.locator(".finished-games > li")).to_have_count(1)
    expect(ada.locator(".finished-games")).to_contain_text("ended early")
    ada.get_by_role("link", name="Your results against each other").click()
    expect(ada.locator("h1")).to_contain_text("Ben against Ada")
    expect(ada.get_by_role("img", name="0 times ahead, 1 times behind, in 1 games")).to_be_visible()
    assert ada.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ada.goto(f"{url}/leaderboards")
    expect(ada.get_by_text("Nobody has played enough yet.")).to_be_visible()
    expect(ada.locator(".own-place")).to_contain_text("after 1 game")

    ben.goto(f"{url}/people/{ben_id}")
    ben.get_by_role("checkbox", name="Public").uncheck()
    ada.goto(f"{url}/people/{ben_id}")
    expect(ada.get_by_text("Ben keeps these results private.")).to_be_visible()
    ben.get_by_role("checkbox", name="Public").check()
    ada.reload()
    ada.get_by_role("button", name="Report").click()
    ada.get_by_label("What is wrong with Ben?").fill("He always leaves.")
    ada.get_by_role("button", name="Send report").click()
    expect(ada.get_by_text("The operators will look into it.")).to_be_visible()
    ada.get_by_role("button", name="Block").click()
    expect(ada.get_by_role("button", name="Unblock")).to_be_visible()

    made = ada.request.post(f"{url}/api/me/account", data={"login": "ada", "password": PASSWORD})
    assert made.ok, made.text()
    ada.goto(f"{url}/operators")
    expect(ada.get_by_text("Only operators may do that.")).to_be_visible()
    database = database_url(None, tmp_path).render_as_string()
    assert main(["operator", "ada", "--database", database]) == 0
    ada.reload()
    expect(ada.locator("blockquote")).to_have_text("He always leaves.")
    ada.get_by_role("button", name="Settle").click()
    ada.get_by_role("textbox", name="Reason").fill("Warned him.")
    ada.get_by_role("button", name="Settle").click()
    expect(ada.get_by_text("settled a report")).to_be_visible()
    ada.get_by_role("searchbox", name="Name or username").fill("Ben")
    expect(ada.locator(".people-found li")).to_have_count(1)
    ada.get_by_role("button", name="Close account").click()
    ada.get_by_role("textbox", name="Reason").fill("Did it again.")
    ada.get_by_role("button", name="Close account").click()
    expect(ada.get_by_text("closed the account of Ben")).to_be_visible()
    assert ada.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert ben.request.get(f"{url}/api/me").status == 401

    ada.goto(f"{url}/people/{ada_id}")
    with ada.expect_download() as download:
        ada.get_by_role("link", name="Download").click()
    assert "He always leaves." in download.value.path().read_text("utf-8")
    ada.get_by_role("button", name="Delete me").click()
    ada.get_by_label("This cannot be undone.").fill("Ada")
    ada.get_by_role("button", name="Delete me now").click()
    ada.get_by_role("button", name="Guest").wait_for()
    assert ada.request.get(f"{url}/api/people/{ada_id}").status == 404


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_what_happened_since_one_decided_is_read_in_one_place(
    url: str, open_page: Callable[..., Any], phone: bool
) -> None:
    ada, ben = open_page(**({"viewport": {"width": 390, "height": 844}} if phone else {})), open_page()
    named(ada, url, "Ada")
    named(ben, url, "Ben")
    expect(ada.get_by_role("link", name="What happened since")).to_have_count(0)  # no games yet
    table = ada.request.post(
        f"{url}/api/tables",
        data={"game": "tickets", "seats": [{"who": "me"}, {"who": "open"}], "options": {"first_player": 0}},
    ).json()["id"]
    order(ben, url, table, do="join")
    for page in (ada, ben):
        keep_tickets(page, url, table)
    ada.goto(url)
    ada.get_by_role("link", name="What happened since").click()
    told = ada.locator(".since-table")
    expect(told).to_have_count(1)
    expect(told).to_contain_text("your turn")
    expect(told.locator("li").filter(has_text="Ben chose their first tickets.")).to_have_count(1)
    assert ada.evaluate("document.documentElement.scrollWidth <= innerWidth")
    told.get_by_role("link", name="Ticket to Ride").click()
    ada.wait_for_url(f"{url}/table/{table}")
