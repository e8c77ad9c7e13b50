"""Reading and writing files for a command: complaints are one line that names the file."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

from roundhouse.kernel.errors import RoundhouseError


class UnusableFile(RoundhouseError):
    """A file that cannot be read or written."""

    code = "unusable-file"


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise UnusableFile(f"{path}: {reason(error)}", file=str(path)) from None
    except UnicodeDecodeError:
        raise UnusableFile(f"{path}: not a text file", file=str(path)) from None


def write_text(path: Path, text: str) -> None:
    """Write a file as a whole or not at all: a crash leaves the old one as it was."""
    try:
        new = NamedTemporaryFile(  # noqa: SIM115  # it is replaced or removed below
            "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", suffix=".new", delete=False
        )
        try:
            with new:
                new.write(text)
                new.flush()
                os.fsync(new.fileno())
            os.chmod(new.name, _mode(path))
            os.replace(new.name, path)
        except BaseException:
            os.unlink(new.name)
            raise
    except OSError as error:
        raise UnusableFile(f"{path}: {reason(error)}", file=str(path)) from None


def check_new_file(path: Path, hint: str) -> None:
    """Complain if a new file cannot be made there, before anything is played."""
    if path.exists():
        raise UnusableFile(f"{path}: exists already; {hint}", file=str(path))
    check_writable(path)


def check_writable(path: Path) -> None:
    """Complain if a file cannot be written there; nothing is changed."""
    if path.is_dir():
        raise UnusableFile(f"{path}: Is a directory", file=str(path))
    if not path.parent.is_dir():
        raise UnusableFile(f"{path}: there is no folder {str(path.parent)!r}", file=str(path))
    if not os.access(path.parent, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise UnusableFile(f"{path}: Permission denied", file=str(path))


def reason(error: OSError) -> str:
    """What the system says about a file, without its name."""
    return error.strerror or type(error).__name__


def _mode(path: Path) -> int:
    """The permissions of the file that is replaced, or those a new file gets here."""
    if path.exists():
        return path.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
