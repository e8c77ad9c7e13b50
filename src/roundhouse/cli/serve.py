"""`roundhouse serve`: tables for people and bots over the network."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from logging import getLevelNamesMapping
from math import isfinite
from typing import Annotated

from cyclopts import Parameter

from roundhouse.bots.anywhere import read_offer
from roundhouse.cli.language import spoken_catalogue
from roundhouse.cli.server_start import bind_socket, prepare_database, shown_url
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.extras import import_extra
from roundhouse.server.logs import set_up_logs
from roundhouse.server.run import make_server
from roundhouse.server.settings import ServerSettings, data_folder
from roundhouse.server.storage.engine import database_url


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    redis: str | None = None,
    origin: Annotated[list[str] | None, Parameter(negative=())] = None,
    secure: Annotated[bool, Parameter(negative=())] = False,
    no_limits: Annotated[bool, Parameter(negative=())] = False,
    bots: int | None = None,
    bot_seconds: float = 1.0,
    bot_pause: float = 0.4,
    tables_in_memory: int = 2000,
    offer: Annotated[list[str] | None, Parameter(negative=())] = None,
    log_level: str = "warning",
) -> None:
    """Serve tables for people and bots over the network, until Ctrl-C."""
    _check_log_level(log_level)
    _check_bots(bots, bot_seconds, bot_pause)
    _check_tables(tables_in_memory)
    _check_origins(origin or ())
    if redis is not None:
        import_extra("redis", "server")
    url = prepare_database(database_url(database, data_folder()))
    settings = ServerSettings(
        host=host,
        port=port,
        database=url,
        redis=redis,
        origins=tuple(origin or ()),
        secure=secure,
        limits=not no_limits,
        bot_seconds=bot_seconds,
        bot_pause=bot_pause,
        tables_in_memory=tables_in_memory,
        offers=tuple(map(read_offer, offer or ())),
    )
    if bots is not None:
        settings = replace(settings, bot_processes=bots)
    listening = bind_socket(host, port)
    set_up_logs(log_level)
    text = spoken_catalogue().text
    print(text("serve-at", url=shown_url(listening)), flush=True)
    print(text("serve-kept", place=url.render_as_string(hide_password=True)), flush=True)
    make_server(settings).run(sockets=[listening])


def _check_log_level(level: str) -> None:
    if level.upper() not in getLevelNamesMapping():
        raise InvalidOption(
            about(
                "log-level", complaint("not-a-level", "{level} is not debug, info, warning or error", level=repr(level))
            ),
            option="log-level",
        )


def _check_bots(number: int | None, seconds: float, pause: float) -> None:
    if number is not None and number < 1:
        raise InvalidOption(
            about("bots", complaint("at-least-one", "must be at least 1, not {number}", number=number)), option="bots"
        )
    if not (isfinite(seconds) and 0 < seconds <= 60):
        raise InvalidOption(
            about("bot-seconds", complaint("above-nought-to-sixty", "must be more than 0 and at most 60")),
            option="bot-seconds",
        )
    if not (isfinite(pause) and 0 <= pause <= 60):
        raise InvalidOption(
            about("bot-pause", complaint("nought-to-sixty", "must be from 0 to 60")), option="bot-pause"
        )


def _check_tables(number: int) -> None:
    if number < 1:
        raise InvalidOption(
            about("tables-in-memory", complaint("at-least-one", "must be at least 1, not {number}", number=number)),
            option="tables-in-memory",
        )


def _check_origins(origins: Sequence[str]) -> None:
    for page in origins:
        if not page.startswith(("http://", "https://")):
            raise InvalidOption(
                about(
                    "origin", complaint("not-a-url", "{page} does not begin with http:// or https://", page=repr(page))
                ),
                option="origin",
            )
