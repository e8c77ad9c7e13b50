"""`roundhouse open`: the page on this computer, in the browser."""

from __future__ import annotations

import logging
import socket
import webbrowser
from ipaddress import ip_address
from threading import Thread
from time import sleep
from typing import Annotated

from cyclopts import Parameter

from roundhouse.cli.language import spoken_catalogue
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.errors import InvalidOption
from roundhouse.server.run import make_server
from roundhouse.server.settings import ServerSettings, data_folder

PORT = 8000
HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104  # only if it is asked for
ANYWHERE = "192.0.2.1"  # an address for examples, which nobody has
TRIES = 50


def play_in_browser(
    *,
    port: int | None = None,
    browser: Annotated[bool, Parameter(negative="--no-browser")] = True,
    lan: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Play in the browser: serve the page on this computer alone and open it."""
    logging.basicConfig(level=logging.WARNING, format="roundhouse: %(message)s")
    data_folder().mkdir(parents=True, exist_ok=True)
    host = EVERYWHERE if lan else HERE
    port = port or _free_port(host)  # 0, as for a server, is one that is free
    home = home_address(port) if lan else None
    settings = ServerSettings(host=host, port=port, home_address=home)
    server = make_server(settings)
    address = f"http://localhost:{settings.port}/"
    texts = spoken_catalogue()
    print(texts.text("serve-at", url=address), flush=True)
    if lan:
        print(texts.text("open-at-home", url=home) if home else texts.text("open-no-home"), flush=True)
    if browser:
        _open_when_ready(HERE, settings.port, address)
    server.run()


def home_address(port: int) -> str | None:
    """The address by which other computers at home reach this one; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ANYWHERE, 9))  # sends nothing: it only finds the way out
        except OSError:
            return None
        host = probe.getsockname()[0]
    return None if ip_address(host).is_loopback else f"http://{host}:{port}"


def _free_port(host: str) -> int:
    """The usual port, or the first free one after it."""
    for port in range(PORT, PORT + TRIES):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    raise InvalidOption(
        about(
            "--port",
            complaint(
                "no-free-port",
                "none from {first} to {last} is free; name another",
                first=str(PORT),
                last=str(PORT + TRIES - 1),
            ),
        ),
        option="port",
    )


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
