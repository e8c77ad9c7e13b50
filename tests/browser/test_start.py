"""The start page, the waiting room, the rulebook and the guides, through the page alone."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from browser.conftest import expect
from browser.tables import JOIN, do_as_hinted, my_turn, new_table, skip_telling
from playing import BOARDS
from roundhouse.games.lilliput.box.landscapes import LANDSCAPE_NAMES
from roundhouse.games.tickets.box.board import BOARD_NAMES
from roundhouse.match.table import BotSeat, Table

TWO_TABLES = """async () => {
  const { request } = await import('/js/transport.js');
  await request('POST', '/api/me', { name: 'Ada' });
  const wanted = {
    game: 'lilliput', options: { first_player: 0 }, seats: [{ who: 'me' }, { who: 'open' }],
    clock: { kind: 'move', seconds: 3 * 86400 },
  };
  return [(await request('POST', '/api/tables', wanted)).id, (await request('POST', '/api/tables', wanted)).id];
}"""
PLAY_MY_TURN = """async id => {
  const { request } = await import('/js/transport.js');
  let seen = await request('GET', `/api/tables/${id}`);
  while (seen.legal) {
    seen = await request('POST', `/api/tables/${id}/orders`, { do: 'act', action: seen.legal[0], seq: seen.seq });
  }
}"""


def start(page: Any, url: str, path: str = "/") -> Any:
    page.goto(f"{url}{path}")
    page.locator("header.top").wait_for()
    return page


def record(game: str, bot: str, decisions: int) -> dict[str, Any]:
    """The record of a game that two bots have played so far."""
    table = Table.open(game, seats=[BotSeat(bot), BotSeat(bot)], seed=5)
    for _ in range(decisions):
        if not table.is_over:
            table.play_bot()
    return {**table.record().to_dict(), "names": ["Ada", f"bot:{bot}"]}


def give_file(page: Any, name: str, content: str) -> None:
    page.locator("input[type=file]").set_input_files(
        {"name": name, "mimeType": "application/json", "buffer": content.encode()}
    )


@pytest.mark.parametrize("game", ["tickets", "lilliput"])
def test_one_click_leads_to_a_game_that_is_kept(url: str, open_page: Callable[..., Any], game: str) -> None:
    page = start(open_page(), url)
    page.locator(f".of-{game} button.go").click()
    page.locator(".table-screen").wait_for()
    page.locator("a.brand").click()
    line = page.locator(".list").first.locator(".table-line")
    line.wait_for()
    assert page.locator(f".list .game-sign.of-{game}").count() >= 1
    line.click()
    page.locator(".table-screen").wait_for()


def test_friends_meet_by_a_link(url: str, open_page: Callable[..., Any]) -> None:
    ada, ben = start(open_page(), url), open_page()
    ada.locator(".name-tag").click()
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Save").click()
    ada.get_by_role("button", name="Ada").wait_for()
    ada.locator(".of-tickets").get_by_role("button", name="New table").click()
    ada.get_by_label("Player 2").select_option("friend")
    ada.get_by_role("button", name="Create table").click()
    link = ada.get_by_label("Link to this table").input_value()
    start(ben, "", link)
    ben.get_by_role("button", name="Take a seat").click()
    ben.get_by_text("Waiting for the host to start the game.").wait_for()
    ada.get_by_text("Everybody is here").wait_for()
    ada.get_by_role("button", name="Start the game").click()
    for page in (ada, ben):
        page.locator(".table-screen").wait_for()
    ben.locator(".players").get_by_text("Ada").first.wait_for()


def test_an_invitation_names_host_game_and_options_and_asks_for_a_name(url: str, open_page: Callable[..., Any]) -> None:
    ada, bob = open_page(), open_page(viewport={"width": 390, "height": 844})
    seats = [{"who": "me"}, {"who": "open"}]
    clock = {"kind": "total", "seconds": 900, "increment": 5}
    table = new_table(ada, url, seats, game="lilliput", options={"laputa": True, "first_player": 0}, clock=clock)
    ada.locator(".agreed", has_text="Laputa").wait_for()
    bob.goto(f"{url}/table/{table}")
    bob.get_by_role("heading", name="Ada invites you to play 18Lilliput").wait_for()
    expect(bob.locator(".agreed")).to_contain_text("2 players")
    expect(bob.locator(".agreed")).to_contain_text("Laputa")
    expect(bob.locator(".agreed")).to_contain_text("15")
    bob.get_by_label("What should the others call you?").fill("Bobby")
    bob.get_by_role("button", name="Take a seat").click()
    expect(bob.locator(".player-name, .person-name").first).to_be_attached()
    my_turn(ada)
    expect(ada.locator(".players")).to_contain_text("Bobby")
    expect(ada.locator(".about")).to_contain_text("Laputa")  # beside the name of the game
    ada.goto(url)
    ada.locator(".your-turns").get_by_role("link", name="18Lilliput Bobby").click()
    my_turn(ada)


def test_a_link_reaches_others_or_says_that_it_does_not(url: str, open_page: Callable[..., Any]) -> None:
    page = open_page()
    table = new_table(page, url, [{"who": "me"}, {"who": "open"}])
    page.locator(".this-computer", has_text="make play LAN=1").wait_for()
    assert page.locator(".qr-code").count() == 0
    page.route("**/api/reach", lambda route: route.fulfill(json={"address": "http://192.168.1.25:8000"}))
    page.add_init_script(
        "navigator.share = async (what) => { document.body.dataset.shared = `${what.title}: ${what.url}`; }"
    )
    page.reload()
    page.get_by_role("img", name="The link as a code").wait_for()
    link = page.get_by_label("Link to this table")
    expect(link).to_have_value(f"http://192.168.1.25:8000/table/{table}")
    assert page.locator(".this-computer").count() == 0
    page.get_by_role("button", name="Share").click()
    shared = f"A game of Ticket to Ride: http://192.168.1.25:8000/table/{table}"
    expect(page.locator("body")).to_have_attribute("data-shared", shared)


def test_options_that_exclude_each_other_are_grey_at_once(url: str, open_page: Callable[..., Any]) -> None:
    page = open_page()
    page.goto(url)
    page.locator(".of-lilliput").get_by_role("button", name="New table").click()
    variant = {name: page.locator(f"label:has(strong:text-is('{name}'))") for name in ("Brobdingnag", "Laputa")}
    brobdingnag, laputa = (variant[name].locator("input") for name in variant)
    brobdingnag.check()
    expect(laputa).to_be_disabled()
    expect(variant["Laputa"]).to_contain_text("Not together with")
    expect(variant["Laputa"]).to_contain_text("L-417")
    brobdingnag.uncheck()
    laputa.check()
    expect(brobdingnag).to_be_disabled()
    two = page.locator("label:has(strong:text-is('Two characters'))")
    two.locator("input").check()
    page.get_by_role("button", name="Add a seat").click()
    expect(two).to_contain_text("Only with 2 players")  # on, but it will not count
    page.get_by_role("button", name="Create table").click()
    page.locator(".table-screen").wait_for()


def test_boards_and_landscapes_are_pictures(url: str, open_page: Callable[..., Any]) -> None:
    page = open_page()
    page.goto(url)
    page.locator(".of-lilliput").get_by_role("button", name="New table").click()
    choices = page.locator(".picture-choice:has(.thumbnail .rh-map)")
    expect(choices).to_have_count(1 + len(LANDSCAPE_NAMES))  # the open plain first
    drawn = [choice.locator(".thumbnail").inner_html() for choice in choices.all()]
    assert len(set(drawn)) == 1 + len(LANDSCAPE_NAMES)
    page.get_by_text("Ticket to Ride", exact=True).last.click()
    boards = page.locator(".picture-choice .tickets-map")
    expect(boards).to_have_count(1 + len(BOARD_NAMES))  # the board of the box first
    assert boards.first.locator(".city").count() == 36


def test_a_landscape_of_ones_own_is_chosen_from_a_file(url: str, open_page: Callable[..., Any]) -> None:
    page = open_page()
    page.goto(url)
    page.locator(".of-lilliput").get_by_role("button", name="New table").click()
    field = page.locator(".file-choice input")
    wrong = 'name = "Wrong"\ntiles = [\n  { at = [0, 0], tile = "mountain" },\n  { at = [2, 2], tile = "castle" },\n]\n'
    field.set_input_files({"name": "wrong.toml", "mimeType": "", "buffer": wrong.encode()})
    mistakes = page.locator("fieldset:has(.file-choice) .trouble li")
    expect(mistakes.first).to_contain_text("line 3")
    assert "castle" in " ".join(mistakes.all_inner_texts())
    sound = 'name = "Hill country"\ntiles = [{ at = [2, 2], tile = "mountain" }]\n'
    field.set_input_files({"name": "hills.toml", "mimeType": "", "buffer": sound.encode()})
    page.get_by_role("radio", name="Hill country").wait_for()
    expect(page.get_by_role("radio", name="Hill country")).to_be_checked()
    assert mistakes.count() == 0
    page.get_by_role("button", name="Create table").click()
    page.locator(".board .terrain").wait_for(state="attached")
    assert page.locator(".board .terrain").get_attribute("data-cell") == "2,2"


def test_a_board_of_ones_own_is_seen_in_the_waiting_room(url: str, open_page: Callable[..., Any]) -> None:
    page = open_page()
    page.goto(url)
    page.locator(".of-tickets").get_by_role("button", name="New table").click()
    page.locator(".file-choice input").set_input_files(BOARDS / "islands.toml")
    page.get_by_label("Player 2").select_option("friend")
    page.get_by_role("radio", name="islands").wait_for()
    page.get_by_role("button", name="Create table").click()
    page.locator(".waiting .thumbnail .tickets-map").wait_for()
    cities = tomllib.loads((BOARDS / "islands.toml").read_text("utf-8"))["cities"]
    assert page.locator(".waiting .thumbnail .city").count() == len(cities)
    expect(page.locator(".agreed")).to_contain_text("Board: islands")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("no json", "it is not JSON"),
        ("{}", "not a game record"),
        (json.dumps({"format": "roundhouse-record", "names": ["A"], "seed": None}), "still in progress"),
    ],
)
def test_what_is_no_record_is_refused_with_the_reason(
    url: str, open_page: Callable[..., Any], content: str, reason: str
) -> None:
    page = start(open_page(), url)
    give_file(page, "evening.rh.json", content)
    page.locator(".import .trouble", has_text=reason).wait_for()
    assert "evening.rh.json" in page.locator(".import .trouble").inner_text()
    button, said = (page.locator(f".import {part}").bounding_box() for part in ("label", ".trouble"))
    assert said["y"] < button["y"] + button["height"] + 20  # beside the button or right below it


@pytest.mark.parametrize(("game", "bot", "decisions"), [("tickets", "random", 10_000), ("lilliput", "greedy", 30)])
def test_a_record_is_taken_up_where_it_ends(
    url: str, open_page: Callable[..., Any], game: str, bot: str, decisions: int
) -> None:
    page = start(open_page(), url)
    taken = record(game, bot, decisions)
    give_file(page, "evening.rh.json", json.dumps(taken))
    page.locator(f".table-screen.game-{game}").wait_for()
    if taken["result"]:
        skip_telling(page)
        best = max(taken["result"]["scores"])
        page.locator("#prompt", has_text=f"with {best} points").wait_for()


def test_practice_is_shown_before_anybody_takes_a_seat(url: str, open_page: Callable[..., Any]) -> None:
    ada, ben = open_page(), open_page()
    seats = [{"who": "me"}, {"who": "open"}]
    table = new_table(ada, url, seats, visibility="public", record=record("lilliput", "greedy", 10))
    ada.locator(".practice-note", has_text="made from a record").wait_for()
    start(ben, url)
    line = ben.locator(f".table-line[href='/table/{table}']")
    line.locator(".chip.practice").wait_for()
    line.click()
    ben.locator(".practice-note", has_text="made from a record").wait_for()
    ben.get_by_role("button", name="Take a seat").click()
    ben.locator(".table-screen .top .chip.practice").wait_for()


def test_the_rulebook_is_searched_and_leads_to_a_rule(url: str, open_page: Callable[..., Any]) -> None:
    page = start(open_page(), url, "/rules/L-116")
    page.locator("#L-116.chosen").wait_for()
    page.get_by_label("Search the rules").fill("L-116")
    page.locator(".rule").nth(1).wait_for(state="detached")
    assert page.locator(".rule").count() == 1
    page.get_by_label("Search the rules").fill("no rule says this")
    page.get_by_text("No rule contains these words.").wait_for()


def test_language_and_light_change_without_a_reload(url: str, open_page: Callable[..., Any]) -> None:
    page = start(open_page(color_scheme="light"), url)
    page.evaluate("window.sameDocument = true")
    page.locator("select.language").select_option("cs")
    page.locator("html[lang=cs]").wait_for()
    page.locator("button.icon").last.click()
    page.locator("html[data-theme=dark]").wait_for()
    assert page.evaluate("window.sameDocument") is True
    page.reload()
    page.locator("header.top").wait_for()
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]") == ["cs", "dark"]


TAUGHT = {
    "tickets": {"first-tickets", "draw", "second", "claim", "locomotive", "twin", "aims", "more-tickets", "end"},
    "lilliput": {"home", "draft", "card", "rust", "share-card", "station-card", "found", "copy", "run", "end"},
}
OTHER = {"tickets": ("Mildendo", "treasury", "director"), "lilliput": ("locomotive", "destination", "ticket")}
MOST_DECISIONS = 90


@pytest.mark.parametrize("game", ["tickets", "lilliput"])
def test_the_guide_speaks_of_what_is_on_the_table_up_to_its_end(
    url: str, open_page: Callable[..., Any], game: str
) -> None:
    page = start(open_page(viewport={"width": 1400, "height": 900}), url, f"/learn/{game}")
    guide, end = page.locator(".guide"), page.get_by_text("the end of the guide")
    lessons: dict[str, str] = {}
    for _ in range(MOST_DECISIONS):
        page.locator(".guide[data-decision]").wait_for()
        if end.count():
            break
        number = guide.get_attribute("data-decision")
        lesson = guide.get_attribute("data-lesson")
        if lesson is not None and lesson not in lessons:
            lessons[lesson] = page.locator(".guide-text").inner_text()
            lit = page.locator(f".guided :is({guide.get_attribute('data-lit')})")
            lit.first.wait_for()
            assert "3px" in lit.first.evaluate("part => getComputedStyle(part).outline"), lesson
        do_as_hinted(page)
        page.locator(f".guide:not([data-decision='{number}'])").wait_for()
    end.wait_for()
    assert TAUGHT[game] <= set(lessons)
    said = " ".join(lessons.values())
    assert "{" not in said
    assert [word for word in OTHER[game] if word.lower() in said.lower()] == []


def test_an_address_without_a_screen_says_so(url: str, open_page: Callable[..., Any]) -> None:
    page = start(open_page(), url)
    page.evaluate("history.pushState(null, '', '/nonsense'); dispatchEvent(new PopStateEvent('popstate'))")
    page.get_by_text("There is nothing at this address.").wait_for()


def test_an_old_browser_is_told_so_in_a_sentence(url: str, open_page: Callable[..., Any]) -> None:
    page = open_page()
    page.add_init_script("HTMLScriptElement.supports = undefined")
    page.goto(url)
    page.get_by_text("This browser is too old").wait_for()


def test_words_are_found_by_their_beginnings_without_accents(url: str, open_page: Callable[..., Any]) -> None:
    page = start(open_page(locale="cs-CZ"), url, "/rules/lilliput")
    search = page.locator(".rule-search input")
    page.locator(".rule").first.wait_for()
    page.keyboard.press("/")
    page.keyboard.type("reditelsky")
    page.locator(".rule mark").first.wait_for()
    assert page.locator(".rule mark").first.inner_text().lower().startswith("ředitelsk")
    assert 0 < page.locator(".rule").count() < 30
    page.keyboard.press("ArrowDown")
    first = page.locator(".rule dt a").first
    assert first.evaluate("link => link === document.activeElement")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Escape")
    assert search.input_value() == ""
    search.fill("224")  # the rule, and the one that cites it
    page.locator("#L-224").wait_for()
    page.locator("#L-194 dd a", has_text="L-224").click()
    page.locator("#L-224.chosen").wait_for()


def test_the_tabulator_goes_on_where_a_link_of_the_rulebook_led(url: str, open_page: Callable[..., Any]) -> None:
    """Of all the numbers one is a stop, and the arrows lead to the others."""
    page = start(open_page(), url, "/rules/L-116")
    page.locator("#L-116.chosen").wait_for()
    numbers = page.locator(".rule dt a")
    assert numbers.evaluate_all(
        "(all) => all.filter((one) => one.tabIndex >= 0).map((one) => one.hash || one.text)"
    ) == ["L-116"]
    chapter = page.locator(".rule-contents > ol > li > a").last
    rule = str(chapter.get_attribute("href")).removeprefix("/rules/")
    chapter.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"#{rule} dt a")).to_be_focused()
    page.keyboard.press("ArrowUp")
    assert numbers.evaluate_all("(all) => all.findIndex((one) => one === document.activeElement)") == (
        numbers.all_inner_texts().index(rule) - 1
    )
    part = page.locator(".rule-contents ol ol a").last
    part.focus()
    page.keyboard.press("Enter")
    page.locator(".introduction section:focus").wait_for()


@pytest.mark.parametrize("game", ["tickets", "lilliput"])
def test_the_introduction_comes_before_the_rules_and_its_pictures_are_drawn(
    url: str, open_page: Callable[..., Any], game: str
) -> None:
    page = start(open_page(color_scheme="dark"), url, f"/rules/{game}")
    pictures = page.locator(".introduction .rule-picture img")
    pictures.first.wait_for()
    assert page.locator(".rule-text > *").evaluate_all(
        "all => all.findIndex((one) => one.matches('.introduction')) < all.findIndex((one) => one.matches('section'))"
    )
    for number in range(pictures.count()):
        picture = pictures.nth(number)
        picture.scroll_into_view_if_needed()
        assert picture.evaluate("img => img.decode().then(() => img.naturalWidth)") > 0
        assert "/dark/" in picture.get_attribute("src")
        assert picture.get_attribute("alt")
    last = page.locator(".rule .rule-picture img").last
    assert last.evaluate("img => img.loading") == "lazy"
    page.locator(".rule-contents ol ol a").nth(3).click()
    assert page.evaluate("location.hash").startswith("#introduction-")


def test_players_choose_their_colours_before_the_start(url: str, open_page: Callable[..., Any]) -> None:
    ada, bob = (open_page(viewport={"width": 1280, "height": 800}) for _ in range(2))
    table = new_table(ada, url, [{"who": "me"}, {"who": "open"}], game="tickets")
    ada.locator(".colour-choice", has_text="yellow").click()
    ada.locator(".seat-number .player-yellow").wait_for()
    bob.goto(f"{url}/table/{table}")
    bob.locator(".colour-choice.taken", has_text="yellow").wait_for()
    bob.locator(".colour-choice", has_text="black").click()
    bob.get_by_role("button", name="Take a seat").click()
    for page in (ada, bob):
        page.locator(".players .player-yellow").wait_for()
        page.locator(".players .player-black").wait_for()


def test_hints_and_undo_are_agreed_on_before_the_start(url: str, open_page: Callable[..., Any]) -> None:
    ada, bob = open_page(), open_page(viewport={"width": 390, "height": 844})
    ada.goto(url)
    ada.locator(".of-lilliput").get_by_role("button", name="New table").click()
    hints, undo = ada.locator("input[name=hints]"), ada.locator("input[name=undo]")
    ada.get_by_label("Clock").select_option("hour")
    expect(hints).to_be_checked()  # against the computer
    ada.get_by_label("Player 2").select_option("friend")
    expect(hints).not_to_be_checked()  # against a person
    undo.uncheck()
    ada.get_by_role("button", name="Create table").click()
    bob.goto(ada.get_by_label("Link to this table").input_value())
    for page in (ada, bob):
        expect(page.locator(".agreed")).to_contain_text("no hints")
        expect(page.locator(".agreed")).to_contain_text("no undo")
    bob.get_by_role("button", name="Take a seat").click()
    ada.get_by_role("button", name="Start the game").click()
    for page in (ada, bob):
        page.locator(".table-screen").wait_for()
        expect(page.locator(".about")).to_have_attribute("title", "no hints\nno undo")
        for name in ("Hint", "Undo"):
            expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)


def test_colours_are_chosen_with_a_new_table(url: str, open_page: Callable[..., Any]) -> None:
    page = open_page()
    page.goto(url)
    page.locator(".of-tickets").get_by_role("button", name="New table").click()
    rows = page.locator(".seat-row")
    expect(rows.nth(1).locator(".colours")).to_have_count(0)  # a computer's
    page.get_by_label("Player 2").select_option("here")
    rows.nth(0).locator(".colour-choice", has_text="yellow").click()
    rows.nth(1).locator(".colour-choice.taken", has_text="yellow").wait_for()
    rows.nth(1).locator(".colour-choice", has_text="black").click()
    page.get_by_role("button", name="Create table").click()
    page.locator(".players .player-yellow").wait_for()
    page.locator(".players .player-black").wait_for()


def test_a_clock_is_told_as_it_runs(url: str, open_page: Callable[..., Any]) -> None:
    page = open_page()
    new_table(page, url, [{"who": "me"}, {"who": "open"}], clock={"kind": "total", "seconds": 900})
    expect(page.locator(".agreed")).to_contain_text("15")
    expect(page.locator(".agreed")).not_to_contain_text("5 s")  # a clock on offer has the same time and an increment


def test_a_button_leads_from_game_to_game(url: str, open_page: Callable[..., Any]) -> None:
    """Where it is not the reader's turn, and only if it is somewhere else; long clocks are shown in days."""
    page = open_page()
    start(page, url)
    first, second = page.evaluate(TWO_TABLES)
    bob = start(open_page(), url)
    for table in (first, second):
        bob.evaluate(JOIN, table)
    page.goto(f"{url}/")
    expect(page.locator(".your-turns a")).to_have_count(2)
    expect(page.locator(".your-turns a").first).to_contain_text("in 3 days")
    page.goto(f"{url}/table/{first}")
    expect(page.locator(".player .clock").first).to_have_text(re.compile(r"^2d\s23h$|^3d\s0h$"))
    expect(page.locator(".next-turn")).to_have_count(0)
    page.evaluate(PLAY_MY_TURN, first)
    page.locator(".next-turn").click()
    expect(page).to_have_url(f"{url}/table/{second}")
    expect(page.locator(".next-turn")).to_have_count(0)


def test_somebody_goes_on_vacation_and_comes_back(url: str, open_page: Callable[..., Any]) -> None:
    page = start(open_page(), url)
    page.evaluate(TWO_TABLES)
    page.goto(f"{url}/account")
    page.get_by_label("Days").fill("5")
    page.get_by_role("button", name="Go on vacation").click()
    page.get_by_text("You are on vacation until").wait_for()
    page.get_by_role("button", name="I am back").click()
    page.get_by_text("29 days of vacation left").wait_for()
