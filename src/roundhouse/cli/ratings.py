"""`roundhouse ratings`: how many results and ratings a server keeps, or all of them made again from the logs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from roundhouse.cli.given_settings import given_settings
from roundhouse.cli.language import spoken_catalogue
from roundhouse.cli.server_start import prepare_database
from roundhouse.server.ratings.rebuilding import counts, rebuild
from roundhouse.server.settings import data_folder
from roundhouse.server.storage.engine import database_url, open_writer


def ratings(
    *,
    settings: Path | None = None,
    database: str | None = None,
    rebuild_all: Annotated[bool, Parameter(name="--rebuild", negative=())] = False,
) -> None:
    """Count the results and ratings of a server, or make them again from the logs of its tables."""
    given = given_settings(settings, {"database": ("database", database)}).get("database")
    url = prepare_database(database_url(given, data_folder()))
    text = spoken_catalogue().text
    if rebuild_all:
        made = rebuild(url)
        print(text("ratings-there", results=made.results, ratings=made.ratings))
        if made.unreadable:
            print(text("ratings-unreadable", tables=made.unreadable))
        return
    engine = open_writer(url)
    results, people = counts(engine)
    engine.dispose()
    print(text("ratings-there", results=results, ratings=people))
