"""How one node of the server is set up: everything has a default that just works. `knobs` is what an operator sets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from os import cpu_count
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from sqlalchemy import URL

from roundhouse.bots.anywhere import read_offer
from roundhouse.bots.roster import OfferedBot
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.errors import InvalidOption
from roundhouse.server.knobs import BY_NAME
from roundhouse.server.storage.engine import database_url


def data_folder() -> Path:
    """Where a user's games lie unless another database is named."""
    return user_data_path("roundhouse", appauthor=False)


def _own_database() -> URL:
    return database_url(None, data_folder())


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """One node."""

    address: str | None = None  # where browsers find it, if it is not clear by itself
    host: str = "127.0.0.1"
    port: int = 8000
    home_address: str | None = None  # by which others at home reach it, if they may
    database: URL = field(default_factory=_own_database)
    redis: str | None = None  # None: a single node
    origins: tuple[str, ...] = ()  # other pages that may use the API than the one it serves itself
    secure: bool = False  # behind HTTPS: cookies are sent over it only
    limits: bool = True  # how much one person or address may ask for
    bot_processes: int = field(default_factory=lambda: max(1, (cpu_count() or 2) - 1))
    bot_seconds: float = 1.0  # what a bot may think about one decision
    bot_pause: float = 0.4  # so that people who watch can follow
    sweep_seconds: float = 1.0  # how often clocks, forgotten bots and missed news are looked after
    bot_late_seconds: float = 20.0  # a bot that has not decided by then was lost with its node
    tables_in_memory: int = 2000
    mail_server: str | None = None  # None: nobody is sent mail
    mail_sender: str | None = None
    nudge_seconds: float = 60.0  # how long a game waits for somebody before they are told
    nudge_private_targets: bool = False  # whether chats and browsers may be told at addresses that are not public
    offers: tuple[OfferedBot, ...] = ()  # bots from elsewhere that people may put at a table


_PROCESS_ALONE = ("log_level",)  # what concerns the process, not the node in it


def settings_of(given: Mapping[str, Any]) -> ServerSettings:
    """The settings that were given, by the names of `knobs`.

    The address is one of the origins; where it begins with https, browsers come over HTTPS unless it is said otherwise.
    """
    fields: dict[str, Any] = {BY_NAME[name].field: value for name, value in given.items() if name not in _PROCESS_ALONE}
    address, origins = fields.get("address"), fields.get("origins", ())
    fields["origins"] = tuple(dict.fromkeys((*origins, address) if address else origins))
    fields["offers"] = tuple(map(read_offer, fields.get("offers", ())))
    fields["database"] = database_url(fields.get("database"), data_folder())
    if "mail_server" in fields and "mail_sender" not in fields:
        raise InvalidOption(
            about("mail.sender", complaint("no-mail-sender", "mail.server needs a mail.sender")), option="mail.sender"
        )
    fields.setdefault("secure", address is not None and address.startswith("https://"))
    return ServerSettings(**fields)
