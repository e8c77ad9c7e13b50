"""Anybody does anything at any time: the log tells all, refusals change nothing, no time and no secret gets lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import roundhouse as rh
from roundhouse.match.entries import Entry
from roundhouse.match.match import Match
from roundhouse.match.proposal import Proposal
from roundhouse.match.settings import Clock
from unit.match.matches import ADA, BEN, BOT, CLEO, OPEN, SEED, Live, commands

PEOPLE = ("ada", "ben", "cleo", "zoe")
LIMIT, INCREMENT = 90, 7

Step = tuple[str, str, int, int]


def _legal(match: Match, number: int) -> str:
    """One of the legal actions, or nothing sensible."""
    legal = [] if match.state is None else match.state.legal_actions()
    return str(legal[number % len(legal)]) if legal else "draw"


def _early(match: Match, person: str, number: int) -> str:
    """What a person may do before their turn, or what somebody else may do now."""
    early = match.early_turn_of(person)
    legal = [] if early is None else early[0].legal_actions()
    return str(legal[number % len(legal)]) if legal else _legal(match, number)


def _other(number: int) -> str:
    return PEOPLE[number % len(PEOPLE)]


def _share(number: int) -> str:
    """A share, now and then one that is none."""
    return f"{number:064x}" if number % 7 else "no share"


def _asked(match: Match, person: str, number: int) -> str:
    """Most often somebody who has to answer."""
    asked = [] if match.request is None else sorted(match.present - {match.request.person})
    return asked[number % len(asked)] if asked and number % 4 else person


def _by_decider(match: Match, person: str, number: int, now: int) -> Proposal:
    """A legal decision by whoever is to decide: without these no game would get far."""
    turn, seat = match.bot_to_move(), match.active_seat
    if turn is not None:
        return commands.act_for_bot(match, turn.seat, _legal(match, number), turn.seq, now)
    who = person if seat is None else match.holders[seat].person or person
    return commands.act(match, who, _legal(match, number), match.seq, now)


COMMANDS: dict[str, Callable[[Match, str, int, int], Proposal]] = {
    "decide": _by_decider,
    "act": lambda m, who, n, now: commands.act(m, who, _legal(m, n), m.seq - max(0, n % 5 - 2), now),
    "decide early": lambda m, who, n, now: commands.act(m, who, _early(m, who, n), m.seq - n % 3, now),
    "act for bot": lambda m, _, n, now: commands.act_for_bot(m, n % 3, _legal(m, n), m.position_seq, now),
    "time out": lambda m, _, n, now: commands.time_out(m, max(now, (m.deadline() or 0) - n % 2)),
    "undo": lambda m, who, _, now: commands.undo(m, who, m.seq, now),
    "undo to": lambda m, who, n, now: commands.undo(m, who, m.seq, now, to=len(m.moves) - n % 6),
    "agree": lambda m, who, n, now: commands.agree(m, _asked(m, who, n), now),
    "decline": lambda m, who, _, now: commands.decline(m, who, now),
    "pause": lambda m, who, _, now: commands.pause(m, who, now),
    "resume": lambda m, who, _, now: commands.resume(m, who, now),
    "leave": lambda m, who, n, now: commands.leave(m, who, now, resign=n % 2 == 0),
    "come back": lambda m, who, _, now: commands.come_back(m, who, now),
    "join": lambda m, who, n, now: commands.join(m, who, now, seat=None if n % 2 else n % 4),
    "join and share": lambda m, who, n, now: commands.join(m, who, now, share=_share(n)),
    "paint": lambda m, who, n, now: commands.paint(m, who, (None, "red", "black", "pink")[n % 4], now),
    "share": lambda m, who, n, now: commands.share(m, who, _share(n), now),
    "seat bot": lambda m, who, n, now: commands.seat_bot(m, who, now, n % 4, "random"),
    "open seat": lambda m, who, n, now: commands.open_seat(m, who, now, n % 4),
    "remove": lambda m, who, n, now: commands.remove(m, who, now, _other(n)),
    "start": lambda m, who, _, now: commands.start(m, who, now),
    "chat": lambda m, who, n, now: commands.chat(m, who, "hello" * (n % 3), now),
    "mute": lambda m, who, n, now: commands.mute(m, who, now, _other(n), on=n % 3 > 0),
    "close": lambda m, who, n, now: commands.close(m, who, now) if n == 0 else commands.resume(m, who, now),
    "rematch": lambda m, who, n, now: commands.rematch(m, who, now, will_share=n % 2 > 0),
    "rematch made": lambda m, _, __, now: commands.rematch_made(m, "next", now),
}

OFTEN = ["decide"] * 20 + ["agree"] * 3 + sorted(COMMANDS)

TABLES = st.fixed_dictionaries(
    {
        "game": st.sampled_from(["tickets", "lilliput"]),
        "holders": st.sampled_from(
            [(ADA, BEN), (ADA, BOT), (ADA, BEN, CLEO), (ADA, OPEN, OPEN), (ADA, ADA, BEN), (BEN, BOT, BOT)]
        ),
        "clock": st.sampled_from([None, Clock("move", LIMIT), Clock("total", LIMIT, INCREMENT)]),
        "auto_forced": st.booleans(),
        "auto_start": st.booleans(),
        "awaits": st.sets(st.sampled_from(PEOPLE)),
        "shared_screen": st.just(True),
    }
)
STEPS = st.lists(
    st.tuples(st.sampled_from(OFTEN), st.sampled_from(PEOPLE), st.integers(0, 40), st.integers(-500, 30_000)),
    min_size=20,
    max_size=70,
)


class Watched(Live):
    """A match whose every change is checked."""

    def __init__(self, *holders: Any, **wanted: Any) -> None:
        super().__init__(*holders, **wanted)
        self.positions: dict[tuple[str, ...], Any] = {}
        self.time = TimeKept(len(holders))
        created, self.match = self.match, Match()
        for entry in created.log:
            self._append(entry)

    def _append(self, entry: Entry) -> None:
        was = self.match.copy()
        self.match.append(entry)
        self.time.pass_by(was, self.match, entry)

    def step(self, step: Step) -> None:
        name, person, number, later = step
        now = self.match.at + later
        before = self.match.snapshot()
        refused: rh.RoundhouseError | None = None
        new: list[Entry] = []
        try:
            new = COMMANDS[name](self.match, person, number, now).entries
        except rh.RoundhouseError as error:
            refused = error
        assert (refused is None) == bool(new)
        assert refused is None or not self._tells(f"{refused} {refused.params}")
        assert self.match.snapshot() == before  # a command only proposes
        known = self.match.seq
        for entry in new:
            self._append(entry)
        self.log += new
        if new:
            self.check(known)

    def check(self, known: int) -> None:
        match = self.match
        data = match.snapshot()
        assert Match.from_snapshot(json.loads(json.dumps(data)), self.log).snapshot() == data
        self._check_turn()
        if match.state is not None:
            actions = tuple(move.action for move in match.moves)
            position = match.state.to_dict()
            assert match.seed == seed_of(self.log)
            assert self.positions.setdefault(actions, position) == position  # undone and done again: the same
        assert match.clocks is None or match.settings.clock is None or self.time.agrees(match)
        self._check_secrets(known)

    def _check_turn(self) -> None:
        match = self.match
        early = [who for who in PEOPLE if match.early_turn_of(who) is not None]
        waiting = [who for who in PEOPLE if who not in early and not _refuses(match, who)]
        assert not any(match.sealed_seat(who) is not None for who in early)
        assert match.active_seat is None or match.active_seat not in match.sealed
        if match.status != "running":
            assert not waiting
            assert not early
            assert match.bot_to_move() is None
            return
        assert match.state is not None
        legal = match.state.legal_actions()
        assert len(legal) > (1 if match.settings.auto_forced else 0)
        assert (match.bot_to_move() is not None) == (match.timed_out or not waiting)
        assert len(waiting) <= 1
        waited_for = [holder for holder in match.holders if holder.person is not None and not holder.resigned]
        assert match.present or not waited_for

    def _tells(self, text: str) -> bool:
        """Whether the secret, or the seed that was made from it, stands there."""
        return SEED.hex() in text or (self.match.state is not None and self.match.seed.hex() in text)

    def _check_secrets(self, known: int) -> None:
        match = self.match
        readers = [None, *(rh.Seat(seat) for seat in range(len(match.holders)))]
        for reader in readers:
            seen = match.seen_entries(known, reader)
            assert [entry["seq"] for entry in seen] == list(range(known + 1, match.seq + 1))
            told = json.dumps([seen, match.table_view(match.at)])
            assert self._tells(told) == (match.status == "finished")
            for entry in seen:
                if entry["kind"] == "moved" and entry["seat"] != reader and match.settings.game == "tickets":
                    _check_hidden(entry)
            if match.state is not None:
                assert match.view(reader) == match.state.view(reader)
                record = match.record_for(reader)
                assert (record.seed is None) == (match.status != "finished")


def _check_hidden(entry: dict[str, Any]) -> None:
    """Somebody else's decision in Ticket to Ride: no ticket by name, no card from the deck."""
    assert not entry["action"].startswith("keep ")
    for event in entry["events"]:
        if event["event"] in ("TicketsDrawn", "TicketsKept"):
            assert event["tickets"] is None
        if event["event"] == "CardDrawn":
            assert event["colour"] is None


