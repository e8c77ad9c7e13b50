"""The server's side of the page: files, policy, texts, boards, the log in words, hints, the rulebook."""

from __future__ import annotations

import re
import tomllib
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL

from playing import BOARDS
from roundhouse.bots import roster
from roundhouse.bots.roster import adviser
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.kernel.options import OptionKind
from roundhouse.kernel.registry import declarations
from roundhouse.server.page.assets import without_types
from roundhouse.server.page.telling import seat_names
from server.nodes import Client, clients, keep_tickets, quick, serving
from server.services import database

pytestmark = pytest.mark.anyio


@pytest.fixture
def own(tmp_path: Path) -> Iterator[URL]:
    """One kind of database is enough here."""
    with database("sqlite", tmp_path) as found:
        yield found


async def test_files_have_their_types_and_are_sent_once(own: URL) -> None:
    async with serving(quick(own)) as server, clients(server.url, "Ada") as (ada,):
        script = await ada.get("/js/app.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["content-encoding"] == "gzip"
        assert script.text == without_types(Path("src/roundhouse/web/js/app.js").read_text("utf-8"))
        again = await ada.http.get("/js/app.js", headers={"If-None-Match": script.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert (await ada.get("/css/theme.css")).headers["content-type"].startswith("text/css")
        assert (await ada.get("/favicon.svg")).headers["content-type"].startswith("image/svg+xml")


@pytest.mark.parametrize(
    "path",
    [
        "/js/../../server/app.py",
        "/js/%2e%2e/%2e%2e/server/app.py",
        "/js/..%2f..%2fserver%2fapp.py",
        "/js/..%5c..%5cserver%5capp.py",
        "/css/.hidden",
        "/data/",
        "/vendor/nothing.js",
        "/texts/../en/page.ftl",
        "/texts/xx.ftl",
        "/texts/review/xx.ftl",
        "/texts/nothing/en.ftl",
        "/server/app.py",
    ],
)
async def test_nothing_outside_the_page_is_served(own: URL, path: str) -> None:
    async with serving(quick(own)) as server, clients(server.url, "Ada") as (ada,):
        request = ada.http.build_request("GET", "/")
        request.url = request.url.copy_with(raw_path=path.encode())
        answer = await ada.http.send(request)
        assert answer.status_code in (400, 404)
        assert answer.json()["code"] == "unknown-path"


@pytest.mark.parametrize("path", ["/", "/table/abc", "/learn", "/learn/tickets", "/rules", "/rules/L-116", "/account"])
async def test_every_address_of_the_page_gives_the_page(own: URL, path: str) -> None:
    async with serving(quick(own)) as server, clients(server.url, "Ada") as (ada,):
        answer = await ada.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert 'id="page"' in answer.text


async def test_the_policy_allows_the_import_map_and_no_other_inline_script(own: URL) -> None:
    async with serving(quick(own)) as server, clients(server.url, "Ada") as (ada,):
        answer = await ada.get("/")
        policy = answer.headers["content-security-policy"]
        inline = re.findall(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", answer.text, re.DOTALL)
        hashes = [f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" for script in inline]
        assert len(hashes) == 1
        assert hashes[0] in policy
        assert "unsafe-inline" not in policy


async def test_texts_of_a_language_come_as_one_file(own: URL) -> None:
    async with serving(quick(own)) as server, clients(server.url, "Ada") as (ada,):
        english = (await ada.get("/texts/en.ftl")).text
        for text_id in ("page-name", "game-tickets", "L-116", "T-080", "refusal-stale", "lilliput-company-red"):
            assert re.search(rf"^{text_id} =", english, re.MULTILINE), text_id
        assert "play-curtain-hide" not in english  # the terminal's own
        assert (await ada.get("/texts/cs.ftl")).status_code == 200
        assert (await ada.get("/texts/review/cs.ftl")).status_code == 200


async def test_boards_and_pieces_tell_all_that_is_drawn(own: URL) -> None:
    async with serving(quick(own)) as server, clients(server.url, "Ada") as (ada,):
        board = (await ada.get("/api/games/tickets/board")).json()
        assert (len(board["cities"]), len(board["routes"]), len(board["tickets"])) == (36, 100, 30)
        ids = {city["id"] for city in board["cities"]}
        assert all(route["a"] in ids and route["b"] in ids for route in board["routes"])
        pieces = (await ada.get("/api/games/lilliput/pieces")).json()
        assert len(pieces["cards"]) == 10
        assert [len(row) for row in pieces["chart"]] == [11, 11]
        tiles = (await ada.get("/api/games/lilliput/tiles")).json()
        assert set(tiles["tiles"]) == {tile["id"] for tile in pieces["tiles"]}
        for tile in tiles["tiles"].values():
            assert len(tile["tracks"]) == len(tile["exits"]) == 4
            assert "style=" not in tile["ground"] + tile["above"] + "".join(tile["tracks"])  # the policy forbids it
        assert all(len(tiles["tiles"][tile["id"]]["slots"]) == tile["slots"] for tile in pieces["tiles"])
        large = (await ada.get("/api/games/lilliput/tiles", brobdingnag=True)).json()
        assert large["tiles"]["GC"]["above"] != tiles["tiles"]["GC"]["above"]


async def test_games_are_listed_with_all_that_is_needed_to_offer_them(own: URL) -> None:
    async with serving(quick(own)) as server, clients(server.url, "Ada") as (ada,):
        games = {game["name"]: game for game in (await ada.get("/api/games")).json()["games"]}
        assert {name: game["letter"] for name, game in games.items()} == {
            declared.name: declared.letter for declared in declarations()
        }
        texts = Catalogue("en")
        for game in games.values():
            for option in filter(itemgetter("is_offered"), game["options"]):
                assert option["text"] in texts
                assert option["kind"] in tuple(OptionKind)
                assert (option["range"] is None) == (option["kind"] != OptionKind.NUMBER)
                assert all(choice["text"] in texts for choice in option["choices"])
        assert games["tickets"]["page"]["front"] == "/js/tickets/front.js"


async def test_nobody_is_advised_by_a_random_bot(own: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roster, "adviser", lambda _: "random")
    async with serving(quick(own)) as server, clients(server.url, "Ada") as (ada,):
        table = (await ada.table(["me", "me"], visibility="local"))["id"]
        hint = await ada.get(f"/api/tables/{table}/hint")
        assert (hint.status_code, hint.json()["code"]) == (409, "no-adviser")
        assert not any(game["hints"] for game in (await ada.get("/api/games")).json()["games"])


async def test_the_log_tells_each_reader_what_they_may_know(own: URL) -> None:
    async with serving(quick(own)) as server, clients(server.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"], options={"first_player": 0}))["id"]
        await ben.do(table, "join")
        await keep_tickets(table, ada, ben)
        for _ in range(2):
            seen = await ada.look(table)
            assert (await ada.do(table, "act", action="draw", seq=seen["seq"])).status_code == 200
        mine, theirs = await _lines(ada, table), await _lines(ben, table)
        assert mine[-1].startswith("You drew a")
        assert "from the draw pile" in mine[-1]
        assert theirs[-1] == "Ada drew two hidden cards."
        assert "Ben took a seat." in mine
        assert "You took a seat." in theirs
        last = (await ada.get(f"/api/tables/{table}/log")).json()["seq"]
        assert (await ada.get(f"/api/tables/{table}/log", since=last)).json()["lines"] == []
        assert (await ada.get(f"/api/tables/{table}/log", language="xx")).json()["code"] == "unknown-language"


async def test_two_computers_of_one_level_have_names_of_their_own(own: URL) -> None:
    async with serving(quick(own)) as server, clients(server.url, "Ada") as (ada,):
        bot = {"who": "bot", "bot": "random"}
        table = await ada.table(["me", bot, bot])
        match = (await server.node.tables.get(table["id"])).match
        assert seat_names(Catalogue("cs"), match, {str(ada.person): "Ada"}) == ["Ada", "Adler", "Mallard"]


async def _lines(client: Client, table: str) -> list[str]:
    return [line["text"] for line in (await client.get(f"/api/tables/{table}/log")).json()["lines"]]


CHARACTERS = ("Emperor", "General", "Admiral", "Justiciary", "Treasurer")


@pytest.mark.parametrize("game", ["tickets", "lilliput"])
async def test_a_hint_is_legal_and_only_for_whose_turn_it_is(own: URL, game: str) -> None:
    async with serving(quick(own)) as server, clients(server.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"], game=game))["id"]
        await ben.do(table, "join")
        seen: dict[str, Any] = await ada.look(table)
        mover, other = (ada, ben) if seen["legal"] else (ben, ada)
        assert adviser(game) == "search", "else somebody weaker is asked"
        hint = (await mover.get(f"/api/tables/{table}/hint")).json()
        assert hint["action"] in (await mover.look(table))["legal"]
        assert hint["choice"]["action"] == hint["action"]
        if game == "lilliput":
            item = re.fullmatch(r"For the whole game: (.+)\.", hint["plan"][0])
            assert item is not None
            assert item[1] in {"Red", "Blue", "Green", "Yellow"} | {f"the {each}" for each in CHARACTERS}
        refused = await other.get(f"/api/tables/{table}/hint")
        assert (refused.status_code, refused.json()["code"]) == (403, "not-your-turn")
        assert (await ada.look(table))["seq"] == seen["seq"]  # nothing has happened


async def test_open_routes_tell_what_they_do_for_the_readers_tickets(own: URL) -> None:
    async with serving(quick(own)) as server, clients(server.url, "Ada", "Ben", None) as (ada, ben, nobody):
        table = (await ada.table(["me", "open"], options={"first_player": 0}))["id"]
        await ben.do(table, "join")
        seen = await ada.look(table)
        drawn = {held["ticket"]: held["cars"] for held in seen["view"]["own"]["choose_from"]}
        found = (await ada.get(f"/api/tables/{table}/ways")).json()
        board = {route["id"]: route for route in (await ada.get("/api/games/tickets/board")).json()["routes"]}
        for route, after in found["routes"].items():
            for ticket, cars in after.items():
                assert drawn[ticket] - board[route]["length"] <= cars < drawn[ticket]
        assert {ticket for after in found["routes"].values() for ticket in after} == drawn.keys()
        theirs = (await ben.get(f"/api/tables/{table}/ways")).json()
        assert drawn.keys().isdisjoint(ticket for after in theirs["routes"].values() for ticket in after)
        assert (await nobody.get(f"/api/tables/{table}/ways")).json()["routes"] == {}
        assert (await ben.get(f"/api/tables/{table}/ways", seat=0)).json()["code"] == "not-your-seat"


async def test_whoever_may_claim_is_told_what_routes_do_and_nobody_else_is(own: URL) -> None:
    async with serving(quick(own)) as server, clients(server.url, "Ada", "Ben", None) as (ada, ben, nobody):
        table = (await ada.table(["me", "open"], options={"first_player": 0}))["id"]
        await ben.do(table, "join")
        await keep_tickets(table, ada, ben)
        told, quiet = 0, 0
        async with (
            ada.live(table, language="en") as one,
            ben.live(table, language="cs") as two,
            nobody.live(table, language="en") as watching,
            ada.live(table) as program,
        ):
            seq = (await ada.look(table))["seq"]
            for number in range(40):
                seen = [await live.until(seq) for live in (one, two, watching, program)]
                for message, person in zip(seen, (ada, ben, nobody, ada), strict=True):
                    matters = [action for action in message["legal"] or () if action.startswith(("claim", "keep"))]
                    if not matters or message is seen[3]:
                        assert "aside" not in message
                        continue
                    asked = (await person.get(f"/api/tables/{table}/ways")).json()
                    ways = asked["routes"]
                    if "aside" in message:
                        assert message["aside"] | {"seq": asked["seq"]} == asked
                        own = message["view"]["own"]
                        held = {held["ticket"] for held in own["tickets"] + own["choose_from"]}
                        assert {ticket for after in ways.values() for ticket in after} <= held
                        assert {ticket for kept in asked["together"] for ticket in kept.split()} <= held
                        told += 1
                    else:  # nothing has changed since they were told
                        quiet += 1
                mover = ada if seen[0]["legal"] else ben
                legal = (await mover.look(table))["legal"]
                claims = [action for action in legal if action.startswith("claim")]
                chosen = claims[0] if claims and number % 3 == 2 else legal[0]
                done = await mover.do(table, "act", action=chosen, seq=seq)
                assert done.status_code == 200, done.text
                seq = done.json()["seq"]
        assert told > 2
        assert quiet > 0
        async with ada.live(table, language="en", since=seq) as again:  # a new page knows nothing yet
            first = await again.next("table")
            assert ("aside" in first) == any(action.startswith("claim") for action in first["legal"] or ())


async def test_the_rulebook_says_which_rules_are_not_translated(own: URL) -> None:
    async with serving(quick(own)) as server, clients(server.url, "Ada") as (ada,):
        book = (await ada.get("/api/rules/lilliput")).json()
        rules = {rule["id"]: rule for chapter in book["chapters"] for rule in chapter["rules"]}
        assert len(rules) == 491
        assert all(rule["translated"] for rule in rules.values())
        assert rules["L-116"]["text"] == "Two cities are never next to each other."
        other = (await ada.get("/api/rules/tickets", language="cs")).json()
        texts = [rule for chapter in other["chapters"] for rule in chapter["rules"]]
        assert len(texts) == 130
        assert all(rule["text"] and isinstance(rule["translated"], bool) for rule in texts)
        assert (await ada.get("/api/rules/chess")).json()["code"] == "unknown-game"


async def test_a_wrong_address_shows_the_page_to_people_and_a_code_to_programs(own: URL) -> None:
    async with serving(quick(own)) as server, clients(server.url, "Ada") as (ada,):
        person = await ada.http.get("/nonsense", headers={"Accept": "text/html,*/*"})
        assert (person.status_code, 'id="page"' in person.text) == (404, True)
        program = await ada.http.get("/nonsense", headers={"Accept": "*/*"})
        assert (program.status_code, program.json()["code"]) == (404, "unknown-path")


async def test_opening_the_page_counts_against_nobody(own: URL) -> None:
    async with serving(quick(own, limits=True)) as server, clients(server.url, "Ada") as (ada,):
        answers = [(await ada.get("/js/html.js")).status_code for _ in range(400)]
        assert set(answers) == {200}
        assert (await ada.get("/api/me")).status_code == 200


async def test_lists_say_whose_turn_it_is(own: URL) -> None:
    async with serving(quick(own)) as server, clients(server.url, "Ada", "Ben") as (ada, ben):
        table = (await ada.table(["me", "open"], options={"first_player": 0}))["id"]
        assert [line["turn"] for line in (await ada.get("/api/me/tables")).json()["tables"]] == [None]
        await ben.do(table, "join")
        seen = await ada.look(table)
        assert [line["turn"] for line in (await ben.get("/api/me/tables")).json()["tables"]] == [
            ada.person if seen["table"]["active_seat"] == 0 else ben.person
        ]


async def test_a_rulebook_has_an_introduction_and_pictures_that_are_sent_once(own: URL) -> None:
    async with serving(quick(own)) as server, clients(server.url, "Ada") as (ada,):
        for game in ("tickets", "lilliput"):
            book = (await ada.get(f"/api/rules/{game}", language="cs")).json()
            pictures = {picture["id"]: picture for picture in book["pictures"]}
            assert len(pictures) >= 25
            assert all(part["title"] and part["paragraphs"] for part in book["introduction"])
            shown = {picture for part in book["introduction"] for picture in part["pictures"]}
            assert shown <= set(pictures)
            beside = {
                picture for chapter in book["chapters"] for rule in chapter["rules"] for picture in rule["pictures"]
            }
            assert beside == set(pictures)
            first = next(iter(pictures.values()))
            drawn = await ada.http.get(f"/pictures/{game}/dark/{first['id']}.svg")
            assert drawn.headers["content-type"].startswith("image/svg+xml")
            assert drawn.headers["content-encoding"] == "gzip"
            assert f'width="{first["width"]}' in drawn.text
            assert "script-src" not in drawn.headers["content-security-policy"]
            tag = {"If-None-Match": drawn.headers["etag"]}
            assert (await ada.http.get(f"/pictures/{game}/dark/{first['id']}.svg", headers=tag)).status_code == 304


@pytest.mark.parametrize(
    "path", ["tickets/dark/nothing.svg", "tickets/grey/claim.svg", "tickets/dark/claim", "chess/dark/claim.svg"]
)
async def test_a_picture_that_is_not_there_is_told_by_a_code(own: URL, path: str) -> None:
    async with serving(quick(own)) as server, clients(server.url, "Ada") as (ada,):
        answer = await ada.http.get(f"/pictures/{path}")
        assert (answer.status_code, answer.json()["code"]) in ((404, "unknown-path"), (400, "unknown-game"))


async def test_a_file_of_an_option_is_read_and_its_mistakes_are_told(own: URL) -> None:
    async with serving(quick(own)) as server, clients(server.url, "Ada") as (ada,):
        path = "/api/games/tickets/options/board/file"
        text = (BOARDS / "islands.toml").read_text("utf-8")
        answer = await ada.post(path, name="islands.toml", text=text)
        assert answer.json() == {"value": tomllib.loads(text), "problems": []}
        wrong = (await ada.post(f"{path}?language=cs", name="wrong.toml", text="name = 3")).json()
        assert wrong["value"] is None
        problems = wrong["problems"]
        assert problems[0] == "name: " + Catalogue("cs").text("complaint-must-be-text")
        assert len(problems) == 4  # cities, routes and tickets are missing
        nothing = await ada.post("/api/games/tickets/options/first_player/file", name="a.toml", text="")
        assert (nothing.status_code, nothing.json()["code"]) == (404, "unknown-path")
        unknown = await ada.post("/api/games/chess/options/board/file", name="a.toml", text="")
        assert (unknown.status_code, unknown.json()["code"]) == (400, "unknown-game")
