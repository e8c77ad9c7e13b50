"""Maps at the server: checked with every mistake at its place, drawn at random, tried out by bots behind everything."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.games.lilliput.box.landscapes import named_landscape
from roundhouse.games.tickets.box.board import named_board
from roundhouse.games.tickets.box.random_boards import random_board
from roundhouse.server.trials import MOST_WAITING
from server.nodes import Client, Running, clients
from server.waiting import eventually

pytestmark = pytest.mark.anyio

BOARD = random_board(8, 12, 2).to_data()
TRIAL = {"value": BOARD, "players": 2, "games": 3, "level": "easy"}


async def checked(client: Client, game: str, value: Any) -> dict[str, Any]:
    answer = await client.post(f"/api/games/{game}/workshop/check", value=value)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def test_a_sound_board_is_measured(server: Running) -> None:
    async with clients(server.url, "Ada") as (ada,):
        told = await checked(ada, "tickets", BOARD)

    assert told["problems"] == []
    assert told["measure"]["players"] == 3
    assert told["measure"]["quality"]["total"] > 85
    assert told["measure"]["touching"] == {}


async def test_a_landscape_is_measured_side_by_side(server: Running) -> None:
    async with clients(server.url, "Ada") as (ada,):
        told = await checked(ada, "lilliput", named_landscape("separated").to_data())

    assert [side["side"] for side in told["measure"]["sides"]] == ["N", "E", "S", "W"]


async def test_every_mistake_comes_at_once_with_its_place(server: Running) -> None:
    wrong = {
        **BOARD,
        "cars": 99,
        "routes": [{**BOARD["routes"][0], "length": 9, "colour": "pink"}, *BOARD["routes"][1:]],
    }
    async with clients(server.url, "Ada") as (ada,):
        told = await checked(ada, "tickets", wrong)
        land = await checked(
            ada, "lilliput", {"tiles": [{"at": [1, 0], "tile": "hills"}, {"at": [2, 0], "tile": "bog"}]}
        )

    assert {one["place"] for one in told["problems"]} == {"cars", "routes[1].length", "routes[1].colour"}
    assert told["measure"] is None
    assert [one["place"] for one in land["problems"]] == ["tiles[2].tile", "tiles[1]"]


async def test_a_board_of_our_own_is_told_by_its_name(server: Running) -> None:
    async with clients(server.url, "Ada") as (ada,):
        board = await ada.get("/api/games/tickets/own-board", name="fenmark")
        unknown = await ada.get("/api/games/tickets/own-board", name="../usa")

    assert board.json() == named_board("fenmark").to_data()
    assert unknown.status_code == 404


async def test_a_random_map_is_the_same_for_the_same_seed(server: Running) -> None:
    async with clients(server.url, "Ada") as (ada,):
        asked = {"seed": 8, "wanted": {"cities": 12, "players": 2}}
        board = (await ada.post("/api/games/tickets/workshop/random", **asked)).json()
        land = (await ada.post("/api/games/lilliput/workshop/random", seed=3, wanted={})).json()
        refused = await ada.post("/api/games/tickets/workshop/random", seed=8, wanted={"cities": 999})

    assert board["value"] == BOARD
    assert len(land["value"]["tiles"]) > 5
    assert (refused.status_code, refused.json()["code"]) == (400, "invalid-option")


async def test_a_map_is_tried_out_and_told_to_its_person_alone(server: Running) -> None:
    async with clients(server.url, "Ada", "Ben") as (ada, ben):
        begun = await ada.post("/api/games/tickets/workshop/trials", **TRIAL)
        assert begun.status_code == 202, begun.text
        path = f"/api/workshop/trials/{begun.json()['id']}"
        assert (await ben.get(path)).json()["code"] == "unknown-trial"
        assert (await ben.http.delete(path)).json()["code"] == "unknown-trial"

        async def is_over() -> bool:
            seen = (await ada.get(path)).json()
            return bool(seen["report"] or seen["trouble"])

        await eventually(is_over, "three games between easy bots")
        seen = (await ada.get(path)).json()
        assert (seen["trouble"], seen["done"], seen["games"]) == (None, 3, 3)
        assert seen["report"]["games"] == 3
        assert len(seen["report"]["parts"]["routes"]) == len(BOARD["routes"])
        assert (await ada.http.delete(path)).status_code == 204
        assert (await ada.get(path)).json()["code"] == "unknown-trial"


async def test_nobody_tries_out_what_is_not_sound_or_not_of_the_house(server: Running) -> None:
    async with clients(server.url, "Ada") as (ada,):
        post = "/api/games/tickets/workshop/trials"
        broken = await ada.post(post, **{**TRIAL, "value": {**BOARD, "routes": []}})
        foreign = await ada.post(post, **{**TRIAL, "level": "os:system"})
        many = await ada.post(post, **{**TRIAL, "games": 10**6})
        unknown = await ada.post("/api/games/chess/workshop/trials", **TRIAL)

    assert (broken.status_code, broken.json()["code"]) == (400, "invalid-data")
    assert (foreign.status_code, foreign.json()["code"]) == (400, "unknown-bot")
    assert many.status_code == 400
    assert unknown.json()["code"] == "unknown-game"


async def test_trials_wait_for_each_other_up_to_a_number(server: Running) -> None:
    trials = server.node.trials
    try:
        for number in range(MOST_WAITING):
            trials.start(f"p{number}", {**TRIAL, "game": "tickets", "bot": "greedy", "games": 300})  # type: ignore[arg-type]
        async with clients(server.url, "Ada") as (ada,):
            refused = await ada.post("/api/games/tickets/workshop/trials", **TRIAL)
            assert (refused.status_code, refused.json()["code"]) == (503, "busy")
    finally:
        await trials.stop()
