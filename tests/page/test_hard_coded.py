"""What a person reads on the page comes from a catalogue: no letters stand in templates, attributes or HTML."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from roundhouse.i18n.catalogue import Catalogue

WEB = Path(__file__).parents[2] / "src" / "roundhouse" / "web"
MODULES = sorted((WEB / "js").rglob("*.js"))
READ_ALOUD = r"(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label)"
ATTRIBUTE = re.compile(rf'\s{READ_ALOUD}="([^"]*)"')
SET_BY_SCRIPT = re.compile(
    r"""(?:\.(?:textContent|innerText|title|placeholder|ariaLabel|alt)\s*=|\balert\(|\bconfirm\(|\bprompt\()\s*["'`]([^"'`]*)"""
)
LETTERS = re.compile(r"[^\W\d_]{2,}")
TEXTS = Catalogue()
NAMES = {"Roundhouse"}  # the same in every language


def templates(source: str) -> Iterator[str]:
    """The templates of a module, each without what is put into it; those inside others are found, too."""
    literals: list[list[str]] = []  # of the templates that are open, from the outermost
    depths: list[int] = []  # of braces inside what is put into each of them
    at = 0
    while at < len(source):
        sign = source[at]
        inside = bool(literals) and depths[-1] == 0
        if inside:
            if source.startswith("${", at):
                literals[-1].append(" ")
                depths[-1], at = 1, at + 2
                continue
            if sign == "`":
                yield "".join(literals.pop())
                depths.pop()
            elif sign == "\\":
                at += 1
            else:
                literals[-1].append(sign)
        elif sign == "`":
            literals.append([])
            depths.append(0)
        elif sign in "\"'":
            at = source.index(sign, at + 1)  # no string of ours holds its own quotation mark
        elif source.startswith("//", at):
            at = f"{source}\n".index("\n", at)
        elif source.startswith("/*", at):
            at = source.index("*/", at) + 1
        elif literals and sign in "{}":
            depths[-1] += 1 if sign == "{" else -1
        at += 1


def without_comments(source: str) -> str:
    return re.sub(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", "", source, flags=re.DOTALL)


def hard_coded(source: str) -> list[str]:
    """What a person would read that stands in a module itself."""
    found = []
    for template in templates(source):
        if "<" not in template:
            continue  # an address, a class, a key: not drawn as it is
        found += [value for value in ATTRIBUTE.findall(template) if value not in TEXTS]  # a component may say it
        found.append(re.sub(r"<[^<>]*>", "\n", template))
    found += SET_BY_SCRIPT.findall(without_comments(source))
    return [word for text in found for word in LETTERS.findall(text) if word not in NAMES]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.relative_to(WEB / "js").as_posix())
def test_no_module_says_anything_itself(module: Path) -> None:
    assert hard_coded(module.read_text("utf-8")) == []


def test_the_file_of_the_page_says_nothing_itself() -> None:
    source = re.sub(r"<!--.*?-->|<script.*?</script>", "", (WEB / "index.html").read_text("utf-8"), flags=re.DOTALL)
    said = re.sub(r"<[^<>]*>", "\n", source) + "\n".join(ATTRIBUTE.findall(source))
    assert [word for word in LETTERS.findall(said) if word not in NAMES] == []


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("html`<p>Good game</p>`", ["Good", "game"]),
        ("html`<p>${t(`a-${b}`)} points</p>`", ["points"]),
        ("html`<ul>${list.map((one) => html`<li>Card</li>`)}</ul>`", ["Card"]),
        ('html`<button aria-label="Close" class="close">+</button>`', ["Close"]),
        ('place.textContent = "Wait";', ["Wait"]),
        ("html`<p>${{ a: '}' }.a} left</p>`", ["left"]),
        ('html`<p class="wide">${t("text-id")} 3 + £</p>`; // a comment says it', []),
        ("const address = `/table/${id}/log`;", []),
    ],
)
def test_hard_coded_words_are_found(source: str, words: list[str]) -> None:
    assert hard_coded(source) == words
