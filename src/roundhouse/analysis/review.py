"""The review of a finished game: what every decision kept or cost, what luck changed, and how that makes the result.

Shares of the win are counted in millionths, as whole numbers, so that the parts of a result add up to it exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from roundhouse.analysis.choices import Choice, choices
from roundhouse.analysis.contract import Judge
from roundhouse.analysis.depth import STANDARD, Depth, depth_of
from roundhouse.analysis.evaluation import evaluate, judge_of
from roundhouse.analysis.marks import Mark, accuracy_of, mark_of
from roundhouse.bots.contract import Reason
from roundhouse.kernel.actions import Action
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.contract import Game, Seat, State
from roundhouse.kernel.errors import IllegalAction, InvalidAction, InvalidRecord
from roundhouse.kernel.records import Record, bad_action, first_position, result_of
from roundhouse.kernel.registry import game as find_game
from roundhouse.kernel.rng import Stream

FORMAT = "roundhouse-review"
VERSION = 1
WHOLE = 1_000_000
"""The win, in millionths."""

Parts = tuple[int, ...]
"""By seat, an automaton's last, in millionths of the win."""


@dataclass(frozen=True, slots=True)
class Decided:
    """What there was to decide, from what the seat knew: the choices, the best first, and the one that was made."""

    choices: tuple[Choice, ...]
    played: Choice
    mark: Mark
    reasons: tuple[Reason, ...] = ()  # for the best choice, where another one was made

    @property
    def best(self) -> Choice:
        return self.choices[0]

    @property
    def loss(self) -> float:
        """The part of the win that was given away."""
        return self.played.behind


@dataclass(frozen=True, slots=True)
class Moment:
    """One action of the record, and what it changed."""

    number: int  # from 1 on, as in the record
    seat: Seat
    action: str
    shares: Parts  # after it, from the complete position
    scores: tuple[float, ...]  # expected after it
    spread: tuple[float, ...]
    skill: Parts  # what the choice changed ...
    luck: Parts  # ... and what came of it by luck
    kinds: tuple[str, ...]  # of luck, as the judge names them
    decided: Decided | None  # None: there was nothing to decide


@dataclass(frozen=True, slots=True)
class Balance:
    """How the result of a seat came about, in millionths of the win: `start` and what follows add up to `result`."""

    seat_part: int  # what the seat is worth before anything is dealt ...
    deal: int  # ... and what the deal made of it
    skill: int  # own decisions
    others: int  # those of the others
    luck: int
    result: int
    luck_by_kind: dict[str, int]
    decisions: int
    error_rate: float  # points of the lead at the end that a decision gave away, on average
    given_away: float  # parts of the win that all decisions gave away together
    accuracy: float  # from 0 to 1
    marks: dict[str, int]

    @property
    def start(self) -> int:
        return self.seat_part + self.deal


