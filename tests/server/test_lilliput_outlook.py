"""What the page of 18Lilliput is told before a decision is true of the position, as the rules have it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from roundhouse.games.lilliput.actions import DONE, EXCHANGE, BankTrain, CompanyTrain, Lay, PoolTrain, Station, TakeCard
from roundhouse.games.lilliput.ids import COMPANY_IDS, Cell
from roundhouse.games.lilliput.position import Stage
from roundhouse.games.lilliput.runs import company_run
from roundhouse.games.lilliput.state import LilliputState
from roundhouse.kernel.contract import Seat
from roundhouse.match.table import BotSeat, Table
from roundhouse.server.page.lilliput.earnings import earnings
from roundhouse.server.page.lilliput.outlook import idle_halves, outlook, unlaid_tiles
from roundhouse.server.page.lilliput.reasons import nearest_cell, nearest_refusal
from server.nodes import clients, quick, serving
from server.services import database

GAMES = [(2, {}), (3, {"laputa": True}), (1, {}), (4, {"scenario": "the-mountains"})]


def positions(players: int, options: dict[str, object], *stages: Stage) -> Iterator[LilliputState]:
    """What is asked in these stages of a game between bots."""
    table = Table.open("lilliput", [BotSeat("greedy")] * players, seed=11, **options)
    while not table.is_over:
        state = table.state
        assert isinstance(state, LilliputState)
        if state.stage in stages:
            yield state.copy()
        table.play_bot()


def own_tile(state: LilliputState, lay: Lay) -> bool:
    return state.setup.tileset.kinds[state.setup.tileset.by_id[lay.tile]].owner is not None


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_a_half_is_said_to_be_idle_when_taking_it_leaves_nothing_to_do(
    players: int, options: dict[str, object]
) -> None:
    said = 0
    for state in positions(players, options, Stage.TURN):
        idle = idle_halves(state)
        for number in state.setup.cards:
            for half in state.setup.components.cards[number - 1].halves:
                after = state.copy()
                after.push(TakeCard(number, half))
                if after.stage not in (Stage.LAYING, Stage.SHARES, Stage.TRAINS, Stage.STATION):
                    assert half not in idle
                    continue
                useful = [
                    action
                    for action in after.legal_actions()
                    if action not in (DONE, EXCHANGE) and not (isinstance(action, Lay) and own_tile(after, action))
                ]
                assert (half in idle) == (not useful)
                said += half in idle
    assert said > 0


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_tiles_that_cannot_be_laid_are_told_with_a_reason_that_holds_everywhere(
    players: int, options: dict[str, object]
) -> None:
    for state in positions(players, options, Stage.LAYING):
        lays = {(lay.company, lay.tile) for lay in state.legal_actions() if isinstance(lay, Lay)}
        cells: list[Cell] = [(0, 0), *state.railmap.tiles, (3, 3)]
        for company, tiles in unlaid_tiles(state).items():
            supplied = {kind.id for kind in state.setup.tileset.kinds if kind.is_supplied}
            assert {tile for tile in supplied if (company, tile) not in lays} == tiles.keys()
            for tile, refusal in tiles.items():
                if refusal is None or refusal.rule == "L-111":  # money is asked last
                    continue
                for cell in cells:
                    found = state.why_not(Lay(company, cell, tile, 0))
                    assert found is not None
                    assert found.rule == refusal.rule


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_cell_where_nothing_can_be_laid_has_its_own_reason(players: int, options: dict[str, object]) -> None:
    for number, state in enumerate(positions(players, options, Stage.LAYING, Stage.HOME_TILE)):
        if number % 3:
            continue
        lays = [lay for lay in state.legal_actions() if isinstance(lay, Lay) and not own_tile(state, lay)]
        own = [state.focus] if state.stage is Stage.HOME_TILE else state.directed_by(state.active)
        for company in own:
            open_cells = {lay.cell for lay in lays if lay.company == company}
            for cell in [(x, y) for x in range(-3, 4) for y in range(-3, 4)]:
                refusal = nearest_refusal(state, company, cell, None)
                assert (refusal is None) == (cell in open_cells), cell
                if refusal is not None and "cell" in refusal.params:
                    assert refusal.params["cell"] == f"{cell[0]},{cell[1]}"


def test_the_reason_is_about_the_cell_and_not_about_a_tile_of_the_wrong_kind() -> None:
    """On a square for cities without track beside it the reason is the missing track, not that plain track is wrong."""
    table = Table.open("lilliput", [BotSeat("greedy")] * 2, seed=5, first_player=0)
    drafted = ["draft red", "lay red 0,1 YC-C 1", "draft general", "draft green", "lay green 1,0 YC-C 2"]
    for text in [*drafted, "draft treasurer", "card 2 tile"]:
        table.act(table.active_seat or Seat(0), table.game.parse(text))
    state = table.state
    assert isinstance(state, LilliputState)
    company = state.directed_by(state.active)[0]
    for cell in ((-1, 0), (0, -1), (2, 1)):
        refusal = nearest_refusal(state, company, cell, None)
        if refusal is not None:
            assert refusal.rule not in ("L-116", "L-117", "L-119", "L-121")
    plain = nearest_refusal(state, company, (-1, 0), "YP-S")  # type: ignore[arg-type]
    assert plain is not None
    assert plain.rule in ("L-117", "L-119", "L-121")


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_a_tile_comes_nearest_where_it_can_be_laid(players: int, options: dict[str, object]) -> None:
    tried = 0
    for number, state in enumerate(positions(players, options, Stage.LAYING)):
        if number % 6:
            continue
        for company, unlaid in unlaid_tiles(state).items():
            lays = [lay for lay in state.legal_actions() if isinstance(lay, Lay) and lay.company == company]
            laid = {(lay.tile, lay.cell) for lay in lays}
            for tile in {tile for tile, _ in laid} | unlaid.keys():
                cell, refusal = nearest_cell(state, company, tile)  # type: ignore[arg-type]
                assert (refusal is None) == ((tile, cell) in laid)
                tried += 1
    assert tried > 0


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_earnings_are_those_of_the_position_after_the_action(players: int, options: dict[str, object]) -> None:
    """Read off a position in which it was really done; where the round goes on by itself only the map is compared."""
    changed = 0
    for number, state in enumerate(positions(players, options, Stage.LAYING, Stage.STATION, Stage.TRAINS, Stage.POOL)):
        if number % 4:
            continue
        for action in list(state.legal_actions())[:30]:
            if not isinstance(action, Lay | Station | BankTrain | PoolTrain | CompanyTrain):
                assert earnings(state, action) == {}
                continue
            told = earnings(state, action)
            after = state.copy()
            after.push(action)
            assert told.keys() == {COMPANY_IDS[company] for company in state.queue}
            if after.round != state.round or after.running != state.running or after.stage is Stage.PRICE:
                continue  # the round went on by itself, or a price is asked first
            for company in state.queue:
                assert told[COMPANY_IDS[company]] == (
                    company_run(state, company).total,
                    company_run(after, company).total,
                )
            changed += any(old != new for old, new in told.values())
    assert changed > 0


def test_nothing_is_told_beside_other_stages() -> None:
    for state in positions(2, {}, Stage.TURN, Stage.LAYING):
        assert set(outlook(state)) == ({"idle"} if state.stage is Stage.TURN else {"unlaid"})


@pytest.mark.anyio
async def test_only_whoever_decides_is_told_and_nonsense_is_refused(tmp_path: Path) -> None:
    with database("sqlite", tmp_path) as own:
        async with serving(quick(own)) as server, clients(server.url, "Ada", "Ben", None) as (ada, ben, nobody):
            table = (await ada.table(["me", "open"], game="lilliput", options={"first_player": 0}))["id"]
            await ben.do(table, "join")
            here, earns = f"/api/tables/{table}/why-here", f"/api/tables/{table}/earnings"
            asked = {"company": "red", "cell": "3,3"}
            assert (await ben.get(here, **asked)).json()["code"] == "not-your-turn"
            assert (await nobody.get(earns, action="done")).status_code == 401
            for text in ("draft red", "lay red 0,1 YC-C 1"):
                seq = (await ada.look(table))["seq"]
                if text.startswith("lay"):
                    refused = (await ada.get(here, **asked)).json()
                    assert refused["rule"] == "L-048"
                    found = (await ada.get(earns, action=text)).json()["companies"]
                    assert found == {"red": [0, 50]}  # its home and Mildendo, with the train it starts with
                    assert (await ada.get(earns, action="lay red 9,9 YC-C 0")).json()["companies"] == {}
                    for wrong in ({"company": "pink"}, {"cell": "here"}, {"tile": "\x00"}):
                        answer = await ada.get(here, **{**asked, **wrong})
                        assert answer.status_code in (200, 400), answer.text
                    assert (await ada.get(here, **{**asked, "company": "pink"})).status_code == 400
                done = await ada.do(table, "act", action=text, seq=seq)
                assert done.status_code == 200, done.text
