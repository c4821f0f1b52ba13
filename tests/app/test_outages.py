"""A full disk, a lock, a database that is away: named, answered with 503, over when it is over."""

from __future__ import annotations

import asyncio
import errno
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import psycopg
import pytest
from django.contrib.sessions.backends.db import SessionStore
from django.db import InterfaceError, OperationalError, connection
from django.db.backends.base.base import BaseDatabaseWrapper
from django.test import Client
from psycopg import errors

from config.error_answers import Outages
from config.log_file import LogFile, NoOutages
from events import appending, outages
from events.locks import FairLock, WriteTurn
from events.sweeper import Sweeper
from tests.small_disk import small_disk

from .api import Api, body
from .builders import PASSWORD, Hall, open_hall
from .started import refused

Break = Callable[[Path], None]


def full(folder: Path) -> None:
    with sqlite3.connect(folder / "full", isolation_level=None) as database:
        database.execute("CREATE TABLE t (x)")
        database.execute("PRAGMA max_page_count = 2")
        database.execute("INSERT INTO t VALUES (zeroblob(100000))")


def locked(folder: Path) -> None:
    holder = sqlite3.connect(folder / "locked", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    other = sqlite3.connect(folder / "locked", isolation_level=None, timeout=0)
    try:
        other.execute("BEGIN IMMEDIATE")
    finally:
        holder.close()
        other.close()


def read_only(folder: Path) -> None:
    sqlite3.connect(folder / "ro").close()
    database = sqlite3.connect(f"file:{folder / 'ro'}?mode=ro", uri=True)
    try:
        database.execute("CREATE TABLE t (x)")
    finally:
        database.close()


def not_there(folder: Path) -> None:
    sqlite3.connect(folder / "no" / "folder")


def without_table(_folder: Path) -> None:
    sqlite3.connect(":memory:").execute("SELECT * FROM nothing")


def twice(_folder: Path) -> None:
    sqlite3.connect(":memory:").executescript(
        "CREATE TABLE t (x UNIQUE); INSERT INTO t VALUES (1); INSERT INTO t VALUES (1)"
    )


def raised(error: BaseException) -> Break:
    def breaks(_folder: Path) -> None:
        raise error

    return breaks


@pytest.mark.parametrize(
    ("breaks", "outage"),
    [
        (full, outages.DISK_FULL),
        (locked, outages.LOCKED),
        (read_only, outages.READ_ONLY),
        (not_there, outages.DISK_BROKEN),
        (without_table, None),
        (twice, None),
        (raised(OSError(errno.ENOSPC, "No space left on device")), outages.DISK_FULL),
        (raised(OSError(errno.ENOENT, "No such file")), None),
        (raised(ConnectionResetError(errno.ECONNRESET, "reset")), None),
        (raised(errors.DiskFull()), outages.DISK_FULL),
        (raised(errors.AdminShutdown()), outages.AWAY),
        (raised(errors.CannotConnectNow()), outages.STARTING),
        (raised(errors.ReadOnlySqlTransaction()), outages.READ_ONLY),
        (raised(errors.TooManyConnections()), outages.AWAY),
        (raised(errors.UndefinedTable()), None),
        (raised(errors.UniqueViolation()), None),
        (raised(psycopg.OperationalError("FATAL:  the database system is starting up")),
         outages.STARTING),
        (raised(psycopg.OperationalError("server closed the connection unexpectedly")),
         outages.AWAY),
    ],
)  # fmt: skip
def test_trouble_that_ends_is_told_from_a_defect(
    tmp_path: Path, breaks: Break, outage: outages.Outage | None
) -> None:
    with pytest.raises(Exception) as found:  # noqa: PT011 (any)
        breaks(tmp_path)
    assert outages.outage_of(found.value) == outage
    wrapped = OperationalError("as Django raises it")
    wrapped.__cause__ = found.value
    assert outages.outage_of(wrapped) == outage


def test_a_connection_that_django_lost_is_a_database_that_is_away() -> None:
    assert outages.outage_of(InterfaceError("connection already closed")) == outages.AWAY


@pytest.fixture
def hall(transactional_db: None) -> Hall:
    made = open_hall(players=8)
    made.pair()
    made.publish()
    return made


def lost(code: int = sqlite3.SQLITE_FULL) -> OperationalError:
    """As SQLite and Django say it."""
    cause = sqlite3.OperationalError("database or disk is full")
    cause.sqlite_errorcode = code
    error = OperationalError("database or disk is full")
    error.__cause__ = cause
    return error


def result(hall: Hall) -> dict[str, Any]:
    return body(command={"game": hall.game(1).id, "result": "1-0", "expected": None})


PLACE = "commands/enter-result/"


def test_a_command_on_a_full_disk_is_not_recorded_and_may_be_sent_again(hall: Hall) -> None:
    api, typed, head = Api(hall), result(hall), hall.state.seq
    with mock.patch.object(appending, "_append", side_effect=lost()):
        answer = api.post(PLACE, typed)
    assert (answer.status, answer.body["code"]) == (503, "disk-full")
    assert answer.body["message"] == "The server's disk is full."
    assert int(answer.response["Retry-After"]) > 0
    assert hall.state.seq == head
    assert api.post(PLACE, typed).status == 201


def test_a_database_that_another_program_has_locked_is_named_so(hall: Hall) -> None:
    if connection.vendor != "sqlite":
        pytest.skip("PostgreSQL locks rows")
    api, typed = Api(hall), result(hall)
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA busy_timeout = 50")
    other = sqlite3.connect(connection.settings_dict["NAME"], isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    answer = api.post(PLACE, typed)
    other.execute("ROLLBACK")
    other.close()
    assert (answer.status, answer.body["code"]) == (503, "database-locked")
    assert answer.body["message"] == "The server's database is locked by another program."
    assert api.post(PLACE, typed).status == 201


def test_an_answer_that_was_lost_after_the_commit_is_found_again(hall: Hall) -> None:
    """The connection broke while PostgreSQL committed: nobody knows what became of it."""
    api, typed, head = Api(hall), result(hall), hall.state.seq
    commit = BaseDatabaseWrapper.commit

    def commit_and_break(self: BaseDatabaseWrapper) -> None:
        commit(self)
        raise lost()

    with mock.patch.object(BaseDatabaseWrapper, "commit", commit_and_break):
        assert api.post(PLACE, typed).status == 503
    again = api.post(PLACE, typed)
    assert (again.status, again.body["status"]) == (200, "already-recorded")
    assert hall.state.seq == head + 1


def test_a_defect_stays_one(hall: Hall) -> None:
    client = hall.client()
    client.raise_request_exception = False
    with mock.patch.object(appending, "_append", side_effect=ZeroDivisionError):
        answer = Api(hall, client=client).post(PLACE, result(hall))
    assert answer.status == 500


def test_a_log_in_that_cannot_be_kept_says_why(hall: Hall) -> None:
    """The session is saved outside of every view."""
    hall.arbiter("bruno", "sector")
    client = Client(raise_request_exception=False)
    with mock.patch.object(SessionStore, "save", side_effect=lost(sqlite3.SQLITE_BUSY)):
        answer = client.post("/login/", {"username": "bruno", "password": PASSWORD})
    assert answer.status_code == 503
    assert "The server&#x27;s database is locked by another program." in answer.content.decode()
    assert int(answer["Retry-After"]) > 0


def test_what_fails_in_front_of_django_is_answered_too() -> None:
    """Django keeps a large request in a file before it looks at it."""
    sent = asked(OSError(errno.ENOSPC, "No space left on device"), "/api/v1/tournaments/")
    assert sent[0]["status"] == 503
    assert b"disk-full" in sent[1]["body"]
    sent = asked(lost(), "/t/open/")
    assert b"The server&#x27;s disk is full." in sent[1]["body"]
    with pytest.raises(KeyError):
        asked(KeyError("a defect"), "/t/open/")


def asked(error: Exception, path: str) -> list[dict[str, Any]]:
    async def app(*_: object) -> None:
        raise error

    sent: list[dict[str, Any]] = []

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "http", "path": path, "method": "GET", "headers": []}
    asyncio.run(Outages(app)(scope, None, send))
    return sent


def test_a_writer_who_waits_too_long_for_his_turn_is_told(
    transactional_db: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    if connection.vendor != "sqlite":
        pytest.skip("PostgreSQL has no turns")
    monkeypatch.setattr("events.locks.PATIENCE", 0.05)
    with WriteTurn("default"), pytest.raises(outages.WriterBusy) as waited, WriteTurn("default"):
        pass
    assert outages.outage_of(waited.value) == outages.BUSY
    with WriteTurn("default"):
        pass


def test_who_gave_up_his_turn_does_not_get_it_later() -> None:
    lock = FairLock()
    assert lock.acquire()
    assert not lock.acquire(0.01)
    lock.release()
    assert lock.acquire(0)


def test_a_sweep_goes_on_while_the_database_is_away(caplog: pytest.LogCaptureFixture) -> None:
    sweeper, calls = Sweeper(), iter([lost(), lost(), None])
    done: list[bool] = []

    def sweep() -> None:
        if error := next(calls):
            raise error
        done.append(True)

    sweeper.register("a duty", sweep)
    with mock.patch.object(outages, "_said", {}), caplog.at_level(logging.ERROR):
        for _ in range(3):
            sweeper.sweep()
    assert done == [True]
    assert [record.exc_info for record in caplog.records] == [None], "one line, no traceback"


@pytest.fixture
def full_device() -> Path:
    device = Path("/dev/full")
    if not device.exists():
        pytest.skip("no /dev/full here")
    return device


def test_a_log_on_a_full_disk_is_silent(
    full_device: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = LogFile(full_device, maxBytes=1_000, delay=True)
    log.emit(logging.makeLogRecord({"msg": "a line", "levelno": logging.ERROR}))
    assert capsys.readouterr().err == ""
    log.emit(logging.makeLogRecord({"msg": "%d", "args": ("a defect of ours",)}))
    assert "Logging error" in capsys.readouterr().err
    with pytest.raises(OSError, match="No space left"):
        log.close()


def test_the_tracebacks_of_an_outage_stay_out_of_the_log() -> None:
    told = logging.makeLogRecord({"exc_info": (OperationalError, lost(), None)})
    defect = logging.makeLogRecord({"exc_info": (KeyError, KeyError("x"), None)})
    assert not NoOutages().filter(told)
    assert NoOutages().filter(defect)
    assert NoOutages().filter(logging.makeLogRecord({"msg": "a line"}))


def test_a_start_on_a_full_disk_says_so_in_one_line(tmp_path: Path) -> None:
    with small_disk(tmp_path / "small", megabytes=1) as disk:
        (disk.folder / "server.lock").touch()
        (disk.folder / "secret-key").write_text("a key")
        disk.fill()
        line = refused("--data", str(disk.folder), "--port", "0", "--no-demo")
    assert "No space left on device" in line
