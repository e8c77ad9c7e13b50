"""A program that plays, as a bot: it is started for its first decision and may play several games, one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from roundhouse.bots.contract import Bot, BotFailure, Decision, Explanation
from roundhouse.bots.engine import protocol
from roundhouse.bots.engine.process import EngineProcess
from roundhouse.kernel.actions import Action
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.errors import InvalidRecord

START_SECONDS = 60.0  # to answer the first hello: whoever brings a network has to load it
MARGIN_SECONDS = 10.0  # beyond what a decision may take: on a busy machine a bot is slow, not wrong
MOST_IDLE = 8
_IDLE: dict[tuple[str, ...], list[EngineProcess]] = {}  # by command: those whose game is over


class EngineBot(Bot):
    """Plays by a program. It has the seconds that its name says, else those that the table grants."""

    def __init__(self, name: str, command: tuple[str, ...], game: GameName, seconds: float | None = None) -> None:
        self._name = name
        self._command = command
        self._game = game
        self._seconds = seconds
        self._process: EngineProcess | None = None
        self._asked = 0
        self._why: Explanation | None = None

    def choose(self, decision: Decision) -> Action:
        seconds = self._seconds or decision.seconds
        fresh = self._process is None
        process = self.start()
        if fresh or decision.since is None:
            process.tell(protocol.new_game(decision))
        self._asked += 1
        question = protocol.question(self._asked, decision) | {"seconds": seconds}
        with self._ended_by_mistakes(process):
            answer = process.ask(question, "choice", seconds + MARGIN_SECONDS)
            return self._action(answer, decision)

    def explain(self) -> Explanation | None:
        return self._why

    def start(self) -> EngineProcess:
        """Its process, once it has said hello."""
        if self._process is None:
            idle = _IDLE.get(self._command)
            is_new = not idle
            process = idle.pop() if idle else EngineProcess(self._name, self._command)
            process.name = self._name
            with self._ended_by_mistakes(process):
                if is_new:
                    self._greet(process)
                check_game(self._name, self._game, process.games)
            self._process = process
        return self._process

    def close(self) -> None:
        """The process waits for another game of the same program, or ends."""
        process, self._process = self._process, None
        if process is None:
            return
        idle = _IDLE.setdefault(self._command, [])
        if len(idle) < MOST_IDLE:
            idle.append(process)
        else:
            process.end()

    @contextmanager
    def _ended_by_mistakes(self, process: EngineProcess) -> Iterator[None]:
        """Whoever does not keep to the protocol is not asked again."""
        try:
            yield
        except (BotFailure, InvalidRecord) as error:
            process.end()
            self._process = None
            raise BotFailure(error.message, bot=self._name) from None

    def _greet(self, process: EngineProcess) -> None:
        answer = process.ask(protocol.hello("roundhouse"), "hello", START_SECONDS)
        theirs = protocol.checked(answer, protocol.HELLO, self._name)["protocol"]
        if theirs != protocol.PROTOCOL:
            line = "speaks version {theirs} of the protocol, and this program version {ours}"
            told = complaint("engine-protocol", line, theirs=theirs, ours=protocol.PROTOCOL)
            raise BotFailure(about(self._name, told))
        process.games = answer.get("games")

    def _action(self, answer: dict[str, Any], decision: Decision) -> Action:
        self._why = None
        protocol.checked(answer, protocol.CHOICE, self._name)
        if answer["id"] != self._asked:
            line = "answered question {found}, not {wanted}"
            told = complaint("engine-other-question", line, found=answer["id"], wanted=self._asked)
            raise BotFailure(about(self._name, told))
        action = next((one for one in decision.legal if str(one) == answer["action"]), None)
        if action is None:
            raise illegal(self._name, answer["action"])
        self._why = protocol.explanation(answer, decision)
        return action


def check_game(name: str, game: GameName, games: Sequence[str] | None) -> None:
    """Complain about a bot that does not play this game; without a list it plays any."""
    if games and game not in games:
        line = "does not play {game}; it plays {games}"
        told = complaint("bot-other-game", line, game=game, games=", ".join(games))
        raise BotFailure(about(name, told), bot=name)


def illegal(name: str, answer: str) -> BotFailure:
    """That its answer is none."""
    line = "answered with {answer}, which is not legal"
    return BotFailure(about(name, complaint("bot-illegal", line, answer=repr(answer[:80]))), bot=name)


def end_idle() -> None:
    """End the programs that wait for another game."""
    for waiting in _IDLE.values():
        while waiting:
            waiting.pop().end()
