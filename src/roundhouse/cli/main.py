"""The `roundhouse` command. Complaints are one line each on standard error, with exit code 2 and no traceback."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Sequence
from typing import Any

from cyclopts import App, CycloptsError, Parameter, Token, convert

from roundhouse import __version__
from roundhouse.builds import described_build
from roundhouse.cli.commands import SHARED, add_game_commands, add_shared_commands
from roundhouse.cli.complaints import about_arguments, complaint_lines
from roundhouse.cli.exit_codes import BAD_INPUT, INTERRUPTED, pipe_closed
from roundhouse.cli.help_page import HelpPage
from roundhouse.cli.language import spoken, spoken_catalogue, take_language
from roundhouse.i18n.plain_texts import help_texts
from roundhouse.kernel.complaints import complaint
from roundhouse.kernel.errors import InvalidOption, RoundhouseError

HELP_FLAGS = frozenset({"--help", "-h"})


def _converted(kind: type, tokens: Sequence[Token]) -> Any:
    """An argument as its kind; whole numbers are written with digits alone, and never rounded."""
    if kind in (int, float) and len(tokens) == 1:
        name, text = tokens[0].keyword or "", tokens[0].value
        if kind is int and not (text.isascii() and re.fullmatch(r"[+-]?\d{1,4000}", text)):
            told = complaint("not-whole", "{name}: {text} is not a whole number", name=name, text=repr(text))
            raise InvalidOption(told, option=name)
        try:
            return kind(text)
        except ValueError:
            told = complaint("not-number", "{name}: {text} is not a number", name=name, text=repr(text))
            raise InvalidOption(told, option=name) from None
    return convert(kind, tokens)


app = App(
    name="roundhouse",
    version=lambda: f"{__version__} ({described_build()})",
    help_format="plaintext",
    suppress_keyboard_interrupt=False,
    default_parameter=Parameter(converter=_converted),
)
add_shared_commands(app)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit code."""
    _forgive_odd_letters()
    try:
        given = take_language(sys.argv[1:] if arguments is None else arguments)
        if not given or given[0] not in SHARED:  # else no game need be asked
            add_game_commands(app)
        if HELP_FLAGS.intersection(given) or not given:
            app.help_formatter, app.help_epilogue = HelpPage(app, given), help_texts(spoken())["help-language"]
        code = app(given, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except CycloptsError as error:
        return _complain(RoundhouseError(about_arguments(error)))
    except RoundhouseError as error:
        return _complain(error)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return pipe_closed()
    return code if isinstance(code, int) else 0


def _complain(error: RoundhouseError) -> int:
    for line in complaint_lines(spoken_catalogue(), error):
        print(f"roundhouse: {line}", file=sys.stderr)
    return BAD_INPUT


def _forgive_odd_letters() -> None:
    """A terminal that cannot show a sign shows a question mark; a byte that is not a letter is read as one."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
