"""The `roundhouse` command. Complaints are one line each on standard error, with exit code 2 and no traceback."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Sequence
from typing import Any

from cyclopts import App, CycloptsError, Parameter, Token, UnusedCliTokensError, convert

from roundhouse import __version__
from roundhouse.cli.commands import SHARED, add_game_commands, add_shared_commands
from roundhouse.kernel.errors import InvalidData, InvalidOption, RoundhouseError

BAD_INPUT = 2
INTERRUPTED = 130
PIPE_CLOSED = 141

_REWORDED = {
    r"parameter (-\S+) requires an argument": r"\1 needs a value",
    r"parameter (\S+) requires an argument": r"\1 is missing",
    r"Unknown command \"(-[^\"]*)\"": r"unknown option \1; try --help",
    r"Unknown option: (.*)": r"unknown option \1",
    r"Unknown command (.*)": r"unknown command \1",
    r"Invalid value for (\S+): unable to convert \"(.*)\" into bool": r"\1 takes no value",
    r"Invalid value for (\S+): unable to convert (.*) into": r"\1: \2 does not fit there",
}


def _converted(kind: type, tokens: Sequence[Token]) -> Any:
    """An argument as its kind; whole numbers are written with digits alone, and never rounded."""
    if kind in (int, float) and len(tokens) == 1:
        name, text = tokens[0].keyword or "", tokens[0].value
        if kind is int and not (text.isascii() and re.fullmatch(r"[+-]?\d{1,4000}", text)):
            raise InvalidOption(f"{name}: {text!r} is not a whole number", option=name)
        try:
            return kind(text)
        except ValueError:
            raise InvalidOption(f"{name}: {text!r} is not a number", option=name) from None
    return convert(kind, tokens)


app = App(
    name="roundhouse",
    help="Railway games to play, replay and simulate, with an executable rulebook.",
    version=__version__,
    help_format="plaintext",
    suppress_keyboard_interrupt=False,
    default_parameter=Parameter(converter=_converted),
)
add_shared_commands(app)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit code."""
    _forgive_odd_letters()
    given = sys.argv[1:] if arguments is None else list(arguments)
    try:
        if not given or given[0] not in SHARED:  # else no game need be asked
            add_game_commands(app)
        _let_speak(given)
        app(given, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except UnusedCliTokensError as error:
        return _complain([f"unexpected argument {' '.join(map(repr, error.unused_tokens or ()))}"])
    except CycloptsError as error:
        return _complain([_reworded(" ".join(str(error).split()))])
    except InvalidData as error:
        return _complain([f"{error.source}: {problem}" for problem in error.problems])
    except RoundhouseError as error:
        return _complain([_with_rule(error)])
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on: stay silent at exit too
        return PIPE_CLOSED
    return 0


def _let_speak(given: Sequence[str]) -> None:
    """Let a command that is run explain itself at length; its sentence for the list of commands would hide that."""
    if given and given[0] in app and not given[0].startswith("-"):
        command = app[given[0]]
        if command.default_command is not None:
            command.help = None


def _complain(lines: list[str]) -> int:
    for line in lines:
        print(f"roundhouse: {line}", file=sys.stderr)
    return BAD_INPUT


def _reworded(text: str) -> str:
    """A complaint of the argument parser, in words for people who do not program."""
    for pattern, words in _REWORDED.items():
        if re.search(pattern, text):
            return re.sub(f".*{pattern}.*", words, text)
    return text


def _with_rule(error: RoundhouseError) -> str:
    """A complaint, followed by the text of the rule that is to blame, if one is, and its number unless told already."""
    if error.rule is None:
        return str(error)
    from roundhouse.i18n.catalogue import Catalogue  # noqa: PLC0415  # only where something went wrong

    line = f"{error}: {Catalogue().rule_text(error.rule)}"
    return line if error.rule in str(error) else f"{line} ({error.rule})"


def _forgive_odd_letters() -> None:
    """A terminal that cannot show a sign shows a question mark; a byte that is not a letter is read as one."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
