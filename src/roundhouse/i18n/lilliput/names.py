"""What the things of 18Lilliput are called: companies, characters, tiles, places on the map, halves of cards."""

from __future__ import annotations

from typing import Any

from roundhouse.games.lilliput.box.components import standard_components
from roundhouse.games.lilliput.box.tilesets import whole_box
from roundhouse.games.lilliput.ids import COMPANY_INDEX, MILDENDO, Cell, CompanyId, TileId
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.i18n.naming import value_in_words
from roundhouse.kernel.declaration import GameName

_UNCOLOURED = ("none", "red")  # Mildendo is the only red tile: nobody needs to be told


class LilliputNames:
    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._text = catalogue.text

    def company(self, company: CompanyId) -> str:
        return self._text(f"lilliput-company-{company}")

    def character(self, character: str) -> str:
        return self._text(f"lilliput-character-{character}")

    def item(self, item: str) -> str:
        """What is taken in the draft: a company or a character."""
        return self.company(CompanyId(item)) if item in COMPANY_INDEX else self.character(item)

    def tile(self, tile: TileId) -> str:
        """A tile by colour and kind."""
        kind = whole_box().kinds[whole_box().by_id[tile]]
        name = self._text(f"lilliput-tile-{kind.kind}")
        if kind.colour in _UNCOLOURED:
            return self._text("lilliput-tile-plainly", kind=name)
        return self._text("lilliput-tile-name", colour=self._text(f"lilliput-colour-{kind.colour}"), kind=name)

    def exact_tile(self, tile: TileId) -> str:
        """A tile by all in which it differs from others."""
        shape = f"lilliput-shape-{tile}"
        if shape not in self._catalogue:
            return self.tile(tile)
        return self._text("lilliput-tile-shaped", tile=self.tile(tile), shape=self._text(shape))

    def cell(self, cell: Cell) -> str:
        """A place on the map, by the figures at its edges."""
        return str(value_in_words(self._catalogue, GameName("lilliput"), "cell", cell))

    def stop(self, cell: Cell) -> str:
        """A stop of a train: Mildendo, or its place."""
        return self._text("lilliput-tile-mildendo") if cell == MILDENDO else self.cell(cell)

    def side(self, letter: str) -> str:
        """A side of a tile by the compass; `letter` is N, E, S or W."""
        return self._text(f"lilliput-side-{letter}")

    def half(self, card: int, half: str, treasury: int) -> str:
        """What a half of a card gives; `treasury` is what card 10 is worth now."""
        sum_ = treasury if half == "treasury" else standard_components().cards[card - 1].cash
        return self._text(f"lilliput-half-{half.replace('+', '-')}", sum=sum_)


def cell_of(text: str) -> Cell:
    """A cell as notation and events write it."""
    x, y = text.split(",")
    return int(x), int(y)


def is_terrain(tile: TileId) -> bool:
    """Whether this is land on which tiles are laid."""
    return not whole_box().kinds[whole_box().by_id[tile]].exits


def fact_in_words(things: LilliputNames, name: str, value: Any) -> Any:
    """A parameter of a refusal or of a bot's reason, as people call it."""
    if name in ("company", "seller", "running") and isinstance(value, str):
        return things.company(CompanyId(value))
    if name == "item":
        return things.item(value)
    if name == "tile":
        return things.exact_tile(TileId(value))
    if name in ("cell", "beside"):
        return things.cell(cell_of(value) if isinstance(value, str) else value)
    return value
