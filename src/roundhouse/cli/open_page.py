"""`roundhouse open`: the page on this computer, in the browser."""

from __future__ import annotations

import logging
import socket
import webbrowser
from threading import Thread
from time import sleep
from typing import Annotated

from cyclopts import Parameter

from roundhouse.kernel.errors import InvalidOption
from roundhouse.server.run import make_server
from roundhouse.server.settings import ServerSettings, data_folder

PORT = 8000
TRIES = 50


def open_page(
    *,
    port: int | None = None,
    browser: Annotated[bool, Parameter(negative="--no-browser")] = True,
) -> None:
    """Play in the browser: serve the page on this computer alone and open it.

    Parameters
    ----------
    port
        Where to serve it. [8000, or the next that is free]
    browser
        Open the browser as soon as the page is there.
    """
    logging.basicConfig(level=logging.WARNING, format="roundhouse: %(message)s")
    data_folder().mkdir(parents=True, exist_ok=True)
    settings = ServerSettings(port=_free_port() if port is None else port)
    server = make_server(settings)
    address = f"http://localhost:{settings.port}/"
    print(f"Roundhouse is at {address} - stop it with Ctrl-C.", flush=True)
    if browser:
        _open_when_ready(settings.host, settings.port, address)
    server.run()


def _free_port() -> int:
    """The usual port, or the first free one after it."""
    for port in range(PORT, PORT + TRIES):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise InvalidOption(f"--port: none from {PORT} to {PORT + TRIES - 1} is free; name another", option="port")


def _open_when_ready(host: str, port: int, address: str) -> None:
    """Wait for the server in the background, then open the page."""

    def wait_and_open() -> None:
        for _ in range(200):
            try:
                socket.create_connection((host, port), timeout=1).close()
            except OSError:
                sleep(0.1)
                continue
            webbrowser.open(address)
            return

    Thread(target=wait_and_open, daemon=True).start()
