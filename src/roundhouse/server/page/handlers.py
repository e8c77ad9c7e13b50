"""What the page asks for, in one list for the application."""

from __future__ import annotations

from typing import Any

from roundhouse.server.page import boards, files, hints, log, rulebook, texts, ways

lost = files.lost
FILES: list[Any] = [files.show_page, files.show_file, files.show_icon, texts.show_texts]
HANDLERS: list[Any] = [
    boards.tickets_board,
    boards.lilliput_pieces,
    boards.lilliput_tiles,
    rulebook.read_rules,
    log.read_log,
    hints.give_hint,
    ways.see_ways,
]
