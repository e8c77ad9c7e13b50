"""The files of the page fit together: what is named is there, what is said has a text, what it weighs is little."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseComment, Junk, Message, Term

from roundhouse.i18n.catalogue import Catalogue, languages
from roundhouse.kernel.declaration import Declaration
from roundhouse.kernel.registry import declarations
from roundhouse.server.page.assets import asset, without_types
from roundhouse.server.page.room import page_room, page_rooms
from roundhouse.server.page.texts import ROOMS, page_texts, room_texts, texts_asset

WEB = Path(__file__).parents[2] / "src" / "roundhouse" / "web"
INDEX = asset("index.html").body.decode()  # as a browser gets it: with what the games need
IMPORTS: dict[str, str] = json.loads(
    re.search(r'<script type="importmap">(.*?)</script>', INDEX, re.DOTALL)[1]  # type: ignore[index]
)["imports"]
MODULES = sorted((WEB / "js").rglob("*.js"))
MOST_BYTES = 300_000
MOST_BYTES_OF_A_ROOM = 60_000


def name_of(path: Path) -> str:
    return path.relative_to(WEB).as_posix()


def test_everything_the_page_names_is_there() -> None:
    named = re.findall(r'(?:href|src)="(/[^"]+)"', INDEX) + list(IMPORTS.values())
    files = [path for path in named if not path.startswith(("/texts/", "/manifest/"))]
    assert [path for path in files if not (WEB / path.lstrip("/")).is_file()] == []


@pytest.mark.parametrize("sheet", sorted(WEB.rglob("*.css")), ids=name_of)
def test_every_rule_of_a_style_sheet_is_closed(sheet: Path) -> None:
    """Browsers take what follows an open rule for a part of it, and say nothing."""
    source = re.sub(r"/\*.*?\*/|\"[^\"]*\"", "", sheet.read_text("utf-8"), flags=re.DOTALL)
    assert source.count("{") == source.count("}")


def imported(module: Path) -> list[Path]:
    """The modules that one imports at once."""
    source = re.sub(r"/\*.*?\*/", "", module.read_text("utf-8"), flags=re.DOTALL)
    ours = r'^(?:import|export) [^;(]*?"([^"]+)";'
    targets = re.findall(r'(?:from|import)\s*"([^"]+)"' if "vendor" in module.parts else ours, source, re.MULTILINE)
    return [
        (module.parent / target).resolve() if target.startswith(".") else WEB / IMPORTS[target].lstrip("/")
        for target in targets
    ]


def test_the_first_screen_is_asked_for_at_once() -> None:
    """Every module of the first screen is named in the page, so that a browser does not find them one by one.

    That is what `app.js` imports, and the front and the miniature of every game that has them.
    """
    fronts = [WEB / room.front.lstrip("/") for room in page_rooms().values()]
    needed, found = [WEB / "js" / "app.js", *fronts, *(front.parent / "demo.js" for front in fronts)], set[Path]()
    while needed:
        module = needed.pop()
        if module not in found:
            found.add(module)
            needed += imported(module)
    named = re.findall(r'<link rel="modulepreload" href="/([^"]+)">', INDEX)
    assert sorted(["js/app.js", *named]) == sorted(name_of(module) for module in found)


@pytest.mark.parametrize("module", MODULES, ids=name_of)
def test_every_import_leads_somewhere(module: Path) -> None:
    source = re.sub(r"/\*.*?\*/", "", module.read_text("utf-8"), flags=re.DOTALL)
    for either in re.findall(r'^import[^"]*"([^"]+)"|\bimport\("([^"]+)"\)', source, re.MULTILINE):
        target = "".join(either)
        found = WEB / IMPORTS[target].lstrip("/") if not target.startswith(".") else (module.parent / target)
        assert found.is_file(), f"{name_of(module)} imports {target}"


@pytest.mark.parametrize("module", MODULES, ids=name_of)
def test_every_text_that_is_said_has_words(module: Path) -> None:
    texts = Catalogue()
    said = re.findall(r'\bt\(\s*"([^"]+)"', module.read_text("utf-8"))
    assert [text_id for text_id in said if text_id not in texts] == []


def test_every_refusal_of_a_table_has_words() -> None:
    from roundhouse.match.refusals import REASONS

    texts = Catalogue()
    assert [code for code in REASONS if f"refusal-{code}" not in texts] == []


@pytest.mark.parametrize("declared", declarations(), ids=lambda declared: declared.name)
def test_every_lesson_of_a_guide_has_words(declared: Declaration) -> None:
    room = page_room(declared)
    assert room is not None
    source = (WEB / room.front.lstrip("/")).with_name("lessons.js").read_text("utf-8")
    texts = Catalogue()
    lessons = re.findall(r'\bid: "([^"]+)"', source)
    assert len(lessons) >= 10
    assert [lesson for lesson in lessons if f"guide-{declared.name}-{lesson}" not in texts] == []


def test_what_the_script_cannot_say_stands_in_the_page_in_all_languages() -> None:
    for text in ("page-no-script", "page-old-browser", "page-no-answer"):
        for language in languages():
            line = f'lang="{language}">{Catalogue(language).text(text)}</p>'
            assert line in INDEX, f"{text} is not said in {language}"
    assert f'content="{Catalogue().text("page-description")}"' in INDEX


def room_of(file: Path) -> str | None:
    """The room that brings a file when it is opened: `js/review/graph.js`, `js/GAME/review/map.js`, `css/ROOM.css`."""
    return next((room for room in ROOMS if room in (*file.relative_to(WEB).parts[:-1], file.stem)), None)


@pytest.mark.parametrize("room", [None, *ROOMS])
def test_the_page_is_light(room: str | None) -> None:
    """What a visit to the table needs, and what each of the rooms adds that few visits need."""
    files = [path for path in WEB.rglob("*") if path.suffix in (".js", ".css", ".html", ".json", ".svg")]
    sent = [asset(name_of(path)).body for path in files if room_of(path) == room] + [texts_asset("en", room).body]
    assert sum(len(gzip.compress(body, 9)) for body in sent) <= (MOST_BYTES_OF_A_ROOM if room else MOST_BYTES)


@pytest.mark.parametrize("module", [*MODULES, *sorted((WEB / "vendor").rglob("*.js"))], ids=name_of)
def test_a_script_comes_without_its_types_and_with_all_else(module: Path) -> None:
    script, sent = module.read_text("utf-8"), asset(name_of(module)).body.decode()
    assert sent == without_types(script)
    assert "/**" not in sent
    assert sent.count("\n") == script.count("\n")
    for line in script.splitlines():
        before, comment, _ = line.partition("/**")
        if comment:  # it stands in no string, where it would not be a comment
            assert before.count('"') % 2 == 0


def test_the_line_numbers_of_a_script_stay_and_only_its_types_go() -> None:
    script = 'const a = /** @type {any} */ (b); // "/* plain */"\n/**\n * Words.\n */\nf(/* plain */ a);\n'
    assert without_types(script) == 'const a =  (b); // "/* plain */"\n\n\n\nf(/* plain */ a);\n'


@pytest.mark.parametrize("room", [None, *ROOMS])
@pytest.mark.parametrize("language", languages())
def test_a_page_writes_numbers_as_browsers_can(language: str, room: str | None) -> None:
    """There NUMBER takes digits from a text, but neither style nor currency, which it drops without a word."""
    said = re.findall(r"NUMBER\([^)]*\)", texts_asset(language, room).body.decode())
    options = {option for each in said for option in re.findall(r"(\w+):", each)}
    assert options <= {"minimumFractionDigits", "maximumFractionDigits", "useGrouping"}


@pytest.mark.parametrize("room", [None, *ROOMS])
@pytest.mark.parametrize("language", languages())
def test_a_page_gets_every_text_and_no_comment(language: str, room: str | None) -> None:
    parser = FluentParser(with_spans=False)
    sent = parser.parse(texts_asset(language, room).body.decode()).body
    written = page_texts(language) if room is None else room_texts(language, room)
    files = parser.parse("\n".join(file.read_text("utf-8") for file in written)).body
    assert [entry for entry in sent if isinstance(entry, BaseComment | Junk)] == []
    assert [entry.id.name for entry in sent] == [entry.id.name for entry in files if isinstance(entry, Message | Term)]
