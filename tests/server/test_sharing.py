"""Parts of messages that are written once: everybody is told exactly what the match shows them, whoever came first."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import roundhouse as rh
from roundhouse.match.settings import TOTAL, Clock
from roundhouse.server.live.news import PresenceNews
from roundhouse.server.live.presence import FORGET_SECONDS, Presence
from roundhouse.server.rows import encode
from roundhouse.server.written import NEWEST, Sharing
from unit.match.matches import ADA, BEN, BOT, Live, commands

READERS = [None, rh.Seat(0), rh.Seat(1), rh.Seat(2)]
NOBODY: frozenset[Any] = frozenset()


def as_read(data: Any) -> Any:
    """Data as whoever reads it gets it."""
    return json.loads(encode(data))


@pytest.mark.parametrize("game", ["tickets", "lilliput"])
@pytest.mark.parametrize("clock", [None, Clock(TOTAL, 3600)])
def test_everybody_is_told_what_the_match_shows_them_in_whatever_order(game: str, clock: Clock | None) -> None:
    live = Live(ADA, BEN, BOT, game=game, clock=clock)
    sharing, choose, since = Sharing(), Random(3), 0
    for number in range(120):
        if live.match.status != "running":
            break
        if live.match.bot_to_move() is not None:
            live.play_bot()
        else:
            legal = [str(action) for action in live.match.legal(live.decider)]
            wanted = "tickets" if number % 20 < 6 and "tickets" in legal else choose.choice(legal)
            live.act(live.decider, wanted)
        if number % 9 == 0:
            live.do(commands.chat, "ben", f"hello {number}")
        match, now = live.match, live.now + number
        if number % 3:  # some are told several entries at once
            continue
        for reader in choose.sample(READERS * 2, 2 * len(READERS)):
            start, whole = choose.choice((since, since, max(0, since - 5), 0)), choose.random() < 0.2
            assert as_read(sharing.entries(match, start, reader, NOBODY)) == as_read(match.seen_entries(start, reader))
            about, view = as_read(match.table_view(now)), as_read(match.view(reader))
            if not whole:
                del about["settings"], view["options"]
            assert as_read(sharing.about(match, now, whole)) == about
            assert as_read(sharing.view(match, reader, whole)) == view
        since = match.seq


def test_what_is_said_is_kept_from_who_does_not_want_to_hear_it_and_forgotten_when_it_must_be() -> None:
    live, sharing = Live(ADA, BEN, BOT), Sharing()
    since = live.match.seq
    live.do(commands.chat, "ben", "a word")
    assert "a word" in json.dumps(as_read(sharing.entries(live.match, since, None, NOBODY)))
    assert as_read(sharing.entries(live.match, since, rh.Seat(0), frozenset({"ben"}))) == []
    forgotten = live.match.without_words_of({"ben"})
    assert as_read(sharing.entries(forgotten, since, None, NOBODY)) == []


def test_only_the_newest_entries_are_kept_in_writing() -> None:
    live, sharing = Live(ADA, BEN, BOT), Sharing()
    for _ in range(20):
        since = live.match.seq
        live.play(1)
        sharing.entries(live.match, since, None, NOBODY)
        assert len(sharing._entries) <= NEWEST


def test_who_is_present_is_counted_again_whenever_somebody_comes_or_goes() -> None:
    time = [0.0]
    presence = Presence(lambda: time[0])
    presence.hear(PresenceNews("t", "one", ("ada",), 1))
    first = presence.of("t")
    assert first == (["ada"], 1)
    assert not presence.hear(PresenceNews("t", "one", ("ada",), 1))
    assert presence.of("t") is first
    time[0] = FORGET_SECONDS / 2
    presence.hear(PresenceNews("t", "two", ("ada", "ben"), 2))
    assert presence.of("t") == (["ada", "ben"], 3)
    time[0] = FORGET_SECONDS + 1
    assert presence.forget_silent() == ["t"]
    assert presence.of("t") == (["ada", "ben"], 2)
    presence.hear(PresenceNews("t", "two", (), 0))
    assert presence.of("t") == ([], 0)
