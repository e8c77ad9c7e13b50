"""`roundhouse play`: a table in the terminal, for people and bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

if TYPE_CHECKING:
    from roundhouse.cli.front import Front
    from roundhouse.cli.terminal import Terminal
    from roundhouse.match.table import Table

GAME = "tickets"
PLAYERS = "me,random"


def play(
    game: str | None = None,
    /,
    *,
    players: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    seed: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    board: str | None = None,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    scenario: str | None = None,
    first_player: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    save: Path | None = None,
    resume: Path | None = None,
    explain: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Play in the terminal, against the computer or with several people at one keyboard.

    Parameters
    ----------
    game
        The game to play (tickets).
    players
        Who plays, in seat order, separated by commas: easy, normal, hard and the names of bots (random) are bots, all
        others people. One alone plays 18Lilliput against Gulliver. [me,random]
    seed
        A whole number or 64 hexadecimal digits: the same seed gives the same shuffles. [secret and random]
    board
        The file of an own board.
    option
        A variant that is switched on, such as expert; may be given several times.
    scenario
        A scenario of 18Lilliput by name, or the file of an own landscape.
    first_player
        Who begins: a name, a seat (0 is the first) or random. [random]
    save
        Save the game in this new file after every move.
    resume
        Go on with the game saved in this file, and keep saving there.
    explain
        Tell after every move of a bot why it made it; that may give away its secrets.
    """
    from roundhouse.cli.front import make_front
    from roundhouse.cli.seats import automaton_names, shown_names
    from roundhouse.cli.session import Session
    from roundhouse.cli.terminal import Terminal
    from roundhouse.cli.variants import read_variants
    from roundhouse.i18n.catalogue import Catalogue

    given = {"GAME": game, "--players": players, "--seed": seed, "--board": board, "--first-player": first_player}
    given |= {"--option": ",".join(option) if option else None, "--scenario": scenario}
    if resume is not None:
        table = _resumed(resume, given)
        save = save if save is not None and _is_new(save) else resume
    else:
        table = _opened(game, players, seed, board, first_player, read_variants(option, scenario))
        if save is not None:
            _is_new(save)
    catalogue = Catalogue()
    names = shown_names(table.seats, catalogue) + automaton_names(table.game, table.state, catalogue)
    console = Terminal()
    front = make_front(table.game, catalogue, names)
    _welcome(console, front, table, resume)
    Session(table, front, catalogue, console, save, explain).run()


def _opened(
    game: str | None,
    players: str | None,
    seed: str | None,
    board: str | None,
    first_player: str | None,
    options: dict[str, Any],
) -> Table:
    from roundhouse.cli.seats import read_first_player, read_seats, read_seed
    from roundhouse.kernel.errors import InvalidOption
    from roundhouse.match.table import Table

    seats = read_seats(PLAYERS if players is None else players, GAME if game is None else game)
    if board is not None:
        options["board"] = board if board == "usa" else Path(board)
    if first_player is not None:
        options["first_player"] = read_first_player(first_player, seats)
    try:
        return Table.open(GAME if game is None else game, seats, read_seed(seed), **options)
    except InvalidOption as error:
        if error.params.get("option") != "board" or board is None:
            raise
        message = str(error).removeprefix("board: ").replace(" 1 tickets;", " 1 ticket;")
        raise InvalidOption(f"{board}: {message}", **error.params) from None


def _resumed(path: Path, given: dict[str, str | None]) -> Table:
    """The table in a saved game, once it is seen to be sound; what was chosen at its start cannot be chosen again."""
    from roundhouse.cli.files import check_writable, read_text
    from roundhouse.cli.seats import recorded_seats
    from roundhouse.kernel.errors import InvalidOption
    from roundhouse.kernel.records import final_position, read_record
    from roundhouse.match.table import Table

    for name, value in given.items():
        if value is not None:
            raise InvalidOption(f"{name}: {path} says so already; leave it out with --resume", option=name)
    record = read_record(read_text(path), str(path))
    final_position(record, str(path))
    recorded_seats(record, str(path))
    check_writable(path)
    return Table.resume(record, str(path))


def _is_new(path: Path) -> bool:
    from roundhouse.cli.files import check_new_file

    check_new_file(path, "go on with it by --resume, or save under another name")
    return True


def _welcome(console: Terminal, front: Front, table: Table, resumed: Path | None) -> None:
    from rich.text import Text

    from roundhouse.render.signs import BRASS

    words = front.words
    title = words(f"game-{table.game.name}")
    console.print(Text(words("play-welcome", game=title, players=len(table.seats)), style=BRASS))
    for line in front.greeting(table.state.view(None)):
        console.print(line)
    if resumed is not None:
        console.print(Text(words("play-resumed", file=str(resumed), number=len(table.history))))
