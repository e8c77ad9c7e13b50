"""A command at a pseudo-terminal of its own: what a person would see and type, with an end to every wait."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from time import monotonic

WAIT = 120.0  # seconds without a new sign, on a machine that is busy with other things
SIZE = (50, 140)  # rows and columns
_CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class AtTerminal:
    """`roundhouse` with these arguments, started in this environment."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self._own, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", *SIZE, 0, 0))
        unset = ("COLUMNS", "LINES", "LC_ALL", "LC_MESSAGES", "LANG")
        kept = {name: value for name, value in os.environ.items() if name not in unset}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "roundhouse", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=kept | {"TERM": "dumb", "PYTHONUTF8": "1"} | environment,
            start_new_session=True,
        )
        os.close(theirs)
        self._bytes = b""
        self._read = 0

    def __enter__(self) -> AtTerminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait(WAIT)
        os.close(self._own)

    @property
    def shown(self) -> str:
        """Everything on the screen so far."""
        return _CODES.sub("", self._bytes.decode("utf-8", "replace")).replace("\r\n", "\n")

    def type(self, line: str) -> None:
        os.write(self._own, f"{line}\n".encode())

    def wait_for_question(self) -> str | None:
        """What is shown from the last question to the next; None once the command has ended."""
        while not self.shown[self._read :].endswith("> "):
            if not self._more():
                return None
        asked, self._read = self.shown[self._read :], len(self.shown)
        return asked

    def end(self) -> int:
        """The exit code, once there is nothing more to read."""
        while self._more():
            pass
        return self._process.wait(WAIT)

    def _more(self) -> bool:
        """Read on; False at the end. Fails if nothing comes for long."""
        until = monotonic() + WAIT
        while not select.select([self._own], [], [], 1.0)[0]:
            assert monotonic() < until, f"nothing more after {self.shown[-500:]!r}"
        try:
            got = os.read(self._own, 65536)
        except OSError:  # nobody is at the other end any more
            return False
        self._bytes += got
        return bool(got)
