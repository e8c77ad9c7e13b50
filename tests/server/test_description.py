"""The description of the API is true: whatever is sent, the answer is one that is documented, and never a 500."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import CHECKS

from roundhouse.server.api import games, health, people, tables
from roundhouse.server.api.orders import AnyOrder
from server.nodes import clients, quick, serving, sqlite
from server.processes import NodeProcess

DOCS = Path(__file__).parents[2] / "docs"
CHECKED = ("not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance")


@contextmanager
def node(folder: Path) -> Iterator[str]:
    """The address of a node in a process of its own, for as long as the context."""
    found = NodeProcess(f"sqlite:///{folder}/description.db")
    loop = asyncio.new_event_loop()
    try:
        loop.run_until_complete(found.start())
        yield found.url
    finally:
        loop.run_until_complete(found.kill())
        loop.close()


def try_everything(folder: Path, examples: int) -> int:
    """Send this many generated requests to each endpoint, as a person and as nobody; returns how many were sent."""
    sent = 0
    with node(folder) as url, httpx.Client(base_url=url, timeout=120) as http, requests.Session() as session:
        cookie = http.post("/api/me", json={"name": "Ada"}).headers["set-cookie"].partition(";")[0]
        table = http.post(
            "/api/tables",
            json={"game": "tickets", "bot": "random", "seats": [{"who": "me"}, {"who": "open"}]},
            headers={"cookie": cookie},
        ).json()["id"]
        schema = schemathesis.openapi.from_dict(http.get("/api/openapi.json").json())
        checks = [CHECKS.get_one(name) for name in CHECKED]
        for found in schema.get_all_operations():
            operation = found.ok()
            if (operation.method, operation.path) == ("delete", "/api/me"):
                continue  # would end the person who asks all the rest

            @given(case=operation.as_strategy())
            @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), database=None)
            def tried(case: Any) -> None:
                nonlocal sent
                for headers in ({"cookie": cookie}, {}):
                    if "game" in case.path_parameters and headers:
                        case.path_parameters["game"] = table
                    session.cookies.clear()
                    response = case.call(base_url=url, headers=headers, session=session, timeout=120)
                    case.validate_response(response, checks=checks)
                    sent += 1

            tried()
    return sent


def test_whatever_is_sent_the_answer_is_documented(tmp_path: Path) -> None:
    assert try_everything(tmp_path, examples=3) > 50


@pytest.mark.soak
def test_whatever_is_sent_very_often_the_answer_is_documented(tmp_path: Path) -> None:
    assert try_everything(tmp_path, examples=200) > 1000


@pytest.mark.anyio
async def test_the_description_is_a_page_too(tmp_path: Path) -> None:
    async with serving(quick(sqlite(tmp_path))) as server, clients(server.url, None) as (anybody,):
        answer = await anybody.get("/api/docs")
        schema = (await anybody.get("/api/openapi.json")).json()
    assert answer.headers["content-type"].startswith("text/html")
    assert "<script" not in answer.text
    for path, item in schema["paths"].items():
        for method in item:
            assert f"<code>{method.upper()} {path}</code>" in answer.text
    for name in schema["components"]["schemas"]:
        assert f'<h3 id="{name}">' in answer.text


def test_every_endpoint_and_order_is_in_the_page_about_the_api() -> None:
    page = (DOCS / "api.md").read_text("utf-8")
    handlers = [*tables.HANDLERS, *people.HANDLERS, games.list_games]
    handlers += [health.health, health.ready, health.show_metrics]
    for handler in handlers:
        for path in handler.paths:
            plain = re.sub(r"\{(\w+):\w+\}", lambda found: found[1].upper(), path)
            for method in handler.http_methods:
                assert f"`{method} {plain}`" in page, (method, plain)
    for order in AnyOrder.__args__:
        assert f"`{order.__struct_config__.tag}`" in page
