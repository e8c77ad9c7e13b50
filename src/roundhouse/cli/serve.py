"""`roundhouse serve`: tables for people and bots over the network."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from roundhouse.cli.given_settings import given_settings
from roundhouse.cli.language import spoken_catalogue
from roundhouse.cli.server_start import bind_socket, prepare_database, shown_url
from roundhouse.kernel.extras import import_extra
from roundhouse.server.logs import set_up_logs
from roundhouse.server.run import make_server
from roundhouse.server.settings import settings_of


def serve(
    *,
    settings: Path | None = None,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    redis: str | None = None,
    origin: Annotated[list[str] | None, Parameter(negative=())] = None,
    secure: Annotated[bool, Parameter(negative=())] = False,
    no_limits: Annotated[bool, Parameter(negative=())] = False,
    bots: int | None = None,
    bot_seconds: float | None = None,
    bot_pause: float | None = None,
    tables_in_memory: int | None = None,
    offer: Annotated[list[str] | None, Parameter(negative=())] = None,
    log_level: str | None = None,
) -> None:
    """Serve tables for people and bots over the network, until Ctrl-C."""
    given = given_settings(
        settings,
        {
            "host": ("host", host),
            "port": ("port", port),
            "database": ("database", database),
            "redis": ("redis", redis),
            "origin": ("origins", origin),
            "secure": ("secure", secure or None),
            "no-limits": ("limits", False if no_limits else None),
            "bots": ("bot.processes", bots),
            "bot-seconds": ("bot.seconds", bot_seconds),
            "bot-pause": ("bot.pause", bot_pause),
            "tables-in-memory": ("tables_in_memory", tables_in_memory),
            "offer": ("offers", offer),
            "log-level": ("log_level", log_level and log_level.lower()),
        },
    )
    chosen = settings_of(given)
    if chosen.redis is not None:
        import_extra("redis", "server")
    prepare_database(chosen.database)
    listening = bind_socket(chosen.host, chosen.port)
    set_up_logs(given.get("log_level", "warning"))
    text = spoken_catalogue().text
    print(text("serve-at", url=shown_url(listening)), flush=True)
    print(text("serve-kept", place=chosen.database.render_as_string(hide_password=True)), flush=True)
    make_server(chosen).run(sockets=[listening])