@dataclass(frozen=True, slots=True)
class Review:
    """All that is found out about a game."""

    record: Record
    depth: str
    first: Parts  # shares before the first action
    moments: tuple[Moment, ...]
    accounts: tuple[Balance, ...]

    def turning_points(self, most: int = 5) -> list[Moment]:
        """The decisions that gave away most, the worst first."""
        wrong = [one for one in self.moments if one.decided and one.decided.mark not in (Mark.GOOD, Mark.FORCED)]
        return sorted(wrong, key=lambda one: (-one.decided.loss if one.decided else 0.0, one.number))[:most]

    def to_dict(self) -> dict[str, Any]:
        """Plain data; shares in parts of the win."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.record.game,
            "rules": self.record.rules,
            "players": self.record.players,
            "names": list(self.record.names),
            "depth": self.depth,
            "result": self.record.result,
            "first": _parts(self.first),
            "seats": [_account_data(account) for account in self.accounts],
            "moments": [_moment_data(moment) for moment in self.moments],
            "turning_points": [moment.number for moment in self.turning_points()],
        }


Note = Callable[[int, int], None]
"""Is told how many actions are reviewed, and of how many; what it raises ends the review."""


def review(record: Record, depth: str = STANDARD, on_progress: Note | None = None, source: str = "record") -> Review:
    """Review a finished game. The same record and depth give the same review everywhere."""
    return Reviewing(record, depth, source).all(on_progress)


class Reviewing:
    """A review on its way: `moments` may be left at any time."""

    def __init__(self, record: Record, depth: str | Depth = STANDARD, source: str = "record") -> None:
        self.record = record
        self.name = depth if isinstance(depth, str) else "own"
        self.depth = depth_of(depth) if isinstance(depth, str) else depth
        self.source = source
        self.game: Game = find_game(record.game)
        self.judge: Judge = judge_of(self.game.name)
        self.state = first_position(record, source)
        self.first = _whole(evaluate(self.judge, self.state).shares)

    def all(self, on_progress: Note | None = None) -> Review:
        seat_part = self._seat_part()
        found: list[Moment] = []
        for moment in self.moments():
            found.append(moment)
            if on_progress is not None:
                on_progress(len(found), len(self.record.actions))
        accounts = tuple(_account(Seat(seat), seat_part, self.first, found) for seat in range(len(self.first)))
        return Review(self.record, self.name, self.first, tuple(found), accounts)

    def moments(self) -> Iterator[Moment]:
        """One action after the other; complains if the record is wrong or its game did not end."""
        state, before = self.state, self.first
        for number, text in enumerate(self.record.actions, start=1):
            moment = self._moment(number, text, before)
            before = moment.shares
            yield moment
        if not state.is_over:
            told = complaint("review-unfinished", "the game is not over, and only finished games are reviewed")
            raise InvalidRecord(about(self.source, told), source=self.source)
        if self.record.result is not None and result_of(state) != self.record.result:
            line = "the actions come to {result}, the record says {recorded}"
            told = complaint("other-result", line, result=str(result_of(state)), recorded=str(self.record.result))
            raise InvalidRecord(about(self.source, told), source=self.source)

    def _moment(self, number: int, text: str, before: Parts) -> Moment:
        state, judge = self.state, self.judge
        seat = state.active_seat
        start = state.copy()
        try:
            action = self.game.parse(text)
            events = state.apply(action)
        except (IllegalAction, InvalidAction) as error:
            raise bad_action(error, self.record, number, self.source) from None
        assert seat is not None
        rng = self._stream(number)
        decided = self._decided(start, action, rng)
        found = evaluate(judge, state)
        after = _whole(found.shares)
        kinds = tuple(dict.fromkeys(kind for event in events if (kind := judge.kind_of_luck(event))))
        expected = self._expected(start, action, rng) if kinds else after
        return Moment(
            number,
            seat,
            text,
            after,
            found.scores,
            found.spread,
            _less(expected, before),
            _less(after, expected),
            kinds,
            decided,
        )

    def _decided(self, state: State, action: Action, rng: Stream) -> Decided | None:
        if len(state.legal_actions()) == 1 or not self.depth.lines:
            return None
        found = choices(self.judge, self.game, state, self.depth, rng, action)
        if len(found) == 1:
            return None
        played = next(choice for choice in found if choice.action == action)
        mark = mark_of(played.behind)
        reasons = () if mark is Mark.GOOD else tuple(self.judge.reasons(state.copy(), found[0].line))
        return Decided(tuple(found), played, mark, reasons)

    def _expected(self, start: State, action: Action, rng: Stream) -> Parts:
        """What the action promised, whatever luck would make of it."""
        total = [0.0] * len(self.first)
        for _ in range(self.depth.draws):
            other = start.copy()
            self.judge.redraw(other, rng)
            other.push(action)
            for place, share in enumerate(evaluate(self.judge, other).shares):
                total[place] += share / self.depth.draws
        return _whole(total)

    def _seat_part(self) -> Parts:
        """What each seat is worth over many deals of this game."""
        record, rng = self.record, self._stream(0)
        total = [0.0] * len(self.first)
        for _ in range(self.depth.draws):
            state = self.game.begin(record.players, rng.fork().seed, record.options, record.rules)
            for place, share in enumerate(evaluate(self.judge, state).shares):
                total[place] += share / self.depth.draws
        return _whole(total)

    def _stream(self, number: int) -> Stream:
        """Of its own for every action: what one decision takes changes nothing elsewhere."""
        assert self.record.seed is not None
        return Stream(sha256(f"review {self.record.seed} {number}".encode()).digest())


def _account(seat: Seat, seat_part: Parts, first: Parts, moments: Sequence[Moment]) -> Balance:
    own = [moment for moment in moments if moment.seat == seat]
    decided = [moment.decided for moment in own if moment.decided is not None]
    by_kind: dict[str, int] = {}
    for moment in moments:
        if moment.kinds:
            kind = moment.kinds[0]
            by_kind[kind] = by_kind.get(kind, 0) + moment.luck[seat]
    marks = {mark.value: sum(one.mark is mark for one in decided) for mark in Mark if mark is not Mark.FORCED}
    return Balance(
        seat_part=seat_part[seat],
        deal=first[seat] - seat_part[seat],
        skill=sum(moment.skill[seat] for moment in own),
        others=sum(moment.skill[seat] for moment in moments if moment.seat != seat),
        luck=sum(moment.luck[seat] for moment in moments),
        result=moments[-1].shares[seat],
        luck_by_kind=by_kind,
        decisions=len(decided),
        error_rate=sum(one.played.points for one in decided) / max(1, len(decided)),
        given_away=sum(one.loss for one in decided),
        accuracy=sum(accuracy_of(one.loss) for one in decided) / max(1, len(decided)),
        marks=marks,
    )


def _whole(shares: Sequence[float]) -> Parts:
    """In millionths that make up the whole win: what rounding leaves goes to where most was cut off."""
    parts = [int(share * WHOLE) for share in shares]
    missing = WHOLE - sum(parts)
    order = sorted(range(len(parts)), key=lambda place: (parts[place] - shares[place] * WHOLE, place))
    for place in range(abs(missing)):
        parts[order[place % len(parts)]] += 1 if missing > 0 else -1
    return tuple(parts)


def _less(one: Parts, other: Parts) -> Parts:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def _parts(parts: Parts) -> list[float]:
    return [part / WHOLE for part in parts]


def _account_data(account: Balance) -> dict[str, Any]:
    names = ("seat_part", "deal", "start", "skill", "others", "luck", "result")
    return {
        **{name: getattr(account, name) / WHOLE for name in names},
        "luck_by_kind": {kind: part / WHOLE for kind, part in account.luck_by_kind.items()},
        "decisions": account.decisions,
        "error_rate": round(account.error_rate, 4),
        "given_away": round(account.given_away, 6),
        "accuracy": round(account.accuracy, 4),
        "marks": account.marks,
    }


def _moment_data(moment: Moment) -> dict[str, Any]:
    data = {
        "number": moment.number,
        "seat": moment.seat,
        "action": moment.action,
        "shares": _parts(moment.shares),
        "scores": [round(score, 1) for score in moment.scores],
        "spread": [round(one, 1) for one in moment.spread],
        "skill": _parts(moment.skill),
        "luck": _parts(moment.luck),
        "kinds": list(moment.kinds),
        "mark": Mark.FORCED.value,
    }
    if moment.decided is not None:
        decided = moment.decided
        data["mark"] = decided.mark.value
        data["loss"] = round(decided.loss, 6)
        data["points"] = round(decided.played.points, 2)
        data["played"] = _choice_data(decided.played)
        data["best"] = [_choice_data(choice) for choice in decided.choices[:3]]
        data["reasons"] = [{"code": reason.code, "params": reason.params} for reason in decided.reasons]
    return data


def _choice_data(choice: Choice) -> dict[str, Any]:
    return {
        "line": [str(action) for action in choice.line],
        "share": round(choice.share, 6),
        "score": round(choice.score, 1),
    }
