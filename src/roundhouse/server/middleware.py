"""Around every request: where it comes from, how much it asks, what the answer tells a browser, and one line of log."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Send

from roundhouse.server import metrics
from roundhouse.server.guard import limits
from roundhouse.server.guard.addresses import home_of
from roundhouse.server.guard.headers import security_headers
from roundhouse.server.guard.origins import Origins
from roundhouse.server.live.open_socket import stay
from roundhouse.server.node import Node
from roundhouse.server.page.assets import FOLDERS
from roundhouse.server.problems import Problem
from roundhouse.server.rows import encode

log = logging.getLogger("roundhouse.access")


class Shell:
    """The outermost ASGI application."""

    def __init__(self, app: ASGIApp, node: Node) -> None:
        self.app = app
        self._node = node
        self._origins = Origins(node.settings.origins, node.settings.secure)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            self._check(scope)
        except Problem as problem:
            metrics.REFUSALS.labels(problem.answer.code).inc()
            await self._refuse(problem, scope, receive, send)
            return
        if scope["type"] == "http":
            await self._answer_and_log(scope, receive, send)
        else:
            await self.app(scope, receive, send)
            await stay(scope, receive, send)

    def _check(self, scope: Any) -> None:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        self._origins.check(scope["type"], str(scope.get("method", "")), headers)
        if "\0" in scope["path"]:  # no name has one, and PostgreSQL does not even look
            raise Problem(404, "unknown-path")
        self._count(scope)

    def _count(self, scope: Any) -> None:
        path = scope["path"]
        if path.startswith(FOLDERS):
            self._node.limits.take("files", limits.FILE_BY_ADDRESS, home_of(scope))
        elif not path.startswith(("/healthz", "/readyz")):
            self._node.limits.take("requests", limits.REQUEST_BY_ADDRESS, home_of(scope))

    async def _answer_and_log(self, scope: Any, receive: Receive, send: Send) -> None:
        began, status = perf_counter(), 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [
                    *message.get("headers", ()),
                    *security_headers(scope["path"], self._node.settings.secure),
                ]
            await send(message)

        try:
            await self.app(scope, _whole(receive), send_with_headers)
        finally:
            seconds = perf_counter() - began
            path = str(scope.get("path_template") or "unknown")  # never the path itself: it holds a table's id
            metrics.REQUESTS.labels(scope["method"], path, status).inc()
            metrics.LATENCY.labels(path).observe(seconds)
            log.info(
                "request",
                extra={"method": scope["method"], "path": path, "status": status, "ms": round(1000 * seconds, 1)},
            )

    async def _refuse(self, problem: Problem, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4000 + problem.status, "reason": problem.answer.code})
            return
        headers = [(b"content-type", b"application/json"), *security_headers(scope["path"], self._node.settings.secure)]
        if problem.retry_after is not None:
            headers.append((b"retry-after", str(problem.retry_after).encode()))
        await send({"type": "http.response.start", "status": problem.status, "headers": headers})
        await send({"type": "http.response.body", "body": encode(problem.answer), "more_body": False})


def _whole(receive: Receive) -> Receive:
    """A body that ends before its end is its sender's mistake, not ours."""
    more = True

    async def received() -> Any:
        nonlocal more
        message = await receive()
        if message["type"] == "http.disconnect" and more:
            raise Problem(400, "invalid-body")
        more = bool(message.get("more_body", False))
        return message

    return received
