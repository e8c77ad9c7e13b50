"""Making a table, and starting its game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from roundhouse.bots.roster import check_bot, default_bot
from roundhouse.kernel.contract import Game
from roundhouse.kernel.errors import InvalidOption
from roundhouse.kernel.options import check_names
from roundhouse.kernel.records import Record, final_position, first_position
from roundhouse.kernel.registry import game as find_game
from roundhouse.kernel.rng import commitment, seed_bytes
from roundhouse.match import entries as kinds
from roundhouse.match.commands.guards import must_host, must_wait
from roundhouse.match.ids import PersonId, TableId
from roundhouse.match.match import Match
from roundhouse.match.proposal import Proposal
from roundhouse.match.refusals import Refused
from roundhouse.match.seats import Holder
from roundhouse.match.settings import Settings, check_settings

LONGEST_LABEL = 40


def create(
    settings: Settings,
    host: PersonId,
    seats: Sequence[Holder],
    secret: bytes,
    now: int,
    record: Record | None = None,
    rematch_of: TableId | None = None,
    awaits: Collection[str] = (),
) -> Proposal:
    """A new table with its first seats (one Holder per player, OPEN for who is still to come); starts if full.

    The seed is made at the start from `secret`, of which the commitment is told now, and a share of everybody who gives
    one; those in `awaits` promise to give theirs when they have seen the commitment.

    With a record (its seed in it) the game goes on where that ends, as practice; game, players, options and seed are
    those of the record. Whoever brings it may know all its secrets, so while it has any nobody else gets a seat.
    """
    if record is not None:
        last = final_position(record)  # complains if it cannot be played again
        if last.has_secrets and any(holder.bot is None and holder.person != host for holder in seats):
            raise Refused("secrets-known")
        settings = replace(settings, game=record.game, players=record.players, options=record.options)
        secret, awaits = seed_bytes(record.seed), ()
        first = first_position(record)
    else:
        check_names(settings.game, find_game(settings.game).options, settings.options)
        first = find_game(settings.game).start(settings.players, secret, **settings.options)  # never played
    game = find_game(settings.game)
    settings = replace(settings, options=game.record_options(first), bot=settings.bot or default_bot(game.name))
    check_settings(settings)
    _check_seats(settings, seats)
    new = Proposal(Match(), now)
    new.add(
        kinds.CREATED,
        host=host,
        settings=settings.to_dict(),
        seats=[holder.to_dict() for holder in seats],
        rules=game.rules_of(first),
        commitment=commitment(secret),
        secret=secret.hex() if record is None else None,
        seed=None if record is None else secret.hex(),
        awaits=sorted({holder.person for holder in seats if holder.person in awaits}),
        actions=[] if record is None else list(record.actions),
        practice=record is not None,
        rematch_of=rematch_of,
    )
    return new.start_if_full()


def _check_seats(settings: Settings, seats: Sequence[Holder]) -> None:
    if len(seats) != settings.players:
        raise InvalidOption(f"seats: {len(seats)} are given for {settings.players} players", option="seats")
    people = [holder.person for holder in seats if holder.person is not None]
    if len(set(people)) < len(people) and not settings.many_seats_each:
        raise Refused("one-seat-each")
    for holder in seats:
        if (holder.person is not None and holder.bot is not None) or holder.resigned:
            raise InvalidOption("seats: a seat is a person's or a bot's", option="seats")
        if holder.bot is not None:
            check_bot(holder.bot, settings.game)
        check_label(holder.label)
        check_colour(find_game(settings.game), holder.colour)
    chosen = [holder.colour for holder in seats if holder.colour is not None]
    if len(set(chosen)) < len(chosen):
        raise Refused("colour-taken")


def check_label(label: str | None) -> None:
    if label is not None and not (0 < len(label) <= LONGEST_LABEL and label.isprintable()):
        raise InvalidOption(f"label: not 1 to {LONGEST_LABEL} printable characters", option="label")


def check_colour(game: Game, colour: str | None) -> None:
    if colour is not None and colour not in game.player_colours():
        raise InvalidOption(f"colour: {game.name} does not have it for players", option="colour")


def start(match: Match, person: PersonId, now: int) -> Proposal:
    """The host starts a full table: without auto_start, or without a share that is still awaited."""
    must_host(match, person)
    must_wait(match)
    if not match.is_full:
        raise Refused("not-full")
    new = Proposal(match, now)
    new.start()
    return new
