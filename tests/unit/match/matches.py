"""A match under test: commands are carried out, and refused ones are checked to change nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

import roundhouse as rh
from roundhouse.bots.roster import make_bot
from roundhouse.match import commands
from roundhouse.match.match import Match
from roundhouse.match.proposal import Proposal
from roundhouse.match.refusals import Refused
from roundhouse.match.seats import OPEN, Holder
from roundhouse.match.settings import Settings

SEED = rh.seed_bytes(7)
ADA, BEN, CLEO = Holder("ada"), Holder("ben"), Holder("cleo")
BOT = Holder(bot="random")
ADA_BEN = (ADA, BEN)


class Live:
    """A match, its whole log, and the time, which moves a second per command."""

    def __init__(self, *holders: Holder, game: str = "tickets", host: str = "ada", **settings: Any) -> None:
        record, awaits = settings.pop("record", None), settings.pop("awaits", ())
        wanted = Settings(game, len(holders), bot="random", **settings)
        self.now = 1_000
        self.log = commands.create(wanted, host, holders, SEED, self.now, record=record, awaits=awaits).entries
        self.match = Match.from_entries(self.log)

    def do(self, command: Callable[..., Proposal], *arguments: Any, **named: Any) -> list[str]:
        """Carry a command out a second later; the kinds of entries it made."""
        self.now += 1_000
        new = command(self.match, *arguments, now=self.now, **named)
        for entry in new.entries:
            self.match.append(entry)
        assert new.after.snapshot() == self.match.snapshot()
        self.log += new.entries
        return [entry.kind for entry in new.entries]

    def refused(self, command: Callable[..., Proposal], *arguments: Any, **named: Any) -> str:
        """The code with which a command is refused; nothing may change by it."""
        before = self.match.snapshot()
        with pytest.raises(rh.RoundhouseError) as caught:
            command(self.match, *arguments, now=self.now, **named)
        assert self.match.snapshot() == before
        assert not isinstance(caught.value, Refused) or caught.value.code in str(caught.value)
        return caught.value.code

    def act(self, person: str, choice: int | str = 0) -> list[str]:
        """A person's decision: in notation, or that one of the legal actions."""
        action = choice if isinstance(choice, str) else str(self.match.legal(person)[choice])
        return self.do(commands.act, person, action, self.match.seq)

    def play(self, decisions: int, choice: int = 0) -> None:
        """Whoever decides takes that one of the legal actions (or the last), bots as they like."""
        for _ in range(decisions):
            if self.match.bot_to_move() is not None:
                self.play_bot()
            elif self.match.active_seat is not None:
                person = self.match.holders[self.match.active_seat].person
                assert person is not None
                self.act(person, min(choice, len(self.match.legal(person)) - 1))

    def play_bot(self) -> list[str]:
        turn = self.match.bot_to_move()
        assert turn is not None
        action = make_bot(turn.bot, self.match.settings.game).choose(self.match.bot_decision(1.0))
        return self.do(commands.act_for_bot, turn.seat, str(action), turn.seq)

    def play_to_end(self) -> None:
        while self.match.status == "running":
            self.play(1, choice=1)

    def position(self) -> dict[str, Any]:
        assert self.match.state is not None
        return self.match.state.to_dict()

    @property
    def decider(self) -> str:
        """The person whose turn it is."""
        assert self.match.active_seat is not None
        person = self.match.holders[self.match.active_seat].present
        assert person is not None
        return person

    @property
    def others(self) -> Sequence[str]:
        return sorted(self.match.present - {self.decider})


def without_luck(*holders: Holder, **settings: Any) -> Live:
    """A game in which nothing is hidden: 18Lilliput where the first seat begins."""
    return Live(*holders, game="lilliput", options={"first_player": 0}, **settings)


__all__ = ["ADA", "ADA_BEN", "BEN", "BOT", "CLEO", "OPEN", "SEED", "Live", "commands", "without_luck"]
