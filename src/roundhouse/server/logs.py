"""Logs as one JSON object per line. No body, cookie, query or table's id is ever written, and no error's message."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime

_USUAL = frozenset(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in _USUAL},
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__  # its message may quote what nobody should read
            line["where"] = [
                f"{frame.filename.rpartition('site-packages/')[2]}:{frame.lineno}"
                for frame in traceback.extract_tb(record.exc_info[2])
            ]
        return json.dumps(line, default=str)


def set_up_logs(level: str) -> None:
    """All logs of this process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for chatty in ("uvicorn.error", "uvicorn.access", "asyncio", "alembic"):  # uvicorn writes paths of sockets
        logging.getLogger(chatty).setLevel(logging.WARNING)
