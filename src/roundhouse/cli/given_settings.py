"""What an operator has set for the server: by options, by environment variables, in a file, in this order."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from roundhouse.cli.files import read_text
from roundhouse.server.knobs import BY_NAME, PREFIX, checked, in_environment, in_file

FILE_VARIABLE = f"{PREFIX}SETTINGS"


def settings_file(named: Path | None) -> Path | None:
    """The file that was named, by an option or a variable."""
    if named is not None:
        return named
    text = os.environ.get(FILE_VARIABLE)
    return Path(text) if text else None


def given_settings(file: Path | None, options: Mapping[str, tuple[str, Any]]) -> dict[str, Any]:
    """All that was set, by name. `options` are what the command was given: by option, what it sets and to what."""
    path = settings_file(file)
    given = {} if path is None else in_file(read_text(path), str(path))
    given |= in_environment(os.environ)
    for option, (name, value) in options.items():
        if value is not None:
            given[name] = checked(option, BY_NAME[name], value)
    return given
