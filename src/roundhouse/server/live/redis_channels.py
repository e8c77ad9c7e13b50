"""How news reach several nodes: through one Redis stream; needs the extra `server`.

One stream for all tables, not one each: a node reads it with a single waiting call, however many tables are open, and
when Redis comes back after a failure it asks every open table for what was missed. (litestar's stream backend reads
in a loop of one millisecond and stops for good at the first lost connection.)
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from roundhouse.server.live.channels import Channels
from roundhouse.server.live.news import News, decode, encode
from roundhouse.server.stopping import cancel_and_wait, wait_until_stopped

STREAM = "roundhouse:news"
KEPT = 10_000  # news older than this many are found in the database
WAIT_MILLISECONDS = 5000
PAUSE_SECONDS = 0.01  # so that many news come with one question: asking costs twenty times as much as hearing one
log = logging.getLogger("roundhouse.channels")


class RedisChannels(Channels):
    """Several nodes through one stream; a failure delays news until Redis or the next sweep brings them."""

    others = True

    def __init__(self, url: str, stream: str = STREAM) -> None:
        super().__init__()
        self._redis: Redis = Redis.from_url(
            url,
            socket_connect_timeout=3,
            socket_timeout=15,
            protocol=2,
            client_name=f"roundhouse-{self.node}",
            retry=Retry(NoBackoff(), 0),  # a lost connection is ours to notice: news may have been missed
        )
        self._stream = stream
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(KEPT)
        self._tasks: list[asyncio.Task[None]] = []
        self._healthy = False

    @property
    def healthy(self) -> bool:
        return self._healthy

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._read())]

    async def stop(self) -> None:
        for task in self._tasks:
            await cancel_and_wait(task, "news")
        await wait_until_stopped(self._redis.aclose(), "Redis")

    def publish(self, news: News) -> None:
        self.on_news(news)
        with suppress(asyncio.QueueFull):  # Redis has been gone for long; the others will look themselves
            self._outbox.put_nowait(encode(news))

    async def _write(self) -> None:
        while True:
            news = await self._outbox.get()
            while True:
                try:
                    await self._redis.xadd(
                        self._stream, {"node": self.node, "news": news}, maxlen=KEPT, approximate=True
                    )
                    break
                except (RedisError, OSError):
                    await asyncio.sleep(0.5)

    async def _read(self) -> None:
        last: Any = None  # redis-py's types fit all protocols at once, and so say nothing
        while True:
            try:
                if last is None:
                    newest: Any = await self._redis.xrevrange(self._stream, count=1)
                    last = newest[0][0] if newest else b"0-0"
                    self._healthy = True
                    self.on_gap()
                found: Any = await self._redis.xread({self._stream: last}, block=WAIT_MILLISECONDS)
                for number, fields in found[0][1] if found else ():
                    last = number
                    self._hear(fields)
                if found:
                    await asyncio.sleep(PAUSE_SECONDS)
            except (RedisError, OSError):
                if self._healthy:
                    log.warning("redis-gone")
                self._healthy, last = False, None
                await asyncio.sleep(0.5)

    def _hear(self, fields: dict[bytes, bytes]) -> None:
        """Pass on what another node has said; what we cannot make anything of is skipped, and the next is heard."""
        try:
            if fields[b"node"].decode() != self.node:
                self.on_news(decode(fields[b"news"]))
        except Exception as error:
            log.error("news-skipped", exc_info=error)
