"""Fair shares: limits count guests, not addresses, on all nodes together, and nobody can use them against another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex

import httpx
import pytest
from sqlalchemy import URL

from roundhouse.server.guard import limits
from roundhouse.server.guard.addresses import home
from roundhouse.server.guard.limits import Limit, Limits
from roundhouse.server.guard.origins import Origins
from roundhouse.server.guard.shared_limits import RedisBuckets
from roundhouse.server.problems import Problem
from server.nodes import Client, Running, clients, quick, serving, sqlite
from server.services import REDIS, need_redis

pytestmark = pytest.mark.anyio
PASSWORD, WRONG = "correct horse battery", "not the password"


@asynccontextmanager
async def timeless(folder: Path) -> AsyncIterator[Running]:
    """A node with limits where no time passes, however slow the machine is."""
    async with serving(quick(sqlite(folder), limits=True)) as server:
        frozen = server.node.limits.clock()
        server.node.limits.clock = lambda: frozen
        yield server


async def log_in(client: Client, password: str, address: str) -> httpx.Response:
    return await client.http.post(
        "/api/login", json={"login": "ada", "password": password}, headers={"X-Forwarded-For": address}
    )


async def test_wrong_guesses_lock_out_nobody_but_the_guesser(tmp_path: Path) -> None:
    async with timeless(tmp_path) as server, clients(server.url, "Ada", None, None) as (ada, thief, phone):
        assert (await ada.post("/api/me/account", login="ada", password=PASSWORD)).status_code == 201
        guesses = [await log_in(thief, WRONG, "192.0.2.1") for _ in range(12)]
        assert [answer.status_code for answer in guesses].count(403) == limits.GUESS.at_once
        assert guesses[-1].json()["code"] == "too-many"
        assert (await log_in(thief, PASSWORD, "192.0.2.1")).status_code == 429  # also when it is right at last
        assert (await log_in(phone, PASSWORD, "198.51.100.7")).json()["person"] == ada.person


async def test_a_device_that_was_logged_in_before_is_not_stopped_by_a_neighbour(tmp_path: Path) -> None:
    async with timeless(tmp_path) as server, clients(server.url, "Ada", None) as (ada, neighbour):
        await ada.post("/api/me/account", login="ada", password=PASSWORD)
        await ada.post("/api/logout")
        for _ in range(40):  # from the same address, until even the address is out of guesses
            await log_in(neighbour, WRONG, "192.0.2.1")
        assert (await log_in(neighbour, PASSWORD, "192.0.2.1")).status_code == 429
        assert (await log_in(ada, PASSWORD, "192.0.2.1")).json()["person"] == ada.person
        await ada.post("/api/logout", everywhere=True)  # from now on no device is known
        assert (await log_in(ada, PASSWORD, "192.0.2.1")).status_code == 429


async def test_whoever_goes_on_guessing_waits_longer(tmp_path: Path) -> None:
    async with timeless(tmp_path) as server, clients(server.url, None) as (thief,):
        waits, now = [], server.node.limits.clock()
        for _ in range(100):
            answer = await log_in(thief, WRONG, "192.0.2.1")
            if answer.status_code == 429:
                waits.append(int(answer.headers["retry-after"]))
                now += waits[-1]
                server.node.limits.clock = lambda at=now: at  # type: ignore[misc]
        assert waits[0] <= 10
        assert waits[-1] > 100


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("not an address", "not an address", True),
    ],
)
def test_one_guest_has_one_home(one: str, other: str, same: bool) -> None:
    assert (home(one) == home(other)) is same


async def test_changing_the_address_within_a_network_gains_nothing(tmp_path: Path) -> None:
    async with timeless(tmp_path) as server, clients(server.url, None) as (anybody,):
        made = [
            (
                await anybody.http.post(
                    "/api/me", json={"name": "Eve"}, headers={"X-Forwarded-For": f"2001:db8::{number:x}"}
                )
            ).status_code
            for number in range(1, 40)
        ]
        assert made.count(201) == limits.NEW_PERSON.at_once
        elsewhere = await anybody.http.post(
            "/api/me", json={"name": "Ada"}, headers={"X-Forwarded-For": "2001:db8:0:1::1"}
        )
        assert elsewhere.status_code == 201


async def taken(buckets: Limits, times: int, who: str) -> int:
    """How many of them were granted."""
    granted, waits = 0, []
    for _ in range(times):
        try:
            await buckets.take_shared("tests", Limit(5, 0.001), who)
        except Problem as problem:
            waits.append(problem.retry_after or 0)
        else:
            granted += 1
    assert all(0 < wait <= 1000 for wait in waits)
    return granted


async def test_nodes_share_what_matters_and_count_alone_while_redis_is_gone() -> None:
    need_redis()
    one, two = (Limits(True, shared=RedisBuckets(REDIS)) for _ in range(2))
    gone = Limits(True, shared=RedisBuckets("redis://127.0.0.1:1/0"))
    try:
        who = token_hex(8)
        assert await taken(one, 3, who) + await taken(two, 6, who) == 5
        assert await taken(gone, 6, who) == 5
        assert await taken(Limits(False, shared=RedisBuckets(REDIS)), 9, who) == 9
    finally:
        for buckets in (one, two, gone):
            await buckets.close()


async def test_redis_that_comes_back_counts_again(monkeypatch: pytest.MonkeyPatch) -> None:
    need_redis()
    buckets = RedisBuckets(REDIS)
    now = 0.0
    monkeypatch.setattr(buckets, "_clock", lambda: now)

    async def breaks(*_: object, **__: object) -> None:
        raise OSError

    try:
        with monkeypatch.context() as gone:
            gone.setattr(buckets._redis, "evalsha", breaks)
            gone.setattr(buckets._redis, "eval", breaks)
            assert await buckets.wait("tests", Limit(5, 1), "x") is None
        assert await buckets.wait("tests", Limit(5, 1), "x") is None  # not asked again at once
        now = 60.0
        assert await buckets.wait("tests", Limit(5, 1), token_hex(8)) == 0
    finally:
        await buckets.close()


async def test_an_https_server_knows_no_http_page(tmp_path: Path) -> None:
    settings = quick(sqlite(tmp_path), secure=True, origins=("https://play.example",))
    async with serving(settings) as server, clients(server.url, None) as (ada,):
        for origin, status in (
            ("http://play.example", 403),
            ("https://play.example", 201),
            ("evil://play.example", 403),
        ):
            answer = await ada.http.post(
                "/api/me", json={"name": "Ada"}, headers={"host": "play.example", "origin": origin}
            )
            assert answer.status_code == status, origin


def test_without_https_both_kinds_of_page_are_ours() -> None:
    origins = Origins((), secure=False)
    for origin in ("http://localhost:8000", "https://localhost:8000"):
        origins.check("websocket", "", {"host": "localhost:8000", "origin": origin})
    with pytest.raises(Problem):
        origins.check("websocket", "", {"host": "localhost:8000", "origin": "ftp://localhost:8000"})


async def test_six_simultaneous_requests_make_one_account(url: URL) -> None:
    async with serving(quick(url)) as server, clients(server.url, "Ada", None) as (ada, phone):
        answers = await asyncio.gather(
            *(ada.post("/api/me/account", login=f"ada{number}", password=PASSWORD) for number in range(6))
        )
        made = [number for number, answer in enumerate(answers) if answer.status_code == 201]
        assert len(made) == 1
        losers = {(answer.status_code, answer.json().get("code")) for answer in answers if answer.status_code != 201}
        assert losers == {(409, "has-account")}
        login = f"ada{made[0]}"
        assert (await phone.post("/api/login", login=login, password=PASSWORD)).json()["person"] == ada.person
        codes = answers[made[0]].json()["codes"]
        used = await phone.post("/api/recover", login=login, code=codes[0], password=WRONG)
        assert used.json()["person"] == ada.person


async def test_six_people_who_want_the_same_login_at_once(url: URL) -> None:
    async with serving(quick(url)) as server, clients(server.url, *"ABCDEF") as people:
        answers = await asyncio.gather(
            *(person.post("/api/me/account", login="ada", password=PASSWORD) for person in people)
        )
        found = sorted((answer.status_code, answer.json().get("code", "")) for answer in answers)
        assert found == [(201, "")] + [(409, "login-taken")] * 5
