"""What must be right before the server starts, told in one line if it is not."""

from __future__ import annotations

import socket
from pathlib import Path

from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from roundhouse.cli.files import complaints_about
from roundhouse.kernel.complaints import about, complaint, system_complaint
from roundhouse.kernel.errors import InvalidOption, RoundhouseError
from roundhouse.server.storage.migrate import migrate

WAITING = 2048  # connections, at most, before the first is answered: as many as uvicorn lets wait


class UnusableDatabase(RoundhouseError):
    """A database that cannot be opened or is of another version."""

    code = "unusable-database"


def prepare_database(url: URL) -> URL:
    """The same URL, once the database is there and up to date."""
    if url.get_backend_name() == "sqlite":
        if not url.database or url.database == ":memory:":
            raise InvalidOption(
                about("database", complaint("sqlite-file", "an SQLite database must be a file")), option="database"
            )
        with complaints_about(Path(url.database)):
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    shown = url.render_as_string(hide_password=True)
    try:
        migrate(url)
    except SQLAlchemyError as error:
        told = str(getattr(error, "orig", None) or error).strip().splitlines()
        raise UnusableDatabase(about(shown, told[0] if told else type(error).__name__)) from None
    except Exception as error:  # Alembic has an error of its own for a database from a newer version
        if type(error).__module__.startswith("alembic"):
            raise UnusableDatabase(
                about(
                    shown,
                    complaint("newer-version", "made by a newer version of Roundhouse ({error})", error=str(error)),
                )
            ) from None
        raise
    return url


def bind_socket(host: str, port: int) -> socket.socket:
    """A socket that listens there already: who connects before the server answers, waits."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(WAITING)
    except (OSError, OverflowError, UnicodeError) as error:
        why = system_complaint(error) if isinstance(error, OSError) else str(error)
        raise InvalidOption(
            about(f"{host}:{port}", complaint("cannot-listen", "cannot listen there ({why})", why=why)), option="port"
        ) from None
    return found


def shown_url(listening: socket.socket) -> str:
    """The address to type into a browser."""
    host, port = listening.getsockname()[:2]
    name = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104
    return f"http://{name}:{port}/"
