"""Results are stored with the end of a game, once; ratings are a fold over them that always comes out the same."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import URL, select, text

from roundhouse.match.ids import PersonId
from roundhouse.server.ratings.rebuilding import rebuild
from roundhouse.server.ratings.skill import BEGINNING, LEAST_GAMES, Party, rated
from roundhouse.server.storage.engine import open_writer
from roundhouse.server.storage.migrate import migrate
from roundhouse.server.storage.results import PlacingRow, ResultRow, rate_waiting, replace_results
from roundhouse.server.storage.schema import PLACINGS, RATINGS, RESULTS
from server.nodes import Client, clients, keep_tickets, quick, serving
from server.waiting import eventually

pytestmark = pytest.mark.anyio
NAMES = ("ada", "ben", "cleo", "dan")


def everything(url: URL) -> list[Any]:
    """All that is kept of results and ratings."""
    engine = open_writer(url)
    try:
        with engine.connect() as connection:
            return [
                tuple(row)
                for table, order in ((RESULTS, RESULTS.c.table_id), (PLACINGS, PLACINGS.c.table_id), (RATINGS, None))
                for row in connection.execute(
                    select(table).order_by(order, PLACINGS.c.seat)
                    if table is PLACINGS
                    else select(table).order_by(*table.primary_key.columns)
                )
            ]
    finally:
        engine.dispose()


def prepared(url: URL, number: int) -> None:
    """A database with people and this many tables without a log."""
    migrate(url)
    engine = open_writer(url)
    with engine.begin() as connection:
        for name in NAMES:
            connection.execute(
                text("INSERT INTO people (id, name, login, epoch, created_at) VALUES (:name, :name, :name, 0, 1)"),
                {"name": name},
            )
        for table in range(number):
            connection.execute(
                text(
                    "INSERT INTO tables (id, game, visibility, status, seq, summary, bot_due, created_at, updated_at)"
                    " VALUES (:id, 'tickets', 'public', 'running', 1, '{}', 0, 1, 1)"
                ),
                {"id": f"table{table:03}"},
            )
    engine.dispose()


def result(number: int, *order: str, at: int | None = None, players: int = 2) -> tuple[Any, ResultRow]:
    """A result: who came first, second, ...; names of levels are computers."""
    placings = tuple(
        PlacingRow(
            seat,  # type: ignore[arg-type]
            PersonId(name) if name in NAMES else None,
            None if name in NAMES else name,
            seat + 1,
            100 - seat,
            False,
        )
        for seat, name in enumerate(order)
    )
    row = ResultRow("tickets", players, "", "finished", True, number if at is None else at, placings)  # type: ignore[arg-type]
    return f"table{number:03}", row


def store(url: URL, *found: tuple[Any, ResultRow]) -> None:
    engine = open_writer(url)
    with engine.begin() as connection:
        replace_results(connection, found)
    engine.dispose()


def rate(url: URL, at_once: int = 50) -> None:
    engine = open_writer(url)
    while rate_waiting(engine, at_once):
        pass
    engine.dispose()


def test_who_wins_rises_and_a_level_stays_where_it_is() -> None:
    ada, ben = PersonId("ada"), PersonId("ben")
    first, second = rated("tickets", 2, [Party(ada, None, 1, BEGINNING), Party(ben, None, 2, BEGINNING)])  # type: ignore[arg-type]
    assert first is not None
    assert second is not None
    assert first.mu > 25 > second.mu
    assert first.mu - 25 == pytest.approx(25 - second.mu)
    assert first.sigma < BEGINNING.sigma
    easy, hard = (
        rated("tickets", 2, [Party(ada, None, 1, BEGINNING), Party(None, level, 2, BEGINNING)])  # type: ignore[arg-type]
        for level in ("easy", "hard")
    )
    assert easy[1] is hard[1] is None
    assert hard[0].mu > easy[0].mu > 25  # type: ignore[union-attr]
    assert hard[0].mu - 25 > 4 * (easy[0].mu - 25)  # type: ignore[union-attr]


def test_a_computer_that_nobody_has_measured_teaches_nothing() -> None:
    parties = [Party(PersonId("ada"), None, 1, BEGINNING), Party(None, "random", 2, BEGINNING)]
    assert rated("tickets", 2, parties) == [None, None]  # type: ignore[arg-type]


def test_ratings_are_the_same_in_whatever_order_results_arrive(url: URL) -> None:
    games = [result(n, *(("ada", "ben", "cleo")[n % 3 :] + ("ada", "ben", "cleo")[: n % 3])[:2]) for n in range(12)]
    prepared(url, 12)
    store(url, *games)
    rate(url)
    in_order = everything(url)
    assert [row for row in in_order if row[0] == "ada" and row[1] == "tickets"]
    engine = open_writer(url)
    with engine.begin() as connection:
        for table in ("placings", "results", "ratings"):
            connection.execute(text(f"DELETE FROM {table}"))  # noqa: S608  # names of ours
    engine.dispose()
    for game in [games[7], games[3], *games[8:], games[0], *games[1:3], *games[4:7]]:
        store(url, game)
        rate(url, at_once=1)
    assert everything(url) == in_order


def test_a_place_on_the_board_takes_enough_games(url: URL) -> None:
    prepared(url, LEAST_GAMES)
    listed = []
    for number in range(LEAST_GAMES):
        store(url, result(number, "ada", "ben"))
        rate(url)
        engine = open_writer(url)
        with engine.connect() as connection:
            listed.append(connection.execute(select(RATINGS.c.listed).order_by(RATINGS.c.person)).scalars().all())
        engine.dispose()
    assert listed == [[0, 0]] * (LEAST_GAMES - 1) + [[1, 1]]


async def play_out(server: Any, table: str, *people: Client) -> dict[str, Any]:
    """Everybody leaves a game that began; computers finish it."""
    for person in people:
        assert (await person.do(table, "leave", resign=True)).status_code == 200

    async def ended() -> Any:
        seen = await people[0].look(table)
        return seen if seen["table"]["status"] in ("finished", "closed") else None

    found: dict[str, Any] = await eventually(ended, "the game to end")
    return found


async def sat_down(ada: Client, *others: Client, **more: Any) -> str:
    """A table of these people where everybody has made a decision."""
    wanted = {"options": {"first_player": 0}, "bot": "random", **more}
    made = await ada.table(["me", *(["open"] * len(others)), *wanted.pop("computers", [])], **wanted)
    for other in others:
        assert (await other.do(made["id"], "join")).status_code == 200
    await keep_tickets(made["id"], ada, *others)
    return str(made["id"])


async def rating_of(client: Client, person: str | None) -> list[dict[str, Any]]:
    answer = await client.get(f"/api/people/{person}")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["ratings"]
    return found


async def test_results_come_with_the_end_and_are_rebuilt_from_the_log_alone(url: URL) -> None:
    async with serving(quick(url)) as server, clients(server.url, "Ada", "Ben", "Cleo") as (ada, ben, cleo):
        given_up = await sat_down(ada, ben, visibility="public")
        assert (await ben.do(given_up, "leave", resign=True)).status_code == 200
        three = await sat_down(ada, ben, cleo, computers=[{"who": "bot", "bot": "random"}])
        await play_out(server, three, ada, ben, cleo)
        closed = await sat_down(cleo, ada)
        assert (await cleo.do(closed, "close")).status_code == 200
        early = await ada.table(["me", "open"])
        await ben.do(early["id"], "join")
        assert (await ada.do(early["id"], "close")).status_code == 200
        await eventually(lambda: rating_of(ada, cleo.person), "the ratings")

        async def all_rated() -> bool:
            lines = await rating_of(ada, ada.person)
            return sorted((line["players"], line["games"], line["wins"]) for line in lines)[0] == (2, 2, 2)

        await eventually(all_rated, "both games of two")
        profile = (await cleo.get(f"/api/people/{ada.person}")).json()
        assert [(line["players"], line["games"], line["left"]) for line in profile["games"]] == [(2, 2, 0), (4, 1, 1)]
        met = {one["person"]: (one["games"], one["ahead"], one["behind"]) for one in profile["opponents"]}
        assert met[ben.person][:2] == (2, met[ben.person][1])
        assert met[ben.person][1] >= 1
        shown = (await ben.get(f"/api/people/{ada.person}/games")).json()
        assert [(game["how"], game["table"] is not None) for game in shown["games"]] == [
            ("abandoned", False),  # Ben was not at the table of Cleo and Ada, and it is not public
            ("finished", True),
            ("abandoned", True),
        ]
        mine = (await ada.get(f"/api/people/{ada.person}/games")).json()
        assert {game["table"] for game in mine["games"]} == {given_up, three, closed}
    before = await asyncio.to_thread(everything, url)
    again = await asyncio.to_thread(rebuild, url)
    assert (again.results, again.unreadable) == (3, 0)
    assert await asyncio.to_thread(everything, url) == before
    engine = open_writer(url)
    with engine.begin() as connection:
        for table in ("placings", "results", "ratings"):
            connection.execute(text(f"DELETE FROM {table}"))  # noqa: S608  # names of ours
    engine.dispose()
    await asyncio.to_thread(rebuild, url)
    assert await asyncio.to_thread(everything, url) == before


async def test_who_is_hidden_is_seen_by_nobody_else_and_stands_on_no_board(url: URL) -> None:
    await asyncio.to_thread(prepared, url, LEAST_GAMES)
    await asyncio.to_thread(store, url, *(result(number, "ada", "ben") for number in range(LEAST_GAMES)))
    async with serving(quick(url)) as server, clients(server.url, "Reader") as (reader,):

        async def board() -> Any:
            found = (await reader.get("/api/leaderboards", game="tickets", players=2)).json()
            return found if found["places"] else None

        found = await eventually(board, "the board")
        assert [place["person"] for place in found["places"]] == ["ada", "ben"]
        assert (found["names"], found["size"], found["mine"]) == ({"ada": "ada", "ben": "ben"}, 2, None)
        course = (await reader.get("/api/people/ada/rating", game="tickets", players=2)).json()["points"]
        assert [point["at"] for point in course] == list(range(LEAST_GAMES))
        assert course[-1]["mu"] > course[0]["mu"] > 25
        cookie = server.node.cookies.value(PersonId("ben"), 0, 1_000_000_000_000_000)
        async with clients(server.url, None) as (ben,):
            ben.http.cookies.set("roundhouse", cookie)
            assert (await ben.get("/api/leaderboards", game="tickets", players=2)).json()["place"] == 2
            assert (await ben.http.put("/api/me/openness", json={"hidden": True})).json() == {"hidden": True}
            assert (await ben.get("/api/people/ben")).json()["hidden"] is True
            assert (await ben.get("/api/leaderboards", game="tickets", players=2)).json()["place"] == 0
        for path in ("ben", "ben/games", "ben/against/ada", "ada/against/ben", "ben/rating?game=tickets&players=2"):
            refused = await reader.http.get(f"/api/people/{path}")
            assert (refused.status_code, refused.json()["code"]) == (403, "hidden"), path
        left = (await reader.get("/api/leaderboards", game="tickets", players=2)).json()
        assert [place["person"] for place in left["places"]] == ["ada"]
        assert (await reader.get("/api/people/nobody")).status_code == 404
        assert (await reader.get("/api/leaderboards", game="nothing", players=2)).json()["code"] == "unknown-game"
