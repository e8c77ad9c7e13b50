"""The whole table of 18Lilliput in the terminal, from a view: map, chart, companies, players, score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from roundhouse.games.lilliput.box.components import standard_components
from roundhouse.games.lilliput.box.tilesets import whole_box
from roundhouse.games.lilliput.ids import CompanyId
from roundhouse.kernel.contract import Standing, View
from roundhouse.render.flow import flow
from roundhouse.render.lilliput.signs import COMPANY_COLOURS, TEXT_SIGNS
from roundhouse.render.lilliput.text import chart_text, map_text
from roundhouse.render.signs import BRASS, MUTED, STRONG
from roundhouse.render.winners import winners_line
from roundhouse.render.words import Words

MIN_WIDTH = 80
_PANEL = 62  # columns of the panel beside the map
_NEWS = 8


def screen(view: View, names: Sequence[str], words: Words, news: Sequence[Text], size: tuple[int, int]) -> Group:
    """Everything a player needs; the panel stands beside the map where there is room for both."""
    width = max(size[0], MIN_WIDTH)
    drawn = map_screen(view)
    panel = Group(_companies(view, names, words), _players(view, names, words), _chart(view, words))
    wide = max((line.cell_len for line in drawn.split("\n")), default=0)
    parts: list[RenderableType] = [_heading(view, words, width)]
    if wide + 2 + _PANEL <= width:
        beside = Table.grid(padding=(0, 2, 0, 0))
        beside.add_row(drawn, panel)
        parts.append(beside)
    else:
        parts += [drawn, panel]
    if news:
        parts += [Text(words("lilliput-news"), style=BRASS), *news[-_NEWS:]]
    return Group(*parts)


def map_screen(view: View) -> Text:
    return map_text(view["map"], tileset=whole_box(brobdingnag=view["options"]["brobdingnag"]))


def company_text(company: CompanyId, words: Words) -> Text:
    """A company: its sign in its colour, and its name."""
    ground, ink = COMPANY_COLOURS[company]
    style = Style(color=ink, bgcolor=ground, bold=True)
    return Text.assemble((f"{TEXT_SIGNS[company]}", style), " ", words(f"lilliput-company-{company}"))


def _heading(view: View, words: Words, width: int) -> Text:
    """Round, phase, limit, deck and pool in one line."""
    facts = view["facts"]
    components = standard_components()
    price = components.trains[components.train_index[facts["top_train"]]].price
    pool = " ".join(_trains(view, view["pool"]))
    pieces = [
        words("lilliput-round", round=view["round"], rounds=facts["rounds"]),
        words("lilliput-phase", phase=view["phase"]),
        words("lilliput-limit", limit=facts["train_limit"]),
        words("lilliput-deck", train=facts["top_train"], price=price),
        words("lilliput-pool", trains=pool) if pool else words("lilliput-pool-empty"),
    ]
    return flow([Text(piece, style=BRASS) for piece in pieces], width)


def _trains(view: View, trains: Sequence[str]) -> list[str]:
    """Trains with an asterisk where they are obsolete."""
    return [f"{train}*" if train in view["facts"]["obsolete"] else train for train in trains]


def _table(*columns: str, right: Sequence[int] = ()) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number in right else "left", no_wrap=True)
    return table


def _companies(view: View, names: Sequence[str], words: Words) -> Table:
    heads = ("company", "director", "price", "treasury", "trains", "stations", "bank")
    table = _table(*(words(f"lilliput-{head}") for head in heads), right=(2, 3, 5, 6))
    for name in view["facts"]["running_order"]:
        company = view["companies"][name]
        table.add_row(
            company_text(name, words),
            names[company["director"]],
            str(view["facts"]["prices"][name]),
            words("lilliput-do-amount", sum=company["treasury"]),
            " ".join(_trains(view, company["trains"])) or words("lilliput-none"),
            str(company["markers"]),
            str(company["bank_shares"]),
        )
    return table


def _players(view: View, names: Sequence[str], words: Words) -> Table:
    heads = ("player", "cash", "copies", "character", "shares")
    table = _table(*(words(f"lilliput-{head}") for head in heads), right=(1, 2))
    for seat, entry in enumerate(view["seats"]):
        first = words("lilliput-first") if seat == view["first"] else " "
        shares = Text(" ").join(
            Text.assemble(company_text(name, words), f" {number}") for name, number in entry["shares"].items()
        )
        characters = [words(f"lilliput-character-{one}") for one in entry["characters"]]
        table.add_row(
            Text(f"{first} {names[seat]}", style=STRONG if seat == view["active_seat"] else ""),
            words("lilliput-do-amount", sum=entry["cash"]),
            str(entry["copy_cards"]),
            ", ".join(characters) or words("lilliput-none"),
            shares if entry["shares"] else Text(words("lilliput-none")),
        )
    return table


def _chart(view: View, words: Words) -> Group:
    chart = standard_components().chart
    return Group(Text(words("lilliput-prices"), style=BRASS), chart_text((chart.top, chart.bottom), view["chart"]))


def sheet_table(
    sheet: dict[str, Any], standings: Sequence[Standing], names: Sequence[str], words: Words
) -> RenderableType:
    """How the scores came about."""
    items = [f"lilliput-sheet-{item}" for item in ("cash", "shares", "directors", "copies")]
    heads = ["sheet-rank", "sheet-player", *items, "sheet-total"]
    table = _table(*(words(head) for head in heads), right=(0, 2, 3, 4, 5, 6))
    details: list[Text] = []
    for standing in standings:
        entry = sheet["seats"][standing.seat]
        figures = ("cash", "share_value", "director_value", "copy_card_value", "total")
        table.add_row(str(standing.rank), names[standing.seat], *(str(entry[figure]) for figure in figures))
        lines = [
            words("lilliput-sheet-director", company=words(f"lilliput-company-{e['company']}"), price=e["price"])
            for e in entry["directors"]
        ]
        for e in entry["shares"]:
            company = words(f"lilliput-company-{e['company']}")
            lines.append(words("lilliput-sheet-line", number=e["number"], company=company, price=e["price"]))
        details.append(Text(f"{names[standing.seat]}: {', '.join(lines)}", style=MUTED))
    title = Text(words("sheet-title" if sheet["complete"] else "sheet-title-open"), style=BRASS)
    parts: list[RenderableType] = [title, table, *details]
    if sheet["complete"]:
        parts.append(winners_line(standings, names, words))
    return Group(*parts)
