"""A match: the fold over its entries, and all that may be asked of it. Commands are in `commands`.

    new = commands.create(settings, host="ada", seats=[Holder("ada"), Holder(bot="normal")], seed=new_seed(), now=0)
    ... store `new.entries` ...
    match = new.after
    new = commands.act(match, "ada", "draw", expected=match.seq, now=12)   # nothing has changed yet

Times are whole milliseconds and always given, never read from a clock. People are opaque ids.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any

from roundhouse.bots.contract import Decision
from roundhouse.bots.roster import make_bot, who_plays
from roundhouse.kernel.actions import Action
from roundhouse.kernel.contract import Game, Seat, State, View
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.errors import Refusal
from roundhouse.kernel.events import Event
from roundhouse.kernel.records import Record
from roundhouse.kernel.registry import game as find_game
from roundhouse.kernel.rng import Stream
from roundhouse.match import fold, seen, snapshots
from roundhouse.match.bot_decisions import bot_decision, bot_stream, seen_by
from roundhouse.match.clocks import Clocks
from roundhouse.match.entries import CHAT, Entry
from roundhouse.match.ids import PersonId, TableId
from roundhouse.match.moves import Move, PlayedAction, Sealed, play_again
from roundhouse.match.refusals import Refused
from roundhouse.match.requests import Request
from roundhouse.match.seats import Holder
from roundhouse.match.settings import Settings
from roundhouse.match.status import CLOSED, FINISHED, PAUSED, RUNNING, WAITING

__all__ = ["CLOSED", "FINISHED", "PAUSED", "RUNNING", "WAITING", "BotAnswer", "BotTurn", "Match", "Request"]


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A decision that a bot has to make. Offer its answer with `commands.act_for_bot(..., expected=seq)`."""

    seat: Seat
    bot: str
    seq: int
    number: int  # of moves before it


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """What a bot decided: as long as that stands, the same bot can go on from there."""

    turn: BotTurn
    action: str


