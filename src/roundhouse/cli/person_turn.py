"""One person's decision: the table is shown, a question asked, and lines are read until one is a legal action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.text import Text

from roundhouse.cli.front import NumberedChoice
from roundhouse.cli.keyboard import PROMPT, read_line
from roundhouse.cli.rule_search import UnknownRule, chapter_lines, find_rules
from roundhouse.i18n.complaints import in_words
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.errors import InvalidAction, Refusal
from roundhouse.kernel.registry import declaration
from roundhouse.render.flow import flow
from roundhouse.render.signs import BRASS, GO, MUTED, STOP, STRONG

if TYPE_CHECKING:
    from roundhouse.cli.session import Session

LONGEST_LINE = 300
FEWEST_ROWS = 5  # of choices, however low the terminal is


class Left(Exception):
    """Somebody left the table."""


def take_turn(session: Session) -> None:
    """Let the person whose turn it is decide."""
    seat = session.table.active_seat
    assert seat is not None
    session.curtain(seat)
    turn = PersonTurn(session, seat)
    turn.show()
    while not turn.answer(turn.next_line(session.words("play-prompt"))):
        pass


class PersonTurn:
    """What a person can answer to one question. Nothing but a legal action changes the table."""

    def __init__(self, session: Session, seat: Seat) -> None:
        self.session = session
        self.front = session.front
        self.words = session.words
        self.seat = seat
        self.view = session.view(seat)
        self.legal = session.table.state.legal_actions()
        self.question = self.front.question(self.view, self.legal)
        self.choices = self.front.choices(self.view, self.legal)
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "map": self._map,
            "table": self._table,
            "log": self._log,
            "more": self._more,
            "why": self._why,
            "rule": self._rule,
            "save": self._save,
            "quit": self._quit,
        }

    def next_line(self, prompt: str) -> str:
        """The next line that is typed; a game that could not be saved says so each time."""
        self.session.warn()
        return read_line(f"{prompt} {PROMPT}".lstrip())

    def show(self) -> None:
        """The table, or what is new on it within the same turn; then the question and the choices."""
        session = self.session
        short = self.front.short_screen(self.view, session.width) if session.table_shown else None
        if short is None:
            self._table("")
            return
        session.say(short)
        self._ask(used=0)

    def _map(self, _: str) -> None:
        self.session.say(self.front.map(self.view, self.session.size))

    def _table(self, _: str) -> None:
        screen = self.front.screen(self.view, self.session.latest(self.seat), self.session.size)
        self.session.say(screen)
        self.session.table_shown = True
        self._ask(used=self.session.lines_of(screen) if self.session.at_terminal else 0)

    def _ask(self, used: int) -> None:
        session = self.session
        session.say(Text(self.question, style=BRASS))
        numbered = [Text.assemble((f"{number:>2} ", STRONG), choice.label) for number, choice in self._numbered()]
        few = [piece for piece, choice in zip(numbered, self.choices, strict=True) if not choice.in_columns]
        many = [piece for piece, choice in zip(numbered, self.choices, strict=True) if choice.in_columns]
        longest = max((piece.cell_len for piece in few), default=0)
        if longest > session.width // 3:
            for piece in few:
                session.say(piece)
        elif few:
            session.say(flow(few, session.width))
        if many:
            rows = max(FEWEST_ROWS, session.size[1] - used - 4) if session.at_terminal else len(many)
            self._columns(many, rows)

    def _numbered(self) -> Sequence[tuple[int, NumberedChoice]]:
        return list(enumerate(self.choices, start=1))

    def _columns(self, pieces: list[Text], rows: int) -> None:
        """Pieces in columns, read downwards; what does not fit is counted."""
        wide = max(piece.cell_len for piece in pieces) + 2
        columns = max(1, self.session.width // wide)
        shown = pieces[: rows * columns]
        tall = -(-len(shown) // columns)
        lines = []
        for row in range(tall):
            line = Text()
            for piece in shown[row::tall]:
                line.append(" " * (-line.cell_len % wide)).append_text(piece)
            lines.append(line)
        self.session.say(Text("\n", no_wrap=True).join(lines))
        if len(shown) < len(pieces):
            self.session.say(Text(self.words("play-more", number=len(pieces) - len(shown)), style=MUTED))

    def _more(self, _: str) -> None:
        many = [
            Text.assemble((f"{number:>2} ", STRONG), choice.label)
            for number, choice in self._numbered()
            if choice.in_columns
        ]
        if many:
            self._columns(many, len(many))
        else:
            self._ask(used=0)

    def answer(self, line: str) -> bool:
        """Carry out one line; True if the decision is made."""
        if not line:
            return False
        if len(line) > LONGEST_LINE:
            self._no(self.words("play-too-long"))
            return False
        if line.isascii() and line.isdigit():
            return self._choose(line)
        return False if self._run_command(line) else self._act(line)

    def _run_command(self, line: str) -> bool:
        """Carry out a command such as help or map; False if the line is none."""
        word, _, rest = line.removeprefix("?").strip().partition(" ")
        meant = self.session.typed.command(word or "?")
        if meant not in self._commands:
            return False
        self._commands[meant](rest.strip())
        return True

    def _choose(self, number: str) -> bool:
        if not 1 <= int(number) <= len(self.choices):
            self._no(self.words("play-no-number", number=number.lstrip("0") or "0", last=len(self.choices)))
            return False
        choice = self.choices[int(number) - 1]
        return self._carry_out(choice.ways, choice.label.plain)

    def _carry_out(self, ways: Sequence[Action], name: str) -> bool:
        """Play the one action, or the one of several ways that is chosen; False if it is not played after all."""
        action = ways[0] if len(ways) == 1 else self._choose_way(ways, name)
        if action is None:
            return False
        refusal = self.session.table.state.why_not(action, self.seat)
        if refusal is not None:
            self._refuse(refusal)
            return False
        self.session.play(self.seat, action)
        return True

    def _choose_way(self, ways: Sequence[Action], name: str) -> Action | None:
        """Which way, for example which cards to pay with; None to go back. Commands work here as well."""
        pieces = [Text.assemble((f"{number:>2}) ", STRONG), self.front.way(way)) for number, way in enumerate(ways, 1)]
        pieces.append(Text.assemble((" 0) ", STRONG), self.words("play-word-back")))
        asked = False
        while True:
            if not asked:
                self.session.say(Text(self.words(self.front.way_question, what=name), style=BRASS))
                self.session.say(flow(pieces, self.session.width))
                asked = True
            line = self.next_line("")
            if line == "0" or self.session.typed.command(line) == "back":
                self._ask(used=0)
                return None
            if line.isascii() and line.isdigit() and 1 <= int(line[:6]) <= len(ways):
                return ways[int(line[:6]) - 1]
            if self._run_command(line) if line else False:
                asked = False
            else:
                self._no(self.words("play-no-way", last=len(ways)))

    def _act(self, line: str) -> bool:
        ways = self._parse(line)
        return bool(ways) and self._carry_out(ways, line)

    def _parse(self, line: str) -> Sequence[Action]:
        """The actions that a line may mean; more than one if they differ only in the way they are done."""
        try:
            return self.front.read(self.view, line, self.legal)
        except InvalidAction as error:
            self._no(self.words("play-no-action", message=in_words(self.session.catalogue, error.message)))
            return ()

    def _refuse(self, refusal: Refusal) -> None:
        rule = self.session.catalogue.rule_text(refusal.rule)
        facts = self.front.facts(self.view, refusal)
        line = self.words("play-refused", rule=refusal.rule, text=rule)
        self._no(f"{line} {facts}" if facts else line)

    def _no(self, text: str) -> None:
        self.session.say(Text(text, style=STOP))

    def _why(self, text: str) -> None:
        if not text:
            self._no(self.words("play-why-what", example=str(self.choices[0].ways[0])))
            return
        if text.isascii() and text.isdigit() and 1 <= int(text[:6]) <= len(self.choices):
            text = str(self.choices[int(text[:6]) - 1].ways[0])
        ways = self._parse(text)
        if not ways:
            return
        refusal = self.session.table.state.why_not(ways[0], self.seat)
        if refusal is None:
            self.session.say(Text(self.words("play-legal", action=str(ways[0])), style=GO))
        else:
            self._refuse(refusal)

    def _rule(self, text: str) -> None:
        """A rule, the rules of a chapter, or without anything the list of chapters."""
        catalogue, letter = self.session.catalogue, declaration(self.session.table.game.name).letter
        if not text:
            self.session.say(Text("\n".join(chapter_lines(catalogue, letter))))
            self.session.say(Text(self.words("play-rule-what"), style=MUTED))
            return
        try:
            found = find_rules(catalogue, text, letter)
        except UnknownRule as error:
            self._no(str(error))
            return
        for rule in found:
            self.session.say(Text.assemble((f"{rule} ", BRASS), catalogue.rule_text(rule)))

    def _help(self, _: str) -> None:
        for line in self.front.aims(self.view):
            self.session.say(line)
        self.session.say(Text("\n".join([self.words("play-help"), *self.session.typed.help_rows()])))
        self.session.say(Text(self.words("play-help-notation"), style=BRASS))
        self.session.say(Text(self.front.notation(self.view)))

    def _log(self, _: str) -> None:
        self._lines(self.session.log(self.seat))

    def _lines(self, lines: Sequence[RenderableType]) -> None:
        for line in lines or [Text(self.words("play-no-log"), style=MUTED)]:
            self.session.say(line)

    def _save(self, name: str) -> None:
        if not name:
            self._no(self.words("play-save-what"))
        elif self.session.save_as(Path(name)):
            self.session.say(Text(self.words("play-saved", file=name), style=GO))

    def _quit(self, _: str) -> None:
        """Leave; a game that is in no file yet may be saved first."""
        if self.session.offer_to_save("play-ask-save"):
            raise Left
