"""The process of a program that plays: it is asked, has so much time to answer, and is always ended.

It ends when its input does. Whoever has not ended a second later is killed with all that it started: when nobody asks
for it any more, when its table is gone, and when this process ends. What it writes on standard error is kept for the
complaint about it, and, like everything that is said, appended to the file that ROUNDHOUSE_ENGINE_LOG names.
"""

from __future__ import annotations

import os
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from signal import SIGKILL
from subprocess import PIPE, Popen, TimeoutExpired
from time import monotonic
from typing import IO, Any
from weakref import finalize

from roundhouse.bots.contract import BotFailure
from roundhouse.bots.engine.protocol import LONGEST_LINE, line_of, read_line
from roundhouse.kernel.complaints import about, complaint, system_complaint
from roundhouse.kernel.errors import InvalidRecord

LOG = "ROUNDHOUSE_ENGINE_LOG"
END_SECONDS = 1.0  # to end by itself
LAST_WORDS = 2000  # bytes of standard error that are kept
CHUNK = 65_536


class EngineProcess:
    """One program, started at once. Anything that goes wrong is a BotFailure, and ends it."""

    def __init__(self, name: str, command: tuple[str, ...]) -> None:
        self.name = name
        self.games: list[str] | None = None  # those it plays, as it says; None: any
        self._last_words = b""
        try:
            self._process = Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, bufsize=0, start_new_session=True)  # noqa: S603  # named by whoever runs us
        except (OSError, ValueError) as error:
            why = system_complaint(error) if isinstance(error, OSError) else str(error)
            line = "{command} cannot be started ({why})"
            raise self._failure(complaint("engine-not-started", line, command=repr(command[0]), why=why)) from None
        self._end = finalize(self, _end, self._process)
        self._unsent = bytearray()
        self._unread = bytearray()
        for pipe in self._pipes():
            os.set_blocking(pipe.fileno(), False)

    @property
    def pid(self) -> int:
        return self._process.pid

    def tell(self, message: dict[str, Any]) -> None:
        """Something that needs no answer; it goes out before the next question."""
        line = line_of(message)
        _log(b"> ", line)
        self._unsent += line

    def ask(self, message: dict[str, Any], wanted: str, seconds: float) -> dict[str, Any]:
        """The answer, a message of that type."""
        self.tell(message)
        try:
            line = self._next_line(monotonic() + seconds, seconds)
            _log(b"< ", line)
            answer = read_line(line, self.name)
            if answer["type"] == "error":
                said = str(answer.get("message", ""))[:400]
                raise self._failure(complaint("engine-says", "gives up: {message}", message=repr(said)))
            if answer["type"] != wanted:
                told = complaint(
                    "engine-other-type",
                    "answered with {found}, not {wanted}",
                    found=repr(answer["type"]),
                    wanted=wanted,
                )
                raise self._failure(told)
        except InvalidRecord as error:
            self.end()
            raise BotFailure(error.message) from None
        except BotFailure:
            self.end()
            raise
        return answer

    def end(self) -> None:
        """End it, in a bounded time; more than once does no harm."""
        self._end()

    def _pipes(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        return process.stdin, process.stdout, process.stderr

    def _next_line(self, deadline: float, seconds: float) -> bytes:
        """Send what is to be sent and read one line, while listening to standard error, so that nobody waits for us."""
        source, answers, words = self._pipes()
        with DefaultSelector() as selector:
            selector.register(answers, EVENT_READ)
            selector.register(words, EVENT_READ)
            selector.register(source, EVENT_WRITE)
            while True:
                line, end, rest = self._unread.partition(b"\n")
                if end and not self._unsent:
                    self._unread = rest
                    return bytes(line)
                if len(self._unread) > LONGEST_LINE:
                    raise self._failure(complaint("engine-long-line", "answered with a line that does not end"))
                left = deadline - monotonic()
                if left <= 0:
                    line_told = "gave no answer within {seconds} seconds"
                    raise self._failure(complaint("engine-silent", line_told, seconds=round(seconds, 1)))
                for key, _ in selector.select(left):
                    if key.fileobj is source:
                        if not self._send(source):
                            selector.unregister(source)
                    elif key.fileobj is words:
                        if not self._listen(words):
                            selector.unregister(words)
                    elif not self._read(answers):
                        raise self._failure(self._how_it_ended(words))

    def _send(self, source: IO[bytes]) -> bool:
        """Whether there is more to send."""
        try:
            sent = os.write(source.fileno(), self._unsent[:CHUNK])
        except BrokenPipeError:  # it does not listen any more; perhaps it has answered all the same
            sent = len(self._unsent)
        del self._unsent[:sent]
        return bool(self._unsent)

    def _read(self, answers: IO[bytes]) -> bool:
        """Whether there may be more to read."""
        chunk = os.read(answers.fileno(), CHUNK)
        self._unread += chunk
        return bool(chunk)

    def _listen(self, words: IO[bytes]) -> bool:
        """Whether there may be more to hear."""
        try:
            chunk = os.read(words.fileno(), CHUNK)
        except BlockingIOError:
            return False
        for line in chunk.splitlines():
            if line.strip():
                _log(b"! ", line)
        self._last_words = (self._last_words + chunk)[-LAST_WORDS:]
        return bool(chunk)

    def _how_it_ended(self, words: IO[bytes]) -> str:
        try:
            code = self._process.wait(END_SECONDS)
        except TimeoutExpired:
            return complaint("engine-closed", "closed its output without an answer")
        while self._listen(words):
            pass
        return complaint("engine-ended", "ended without an answer (exit code {code})", code=code)

    def _failure(self, what: str) -> BotFailure:
        """What went wrong, with the last that it wrote on standard error."""
        said = [line for line in self._words() if line.strip()]
        if said:
            what = complaint("engine-last-words", "{what}; its last words: {words}", what=what, words=said[-1].strip())
        return BotFailure(about(self.name, what), bot=self.name)

    def _words(self) -> list[str]:
        text = self._last_words.decode(errors="replace")
        return ["".join(sign if sign.isprintable() else " " for sign in line)[:200] for line in text.splitlines()]


def _end(process: Popen[bytes]) -> None:
    """Close its input, wait a little, kill it with all that it started if need be."""
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with suppress(OSError):
                pipe.close()
    try:
        process.wait(END_SECONDS)
    except TimeoutExpired:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, SIGKILL)
        process.wait()


def _log(sign: bytes, line: bytes) -> None:
    file = os.environ.get(LOG)
    if file:
        with suppress(OSError), open(file, "ab") as log:
            log.write(sign + line.rstrip(b"\n") + b"\n")
