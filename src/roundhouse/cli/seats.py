"""Who plays: `--players Ada,Ben,random` as seats, and what everybody is called."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.bots.anywhere import check_findable, known_names
from roundhouse.bots.names import is_foreign, read_foreign, split_names
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.naming import automaton_name
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.contract import Game, State
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.errors import InvalidOption, InvalidRecord, UnknownBot
from roundhouse.kernel.records import Record
from roundhouse.match.table import BotSeat, PersonSeat, seat_from_name

ME = "me"
LONGEST_NAME = 20


def read_seats(text: str, game: GameName) -> list[PersonSeat | BotSeat]:
    """Seats from names: the name of a bot or a level is a bot, anything else is a person."""
    return [_read_seat(name, game) for name in split_names(text)]


def _read_seat(name: str, game: GameName) -> PersonSeat | BotSeat:
    bot = name.removeprefix("bot:")
    if bot != name or is_foreign(bot) or bot.partition("(")[0] in known_names(game):
        check_findable(bot, game)
        return BotSeat(bot)
    if name.isdigit():
        raise InvalidOption(
            about(
                "--players",
                complaint(
                    "names-wanted", "{name} is not a name; list who plays, such as me,random,random", name=repr(name)
                ),
            )
        )
    if not name or not name.isprintable() or len(name) > LONGEST_NAME:
        raise InvalidOption(
            about(
                "--players",
                complaint(
                    "bad-name", "{name} is not a name of 1 to {longest} letters", name=repr(name), longest=LONGEST_NAME
                ),
            )
        )
    return PersonSeat(name)


def recorded_seats(record: Record, source: str) -> list[PersonSeat | BotSeat]:
    """The seats that a record names; raises InvalidRecord if there is one that nobody could have taken."""
    seats = [seat_from_name(name) for name in record.names]
    for seat in seats:
        if isinstance(seat, BotSeat):
            try:
                if is_foreign(seat.bot):
                    read_foreign(seat.bot)  # not run: whether it may be is asked when it would have to play
                else:
                    check_findable(seat.bot, record.game)
            except UnknownBot as error:
                raise InvalidRecord(about(source, error.message)) from None
        if not seat.name or not seat.name.isprintable():
            raise InvalidRecord(about(source, complaint("not-a-name", "{name} is not a name", name=repr(seat.name))))
    return seats


def read_seed(text: str | None) -> int | str | None:
    """A seed as typed: a whole number, or 64 hexadecimal digits."""
    if text is None or len(text) == 64:
        return text
    try:
        return int(text)
    except ValueError:
        return text


def automaton_names(game: Game, state: State, catalogue: Catalogue) -> list[str]:
    """What the seats are called that the rules themselves play; they come after the players."""
    return [automaton_name(catalogue, game.name) for _ in range(state.players, state.seats)]


def table_names(game: Game, state: State, seats: Sequence[PersonSeat | BotSeat], catalogue: Catalogue) -> list[str]:
    """What everybody at a table is called, by seat: a number stands for a player without a name."""
    names = shown_names(seats, catalogue)[: state.players]
    names += [catalogue.text("player-unnamed", number=number + 1) for number in range(len(names), state.players)]
    return names + automaton_names(game, state, catalogue)


def shown_names(seats: Sequence[PersonSeat | BotSeat], catalogue: Catalogue) -> list[str]:
    """What each seat is called at the table: `me` is You, and equal names are numbered."""
    names = [catalogue.text("you") if seat == PersonSeat(ME) else seat.name for seat in seats]
    numbered = []
    for index, name in enumerate(names):
        nth = names[: index + 1].count(name)
        numbered.append(f"{name} {nth}" if names.count(name) > 1 else name)
    return numbered
