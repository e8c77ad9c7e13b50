"""Statements given to a database's driver itself: what is between us and it takes four times as long as SQLite does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Dialect, Engine

from roundhouse.server.storage.engine import BEGIN_WRITING

Values = dict[str, Any]


@contextmanager
def transaction(engine: Engine) -> Iterator[Any]:
    """A cursor of the driver, for a transaction that ends with the block; after an error its connection is let go."""
    connection = engine.raw_connection()
    try:
        cursor = connection.cursor()
        if engine.dialect.name == "sqlite":  # where nothing begins by itself
            cursor.execute(BEGIN_WRITING)
        yield cursor
        connection.commit()
    except BaseException as error:
        connection.invalidate(error)
        raise
    finally:
        connection.close()


class Statement:
    """A statement in the words of one database."""

    def __init__(self, statement: Any, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self._text = str(compiled)
        self._names: Sequence[str] | None = compiled.positiontup  # None: the driver finds values by their names

    def run(self, cursor: Any, values: Values) -> None:
        cursor.execute(self._text, self._arranged(values))

    def run_for_all(self, cursor: Any, rows: Iterable[Values]) -> None:
        cursor.executemany(self._text, [self._arranged(row) for row in rows])

    def returns(self, cursor: Any, values: Values) -> bool:
        """Run it; whether it returned anything."""
        self.run(cursor, values)
        return bool(cursor.fetchall())

    def _arranged(self, values: Values) -> Any:
        return values if self._names is None else [values[name] for name in self._names]
