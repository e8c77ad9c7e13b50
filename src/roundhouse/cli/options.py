"""`roundhouse options`: what can be chosen at the start of a game."""

from __future__ import annotations

from roundhouse.i18n.catalogue import Catalogue
from roundhouse.kernel.options import Option, OptionKind
from roundhouse.kernel.registry import game as find_game
from roundhouse.kernel.registry import offered_names


def options(game: str | None = None, /) -> None:
    """List what can be chosen at the start of a game.

    Parameters
    ----------
    game
        The game. [all of them]
    """
    catalogue = Catalogue()
    for name in offered_names() if game is None else [game]:
        offered = [option for option in find_game(name).options if option.is_offered]
        print(catalogue.text(f"game-{name}"))
        for option in offered:
            print("\n".join(_lines(catalogue, option)))
        print()


def _lines(catalogue: Catalogue, option: Option) -> list[str]:
    """How it is written, what it means, and its choices."""
    text = catalogue.text
    flag = option.name.replace("_", "-")
    written = f"--option {flag}" if option.kind is OptionKind.SWITCH else f"--{flag} {_values(option)}"
    about = text(option.about_text) if option.about_text in catalogue else ""
    return [f"  {written}", *(f"      {line}" for line in about.splitlines())]


def _values(option: Option) -> str:
    if option.kind is OptionKind.SEAT:
        return "random|NAME|SEAT"
    if option.kind is OptionKind.NUMBER:
        return f"{option.choices[0]}-{option.choices[-1]}"
    names = ["none" if choice is None else str(choice) for choice in option.choices]
    return "|".join([*names, "FILE"] if option.kind is OptionKind.FILE else names)
