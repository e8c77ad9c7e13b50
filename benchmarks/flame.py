"""`python -m benchmarks.flame tickets docs/performance/tickets.svg`: where the time of compiled random play goes.

`perf` (a package of Linux) looks at the stack a few hundred times a second. Of every stack the functions of the rules
are kept, and below them, by kind, what CPython does for them. The width of a bar is its share of all looks.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from random import Random

import roundhouse as rh
from roundhouse.builds import COMPILED

LOOKS_PER_SECOND = 499
GAMES = {"tickets": 20_000, "lilliput": 8_000}
PLAYERS = 2
MARK = "CPyDef_"
KINDS = {  # of what CPython does, by how the function's name begins
    "memory": ("PyObject_Malloc", "PyObject_Free", "_int_", "malloc", "free", "PyMem", "GC_", "PyTrash", "dealloc"),
    "garbage collection": ("gc_", "visit_", "subtract_refs", "move_unreachable", "update_refs", "delete_garbage"),
    "dictionaries and sets": ("dict", "lookdict", "set_", "unicodekeys", "frozenset"),
    "lists and tuples": ("list", "tuple"),
    "attributes": ("GetAttr", "Type_Lookup", "member_", "PyMember", "descr"),
    "integers": ("long_", "PyLong", "Tagged"),
    "interpreter": ("EvalFrame", "vectorcall", "Vectorcall", "call_function"),
}
WIDTH, ROW, FONT, LEAST = 1200, 18, 11, 0.002
COLOURS = ("#f2c14e", "#e8a33d", "#f7d488", "#eab35b", "#f4c978")
BELOW = "#9db4c0"


def play(name: str) -> None:
    game = rh.game(name)
    for seed in range(GAMES[name]):
        rng, state = Random(seed), game.start(PLAYERS, seed)
        while not state.is_over:
            state.push(rng.choice(state.legal_actions()))


def looks(name: str) -> Iterator[list[str]]:
    """Stacks of function names, from the outermost inwards."""
    with tempfile.TemporaryDirectory() as folder:
        data = str(Path(folder) / "perf.data")
        play_it = [sys.executable, "-m", "benchmarks.flame", name]
        record = ["perf", "record", "-q", "-F", str(LOOKS_PER_SECOND), "--call-graph", "dwarf,16384", "-o", data]
        subprocess.run([*record, *play_it], check=True)
        script = ["perf", "script", "-i", data, "-F", "ip,sym", "--no-inline"]
        told = subprocess.run(script, check=True, capture_output=True, text=True).stdout
    for stack in told.split("\n\n"):
        names = [line.split(None, 1)[1] for line in stack.splitlines() if len(line.split(None, 1)) == 2]
        yield names[::-1]


def folded(stack: list[str]) -> tuple[str, ...] | None:
    """The functions of the rules in a stack and the kind of work below them; None outside of the rules."""
    ours = [place for place, name in enumerate(stack) if name.startswith(MARK)]
    if not ours:
        return None
    kept = tuple(stack[place][len(MARK) :].replace("___", ".") for place in ours)
    below = stack[ours[-1] + 1 :]
    for name in reversed(below):
        for kind, beginnings in KINDS.items():
            if any(beginning in name for beginning in beginnings):
                return (*kept, f"({kind})")
    return (*kept, "(other)") if below else kept


class Bar:
    """A function below others, with how often it was seen."""

    def __init__(self) -> None:
        self.looks = 0
        self.within: dict[str, Bar] = {}

    def add(self, stack: Iterable[str]) -> None:
        self.looks += 1
        bar = self
        for name in stack:
            bar = bar.within.setdefault(name, Bar())
            bar.looks += 1

    @property
    def depth(self) -> int:
        return 1 + max((bar.depth for bar in self.within.values()), default=0)


def drawn(bar: Bar, name: str, left: float, row: int, scale: float) -> Iterator[str]:
    width = bar.looks * scale
    if width < LEAST * WIDTH:
        return
    colour = BELOW if name.startswith("(") else COLOURS[sum(map(ord, name)) % len(COLOURS)]
    share = f"{name}: {100 * width / WIDTH:.1f} %"
    shown = name if len(name) * FONT * 0.6 < width else name[: max(0, int(width / FONT / 0.6) - 1)]
    yield (
        f'<g><title>{escape(share)}</title><rect x="{left:.1f}" y="{row * ROW}" width="{width:.1f}" '
        f'height="{ROW - 1}" fill="{colour}"/><text x="{left + 3:.1f}" y="{row * ROW + 13}">{escape(shown)}</text></g>'
    )
    for inner, found in sorted(bar.within.items(), key=lambda pair: -pair[1].looks):
        yield from drawn(found, inner, left, row + 1, scale)
        left += found.looks * scale


def picture(name: str) -> str:
    whole, others = Bar(), 0
    for stack in looks(name):
        kept = folded(stack)
        if kept is None:
            others += 1
        else:
            whole.add(kept)
    title = f"{name}, random play: {whole.looks} looks within the rules, {others} outside"
    bars = "\n".join(drawn(whole, title, 0, 0, WIDTH / whole.looks))
    height = (1 + whole.depth) * ROW
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        f'font-size="{FONT}">\n<rect width="{WIDTH}" height="{height}" fill="#fffdf7"/>\n{bars}\n</svg>\n'
    )


if __name__ == "__main__":
    if len(sys.argv) == 2:  # what perf watches
        play(sys.argv[1])
    else:
        if rh.build_in_use() != COMPILED:
            sys.exit("Only compiled code is told apart: `make compiled` first.")
        Path(sys.argv[2]).write_text(picture(sys.argv[1]), "utf-8")
