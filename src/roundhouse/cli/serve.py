"""`roundhouse serve`: tables for people and bots over the network."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from logging import getLevelNamesMapping
from math import isfinite
from typing import Annotated

from cyclopts import Parameter

from roundhouse.cli.server_start import bind_socket, prepare_database, shown_url
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.kernel.errors import InvalidOption
from roundhouse.server.logs import set_up_logs
from roundhouse.server.run import make_server
from roundhouse.server.settings import ServerSettings, data_folder
from roundhouse.server.storage.engine import database_url


def serve(  # as long as it is by what its parameters say of themselves
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
    log_level: str = "warning",
) -> None:
    """Serve tables for people and bots over the network, until Ctrl-C.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 for all.
    port
        The port to listen on; 0 takes a free one.
    database
        A database URL such as postgresql://user@host/name; a file in your data folder if left out.
    redis
        A Redis URL such as redis://host:6379/0, for several nodes on one database.
    origin
        An address by which browsers reach the server, such as https://play.example.org; may be given several times.
    secure
        Browsers come over HTTPS: send cookies over it only.
    no_limits
        Do not limit how much one person or address may ask for.
    bots
        How many processes bots think in; all processors but one if left out.
    bot_seconds
        How long a bot may think about one decision.
    bot_pause
        How many seconds a bot waits before it moves, so that people can follow.
    tables_in_memory
        How many tables are kept in memory though nobody has them open.
    log_level
        What is logged: debug, info, warning or error.
    """
    _check_log_level(log_level)
    _check_bots(bots, bot_seconds, bot_pause)
    _check_tables(tables_in_memory)
    _check_origins(origin or ())
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
    )
    if bots is not None:
        settings = replace(settings, bot_processes=bots)
    listening = bind_socket(host, port)
    set_up_logs(log_level)
    text = Catalogue().text
    print(text("serve-at", url=shown_url(listening)), flush=True)
    print(text("serve-kept", place=url.render_as_string(hide_password=True)), flush=True)
    make_server(settings).run(sockets=[listening])


def _check_log_level(level: str) -> None:
    if level.upper() not in getLevelNamesMapping():
        raise InvalidOption(f"log-level: {level!r} is not debug, info, warning or error", option="log-level")


def _check_bots(number: int | None, seconds: float, pause: float) -> None:
    if number is not None and number < 1:
        raise InvalidOption(f"bots: must be at least 1, not {number}", option="bots")
    if not (isfinite(seconds) and 0 < seconds <= 60):
        raise InvalidOption("bot-seconds: must be more than 0 and at most 60", option="bot-seconds")
    if not (isfinite(pause) and 0 <= pause <= 60):
        raise InvalidOption("bot-pause: must be from 0 to 60", option="bot-pause")


def _check_tables(number: int) -> None:
    if number < 1:
        raise InvalidOption(f"tables-in-memory: must be at least 1, not {number}", option="tables-in-memory")


def _check_origins(origins: Sequence[str]) -> None:
    for page in origins:
        if not page.startswith(("http://", "https://")):
            raise InvalidOption(f"origin: {page!r} does not begin with http:// or https://", option="origin")
