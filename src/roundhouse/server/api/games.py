"""What can be played: games, player counts, options and bots."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get

from roundhouse.bots.roster import default_bot, has_adviser, levels, offered_bots
from roundhouse.kernel.contract import Game
from roundhouse.kernel.options import Option
from roundhouse.kernel.registry import declaration, games
from roundhouse.server.page.room import page_room


class ChoiceLine(msgspec.Struct, frozen=True):
    value: Any
    text: str  # the id of its label; its help has `-about` behind it


class RangeLine(msgspec.Struct, frozen=True):
    first: int
    last: int
    step: int


class OptionLine(msgspec.Struct, frozen=True):
    """An option as it is declared, so that it can be drawn by whoever knows its kind."""

    name: str
    default: Any
    kind: str
    text: str  # the id of its label
    choices: list[ChoiceLine]
    range: RangeLine | None  # of a number
    players: list[int]  # the player counts that may choose anything but the default; empty: all
    rule: str
    excludes: list[str]  # other switches that cannot be on together with this one
    is_offered: bool  # False: nobody is asked for it

    @classmethod
    def of(cls, option: Option) -> OptionLine:
        values = option.choices
        numbers = RangeLine(values[0], values[-1], values.step) if isinstance(values, range) else None
        return cls(
            name=option.name,
            default=option.default,
            kind=option.kind,
            text=option.text,
            choices=[ChoiceLine(value, option.choice_text(value)) for value in values] if numbers is None else [],
            range=numbers,
            players=list(option.players),
            rule=option.rule,
            excludes=list(option.excludes),
            is_offered=option.is_offered,
        )


class PageLine(msgspec.Struct, frozen=True):
    """Where the page finds what draws a game."""

    front: str
    place: int


class GameLine(msgspec.Struct, frozen=True):
    name: str
    rules: int
    letter: str  # with which the ids of its rules begin
    min_players: int
    max_players: int
    options: list[OptionLine]
    levels: list[str]  # what people choose among, from weak to strong; a game may have none
    bots: list[str]  # these levels, then all bots
    bot: str  # who plays on when somebody leaves, unless a table says otherwise
    colours: list[str]  # that people choose among for their seats; a game may have none
    hides: bool  # whether a seat may know what a spectator does not
    hints: bool  # whether there is anybody to ask for one
    page: PageLine | None  # None: the generic front


class GameList(msgspec.Struct, frozen=True):
    games: list[GameLine]


@get("/api/games", operation_id="listGames", tags=["games"], sync_to_thread=False)
def list_games() -> GameList:
    """The games and what can be chosen for them."""
    return GameList([_line(game) for game in games()])


def _line(game: Game) -> GameLine:
    declared = declaration(game.name)
    room = page_room(declared)
    return GameLine(
        name=game.name,
        rules=game.rules_version,
        letter=declared.letter,
        min_players=game.min_players,
        max_players=game.max_players,
        options=[OptionLine.of(option) for option in game.options],
        levels=levels(game.name),
        bots=offered_bots(game.name),
        bot=default_bot(game.name),
        colours=list(game.player_colours()),
        hides=game.hides,
        hints=has_adviser(game.name),
        page=None if room is None else PageLine(room.front, room.place),
    )
