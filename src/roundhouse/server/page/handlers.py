"""What the page asks for, in one list for the application."""

from __future__ import annotations

from typing import Any

from roundhouse.server.page import files, texts

FILES: list[Any] = [files.show_page, files.show_file, files.show_icon, texts.show_texts]
HANDLERS: list[Any] = []
