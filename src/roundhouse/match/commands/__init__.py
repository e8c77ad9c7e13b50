"""What people can do at a table. Each command looks at a match and changes nothing; it returns a proposal, the entries
to store and the match after them, or raises Refused (or IllegalAction, InvalidAction, InvalidOption) with a code, a
rule and parameters.

`now` is whole milliseconds. `expected` is the seq that the person has seen: where something else than chat and the like
came after it, the command is refused as stale.
"""

from __future__ import annotations

from roundhouse.match.commands.another_game import rematch, rematch_made, rematch_seats
from roundhouse.match.commands.consent import agree, decline, pause, resume, undo
from roundhouse.match.commands.deciding import act, act_for_bot, time_out
from roundhouse.match.commands.instructing import instruct
from roundhouse.match.commands.leaving import close, come_back, leave
from roundhouse.match.commands.opening import create, start
from roundhouse.match.commands.seating import join, open_seat, paint, remove, seat_bot, share
from roundhouse.match.commands.talk import chat, mute
from roundhouse.match.commands.vacationing import vacation

__all__ = [
    "act",
    "act_for_bot",
    "agree",
    "chat",
    "close",
    "come_back",
    "create",
    "decline",
    "instruct",
    "join",
    "leave",
    "mute",
    "open_seat",
    "paint",
    "pause",
    "rematch",
    "rematch_made",
    "rematch_seats",
    "remove",
    "resume",
    "seat_bot",
    "share",
    "start",
    "time_out",
    "undo",
    "vacation",
]
