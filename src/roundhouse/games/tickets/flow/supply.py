"""Deck, discard pile and display: drawing, shuffling, refilling, replacing (T-041, T-051 to T-061)."""

from __future__ import annotations

from typing import Final

from roundhouse.games.tickets.box.colours import CARDS, LOCO
from roundhouse.games.tickets.events import DeckShuffled, DisplayReplaced, card_turned_up
from roundhouse.games.tickets.hidden.card_log import LEFT_LYING, REPLACED, SHUFFLED, TURNED_UP, entry
from roundhouse.games.tickets.position import Position
from roundhouse.kernel.events import Event
from roundhouse.kernel.rng import Stream

MAX_REPLACEMENTS: Final = 100  # T-053
FEWEST_ORDINARY: Final = 3  # T-053

_REPLACED: Final = entry(REPLACED)
_SHUFFLED: Final = entry(SHUFFLED)
_LEFT_LYING: Final = entry(LEFT_LYING)


def can_draw(position: Position) -> bool:
    """Whether deck or discard pile hold a card (T-060)."""
    return bool(position.deck) or position.discard_size > 0


def draw_top(position: Position, events: list[Event] | None) -> int:
    """The top card; an empty deck is made again from the discard pile first (T-056, T-058)."""
    if not position.deck:
        shuffle_discard(position, events)
    return position.deck.pop()


def shuffle_discard(position: Position, events: list[Event] | None) -> None:
    deck = [card for card, count in enumerate(position.discard) for _ in range(count)]
    stream = Stream(position.seed, position.counter)
    stream.shuffle(deck)
    position.counter = stream.counter
    position.deck = deck
    position.discard = [0] * len(position.discard)
    position.discard_size = 0
    position.card_log.append(_SHUFFLED)
    if events is not None:
        events.append(DeckShuffled(len(deck)))


def fill_display(position: Position, slot: int, events: list[Event] | None) -> None:
    """Turn up cards from `slot` on until the display is full or no card is left (T-041, T-059, T-061)."""
    display = position.display
    setup = position.setup
    while len(display) < setup.display and (position.deck or position.discard_size):
        card = position.deck.pop() if position.deck else draw_top(position, events)
        display.insert(slot, card)
        position.card_log.append(TURNED_UP * 1000 + card * 10)
        if events is not None:
            events.append(card_turned_up(slot, CARDS[card]))
        slot += 1
    locomotives = 0
    for card in display:  # for so few the compiler does better than list.count
        if card == LOCO:
            locomotives += 1
    if locomotives >= setup.display_locomotives:
        replace_display(position, events)


def replace_display(position: Position, events: list[Event] | None) -> None:
    """Replace the display while it holds too many locomotives and a better one is possible (T-051 to T-053)."""
    setup = position.setup
    times = 0
    shuffles: list[Event] | None = None if events is None else []
    while (
        times < MAX_REPLACEMENTS
        and position.display.count(LOCO) >= setup.display_locomotives
        and _better_display_possible(position)
    ):
        times += 1
        for card in position.display:
            position.discard[card] += 1
        position.discard_size += len(position.display)
        position.display.clear()
        position.card_log.append(_REPLACED)
        while len(position.display) < setup.display and can_draw(position):
            card = draw_top(position, shuffles)
            position.display.append(card)
            position.card_log.append(TURNED_UP * 1000 + card * 10)
    if times < MAX_REPLACEMENTS and position.display.count(LOCO) >= setup.display_locomotives:
        position.card_log.append(_LEFT_LYING)
    if events is not None and shuffles is not None and times:
        events += shuffles
        events.append(DisplayReplaced(times, tuple(CARDS[card] for card in position.display)))


def _better_display_possible(position: Position) -> bool:
    """At least a full display of cards outside the hands, enough of them ordinary (T-053)."""
    cards = len(position.deck) + position.discard_size + len(position.display)
    locomotives = position.deck.count(LOCO) + position.discard[LOCO] + position.display.count(LOCO)
    return cards >= position.setup.display and cards - locomotives >= FEWEST_ORDINARY
