"""What is said to people who are not here: in the shape of each chat, and names that can do nothing there."""

from __future__ import annotations

import pytest

from roundhouse.i18n.catalogue import languages
from roundhouse.kernel.declaration import GameName
from roundhouse.match.ids import TableId
from roundhouse.server.nudges.chats import FORMATS, chat_body, known_format
from roundhouse.server.nudges.letters import Letter, Waiting, address_letter, mail_text, table_letter
from roundhouse.server.nudges.mail import mail
from roundhouse.server.nudges.quiet import QuietTime, is_timezone
from roundhouse.server.nudges.reasons import CONFIRM, TABLE_REASONS, TEST

HOME = "https://play.example.org"
MINUTE = 60_000
HOUR = 60 * MINUTE
JANUARY = 1_767_225_600_000  # 2026-01-01 00:00 UTC


def letter(who: str = "Ben", others: tuple[str, ...] = ("Ada",), language: str = "en") -> Letter:
    return table_letter(
        Waiting(who, list(others), GameName("tickets"), TableId("TABLE"), HOME), "id", "turn", language, JANUARY
    )


def test_each_chat_gets_what_it_takes() -> None:
    one = letter()
    assert chat_body(one, "discord") == {
        "content": f"**Ben**: [It is your turn: Ticket to Ride]({HOME}/table/TABLE)\nWith Ada\\.",
        "allowed_mentions": {"parse": []},
    }
    assert chat_body(one, "slack") == {"text": f"Ben: <{HOME}/table/TABLE|It is your turn: Ticket to Ride>\nWith Ada."}
    assert chat_body(one, "mattermost")["username"] == "Roundhouse"
    assert set(chat_body(one, "json")) == {"kind", "id", "person", "game", "table", "link", "title", "text", "at"}


CALLS = ["@everyone", "@all", "<!channel>", "<@U123>"]
MARKS = ["**b**", "[x](https://evil.example)", "`code`", "~~gone~~"]


@pytest.mark.parametrize("name", CALLS)
@pytest.mark.parametrize("form", ["discord", "slack", "mattermost"])
def test_a_name_calls_nobody(name: str, form: str) -> None:
    body = chat_body(letter(name, (name,)), form)
    assert name not in (body.get("content") or body["text"])


@pytest.mark.parametrize("name", MARKS)
@pytest.mark.parametrize("form", ["discord", "mattermost"])
def test_a_name_formats_nothing_and_links_nowhere(name: str, form: str) -> None:
    body = chat_body(letter(name, (name,)), form)
    assert name not in (body.get("content") or body["text"])


def test_known_hosts_tell_which_shape_they_take() -> None:
    assert known_format("https://discord.com/api/webhooks/1/x") == "discord"
    assert known_format("https://hooks.slack.com/services/T/B/x") == "slack"
    assert known_format("https://chat.example.org/hooks/x") is None
    assert set(FORMATS) == {"json", "discord", "slack", "mattermost"}


@pytest.mark.parametrize("language", languages())
def test_every_letter_is_said_in_every_language(language: str) -> None:
    for reason in TABLE_REASONS:
        one = table_letter(
            Waiting("Ben", [], GameName("lilliput"), TableId("TABLE"), HOME), "id", reason, language, JANUARY
        )
        assert "18Lilliput" in one.title
        assert f"{HOME}/table/TABLE" in mail_text(one, language)
    for reason in (TEST, CONFIRM):
        one = address_letter("id", reason, language, "Ben", "abcd-efgh-jkmn", HOME, JANUARY)
        assert ("abcd-efgh-jkmn" in one.body) == (reason == CONFIRM)
        assert "{" not in mail_text(one, language)


def test_a_mail_sent_again_is_known_by_its_name_and_a_header_holds_one_line() -> None:
    first, second = (mail(letter(), "ben@example.org", "Games <g@example.org>", "en") for _ in range(2))
    assert first["Message-ID"] == second["Message-ID"] == "<id@example.org>"
    with pytest.raises(ValueError, match="Header values may not contain"):
        mail(letter(), "ben@example.org\nBcc: eve@example.org", "g@example.org", "en")


@pytest.mark.parametrize(
    ("begins", "ends", "now", "until"),
    [
        (22 * 60, 7 * 60, JANUARY, JANUARY + 7 * HOUR),
        (22 * 60, 7 * 60, JANUARY + 7 * HOUR, None),
        (22 * 60, 7 * 60, JANUARY + 21 * HOUR + 59 * MINUTE, None),
        (22 * 60, 7 * 60, JANUARY + 23 * HOUR, JANUARY + 31 * HOUR),
        (9 * 60, 17 * 60 + 30, JANUARY + 12 * HOUR, JANUARY + 17 * HOUR + 30 * MINUTE),
        (9 * 60, 17 * 60 + 30, JANUARY + 8 * HOUR, None),
        (9 * 60, 9 * 60, JANUARY + 9 * HOUR, None),
    ],
)
def test_quiet_time_ends_where_it_ends(begins: int, ends: int, now: int, until: int | None) -> None:
    assert QuietTime(begins, ends, "UTC").until(now) == until


def test_quiet_time_is_that_of_where_somebody_lives_also_when_clocks_are_changed() -> None:
    night = QuietTime(22 * 60, 7 * 60, "Europe/Prague")
    before = 1_774_735_200_000  # 2026-03-28 22:00 UTC, 23:00 there; at 2:00 the clocks go to 3:00
    assert night.until(before) == before + 7 * HOUR
    assert night.until(before + 7 * HOUR) is None
    assert is_timezone("Europe/Prague")
    for name in ("", "Nowhere/City", "../etc/passwd", "/etc/passwd", "x" * 60):
        assert not is_timezone(name)
