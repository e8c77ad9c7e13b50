"""A tournament's report as one HTML file: no script, nothing loaded from elsewhere, light or dark as one likes."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from html import escape
from typing import Any

from roundhouse.cli.report.parts import Cell, paragraph, section, table, whole_page
from roundhouse.cli.report.plots import Scale, histogram, linear, logarithmic, rows, time_bar, whisker
from roundhouse.cli.report.words import closing_lines, report_title
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.naming import figure_in_words, pick_in_words
from roundhouse.i18n.numbers import TO, Numbers

Report = dict[str, Any]


def report_page(catalogue: Catalogue, report: Report) -> str:
    """The whole page."""
    text = catalogue.text
    title = text("report-title", game=text(f"game-{report['game']}"))
    parts = [
        f"<h1>{escape(title)}</h1>",
        paragraph(report_title(catalogue, report), "quiet"),
        paragraph(_headline(catalogue, report), "lead"),
        _tiles(catalogue, report),
        section(text("report-standing"), text("report-standing-note"), _standing(catalogue, report)),
        section(text("report-wins"), text("report-wins-note"), _wins(catalogue, report)),
    ]
    if len(report["pairs"]) > 1:
        parts.append(section(text("report-pairs"), text("report-pairs-note"), _pairs(catalogue, report)))
    parts.append(section(text("report-scores"), text("report-scores-note"), _scores(catalogue, report)))
    if len(report["bots"]) > 1:
        parts.append(section(text("report-ratings"), text("report-ratings-note"), _ratings(catalogue, report)))
    parts.append(section(text("report-times"), text("report-times-note"), _times(catalogue, report)))
    parts.append(section(text("report-sheet"), text("report-sheet-note"), _sheet(catalogue, report)))
    parts.append(section(text("report-seats"), text("report-seats-note"), _seats(catalogue, report)))
    if report["picks"]:
        parts.append(section(text("report-picks"), text("report-picks-note"), _picks(catalogue, report)))
    parts.append(
        section(text("report-again"), text("report-again-note"), f"<p><code>{escape(command(report))}</code></p>")
    )
    return whole_page(catalogue, title, parts)


def command(report: Report) -> str:
    """The command that plays this tournament again."""
    words = ["roundhouse", "tournament", report["game"], "--bots", ",".join(report["bots_wanted"])]
    words += [
        "--players",
        str(report["players"]),
        "--games",
        str(report["games_wanted"]),
        "--seed",
        str(report["seed"]),
    ]
    for name, value in report["options"].items():
        words += (
            ["--option", name] if value is True else [f"--{name}", str(value) if isinstance(value, str) else "FILE"]
        )
    if report["sprt"] is not None:
        test = report["sprt"]
        words += ["--sprt", f"{test['bot']},{test['opponent']}", "--sprt-bounds", f"{test['low']},{test['high']}"]
    return shlex.join(words + ["--records"] * report["records"])


def _headline(catalogue: Catalogue, report: Report) -> str:
    """The result in a sentence: the verdict of the test, or who won most."""
    numbers = Numbers(catalogue)
    if report["sprt"] is not None:
        return closing_lines(catalogue, report)[0]
    best = max(report["bots"], key=lambda entry: entry["win_share"])
    if best["win_interval"] is None:
        return catalogue.text("report-alone", bot=best["bot"], score=numbers.figure(best["mean_score"], 1))
    share, sure = numbers.percent(best["win_share"]), numbers.between(best["win_interval"])
    return catalogue.text("report-best", bot=best["bot"], share=share, sure=sure)


def _tiles(catalogue: Catalogue, report: Report) -> str:
    numbers = Numbers(catalogue)
    over, decisions = (sum(entry[key] for entry in report["times"]) for key in ("over", "decisions"))
    tiles = [
        (catalogue.text("tournament-games"), report["games"]),
        (catalogue.text("report-deals"), report["deals"]),
        (catalogue.text("tournament-decisions"), decisions),
        (catalogue.text("report-illegal"), report["illegal"]),
        (catalogue.text("tournament-over"), over),
    ]
    inside = "".join(f"<div><dt>{escape(name)}</dt><dd>{numbers.figure(figure)}</dd></div>" for name, figure in tiles)
    return f'<dl class="tiles">{inside}</dl>'


def _standing(catalogue: Catalogue, report: Report) -> str:
    numbers = Numbers(catalogue)
    text = catalogue.text
    heads = ["tournament-bot", "tournament-games", "tournament-wins", "tournament-mean", "tournament-rating"]
    lines: list[list[Cell]] = [
        [
            entry["bot"],
            numbers.figure(entry["games"]),
            (numbers.percent(entry["win_share"]), numbers.between(entry["win_interval"])),
            (numbers.figure(entry["mean_score"], 1), _between_scores(catalogue, entry["score_interval"])),
            (numbers.figure(entry["rating"]["mu"], 1), f"± {numbers.figure(2 * entry['rating']['sigma'], 1)}"),
        ]
        for entry in report["bots"]
    ]
    return table([text(head) for head in heads], lines, keys=True)


def _wins(catalogue: Catalogue, report: Report) -> str:
    numbers = Numbers(catalogue)
    scale = linear(0, 100, lambda value, _: numbers.percent(value / 100, 0), 5)
    fair = 100 / len(report["seats"])
    entries = []
    for index, entry in enumerate(report["bots"]):
        sure = entry["win_interval"]
        value = numbers.percent(entry["win_share"]) + (f"\n{numbers.between(sure)}" if sure else "")
        told = _told(catalogue, entry["bot"], value)
        interval = None if sure is None else [100 * end for end in sure]
        entries.append((entry["bot"], whisker(scale, index, 100 * entry["win_share"], interval, told, fair), value))
    return rows(entries, scale) + paragraph(catalogue.text("report-fair", share=numbers.percent(fair / 100)), "quiet")


def _pairs(catalogue: Catalogue, report: Report) -> str:
    """Who finished ahead of whom, as a square table: row against column."""
    numbers = Numbers(catalogue)
    names = [entry["bot"] for entry in report["bots"]]
    shares: dict[tuple[str, str], tuple[str, str]] = {}
    for entry in report["pairs"]:
        low, high = entry["interval"]
        shares[entry["bot"], entry["opponent"]] = numbers.percent(entry["share"]), numbers.between([low, high])
        shares[entry["opponent"], entry["bot"]] = (
            numbers.percent(1 - entry["share"]),
            numbers.between([1 - high, 1 - low]),
        )
    lines: list[list[Cell]] = [[name, *(shares.get((name, rival), TO) for rival in names)] for name in names]
    return table(["", *names], lines, keys=True)


def _scores(catalogue: Catalogue, report: Report) -> str:
    numbers = Numbers(catalogue)
    low = min(entry["scores"]["min"] for entry in report["bots"])
    high = max(entry["scores"]["max"] for entry in report["bots"]) + 1
    scale = linear(low, high, numbers.figure)
    entries = []
    for index, entry in enumerate(report["bots"]):
        spread = entry["scores"]
        quarters = {key: numbers.figure(spread[key]) for key in ("p5", "p50", "p95")}
        value = catalogue.text("report-spread", mean=numbers.figure(entry["mean_score"], 1), **quarters)
        told = _told(catalogue, entry["bot"], value)
        drawing = histogram(scale, index, spread["counts"], low, high, entry["mean_score"], told)
        entries.append((entry["bot"], drawing, value))
    return rows(entries, scale)


def _ratings(catalogue: Catalogue, report: Report) -> str:
    numbers = Numbers(catalogue)
    found = [entry["rating"] for entry in report["bots"]]
    doubts = [(rating["mu"] - 2 * rating["sigma"], rating["mu"] + 2 * rating["sigma"]) for rating in found]
    scale = linear(min(low for low, _ in doubts), max(high for _, high in doubts), numbers.figure)
    entries = []
    for index, (entry, doubt) in enumerate(zip(report["bots"], doubts, strict=True)):
        rating = entry["rating"]
        value = numbers.give_or_take(rating["mu"], 2 * rating["sigma"])
        told = catalogue.text("report-rating", bot=entry["bot"], rating=value)
        entries.append((entry["bot"], whisker(scale, index, rating["mu"], doubt, told, None), value))
    return rows(entries, scale)


def _times(catalogue: Catalogue, report: Report) -> str:
    numbers = Numbers(catalogue)
    names = [entry["bot"] for entry in report["bots"]]
    times = report["times"]
    longest = max(max(entry["longest"], entry["budget"] or 0) for entry in times)
    scale: Scale = logarithmic(max(1e-6, min(entry["p50"] for entry in times)), longest, numbers.seconds)
    entries = []
    for entry in times:
        figures = {key: numbers.seconds(entry[key]) for key in ("p50", "p95", "longest")}
        value = catalogue.text("report-time", **figures)
        told = _told(catalogue, entry["bot"], value)
        entries.append((entry["bot"], time_bar(scale, names.index(entry["bot"]), entry, told), value))
    return rows(entries, scale)


def _sheet(catalogue: Catalogue, report: Report) -> str:
    """The mean of each part of the score, bot beside bot; without what is nothing, or told already, for everybody."""
    numbers = Numbers(catalogue)
    sheets = [entry["sheet"] for entry in report["bots"]]
    figures = dict.fromkeys(figure for sheet in sheets for figure in sheet)
    means = {figure: [sheet.get(figure, 0) for sheet in sheets] for figure in figures}
    sums = [means[figure] for figure in figures if "." not in figure]
    lines: list[list[Cell]] = [
        [
            figure_in_words(catalogue, report["game"], figure),
            *(numbers.figure(mean, 2) for mean in means[figure]),
        ]
        for figure in figures
        if any(means[figure]) and not ("." in figure and means[figure] in sums)
    ]
    return table(["", *(entry["bot"] for entry in report["bots"])], lines)


def _seats(catalogue: Catalogue, report: Report) -> str:
    numbers = Numbers(catalogue)
    heads = [catalogue.text(head) for head in ("simulate-seat", "tournament-wins", "tournament-mean")]
    lines: list[list[Cell]] = [
        [str(entry["seat"]), numbers.percent(entry["win_share"]), numbers.figure(entry["mean_score"], 1)]
        for entry in report["seats"]
    ]
    return table(heads, lines)


def _picks(catalogue: Catalogue, report: Report) -> str:
    numbers = Numbers(catalogue)
    heads = ["simulate-pick", "tournament-games", "tournament-wins", "tournament-mean"]
    lines: list[list[Cell]] = [
        [
            pick_in_words(catalogue, report["game"], entry["pick"]),
            numbers.figure(entry["games"]),
            numbers.percent(entry["win_share"]),
            numbers.figure(entry["mean_score"], 1),
        ]
        for entry in report["picks"]
    ]
    return table([catalogue.text(head) for head in heads], lines)


def _between_scores(catalogue: Catalogue, interval: Sequence[float] | None) -> str:
    """Scores may be below nothing, so a dash would mislead."""
    numbers = Numbers(catalogue)
    if interval is None:
        return ""
    return catalogue.text("report-between", low=numbers.figure(interval[0]), high=numbers.figure(interval[1]))


def _told(catalogue: Catalogue, bot: str, value: str) -> str:
    """A plot in one line, for those who cannot see it."""
    return catalogue.text("report-told", bot=bot, value=" ".join(value.split()))
