"""What the documents show is run; what they link to is there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LARGEST_PICTURE = 150_000  # bytes
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert failed == 0
    assert tried == page.read_text("utf-8").count(">>> ")


def test_the_readme_has_examples() -> None:
    assert (ROOT / "README.md").read_text("utf-8").count(">>> ") > 10


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)[^)]*\)", text) if "://" not in link]
    missing = [link for link in links if not (page.parent / link).exists()]
    assert missing == []
    assert "# " in text


def test_every_page_can_be_reached_from_the_readme() -> None:
    reached, waiting = set(), [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page in reached:
            continue
        reached.add(page)
        links = re.findall(r"\]\(([^)#:]+\.md)[^)]*\)", page.read_text("utf-8"))
        waiting += [(page.parent / link).resolve() for link in links]
    assert set(PAGES) <= reached


def test_the_index_names_every_page() -> None:
    index = ROOT / "docs" / "README.md"
    named = re.findall(r"\]\((?:\.\./)?([\w-]+\.md)\)", index.read_text("utf-8"))
    pages = [page.name for page in PAGES if page != index]
    assert sorted(named) == sorted([*pages, "CHANGELOG.md"]), "each once"


SHOWN = re.compile(
    r'<picture><source media="\(prefers-color-scheme: dark\)" srcset="docs/pictures/(?P<dark>[\w-]+)-dark\.png">'
    r'<img src="docs/pictures/(?P<light>[\w-]+)-light\.png"(?: width="\d+%")? alt="(?P<alt>[^"]+)"></picture>'
)


def test_the_readme_shows_the_pictures_that_are_made_for_it() -> None:
    shown = [found.groupdict() for found in SHOWN.finditer((ROOT / "README.md").read_text("utf-8"))]
    assert len(shown) == 5
    for picture in shown:
        assert picture["dark"] == picture["light"]
        assert len(picture["alt"]) > 60, "said for those who do not see it"
    files = {file.name: file.read_bytes() for file in (ROOT / "docs" / "pictures").iterdir()}
    assert {*files} == {f"{picture['light']}-{theme}.png" for picture in shown for theme in ("light", "dark")}
    for name, data in files.items():
        assert data.startswith(b"\x89PNG"), name
        assert len(data) <= LARGEST_PICTURE, name
