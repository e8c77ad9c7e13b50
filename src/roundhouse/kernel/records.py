"""Records: a game as its options, seed and actions in one small JSON file (`.rh.json`), and its exact replay."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from roundhouse.kernel.checking import Fields, ListOf, Mistakes, Nullable, Plain, Shape, Text, Whole
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.contract import Game, State
from roundhouse.kernel.errors import IllegalAction, InvalidAction, InvalidRecord, RoundhouseError
from roundhouse.kernel.ids import GameName
from roundhouse.kernel.registry import game as find_game
from roundhouse.kernel.rng import commitment, joint_seed, keeps_commitment, seed_bytes

FORMAT = "roundhouse-record"
VERSION = 1

MOST_ACTIONS = 5000  # no game of any number of players has a fifth of them
LONGEST_ACTION = 500
MOST_NAMES = 10
LONGEST_TEXT = 500
DEEPEST = 10  # lists and objects in one another; a player's board has three
LARGEST_NUMBER = 10**15

_TEXT = Text(LONGEST_TEXT)
_COUNT = Whole(-LARGEST_NUMBER, LARGEST_NUMBER)
_DATA = Plain(LARGEST_NUMBER, DEEPEST)
_FIELDS: dict[str, Shape] = {
    "format": _TEXT,
    "version": _COUNT,
    "game": _TEXT,
    "rules": _COUNT,
    "data": _TEXT,
    "players": _COUNT,
    "options": _DATA,
    "commitment": _TEXT,
    "seed": Nullable(_TEXT),
    "names": ListOf(_TEXT, most=MOST_NAMES),
    "actions": ListOf(Text(LONGEST_ACTION), most=MOST_ACTIONS),
    "result": Nullable(_DATA),
}
_JOINT_FIELDS: dict[str, Shape] = {"secret": Nullable(_TEXT), "shares": ListOf(Nullable(_TEXT), most=MOST_NAMES)}
"""Only where the seed was made by all at the table."""
_RECORD = Fields(_FIELDS)
_JOINT_RECORD = Fields(_FIELDS | _JOINT_FIELDS)


@dataclass(frozen=True, slots=True)
class Record:
    """Everything needed to play a game again. `seed` is None in the record of a running game for its readers.

    With `shares` (one per seat, None where none was given) the seed was made from them and the server's `secret`, and
    the commitment is that of the secret; without, it is that of the seed.
    """

    game: GameName
    rules: int
    data: str
    players: int
    options: dict[str, Any]
    commitment: str
    seed: str | None
    actions: tuple[str, ...]
    names: tuple[str, ...] = ()
    result: dict[str, Any] | None = field(default=None)
    secret: str | None = None
    shares: tuple[str | None, ...] | None = None

    def to_dict(self) -> dict[str, Any]:
        joint = {} if self.shares is None else {"secret": self.secret, "shares": list(self.shares)}
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules": self.rules,
            "data": self.data,
            "players": self.players,
            "options": self.options,
            "commitment": self.commitment,
            "seed": self.seed,
            **joint,
            "names": list(self.names),
            "actions": list(self.actions),
            "result": self.result,
        }

    def to_json(self) -> str:
        """One line per field and per action, so that records differ readably."""
        return json.dumps(self.to_dict(), indent=1, ensure_ascii=False) + "\n"


def make_record(
    game: Game,
    start: State,
    seed: bytes,
    actions: tuple[str, ...],
    names: tuple[str, ...] = (),
    end: State | None = None,
) -> Record:
    """The record of a game from its first position; `end` adds the result if that position is final."""
    return Record(
        game=game.name,
        rules=game.rules_of(start),
        data=game.data_digest(start),
        players=start.players,
        options=game.record_options(start),
        commitment=commitment(seed),
        seed=seed.hex(),
        actions=actions,
        names=names,
        result=result_of(end) if end is not None and end.is_over else None,
    )


def result_of(state: State) -> dict[str, Any]:
    """What a finished game came to: the scores, and the rank of each seat."""
    ranks = {standing.seat: standing.rank for standing in state.standings()}
    return {"scores": state.scores(), "ranks": [ranks[seat] for seat in sorted(ranks)]}


def read_record(text: str, source: str = "record") -> Record:
    """A record from JSON text; raises InvalidRecord that names the source and the fields that are wrong."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InvalidRecord(
            about(source, complaint("not-json", "not a JSON file ({error})", error=str(error))), source=source
        ) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise InvalidRecord(
            about(
                source,
                complaint(
                    "not-a-record", "not a Roundhouse record (its 'format' is not {format})", format=repr(FORMAT)
                ),
            ),
            source=source,
        )
    mistakes = Mistakes(source)
    mistakes.sound_part(data, _JOINT_RECORD if "shares" in data else _RECORD)
    mistakes.complain_in_a_line()
    if data["version"] != VERSION:
        raise InvalidRecord(
            about(
                source,
                complaint(
                    "other-format",
                    "format version {made} is not the one we read ({ours})",
                    made=data["version"],
                    ours=VERSION,
                ),
            ),
            source=source,
        )
    return Record(
        game=GameName(data["game"]),
        rules=data["rules"],
        data=data["data"],
        players=data["players"],
        options=data["options"],
        commitment=data["commitment"],
        seed=data["seed"],
        actions=tuple(data["actions"]),
        names=tuple(data["names"]),
        result=data["result"],
        secret=data.get("secret"),
        shares=tuple(data["shares"]) if "shares" in data else None,
    )


