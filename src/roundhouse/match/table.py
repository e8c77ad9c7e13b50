"""A table: the authority for one game. It holds seats and history; the rules stay in the game.

table = Table.open(game, seats=[PersonSeat("Ada"), BotSeat("random")], seed=7)
while not table.is_over:
    if table.is_persons_turn: table.act(table.active_seat, action)
    else: table.play_bot()
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from roundhouse.bots.anywhere import find_bot
from roundhouse.bots.contract import Bot, BotFailure, Explanation
from roundhouse.bots.names import is_foreign, short_name
from roundhouse.bots.roster import default_bot
from roundhouse.kernel.actions import Action
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.contract import Game, Seat, State
from roundhouse.kernel.errors import IllegalAction, InvalidAction, InvalidOption, InvalidRecord
from roundhouse.kernel.events import Event
from roundhouse.kernel.records import Record, bad_action, first_position
from roundhouse.kernel.registry import game as find_game
from roundhouse.kernel.rng import commitment, seed_bytes
from roundhouse.match.bot_decisions import bot_decision, bot_stream, seen_since
from roundhouse.match.moves import PlayedAction
from roundhouse.match.records import BOT_NAME, seen_record, whole_record

BOT_SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class PersonSeat:
    """A seat taken by somebody at the keyboard."""

    name: str


@dataclass(frozen=True, slots=True)
class BotSeat:
    """A seat taken by a computer player."""

    bot: str

    @property
    def name(self) -> str:
        return short_name(self.bot)


class Table:
    """One game being played."""

    def __init__(self, game: Game, state: State, seats: Sequence[PersonSeat | BotSeat], seed: bytes) -> None:
        self.game = game
        self.state = state
        self.seats = tuple(seats)
        self.history: list[PlayedAction] = []
        self._seed = seed
        self.failures: dict[Seat, str] = {}  # bots that gave up, and why: the game's default bot plays on for them
        self._bots: dict[Seat, Bot] = {
            Seat(number): find_bot(seat.bot, game.name)
            for number, seat in enumerate(seats)
            if isinstance(seat, BotSeat)
        }

    @classmethod
    def open(
        cls,
        game: str,
        seats: Sequence[PersonSeat | BotSeat],
        seed: int | str | bytes | None = None,
        **options: Any,
    ) -> Table:
        """A new table with one seat per player."""
        rules = find_game(game)
        secret = seed_bytes(seed)
        return cls(rules, rules.start(len(seats), secret, **options), seats, secret)

    @classmethod
    def resume(cls, record: Record, source: str = "record", trust_bots: bool = False) -> Table:
        """A table where the record of an unfinished or finished game is on the board; seats come from its names.

        A record may name programs to run as bots; that is done only for whoever says that the record is to be trusted.
        """
        seats = [seat_from_name(name) for name in record.names]
        for who in seats:
            if isinstance(who, BotSeat) and is_foreign(who.bot) and not trust_bots:
                line = "names a bot from elsewhere, {bot}; add --trust-bots if it may be run here"
                raise InvalidRecord(about(source, complaint("untrusted-bot", line, bot=who.bot)), source=source)
        if len(seats) != record.players:
            raise InvalidRecord(
                about(
                    source,
                    complaint(
                        "record-seats",
                        "names {seats} seats for {players} players",
                        seats=len(seats),
                        players=record.players,
                    ),
                ),
                source=source,
            )
        state = first_position(record, source)
        table = cls(find_game(record.game), state, seats, seed_bytes(record.seed))
        for number, text in enumerate(record.actions, start=1):
            try:
                action = table.game.parse(text)
                seat = table.active_seat or Seat(0)
                events = table.state.apply(action)
            except (IllegalAction, InvalidAction) as error:
                raise bad_action(error, record, number, source) from None
            table.history.append(PlayedAction(seat, action, tuple(events)))
        return table

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def active_seat(self) -> Seat | None:
        return self.state.active_seat

    @property
    def is_persons_turn(self) -> bool:
        seat = self.active_seat
        return seat is not None and seat not in self._bots

    @property
    def commitment(self) -> str:
        """Published at the start: the hash of the seed that the record reveals at the end."""
        return commitment(self._seed)

    def act(self, seat: Seat, action: Action) -> list[Event]:
        """A seat's decision; raises IllegalAction and changes nothing if it is not legal or not that seat's."""
        if seat is None:  # would mean the active seat, whoever asks
            raise InvalidOption("seat: say who acts", option="seat")
        events = self.state.apply(action, seat)
        self.history.append(PlayedAction(seat, action, tuple(events)))
        return events

    def play_bot(self, seconds: float = BOT_SECONDS) -> PlayedAction:
        """Let the bot whose turn it is decide."""
        seat = self.active_seat
        assert seat is not None, "the game is over"
        assert seat in self._bots, "it is not a bot's turn"
        since = seen_since(self.game, seat, self._made())
        bot, rng = self._bots[seat], bot_stream(self._seed, len(self.history))
        try:
            action = bot.choose(bot_decision(self.game, self.state, bot, rng, seconds, since))
        except BotFailure as failure:
            bot.close()
            bot = self._bots[seat] = find_bot(default_bot(self.game.name), self.game.name)
            self.failures[seat] = failure.message
            action = bot.choose(bot_decision(self.game, self.state, bot, rng, seconds))
        self.act(seat, action)
        return self.history[-1]

    def close(self) -> None:
        """Nobody plays on here: programs that play for bots end."""
        for bot in self._bots.values():
            bot.close()

    def explanation(self, seat: Seat) -> Explanation | None:
        """Why the bot at that seat made its last decision; it may tell what others must not know."""
        return self._bots[seat].explain() if seat in self._bots else None

    def record(self) -> Record:
        """The complete record, secrets included: for saving at this table, or once the game is over."""
        return whole_record(self.game, self.state, self._seed, self._made(), tuple(map(seat_name, self.seats)))

    def record_for(self, seat: Seat | None) -> Record:
        """What that seat (None: a spectator) may take away: everything once the game is over, before that no secret."""
        return self.record() if self.is_over else seen_record(self.game, self.record(), self._made(), seat)

    def _made(self) -> list[tuple[Action, Seat]]:
        return [(played.action, played.seat) for played in self.history]


def seat_name(seat: PersonSeat | BotSeat) -> str:
    """As written in records: a person's name, or `bot:` and the bot's."""
    return f"{BOT_NAME}{seat.bot}" if isinstance(seat, BotSeat) else seat.name


def seat_from_name(name: str) -> PersonSeat | BotSeat:
    """The inverse of `seat_name`."""
    return BotSeat(name.removeprefix(BOT_NAME)) if name.startswith(BOT_NAME) else PersonSeat(name)
