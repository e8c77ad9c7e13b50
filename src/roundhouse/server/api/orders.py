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
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Notation = Annotated[str, Meta(min_length=1, max_length=500, description="An action as the game writes it.")]
PersonText = Annotated[PersonId, Meta(min_length=1, max_length=40)]
Label = Annotated[str, Meta(min_length=1, max_length=40)]
ShareOfSeed = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}$", description="64 random hexadecimal digits: what a person adds to the seed.")
]
BotName = Annotated[
    str, Meta(pattern="^[a-z][a-z0-9_-]{0,30}$", description="A level or a bot, as /api/games lists them.")
]


def _tag(name: str) -> str:
    """`ComeBack` is written `come-back`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class Order(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=_tag):
    """Base of all orders. `re` is given back in the answer over a socket."""

    re: Annotated[int, Meta(ge=0, le=1_000_000_000)] | None = None


class Act(Order):
    """Decide."""

    action: Notation
    seq: Seq


class Undo(Order):
    """Take back the own last decision, or all but the first `to` moves; other people may be asked."""

    seq: Seq
    to: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class Join(Order):
    """Take an open seat: that one, or the first; with a share of the seed or without."""

    seat: SeatNumber | None = None
    label: Label | None = None
    share: ShareOfSeed | None = None


class Share(Order):
    """Give a share of the seed: before the start, and once the commitment is known."""

    share: ShareOfSeed


class SeatBot(Order):
    """The host gives an open seat to a bot."""

    seat: SeatNumber
    bot: BotName


class OpenSeat(Order):
    """The host takes a bot away before the start."""

    seat: SeatNumber


class Remove(Order):
    """The host removes a person before the start."""

    person: PersonText


class Start(Order):
    """The host starts a full table."""


class Pause(Order):
    """Stop game and clocks; other people may be asked."""


class Resume(Order):
    """Go on after a pause."""


class Agree(Order):
    """Say yes to what is asked: to the request of entry `request`, if it is named, and to no later one."""

    request: Seq | None = None


class Decline(Order):
    """Say no to what is asked, or take the own question back."""


class Leave(Order):
    """Give up the own seats; a bot plays on."""

    resign: bool = False


class ComeBack(Order):
    """Take the own seats back."""


class Chat(Order):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Order):
    """The host mutes a person for everybody, or lets them speak again."""

    person: PersonText
    on: bool = True


class Close(Order):
    """The host ends the table for good."""


class Rematch(Order):
    """Wish for another game with the same people; `will_share`: a share of its seed follows by `share`."""

    will_share: bool = False


AnyOrder = (
    Act
    | Undo
    | Join
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

decode = msgspec.json.Decoder[AnyOrder](AnyOrder).decode


def carry_out(order: AnyOrder, match: Match, person: PersonId, now: int) -> Proposal:
    """What an order proposes; raises what the match refuses."""
    match order:
        case Act():
            return commands.act(match, person, order.action, order.seq, now)
        case Undo():
            return commands.undo(match, person, order.seq, now, order.to)
        case Join():
            seat = None if order.seat is None else Seat(order.seat)
            return commands.join(match, person, now, seat, order.label, order.share)
        case Share():
            return commands.share(match, person, order.share, now)
        case SeatBot():
            return commands.seat_bot(match, person, now, Seat(order.seat), order.bot)
        case OpenSeat():
            return commands.open_seat(match, person, now, Seat(order.seat))
        case Remove():
            return commands.remove(match, person, now, order.person)
        case Start():
            return commands.start(match, person, now)
        case Pause():
            return commands.pause(match, person, now)
        case Resume():
            return commands.resume(match, person, now)
        case Agree():
            return commands.agree(match, person, now, order.request)
        case Decline():
            return commands.decline(match, person, now)
        case Leave():
            return commands.leave(match, person, now, order.resign)
        case ComeBack():
            return commands.come_back(match, person, now)
        case Chat():
            return commands.chat(match, person, order.text, now)
        case Mute():
            return commands.mute(match, person, now, order.person, order.on)
        case Close():
            return commands.close(match, person, now)
        case Rematch():
            return commands.rematch(match, person, now, order.will_share)
