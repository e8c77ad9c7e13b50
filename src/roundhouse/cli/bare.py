"""The command of a plain install, which has the standard library alone.

Programs call it, so it speaks JSON and needs no texts; a command that it does not have says what to install.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from json import dumps
from pathlib import Path

from roundhouse import __version__
from roundhouse.builds import described_build
from roundhouse.cli.engine import engine
from roundhouse.cli.files import check_writable, write_text
from roundhouse.cli.game_options import read_options
from roundhouse.kernel.complaints import about
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.extras import MissingExtra, install_line, missing
from roundhouse.kernel.registry import game as find_game
from roundhouse.sim.playing import failures_of
from roundhouse.sim.simulate import simulate
from roundhouse.sim.summary import read_bots, simulation_json, summary_of

BAD_INPUT = 2
HERE = ("simulate", "engine", "--help", "-h", "--version")


def main(arguments: Sequence[str] | None, library: str) -> int:
    """Run one command where that library is not installed; returns its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if given and given[0] not in HERE:
            raise MissingExtra(about(given[0], missing(library, "play")), extra="play")
        asked = _parser().parse_args(given or ["--help"])
        asked.run(asked)
    except RoundhouseError as error:
        print(f"roundhouse: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return 130
    return 0


def _parser() -> ArgumentParser:
    parser = ArgumentParser("roundhouse", epilog=f"The terminal, the page and the server: {install_line('play')}")
    parser.add_argument("--version", action="version", version=f"{__version__} ({described_build()})")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    one = commands.add_parser("simulate", help="many games between bots; a line of JSON for each seat")
    one.add_argument("game")
    one.add_argument("--players", type=int)
    one.add_argument("--bots", default="random")
    one.add_argument("--games", type=int, default=1000)
    one.add_argument("--seed", type=int, default=1)
    one.add_argument("--workers", type=int, default=1)
    one.add_argument("--option", action="append", metavar="NAME[=VALUE]")
    one.add_argument("--json", type=Path, metavar="FILE")
    one.set_defaults(run=_simulate)
    other = commands.add_parser("engine", help="a bot for other programs: docs/protocol.md")
    other.add_argument("bot")
    other.set_defaults(run=_engine)
    return parser


def _engine(asked: Namespace) -> None:
    engine(asked.bot)


def _simulate(asked: Namespace) -> None:
    rules = find_game(asked.game)
    options = read_options(rules, asked.option, {})
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
