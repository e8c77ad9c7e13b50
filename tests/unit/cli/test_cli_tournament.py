"""roundhouse tournament: the report, the results that go on after a break, and one clear line for bad input."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from roundhouse.cli import tournament as command_module
from roundhouse.i18n.catalogue import Catalogue, languages
from roundhouse.sim import ray_pool
from roundhouse.sim import tournament as tournament_module

PAIR = ["tournament", "lilliput", "--bots", "greedy,random", "--games", 4, "--seed", 2]


class Page(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    from roundhouse.cli.main import main

    folder = tmp_path_factory.mktemp("tournament") / "new" / "report"
    assert main([str(part) for part in [*PAIR, "--out", folder]]) == 0
    return folder


def test_the_terminal_tells_the_standing_and_goes_on_for_nothing(run, folder):
    before = (folder / "results.jsonl").read_bytes()
    done = run(*PAIR, "--out", folder)
    assert done.code == 0
    assert "18Lilliput, 2 players: 4 games of 2 deals, seed 2" in done.out
    assert re.search(r"greedy\s+4\s+100\.0%\s+34\.2–100\.0", done.out)  # noqa: RUF001
    assert re.search(r"random\s+4\s+0\.0%\s+0\.0–65\.8", done.out)  # noqa: RUF001
    assert "0 illegal, 0 more than a fifth over the time limit" in done.out
    assert str(folder / "report.html") in done.out
    assert (folder / "results.jsonl").read_bytes() == before


def test_the_report_as_data(folder):
    report = json.loads((folder / "report.json").read_text("utf-8"))
    assert report["format"] == "roundhouse-tournament-report"
    assert (report["version"], report["game"], report["players"], report["seed"]) == (1, "lilliput", 2, 2)
    assert [entry["bot"] for entry in report["bots"]] == ["greedy", "random"]
    assert report["bots_wanted"] == ["greedy", "random"]
    assert report["sprt"] is None


def test_the_report_as_one_page(folder):
    text = (folder / "report.html").read_text("utf-8")
    page = Page(text)
    assert page.open == []
    tags = [tag for tag, _ in page.tags]
    assert tags.count("svg") > 8
    assert not {"script", "link", "img", "iframe", "object"} & set(tags)
    assert not [attrs for _, attrs in page.tags if {"src", "href", "onclick"} & set(attrs)]
    assert "url(" not in text
    assert "@import" not in text
    assert "prefers-color-scheme: dark" in text
    assert 'name="viewport"' in text
    assert "roundhouse tournament lilliput --bots greedy,random --players 2 --games 4 --seed 2" in text
    assert all(attrs.get("aria-label") or attrs.get("aria-hidden") for tag, attrs in page.tags if tag == "svg")
    assert "value of the shares" in text
    assert "value by company" not in text  # which is the same
    assert {"greedy", "random"} <= set(re.findall(r'class="name">([^<]+)<', text))


def test_names_are_not_taken_for_html(folder):
    from roundhouse.cli.report.page import report_page

    report = json.loads((folder / "report.json").read_text("utf-8").replace('"greedy"', '"<b>&greedy"'))
    text = report_page(Catalogue(), report)
    assert "<b>" not in text
    assert "&lt;b&gt;&amp;greedy" in text
    assert Page(text).open == []


def test_three_bots_get_a_table_of_pairs(run, tmp_path):
    done = run(
        "tournament", "lilliput", "--bots", "random,greedy,easy", "--players", 2, "--games", 1, "--out", tmp_path
    )
    assert done.code == 0
    assert re.search(r"greedy\s+easy\s+50\.0%", done.out)
    assert re.search(r"random\s+easy\s+0\.0%", done.out)
    assert "Row against column" in (tmp_path / "report.html").read_text("utf-8")


def test_self_play_and_records(run, tmp_path):
    done = run("tournament", "tickets", "--bots", "random", "--games", 3, "--records", "--out", tmp_path)
    assert done.code == 0
    lines = [json.loads(line) for line in (tmp_path / "results.jsonl").read_text("utf-8").splitlines()]
    assert lines[0]["records"] is True
    assert all(len(line["actions"]) == line["decisions"] for line in lines[1:])
    assert "random played itself" in (tmp_path / "report.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("low", "high", "words"),
    [("0.2", "0.99", "greedy is stronger than random"), ("0.5", "0.51", "is still open after 2 deals")],
)
def test_a_sequential_test(run, tmp_path, low, high, words):
    bounds = ["--sprt", "greedy,random", "--sprt-bounds", f"{low},{high}", "--games", 60 if high == "0.99" else 4]
    done = run("tournament", "lilliput", "--bots", "greedy,random", *bounds, "--out", tmp_path)
    assert done.code == 0
    assert words in done.out
    assert words in (tmp_path / "report.html").read_text("utf-8")
    assert f"--sprt greedy,random --sprt-bounds {low},{high}" in (tmp_path / "report.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "oracle"], ["oracle", "random"]),
        (["--bots", "random(depth=3)"], ["random", "no parameters"]),
        (["--bots", "random,"], ["\N{LEFT SINGLE QUOTATION MARK}\N{RIGHT SINGLE QUOTATION MARK}"]),
        (["--bots", "random", "--games", "0"], ["games", "0"]),
        (["--bots", "random", "--workers", "0"], ["workers", "0"]),
        (["--bots", "random", "--players", "9"], ["players", "9"]),
        (["--bots", "random,random,random", "--players", "2"], ["random is named twice"]),
        (["--bots", "random,random", "--players", "3"], ["2 bots for 3 players"]),
        (["--bots", "random", "--sprt", "random,greedy"], ["sprt", "do not meet"]),
        (["--bots", "random", "--sprt", "random"], ["sprt", "two different bots"]),
        (["--bots", "random", "--sprt", "random,greedy", "--sprt-bounds", "0.6,0.5"], ["sprt-bounds", "lower first"]),
        (["--bots", "random", "--sprt", "random,greedy", "--sprt-bounds", "half"], ["sprt-bounds", "half"]),
        (["--bots", "random", "--option", "weather"], ["weather"]),
        (["--bots", "random", "--on", "moon"], ["--on"]),
        ([], ["--bots"]),
    ],
)
def test_bad_wishes_get_one_line_and_leave_nothing_behind(run, tmp_path, arguments, words):
    done = run("tournament", "tickets", *arguments, "--out", tmp_path / "report")
    assert done.code == 2
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert all(word in done.err for word in words)
    assert not (tmp_path / "report").exists()


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("search(seconds=0)", "seconds must be more than 0"),
        ("search(iterations=0)", "iterations must be more than 0"),
        ("search(seconds=-1)", "seconds must be more than 0"),
        ("search(depth=3)", "no \N{LEFT SINGLE QUOTATION MARK}depth"),
        ("search(seconds=long)", "must be a number"),
    ],
)
def test_a_search_that_has_no_budget(run, tmp_path, bot, words):
    done = run("tournament", "tickets", "--bots", f"{bot},random", "--out", tmp_path / "report")
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert words in done.err
    assert not (tmp_path / "report").exists()


def test_a_folder_that_cannot_be_written(run, tmp_path):
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "report"):
        done = run("tournament", "tickets", "--bots", "random", "--games", 1, "--out", folder)
        assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
        assert str(folder) in done.err
    (tmp_path / "report" / "results.jsonl").mkdir(parents=True)
    done = run("tournament", "tickets", "--bots", "random", "--games", 1, "--out", tmp_path / "report")
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)


def test_another_command_is_refused_in_the_same_folder(run, folder):
    done = run(*PAIR[:-1], 3, "--out", folder)
    assert done.code == 2
    assert done.err == (
        f"roundhouse: {folder / 'results.jsonl'}: of another tournament (seed is 2 there and 3 here); "
        "choose another folder\n"
    )


def test_a_file_of_another_version_is_refused(run, folder, tmp_path):
    first, _, rest = (folder / "results.jsonl").read_text("utf-8").partition("\n")
    for field, value in (("version", 2), ("package", "0.0.1")):
        changed = json.dumps({**json.loads(first), field: value})
        (tmp_path / "results.jsonl").write_text(f"{changed}\n{rest}", "utf-8")
        done = run(*PAIR, "--out", tmp_path)
        assert (done.code, done.err.count("\n")) == (2, 1)
        assert "version 2" in done.err or "package is" in done.err


def test_without_ray_one_line_says_so(run, tmp_path, monkeypatch):
    monkeypatch.setattr(ray_pool, "find_spec", lambda _: None)
    done = run("tournament", "tickets", "--bots", "random", "--on", "ray", "--out", tmp_path / "report")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "roundhouse-games[ray]" in done.err
    assert not (tmp_path / "report").exists()


def test_who_breaks_off_is_told_how_to_go_on(run, tmp_path, monkeypatch):
    batches = tournament_module.play_batches

    def interrupted(pool, fixtures):
        for number, batch in enumerate(batches(pool, fixtures)):
            if number == 2:
                raise KeyboardInterrupt
            yield batch

    settings = ["tournament", "tickets", "--bots", "random", "--games", 9, "--out", tmp_path]
    with monkeypatch.context() as patch:
        patch.setattr(tournament_module, "play_batches", interrupted)
        done = run(*settings)
    kept = len((tmp_path / "results.jsonl").read_text("utf-8").splitlines()) - 1
    assert done.code == 130
    assert done.err == f"Interrupted with {kept} of 9 games saved; run the same command to continue.\n"
    assert 0 < kept < 9
    assert run(*settings).code == 0
    assert len((tmp_path / "results.jsonl").read_text("utf-8").splitlines()) == 10
    assert command_module.PAGE in {file.name for file in tmp_path.iterdir()}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["tickets", "lilliput"])
def test_a_report_is_in_the_language_to_its_last_figure(run, tmp_path, game, language):
    settings = ["--bots", "greedy,random", "--games", 2, "--seed", 3, "--out", tmp_path / "report"]

    ran = run("tournament", game, *settings, "--language", language)

    page = (tmp_path / "report" / "report.html").read_text("utf-8")
    words = Catalogue(language, strict=True).text
    assert ran.code == 0
    assert words("tournament-longest") in ran.out
    assert f'<html lang="{language}">' in page
    assert words(f"{game}-figure-total") in page
    assert words("report-sheet-note") in page
    if language != "en":
        english = Catalogue("en", strict=True).text
        ids = [*(text_id for text_id in Catalogue("en").ids() if text_id.startswith(f"{game}-figure-")), "report-wins"]
        assert [text for text in map(english, ids) if " " in text and text in page] == []
        told = re.sub("<[^>]*>", " ", page.partition("</style>")[2])
        assert not re.search(r"\d\.\d+\s?%", told), "a point in a percentage"
