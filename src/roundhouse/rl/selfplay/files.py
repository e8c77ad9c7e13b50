"""Shards as files: npz for numpy alone, or Parquet for everything that reads tables."""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from roundhouse.kernel.extras import import_extra
from roundhouse.rl.selfplay.columns import COLUMNS, Rows

KINDS = ("npz", "parquet")


def packed(rows: Rows, kind: str) -> bytes:
    """A shard as it stands in its file."""
    written = BytesIO()
    if kind == "npz":
        np.savez_compressed(written, **rows)  # type: ignore[arg-type]  # a keyword may be no switch of savez, says numpy
    else:
        _write_parquet(rows, written)
    return written.getvalue()


def _write_parquet(rows: Rows, file: BytesIO) -> None:
    """Columns as in npz; what has a row of numbers in each row is a list of fixed length."""
    arrow: Any = import_extra("pyarrow", "data")
    parquet: Any = import_extra("pyarrow.parquet", "data")
    columns = {}
    for column in COLUMNS:
        values = rows[column.name]
        if values.ndim == 2:
            columns[column.name] = arrow.FixedSizeListArray.from_arrays(arrow.array(values.ravel()), values.shape[1])
        else:
            columns[column.name] = arrow.array(values.tolist() if column.kind == "str" else values)
    parquet.write_table(arrow.table(columns), file, compression="zstd")


def shard_file(first: int, games: int, kind: str) -> str:
    """The name of the file with so many games from this one on."""
    return f"games-{first:08}-{first + games - 1:08}.{kind}"


def write_whole(path: Path, content: bytes) -> None:
    """A file as a whole or not at all: whoever is killed leaves no half of one under its name."""
    new = path.with_name(f".{path.name}.new")
    with new.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
