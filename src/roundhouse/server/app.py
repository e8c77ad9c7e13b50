"""The web application: handlers, what is said when something is refused, and the description of it all."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from roundhouse import __version__
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.server import metrics
from roundhouse.server.api import (
    decency,
    description,
    games,
    health,
    inviting,
    live,
    nudges,
    operators,
    people,
    profiles,
    reach,
    tables,
    vacations,
)
from roundhouse.server.node import Node
from roundhouse.server.page import handlers as page
from roundhouse.server.problems import Problem, ProblemBody

LONGEST_BODY = 16_384
log = logging.getLogger("roundhouse.app")

_BY_STATUS = {400: "invalid-body", 404: "unknown-path", 405: "wrong-method", 413: "too-large", 415: "not-json"}
_REFUSALS = {
    400: "Something in the request cannot be read or is not offered.",
    401: "Nobody, or a log-in that has ended.",
    403: "Not for this person.",
    404: "There is no such thing, or not for this person.",
    409: "Not now: the table has moved on, or something has been done already.",
    413: "Too much at once.",
    415: "A body that is not JSON.",
    422: "The rules of the game forbid it; `rule` names the rule.",
    429: "Too many requests; `Retry-After` says when to come back.",
    503: "The database or another part is gone; `Retry-After` says when to come back.",
}
_RESPONSES = {
    status: ResponseSpec(ProblemBody, description=text, generate_examples=False) for status, text in _REFUSALS.items()
}


def litestar_app(node: Node) -> Litestar:
    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await node.start()
        try:
            yield
        finally:
            await node.stop()

    handlers = [
        *tables.HANDLERS,
        *people.HANDLERS,
        *vacations.HANDLERS,
        *profiles.HANDLERS,
        *nudges.HANDLERS,
        *decency.HANDLERS,
        *inviting.HANDLERS,
        *operators.HANDLERS,
        *page.handlers(),
        games.list_games,
        reach.reach,
        health.health,
        health.ready,
        health.show_metrics,
    ]
    for handler in handlers:  # every answer is documented, whichever handler gives it
        handler.responses = _RESPONSES
    return Litestar(
        route_handlers=[*handlers, *page.FILES, live.live, description.describe, description.show_openapi],
        dependencies={"node": Provide(lambda: node, sync_to_thread=False, use_cache=True)},
        lifespan=[running],
        exception_handlers={
            Problem: _refused,
            RoundhouseError: _refused_below,
            HTTPException: _refused_by_litestar,
            RecursionError: _unreadable,
            UnicodeError: _unreadable,
            Exception: _broken,
        },
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Roundhouse",
            version=__version__,
            description="Tables for railway games. See docs/api.md for sockets and messages.",
            path="/api/openapi",  # litestar answers every unknown path below this one with a page of its own
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
    )


def _answer(problem: Problem) -> Response[ProblemBody]:
    metrics.REFUSALS.labels(problem.answer.code).inc()
    headers = {} if problem.retry_after is None else {"Retry-After": str(problem.retry_after)}
    return Response(problem.answer, status_code=problem.status, headers=headers, media_type="application/json")


def _refused(_: Request[Any, Any, Any], error: Problem) -> Response[ProblemBody]:
    return _answer(error)


def _refused_below(_: Request[Any, Any, Any], error: RoundhouseError) -> Response[ProblemBody]:
    return _answer(Problem.of(error))


def _refused_by_litestar(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    status = error.status_code
    if status >= 500:
        return _broken(request, error)
    if status == 404 and (shown := page.lost(request)) is not None:
        return shown
    params: dict[str, Any] = {}
    if status == 400 and isinstance(error.extra, list):
        params["problems"] = [
            {"field": str(problem.get("key", "")), "problem": str(problem.get("message", ""))}
            for problem in error.extra
        ]
    return _answer(Problem(status, _BY_STATUS.get(status, "refused"), **params))


def _unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[ProblemBody]:  # noqa: ARG001
    """Only a body can be so deep, or not UTF-8: nothing of ours calls itself or reads other text."""
    return _answer(Problem(400, "invalid-body"))


def _broken(_: Request[Any, Any, Any], error: Exception) -> Response[ProblemBody]:
    log.error("broken", exc_info=error)
    return _answer(Problem(500, "broken"))