def first_position(record: Record, source: str = "record") -> State:
    """The position a record starts from, once its version, data and seed are seen to be what it says."""
    try:
        game = find_game(record.game)
        if record.seed is None:
            raise InvalidRecord(
                about(
                    source,
                    complaint("record-without-seed", "the record of a running game has no seed and cannot be replayed"),
                )
            )
        rules = game.known_rules(record.rules, source)
        unknown = sorted(set(record.options) - {option.name for option in game.options})
        if unknown:  # before they become keywords
            raise InvalidRecord(
                about(
                    source,
                    complaint(
                        "record-option",
                        "{game} has no such option as {option}",
                        game=game.name,
                        option=repr(unknown[0]),
                    ),
                ),
                source=source,
            )
        seed = seed_bytes(record.seed)
        _check_seed(record, seed, source)
        state = game.begin(record.players, seed, record.options, rules)
        if game.data_digest(state) != record.data:
            raise InvalidRecord(
                about(
                    source,
                    complaint(
                        "other-data", "played with other game data (digest {digest}...)", digest=repr(record.data[:12])
                    ),
                )
            )
    except InvalidRecord:
        raise
    except RoundhouseError as error:
        raise InvalidRecord(about(source, error.message), source=source) from None
    return state


def _check_seed(record: Record, seed: bytes, source: str) -> None:
    """Complain unless the seed is the one that was committed to, or follows from the secret that was and the shares."""
    if record.shares is None:
        if not keeps_commitment(seed, record.commitment):
            raise InvalidRecord(about(source, complaint("other-seed", "the seed is not the one that was committed to")))
        return
    if record.secret is None or len(record.shares) != record.players:
        raise InvalidRecord(
            about(
                source,
                complaint("shares-wanted", "a seed of shares needs the server's secret and one share or null per seat"),
            )
        )
    secret = seed_bytes(record.secret)
    if not keeps_commitment(secret, record.commitment):
        raise InvalidRecord(about(source, complaint("other-secret", "the secret is not the one that was committed to")))
    if joint_seed(secret, [None if share is None else seed_bytes(share) for share in record.shares]) != seed:
        raise InvalidRecord(
            about(source, complaint("other-shares", "the seed is not the one that the secret and the shares make"))
        )


def replay(record: Record, source: str = "record") -> Iterator[State]:
    """The same state after each action in turn, the first position included; verifies every step and the result."""
    state = first_position(record, source)
    game = find_game(record.game)
    yield state
    for number, text in enumerate(record.actions, start=1):
        try:
            state.apply(game.parse(text))
        except (IllegalAction, InvalidAction) as error:
            raise bad_action(error, record, number, source) from None
        yield state
    if record.result is not None and (not state.is_over or result_of(state) != record.result):
        came_to = str(result_of(state)) if state.is_over else complaint("unfinished", "an unfinished game")
        line = "the actions come to {result}, the record says {recorded}"
        told = complaint("other-result", line, result=came_to, recorded=str(record.result))
        raise InvalidRecord(about(source, told), source=source)


def bad_action(error: RoundhouseError, record: Record, number: int, source: str) -> InvalidRecord:
    """The complaint about action `number` of a record, with the rule that refuses it."""
    line = "action {number} of {all}: {what}"
    told = complaint("bad-action", line, number=number, all=len(record.actions), what=error.message)
    found = InvalidRecord(about(source, told), source=source)
    found.rule = error.rule
    return found


def final_position(record: Record, source: str = "record") -> State:
    """The position after the last action of a verified record."""
    state: State | None = None
    for state in replay(record, source):  # noqa: B007  # only the last one matters
        pass
    assert state is not None
    return state
