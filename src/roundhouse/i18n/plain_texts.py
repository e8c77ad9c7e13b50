"""Texts without parameters, read from their Fluent files without the Fluent library: what must be there at once."""

from __future__ import annotations

from functools import cache

from roundhouse.i18n.catalogue import FALLBACK, text_files

HELP = "help.ftl"


@cache
def help_texts(language: str) -> dict[str, str]:
    """By id, what the commands say about themselves, with English behind it; the lines of a paragraph are joined."""
    files = [file for name in (FALLBACK, language) for file in text_files(name) if file.name == HELP]
    return {text_id: text for file in files for text_id, text in read_plain(file.read_text("utf-8")).items()}


def read_plain(source: str) -> dict[str, str]:
    """The texts in a Fluent file of nothing but plain texts: paragraphs, with an empty line between them."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in source.splitlines():
        if line.startswith(" ") or not line:
            lines.append(line.strip())
        elif not line.startswith("#"):
            text_id, _, first = line.partition("=")
            lines = found[text_id.strip()] = [first.strip()]
    return {
        text_id: "\n\n".join(" ".join(part.split("\n")) for part in "\n".join(text).strip().split("\n\n"))
        for text_id, text in found.items()
    }
