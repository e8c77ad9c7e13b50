"""Whatever somebody sends, the answer is theirs to mend: never a 500, and never a 503 while the database lives."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest
from sqlalchemy import URL

from roundhouse.server.people.cookies import NAME
from server.nodes import Running, clients, quick, serving
from server.raw import request, status, upgrade, wire

pytestmark = pytest.mark.anyio

ODD_HEADERS = [
    ("[", ()),
    ("[::1", ()),
    ("]", ()),
    ("localhost:port", ()),
    ("localhost:99999999", ()),
    ("a" * 5000, ()),
    ("\xff", ()),
    ("", ()),
    ("localhost", ("Origin: http://[",)),
    ("localhost", ("Origin: http://[::1",)),
    ("localhost", ("Origin: \xff\xfe",)),
    ("localhost", ("Origin: null", "Origin: http://localhost")),
    ("localhost", ("Host: other.example",)),
    ("localhost", ("Cookie: roundhouse=\xe9.0.0.\xe9",)),
    ("localhost", ("Cookie: roundhouse=%ff%00;;;=;",)),
    ("localhost", (f"Cookie: {'a=b; ' * 1000}",)),
    ("localhost", ("Content-Length: 0", "Content-Length: 0")),
    ("localhost", ("Accept: \xff",)),
    ("localhost", ("Accept-Language: \xff;q=nan",)),
    ("localhost", ("If-None-Match: \xff", "Range: bytes=9-1")),
    ("localhost", ("X-Forwarded-For: [", "X-Forwarded-Proto: \xff")),
    ("localhost", ("Sec-Fetch-Site: \xff",)),
]


async def test_odd_headers_are_refused_or_ignored(server: Running) -> None:
    for host, headers in ODD_HEADERS:
        for method, path in (("GET", "/"), ("GET", "/api/me"), ("POST", "/api/me"), ("GET", "/js/app.js")):
            body = b'{"name": "Ada"}' if method == "POST" else b""
            found = await status(server.port, request(method, path, *headers, host=host, body=body))
            assert 200 <= found < 500, (host, headers, method, path, found)
    for host, headers in (("[", ()), ("localhost", ("Origin: http://[",))):
        assert await status(server.port, request("POST", "/api/me", *headers, host=host, body=b"{}")) in (400, 403)


HOLES = ["%00", "a%00b", "%ff%fe", "%ed%a0%80", "..%2f..%2fetc", "x" * 3000, "%F0%9F%9A%82", "%", "%zz", "%0d%0a", "*"]
QUERIES = [
    "language=%00",
    "language=%ff",
    "language=..%2f..",
    "since=1e400",
    "since=-0",
    "since=9" + "9" * 400,
    "seat=%00",
]
QUERIES += [
    "action=%00",
    "action=%ed%a0%80",
    "action=" + "a" * 500,
    "action=%ff",
    "seq=0x1",
    "&&&=&=",
    "%00=%00",
    "seat=1&seat=2",
]
ODD_JSON = [
    b"NaN",
    b"Infinity",
    b"-",
    b"1e999999",
    b"1" * 5000,
    b"\xff",
    b'"\xed\xa0\x80"',
    rb'"\ud800"',
    rb'"\u0000"',
    b"[" * 9000,
    b'{"a":' * 2500,
    b"null",
    b"{}",
    b'""',
    b"[]",
    b"\x00",
    b"\xef\xbb\xbf{}",
    b"{}{}",
    b'{"name":"a","name":"b"}',
]
TABLES = [
    {"options": {"seed": 1}},
    {"options": {"players": 2}},
    {"options": {"self": 1}},
    {"options": {"": 1}},
    {"options": {"board": []}},
    {"options": {"board": {"a": []}}},
    {"options": {"first_player": 1e300}},
    {"options": {"first_player": 10**30}},
    {"options": {"first_player": True}},
    {"options": {"\u0000": None}},
    {"seats": [{"who": "me", "label": "\u0000"}, {"who": "open"}]},
    {"seats": [{"who": "bot", "bot": "normal\u0000"}, {}]},
    {"game": "tickets\u0000"},
    {"game": ""},
    {"bot": "\u0000"},
    {"clock": {"kind": "total", "seconds": 1e9}},
    {"record": {"game": "tickets", "options": {"players": 3}, "players": 2, "seed": "00", "actions": []}},
    {"record": {"game": [], "actions": {}}},
    {"record": {"format": 10**400}},
    {"visibility": "public\u0000"},
]
ORDERS = [
    {"do": "chat", "text": "a\u0000b"},
    {"do": "chat", "text": "\ud800"},
    {"do": "act", "action": "\u0000", "seq": 1},
    {"do": "act", "action": "claim \u0000 1 red", "seq": 2},
    {"do": "remove", "person": "\u0000"},
    {"do": "mute", "person": "a\u0000"},
    {"do": "join", "label": "\u0000"},
    {"do": "seat-bot", "seat": 1, "bot": "\u0000"},
    {"do": "undo", "seq": 10**30},
    {"do": "undo", "seq": 1, "to": -1},
    {"do": [], "seq": 1},
    {"do": "act", "action": "amount 9" * 60, "seq": 2},
]
PEOPLE = [
    ("POST", "/api/me", {"name": "\ud800"}),
    ("PATCH", "/api/me", {"name": "a\u0000"}),
    ("PATCH", "/api/me", {"name": "\ud800"}),
    ("POST", "/api/login", {"login": "ada", "password": "\ud800" * 10}),
    ("POST", "/api/login", {"login": "a\u0000", "password": "x" * 9}),
    ("POST", "/api/me/account", {"login": "ada", "password": "\u0000" * 10}),
    ("POST", "/api/device", {"code": "\u0000"}),
    ("POST", "/api/device", {"code": "\ud800"}),
    ("POST", "/api/recover", {"login": "ada", "code": "\u0000", "password": "x" * 9}),
    ("POST", "/api/me/password", {"old": "\ud800" * 9, "password": "x" * 9}),
    ("POST", "/api/logout", {"everywhere": "\u0000"}),
]


async def test_odd_paths_and_bodies_are_refused(url: URL) -> None:
    """On SQLite and on PostgreSQL, which takes less than SQLite does."""
    async with serving(quick(url)) as server, clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "open"]))["id"]
        cookie = f"Cookie: {NAME}={ada.http.cookies[NAME]}"
        sent: list[bytes] = []
        for kind in (
            "",
            "/entries",
            "/view",
            "/legal",
            "/why-not?action=draw",
            "/preview?action=draw",
            "/record",
            "/log",
        ):
            sent += [request("GET", f"/api/tables/{hole}{kind}", cookie) for hole in HOLES]
            sent += [
                request("GET", f"/api/tables/{table}{kind.partition('?')[0]}?{query}", cookie) for query in QUERIES
            ]
        for hole in HOLES:
            sent += [request(method, f"/api/me/muted/{hole}", cookie, body=b"{}") for method in ("PUT", "DELETE")]
            sent += [
                request("GET", f"{place}/{hole}", cookie) for place in ("/api/rules", "/api/games", "/js", "", "/t")
            ]
            sent.append(request("POST", f"/api/tables/{hole}/orders", cookie, body=b'{"do": "start"}'))
        for path in (
            "/api/me",
            "/api/tables",
            f"/api/tables/{table}/orders",
            "/api/login",
            "/api/device",
            "/api/logout",
        ):
            sent += [request("POST", path, cookie, body=body) for body in ODD_JSON]
        whole = {"game": "tickets", "seats": [{"who": "me"}, {"who": "open"}]}
        sent += [request("POST", "/api/tables", cookie, body=json.dumps({**whole, **part}).encode()) for part in TABLES]
        sent += [
            request("POST", f"/api/tables/{table}/orders", cookie, body=json.dumps(order).encode()) for order in ORDERS
        ]
        sent += [request(method, path, cookie, body=json.dumps(body).encode()) for method, path, body in PEOPLE]
        found = await _statuses(server, sent)
        wrong = [
            (data.replace(cookie.encode(), b"")[:90], data[-60:], code)
            for data, code in zip(sent, found, strict=True)
            if not 200 <= code < 500
        ]
        assert not wrong, "\n".join(map(str, wrong))
        assert (await ada.look(table))["seq"] >= 1
        for name in ("seed", "players", "self", "record", "game"):  # what the program itself says to a game
            answer = await ada.post("/api/tables", **whole, options={name: 1})
            assert (answer.status_code, answer.json()["code"]) == (400, "invalid-option"), name


async def test_requests_with_holes_are_never_our_mistake(server: Running) -> None:
    """Good requests in which some bytes were changed, left out or doubled; the same ones in every run."""
    random = Random(14)
    async with clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "open"]))["id"]
        cookie = f"Cookie: {NAME}={ada.http.cookies[NAME]}"
        good = [
            request("GET", f"/api/tables/{table}/log?language=en&since=0", cookie),
            request("POST", f"/api/tables/{table}/orders", cookie, body=b'{"do": "chat", "text": "hello", "re": 1}'),
            request(
                "POST", "/api/tables", cookie, body=b'{"game": "tickets", "seats": [{"who": "me"}, {"who": "open"}]}'
            ),
            request("PATCH", "/api/me", cookie, "Origin: http://localhost", body=b'{"name": "Ada"}'),
        ]
        sent = [_holed(random, random.choice(good)) for _ in range(300)]
        found = await _statuses(server, sent)
        wrong = [(data, code) for data, code in zip(sent, found, strict=True) if code >= 500]
        assert not wrong, "\n".join(map(str, wrong))


def _holed(random: Random, data: bytes) -> bytes:
    """The same request with one to three accidents; what follows it ends the connection, whatever was understood."""
    head, kind, body = data.partition(b"Content-Type")
    changed = bytearray(head)
    for _ in range(random.randint(1, 3)):
        at = random.randrange(len(changed))
        changed[at : at + random.randint(0, 2)] = random.choice([b"", b"\x00", b"\xff", b"[", b"%", b"\r\n", b"9" * 30])
    if body:
        at = random.randrange(1, 30)
        body = body[: -at - 1] + random.choice([b"\x00", b"\xff", b"[", b"9", b'"', b"\\"]) + body[len(body) - at :]
    return bytes(changed) + kind + body + b"\r\n\r\nthe end\r\n\r\n"


async def _statuses(server: Running, sent: list[bytes]) -> list[int]:
    """The answers, a few requests at a time."""
    turn = asyncio.Semaphore(8)

    async def one(data: bytes) -> int:
        async with turn:
            return await status(server.port, data)

    return list(await asyncio.gather(*(one(data) for data in sent)))


SOCKETS = [f"/api/tables/{hole}/live" for hole in HOLES]
SOCKETS += [f"/api/tables/TABLE/live?{query}" for query in ("since=many", "since=-5", f"since={'9' * 400}", "seat=-1")]
SOCKETS += [f"/api/tables/TABLE/live?{query}" for query in ("seat=x", "seat=9&seat=1", "%00=%00", "since=%ff", "")]
SOCKETS += ["/api/tables/TABLE", "/", "/nowhere", "/api/me"]


async def test_odd_handshakes_are_refused(url: URL) -> None:
    async with serving(quick(url)) as server, clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "open"]))["id"]
        for path in SOCKETS:
            async with wire(server.port) as one:
                await one.send(upgrade(path.replace("TABLE", table)))
                first = (await one.head()).split(b" ", 2)[1]
                assert first in (b"101", b"400", b"403", b"404"), (path, first)
                if first == b"101":
                    await one.send(b"\x88\x80\x00\x00\x00\x00")  # a close frame
                    assert b"broken" not in await one.rest(), path
