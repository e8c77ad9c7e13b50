"""An evening at a terminal table: show, ask, refuse with a reason, play, save. The rules stay in the game."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from roundhouse.cli.files import UnusableFile, check_new_file, write_text
from roundhouse.cli.front import Front
from roundhouse.cli.keyboard import PROMPT, read_line
from roundhouse.cli.person_turn import Left, take_turn
from roundhouse.cli.terminal import MIN_WIDTH, table_size
from roundhouse.cli.typed_words import TypedWords
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.complaints import in_words
from roundhouse.i18n.reasons import explanation_lines
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat, View
from roundhouse.kernel.rng import keeps_commitment
from roundhouse.match.table import PersonSeat, Table
from roundhouse.render.signs import BRASS, GO, MUTED, STOP

CLEAR_SCROLLBACK = "\x1b[3J"
COMMAND = "ROUNDHOUSE_COMMAND"  # how this program was called: {} stands for its arguments
LATEST = 24  # decisions whose lines may stand beside the map


class Session:
    """One table, the people at its one keyboard, and the file it is saved in, if any."""

    def __init__(
        self,
        table: Table,
        front: Front,
        catalogue: Catalogue,
        console: Console,
        save: Path | None = None,
        explain: bool = False,
    ) -> None:
        self.table = table
        self.front = front
        self.catalogue = catalogue
        self.words = catalogue.text
        self.typed = TypedWords(catalogue)
        self.console = console
        self.save_file = save
        self.explains = explain
        self.unsaved: str | None = None  # why the last write failed
        self.promise = table.commitment
        self._reader: Seat | None = None  # whose cards may be on the screen
        self.table_shown = False  # whether the whole table is on the screen already
        self._people = [seat for seat, who in enumerate(table.seats) if isinstance(who, PersonSeat)]

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self.save()
        if self.console.width < MIN_WIDTH:
            self.say(Text(self.words("play-narrow", wide=MIN_WIDTH, width=self.console.width), style=STOP))
        if len(self._people) < 2:
            self._promise()
        try:
            while not self.table.is_over:
                self.step()
        except EOFError:
            self.say(Text())
            self.say_goodbye()
        except Left:
            self.say_goodbye()
        except KeyboardInterrupt:
            self.say(Text())
            self.say_goodbye()
            raise
        else:
            self.show_end()

    def _promise(self) -> None:
        self.say(Text(self.words("play-promise", commitment=self.promise), style=MUTED), soft_wrap=True)

    def step(self) -> None:
        """The next decision: a bot's, or a person's however many lines that takes."""
        if self.table.is_persons_turn:
            take_turn(self)
        else:
            failed = len(self.table.failures)
            entry = self.table.play_bot()
            self.table_shown = False
            if len(self.table.failures) > failed:
                why = in_words(self.catalogue, self.table.failures[entry.seat])
                self.say(Text(self.words("play-bot-failed", why=why), style=STOP), soft_wrap=True)
            self.save()
            if self.explains:
                self._explain(entry.seat)

    def _explain(self, seat: Seat) -> None:
        """Why a bot has just decided so, if it can tell."""
        explanation = self.table.explanation(seat)
        if explanation is not None:
            for line in explanation_lines(self.catalogue, self.table.game.name, self.front.names[seat], explanation):
                self.say(Text(line, style=MUTED), soft_wrap=True)

    def play(self, seat: Seat, action: Action) -> None:
        """Carry out a person's action and tell what came of it; raises IllegalAction."""
        self.table.act(seat, action)
        self.save()
        for line in self.log(seat, len(self.table.history) - 1):
            self.say(line)

    def log(self, seat: Seat | None, since: int = 0) -> list[Text]:
        """What happened from that entry of the history on, as that seat (None: a spectator) may know it."""
        redact = self.table.game.redact
        events = [redact(event, seat) for entry in self.table.history[since:] for event in entry.events]
        return self.front.lines(self.view(seat), events, seat)

    def latest(self, seat: Seat | None) -> list[Text]:
        """The end of the log, for the table."""
        return self.log(seat, max(0, len(self.table.history) - LATEST))

    def view(self, seat: Seat | None) -> View:
        return self.table.state.view(seat)

    def save(self) -> bool:
        """Write the game to its file; a table whose file has gone keeps playing, and says so until a write succeeds."""
        if self.save_file is None:
            return False
        try:
            write_text(self.save_file, self.table.record().to_json())
        except UnusableFile as error:
            self.unsaved = in_words(self.catalogue, error.message)
            return False
        self.unsaved = None
        return True

    def save_as(self, path: Path) -> bool:
        """Save to a file from now on, unless it is somebody else's; the old file stays if that fails."""
        try:
            if path != self.save_file:
                check_new_file(path, self.words("play-other-name"))
            write_text(path, self.table.record().to_json())
        except UnusableFile as error:
            self.say(Text(in_words(self.catalogue, error.message), style=STOP))
            return False
        self.save_file, self.unsaved = path, None
        return True

    def warn(self) -> None:
        """Say that the game is not saved, as long as the last write failed."""
        if self.unsaved is not None:
            self.say(Text(self.words("play-unsaved", reason=self.unsaved), style=STOP), soft_wrap=True)

    def offer_to_save(self, question: str) -> bool:
        """Ask for a file until the game is in one or is given up; False if the people want to go on."""
        while self.save_file is None or not self.save():
            self.warn()
            self.say(Text(self.words(question), style=BRASS))
            name = read_line(PROMPT)
            if self.typed.command(name) == "back":
                return False
            if not name or self.save_as(Path(name)):
                break
        return True

    def say_goodbye(self) -> None:
        """How to come back; a file that could not be written is tried once more."""
        if self.save_file is None:
            self.say(Text(self.words("play-left")))
        elif not self.save():
            self.warn()
        else:
            arguments = f"--resume {shlex.quote(str(self.save_file))}"
            command = os.environ.get(COMMAND, "roundhouse play {}").replace("{}", arguments)
            self.say(Text(self.words("play-go-on", command=command)), soft_wrap=True)

    def curtain(self, seat: Seat) -> None:
        """Between two people at one keyboard: hide what the one may see before the other looks."""
        if len(self._people) < 2 or self._reader == seat:
            return
        names = self.front.names
        if self._reader is not None:
            self._pause(self.words("play-curtain-hide", name=names[self._reader]))
        self._clear()
        self.table_shown = False
        if self._reader is None:
            self._promise()  # here, where nobody clears it away unseen
        self.say(Text(self.words("play-curtain-pass", name=names[seat]), style=BRASS))
        self._pause(self.words("play-curtain-ready", name=names[seat]))
        self._reader = seat

    def _pause(self, text: str) -> None:
        while self.typed.command(read_line(f"{text} ")) == "quit":
            if self.offer_to_save("play-ask-save"):
                raise Left

    def _clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(CLEAR_SCROLLBACK)

    def show_end(self) -> None:
        """The final table, the score sheet, and the proof that no shuffle was changed on the way."""
        reader = Seat(self._people[0]) if len(self._people) == 1 else None
        self.say(self.front.screen(self.view(reader), self.latest(reader), self.size))
        self.say(Text(self.words("play-over"), style=BRASS))
        self.say(self.front.score_sheet(self.table.state))
        seed = self.table.record().seed or ""
        self.say(Text(self.words("play-seed", seed=seed), style=MUTED), soft_wrap=True)
        self.say(Text(self.words("play-fingerprint", commitment=self.promise), style=MUTED), soft_wrap=True)
        kept = keeps_commitment(bytes.fromhex(seed), self.promise)
        verdict = self.words("play-promise-kept" if kept else "play-promise-broken")
        self.say(Text(verdict, style=GO if kept else STOP), soft_wrap=True)
        check = f"python3 -c \"import hashlib; print(hashlib.sha256(bytes.fromhex('{seed}')).hexdigest())\""
        self.say(Text(self.words("play-promise-check", command=check), style=MUTED), soft_wrap=True)
        self._keep_record()

    def _keep_record(self) -> None:
        """Where the finished game is; if its file cannot be written, another one is asked for."""
        if self.save_file is None:
            return
        try:
            self.offer_to_save("play-ask-record")
        except EOFError:
            self.say(Text())
        if self.unsaved is None:
            self.say(Text(self.words("play-over-saved", file=str(self.save_file))), soft_wrap=True)

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows to draw on."""
        return table_size(self.console)

    @property
    def width(self) -> int:
        """Columns for lines of text, which break where the screen ends."""
        return self.console.width

    @property
    def at_terminal(self) -> bool:
        return self.console.is_terminal

    def lines_of(self, what: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.console.render_lines(what, pad=False))

    def say(self, what: RenderableType, soft_wrap: bool = False) -> None:
        self.console.print(what, soft_wrap=soft_wrap)
