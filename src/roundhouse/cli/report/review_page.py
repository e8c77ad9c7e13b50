"""The review of a game as one HTML file, made like the report of a tournament."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from roundhouse.analysis.marks import Mark
from roundhouse.analysis.review import WHOLE, Balance, Moment, Review
from roundhouse.cli.report.parts import Cell, section, table, whole_page
from roundhouse.cli.report.plots import colour, linear, rows, svg
from roundhouse.cli.reviewed import Words
from roundhouse.i18n.numbers import Numbers

TALL = 100  # of the graph, in units of one per cent
BAR = 22  # pixels
MOST_POINTS = 10


def review_page(words: Words, found: Review) -> str:
    """The whole page."""
    text = words.catalogue.text
    game, depth = text(f"game-{found.record.game}"), text(f"review-depth-{found.depth}")
    title = text("review-title", game=game, depth=depth)
    points = found.turning_points(MOST_POINTS)
    parts = [
        f"<h1>{escape(title)}</h1>",
        section(text("review-graph"), text("review-graph-note"), _graph(words, found)),
        section(text("review-parts"), text("review-parts-note"), _parts(words, found) + _bars(words, found)),
        section(text("review-play"), text("review-play-note"), _play(words, found)),
        section(
            text("review-turning"),
            text("review-turning-note") if points else text("review-no-turning"),
            _moments(words, points) if points else "",
        ),
        f"<details><summary>{escape(text('review-all'))}</summary>{_moments(words, _decided(found))}</details>",
    ]
    return whole_page(words.catalogue, title, parts)


def _decided(found: Review) -> list[Moment]:
    return [moment for moment in found.moments if moment.decided is not None]


def _graph(words: Words, found: Review) -> str:
    """A line for each player over all actions of the game."""
    courses = [
        [found.first[seat], *(moment.shares[seat] for moment in found.moments)] for seat in range(len(words.names))
    ]
    wide = len(found.moments) or 1
    lines = []
    for seat, course in enumerate(courses):
        points = " ".join(f"{place},{TALL - TALL * share / WHOLE:.2f}" for place, share in enumerate(course))
        lines.append(f'<polyline class="line l{seat % 8}" points="{points}"/>')
    grid = "".join(f'<line class="grid" x1="0" x2="{wide}" y1="{y}" y2="{y}"/>' for y in (0, 25, 50, 75, 100))
    told = escape(words.catalogue.text("review-graph"))
    drawing = (
        f'<svg class="course" viewBox="0 0 {wide} {TALL}" preserveAspectRatio="none" role="img" aria-label="{told}">'
        f"{grid}{''.join(lines)}</svg>"
    )
    keys = "".join(
        f'<span class="who"><span class="key {colour(seat)}"></span>{escape(name)}</span>'
        for seat, name in enumerate(words.names)
    )
    return f'<p class="keys">{keys}</p>{drawing}'


def _parts(words: Words, found: Review) -> str:
    text = words.catalogue.text
    heads = [text(f"review-{head}") for head in ("player", "seat", "deal", "skill", "others", "luck", "result")]
    lines: list[list[Cell]] = [
        [
            name,
            words.share(account.seat_part / WHOLE),
            *(words.change(part / WHOLE) for part in (account.deal, account.skill, account.others)),
            (words.change(account.luck / WHOLE), _kinds(words, account)),
            words.share(account.result / WHOLE),
        ]
        for name, account in zip(words.names, found.accounts, strict=True)
    ]
    return table(heads, lines, keys=True)


def _kinds(words: Words, account: Balance) -> str:
    """Luck by what brought it."""
    return ", ".join(f"{words.luck(kind)} {words.change(part / WHOLE)}" for kind, part in account.luck_by_kind.items())


def _bars(words: Words, found: Review) -> str:
    """Skill and luck of each player as two bars from the middle."""
    text = words.catalogue.text
    most = max(max(abs(a.skill + a.others), abs(a.luck + a.deal)) for a in found.accounts) / WHOLE or 1.0
    scale = linear(-100 * most, 100 * most, lambda value, _: words.change(value / 100), 4)
    entries = []
    for seat, (name, account) in enumerate(zip(words.names, found.accounts, strict=True)):
        for kind, part in (("skill-all", account.skill + account.others), ("luck-all", account.luck + account.deal)):
            ends = sorted((scale.place(0), scale.place(100 * part / WHOLE)))
            value = words.change(part / WHOLE)
            label = text(f"review-{kind}")
            style = f"{colour(seat)}{' soft' if kind == 'luck-all' else ''}"
            bar = (
                f'<rect class="{style}" x="{ends[0]}%" y="5" width="{max(0.4, ends[1] - ends[0]):.3f}%" '
                f'height="{BAR - 10}" rx="3"/>'
            )
            entries.append((f"{name}: {label}", svg(BAR, f"{name}: {label} {value}", scale, [bar]), value))
    return rows(entries, scale)


def _play(words: Words, found: Review) -> str:
    text, numbers = words.catalogue.text, Numbers(words.catalogue)
    names = ("player", "decisions", "rate", "accuracy", "inaccuracies", "mistakes", "blunders")
    lines: list[list[Cell]] = [
        [
            name,
            numbers.figure(account.decisions),
            numbers.figure(account.error_rate, 1),
            words.share(account.accuracy),
            *(str(account.marks[mark.value]) for mark in (Mark.INACCURACY, Mark.MISTAKE, Mark.BLUNDER)),
        ]
        for name, account in list(zip(words.names, found.accounts, strict=True))[: found.record.players]
    ]
    return table([text(f"review-{name}") for name in names], lines, keys=True)


def _moments(words: Words, moments: Sequence[Moment]) -> str:
    """Decisions in a table: what was done, what it cost, and what would have been better."""
    text = words.catalogue.text
    heads = [text(f"review-{head}") for head in ("when", "player", "done", "mark", "cost", "best")]
    body = []
    for moment in moments:
        decided = moment.decided
        assert decided is not None
        is_good = decided.mark is Mark.GOOD
        why = "" if is_good else " ".join(words.reasons(decided.reasons))
        cells = [
            str(moment.number),
            words.names[moment.seat],
            moment.action,
            text(f"review-mark-{decided.mark.value}"),
            "" if decided.loss == 0 else words.change(-decided.loss),
        ]
        best = "" if is_good else f"{escape(words.line(decided.best.line))}<br><small>{escape(why)}</small>"
        inside = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        body.append(f'<tr class="{decided.mark.value}">{inside}<td>{best}</td></tr>')
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    return f'<div class="table words"><table><thead><tr>{top}</tr></thead><tbody>{"".join(body)}</tbody></table></div>'
