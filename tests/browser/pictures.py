"""The pictures of the README, taken of the real page and of a real report: `make pictures`.

Positions and report come from seeds, so that a picture changes only if what it shows does.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.chromium import ARGUMENTS, CHROMIUM
from PIL import Image

from browser.conftest import Server, sync_api
from browser.tables import come_to_rest, moment, my_turn, new_table
from roundhouse.cli.report.page import report_page
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.sim.pools import local_pool
from roundhouse.sim.results_file import Header
from roundhouse.sim.tournament import plan, play_tournament, report_of

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "pictures"
THEMES = ("light", "dark")
LAPTOP = {"viewport": {"width": 1366, "height": 854}}
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
SHEET = {"viewport": {"width": 900, "height": 808}}  # as high beside the phones as they are
COLOURS = 128  # in a file: enough for drawings, and half the size

Lead = Callable[[Any, str, Path], None]  # a page, the server's address, a folder for files


@dataclass(frozen=True, slots=True)
class Shown:
    """One picture: the browser it is taken in, and how that is led there."""

    settings: dict[str, Any]
    lead: Lead
    scale: float = 1


def table(game: str, after: int, seed: int) -> Lead:
    """A turn at a table of three, late in a game among planners."""

    def lead(page: Any, url: str, _: Path) -> None:
        seats = [{"who": "me"}, *[{"who": "bot", "bot": "planner"}] * 2]
        new_table(page, url, seats, record=moment(game, "turn", after, len(seats), seed, bot="planner"))
        my_turn(page)
        page.locator(".since").get_by_role("button", name="Close").click()
        page.locator(".log-line").first.wait_for(state="attached")

    return lead


def report(page: Any, _: str, folder: Path) -> None:
    file = folder / "report.html"
    if not file.exists():
        header = tournament()
        results = play_tournament(header, folder / "results.jsonl", lambda: local_pool(header.run_settings, 1))
        file.write_text(report_page(Catalogue("en"), report_of(results)), "utf-8")
    page.goto(file.as_uri())


def tournament() -> Header:
    return plan("tickets", ["planner", "greedy", "random"], games=180, seed=1, players=2)


TICKETS = table("tickets", after=150, seed=4)
LILLIPUT = table("lilliput", after=197, seed=3)
PICTURES = {
    "tickets": Shown(LAPTOP, TICKETS),
    "lilliput": Shown(LAPTOP, LILLIPUT),
    "tickets-phone": Shown(PHONE, TICKETS, scale=1.5),
    "lilliput-phone": Shown(PHONE, LILLIPUT, scale=1.5),
    "report": Shown(SHEET, report),
}


@contextmanager
def pages(chromium: Any, shown: Shown, theme: str) -> Any:
    context = chromium.new_context(
        reduced_motion="reduce",
        locale="en-GB",
        color_scheme=theme,
        device_scale_factor=shown.scale,
        **shown.settings,
    )
    try:
        yield context.new_page()
    finally:
        context.close()


def taken(chromium: Any, url: str, folder: Path, name: str, theme: str) -> bytes:
    """A picture as a PNG of few colours."""
    with pages(chromium, PICTURES[name], theme) as page:
        PICTURES[name].lead(page, url, folder)
        come_to_rest(page)
        page.mouse.move(0, 0)
        image = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    few, packed = image.quantize(COLOURS, dither=Image.Dither.NONE), io.BytesIO()
    few.save(packed, "PNG", optimize=True)
    return packed.getvalue()


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as work, sync_api.sync_playwright() as playwright:
        server = Server(Path(work))
        server.start()
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for name in names or PICTURES:
            for theme in THEMES:
                file = FOLDER / f"{name}-{theme}.png"
                file.write_bytes(taken(chromium, server.url, Path(work), name, theme))
                sys.stdout.write(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1000:.0f} kB\n")
        chromium.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
