"""`roundhouse revenue`: what a company earns on a board from a file, and by which routes."""

from __future__ import annotations

from json import dumps
from pathlib import Path
from time import monotonic
from typing import Annotated

from cyclopts import Parameter

from roundhouse.cli.arguments import WrittenFile
from roundhouse.cli.files import check_writable, read_text, write_text
from roundhouse.cli.language import spoken_catalogue
from roundhouse.cli.streams import is_stdout
from roundhouse.games.lilliput.ids import COMPANY_IDS
from roundhouse.games.lilliput.map.boardfile import BoardFile, read_board
from roundhouse.games.lilliput.map.routes import Run, best_run, route_data, run_data
from roundhouse.i18n.lilliput.names import LilliputNames
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.errors import InvalidOption
from roundhouse.render.lilliput.svg import map_svg


def revenue(
    file: Path,
    /,
    *,
    json: Annotated[bool, Parameter(negative="")] = False,
    seconds: float = 5.0,
    svg: WrittenFile = None,
) -> None:
    """Find the routes by which a company's trains earn most in 18Lilliput."""
    if not 0 < seconds < float("inf"):
        raise InvalidOption(
            about("seconds", complaint("not-positive", "{number} is not a positive number", number=seconds)),
            option="seconds",
        )
    board = read_board(read_text(file), str(file))
    assert board.company is not None
    if svg is not None:
        check_writable(svg)
    deadline = monotonic() + seconds
    run = best_run(board.railmap, board.company, board.trains, stop=lambda: monotonic() > deadline)
    if svg is not None:
        railmap = board.railmap
        write_text(svg, map_svg(railmap.to_data(), routes=route_data(run), tileset=railmap.tileset))
        if is_stdout(svg):  # a drawing with text behind it is none
            return
    if json:
        print(dumps({**run_data(board.company, run), "exact": run.is_exact, "bound": run.bound}, indent=1))
        return
    _print_run(board, run)


def _print_run(board: BoardFile, run: Run) -> None:
    catalogue = spoken_catalogue()
    text, things = catalogue.text, LilliputNames(catalogue)
    assert board.company is not None
    kinds, tiles = board.railmap.tileset.kinds, board.railmap.tiles
    for route in run.routes:
        stops = " \N{EN DASH} ".join(
            f"{kinds[tiles[stop.cell][0]].id} {things.cell(stop.cell)} {stop.value}" for stop in route.stops
        )
        message = "doubled" if route.train.doubled else "halved" if route.train.obsolete else "route"
        figures = {"revenue": route.revenue, "raw": route.raw}
        if route.bonus:
            stops = text("revenue-bonus", stops=stops, bonus=route.bonus)
        print(text(f"revenue-{message}", train=str(route.train), stops=stops, **figures))
    idle = len(board.trains) - len(run.routes)
    if idle:
        print(text("revenue-idle", number=idle))
    print(text("revenue-total", company=things.company(COMPANY_IDS[board.company]), total=run.total))
    if run.mine_money:
        print(text("revenue-mines", money=run.mine_money))
    if not run.is_exact:
        print(text("revenue-bound", bound=run.bound))
