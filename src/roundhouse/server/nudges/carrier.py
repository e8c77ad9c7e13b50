"""The process that carries what people are told: takes deliveries from the database, sends them, notes the outcome.

It is a process of its own so that no move waits for it. Whatever happens to the server, what it has begun it finishes
and notes; only then it ends. It also ends when it has had nothing to do for a while.
"""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from threading import Thread
from typing import Any

import msgspec
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from roundhouse.server import failpoints
from roundhouse.server.clock import now
from roundhouse.server.logs import set_up_logs
from roundhouse.server.nudges.carrier_process import VAPID, CarrierSettings
from roundhouse.server.nudges.chats import chat_body
from roundhouse.server.nudges.letters import Letter, Waiting, address_letter, table_letter
from roundhouse.server.nudges.mail import MailServer
from roundhouse.server.nudges.outcomes import Later, NeverTaken, Outcome, outcome_of
from roundhouse.server.nudges.post import Client, NotSent, Unsure
from roundhouse.server.nudges.proofs import KEY, code_of, stop_token
from roundhouse.server.nudges.reasons import CONFIRM, TABLE_REASONS
from roundhouse.server.nudges.targets import Forbidden
from roundhouse.server.storage.deliveries import Taken, note, secret, take
from roundhouse.server.storage.engine import open_writer
from roundhouse.server.storage.nudges import CHAT, MAIL, PUSH

NICENESS = 5  # moves come first
MOST_AT_ONCE = 64
PER_SECOND = 200.0  # more would be a burst that is felt at the tables
IDLE_SECONDS = 60.0
PAUSE_SECONDS = 0.5
GATHER_SECONDS = 0.05  # outcomes are noted together
BROKEN_SECONDS = 5.0
MAIL_LINES = 4
MAIL_WAITS_SECONDS = 30.0
SENDER = "roundhouse@localhost"
PUSH_LIVES = 24 * 3600  # seconds that a push service keeps it for a browser that is away
log = logging.getLogger("roundhouse.carrier")


