"""`roundhouse options`: what can be chosen at the start of a game."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.cli.language import spoken_catalogue
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.kernel.options import Option, OptionKind
from roundhouse.kernel.registry import declaration, offered_names
from roundhouse.kernel.registry import game as find_game


def options(game: str | None = None, /) -> None:
    """List what can be chosen at the start of a game."""
    catalogue = spoken_catalogue()
    for name in offered_names() if game is None else [declaration(game).name]:
        offered = [option for option in find_game(name).options if option.is_offered]
        print(catalogue.text(f"game-{name}"))
        for option in offered:
            print("\n".join(_lines(catalogue, option)))
        print()


def _lines(catalogue: Catalogue, option: Option) -> list[str]:
    """How it is written, what it means, and its choices."""
    text = catalogue.text
    flag = option.name.replace("_", "-")
    written = f"--option {flag}" if option.kind is OptionKind.SWITCH else f"--{flag} {_values(option, text)}"
    about = text(option.about_text).splitlines() if option.about_text in catalogue else []
    return [f"  {written}", *(f"      {line}" for line in [*about, *_choices(catalogue, option)])]


def _choices(catalogue: Catalogue, option: Option) -> list[str]:
    """What each choice means, where there are several and the game says it."""
    if option.kind not in (OptionKind.CHOICE, OptionKind.FILE) or len(option.choices) < 2:
        return []
    told = {_written(choice): f"{option.choice_text(choice)}-about" for choice in option.choices}
    return [f"{name}: {catalogue.text(text_id)}" for name, text_id in told.items() if text_id in catalogue]


def _written(choice: object) -> str:
    return "none" if choice is None else str(choice)


def _values(option: Option, text: Callable[..., str]) -> str:
    if option.kind is OptionKind.SEAT:
        return "|".join(["random", text("options-name"), text("options-seat")])
    if option.kind is OptionKind.NUMBER:
        return f"{option.choices[0]}-{option.choices[-1]}"
    names = [_written(choice) for choice in option.choices]
    return "|".join([*names, text("options-file")] if option.kind is OptionKind.FILE else names)
