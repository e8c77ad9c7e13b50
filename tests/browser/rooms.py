"""The rooms around the tables, and how a reader is led there: who is who, reminders, the workshop, invitations."""

from __future__ import annotations

import time
import tomllib
from functools import lru_cache
from pathlib import Path
from random import SystemRandom
from typing import Any

from browser.tables import new_table
from roundhouse.games.tickets import box
from roundhouse.games.tickets.box.board import checked_board

NOW = int(time.time() * 1000)
NAMED = """async (name) => (await (await import('/js/transport.js')).request('POST', '/api/me', { name })).person"""
KEPT = """async ([game, value]) => (await import('/js/memory.js')).keep(`workshop.${game}`, JSON.stringify(value))"""
DRAWN = """async (game) => {
  const { request } = await import('/js/transport.js');
  await request('POST', '/api/me', { name: 'Ada' });
  const found = await request('POST', `/api/games/${game}/workshop/random`, { seed: 5, wanted: {} });
  (await import('/js/memory.js')).keep(`workshop.${game}`, JSON.stringify(found.value));
}"""
USA = Path(box.__file__).parent / "data" / "usa.toml"


def named(page: Any, url: str, name: str = "Ann") -> str:
    """Somebody of that name; their id."""
    page.goto(url)
    found: str = page.evaluate(NAMED, name)
    return found


def post(page: Any, path: str, **what: Any) -> Any:
    answer = page.request.post(path, data=what)
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


def tell(page: Any, path: str, told: dict[str, Any]) -> None:
    """Instead of the server."""
    page.route(path, lambda route: route.fulfill(json=told))


def account(page: Any, url: str) -> str:
    """Somebody with an account, whose name nobody else can bear."""
    number = str(SystemRandom().randrange(10**9))
    name = f"Ж {number}"
    named(page, url, name)
    post(page, f"{url}/api/me/account", login=number, password=f"long password {number}")
    return name


def start_invited(page: Any, url: str) -> None:
    """The start page of somebody who is invited, and who has a table."""
    name = account(page, url)
    other = page.context.browser.new_context()
    host = other.new_page()
    table = new_table(host, url, [{"who": "me"}, {"who": "open"}], visibility="public", game="lilliput")
    post(host, f"{url}/api/tables/{table}/invitations", name=name)
    other.close()
    post(page, f"{url}/api/tables", game="tickets", seats=[{"who": "me"}, {"who": "bot", "bot": "random"}])
    page.goto(url)
    page.locator(".invited-line").wait_for()
    page.locator(".your-turns").wait_for()


def invited(page: Any, url: str) -> None:
    """The waiting room of somebody else."""
    other = page.context.browser.new_context()
    table = new_table(other.new_page(), url, [{"who": "me"}, {"who": "open"}], game="lilliput")
    other.close()
    page.goto(f"{url}/table/{table}")
    page.locator(".join").wait_for()


@lru_cache
def played(browser: Any, url: str) -> str:
    """Somebody who has played, against Ben, and whose rating is known."""
    ada, ben = (browser.new_context().new_page() for _ in range(2))
    person = named(ada, url, "Ada")
    named(ben, url, "Ben")
    options = {"first_player": 0}
    for _ in range(2):
        table = post(ada, f"{url}/api/tables", game="tickets", seats=[{"who": "me"}, {"who": "open"}], options=options)
        at = f"{url}/api/tables/{table['id']}"
        post(ben, f"{at}/orders", do="join")
        for page in (ada, ben):
            seen = page.request.get(at).json()
            post(page, f"{at}/orders", do="act", action=seen["legal"][0], seq=seen["seq"])
        post(ben, f"{at}/orders", do="leave", resign=True)
    for _ in range(120):  # rated within ten seconds, and shown from then on
        if ada.request.get(f"{url}/api/people/{person}").json()["ratings"]:
            break
        ada.wait_for_timeout(500)
    for page in (ada, ben):
        page.context.close()
    return person


def profile(page: Any, url: str) -> None:
    person = played(page.context.browser, url)
    named(page, url)
    page.goto(f"{url}/people/{person}")
    page.locator(".rating-cards button").first.wait_for()
    page.locator(".rating-chart svg").wait_for()
    page.locator(".finished-games li").first.wait_for()


def against(page: Any, url: str) -> None:
    person = played(page.context.browser, url)
    page.goto(f"{url}/people/{person}")
    page.locator(".opponents a[href*='/against/']").first.click()
    page.locator("h1").wait_for()
    page.locator(".finished-games li").first.wait_for()


