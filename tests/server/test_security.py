"""Nobody gets what is not theirs: other people, spectators and strangers try every endpoint."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from roundhouse.kernel.registry import game as find_game
from roundhouse.match.entries import Entry
from roundhouse.server.app import litestar_app
from roundhouse.server.logs import JsonLines
from roundhouse.server.node import Node
from roundhouse.server.storage import tables
from server.nodes import Client, Running, clients, finished, quick, serving, sqlite
from server.records import record

pytestmark = pytest.mark.anyio


async def secrets_of(server: Running, table: str, seats: set[int]) -> set[str]:
    """What only these seats, or nobody, may know of a running game of Ticket to Ride: seed, secret, their tickets."""
    match = (await server.node.tables.get(table)).match
    assert match.state is not None
    created: Entry = match.log[0]
    found = {created.payload["secret"], match.secret.hex(), match.seed.hex()}
    for seat in seats:
        own = match.state.view(seat)["own"]  # type: ignore[arg-type]
        found |= {ticket["ticket"] for ticket in own["tickets"]} if own["tickets"] else set()
        found |= set(own.get("offer") or ())
    return found


async def running_table(ada: Client, ben: Client) -> str:
    """A table where both have tickets, and Ada has drawn a card that nobody saw."""
    table = str((await ada.table(["me", "open"], options={"first_player": 0}))["id"])
    await ben.do(table, "join")
    for person in (ada, ben):
        seen = await person.look(table)
        await person.do(table, "act", action=seen["legal"][0], seq=seen["seq"])
    seen = await ada.look(table)
    assert (await ada.do(table, "act", action="draw", seq=seen["seq"])).status_code == 200
    return table


def paths(server: Running) -> list[tuple[str, str]]:
    """Every endpoint there is, from the description that the server gives of itself."""
    schema = litestar_app(Node(server.node.settings)).openapi_schema.to_schema()
    return [
        (method.upper(), path)
        for path, item in schema["paths"].items()
        for method in item
        if method in ("get", "post", "put", "patch", "delete")
    ]


BODIES: dict[str, list[dict[str, Any]]] = {
    "/api/tables/{table_id}/orders": [
        {"do": "act", "action": "draw", "seq": 99},
        {"do": "undo", "seq": 99},
        {"do": "pause"},
        {"do": "resume"},
        {"do": "agree"},
        {"do": "decline"},
        {"do": "leave"},
        {"do": "leave", "resign": True},
        {"do": "come-back"},
        {"do": "chat", "text": "hello"},
        {"do": "close"},
        {"do": "start"},
        {"do": "rematch"},
        {"do": "join"},
        {"do": "join", "seat": 0},
        {"do": "join", "share": "01" * 32},
        {"do": "share", "share": "01" * 32},
        {"do": "open-seat", "seat": 0},
        {"do": "seat-bot", "seat": 0, "bot": "random"},
        {"do": "remove", "person": "ADA"},
        {"do": "mute", "person": "ADA"},
    ],
    "/api/tables": [{"game": "tickets", "seats": [{"who": "open"}, {"who": "open"}]}],
    "/api/me": [{"name": "Mallory"}],
    "/api/me/account": [{"login": "ada", "password": "some password"}],
    "/api/login": [{"login": "ada", "password": "some password"}],
    "/api/recover": [{"login": "ada", "password": "some password", "code": "abcd"}],
    "/api/me/password": [{"old": "some password", "password": "some password"}],
    "/api/me/recovery-codes": [{"password": "some password"}],
    "/api/device": [{"code": "abcd"}],
}
PRINTED = ("/api/games/", "/api/rules/")  # what lies in every box: all tickets there are are public
HARMLESS = {("DELETE", "/api/me"), ("POST", "/api/me"), ("POST", "/api/logout")}  # they change the asker alone


@pytest.mark.parametrize("who", ["another person", "a spectator", "a stranger"])
async def test_nobody_else_learns_or_changes_anything(who: str, server: Running) -> None:
    """A person without a seat, somebody without a name, and somebody with a forged cookie try everything."""
    async with clients(server.url, "Ada", "Ben", "Eve" if who == "another person" else None) as (ada, ben, eve):
        table = await running_table(ada, ben)
        hidden = await secrets_of(server, table, {0, 1})
        if who == "a stranger":
            eve.http.cookies.set("roundhouse", f"{ada.person}.0.1700000000.{'0' * 64}")
        before = await tables.rows_since(server.node.engine, table, 0)
        tried = 0
        for method, path in paths(server):
            if (method, path) in HARMLESS:
                continue
            real = path.replace("{table_id}", table).replace("{game}", "tickets").replace("{other}", str(ben.person))
            queries: list[dict[str, Any]] = [{}]
            if method == "GET":
                queries += [{"seat": 0}, {"seat": 1}, {"since": 0}, {"seq": 3, "seat": 0}, {"action": "draw"}]
            bodies: list[Any] = BODIES.get(path, [{}]) if method != "GET" else [None]
            for query in queries:
                for body in bodies:
                    sent = json.loads(json.dumps(body).replace("ADA", str(ada.person)))
                    answer = await eve.http.request(method, real, params=query, json=sent)
                    tried += 1
                    assert answer.status_code < 500, (method, path, answer.text)
                    for secret in hidden if not path.startswith(PRINTED) else ():
                        assert secret not in answer.text, (method, path)
                    if query.get("seat") is not None and "/tables/{table_id}" in path and who != "a stranger":
                        assert answer.status_code in (400, 401, 403), (method, path, query)
                    if path == "/api/tables/{table_id}/orders":
                        assert answer.status_code in (401, 403, 409), (body, answer.text)
        assert tried > 60
        after = await tables.rows_since(server.node.engine, table, 0)
        assert after == before


async def test_a_player_learns_only_what_the_own_seat_may_know(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        table = await running_table(ada, ben)
        hidden = await secrets_of(server, table, {0}) - await secrets_of(server, table, {1})
        seen = [
            await ben.get(f"/api/tables/{table}"),
            await ben.get(f"/api/tables/{table}/entries", since=0),
            await ben.get(f"/api/tables/{table}/view", seq=4),
            await ben.get(f"/api/tables/{table}/record"),
            await ben.get(f"/api/tables/{table}/legal"),
            await ben.get(f"/api/tables/{table}/why-not", action="draw"),
            await ben.get(f"/api/tables/{table}/preview", action="draw"),
            await ben.do(table, "act", action="draw", seq=3),
            await ben.do(table, "act", action="keep", seq=99),
        ]
        async with ben.live(table, since=0) as live:
            texts = [answer.text for answer in seen] + [json.dumps(await live.next("table"))]
        assert hidden
        for text in texts:
            for secret in hidden:
                assert secret not in text
        cards = [entry for entry in json.loads(seen[1].text)["entries"] if entry.get("events")][-1]["events"]
        assert [event["colour"] for event in cards if event["event"] == "CardDrawn"] == [None]


async def test_only_whoever_decides_may_ask_why_not_and_is_told_before_the_position_is_looked_at(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        table = await running_table(ada, ben)
        state = (await server.node.tables.get(table)).match.state

        def looked(*_: object) -> None:
            raise AssertionError("the position was looked at")

        monkeypatch.setattr(type(state), "why_not", looked)
        for path, query in (("why-not", "draw"), ("preview", "draw"), ("why-not", "nonsense")):
            answer = await ben.get(f"/api/tables/{table}/{path}", action=query)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-your-turn")
        seq = (await ben.look(table))["seq"]
        answer = await ben.do(table, "act", action="claim boston-montreal.1 1 red", seq=seq)
        assert answer.json()["code"] == "not-your-turn"


async def test_the_seed_is_shown_when_the_game_is_over_and_keeps_its_promise(server: Running) -> None:
    from roundhouse.kernel.records import final_position, read_record
    from roundhouse.kernel.rng import keeps_commitment

    bot = {"who": "bot", "bot": "random"}
    async with clients(server.url, "Ada", None) as (ada, anybody):
        made = await ada.table([bot, bot], bot="random", record=record(left=8))
        await finished(ada, made["id"])
        taken = (await anybody.get(f"/api/tables/{made['id']}/record")).json()
        assert made["table"]["seed"] is None
        assert taken["commitment"] == made["table"]["commitment"]
        assert keeps_commitment(bytes.fromhex(taken["seed"]), made["table"]["commitment"])
        assert final_position(read_record(json.dumps(taken))).is_over


async def test_other_pages_can_neither_act_nor_listen(server: Running) -> None:
    async with clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "open"]))["id"]
        order = {"do": "chat", "text": "hello"}
        for headers in (
            {"origin": "https://evil.example"},
            {"origin": "null"},
            {"origin": f"http://127.0.0.1.evil.example:{server.port}"},
            {"origin": f"http://127.0.0.1:{server.port + 1}"},
            {"sec-fetch-site": "cross-site"},
        ):
            answer = await ada.http.post(f"/api/tables/{table}/orders", json=order, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin"), headers
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
            answer = await ada.http.post(
                f"/api/tables/{table}/orders", content=json.dumps(order), headers={"content-type": kind}
            )
            assert (answer.status_code, answer.json()["code"]) == (415, "not-json"), kind
        answer = await ada.http.get("/api/me", headers={"host": "rebound.example"})
        assert (answer.status_code, answer.json()["code"]) == (400, "unknown-host")
        for origin in ("https://evil.example", "null"):
            with pytest.raises(websockets.InvalidStatus):
                async with ada.live(table, origin=origin):
                    pass
        own = await ada.http.post(f"/api/tables/{table}/orders", json=order, headers={"origin": server.url})
        assert own.status_code == 200
        async with ada.live(table, origin=server.url) as live:
            assert (await live.next("table"))["seq"] >= 1


async def test_a_page_at_a_name_of_ours_may(tmp_path: Path) -> None:
    settings = quick(sqlite(tmp_path), origins=("https://play.example",))
    async with serving(settings) as server, clients(server.url, None) as (ada,):
        headers = {"host": "play.example", "origin": "https://play.example"}
        assert (await ada.http.post("/api/me", json={"name": "Ada"}, headers=headers)).status_code == 201


async def test_every_answer_tells_browsers_what_is_allowed(server: Running) -> None:
    async with clients(server.url, None) as (anybody,):
        for path in ("/api/games", "/nowhere", "/healthz", "/api/tables/nowhere"):
            headers = (await anybody.get(path)).headers
            policy = headers["content-security-policy"]
            assert "unsafe" not in policy
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers
        assert (await anybody.get("/api/games")).headers["cache-control"] == "no-store"


async def test_too_much_is_answered_with_429_and_when_to_come_back(tmp_path: Path) -> None:
    settings = quick(sqlite(tmp_path), limits=True)
    async with serving(settings) as server, clients(server.url, "Ada") as (ada,):
        frozen = server.node.limits.clock()
        server.node.limits.clock = lambda: frozen  # no time passes, however slow the machine is
        answers = [await ada.post("/api/login", login="ada", password="guess number one") for _ in range(10)]  # noqa: S106
        assert {answer.status_code for answer in answers} == {403, 429}
        table = (await ada.table(["me", "open"]))["id"]
        chats = [await ada.do(table, "chat", text="again") for _ in range(12)]
        refused = [answer for answer in chats if answer.status_code == 429]
        assert refused
        assert int(refused[0].headers["retry-after"]) >= 1
        assert refused[0].json()["code"] == "too-many"
        flood = [await ada.get("/api/games") for _ in range(310)]
        assert 429 in {answer.status_code for answer in flood}
        assert (await ada.get("/healthz")).status_code == 200


TICKETS = b'{"game": "tickets", "seats": [{}, {}], "options": '
BAD_BODIES: list[tuple[str, bytes, int, str]] = [
    ("/api/tables", b"{", 400, "invalid-body"),
    ("/api/tables", b"\xff\xfe", 400, "invalid-body"),
    ("/api/tables", b"[]", 400, "invalid-body"),
    ("/api/tables", b'{"game": "tickets", "seats": []}', 400, "invalid-body"),
    ("/api/tables", b'{"game": "tickets", "seats": [{"who": "me"}], "seed": 7}', 400, "invalid-body"),
    ("/api/tables", b'{"game": "tickets", "seats": [{"who": "cat"}, {"who": "me"}]}', 400, "invalid-body"),
    ("/api/tables", b'{"game": "chess", "seats": [{"who": "me"}, {"who": "open"}]}', 400, "unknown-game"),
    ("/api/tables", b'{"game": "tickets", "seats": [{"who": "me"}]}', 400, "invalid-option"),
    ("/api/tables", TICKETS + b'{"board": "/etc/passwd"}}', 400, "invalid-option"),
    ("/api/tables", TICKETS + b'{"speed": 1}}', 400, "invalid-option"),
    ("/api/tables", b'{"game": "tickets", "seats": [{}, {}], "record": {}}', 400, "invalid-record"),
    ("/api/tables", b'{"game": "tickets", "seats": [{"who": "me"}, {"who": "me"}]}', 409, "one-seat-each"),
    ("/api/tables", TICKETS + b'{"a":' * 3000 + b"1" + b"}" * 3001, 400, "invalid-body"),
    ("/api/tables", b'{"game": "tickets", "x": "' + b"y" * 1_100_000 + b'"}', 413, "too-large"),
    ("/api/me", b'{"name": "' + b"y" * 20_000 + b'"}', 413, "too-large"),
    ("/api/me", b'{"name": 7}', 400, "invalid-body"),
    ("/api/me", b'{"name": "\\u0000"}', 400, "bad-name"),
]  # fmt: skip


async def test_bad_bodies_are_answered_with_a_code_and_a_reason(server: Running) -> None:
    async with clients(server.url, "Ada") as (ada,):
        for path, body, status, code in BAD_BODIES:
            answer = await ada.http.post(path, content=body, headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (status, code), (body[:80], answer.text)
            assert set(answer.json()) == {"code", "rule", "params", "missed"}
        for method, path, status in (
            ("GET", "/api/nowhere", 404),
            ("DELETE", "/api/tables", 405),
            ("GET", "/api/tables/nowhere", 404),
            ("GET", "/api/tables/nowhere?since=-1", 400),
            ("GET", "/api/tables/nowhere?since=many", 400),
            ("GET", f"/api/tables/{'x' * 3000}", 404),
            ("GET", "/api/tables/%00", 404),
            ("GET", "/api/tables/..%2f..%2fetc", 404),
        ):
            answer = await ada.http.request(method, path)
            assert answer.status_code == status, (path, answer.text)
            assert set(answer.json()) == {"code", "rule", "params", "missed"}, path


async def test_an_action_after_the_end_or_at_the_wrong_table_is_refused(server: Running) -> None:
    bot = {"who": "bot", "bot": "random"}
    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        over = (await ada.table([bot, bot], bot="random", record=record()))["id"]
        refused = await ada.do(over, "act", action="draw", seq=1)
        assert (refused.status_code, refused.json()["code"]) == (403, "not-at-table")
        table = await running_table(ada, ben)
        again = await ada.do(table, "act", action="draw", seq=99)
        assert (again.status_code, again.json()["code"]) == (409, "stale")
        await ada.do(table, "close")
        closed = await ada.do(table, "act", action="draw", seq=99)
        assert (closed.status_code, closed.json()["code"]) == (409, "closed")


async def test_a_link_lets_nobody_act_for_a_seat_that_is_taken(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben", "Eve") as (ada, ben, eve):
        table = await running_table(ada, ben)
        assert (await eve.do(table, "join", seat=0)).status_code in (403, 409)
        seq = (await eve.look(table))["seq"]
        for action in find_game("tickets").start(2, 1).legal_actions()[:3]:
            assert (await eve.do(table, "act", action=str(action), seq=seq)).json()["code"] == "not-at-table"


async def test_logs_hold_no_cookie_body_path_or_message(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "roundhouse")
    async with clients(server.url, "Ada Secretname", "Ben") as (ada, ben):
        table = await running_table(ada, ben)
        await ada.post("/api/me/account", login="adalogin", password="hush hush hush")  # noqa: S106
        await ada.do(table, "chat", text="a whispered word")
        await ada.get("/api/me", secret="query")  # noqa: S106
        hidden = await secrets_of(server, table, {0, 1})
        hidden |= {"Secretname", "adalogin", "hush hush", "whispered", "secret", table, ada.http.cookies["roundhouse"]}
        lines = [JsonLines().format(record) for record in caplog.records if record.name.startswith("roundhouse")]
        assert any(json.loads(line)["event"] == "request" for line in lines)
        for line in lines:
            for secret in hidden:
                assert secret not in line


def test_an_error_is_logged_by_kind_and_place_never_by_its_message() -> None:
    try:
        raise ValueError("the seed is 1234")
    except ValueError as error:
        record = logging.LogRecord(
            "roundhouse.app", logging.ERROR, "", 0, "broken", (), (type(error), error, error.__traceback__)
        )
    line = json.loads(JsonLines().format(record))
    assert line["error"] == "ValueError"
    assert "1234" not in json.dumps(line)


async def test_a_mistake_of_ours_is_answered_without_a_trace(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with clients(server.url, None) as (anybody,):

        async def breaks(*_: object) -> None:
            raise RuntimeError("the seed is 1234")

        monkeypatch.setattr(server.node.known, "names", breaks)
        answer: httpx.Response = await anybody.get("/api/tables")
        assert (answer.status_code, answer.json()["code"]) == (500, "broken")
        assert "1234" not in answer.text
