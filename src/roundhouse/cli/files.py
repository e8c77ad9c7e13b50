"""Reading and writing files for a command: complaints are one line that names the file."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile

from roundhouse.cli.streams import is_stdout, is_stream, opened_stream
from roundhouse.kernel.complaints import IS_A_FOLDER, NOT_PERMITTED, about, complaint, system_complaint
from roundhouse.kernel.errors import RoundhouseError


class UnusableFile(RoundhouseError):
    """A file that cannot be read or written."""

    code = "unusable-file"


@contextmanager
def complaints_about(path: Path) -> Iterator[None]:
    """What the system refuses about this file becomes one line; a name no file can have is refused too."""
    try:
        yield
    except UnicodeDecodeError:
        raise UnusableFile(about(_shown(path), complaint("not-a-text", "not a text file")), file=str(path)) from None
    except OSError as error:
        raise UnusableFile(about(_shown(path), system_complaint(error)), file=str(path)) from None
    except ValueError:
        raise UnusableFile(
            about(_shown(path), complaint("no-file-name", "no file can have this name")), file=str(path)
        ) from None


def _shown(path: Path) -> str:
    """The path in one line of sensible length."""
    text = str(path)
    text = text if text.isprintable() else repr(text)
    return text if len(text) <= 200 else f"{text[:80]}...{text[-40:]}"


def read_text(path: Path) -> str:
    """The text of a file."""
    with complaints_about(path):
        return path.read_text("utf-8")


def write_text(path: Path, text: str) -> None:
    """Write a file as a whole or not at all: a crash leaves the old one as it was. A link stays one, and so does
    a device, a pipe or whatever our output was sent to: there the text is added."""
    if is_stdout(path):
        sys.stdout.write(text)  # who stops reading it is no mistake of the path
        return
    with complaints_about(path):
        if is_stream(path):
            with opened_stream(path) as stream:
                stream.write(text)
            return
        path = path.resolve()
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


def check_new_file(path: Path, hint: str) -> None:
    """Complain if a new file cannot be made there, before anything is played."""
    with complaints_about(path):
        exists = path.exists()
    if exists:
        raise UnusableFile(about(str(path), complaint("exists", "already exists; {hint}", hint=hint)), file=str(path))
    check_file(path)


def check_writable(path: Path) -> None:
    """Complain if nothing can be written there; nothing is changed."""
    with complaints_about(path):
        if not is_stream(path):
            check_file(path)


def check_file(path: Path) -> None:
    """Complain if an ordinary file cannot be written there; nothing is changed."""
    with complaints_about(path):
        if is_stream(path) or (path.exists() and not (path.is_file() or path.is_dir())):
            told = complaint("not-a-regular-file", "not a regular file")
            raise UnusableFile(about(str(path), told), file=str(path))
        if path.is_dir():
            raise UnusableFile(about(str(path), IS_A_FOLDER), file=str(path))
        if not path.parent.is_dir():
            raise UnusableFile(
                about(str(path), complaint("no-folder", "there is no folder {folder}", folder=repr(str(path.parent)))),
                file=str(path),
            )
        if not os.access(path.parent, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
            raise UnusableFile(about(str(path), NOT_PERMITTED), file=str(path))


def _mode(path: Path) -> int:
    """The permissions of the file that is replaced, or those a new file gets here."""
    if path.exists():
        return path.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