def seed_of(log: list[Entry]) -> bytes:
    """The seed, from the log alone: who sat where and had given what when the game started."""
    seats = [holder["person"] for holder in log[0].payload["seats"]]
    given: dict[str | None, bytes] = {}
    for entry in log:
        if entry.kind == "seated":
            assert entry.seat is not None
            seats[entry.seat] = entry.payload["person"]
        elif entry.kind == "vacated":
            given.pop(entry.payload["person"], None)
        elif entry.kind == "shared":
            given[entry.payload["person"]] = bytes.fromhex(entry.payload["share"])
        elif entry.kind == "started":
            break
    return rh.joint_seed(SEED, [given.get(person) for person in seats])


def _refuses(match: Match, person: str) -> bool:
    try:
        match.legal(person)
    except rh.RoundhouseError:
        return True
    return False


class TimeKept:
    """A second book of the clocks with a total time, kept from the log alone."""

    def __init__(self, seats: int) -> None:
        self.left = [LIMIT * 1000] * seats
        self.gains: list[tuple[int, int]] = []
        self.idle = 0  # while a bot was asked to make the decision of somebody who then came back

    def pass_by(self, was: Match, now: Match, entry: Entry) -> None:
        seat = was.active_seat
        if was.status == "running" and seat is not None and not was.timed_out and was.holders[seat].person is not None:
            if was.bot_to_move() is None:
                self._charge(seat, entry.at - was.at)
            else:
                self.idle += entry.at - was.at
        if entry.kind == "moved" or now.active_seat != seat:
            self.idle = 0
        if now.status == "running" and now.bot_to_move() is None and seat is not None:
            self._charge(seat, self.idle)
            self.idle = 0
        if entry.kind == "moved":
            assert entry.seat is not None
            gain = INCREMENT * 1000 if entry.payload["by"] in ("person", "clock") else 0
            self.gains.append((entry.seat, gain))
            self.left[entry.seat] += gain
        if entry.kind == "undone":
            for where, gain in self.gains[entry.payload["to"] :]:
                self.left[where] -= gain
            del self.gains[entry.payload["to"] :]
        assert entry.at >= was.at
        assert now.seq == was.seq + 1

    def _charge(self, seat: int, time: int) -> None:
        self.left[seat] -= min(time, max(0, self.left[seat]))

    def agrees(self, match: Match) -> bool:
        if match.settings.clock != Clock("total", LIMIT, INCREMENT):
            return True
        shown = [match.time_left(rh.Seat(seat), match.at) for seat in range(len(self.left))]
        return shown == [max(0, left) for left in self.left]


