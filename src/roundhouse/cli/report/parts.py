"""What reports are made of: one HTML file, no script, nothing loaded from elsewhere, light or dark as one likes."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from roundhouse.cli.report.plots import colour
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.kernel.package_files import folder_of

PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{style}</style>
</head>
<body><main>
{body}
</main></body>
</html>
"""

Cell = str | tuple[str, str]  # the second is set small beside the first


def whole_page(catalogue: Catalogue, title: str, parts: Sequence[str]) -> str:
    """The file."""
    return PAGE.format(
        language=catalogue.language,
        title=escape(title),
        style=folder_of(__package__).joinpath("report.css").read_text("utf-8"),
        body="\n".join(parts),
    )


def section(title: str, note: str, inside: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{paragraph(note, 'quiet')}{inside}</section>"


def paragraph(text: str, style: str) -> str:
    return f'<p class="{style}">{escape(text)}</p>'


def table(heads: Sequence[str], lines: Sequence[Sequence[Cell]], keys: bool = False) -> str:
    """A table that can be moved sideways on a narrow screen; with keys each line has the colour of its plots."""
    top = "".join(f"<th{' class=word' if not number else ''}>{escape(head)}</th>" for number, head in enumerate(heads))
    body = []
    for index, line in enumerate(lines):
        key = f'<span class="key {colour(index)}"></span>' if keys else ""
        cells = "".join(f"<td>{_cell(cell)}</td>" for cell in line[1:])
        body.append(f'<tr><th class="word" scope="row">{key}{_cell(line[0])}</th>{cells}</tr>')
    return f'<div class="table"><table><thead><tr>{top}</tr></thead><tbody>{"".join(body)}</tbody></table></div>'


def _cell(cell: Cell) -> str:
    if isinstance(cell, str):
        return escape(cell)
    return f"{escape(cell[0])} <small>{escape(cell[1])}</small>"
