"""One node: everything that runs, put together, started and stopped in order."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from roundhouse.bots.roster import offer
from roundhouse.kernel.extras import MissingExtra, import_extra
from roundhouse.match.status import CLOSED, FINISHED
from roundhouse.server.bots.driver import BotDriver
from roundhouse.server.bots.hint_pool import HintPool
from roundhouse.server.bots.pool import BotPool
from roundhouse.server.checks import Checks
from roundhouse.server.guard.limits import Limits, SharedBuckets
from roundhouse.server.live.channels import Channels, MemoryChannels
from roundhouse.server.live.news import News, PersonNews, PresenceNews, TableNews
from roundhouse.server.live.presence import REPEAT_SECONDS, Presence
from roundhouse.server.live.sessions import Sessions
from roundhouse.server.live.sockets import Sockets
from roundhouse.server.nudges import proofs
from roundhouse.server.nudges.carrier_process import VAPID, CarrierProcess, carrier_settings
from roundhouse.server.nudges.nudger import Nudger
from roundhouse.server.people.cookies import Cookies
from roundhouse.server.people.known import KnownPeople
from roundhouse.server.people.passwords import Passwords
from roundhouse.server.ratings.rater import Rater
from roundhouse.server.settings import ServerSettings
from roundhouse.server.stopping import cancel_and_wait, wait_until_stopped
from roundhouse.server.storage import people
from roundhouse.server.storage.engine import open_engine
from roundhouse.server.storage.journal import Journal
from roundhouse.server.storage.migrate import migrate
from roundhouse.server.sweep import Sweep
from roundhouse.server.tables import LiveTable, Tables
from roundhouse.server.trials import Trials

STOP_SECONDS = 10.0  # for each part; more than any of them needs


class Node:
    """The parts of a server process, by what they do."""

    cookies: Cookies
    nudge_key: str
    push_key: str | None  # the public one, by which browsers know us; None where what it needs is not installed

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        for one in settings.offers:
            offer(one)
        self.engine = open_engine(settings.database)
        self.journal = Journal(settings.database)
        self.channels = _channels(settings.redis)
        self.tables = Tables(self.engine, self.journal, self.channels, settings.tables_in_memory)
        self.pool = BotPool(settings.bot_processes)
        self.hints = HintPool(1)
        self.checks = Checks()
        self.trials = Trials()
        self.presence = Presence()
        self.bots = BotDriver(
            self.pool, self.tables.order, self.presence.is_watched, settings.bot_seconds, settings.bot_pause
        )
        self.rater = Rater(settings.database)
        self.known = KnownPeople(self.engine, self.channels)
        self.passwords = Passwords()
        self.limits = Limits(settings.limits, shared=_shared_buckets(settings.redis))
        self.sockets = Sockets(self.channels, settings.limits)
        self.sessions = Sessions(self.engine, self.sockets, self.tables)
        self.carrier = CarrierProcess(carrier_settings(settings))
        self.nudger = Nudger(
            self.engine, self.carrier, self.presence.is_present, settings.nudge_seconds, settings.sweep_seconds
        )
        self.draining = False
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Bring the database up to date, then take up all that was left."""
        await asyncio.to_thread(migrate, self.settings.database)
        key = await people.shared_secret(self.engine, "cookies", secrets.token_hex(32))
        self.cookies = Cookies(key, self.settings.secure)
        self.nudge_key = await people.shared_secret(self.engine, proofs.KEY, secrets.token_hex(32))
        self.push_key = await _push_key(self.engine)
        await self.nudger.refresh()
        self.journal.start()
        self.tables.on_change = self._follow
        self.tables.nudging = self.nudger.of
        self.channels.on_news = self._hear
        self._sweep = Sweep(
            self.engine, self.tables, self.bots.consider, self.settings.sweep_seconds, self.settings.bot_late_seconds
        )
        self.channels.on_gap = self._catch_up
        await self.channels.start()
        tasks = (self._sweep.run(), self.sessions.run(), self._repeat_presence(), self.rater.run(), self.nudger.run())
        self._tasks = [asyncio.create_task(task) for task in tasks]

    async def stop(self) -> None:
        """Finish what was promised; what bots think about is taken up by the next start."""
        self.draining = True
        for task in self._tasks:
            await cancel_and_wait(task, task.get_name())
        for what, step in {
            "bots": self.bots.stop,
            "bot workers": self.pool.stop,
            "hints": self.hints.stop,
            "checks": self.checks.stop,
            "carrier": self.carrier.stop,
            "trials": self.trials.stop,
            "tables": self.tables.stop,
            "journal": self.journal.stop,
            "ratings": self.rater.stop,
            "news": self.channels.stop,
            "limits": self.limits.close,
            "database": self.engine.dispose,
        }.items():
            await wait_until_stopped(step(), what, STOP_SECONDS)

    def _follow(self, table: LiveTable, ours: bool) -> None:
        """What a change at a table brings about."""
        self.bots.consider(table, ours)
        if ours and table.match.status in (FINISHED, CLOSED):
            self.rater.wake()

    def _hear(self, news: News) -> None:
        match news:
            case TableNews():
                self.tables.hear(news)
            case PresenceNews():
                if self.presence.hear(news):
                    self.sockets.tell_presence(news.table_id)
            case PersonNews():
                self.known.forget(news.person)
                self.nudger.look_again()
                self.sockets.renew_person(news.person, news.log_out)
                if news.deleted:
                    for table_id in self.tables.forget_words({news.person}):
                        self.sockets.tell_presence(table_id)

    def _catch_up(self) -> None:
        """News may have been missed: whatever they can have told is asked for."""
        self._sweep.look_at_all()
        self.known.forget_all()
        self.nudger.look_again()
        self.sockets.renew_everybody()
        self.sessions.ask_at_once()

    async def _repeat_presence(self) -> None:
        while True:
            await asyncio.sleep(REPEAT_SECONDS)
            self.sockets.announce_all()
            for table_id in self.presence.forget_silent():
                self.sockets.tell_presence(table_id)


def _channels(redis: str | None) -> Channels:
    if redis is None:
        return MemoryChannels()
    made: Channels = import_extra("roundhouse.server.live.redis_channels", "server").RedisChannels(redis)
    return made


def _shared_buckets(redis: str | None) -> SharedBuckets | None:
    if redis is None:
        return None
    made: SharedBuckets = import_extra("roundhouse.server.guard.shared_limits", "server").RedisBuckets(redis)
    return made


async def _push_key(engine: Any) -> str | None:
    """Made at the first start, and the same on every node from then on."""
    try:
        push = import_extra("roundhouse.server.nudges.push", "server")
    except MissingExtra:
        return None
    private = await people.shared_secret(engine, VAPID, push.fresh_key())
    key: str = push.encoded(push.public_bytes(push.private_key(private)))
    return key
