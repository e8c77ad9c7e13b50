"""`roundhouse completion`: what lets a shell complete commands, options and files."""

from __future__ import annotations

from typing import Literal

from roundhouse.cli.commands import add_game_commands
from roundhouse.cli.language import spoken
from roundhouse.cli.main import app
from roundhouse.i18n.plain_texts import help_texts

_LOADED_BY_ZSH = """
if [ "${funcstack[1]}" = _roundhouse ]; then
  _cyclopts_roundhouse "$@"
else
  compdef _cyclopts_roundhouse roundhouse
fi
"""
"""Without this the script only says how to complete: it is sourced, or a file `_roundhouse` among zsh's functions."""


def completion(shell: Literal["bash", "zsh", "fish"], /) -> None:
    """Print the script by which a shell completes commands and options."""
    add_game_commands(app)
    texts = help_texts(spoken())
    for name in app:
        if f"help-{name}" in texts:
            app[name].help = texts[f"help-{name}"].partition("\n\n")[0]  # fish and zsh show it
    print(app.generate_completion(shell=shell) + (_LOADED_BY_ZSH if shell == "zsh" else ""), end="")
