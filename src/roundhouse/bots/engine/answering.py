"""Our own bots as programs: they read what a table says and answer, so that any other program can play against them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from roundhouse.bots import roster
from roundhouse.bots.contract import Bot, Decision
from roundhouse.bots.engine import protocol
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.contract import Seat
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.errors import InvalidRecord, RoundhouseError, UnknownBot, UnknownGame
from roundhouse.kernel.registry import game as find_game
from roundhouse.kernel.registry import game_names
from roundhouse.kernel.rng import Stream

SOURCE = "message"


def games_of(bot: str) -> list[GameName]:
    """The games that have a bot or level of that name; raises UnknownBot where none has."""
    found, why = [], UnknownBot("")
    for game in game_names():
        try:
            roster.check_bot(bot, game)
        except UnknownBot as error:
            why = error
        else:
            found.append(game)
    if not found:
        raise why
    return found


def answer_lines(bot: str, lines: Iterable[bytes], tell: Callable[[bytes], None]) -> None:
    """Answer each question until nobody asks any more; what is wrong with one is told, and the next is waited for."""
    player = _Player(bot)
    for line in lines:
        try:
            told = player.answer(protocol.read_line(line, SOURCE))
        except RoundhouseError as error:
            told = {"type": "error", "message": str(error)}
        except Exception as error:  # a view that no game could have, as far as a bot looks into it
            told = {"type": "error", "message": f"{type(error).__name__}: {error}"}
        if told is not None:
            tell(protocol.line_of(told))


class _Player:
    """One seat of one game after another."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._games = games_of(name)
        self._bot: Bot | None = None
        self._place: tuple[GameName, Seat] | None = None

    def answer(self, message: dict[str, Any]) -> dict[str, Any] | None:
        match message["type"]:
            case "hello":
                return protocol.hello(self._name, self._games)
            case "game":
                self._bot = None
            case "choose":
                return self._choose(protocol.checked(message, protocol.CHOOSE, SOURCE))
        return None  # what a later version may say needs no answer

    def _choose(self, asked: dict[str, Any]) -> dict[str, Any]:
        view = asked["view"]
        try:
            game = find_game(view["game"])
        except UnknownGame as error:
            raise InvalidRecord(about("view.game", error.message)) from None
        place = (game.name, Seat(view["seat"]))
        since = asked.get("since")
        if self._bot is None or since is None or place != self._place:
            self._bot, self._place, since = roster.make_bot(self._name, game.name), place, None
        decision = Decision(
            game,
            Seat(view["seat"]),
            view,
            [game.parse(text) for text in asked["legal"]],
            Stream(bytes.fromhex(asked["seed"])),
            asked["seconds"],
            None if since is None else [(game.parse(one["action"]), Seat(one["seat"])) for one in since],
        )
        action = self._bot.choose(decision)
        if action not in decision.legal:
            raise InvalidRecord(complaint("bot-illegal", "answered with {answer}, which is not legal", answer=action))
        return protocol.choice(asked["id"], str(action), self._bot.explain())