def own_profile(page: Any, url: str) -> None:
    page.goto(f"{url}/people/{named(page, url)}")
    page.locator(".openness").wait_for()
    page.get_by_role("button", name="Delete me").click()
    page.locator(".danger").wait_for()


def leaderboard(page: Any, url: str) -> None:
    """More people than a test could let play: what the server would tell stands here."""
    person = named(page, url)
    ratings = [
        {"person": person if number == 2 else f"p{number}", "game": "lilliput", "players": 2, "games": 1234 - number}
        | {"mu": 31.26 - number, "sigma": 1.1, "sure": 29.06 - number, "wins": 700 - 50 * number, "updated_at": NOW}
        for number in range(6)
    ]
    names = {"p0": "Ada", "p1": "Ben", person: "Ann", "p3": "Ada Ben Ann " * 3, "p4": "Ben", "p5": "Ada"}
    told = {"game": "lilliput", "players": 2, "first": 1, "size": 120, "least_games": 10, "places": ratings}
    tell(page, "**/api/leaderboards?*", {**told, "names": names, "mine": ratings[2], "place": 3})
    page.goto(f"{url}/leaderboards")
    page.locator(".own-line").wait_for()


def nudges(page: Any, url: str) -> None:
    """Somebody who is told in a chat, by mail once they confirm it, and not at night."""
    named(page, url)
    found = page.request.get(f"{url}/api/me/nudges").json()
    places = [("a", "chat", "№ 12", True), ("b", "mail", "@ 34", False)]
    told = [
        {"id": name, "kind": kind, "label": label, "confirmed": confirmed} for name, kind, label, confirmed in places
    ]
    quiet = {"begins": 22 * 60, "ends": 8 * 60, "timezone": "QPS"}
    tell(page, "**/api/me/nudges", {**found, "addresses": told, "quiet": quiet, "mail": True})
    page.goto(f"{url}/nudges")
    page.locator(".nudge-addresses li").nth(1).wait_for()


def operators(page: Any, url: str) -> None:
    """What an operator would be told stands here: nobody here is one."""
    named(page, url)
    names = {"a": "Ada", "b": "Ben"}
    reports = [
        {"id": "r1", "reporter": "a", "about": "b", "table": "T", "text": "12 34", "at": NOW, "settled_at": None},
        {"id": "r0", "reporter": "a", "about": "b", "table": None, "text": "5", "at": NOW, "settled_at": NOW},
    ]
    people = [
        {"id": "a", "name": "Ada", "login": None, "created_at": NOW, "closed_at": None, "operator": True},
        {"id": "b", "name": "Ben", "login": "b", "created_at": NOW, "closed_at": NOW, "operator": False},
        {"id": "c", "name": "Ann", "login": None, "created_at": NOW, "closed_at": None, "operator": False},
    ]
    deeds = [{"operator": "a", "what": "closed", "about": "b", "why": "12", "at": NOW}]
    answers: dict[str, dict[str, Any]] = {
        "reports": {"reports": reports, "names": names},
        "people?*": {"people": people},
        "tables": {"tables": []},
        "log": {"deeds": deeds, "names": names},
    }
    for path, told in answers.items():
        tell(page, f"**/api/operator/{path}", told)
    page.goto(f"{url}/operators")
    page.locator(".people-found button").nth(1).wait_for()
    page.locator(".people-found button").nth(1).click()


def workshop(page: Any, url: str) -> None:
    page.goto(f"{url}/workshop")
    page.locator(".workshop-choice a").first.wait_for()


def board_editor(page: Any, url: str) -> None:
    page.goto(url)
    page.evaluate(KEPT, ["tickets", checked_board(tomllib.loads(USA.read_text("utf-8")), USA.name)])
    page.goto(f"{url}/workshop/tickets")
    page.locator(".workshop-quality").wait_for()
    page.locator(".editor .handle").first.focus()
    page.keyboard.press("Enter")


def landscape_editor(page: Any, url: str) -> None:
    page.goto(url)
    page.evaluate(DRAWN, "lilliput")
    page.goto(f"{url}/workshop/lilliput")
    page.locator(".workshop-sides").wait_for()


ROOMS = {
    "start invited": start_invited,
    "waiting room invited": invited,
    "profile": profile,
    "own profile": own_profile,
    "head to head": against,
    "leaderboards": leaderboard,
    "nudges": nudges,
    "operators": operators,
    "workshop": workshop,
    "workshop board": board_editor,
    "workshop landscape": landscape_editor,
}
