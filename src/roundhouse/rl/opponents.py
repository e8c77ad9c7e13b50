"""Bots at the last seats of a table: they decide for themselves, as they would in a tournament."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.bots.anywhere import check_findable, find_bot
from roundhouse.bots.contract import Bot
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.errors import InvalidOption
from roundhouse.match.bot_decisions import bot_decision, bot_stream, seen_since
from roundhouse.rl.play import Play
from roundhouse.rl.setting import Setting

SECONDS = 1.0  # for a decision of a bot that thinks by the clock, unless its name says otherwise


def check_opponents(names: Sequence[str], game: GameName, players: int) -> tuple[str, ...]:
    """Their names, if such bots exist and leave a seat for whoever learns."""
    names = listed(names)
    for name in names:
        check_findable(name, game)
    if len(names) >= players:
        raise InvalidOption(
            f"opponents: {len(names)} bots leave no seat among {players} to be learned", option="opponents"
        )
    return names


def listed(names: Sequence[str]) -> tuple[str, ...]:
    """The names of bots, if it is not a single one, which would be taken for a list of its letters."""
    if isinstance(names, str):
        raise InvalidOption(f"opponents: must be a list of bots, such as [{names!r}]", option="opponents")
    return tuple(names)


class Opponents:
    """The bots of one game, which may have begun: `decided` decisions ago, of which they know nothing."""

    def __init__(self, setting: Setting, names: tuple[str, ...], secret: bytes, decided: int = 0) -> None:
        self._game, self._secret, self._before = setting.game, secret, decided
        first = setting.players - len(names)
        self._bots: dict[Seat, Bot] = {
            Seat(first + place): find_bot(name, self._game.name) for place, name in enumerate(names)
        }
        self._made: list[tuple[Action, Seat]] = []

    def close(self) -> None:
        """The game is over or given up: programs that play for somebody end."""
        for bot in self._bots.values():
            bot.close()

    @property
    def decided(self) -> int:
        """How many decisions were made, by anybody."""
        return self._before + len(self._made)

    def note(self, action: Action, seat: Seat) -> None:
        """Somebody else has done that."""
        if self._bots:
            self._made.append((action, seat))

    def play_on(self, play: Play) -> None:
        """Decide until somebody else has to."""
        state = play.state
        while (seat := state.active_seat) is not None and (bot := self._bots.get(seat)) is not None:
            since = seen_since(self._game, seat, self._made) if bot.needs_view else None
            rng = bot_stream(self._secret, self.decided)
            action = bot.choose(bot_decision(self._game, state, bot, rng, SECONDS, since))
            play.carry_out(action)
            self._made.append((action, seat))
