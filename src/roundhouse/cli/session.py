"""An evening at a terminal table: show, ask, refuse with a reason, play, save. The rules stay in the game."""

from __future__ import annotations

import shlex
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from roundhouse.cli.decision import Left, decide
from roundhouse.cli.files import UnusableFile, write_text
from roundhouse.cli.front import Front
from roundhouse.cli.keyboard import read_line
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat, View
from roundhouse.kernel.rng import keeps_commitment
from roundhouse.match.table import Person, Table
from roundhouse.render.signs import BRASS, GO, MUTED, STOP

CLEAR_SCROLLBACK = "\x1b[3J"
MIN_WIDTH = 80
LATEST = 24  # decisions whose lines may stand beside the map


class Session:
    """One table, the people at its one keyboard, and the file it is saved in, if any."""

    def __init__(
        self, table: Table, front: Front, catalogue: Catalogue, console: Console, save: Path | None = None
    ) -> None:
        self.table = table
        self.front = front
        self.catalogue = catalogue
        self.words = catalogue.text
        self.console = console
        self.save_file = save
        self.promise = table.commitment
        self._reader: Seat | None = None  # whose cards may be on the screen
        self.table_shown = False  # whether the whole table is on the screen already
        self._people = [seat for seat, who in enumerate(table.seats) if isinstance(who, Person)]

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self.save()
        self.say(Text(self.words("play-promise", commitment=self.promise), style=MUTED), soft_wrap=True)
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

    def step(self) -> None:
        """The next decision: a bot's, or a person's however many lines that takes."""
        if self.table.is_persons_turn:
            decide(self)
        else:
            self.table.play_bot()
            self.table_shown = False
            self.save()

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

    def save(self) -> None:
        """Write the game to its file; a table whose file has gone keeps playing and says so."""
        if self.save_file is None:
            return
        try:
            write_text(self.save_file, self.table.record().to_json())
        except UnusableFile as error:
            self.say(Text(str(error), style=STOP))

    def say_goodbye(self) -> None:
        """How to come back."""
        if self.save_file is None:
            self.say(Text(self.words("play-left")))
        else:
            command = f"roundhouse play --resume {shlex.quote(str(self.save_file))}"
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
        self.say(Text(self.words("play-curtain-pass", name=names[seat]), style=BRASS))
        self._pause(self.words("play-curtain-ready", name=names[seat]))
        self._reader = seat

    def _pause(self, text: str) -> None:
        if read_line(f"{text} ").lower() == "quit":
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
        if keeps_commitment(bytes.fromhex(seed), self.promise):
            self.say(Text(self.words("play-promise-kept"), style=GO), soft_wrap=True)
        else:
            self.say(Text(self.words("play-promise-broken", commitment=self.promise), style=STOP), soft_wrap=True)
        if self.save_file is not None:
            self.say(Text(self.words("play-over-saved", file=str(self.save_file))), soft_wrap=True)

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows to draw on; never fewer columns than a table needs."""
        return max(self.console.width, MIN_WIDTH), self.console.height

    @property
    def width(self) -> int:
        return self.size[0]

    @property
    def at_terminal(self) -> bool:
        return self.console.is_terminal

    def lines_of(self, what: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.console.render_lines(what, pad=False))

    def say(self, what: RenderableType, soft_wrap: bool = False) -> None:
        self.console.print(what, soft_wrap=soft_wrap)
