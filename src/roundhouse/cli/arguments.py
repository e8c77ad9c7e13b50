"""Arguments that several commands take."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

WrittenFile = Annotated[Path | None, Parameter(allow_leading_hyphen=True)]  # `-` is standard output