class Match:
    """One table. Read its attributes, change it only by `append`."""

    def __init__(self) -> None:
        self.seq = 0  # of the last entry
        self.position_seq = 0  # of the last entry that is not quiet: a move that knows this one is not stale
        self.at = 0  # of the last entry
        self.status = WAITING
        self.settings = Settings(GameName(""), 0)
        self.rules = 0  # the version of the game's rules by which the table plays, whatever has come since
        self.host = PersonId("")
        self.holders: tuple[Holder, ...] = ()
        self.commitment = ""
        self.practice = False  # made from a record, or something hidden was taken back
        self.taken_back = False  # something was, with everybody's consent
        self.closed_by_operator = False  # nobody at the table is to blame
        self.empty = False  # paused because the last person left
        self.timed_out = False  # the decision that is due has become a bot's
        self.request: Request | None = None
        self.muted: frozenset[PersonId] = frozenset()
        self.removed: frozenset[PersonId] = frozenset()
        self.rematch_of: TableId | None = None
        self.rematch_wanted: frozenset[PersonId] = frozenset()
        self.rematch_shares: frozenset[PersonId] = frozenset()  # who promised a share of its seed
        self.rematch_table: TableId | None = None
        self.moves: list[Move] = []  # those that stand
        self.sealed: dict[Seat, Sealed] = {}  # decided before their turn; replaced as a whole
        self.instructions: dict[Seat, frozenset[str]] = {}  # what seats want decided unasked; replaced as a whole
        self.vacations: dict[PersonId, int] = {}  # until when somebody is away; replaced as a whole
        self.marks: list[tuple[int, State]] = []  # the position after this many moves, now and then
        self.clocks: Clocks | None = None
        self.secret = b""  # the server's part of the seed, for nobody before the end; empty: the seed was given
        self.seed = b""  # for nobody before the end; made at the start, unless it was given
        self.shares: dict[PersonId, str] = {}  # by person: what they add to the seed; replaced as a whole
        self.awaits: frozenset[PersonId] = frozenset()  # who promised a share that has not come
        self.awaits_until = 0  # from then on the game starts without them
        self.prologue: tuple[str, ...] = ()  # the actions of the record that is continued
        self.state: State | None = None  # the true position: never give it away
        self.log: list[Entry] = []  # since the snapshot
        self.played: dict[int, PlayedAction] = {}  # by seq, of the moves in `log`
        self.base_moves: tuple[str, ...] = ()  # what stood at the snapshot
        self.base_started = False

    @classmethod
    def from_entries(cls, entries: Iterable[Entry]) -> Match:
        """The match after these entries, the first of which is `created`."""
        match = cls()
        for entry in entries:
            match.append(entry)
        return match

    @classmethod
    def from_snapshot(cls, data: dict[str, Any], entries: Iterable[Entry] = ()) -> Match:
        """The match of a snapshot and of its log, of which the moves before the snapshot and all after it are needed.

        What else came before is not known (see `first_known_seq`).
        """
        match, log = cls(), list(entries)
        snapshots.read(match, data, log)
        for entry in log:
            if entry.seq > data["seq"]:
                match.append(entry)
        return match

    def snapshot(self) -> dict[str, Any]:
        """Everything as JSON data, secrets included: for storage only."""
        return snapshots.write(self)

    def append(self, entry: Entry, action: Action | None = None) -> None:
        """Fold in the next entry; its seq must be `self.seq + 1`. `action` is that of a move, if it is read already."""
        fold.fold(self, entry, action)

    def copy(self) -> Match:
        """An independent copy: what commands try their entries on."""
        other = copy(self)
        other.moves, other.log, other.played = list(self.moves), list(self.log), dict(self.played)
        other.marks = list(self.marks)
        other.clocks = None if self.clocks is None else self.clocks.copy()
        other.state = None if self.state is None else self.state.copy()
        return other

    def speakers(self) -> set[PersonId]:
        """Everybody whose words in the chat are still known."""
        return {entry.payload["person"] for entry in self.log if entry.kind == CHAT and entry.payload["text"]}

    def have_spoken(self) -> set[PersonId]:
        """Everybody who said something, also if it is forgotten."""
        return {entry.payload["person"] for entry in self.log if entry.kind == CHAT}

    def without_words_of(self, people: Collection[PersonId]) -> Match:
        """The same match, but what these people said in the chat is forgotten."""
        other = copy(self)  # what is not replaced is shared: nobody changes a match that stands
        other.log = [
            replace(entry, payload={**entry.payload, "text": ""})
            if entry.kind == CHAT and entry.payload["person"] in people
            else entry
            for entry in self.log
        ]
        return other

    @property
    def first_known_seq(self) -> int:
        """The oldest entry that `seen_entries` can tell of: 1, or the one after the snapshot."""
        return self.seq - len(self.log) + 1

    @property
    def game(self) -> Game:
        return find_game(self.settings.game)

    def first_position(self) -> State:
        """The position before the first move."""
        return self.game.begin(self.settings.players, self.seed, self.settings.options, self.rules)

    def where_it_goes_on(self) -> State:
        """The position at the start: after the actions of the record that is continued, if there is one."""
        return play_again(self.game, self.first_position(), self.prologue)

    # -- who --

    @property
    def active_seat(self) -> Seat | None:
        """Whose decision it is while the game is on, paused or not."""
        return None if self.state is None or self.status == CLOSED else self.state.active_seat

    @property
    def people(self) -> frozenset[PersonId]:
        """Everybody who holds a seat, away or not."""
        return frozenset(holder.person for holder in self.holders if holder.person is not None)

    @property
    def present(self) -> frozenset[PersonId]:
        """Everybody who decides for a seat now."""
        return frozenset(holder.present for holder in self.holders if holder.present is not None)

    def seats_of(self, person: PersonId) -> list[Seat]:
        """The seats a person holds, away or not."""
        return [Seat(seat) for seat, holder in enumerate(self.holders) if holder.person == person]

    @property
    def is_full(self) -> bool:
        return not any(holder.is_open for holder in self.holders)

    @property
    def shares_by_seat(self) -> tuple[str | None, ...] | None:
        """What each seat adds to the seed, None where nothing was given; None for all if the seed was given."""
        return tuple(map(self._share_of, self.holders)) if self.secret else None

    def _share_of(self, holder: Holder) -> str | None:
        return None if holder.person is None else self.shares.get(holder.person)

    @property
    def colours(self) -> list[str] | None:
        """By seat: the colours that were chosen, and for all others those that are left; None: the game has none."""
        offered = self.game.player_colours()
        chosen = {holder.colour for holder in self.holders}
        rest = iter([colour for colour in offered if colour not in chosen])
        return [holder.colour or next(rest) for holder in self.holders] if offered else None

    def reader(self, person: PersonId | None, seat: Seat | None = None) -> Seat | None:
        """The seat as which a person may look: their own; None for a spectator.

        Several people at one screen have a spectator's eyes until they say who looks, if the game hides anything.
        """
        own = [] if person is None else self.seats_of(person)
        if seat is not None:
            if seat not in own:
                raise Refused("not-your-seat", seat=seat)
            return seat
        if len(own) > 1 and self.game.hides:
            return None
        if self.active_seat in own:
            return self.active_seat
        return own[0] if own else None

    # -- what the person whose turn it is may ask; anybody else is refused before the position is looked at --

    def turn_of(self, person: PersonId) -> tuple[State, Seat]:
        """The position and the seat that this person has to decide for; refused if it is not their turn."""
        if person not in self.people:
            raise Refused("not-at-table")
        state = self.running_state()
        seat = state.active_seat
        if seat is None or self.holders[seat].present != person:
            raise Refused("not-your-turn", seat=seat)
        return state, seat

    def early_turn_of(self, person: PersonId) -> tuple[State, Seat] | None:
        """The seat for which this person may decide before its turn, and the position as if that had come.

        People with several seats are at one screen, and take their turns there.
        """
        seats = self.seats_of(person)
        if len(seats) != 1 or self.state is None or self.status != RUNNING:
            return None
        (seat,) = seats
        if seat == self.active_seat or seat in self.sealed or self.holders[seat].present != person:
            return None
        state = self.state.early(seat)
        return None if state is None else (state, seat)

    def sealed_seat(self, person: PersonId) -> Seat | None:
        """The seat for which this person has decided before its turn."""
        return next((seat for seat, sealed in self.sealed.items() if sealed.person == person), None)

    def running_state(self) -> State:
        """The position of a game that is going on; refused if it is not."""
        if self.state is None or self.status != RUNNING:
            raise Refused("not-started" if self.status == WAITING else self.status)
        return self.state

    def legal(self, person: PersonId) -> Sequence[Action]:
        """What they may do, now or before their turn."""
        return (self.early_turn_of(person) or self.turn_of(person))[0].legal_actions()

    def why_not(self, person: PersonId, action: str) -> Refusal | None:
        """None if they may do that now or before their turn, else the rule that forbids it; raises InvalidAction."""
        state, seat = self.early_turn_of(person) or self.turn_of(person)
        return state.why_not(self.game.parse(action), seat)

    def preview(self, person: PersonId, action: str) -> list[Event]:
        """What would surely follow; raises IllegalAction or InvalidAction."""
        state, seat = self.turn_of(person)
        return [self.game.redact(event, seat) for event in state.preview(self.game.parse(action))]

    # -- what a reader may see; get `seat` from `reader` --

    def view(self, seat: Seat | None, at_seq: int | None = None) -> View | None:
        """What that seat (None: a spectator) may know now or after an earlier entry; None before the start."""
        state = self.state if at_seq is None else seen.position_at(self, at_seq)
        return None if state is None else self._painted(state, (seat,))[0]

    def views(self, seats: Sequence[Seat | None]) -> list[View] | None:
        """What each of these seats may know now, to be read and not changed: they share what they see alike."""
        return None if self.state is None else self._painted(self.state, seats)

    def _painted(self, state: State, seats: Sequence[Seat | None]) -> list[View]:
        views = state.views(seats)
        if any(holder.colour for holder in self.holders):
            for view in views:
                self.game.paint(view, self.colours or ())
        return views

    def table_view(self, now: int) -> dict[str, Any]:
        """What everybody may know about the table, as JSON data."""
        return seen.table_view(self, now)

    def seen_entries(
        self, since: int, seat: Seat | None, ignoring: frozenset[PersonId] = frozenset()
    ) -> list[dict[str, Any]]:
        """The entries after seq `since` as that seat may see them, without what people in `ignoring` say in the chat.

        Each is {seq, kind, seat, at, ...payload} as JSON data; a move also has `events`. Refused (no-history) if they
        begin before `first_known_seq`: build the match from all entries then.
        """
        return seen.seen_entries(self, since, seat, ignoring)

    def record_for(self, seat: Seat | None, names: Mapping[PersonId, str] | None = None) -> Record:
        """What that seat may take away; everything once the game is finished. `names` are by person."""
        return seen.record_for(self, seat, names or {})

    # -- bots and clocks --

    def bot_to_move(self) -> BotTurn | None:
        """The decision that waits for a bot, if one does."""
        seat = self.active_seat
        if seat is None or self.status != RUNNING:
            return None
        bot = self.settings.bot if self.timed_out else self.holders[seat].bot
        if bot is None:
            return None
        return BotTurn(seat, who_plays(bot, self.settings.game), self.position_seq, len(self.moves))

    def bot_decision(self, seconds: float, last: BotAnswer | None = None) -> Decision:
        """What that bot is told; it holds nothing that its seat may not know and can be sent to another process.

        A bot that has been kept goes on from its `last` answer: it is told what was done since. `since` is None if that
        no longer stands, or without `last`: then a new bot is needed.
        """
        turn, state = self.bot_to_move(), self.running_state()
        if turn is None:
            raise Refused("not-bots-turn")
        since = None if last is None else self._seen_since(last)
        bot, rng = make_bot(turn.bot, self.settings.game), bot_stream(self.seed, len(self.moves))
        return bot_decision(self.game, state, bot, rng, seconds, since)

    def hint_decision(self, person: PersonId, bot: str, seed: bytes, seconds: float) -> Decision:
        """What a bot is told that advises the person whose turn it is; `seed` must not be the table's."""
        if not self.settings.hints:
            raise Refused("hints-off")
        state, _ = self.turn_of(person)
        return bot_decision(self.game, state, make_bot(bot, self.settings.game), Stream(seed), seconds)

    def _seen_since(self, answer: BotAnswer) -> list[tuple[Action, Seat]] | None:
        """What its seat saw from that answer on; None if it does not stand: what is undone never returns."""
        turn = answer.turn
        before, since = self.moves[: turn.number], self.moves[turn.number :]
        if not since or since[0].action != answer.action or (before and before[-1].seq > turn.seq):
            return None
        return seen_by(self.game, turn.seat, [(self._action_of(move), move.seat) for move in since])

    def _action_of(self, move: Move) -> Action:
        played = self.played.get(move.seq)  # not known of what came before the snapshot
        return self.game.parse(move.action) if played is None else played.action

    def deadline(self) -> int | None:
        """When to give `commands.time_out`: a person runs out of time, or a share is awaited no longer. None: never."""
        if self.status == WAITING:
            return self.awaits_until if self.awaits and self.is_full and self.settings.auto_start else None
        return None if self.clocks is None else self.clocks.deadline()

    def time_left(self, seat: Seat, now: int) -> int | None:
        """Milliseconds on a seat's clock; None without a clock."""
        return None if self.clocks is None else self.clocks.remaining(seat, max(now, self.at))

    @property
    def is_given_up(self) -> bool:
        """Whether somebody ended the game by giving up."""
        return self.status == CLOSED and any(holder.resigned for holder in self.holders)

    @property
    def rematch_agreed(self) -> bool:
        """Whether everybody who stayed wants another game."""
        return bool(self.rematch_wanted) and self.present <= self.rematch_wanted
