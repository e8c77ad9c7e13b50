"""In which language the command speaks, and that its help and its complaints do."""

from __future__ import annotations

import pytest
from cyclopts import ArgumentCollection
from fluent.runtime import FluentBundle, FluentResource

from roundhouse.cli.commands import SHARED, add_game_commands, game_commands
from roundhouse.cli.language import system_language
from roundhouse.cli.main import app
from roundhouse.i18n.catalogue import languages, text_files
from roundhouse.i18n.plain_texts import HELP, help_texts, read_plain

OTHERS = [language for language in languages() if language != "en"]
PLAYING = {
    "cs": "Hraj v\N{NO-BREAK SPACE}terminálu",
    "en": "Play in the terminal",
    "es": "Juega en el terminal",
    "fr": "Jouer dans le terminal",
    "it": "Gioca nel terminale",
}


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "it.UTF-8"}, "it"),
        ({"LANG": "ES_mx@euro"}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "tlh"}, "en"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": ""}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "LC_ALL": "it_IT.UTF-8"}, "it"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_system_says_which_language(environment, language):
    assert system_language(environment) == language


@pytest.mark.parametrize("language", languages())
def test_the_language_of_the_system_is_spoken(run, monkeypatch, language):
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")

    assert PLAYING[language] in run("--help").out
    assert PLAYING[language] in run("play", "--help").out


@pytest.mark.parametrize("language", languages())
def test_an_option_that_may_stand_anywhere_comes_before_the_system(run, monkeypatch, language):
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")

    for arguments in (
        ["--language", language, "play", "--help"],
        ["play", f"--language={language}", "--help"],
        ["play", "--help", "--language", language],
    ):
        assert PLAYING[language] in run(*arguments).out
    assert PLAYING["it"] in run("--help").out, "one run does not decide for the next"


@pytest.mark.parametrize("wanted", ["xx", "", "EN"])
def test_a_language_that_is_not_there_is_refused_by_name(run, wanted):
    ran = run("rule", "--language", wanted)

    assert (ran.code, ran.out) == (2, "")
    quoted = f"\N{LEFT SINGLE QUOTATION MARK}{wanted}\N{RIGHT SINGLE QUOTATION MARK}"
    assert ran.err == (
        f"roundhouse: --language: {quoted} is not a language that Roundhouse speaks; it speaks cs, en, es, fr, it\n"
    )
    assert "nemluví" in run("--language", "cs", "rule", "--language", "xx").err


def test_what_follows_two_dashes_is_not_ours(run):
    assert "--language" in run("rule", "--", "--language").err


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        ["--bogus"],
        ["replay"],
        ["play", "--seed"],
        ["perft", "tickets", "--depth", "x"],
        ["rule", "a", "b"],
    ],
    ids=" ".join,
)
def test_complaints_about_arguments_are_in_the_language(run, language, arguments):
    english, own = run(*arguments), run(*arguments, "--language", language)

    assert (own.code, own.out) == (2, "")
    assert len(own.err.splitlines()) == 1
    assert own.err != english.err


@pytest.mark.parametrize("language", languages())
def test_plain_texts_are_what_fluent_reads(language):
    for file in (file for file in text_files(language) if file.name == HELP):
        source = file.read_text("utf-8")
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(source))
        plain = read_plain(source)

        assert plain
        for text_id, text in plain.items():
            formatted, errors = bundle.format_pattern(bundle.get_message(text_id).value)
            assert (formatted.split(), errors) == (text.split(), [])


def commands() -> list[list[str]]:
    words = [[name] for name in SHARED | game_commands() if name != "scenario"]
    return [*words, ["board", "random"], *(["scenario", name] for name in ("check", "random", "show"))]


def arguments_of(command: list[str]) -> ArgumentCollection:
    add_game_commands(app)  # which are there only once somebody asked for one
    found = app
    for word in command:
        found = found[word]
    return found.assemble_argument_collection()


@pytest.mark.parametrize("command", commands(), ids=" ".join)
def test_every_option_of_every_command_is_explained_in_every_language(run, command):
    names = [argument.name for argument in arguments_of(command) if argument.show]

    assert names or command == ["scenario"]
    for language in languages():
        texts = {text_id: " ".join(text.split()) for text_id, text in help_texts(language).items()}
        shown = " ".join(run(*command, "--help", "--language", language).out.replace("│", " ").split())
        assert texts["-".join(("help", *command))] in shown
        for name in names:
            plain = "options" if name == "--[KEYWORD]" else name.removeprefix("--").lower().replace("_", "-")
            own = texts.get("-".join(("help", *command, plain)))
            assert (own or texts[f"help-any-{plain}"]) in shown
        if language != "en":
            english = help_texts("en")
            assert [text for text_id, text in english.items() if len(text) > 30 and text in shown] == []


def test_no_help_text_is_left_over():
    used = set()
    for command in commands():
        used |= {"-".join(("help", *command[:end])) for end in (1, 2)}
        for argument in arguments_of(command):
            name = argument.name
            plain = "options" if name == "--[KEYWORD]" else name.removeprefix("--").lower().replace("_", "-")
            used |= {"-".join(("help", *command, plain)), f"help-any-{plain}"}
    house = ("help-usage", "help-title-", "help-label-", "help-flag-", "help-default", "help-required")
    rest = {text_id for text_id in help_texts("en") if not text_id.startswith(house)}

    assert rest - used == {"help-language", "help-roundhouse"}
