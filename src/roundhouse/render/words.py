"""How texts reach a drawing: a function from a text's id and parameters to the text in the reader's language."""

from __future__ import annotations

from collections.abc import Callable

Words = Callable[..., str]
