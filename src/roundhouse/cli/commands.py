"""Which commands there are: those of every game, and those that a game brings. None is imported before it is run.

What a command says of itself stands here, too, so that `roundhouse --help` need not load it; a test keeps it the same.
"""

from __future__ import annotations

from cyclopts import App

from roundhouse.kernel.declaration import TerminalCommand
from roundhouse.kernel.registry import declarations

SHARED = {
    "play": TerminalCommand(
        "roundhouse.cli.play:play",
        "Play in the terminal, against the computer or with several people at one keyboard.",
    ),
    "open": TerminalCommand(
        "roundhouse.cli.open_page:open_page",
        "Play in the browser: serve the page on this computer alone and open it.",
    ),
    "serve": TerminalCommand(
        "roundhouse.cli.serve:serve",
        "Serve tables for people and bots over the network, until Ctrl-C.",
    ),
    "replay": TerminalCommand(
        "roundhouse.cli.replay:replay",
        "Verify the record of a game and print its score sheet.",
    ),
    "verify": TerminalCommand(
        "roundhouse.cli.verify:verify",
        "Prove that the shuffles of a finished game were fixed from the start.",
    ),
    "perft": TerminalCommand(
        "roundhouse.cli.perft:perft",
        "Count the sequences of legal decisions from the start of a game, depth by depth.",
    ),
    "simulate": TerminalCommand(
        "roundhouse.cli.simulate:simulate",
        "Play many games between bots and print mean scores, win shares and speed.",
    ),
    "tournament": TerminalCommand(
        "roundhouse.cli.tournament:tournament",
        "Play bots against each other, every deal in all seatings, and report who is stronger.",
    ),
    "options": TerminalCommand(
        "roundhouse.cli.options:options",
        "List what can be chosen at the start of a game.",
    ),
    "rule": TerminalCommand(
        "roundhouse.cli.rule:rule",
        "Print the text of a rule by its number, the rules of a chapter by its title, or all of them.",
    ),
    "backup": TerminalCommand(
        "roundhouse.cli.backup:backup",
        "Copy everything the server keeps into a new file; the server may run meanwhile.",
    ),
    "restore": TerminalCommand(
        "roundhouse.cli.backup:restore",
        "Put a backup in the place of what the server keeps; stop the server before.",
    ),
}


def add_shared_commands(app: App) -> None:
    for name, command in SHARED.items():
        _add(app, name, command)


def add_game_commands(app: App) -> None:
    """The commands that games declare, unless they are there already."""
    for name, command in game_commands().items():
        if name not in app:
            _add(app, name, command)


def game_commands() -> dict[str, TerminalCommand]:
    """By name; a command whose name is taken has its game's name before it."""
    found: dict[str, TerminalCommand] = {}
    for declared in declarations():
        for name, command in declared.commands.items():
            is_taken = name in SHARED or name in found
            found[f"{declared.name}-{name}" if is_taken else name] = command
    return found


def _add(app: App, name: str, command: TerminalCommand) -> None:
    app.command(command.place, name=name, help=command.about)
