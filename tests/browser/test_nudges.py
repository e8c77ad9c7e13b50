"""Being told that a game waits, from the browser's side: permission, the notice, and the page without a line.

Chromium here has no push service to subscribe to, so the border to it is stood in for: `PushManager.subscribe` gives a
subscription with real keys, and what the server sends there is handed to the service worker by the developer tools.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

from browser.conftest import Server, expect
from browser.tables import moment, new_table, skip_telling
from server.receivers import BrowserKeys

OpenPage = Callable[..., Any]


class NearServer(Server):
    """A server that tells browsers on this machine too."""

    changes: ClassVar[dict[str, Any]] = {"nudge_private_targets": True}


@pytest.fixture
def near_server(tmp_path: Path) -> Iterator[Server]:
    server = NearServer(tmp_path)
    server.start()
    yield server
    server.stop()


TOLD = {"title": "It is your turn: 18Lilliput", "body": "With Ada.", "path": "/rules", "tag": "T", "language": "en"}

STAND_IN = """given => {
  const plain = text => atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = text => Uint8Array.from(plain(text), letter => letter.charCodeAt(0)).buffer;
  let current = null;
  PushManager.prototype.getSubscription = async () => current;
  PushManager.prototype.subscribe = async options => {
    window.asked = options;
    current = {
      endpoint: given.endpoint,
      options: { applicationServerKey: bytes(options.applicationServerKey) },
      getKey: name => bytes(given[name]),
      unsubscribe: async () => { current = null; return true; },
    };
    return current;
  };
}"""
READY = "async () => { await navigator.serviceWorker.ready; return Boolean(navigator.serviceWorker.controller); }"
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""


def stood_in(page: Any) -> None:
    given = BrowserKeys().subscription("http://127.0.0.1:1/push")
    page.add_init_script(f"({STAND_IN})({json.dumps(given)})")


def deliver(page: Any, url: str, told: dict[str, str]) -> None:
    """Hand a push message to the service worker, as a push service would."""
    cdp = page.context.new_cdp_session(page)
    registrations: list[str] = []
    cdp.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
    )
    cdp.send("ServiceWorker.enable")
    for _ in range(100):
        if registrations:
            break
        page.wait_for_timeout(50)
    cdp.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": url, "registrationId": registrations[-1], "data": json.dumps(told)},
    )


def test_a_reader_says_yes_and_this_browser_is_on_the_list(near_server: Server, open_page: OpenPage) -> None:
    page = open_page(service_workers="allow", permissions=["notifications"])
    stood_in(page)
    page.goto(f"{near_server.url}/nudges")
    page.get_by_role("button", name="Tell me in this browser").click()
    expect(page.get_by_text("This browser will tell you when a game waits.")).to_be_visible()
    line = page.locator(".nudge-addresses li")
    expect(line).to_contain_text("this browser")
    asked = page.evaluate("window.asked")
    key = page.evaluate("async () => (await (await fetch('/api/me/nudges')).json()).push_key")
    assert asked == {"userVisibleOnly": True, "applicationServerKey": key}
    line.get_by_role("button", name="Remove").click()
    expect(line).to_have_count(0)
    expect(page.get_by_role("button", name="Tell me in this browser")).to_be_visible()


def test_a_reader_who_says_no_is_asked_nothing_more(url: str, open_page: OpenPage) -> None:
    page = open_page(service_workers="allow")
    page.add_init_script("Notification.requestPermission = async () => 'denied'")
    page.goto(f"{url}/nudges")
    page.get_by_role("button", name="Tell me in this browser").click()
    expect(page.get_by_text("The browser was not allowed to tell you.")).to_be_visible()
    expect(page.locator(".nudge-addresses li")).to_have_count(0)


def test_what_a_push_service_delivers_is_shown_once_for_each_table(url: str, open_page: OpenPage) -> None:
    page = open_page(service_workers="allow", permissions=["notifications"])
    page.goto(f"{url}/nudges")
    page.evaluate("navigator.serviceWorker.register('/sw.js')")
    page.evaluate(READY)
    deliver(page, url, TOLD)
    page.wait_for_timeout(300)
    deliver(page, url, {**TOLD, "body": "With Ada and Cy."})
    for _ in range(200):
        shown = page.evaluate(SHOWN)
        if shown and shown[0]["body"] == "With Ada and Cy.":
            break
        page.wait_for_timeout(50)
    assert shown == [{"title": TOLD["title"], "body": "With Ada and Cy.", "tag": "T", "data": {"path": "/rules"}}]


def test_a_quiet_time_is_set_and_taken_back(url: str, open_page: OpenPage) -> None:
    page = open_page()
    new_table(page, url)  # be somebody
    page.goto(f"{url}/nudges")
    expect(page.get_by_label("Your e-mail address")).to_have_count(0)  # no mail server here
    page.get_by_label("From").fill("23:00")
    page.get_by_label("to", exact=True).fill("06:30")
    page.get_by_role("button", name="Keep quiet").click()
    expect(page.get_by_text("Time zone:")).to_be_visible()
    page.reload()
    expect(page.get_by_label("From")).to_have_value("23:00")
    page.get_by_role("button", name="Tell me at any time").click()
    expect(page.get_by_role("button", name="Keep quiet")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/rules/tickets", "/learn"])
def test_the_page_opens_without_a_line(own_server: Server, open_page: OpenPage, path: str) -> None:
    page = open_page(service_workers="allow", server_goes=True)
    page.goto(own_server.url)
    page.evaluate("navigator.serviceWorker.register('/sw.js')")
    page.evaluate(READY)
    page.goto(f"{own_server.url}{path}")  # what was read once can be read again
    signs = {"/": ".game-card", "/rules/tickets": ".rule", "/learn": "main a"}
    page.locator(signs[path]).first.wait_for()
    own_server.stop()
    page.reload()
    expect(page.locator(signs[path]).first).to_be_visible()
    own_server.start()


@pytest.mark.parametrize(("game", "sign"), [("tickets", ".winner"), ("lilliput", ".lilliput-final")])
def test_a_finished_game_is_read_without_a_line(own_server: Server, open_page: OpenPage, game: str, sign: str) -> None:
    page = open_page(service_workers="allow", server_goes=True)
    page.goto(own_server.url)
    page.evaluate("navigator.serviceWorker.register('/sw.js')")
    page.evaluate(READY)
    new_table(page, own_server.url, record=moment(game, "over"))
    if game == "tickets":
        skip_telling(page)
    page.locator(sign).first.wait_for()
    lines = page.locator(".log-lines li").count()
    assert lines > 10
    own_server.stop()
    page.reload()
    if game == "tickets":
        skip_telling(page)
    expect(page.locator(sign).first).to_be_visible()
    expect(page.locator(".log-lines li")).to_have_count(lines)
    own_server.start()


def test_a_new_server_is_never_met_with_an_old_module(own_server: Server, open_page: OpenPage) -> None:
    """What is kept is older than what the server has: with a line the server's is shown, and the kept one goes."""
    page = open_page(service_workers="allow")
    page.goto(own_server.url)
    page.evaluate("navigator.serviceWorker.register('/sw.js')")
    page.evaluate(READY)
    old = """async () => {
      const name = (await caches.keys()).find((one) => one.startsWith("page-"));
      const cache = await caches.open(name);
      const headers = { "content-type": "text/javascript" };
      await cache.put("/js/html.js", new Response("throw new Error('old')", { headers }));
      await caches.open("page-of-before");
      return name;
    }"""
    page.evaluate(old)
    page.reload()
    expect(page.locator(".game-card").first).to_be_visible()
    page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).unregister()")
    page.reload()
    page.evaluate("navigator.serviceWorker.register('/sw.js')")
    page.evaluate(READY)
    names = page.evaluate("caches.keys()")
    assert "page-of-before" not in names


def test_an_installed_page_has_a_name_and_icons_in_each_language(url: str, open_page: OpenPage) -> None:
    page = open_page()
    new_table(page, url)
    page.goto(url)
    page.locator("select.language").select_option("cs")
    page.locator("html[lang=cs]").wait_for()
    told = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    assert (told["lang"], told["start_url"], told["display"]) == ("cs", "/", "standalone")
    sizes = page.evaluate(
        """icons => Promise.all(icons.map(async ({ src }) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }))""",
        told["icons"],
    )
    assert sizes == [icon["sizes"] for icon in told["icons"]]
