"""The command of a plain install, which has the standard library alone.

Programs call it, so it speaks JSON and needs no texts; a command that it does not have says what to install.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Container, Sequence
from json import dumps
from pathlib import Path

from roundhouse import __version__
from roundhouse.builds import described_build
from roundhouse.cli.engine import engine
from roundhouse.cli.exit_codes import BAD_INPUT, INTERRUPTED, pipe_closed
from roundhouse.cli.files import check_writable, write_text
from roundhouse.cli.game_options import read_options
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.errors import InvalidData, InvalidOption, RoundhouseError
from roundhouse.kernel.extras import MissingExtra, install_line, missing
from roundhouse.kernel.registry import game as find_game
from roundhouse.sim.playing import failures_of
from roundhouse.sim.simulate import simulate
from roundhouse.sim.summary import GAMES, read_bots, simulation_json, summary_of

HERE = ("simulate", "engine", "--help", "-h", "--version")


def main(arguments: Sequence[str] | None, library: str) -> int:
    """Run one command where that library is not installed; returns its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if given and given[0] not in HERE:
            raise MissingExtra(about(given[0], missing(library, "play")), extra="play")
        parser, known = _parser()
        values: dict[str, str] = {}
        if given and given[0] == "simulate":
            given, values = _parted(given, known)
        asked = parser.parse_args(given or ["--help"], Namespace(values=values))
        asked.run(asked)
        sys.stdout.flush()
    except InvalidData as error:
        for problem in error.problems:
            print(f"roundhouse: {about(error.source, problem)}", file=sys.stderr)
        return BAD_INPUT
    except RoundhouseError as error:
        print(f"roundhouse: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return pipe_closed()
    return 0


def _parted(words: Sequence[str], known: Container[str]) -> tuple[list[str], dict[str, str]]:
    """What the parser knows, and the options of the game with their values: `--board FILE`."""
    rest, values, left = [], {}, iter(words)
    for word in left:
        name, is_set, value = word.partition("=")
        if not name.startswith("--") or name in known:
            rest.append(word)
            continue
        if not is_set:
            value = next(left, "")
        if not value:
            raise InvalidOption(complaint("needs-value", "{name} needs a value", name=name), option=name)
        values[name.removeprefix("--")] = value
    return rest, values


def _parser() -> tuple[ArgumentParser, set[str]]:
    """The parser, and the options that `simulate` has for every game."""
    parser = ArgumentParser("roundhouse", epilog=f"The terminal, the page and the server: {install_line('play')}")
    parser.add_argument("--version", action="version", version=f"{__version__} ({described_build()})")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    one = commands.add_parser(
        "simulate",
        help="many games between bots; a line of JSON for each seat",
        epilog="Any other option of the game: --NAME VALUE, such as --board FILE.",
    )
    one.add_argument("game")
    options = [
        one.add_argument("--players", type=int),
        one.add_argument("--bots"),
        one.add_argument("--games", type=int, default=GAMES),
        one.add_argument("--seed", type=int, default=1),
        one.add_argument("--workers", type=int, default=1),
        one.add_argument("--option", action="append", metavar="NAME[=VALUE]"),
        one.add_argument("--json", type=Path, metavar="FILE"),
    ]
    one.set_defaults(run=_simulate)
    other = commands.add_parser("engine", help="a bot for other programs: docs/protocol.md")
    other.add_argument("bot")
    other.set_defaults(run=_engine)
    return parser, {"--help", *(name for option in options for name in option.option_strings)}


def _engine(asked: Namespace) -> None:
    engine(asked.bot)


def _simulate(asked: Namespace) -> None:
    rules = find_game(asked.game)
    options = read_options(rules, asked.option, asked.values)
    bots = read_bots(asked.bots, asked.players, rules.name)
    if asked.json is not None:
        check_writable(asked.json)
    outcomes = simulate(rules.name, bots, asked.games, asked.seed, asked.workers, options)
    if asked.json is not None:
        write_text(asked.json, simulation_json(rules, bots, asked.games, asked.seed, options, outcomes))
    else:
        for entry in summary_of(outcomes, bots):
            print(dumps(entry))
        for failure in failures_of((bots, outcome.failures) for outcome in outcomes):
            print(dumps({"failure": failure}), file=sys.stderr)
