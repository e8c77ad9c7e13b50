"""Limits that all nodes count together, in Redis: one short call, and none at all while Redis is gone."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from time import monotonic

from redis.asyncio import Redis
from redis.exceptions import RedisError

from roundhouse.server.guard.limits import Limit, SharedBuckets

LONGEST_SECONDS = 0.5  # what a request waits for Redis at most
AGAIN_SECONDS = 5.0  # after a failure each node counts for itself for so long

_TAKE = """
local at_once, per_second = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local kept = redis.call('HMGET', KEYS[1], 'left', 'since')
local left = math.min(at_once, (kept[1] or at_once) + (now - (kept[2] or now)) * per_second)
if left < 1 then return tostring((1 - left) / per_second) end
redis.call('HSET', KEYS[1], 'left', tostring(left - 1), 'since', string.format('%.6f', now))
redis.call('PEXPIRE', KEYS[1], math.ceil(at_once / per_second * 1000))
return '0'
"""


class RedisBuckets(SharedBuckets):
    """A bucket is a hash that Redis forgets once it would be full again."""

    def __init__(self, url: str, clock: Callable[[], float] = monotonic) -> None:
        self._redis: Redis = Redis.from_url(
            url, socket_connect_timeout=LONGEST_SECONDS, socket_timeout=LONGEST_SECONDS, retry=None, protocol=2
        )
        self._take = self._redis.register_script(_TAKE)
        self._clock = clock
        self._gone_until = 0.0

    async def wait(self, what: str, limit: Limit, who: str) -> float | None:
        if self._clock() < self._gone_until:
            return None
        key = f"roundhouse:limit:{what}:{sha256(who.encode()).hexdigest()[:32]}"  # Redis need not know any login
        try:
            return float(await self._take(keys=[key], args=[limit.at_once, limit.per_second]))
        except (RedisError, OSError):
            self._gone_until = self._clock() + AGAIN_SECONDS
            return None

    async def close(self) -> None:
        await self._redis.aclose()
