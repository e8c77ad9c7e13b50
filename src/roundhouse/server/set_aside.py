"""Tables that cannot be looked after: remembered, so that they are told of once and not tried again every second."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import monotonic

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.match.ids import TableId

AGAIN_SECONDS = 600.0  # somebody may have mended the table meanwhile
MOST = 10_000
SHOWN = 8  # letters of an id in the log: enough to find the table, too few to open it
log = logging.getLogger("roundhouse.tables")


class TableDamaged(RoundhouseError):
    """What is stored of a table cannot be read: nothing can be done with it until somebody mends it."""

    code = "table-damaged"

    def __init__(self) -> None:
        super().__init__("this table cannot be read")


class SetAside:
    """Tables by id, each until it is time to try again."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._until: dict[TableId, float] = {}
        self._clock = clock

    def add(self, table_id: TableId, error: BaseException, event: str) -> None:
        """Leave a table alone from now on; said in the log once each time."""
        if table_id in self:
            return
        log.error(event, exc_info=error, extra={"table": table_id[:SHOWN]})
        self.forget(table_id)
        self._until[table_id] = self._clock() + AGAIN_SECONDS
        if len(self._until) > MOST:
            del self._until[next(iter(self._until))]

    def __contains__(self, table_id: TableId) -> bool:
        return self._until.get(table_id, 0.0) > self._clock()

    def __len__(self) -> int:
        """How many are known, those included that may be tried again."""
        return len(self._until)

    def forget(self, table_id: TableId) -> None:
        """It is all right, or something new was written to it: try it again."""
        self._until.pop(table_id, None)