class Carrier:
    """Everything that is sent by one process."""

    def __init__(self, settings: CarrierSettings) -> None:
        self._settings = settings
        self._engine = open_writer(make_url(settings.database))
        self._client = Client(settings.private_targets)
        self._key = secret(self._engine, KEY) or ""
        self._push: Any = _signer(secret(self._engine, VAPID), settings.contact)
        self._mails = _Mails(settings.mail_server, settings.mail_sender) if settings.mail_server else None
        self._going: set[asyncio.Task[None]] = set()
        self._noted: list[tuple[Taken, Outcome]] = []
        self._poked = asyncio.Event()
        self.ending = False

    def poke(self) -> None:
        """There is something to carry, or it is time to end."""
        self._poked.set()

    async def run(self) -> None:
        """Carry until nobody wants anything any more."""
        loop = asyncio.get_running_loop()
        idle_since, allowance = loop.time(), PER_SECOND
        try:
            while not self.ending and loop.time() - idle_since < IDLE_SECONDS:
                self._poked.clear()
                began = loop.time()
                taken = await self._take(min(MOST_AT_ONCE - len(self._going), int(allowance)))
                for one in taken:
                    task = asyncio.create_task(self._carry(one))
                    self._going.add(task)
                    task.add_done_callback(self._going.discard)
                if taken or self._going:
                    idle_since = loop.time()
                    await asyncio.sleep(GATHER_SECONDS)
                else:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._poked.wait(), PAUSE_SECONDS)
                await self._note()
                allowance = min(PER_SECOND, allowance - len(taken) + PER_SECOND * (loop.time() - began))
        finally:
            if self._going:
                await asyncio.wait(self._going)
            await self._note()
            await self._client.close()
            if self._mails is not None:
                self._mails.close()

    async def _take(self, most: int) -> list[Taken]:
        if most <= 0:
            return []
        try:
            return await asyncio.to_thread(take, self._engine, most, now())
        except SQLAlchemyError as error:
            await self._rest(error)
            return []

    async def _note(self) -> None:
        """Write down what has become of what; until that is on the disk it is tried again."""
        while self._noted:
            outcomes = self._noted[:]
            try:
                await asyncio.to_thread(note, self._engine, outcomes, now())
            except SQLAlchemyError as error:
                await self._rest(error)
            else:
                del self._noted[: len(outcomes)]

    async def _rest(self, error: Exception) -> None:
        log.warning("carrier-without-database", extra={"error": type(error).__name__})
        await asyncio.sleep(BROKEN_SECONDS)

    async def _carry(self, taken: Taken) -> None:
        failpoints.reach("taken")
        try:
            outcome = await self._send(taken)
        except Exception as error:  # a mistake of ours
            log.error("carrier-broke", exc_info=error)
            outcome = Later(ours=True)
        failpoints.reach("sent")
        self._noted.append((taken, outcome))

    async def _send(self, taken: Taken) -> Outcome:
        letter = self._letter(taken)
        target = msgspec.json.decode(taken.target)
        try:
            if taken.kind == PUSH:
                return await self._send_push(taken, letter, target)
            if taken.kind == CHAT:
                body = msgspec.json.encode(chat_body(letter, target["format"]))
                head = {"content-type": "application/json", "user-agent": "Roundhouse"}
                return outcome_of(*await self._client.post(target["url"], head, body, reuse=False))
            if self._mails is None:
                return Later(ours=True)
            return await self._mails.send(letter, target["to"], taken.language)
        except Forbidden:
            return NeverTaken()
        except NotSent:
            return Later()
        except Unsure:  # a chat would show it twice; a browser and a mail box know it again
            return NeverTaken() if taken.kind == CHAT else Later()

    async def _send_push(self, taken: Taken, letter: Letter, target: dict[str, str]) -> Outcome:
        if self._push is None:
            return Later(ours=True)
        push, signer = self._push
        shown = {
            "title": letter.title,
            "body": letter.body,
            "path": f"/table/{letter.table}" if letter.table else "/nudges",
            "tag": letter.table or letter.reason,
            "language": taken.language,
        }
        body = push.sealed(msgspec.json.encode(shown), push.decoded(target["p256dh"]), push.decoded(target["auth"]))
        head = {
            "authorization": signer.authorization(target["endpoint"], now() // 1000),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(PUSH_LIVES),
            "urgency": "high" if taken.reason in TABLE_REASONS else "normal",
            "topic": push.encoded(sha256(f"{taken.address} {shown['tag']}".encode()).digest())[:32],
        }
        try:
            answer = await self._client.post(target["endpoint"], head, body, reuse=True)
        except Unsure:  # most often the line had ended unnoticed; with the same topic it is one notice
            answer = await self._client.post(target["endpoint"], head, body, reuse=False)
        return outcome_of(*answer)

    def _letter(self, taken: Taken) -> Letter:
        if taken.table_id is not None and taken.game is not None:
            about = Waiting(taken.who, taken.others, taken.game, taken.table_id, taken.home)
            letter = table_letter(about, taken.id, taken.reason, taken.language, taken.made_at)
        else:
            code = code_of(self._key, taken.address) if taken.reason == CONFIRM else ""
            letter = address_letter(taken.id, taken.reason, taken.language, taken.who, code, taken.home, taken.made_at)
        if taken.kind != MAIL:
            return letter
        return replace(letter, stop=f"{taken.home}/nudges#{stop_token(self._key, taken.address)}")


class _Mails:
    """Mails go out over a few connections, each in a thread of its own."""

    def __init__(self, url: str, sender: str | None) -> None:
        self._waiting: queue.SimpleQueue[Callable[[MailServer], None] | None] = queue.SimpleQueue()
        self._threads = [
            Thread(target=self._work, args=(MailServer(url, sender or SENDER),), daemon=True) for _ in range(MAIL_LINES)
        ]
        for thread in self._threads:
            thread.start()

    async def send(self, letter: Letter, to: str, language: str) -> Outcome:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Outcome] = loop.create_future()
        until = loop.time() + MAIL_WAITS_SECONDS

        def work(server: MailServer) -> None:
            # where the server is that slow, there is no more time to send it and note it before others take it
            outcome = server.send(letter, to, language) if loop.time() < until else Later(ours=True)
            loop.call_soon_threadsafe(done.set_result, outcome)

        self._waiting.put(work)
        return await done

    def close(self) -> None:
        for _ in self._threads:
            self._waiting.put(None)
        for thread in self._threads:
            thread.join(BROKEN_SECONDS)

    def _work(self, server: MailServer) -> None:
        while (work := self._waiting.get()) is not None:
            work(server)
        server.close()


def _signer(key: str | None, contact: str) -> Any:
    """The module that seals and who signs; None where there is no key."""
    if key is None:
        return None
    from roundhouse.server.nudges import push  # noqa: PLC0415  # needs an extra

    return push, push.Signer(push.private_key(key), contact)


async def _run(settings: CarrierSettings) -> None:
    carrier = Carrier(settings)
    loop = asyncio.get_running_loop()

    def listen() -> None:
        while sys.stdin.buffer.read(1):
            loop.call_soon_threadsafe(carrier.poke)
        with suppress(RuntimeError):  # it has ended by itself
            loop.call_soon_threadsafe(end)

    def end() -> None:
        carrier.ending = True
        carrier.poke()

    loop.add_signal_handler(signal.SIGTERM, end)
    Thread(target=listen, daemon=True).start()
    await carrier.run()


def main() -> None:
    """Carry for the server whose settings come in on standard input."""
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes of a terminal: the server ends us
    settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=CarrierSettings)
    set_up_logs("warning")
    asyncio.run(_run(settings))


if __name__ == "__main__":
    main()
