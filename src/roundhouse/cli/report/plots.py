"""The plots of a tournament's report: inline SVG in percent of the width, so that letters keep their size."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Any

MARGIN = 3.0  # percent left free at both ends
ROW = 30  # pixels
AXIS = 22
HISTOGRAM = 84
BINS = 40
COLOURS = 8  # in the style sheet

Place = Callable[[float], float]


@dataclass(frozen=True, slots=True)
class Scale:
    """Where values lie from left to right, in percent, and the values that are written below."""

    place: Place
    ticks: tuple[tuple[float, str], ...]


def linear(low: float, high: float, written: Callable[[float, int], str], steps: int = 6) -> Scale:
    """Equal steps to round figures; `written` is told how many places they have."""
    span = (high - low) or 1.0
    step = 10 ** floor(log10(span / steps))
    step *= next(factor for factor in (1, 2, 5, 10) if span / (step * factor) <= steps)
    low, high = floor(low / step + 1e-9) * step, ceil(high / step - 1e-9) * step
    digits = max(0, -floor(log10(step)))
    ticks = tuple(
        (low + number * step, written(low + number * step, digits)) for number in range(round((high - low) / step) + 1)
    )
    return Scale(lambda value: _percent((value - low) / ((high - low) or 1.0)), ticks)


def logarithmic(low: float, high: float, written: Callable[[float], str]) -> Scale:
    """Equal steps to powers of ten."""
    first, last = floor(log10(low)), max(ceil(log10(high)), floor(log10(low)) + 1)
    ticks = tuple((10.0**power, written(10.0**power)) for power in range(first, last + 1))
    return Scale(lambda value: _percent((log10(max(value, 10.0**first)) - first) / (last - first)), ticks)


def _percent(part: float) -> float:
    return round(MARGIN + (100 - 2 * MARGIN) * part, 3)


def colour(index: int) -> str:
    return f"c{index % COLOURS}"


def rows(entries: Sequence[tuple[str, str, str]], scale: Scale) -> str:
    """A plot: by row a name, a drawing and a value in words; below them the scale."""
    lines = [_row(escape(name), drawing, escape(value)) for name, drawing, value in entries]
    return f'<div class="plot">{"".join(lines)}{_row("", _axis(scale), "")}</div>'


def _row(name: str, drawing: str, value: str) -> str:
    return f'<div class="row"><span class="name">{name}</span>{drawing}<span class="value">{value}</span></div>'


def svg(height: int, told: str, scale: Scale, parts: Sequence[str]) -> str:
    """A drawing over the grid of its scale; `told` is for those who cannot see it."""
    grid = [_line(scale.place(value), scale.place(value), 0, height, "grid") for value, _ in scale.ticks]
    inside = "".join([*grid, *parts])
    return f'<svg height="{height}" role="img" aria-label="{escape(told)}"><title>{escape(told)}</title>{inside}</svg>'


def _axis(scale: Scale) -> str:
    labels = [f'<text x="{scale.place(value)}%" y="14">{escape(text)}</text>' for value, text in scale.ticks]
    return f'<svg class="axis" height="{AXIS}" aria-hidden="true">{"".join(labels)}</svg>'


def whisker(
    scale: Scale, index: int, value: float, interval: Sequence[float] | None, told: str, fair: float | None
) -> str:
    """A mean with its interval, and a dashed line where chance alone would put it."""
    middle = ROW // 2
    parts = [] if fair is None else [_line(scale.place(fair), scale.place(fair), 0, ROW, "fair")]
    if interval is not None:
        low, high = (scale.place(end) for end in interval)
        parts.append(_bar(f"{colour(index)} soft", low, high, 9, 12, 6))
        parts += [_line(low, high, middle, middle, f"{colour(index)} stroke")]
    parts.append(f'<circle class="{colour(index)}" cx="{scale.place(value)}%" cy="{middle}" r="6"/>')
    return svg(ROW, told, scale, parts)


def histogram(scale: Scale, index: int, counts: dict[str, int], low: float, high: float, mean: float, told: str) -> str:
    """How often scores came up, in bins that all bots share, and a line at the mean."""
    width = max((high - low) / BINS, 1e-9)
    bins = [0] * BINS
    for score, number in counts.items():
        bins[min(int((int(score) - low) / width), BINS - 1)] += number
    top = max(bins)
    parts = []
    for number, count in enumerate(bins):
        if count:
            left, right = scale.place(low + number * width), scale.place(low + (number + 1) * width)
            height = round((HISTOGRAM - 8) * count / top, 1)
            parts.append(_bar(colour(index), left, max(right - 0.15, left + 0.3), HISTOGRAM - height, height))
    parts.append(_line(scale.place(mean), scale.place(mean), 0, HISTOGRAM, "mean"))
    return svg(HISTOGRAM, told, scale, parts)


def time_bar(scale: Scale, index: int, times: dict[str, Any], told: str) -> str:
    """From the median to the 95th percentile, a thin line to the longest decision, and a mark at the time allowed."""
    middle = ROW // 2
    typical, slow, longest = (scale.place(times[key]) for key in ("p50", "p95", "longest"))
    parts = [
        _line(slow, longest, middle, middle, f"{colour(index)} stroke"),
        _bar(colour(index), typical, max(slow, typical + 0.8), 8, 14, 4),
    ]
    if times["budget"] is not None:
        parts.append(_line(scale.place(times["budget"]), scale.place(times["budget"]), 2, ROW - 2, "fair"))
    return svg(ROW, told, scale, parts)


def _bar(style: str, left: float, right: float, top: float, height: float, radius: float = 0) -> str:
    box = f'x="{left}%" y="{top:g}" width="{right - left:.3f}%" height="{height:g}"'
    return f'<rect class="{style}" {box} rx="{radius:g}"/>'


def _line(x1: float, x2: float, y1: float, y2: float, style: str) -> str:
    return f'<line class="{style}" x1="{x1}%" x2="{x2}%" y1="{y1}" y2="{y2}"/>'
