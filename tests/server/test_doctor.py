"""`roundhouse doctor` finds what is amiss with a server, and changes nothing."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, make_url, text

from roundhouse.cli.main import main
from roundhouse.i18n.catalogue import Catalogue
from roundhouse.server import doctor
from roundhouse.server.doctor import Diagnosis, Grade, examine
from roundhouse.server.settings import ServerSettings
from roundhouse.server.storage.engine import open_writer
from roundhouse.server.storage.migrate import migrate
from server.receivers import mail_server
from server.services import REDIS, need_redis

pytestmark = pytest.mark.anyio


def found(settings: ServerSettings, file: Path | None = None) -> dict[str, Diagnosis]:
    findings = {finding.code: finding for finding in examine(settings, file)}
    for finding in findings.values():
        assert "{" not in Catalogue("en", strict=True).text(f"doctor-{finding.code}", **finding.params)
    return findings


def changed(url: URL, statement: str) -> None:
    engine = open_writer(url)
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def test_a_sound_database_is_found_sound_and_left_as_it_was(url: URL) -> None:
    migrate(url)
    codes = found(ServerSettings(database=url, address="https://play.example.org"))
    assert codes["database"].grade is Grade.FINE
    assert not [code for code, finding in codes.items() if finding.grade is Grade.WRONG]
    assert {"push", "redis-none", "mail-none"} <= codes.keys()
    changed(url, "CREATE TABLE doctor_was_here (one INTEGER)")  # or else it would be there


@pytest.mark.parametrize(
    ("version", "code", "grade"),
    [("0006", "database-older", Grade.NOTE), ("9999", "database-newer", Grade.WRONG)],
)
def test_a_database_of_another_version_is_told(url: URL, version: str, code: str, grade: Grade) -> None:
    migrate(url, "0006" if version == "0006" else "head")
    changed(url, f"UPDATE alembic_version SET version_num = '{version}'")  # noqa: S608
    assert found(ServerSettings(database=url))[code].grade is grade


def test_a_database_that_is_gone_is_told_without_its_password() -> None:
    gone = make_url("postgresql://somebody:secret@127.0.0.1:1/nothing")
    finding = found(ServerSettings(database=gone))["database-gone"]
    assert finding.grade is Grade.WRONG
    assert "secret" not in str(finding.params)


def test_a_damaged_file_is_told(tmp_path: Path) -> None:
    file = tmp_path / "damaged.db"
    url = make_url(f"sqlite:///{file}")
    migrate(url)
    with file.open("r+b") as opened:
        opened.seek(4096)
        opened.write(b"\xff" * 8192)
    findings = found(ServerSettings(database=url))
    assert {"database-damaged", "database-gone"} & findings.keys()


def test_there_need_be_no_database_yet(tmp_path: Path) -> None:
    url = make_url(f"sqlite:///{tmp_path}/new.db")
    assert found(ServerSettings(database=url))["database-new"].grade is Grade.NOTE
    assert list(tmp_path.iterdir()) == []


def test_a_clock_that_was_set_back_is_told(url: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    migrate(url)
    changed(
        url,
        "INSERT INTO tables (id, game, visibility, status, seq, summary, bot_due, created_at, updated_at)"
        " VALUES ('t', 'tickets', 'link', 'running', 1, '{}', 0, 1, 4102444800000)",
    )
    assert found(ServerSettings(database=url))["clock-set-back"].grade is Grade.WRONG
    if url.get_backend_name() == "postgresql":
        true = doctor.time
        monkeypatch.setattr(doctor, "time", lambda: true() + 60)
        assert found(ServerSettings(database=url))["clock-of-database"].params["seconds"] in range(55, 65)


def test_redis_is_asked(tmp_path: Path) -> None:
    need_redis()
    url = make_url(f"sqlite:///{tmp_path}/new.db")
    assert found(ServerSettings(database=url, redis=REDIS))["redis"].grade is Grade.FINE
    gone = found(ServerSettings(database=url, redis="redis://127.0.0.1:1/0"))
    assert gone["redis-gone"].grade is Grade.WRONG


async def test_the_mail_server_is_asked_and_sent_nothing(tmp_path: Path) -> None:
    import asyncio

    url = make_url(f"sqlite:///{tmp_path}/new.db")
    async with mail_server() as boxes:
        settings = ServerSettings(database=url, mail_server=boxes.url, mail_sender="games@example.org")
        assert (await asyncio.to_thread(found, settings))["mail"].grade is Grade.FINE
        assert boxes.mails == []
    gone = ServerSettings(database=url, mail_server="smtp://127.0.0.1:1", mail_sender="games@example.org")
    assert found(gone)["mail-gone"].grade is Grade.WRONG


@pytest.mark.parametrize(("free", "code"), [(10**10, "disk"), (10**8 * 5, "disk-little"), (10**6, "disk-full")])
def test_room_on_the_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, code: str) -> None:
    def usage(_: Any) -> Any:
        return type("Usage", (), {"free": free})

    monkeypatch.setattr(doctor.shutil, "disk_usage", usage)
    assert code in found(ServerSettings(database=make_url(f"sqlite:///{tmp_path}/not/yet/there.db")))


def test_who_may_read_the_settings_is_told(tmp_path: Path) -> None:
    file = tmp_path / "roundhouse.toml"
    file.write_text("")
    url = make_url(f"sqlite:///{tmp_path}/new.db")
    os.chmod(file, 0o644)
    assert found(ServerSettings(database=url), file)["readable-by-others"].params == {"file": str(file)}
    os.chmod(file, 0o600)
    assert "permissions" in found(ServerSettings(database=url), file)


def test_the_command_says_it_and_ends_with_1_where_something_does_not_work(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["doctor", "--database", f"sqlite:///{tmp_path}/new.db"]) == 0
    assert "Everything works." in capsys.readouterr().out
    assert main(["doctor", "--database", "postgresql://somebody@127.0.0.1:1/nothing"]) == 1
    assert "✗ The database" in capsys.readouterr().out
