"""`roundhouse operator`: who may look after people and tables on the page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from sqlalchemy import update

from roundhouse.cli.given_settings import given_settings
from roundhouse.cli.language import spoken_catalogue
from roundhouse.kernel.complaints import about, complaint
from roundhouse.kernel.errors import InvalidOption
from roundhouse.server.settings import data_folder
from roundhouse.server.storage.engine import database_url, open_writer
from roundhouse.server.storage.migrate import migrate
from roundhouse.server.storage.schema import PEOPLE


def operator(
    login: str,
    /,
    *,
    settings: Path | None = None,
    database: str | None = None,
    remove: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Make an account an operator, or an ordinary one again."""
    given = given_settings(settings, {"database": ("database", database)}).get("database")
    url = database_url(given, data_folder())
    migrate(url)
    engine = open_writer(url)
    try:
        with engine.begin() as connection:
            this = PEOPLE.c.login == login.casefold()
            found = connection.execute(update(PEOPLE).where(this).values(operator=int(not remove))).rowcount
    finally:
        engine.dispose()
    if not found:
        raise InvalidOption(about("login", complaint("no-account", "there is no account {login}", login=repr(login))))
    print(spoken_catalogue().text("operator-no-more" if remove else "operator-made", login=login))
