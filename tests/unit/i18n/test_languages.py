"""Every language says what English says: the same texts with the same parameters, in words of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import roundhouse as rh
from cited_rules import citable_rules
from roundhouse.cli.front import make_front
from roundhouse.games.lilliput.flow.lays import CITABLE, CITABLE_VARIANTS
from roundhouse.games.lilliput.map.laying import CITABLE_HOME
from roundhouse.games.tickets.events import CardTaken, DeckShuffled, FinalRoundBegan, RouteClaimed, TicketsDrawn
from roundhouse.i18n.catalogue import FALLBACK, Catalogue, languages
from roundhouse.i18n.tickets.log import TicketsLog

FOLDER = Path(rh.__file__).parent / "i18n"
OTHERS = [language for language in languages() if language != FALLBACK]
VIEW = rh.game("tickets").start(2, 1).view(None)
ROOMS = ("", "lilliput/", "tickets/")


def files_of(language: str) -> list[str]:
    """Every file of a language, with {} for the language."""
    return [f"{room}{{}}/{file.name}" for room in ROOMS for file in sorted((FOLDER / room / language).glob("*.ftl"))]


FILES = [(language, file) for language in OTHERS for file in files_of(language)]
WHOLE = tuple(file for file in files_of(FALLBACK) if file != "lilliput/{}/rules.ftl")
"""Files that a language has with every text; of the rules of 18Lilliput it has at least those a refusal can name."""

COMPANIES = ("Mildendo", "Slamecksan", "Glimigrim Valley", "Lilliput National", "Tramecksan", "Blefuscu Coast")
NAMES = {f"{name} Railway" for name in (*COMPANIES, "Belfaborac", "Reldresal")}
NAMES |= {
    "Ticket to Ride",
    "18Lilliput",
    "Gulliver",
    "Mildendo",
    "Wiggywack",
    "Roundhouse",
    "Tab",
    "Esc",  # keys are named as they are printed on them
    "{ $game } \N{EN DASH} Roundhouse",
}
NAMES |= {"Discord", "Mattermost", "Slack"}
NAMES |= {"Rocket", "Adler", "Mallard", "Saxonia", "Lion"}
NAMES |= {"Allenbeck", "Tottenham", "Plips", "Laputa", "Brobdingnag", "Bot", "p50", "p95", "N"}
NAMES |= {"Fenmark", "Ulverland"}
WORDS_ALIKE = {
    "cs": {"{ $days } d { $hours } h", "Bank", "Enter", "offline", "TEXT"},
    "es": {"{ $days } d { $hours } h", "Director", "General", "no", "normal", "Total", "total"},
    "fr": {
        "ACTION",
        "locomotive",
        "{ $number } orange",
        "{ $points } points",
        "mine",
        "normal",
        "Options",
        "orange",
        "Orange",
        "Pause",
        "Phase",
        "phase { $phase }",
        "Phases",
        "Route",
        "Routes",
        "pts",
        "Scores",
        "routes",
        "table",
        "terrain",
        "total",
        "Total",
        "Trains",
        "tunnel",
    },
    "it": {"Account", "Computer ({ $level })", "FILE", "host", "no", "Password", "Round", "Scenario", "tunnel"},
}
"""By language: words that it happens to share with English."""

CLAIMED = RouteClaimed(1, "calgary-helena", (("black", 3), ("locomotive", 1)), 7)

every_file = pytest.mark.parametrize(("language", "file"), FILES, ids=lambda value: value)
every_language = pytest.mark.parametrize("language", OTHERS)


@cache
def entries(language: str, file: str) -> list[ast.EntryType]:
    return FluentParser().parse((FOLDER / file.format(language)).read_text("utf-8")).body


def texts(language: str, file: str) -> dict[str, ast.Pattern]:
    """The texts of a file by id."""
    return {entry.id.name: entry.value for entry in entries(language, file) if isinstance(entry, ast.Message)}


class Parameters(Visitor):
    """What a text shows, in any of its variants, and what it selects a variant by."""

    def __init__(self, text: ast.Pattern) -> None:
        self.shown: set[str] = set()
        self.selected: set[str] = set()
        self.selections: list[ast.SelectExpression] = []
        self.visit(text)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selections.append(node)
        assert isinstance(node.selector, ast.VariableReference)
        self.selected.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.shown.add(node.id.name)


def written(text: ast.Pattern) -> str:
    """A text as it stands in its file."""
    message = FluentSerializer().serialize_entry(ast.Message(ast.Identifier("id"), text))
    return message.removeprefix("id =").strip()


def has_words(text: str) -> bool:
    """Whether anything is left to translate apart from parameters and signs."""
    return re.search(r"[^\W\d_]", re.sub(r"\{[^{}]*\}", "", text)) is not None


def plural_choices(text: ast.Pattern) -> Iterator[set[str]]:
    """The keys of each choice that depends on how many there are."""
    for selection in Parameters(text).selections:
        keys = {variant.key.name for variant in selection.variants if isinstance(variant.key, ast.Identifier)}
        if keys & {"zero", "one", "two", "few", "many"}:
            yield keys


def test_there_are_other_languages():
    assert {"cs", "it"} <= set(OTHERS)


@every_file
def test_a_file_is_well_formed(language, file):
    assert [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)] == []
    assert [text_id for text_id, text in texts(language, file).items() if text is None] == []


@every_file
def test_a_file_gives_only_texts_that_english_has_there(language, file):
    assert texts(language, file)
    assert sorted(texts(language, file).keys() - texts(FALLBACK, file).keys()) == []


@pytest.mark.parametrize("file", WHOLE)
@every_language
def test_no_text_of_a_game_is_missing(language, file):
    assert sorted(texts(FALLBACK, file).keys() - texts(language, file).keys()) == []


@every_language
def test_every_rule_that_a_refusal_can_name_has_a_text(language):
    named = citable_rules() | CITABLE | CITABLE_HOME | CITABLE_VARIANTS

    assert len(named) > 120
    assert sorted(named - texts(language, "lilliput/{}/rules.ftl").keys()) == []


@every_file
def test_a_text_shows_what_english_shows(language, file):
    english = texts(FALLBACK, file)
    differing = {}
    for text_id, text in texts(language, file).items():
        own, other = Parameters(text), Parameters(english[text_id])
        known = other.shown | other.selected
        if "who" in known:
            known |= {"you"}  # given with every deed, so that a language can tell "you did" from "somebody did"
        if own.shown != other.shown or not own.selected <= known:
            differing[text_id] = own.shown ^ other.shown | own.selected - known

    assert differing == {}


@every_file
def test_a_number_chooses_among_all_plurals_of_the_language(language, file):
    locale = Locale.parse(language)
    plurals = {locale.plural_form(number) for number in range(200)} - {"other"}  # the default variant
    incomplete = {
        text_id: sorted(plurals - keys)
        for text_id, text in texts(language, file).items()
        for keys in plural_choices(text)
        if not plurals <= keys
    }

    assert incomplete == {}


@every_file
def test_a_text_is_not_left_in_english(language, file):
    english = texts(FALLBACK, file)
    alike = NAMES | WORDS_ALIKE.get(language, set())
    same = {
        text_id: text
        for text_id, text in ((text_id, written(text)) for text_id, text in texts(language, file).items())
        if text == written(english[text_id]) and has_words(text) and text not in alike
    }

    assert same == {}


@pytest.mark.parametrize("language", languages())
def test_the_sign_of_pounds_stands_where_the_language_has_it(language):
    """Before the sum in English, behind it elsewhere, and never on another line."""
    sum_ = r"(\d+|\{ \$\w+ \}|\{ NUMBER\([^)]*\) \})"
    right = re.compile(f"£{sum_}" if language == FALLBACK else f"{sum_}\N{NO-BREAK SPACE}£")
    told = {text_id: written(text) for file in files_of(language) for text_id, text in texts(language, file).items()}
    with_sign = {text_id: text for text_id, text in told.items() if "£" in text}

    assert len(with_sign) > 80
    assert {text_id: text for text_id, text in with_sign.items() if text.count("£") != len(right.findall(text))} == {}


@every_language
@pytest.mark.parametrize("letter", ["T", "L"])
def test_the_rulebook_has_the_same_chapters_under_titles_of_its_own(language, letter):
    own = Catalogue(language).chapters(letter)
    english = Catalogue(FALLBACK).chapters(letter)
    given = {rule for _, rules in own for rule in rules}
    expected = [[rule for rule in rules if rule in given] for _, rules in english]

    assert [rules for _, rules in own] == [rules for rules in expected if rules]
    same = {title for title, _ in own} & {title for title, _ in english}
    assert {title for title in same if title not in ("Brobdingnag", *WORDS_ALIKE.get(language, ()))} == set()


def rules(language: str) -> dict[str, str]:
    return {
        rule: written(text)
        for file in ("tickets/{}/rules.ftl", "lilliput/{}/rules.ftl")
        for rule, text in texts(language, file).items()
    }


@every_language
def test_a_rule_is_told_in_whole_sentences_and_no_two_alike(language):
    told = rules(language)

    assert [rule for rule, text in told.items() if not text.endswith(".")] == []
    assert len(set(told.values())) == len(told)


@every_language
def test_a_rule_has_the_figures_of_the_english_one(language):
    english = {rule: sorted(re.findall(r"\d+", text)) for rule, text in rules(FALLBACK).items()}
    own = {rule: sorted(re.findall(r"\d+", text)) for rule, text in rules(language).items()}

    assert {rule: figures for rule, figures in own.items() if figures != english[rule]} == {}


@pytest.mark.parametrize(("name", "players"), [("tickets", 2), ("lilliput", 1), ("lilliput", 3)])
@every_language
def test_a_whole_game_is_told_with_nothing_missing(language, name, players):
    game, rng = rh.game(name), Random(7)
    state = game.start(players, 7)
    names = [f"P{seat}" for seat in range(state.seats)]
    front = make_front(game, Catalogue(language, strict=True), names)
    lines = 0
    while not state.is_over:
        view, legal = state.view(state.active_seat), state.legal_actions()
        assert front.question(view, legal)
        assert all(choice.label.plain for choice in front.choices(view, legal))
        lines += len(front.lines(view, state.apply(rng.choice(legal)), rh.Seat(0)))

    assert lines > 30


@pytest.mark.parametrize(
    ("language", "event", "line"),
    [
        ("cs", CardTaken(0, "red"), "Bereš červenou kartu."),
        ("cs", CardTaken(1, "locomotive"), "Ben bere lokomotivu."),
        ("cs", TicketsDrawn(1, 1, None), "Ben si líže jednu jízdenku."),
        ("cs", TicketsDrawn(1, 3, None), "Ben si líže 3 jízdenky."),
        ("cs", DeckShuffled(40), "Odhazovací balíček se míchá: v\N{NO-BREAK SPACE}novém balíčku je 40 karet."),
        ("cs", FinalRoundBegan(0, 0), "Nemáš už žádný vagón: každého čeká ještě jeden tah."),
        ("cs", FinalRoundBegan(1, 2), "Ben má už jen 2 vagóny: každého čeká ještě jeden tah."),
        ("it", CardTaken(0, "red"), "Hai preso una carta rossa."),
        ("it", TicketsDrawn(1, 1, None), "Ben ha pescato un biglietto."),
        ("it", TicketsDrawn(0, 3, None), "Hai pescato 3 biglietti."),
        ("it", FinalRoundBegan(1, 2), "Ben ha ancora 2 vagoni: resta un turno per tutti."),
        ("es", CLAIMED, "Ben ha cubierto Calgary \N{EN DASH} Helena con 3 negras y 1 locomotora: +7."),
        (
            "fr",
            CLAIMED,
            "Ben a pris Calgary \N{EN DASH} Helena avec 3 noires et 1 locomotive\N{NARROW NO-BREAK SPACE}: +7.",
        ),
        ("it", CLAIMED, "Ben ha occupato Calgary \N{EN DASH} Helena (carte: 3 nere e 1 locomotiva): +7."),
        (
            "cs",
            CLAIMED,
            "Ben obsazuje trať Calgary \N{EN DASH} Helena (karty: 3 černé a\N{NO-BREAK SPACE}1 lokomotiva): +7.",
        ),
    ],
)
def test_numbers_and_people_bend_the_sentence(language, event, line):
    log = TicketsLog("tickets", Catalogue(language, strict=True), VIEW, ["Ada", "Ben"], rh.Seat(0))

    assert [told.text for told in log.lines([event])] == [line]
