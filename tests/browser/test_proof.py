"""Nobody chose the seed: browsers add their share to it by themselves and check everything at the end."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from playwright.sync_api import expect

import roundhouse as rh

OpenPage = Callable[..., Any]

MAKE = """async seats => {
  const { beSomebody } = await import('/js/me.js');
  const { makeTable } = await import('/js/share.js');
  await beSomebody();
  return makeTable({ game: 'tickets', seats, shared_screen: true, visibility: 'link' });
}"""
"""Opens a table as the page itself does."""

PLAY = """async id => {
  const { request } = await import('/js/transport.js');
  let seen = await request('GET', `/api/tables/${id}`);
  while (seen.table.status === 'running') {
    const action = seen.legal[seen.seq % seen.legal.length];
    seen = await request('POST', `/api/tables/${id}/orders`, { do: 'act', action, seq: seen.seq });
  }
  return seen.table;
}"""
"""Makes all decisions of somebody who holds all seats."""

LOOK = "async id => (await (await import('/js/transport.js')).request('GET', `/api/tables/${id}`)).table"
HASH = "async text => (await import('/js/table/sha256.js')).sha256(new TextEncoder().encode(text))"
VERDICT = "async ([table, seats, own]) => (await import('/js/table/proof.js')).verdictOf(table, seats, own)"

SECRET, OWN, OTHER = bytes(range(32)), bytes([1]) * 32, bytes([3]) * 32
TABLE = {
    "commitment": rh.commitment(SECRET),
    "secret": SECRET.hex(),
    "shares": [OWN.hex(), None, OTHER.hex()],
    "seed": rh.joint_seed(SECRET, [OWN, None, OTHER]).hex(),
}
KEPT = {"share": OWN.hex(), "commitment": TABLE["commitment"]}
ELSE = "ab" * 32


def test_a_finished_game_is_proved_and_a_false_seed_found_out(url: str, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(f"{url}/")
    table = page.evaluate(MAKE, [{"who": "me", "label": "Ann"}, {"who": "me", "label": "Ben"}])
    ended = page.evaluate(PLAY, table)
    assert ended["shares"][0] == ended["shares"][1] is not None
    page.goto(f"{url}/table/{table}")
    verdict_of(page, "Fairness checked").click()
    proof = page.get_by_role("dialog")
    expect(proof).to_contain_text("your own share is part of the seed")
    for value in (ended["commitment"], ended["secret"], ended["shares"][0], ended["seed"]):
        expect(proof).to_contain_text(value)

    false = open_page(storage_state=page.context.storage_state())
    false.route_web_socket("**/live*", _with_another_seed)
    false.goto(f"{url}/table/{table}")
    verdict_of(false, "Fairness check failed").click()
    expect(false.get_by_role("dialog")).to_contain_text("does not follow from the secret and the shares")


def verdict_of(page: Any, name: str) -> Any:
    """The button with the verdict, after the scoring has been told."""
    skip, verdict = page.get_by_role("button", name="Skip to the result"), page.get_by_role("button", name=name)
    expect(skip.or_(verdict)).to_be_visible()
    if skip.count():
        skip.click()
    return verdict


def _with_another_seed(line: Any) -> None:
    """A server that tells another seed than the game was played with."""
    server = line.connect_to_server()

    def pass_on(text: str) -> None:
        message = json.loads(text)
        if message["type"] == "table":
            message["table"]["seed"] = ELSE
        line.send(json.dumps(message))

    server.on_message(pass_on)


def test_host_and_guest_give_their_shares_without_being_asked(url: str, open_page: OpenPage) -> None:
    ada, bob = open_page(), open_page()
    ada.goto(f"{url}/")
    table = ada.evaluate(MAKE, [{"who": "me"}, {"who": "open"}])
    assert ada.evaluate(LOOK, table)["shares"][0] is not None
    bob.goto(f"{url}/table/{table}")
    bob.get_by_role("button", name="Take a seat").click()
    bob.locator(".table-screen").wait_for()
    started = bob.evaluate(LOOK, table)
    assert None not in started["shares"]
    assert (started["secret"], started["seed"]) == (None, None)
    bob.get_by_role("button", name="More", exact=True).click()
    bob.get_by_role("button", name="Is the game fair?").click()
    for value in (started["commitment"], *started["shares"]):
        expect(bob.get_by_role("dialog")).to_contain_text(value)


def test_the_share_of_the_next_game_is_given_before_anybody_goes_there(url: str, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(f"{url}/")
    table = page.evaluate(MAKE, [{"who": "me", "label": "Ann"}, {"who": "me", "label": "Ben"}])
    page.evaluate(PLAY, table)
    page.goto(f"{url}/table/{table}")
    verdict_of(page, "Fairness checked").wait_for()
    with page.expect_response(lambda answer: answer.url.endswith("/orders")) as given:
        page.get_by_role("button", name="Play again").click()
    following = page.evaluate(LOOK, table)["rematch_table"]
    assert (given.value.status, following in given.value.url) == (200, True)
    assert None not in page.evaluate(LOOK, following)["shares"]


def test_the_page_hashes_as_everybody_does(url: str, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(f"{url}/")
    for length in (0, 1, 55, 56, 63, 64, 65, 200):  # around the ends of blocks
        text = "roundhouse" * 20
        assert page.evaluate(HASH, text[:length]) == sha256(text[:length].encode()).hexdigest()


def test_every_verdict(url: str, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(f"{url}/")
    plain = {**TABLE, "shares": None, "secret": None, "seed": SECRET.hex()}
    nobody = {**TABLE, "shares": [None, None], "seed": rh.joint_seed(SECRET, [None, None]).hex()}
    for table, seats, own, verdict in (
        ({**TABLE, "seed": None, "secret": None}, [0], KEPT, "later"),
        (TABLE, [0], KEPT, "proved"),
        (TABLE, [], None, "fits"),
        (TABLE, [2], None, "fits"),
        (TABLE, [], KEPT, "fits"),
        (nobody, [0], None, "alone"),
        (nobody, [0], KEPT, "left-out"),
        (TABLE, [2], KEPT, "left-out"),
        (plain, [0], None, "given"),
        ({**plain, "seed": ELSE}, [0], None, "wrong-secret"),
        ({**TABLE, "secret": ELSE}, [0], KEPT, "wrong-secret"),
        ({**TABLE, "commitment": rh.commitment(bytes.fromhex(ELSE)), "secret": ELSE}, [0], KEPT, "wrong-secret"),
        ({**TABLE, "secret": None}, [0], KEPT, "wrong-secret"),
        ({**TABLE, "seed": ELSE}, [0], KEPT, "wrong-seed"),
        ({**TABLE, "shares": [OWN.hex(), OTHER.hex(), None]}, [0], KEPT, "wrong-seed"),
    ):
        assert page.evaluate(VERDICT, [table, seats, own]) == verdict, table
