"""For those who run the server: is it alive, is it ready, what does it count."""

from __future__ import annotations

import msgspec
from litestar import Response, get

from roundhouse import __version__
from roundhouse.server import metrics
from roundhouse.server.access import TheNode
from roundhouse.server.problems import Problem
from roundhouse.server.storage import tables
from roundhouse.server.storage.errors import ROOM


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str


class Readiness(msgspec.Struct, frozen=True):
    status: str
    version: str
    tables_set_aside: int  # cannot be read; the log says why


@get("/healthz", operation_id="health", tags=["operations"], sync_to_thread=False)
def health() -> Health:
    """The process answers."""
    return Health("ok", __version__)


@get("/readyz", operation_id="ready", tags=["operations"])
async def ready(node: TheNode) -> Readiness:
    """The process can do its work: database and Redis answer, the disk has room, and nobody is shutting down."""
    if node.draining:
        raise Problem(503, "draining", retry_after=2)
    await tables.ping(node.engine)
    if not ROOM.is_left:
        raise Problem(503, "storage-full", retry_after=2)
    if not node.channels.healthy:
        raise Problem(503, "redis-gone", retry_after=2)
    return Readiness("ok", __version__, len(node.tables.set_aside))


@get("/metrics", operation_id="metrics", tags=["operations"], media_type="text/plain", sync_to_thread=False)
def show_metrics(node: TheNode) -> Response[bytes]:
    """Figures for Prometheus."""
    metrics.TABLES.set(len(node.tables))
    metrics.SET_ASIDE.set(len(node.tables.set_aside))
    body, media_type = metrics.exposed()
    return Response(body, media_type=media_type)
