"""What a person can do at a table: one small message each, the same over HTTP and over a socket.

`do` names the command, `seq` is the last entry the sender has seen. Unknown fields are refused.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from roundhouse.kernel.contract import Seat
from roundhouse.match import commands
from roundhouse.match.ids import PersonId
from roundhouse.match.match import Match
from roundhouse.match.proposal import Proposal

Seq = Annotated[int, Meta(ge=0, le=1_000_000_000, description="The last entry that the sender has seen.")]
SeatNumber = Annotated[Seat, Meta(ge=0, le=9)]
Notation = Annotated[str, Meta(min_length=1, max_length=500, description="An action as the game writes it.")]
PersonText = Annotated[PersonId, Meta(min_length=1, max_length=40)]
Label = Annotated[str, Meta(min_length=1, max_length=40)]
ShareOfSeed = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}$", description="64 random hexadecimal digits: what a person adds to the seed.")
]
PlayerColour = Annotated[str, Meta(min_length=1, max_length=20, description="One of those that the game offers.")]
BotName = Annotated[
    str, Meta(pattern="^[a-z][a-z0-9_-]{0,30}$", description="A level or a bot, as /api/games lists them.")
]


def _tag(name: str) -> str:
    """`ComeBack` is written `come-back`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class Order(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=_tag):
    """Base of all orders. `re` is given back in the answer over a socket."""

    re: Annotated[int, Meta(ge=0, le=1_000_000_000)] | None = None

    def propose(self, match: Match, person: PersonId, now: int) -> Proposal:
        """What the order would add to the match; raises what the match refuses."""
        raise NotImplementedError


class Act(Order):
    """Decide; where messages say `early`, before your turn: it is kept until that comes."""

    action: Notation
    seq: Seq

    def propose(self, match: Match, person: PersonId, now: int) -> Proposal:
        return commands.act(match, person, self.action, self.seq, now)


class Undo(Order):
    """Take back what you decided before your turn, else your own last decision, or all but the first `to` moves; other
    people may be asked."""

    seq: Seq
    to: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None

    def propose(self, match: Match, person: PersonId, now: int) -> Proposal:
        return commands.undo(match, person, self.seq, now, self.to)


class Instruct(Order):
    """Say what is decided for you without asking, or take it back: one of the `instructions` that messages list."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    on: bool = True

    def propose(self, match: Match, person: PersonId, now: int) -> Proposal:
        return commands.instruct(match, person, self.name, self.on, now)


class Join(Order):
    """Take an open seat: that one, or the first; with or without a share of the seed and a colour that is free."""

    seat: SeatNumber | None = None
    label: Label | None = None
    share: ShareOfSeed | None = None
    colour: PlayerColour | None = None

    def propose(self, match: Match, person: PersonId, now: int) -> Proposal:
        return commands.join(match, person, now, self.seat, self.label, self.share, self.colour)


class Paint(Order):
    """Choose the colour of your seat before the start; null: whichever is left."""

    colour: PlayerColour | None
    seat: SeatNumber | None = None

    def propose(self, match: Match, person: PersonId, now: int) -> Proposal:
        return commands.paint(match, person, self.colour, now, self.seat)


class Share(Order):
    """Give a share of the seed: before the start, and once the commitment is known."""

    share: ShareOfSeed

    def propose(self, match: Match, person: PersonId, now: int) -> Proposal:
        return commands.share(match, person, self.share, now)


class SeatBot(Order):
    """The host gives an open seat to a bot."""

    seat: SeatNumber
    bot: BotName

    def propose(self, match: Match, person: PersonId, now: int) -> Proposal:
        return commands.seat_bot(match, person, now, self.seat, self.bot)


class OpenSeat(Order):
    """The host takes a bot away before the start."""

    seat: SeatNumber

    def propose(self, match: Match, person: PersonId, now: int) -> Proposal:
        return commands.open_seat(match, person, now, self.seat)


class Remove(Order):
    """The host removes a person before the start."""

    person: PersonText

    def propose(self, match: Match, person: PersonId, now: int) -> Proposal:
        return commands.remove(match, person, now, self.person)


class Start(Order):
    """The host starts a full table."""

    def propose(self, match: Match, person: PersonId, now: int) -> Proposal:
        return commands.start(match, person, now)


class Pause(Order):
    """Stop game and clocks; other people may be asked."""

    def propose(self, match: Match, person: PersonId, now: int) -> Proposal:
        return commands.pause(match, person, now)


class Resume(Order):
    """Go on after a pause."""

    def propose(self, match: Match, person: PersonId, now: int) -> Proposal:
        return commands.resume(match, person, now)


class Agree(Order):
    """Say yes to what is asked: to the request of entry `request`, if it is named, and to no later one."""

    request: Seq | None = None

    def propose(self, match: Match, person: PersonId, now: int) -> Proposal:
        return commands.agree(match, person, now, self.request)


class Decline(Order):
    """Say no to what is asked, or take your own question back."""

    def propose(self, match: Match, person: PersonId, now: int) -> Proposal:
        return commands.decline(match, person, now)


class Leave(Order):
    """Give up your own seats; a bot plays on."""

    resign: bool = False

    def propose(self, match: Match, person: PersonId, now: int) -> Proposal:
        return commands.leave(match, person, now, self.resign)


class ComeBack(Order):
    """Take your own seats back."""

    def propose(self, match: Match, person: PersonId, now: int) -> Proposal:
        return commands.come_back(match, person, now)


class Chat(Order):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]

    def propose(self, match: Match, person: PersonId, now: int) -> Proposal:
        return commands.chat(match, person, self.text, now)


class Mute(Order):
    """The host mutes a person for everybody, or lets them speak again."""

    person: PersonText
    on: bool = True

    def propose(self, match: Match, person: PersonId, now: int) -> Proposal:
        return commands.mute(match, person, now, self.person, self.on)


class Close(Order):
    """The host ends the table for good."""

    def propose(self, match: Match, person: PersonId, now: int) -> Proposal:
        return commands.close(match, person, now)


class Rematch(Order):
    """Wish for another game with the same people; `will_share`: a share of its seed follows by `share`."""

    will_share: bool = False

    def propose(self, match: Match, person: PersonId, now: int) -> Proposal:
        return commands.rematch(match, person, now, self.will_share)


AnyOrder = (
    Act
    | Undo
    | Instruct
    | Join
    | Paint
    | Share
    | SeatBot
    | OpenSeat
    | Remove
    | Start
    | Pause
    | Resume
    | Agree
    | Decline
    | Leave
    | ComeBack
    | Chat
    | Mute
    | Close
    | Rematch
)


class Ping(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    """Over a socket only: whether the line still holds. Nothing is done, and anybody may ask."""

    re: Annotated[int, Meta(ge=0, le=1_000_000_000)] | None = None


decode = msgspec.json.Decoder[AnyOrder | Ping](AnyOrder | Ping).decode
