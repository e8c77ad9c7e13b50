"""What the documents show is run; what they link to is there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
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
    assert set(PAGES) - reached == {ROOT / "docs" / "package.md"}, "that one is the page of the package index"