@given(TABLES, STEPS)
@settings(max_examples=40)
def test_anybody_does_anything(table: dict[str, Any], steps: list[Step]) -> None:
    live = Watched(*table["holders"], **{name: value for name, value in table.items() if name != "holders"})
    for step in steps:
        live.step(step)
    folded = Match.from_entries(live.log)
    assert folded.snapshot() == live.match.snapshot()
    assert folded.seen_entries(0, None) == live.match.seen_entries(0, None)
    half = (len(live.log) + 1) // 2
    later = Match.from_snapshot(Match.from_entries(live.log[:half]).snapshot(), live.log)
    assert later.snapshot() == live.match.snapshot()


@pytest.mark.soak
@given(TABLES, STEPS)
@settings(max_examples=3000)
def test_anybody_does_anything_for_long(table: dict[str, Any], steps: list[Step]) -> None:
    live = Watched(*table["holders"], **{name: value for name, value in table.items() if name != "holders"})
    for step in steps:
        live.step(step)
    assert Match.from_entries(live.log).snapshot() == live.match.snapshot()


@pytest.mark.parametrize("game", ["tickets", "lilliput"])
def test_these_people_get_somewhere(game: str) -> None:
    """The tests above are only worth something if commands of many kinds succeed now and then."""
    rng, done = Random(5), set()
    for holders in ((ADA, BOT, OPEN), (BEN, OPEN, ADA), (ADA, BEN, CLEO), (BOT, ADA)) * 8:
        live = Watched(*holders, game=game, auto_start=OPEN not in holders, clock=Clock("total", LIMIT, INCREMENT))
        for _ in range(60):
            name = rng.choice(OFTEN[15:])
            before = live.match.seq
            live.step((name, rng.choice(PEOPLE), rng.randrange(1, 40), rng.randrange(0, 12_000)))
            if live.match.seq > before:
                done.add(name)
    assert done >= {"decide", "undo", "undo to", "agree", "decline", "leave", "come back", "pause", "time out", "join"}
    assert done >= {"share", "join and share"}
