"""The carrier, seen from the server: started when there is something to carry, told that there is more, let end."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from email.utils import parseaddr

import msgspec

from roundhouse.server.settings import ServerSettings

VAPID = "vapid"  # the name of the secret by which browsers know us
NOBODY = "mailto:nobody@localhost"  # where an operator has said nothing
STOP_SECONDS = 9.0  # what takes longer is finished without us


class CarrierSettings(msgspec.Struct, frozen=True):
    """What it is told at the start, and not on its command line: it holds passwords."""

    database: str
    contact: str
    mail_server: str | None
    mail_sender: str | None
    private_targets: bool


class CarrierProcess:
    """One process, started again whenever it has ended and is needed."""

    def __init__(self, settings: CarrierSettings) -> None:
        self._settings = settings
        self._process: Process | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def poke(self) -> None:
        """See to it that what is due is carried."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "roundhouse.server.nudges.carrier", stdin=PIPE
            )
            self._say(msgspec.json.encode(self._settings) + b"\n")
        self._say(b".")

    async def stop(self) -> None:
        """Let it end: it takes nothing more, and finishes what it has begun."""
        process, self._process = self._process, None
        if process is None or process.stdin is None:
            return
        process.stdin.close()
        with suppress(ProcessLookupError):
            process.terminate()  # before it has begun anything this ends it at once
        await asyncio.wait([asyncio.create_task(process.wait())], timeout=STOP_SECONDS)

    def _say(self, word: bytes) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        if not self._process.stdin.is_closing():
            self._process.stdin.write(word)


def carrier_settings(settings: ServerSettings) -> CarrierSettings:
    """What the carrier need know of how the server is set up."""
    sender = parseaddr(settings.mail_sender or "")[1]
    is_known = settings.address is not None and settings.address.startswith("https://")
    return CarrierSettings(
        database=settings.database.render_as_string(hide_password=False),
        contact=str(settings.address) if is_known else f"mailto:{sender}" if sender else NOBODY,
        mail_server=settings.mail_server,
        mail_sender=settings.mail_sender,
        private_targets=settings.nudge_private_targets,
    )
