"""`roundhouse play`: a table in the terminal, for people and bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from roundhouse.bots.roster import default_bot
from roundhouse.cli.files import check_file, check_new_file, read_text
from roundhouse.cli.front import Front, make_front
from roundhouse.cli.game_options import read_options
from roundhouse.cli.language import spoken_catalogue
from roundhouse.cli.seats import ME, automaton_names, read_seats, read_seed, recorded_seats, shown_names
from roundhouse.cli.session import Session
from roundhouse.cli.terminal import Terminal
from roundhouse.kernel.complaints import Complaint, about, complaint
from roundhouse.kernel.contract import Game
from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.records import final_position, read_record
from roundhouse.kernel.registry import declaration, offered_names
from roundhouse.kernel.registry import game as find_game
from roundhouse.match.table import Table
from roundhouse.render.signs import BRASS


def play(
    game: str | None = None,
    /,
    *,
    players: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    seed: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    save: Path | None = None,
    resume: Path | None = None,
    explain: Annotated[bool, Parameter(negative=())] = False,
    trust_bots: Annotated[bool, Parameter(negative=())] = False,
    **options: Annotated[str, Parameter(allow_leading_hyphen=True)],
) -> None:
    """Play in the terminal, against the computer or with several people at one keyboard."""
    if resume is not None:
        given = {"GAME": game, "--players": players, "--seed": seed, "--option": option}
        table = _resume(resume, given | {f"--{name}": value for name, value in options.items()}, trust_bots)
    else:
        name = offered_names()[0] if game is None else declaration(game).name
        seats = f"{ME},{default_bot(name)}" if players is None else players
        table = _open(find_game(name), seats, seed, option, options)
    if save is not None:
        check_new_file(save, complaint("exists-resume", "use --resume to continue it, or save under another name"))
    catalogue = spoken_catalogue()
    names = shown_names(table.seats, catalogue) + automaton_names(table.game, table.state, catalogue)
    console = Terminal()
    front = make_front(table.game, catalogue, names)
    _welcome(console, front, table, resume)
    try:
        Session(table, front, catalogue, console, save or resume, explain).run()
    finally:
        table.close()


def _open(
    game: Game, players: str, seed: str | None, switches: Sequence[str] | None, values: Mapping[str, str]
) -> Table:
    """A new table; a complaint about a file names the file."""
    seats = read_seats(players, game.name)
    options = read_options(game, switches, values, [seat.name for seat in seats])
    try:
        return Table.open(game.name, seats, read_seed(seed), **options)
    except InvalidOption as error:
        name = error.params.get("option", "")
        if not isinstance(options.get(name), Path):
            raise
        what = error.message.params.get("what") if isinstance(error.message, Complaint) else None
        raise InvalidOption(about(str(options[name]), what or error.message), **error.params) from None


def _resume(path: Path, given: Mapping[str, object], trust_bots: bool) -> Table:
    """The table in a saved game, once it is seen to be sound; what was chosen at its start cannot be chosen again."""
    for name, value in given.items():
        if value is not None:
            raise InvalidOption(
                about(
                    name,
                    complaint("says-so-already", "{file} says so already; leave it out with --resume", file=str(path)),
                ),
                option=name,
            )
    record = read_record(read_text(path), str(path))
    final_position(record, str(path))
    recorded_seats(record, str(path))
    check_file(path)
    return Table.resume(record, str(path), trust_bots)


def _welcome(console: Terminal, front: Front, table: Table, resumed: Path | None) -> None:
    words = front.words
    title = words(f"game-{table.game.name}")
    console.print(Text(words("play-welcome", game=title, players=len(table.seats)), style=BRASS))
    for line in front.greeting(table.state.view(None)):
        console.print(line)
    if resumed is not None:
        console.print(Text(words("play-resumed", file=str(resumed), number=len(table.history))))
