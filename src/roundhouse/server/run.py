"""Serving: one process until it is told to stop, then what was begun is finished."""

from __future__ import annotations

import asyncio
import decimal
import gc
import socket
from types import FrameType

import uvicorn

from roundhouse.server.app import litestar_app
from roundhouse.server.guard.connections import PROXY, Crowd, Http, Socket, room_for_connections
from roundhouse.server.middleware import Shell
from roundhouse.server.node import Node
from roundhouse.server.settings import ServerSettings

GRACE_SECONDS = 10
KEEP_ALIVE_SECONDS = 75  # longer than nginx keeps an idle connection: the side that speaks first also closes it
LONGEST_SOCKET_MESSAGE = 16_384  # bytes; in characters it is less
TICKS_PER_SECOND = 10  # of uvicorn


class _Server(uvicorn.Server):
    """Says that it is not ready any more as soon as it is told to stop, and lets go of whoever is too slow."""

    def __init__(self, config: uvicorn.Config, node: Node) -> None:
        super().__init__(config)
        self._crowd = self.server_state = Crowd(room_for_connections())
        self._node = node

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        _collect_garbage_rarely()  # the process is ours alone
        decimal.getcontext()  # made here, or each task that writes a number makes and keeps its own: 1 kB a socket
        super().run(sockets)

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_PER_SECOND == 0:
            self._crowd.shed(asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._node.draining = True
        super().handle_exit(sig, frame)


def _collect_garbage_rarely() -> None:
    """A full look takes a tenth of a second with hundreds of tables in memory; never to look would let garbage grow."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)


def make_server(settings: ServerSettings) -> uvicorn.Server:
    """A server for one node, ready to run."""
    node = Node(settings)
    config = uvicorn.Config(
        Shell(litestar_app(node), node),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        http=Http,
        ws=Socket,
        ws_max_size=LONGEST_SOCKET_MESSAGE,
        ws_per_message_deflate=False,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
        proxy_headers=True,
        forwarded_allow_ips=PROXY,
    )
    return _Server(config, node)
