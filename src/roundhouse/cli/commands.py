"""Which commands there are: those of every game, and those that a game brings. None is imported before it is run."""

from __future__ import annotations

from cyclopts import App

from roundhouse.kernel.declaration import TerminalCommand
from roundhouse.kernel.registry import declarations

SHARED = {
    name: TerminalCommand(f"roundhouse.cli.{place}")
    for name, place in {
        "play": "play:play",
        "open": "open:play_in_browser",
        "serve": "serve:serve",
        "replay": "replay:replay",
        "show": "show:show",
        "verify": "verify:verify",
        "review": "review:review",
        "evaluate": "evaluate:evaluate",
        "perft": "perft:perft",
        "engine": "engine:engine",
        "simulate": "simulate:simulate",
        "tournament": "tournament:tournament",
        "balance": "balance:balance",
        "selfplay": "selfplay:selfplay",
        "options": "options:options",
        "rule": "rule:rule",
        "completion": "completion:completion",
        "backup": "backup:backup",
        "restore": "backup:restore",
        "ratings": "ratings:ratings",
        "doctor": "doctor:doctor",
        "operator": "operator:operator",
    }.items()
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
    app.command(command.place, name=name, help=command.about or None)
