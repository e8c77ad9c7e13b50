"""What `--help` shows: cyclopts finds out what there is, our texts say what it means, in the command's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cyclopts import App
from cyclopts.help import DefaultFormatter, HelpEntry

from roundhouse.cli.language import spoken
from roundhouse.i18n.plain_texts import help_texts

if TYPE_CHECKING:
    from cyclopts.help import HelpPanel
    from rich.console import Console, ConsoleOptions

_LABELS = {"GAME": "game", "FILE": "file", "RULE_ID": "rule", "STR": "text", "PATH": "file", "INT": "number"}
_LABELS |= {"FLOAT": "number", "FOLDER": "folder"}
_FLAGS = {"--help": "help-flag-help", "--version": "help-flag-version"}
_TITLES = {"Commands": "commands", "Arguments": "arguments", "Parameters": "parameters"}
_ANY_OPTION = "--[KEYWORD]"


class HelpPage(DefaultFormatter):
    """Words the help of one command; what has no text, such as a command of another package, is shown as it is."""

    def __init__(self, app: App, tokens: Sequence[str]) -> None:
        super().__init__()
        self._app = app
        self._tokens = tokens
        self._texts = help_texts(spoken())
        self._chain: tuple[str, ...] | None = None

    @property
    def chain(self) -> tuple[str, ...]:
        """The command and its sub-command, as typed."""
        if self._chain is None:
            words = self._app.parse_commands(list(self._tokens))[0]
            self._chain = tuple(word for word in words if not word.startswith("-"))
        return self._chain

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:  # noqa: ARG002
        words = str(usage).split()
        labels = {"COMMAND": "help-usage-command", "[OPTIONS]": "help-usage-options", "[ARGS]": ""}
        said = [self._texts[labels[word]] if labels.get(word) else self._label(word) for word in words]
        if "[ARGS]" in words:
            said[words.index("[ARGS]")] = " ".join(f"[{self._label(name)}]" for name in self._optional_arguments())
        console.print(f"{self._texts['help-usage']}: {' '.join(said)}\n", highlight=False, markup=False, style="bold")

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:  # noqa: ARG002
        told = self._texts.get("-".join(("help", *self.chain)) if self.chain else "help-roundhouse")
        console.print(description if told is None else f"{told}\n", highlight=False, markup=False)

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        title = self._texts[f"help-title-{_TITLES[str(panel.title)]}"] if panel.title in _TITLES else panel.title
        entries = [self._entry(entry, in_short=panel.format == "command") for entry in panel.entries]
        super().__call__(console, options, panel.copy(title=title, entries=entries))

    def _entry(self, entry: HelpEntry, in_short: bool) -> HelpEntry:
        """An entry in words; whether it is required, its choices and its default are said in them."""
        names = entry.display_labels
        told = self._about(names[0]) or entry.description
        if in_short and isinstance(told, str):
            told = told.partition("\n\n")[0]
        default = None if entry.default in ("False", "True") else entry.default
        notes = [f"{self._texts['help-default']}: {default}"] if default is not None else []
        notes += [self._texts["help-required"]] if entry.required else []
        if notes and isinstance(told, str):
            told = f"{told} ({', '.join(notes)})"
        said: dict[str, Any] = {"description": told, "default": None, "choices": None, "required": False}
        if _ANY_OPTION in names:
            return entry.copy(positive_names=(self._texts["help-label-name-value"],), metavar=None, **said)
        if entry.positional_label is not None:
            return entry.copy(positional_label=self._label(entry.positional_label), **said)
        return entry.copy(metavar=self._metavar(entry), **said)

    def _metavar(self, entry: HelpEntry) -> str | None:
        if entry.metavar is None:
            return None
        if entry.choices:
            return "|".join(entry.choices)
        several = "..." if entry.metavar.endswith("...") else ""
        return self._label(entry.metavar.removesuffix("...")) + several

    def _about(self, name: str) -> str | None:
        """What a command, an option or an argument is for."""
        if name in _FLAGS:
            return self._texts[_FLAGS[name]]
        plain = "options" if name == _ANY_OPTION else name.removeprefix("--").lower().replace("_", "-")
        own = self._texts.get("-".join(("help", *self.chain, plain)))
        return own if own is not None or not self.chain else self._texts.get(f"help-any-{plain}")

    def _label(self, word: str) -> str:
        """What stands for a value: GAME, FILE, N."""
        return self._texts[f"help-label-{_LABELS[word]}"] if word in _LABELS else word

    def _optional_arguments(self) -> list[str]:
        command = self._app
        for word in self.chain:
            command = command[word]
        return [one.name for one in command.assemble_argument_collection() if one.index is not None]
