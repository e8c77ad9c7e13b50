"""What an operator should know before people come: whether everything that the server needs is there and works."""

from __future__ import annotations

import shutil
import smtplib
import stat
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from enum import Enum
from importlib.util import find_spec
from pathlib import Path
from time import time
from typing import Any
from zoneinfo import available_timezones

from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from roundhouse.kernel.extras import MissingExtra, import_extra
from roundhouse.server.guard.connections import room_for_connections
from roundhouse.server.nudges.mail import MailServer
from roundhouse.server.settings import ServerSettings
from roundhouse.server.storage.engine import open_writer
from roundhouse.server.storage.migrate import newest_revision, revision_of
from roundhouse.server.storage.schema import TABLES

LITTLE_ROOM = 1_000_000_000  # bytes
NO_ROOM = 50_000_000
CLOCK_SECONDS = 5.0
FEW_CONNECTIONS = 1000
OTHERS = stat.S_IRWXG | stat.S_IRWXO


class Grade(Enum):
    """How serious a finding is."""

    FINE = "fine"
    NOTE = "note"  # works, but there is something to know
    WRONG = "wrong"  # does not work as set up


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """One thing that was looked at: `doctor-CODE` is its text, and what to do if it is not fine."""

    grade: Grade
    code: str
    params: dict[str, Any] = field(default_factory=dict)


def fine(code: str, **params: Any) -> Diagnosis:
    return Diagnosis(Grade.FINE, code, params)


def note(code: str, **params: Any) -> Diagnosis:
    return Diagnosis(Grade.NOTE, code, params)


def wrong(code: str, **params: Any) -> Diagnosis:
    return Diagnosis(Grade.WRONG, code, params)


def examine(settings: ServerSettings, file: Path | None) -> Iterator[Diagnosis]:
    """Look at everything, one after the other; nothing is changed. `file` is that of the settings."""
    yield from _database(settings)
    yield from _redis(settings)
    yield from _mail(settings)
    yield from _push(settings)
    yield from _disk(settings)
    yield from _permissions(settings, file)
    yield from _system(settings)


def _database(settings: ServerSettings) -> Iterator[Diagnosis]:
    shown = settings.database.render_as_string(hide_password=True)
    is_file = settings.database.get_backend_name() == "sqlite"
    if is_file and not Path(settings.database.database or "").exists():
        yield note("database-new", place=shown)
        return
    engine = open_writer(settings.database)
    try:
        with engine.connect() as connection:
            yield from _inside(connection, shown, is_file)
            connection.rollback()
    except SQLAlchemyError as error:
        told = str(getattr(error, "orig", None) or type(error).__name__).strip().splitlines()
        yield wrong("database-gone", place=shown, why=told[0] if told else type(error).__name__)
    finally:
        engine.dispose()


def _inside(connection: Connection, shown: str, is_file: bool) -> Iterator[Diagnosis]:
    found, newest = revision_of(connection), newest_revision()
    if found is None:
        yield note("database-new", place=shown)
        return
    if found > newest:
        yield wrong("database-newer", place=shown, found=found, newest=newest)
        return
    if found < newest:
        yield note("database-older", place=shown, found=found, newest=newest)
    if is_file and (told := connection.execute(text("PRAGMA quick_check(1)")).scalar()) != "ok":
        yield wrong("database-damaged", place=shown, why=str(told))
        return
    connection.execute(text("CREATE TABLE doctor_was_here (one INTEGER)"))  # taken back: it is written if it can be
    yield fine("database", place=shown)
    if not is_file:
        there = connection.execute(text("SELECT EXTRACT(EPOCH FROM clock_timestamp())")).scalar_one()
        yield from _clock("clock-of-database", float(there))
    if found == newest:
        last = connection.execute(select(func.max(TABLES.c.updated_at))).scalar()
        if last is not None and last / 1000 > time() + CLOCK_SECONDS:
            yield wrong("clock-set-back", seconds=round(last / 1000 - time()))


def _redis(settings: ServerSettings) -> Iterator[Diagnosis]:
    if settings.redis is None:
        yield fine("redis-none")
        return
    try:
        redis = import_extra("redis", "server")
    except MissingExtra as error:
        yield wrong("redis-gone", why=str(error))
        return
    try:
        with closing(redis.Redis.from_url(settings.redis, socket_timeout=5, socket_connect_timeout=5)) as client:
            seconds, microseconds = client.time()
    except (redis.RedisError, OSError, ValueError) as error:
        yield wrong("redis-gone", why=str(error))
        return
    yield fine("redis")
    yield from _clock("clock-of-redis", seconds + microseconds / 1_000_000)


def _clock(code: str, there: float) -> Iterator[Diagnosis]:
    apart = abs(there - time())
    yield wrong(code, seconds=round(apart)) if apart > CLOCK_SECONDS else fine("clock")


def _mail(settings: ServerSettings) -> Iterator[Diagnosis]:
    if settings.mail_server is None:
        yield note("mail-none")
        return
    server = MailServer(settings.mail_server, settings.mail_sender or "")
    try:
        server.connection()
    except (OSError, smtplib.SMTPException) as error:
        yield wrong("mail-gone", why=str(error))
    else:
        yield fine("mail")
    finally:
        server.close()


def _push(settings: ServerSettings) -> Iterator[Diagnosis]:
    if find_spec("cryptography") is None:
        yield note("push-none")
    elif settings.address is None or not settings.address.startswith("https://"):
        yield note("push-no-https")  # browsers have no push elsewhere, but on the same computer
    else:
        yield fine("push")


def _disk(settings: ServerSettings) -> Iterator[Diagnosis]:
    if settings.database.get_backend_name() != "sqlite":
        return
    folder = Path(settings.database.database or ".").absolute().parent
    while not folder.exists():
        folder = folder.parent
    left = shutil.disk_usage(folder).free
    megabytes = left // 1_000_000
    if left < NO_ROOM:
        yield wrong("disk-full", folder=str(folder), megabytes=megabytes)
    elif left < LITTLE_ROOM:
        yield note("disk-little", folder=str(folder), megabytes=megabytes)
    else:
        yield fine("disk", folder=str(folder), megabytes=megabytes)


def _permissions(settings: ServerSettings, file: Path | None) -> Iterator[Diagnosis]:
    kept = [] if file is None else [file]
    if settings.database.get_backend_name() == "sqlite" and settings.database.database:
        kept.append(Path(settings.database.database))
    readable = [one for one in kept if one.exists() and one.stat().st_mode & OTHERS]
    for one in readable:
        yield note("readable-by-others", file=str(one))
    if not readable:
        yield fine("permissions")


def _system(settings: ServerSettings) -> Iterator[Diagnosis]:
    if not available_timezones():
        yield wrong("no-timezones")
    if settings.address is None:
        yield note("no-address")
    if (most := room_for_connections()) < FEW_CONNECTIONS:
        yield note("few-connections", most=most)
