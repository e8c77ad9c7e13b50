"""Where the `roundhouse` command starts: the whole of it with the extra `play`, else what a plain install can do."""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit code."""
    try:
        from roundhouse.cli.main import main as whole  # noqa: PLC0415  # its libraries may be missing
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("roundhouse"):
            raise
        from roundhouse.cli.bare import main as bare  # noqa: PLC0415  # hardly ever both

        return bare(arguments, error.name)
    return whole(arguments)
