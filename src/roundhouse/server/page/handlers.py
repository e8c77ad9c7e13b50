"""What the page asks for, in one list for the application."""

from __future__ import annotations

from typing import Any

from roundhouse.server.page import (
    digest,
    files,
    hints,
    log,
    offline,
    option_files,
    pictures,
    rulebook,
    texts,
    workshop,
)
from roundhouse.server.page.room import page_rooms

lost = files.lost
FILES: list[Any] = [
    files.show_page,
    files.show_file,
    files.show_icon,
    offline.show_worker,
    offline.show_manifest,
    offline.show_app_icon,
    texts.show_texts,
    texts.show_room_texts,
    pictures.show_picture,
]


def handlers() -> list[Any]:
    """What all games have in common, then what the rooms of the games bring."""
    rooms = page_rooms().values()
    shared: list[Any] = [
        rulebook.read_rules,
        log.read_log,
        digest.my_digest,
        hints.give_hint,
        option_files.read_option_file,
        workshop.check_map,
        workshop.draw_map,
        workshop.start_trial,
        workshop.see_trial,
        workshop.give_up_trial,
    ]
    return [*shared, *(own for room in rooms for own in room.handlers)]
