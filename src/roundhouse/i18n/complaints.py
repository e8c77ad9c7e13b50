"""What is wrong with what somebody brought, in words."""

from __future__ import annotations

import re
from typing import Any

from roundhouse.i18n.catalogue import Catalogue
from roundhouse.kernel.complaints import Complaint

QUOTED = re.compile(r"(['\"])([^'\"]*)\1")
"""What somebody wrote, as Python shows it: each language has its own marks around it."""


def in_words(catalogue: Catalogue, line: Any) -> Any:
    """A complaint in the language of the catalogue, and everything it is made of; what is not one stays as it is."""
    if isinstance(line, Complaint):
        text_id = f"complaint-{line.text_id}"
        if text_id not in catalogue:
            return str(line)
        return catalogue.text(text_id, **{name: in_words(catalogue, value) for name, value in line.params.items()})
    if isinstance(line, list | tuple):
        return "; ".join(str(in_words(catalogue, one)) for one in line)
    if isinstance(line, str) and (quoted := QUOTED.fullmatch(line)):
        return catalogue.text("complaint-quoted", text=quoted[2])
    return line
