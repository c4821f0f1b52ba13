"""The guards: whoever has the database can add to the log and do nothing else."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
import pytest
from django.core import checks
from django.core.management import call_command
from django.db import DatabaseError, IntegrityError, connections

from events import guards
from events.checks import check_event_log
from events.sql import COLUMNS
from tests.databases import StoreDatabase, on_postgresql, on_sqlite

from .log import Log


@contextmanager
def refused(log: Log) -> Iterator[None]:
    """The statement inside is refused, and the log is as before."""
    before, head = log.read(), log.head()
    with pytest.raises(DatabaseError) as caught:
        yield
    assert isinstance(caught.value, IntegrityError)
    assert "event log" in str(caught.value)
    assert (log.read(), log.head()) == (before, head)


@pytest.fixture
def written(log: Log) -> Log:
    log.begin("a", "b", "c")
    return log


@pytest.mark.parametrize("column", ["body", "hash", "seq", "recorded_at", "scopes"])
def test_no_column_of_an_event_is_updated(written: Log, column: str) -> None:
    with refused(written):
        written.sql(f"UPDATE events_event SET {column} = {column} WHERE stream = %s")


def test_no_event_is_deleted_not_even_the_last(written: Log) -> None:
    with refused(written):
        written.sql("DELETE FROM events_event WHERE stream = %s AND seq = 3")


def test_no_answered_command_is_updated_or_deleted(written: Log) -> None:
    with refused(written):
        written.sql("UPDATE events_command SET answer = '{}' WHERE stream = %s")
    with refused(written):
        written.sql("DELETE FROM events_command WHERE stream = %s")


def test_a_stream_is_not_deleted_renamed_or_put_back(written: Log) -> None:
    with refused(written):
        written.sql("DELETE FROM events_stream WHERE id = %s")
    with refused(written):
        written.sql("UPDATE events_stream SET head = 2 WHERE id = %s")
    with refused(written):
        written.sql("UPDATE events_stream SET id = id || 'x' WHERE id = %s")


def insert(seq: int, source: int = 3, prev_hash: str = "prev_hash", verb: str = "INSERT") -> str:
    """A copy of event `source` as event `seq`."""
    copied = COLUMNS.replace("seq", str(seq)).replace("prev_hash", prev_hash)
    return (
        f"{verb} INTO events_event ({COLUMNS}) SELECT {copied} FROM events_event"
        f" WHERE stream = %s AND seq = {source}"
    )


def test_an_event_without_predecessor_is_refused(written: Log) -> None:
    with refused(written):
        written.sql(insert(seq=5))


def test_an_event_on_the_wrong_hash_is_refused(written: Log) -> None:
    with refused(written):
        written.sql(insert(seq=4))  # chained to event 2


def test_an_event_on_the_hash_before_it_is_let_in(written: Log) -> None:
    """Control: what the two tests above try is refused for the hash and the gap alone."""
    written.sql(insert(seq=4, prev_hash="hash"))
    assert len(written.read()) == 4


def test_a_second_first_event_is_refused_by_its_key(written: Log) -> None:
    with pytest.raises(IntegrityError):
        written.sql(insert(seq=1, source=1))


def test_a_first_event_must_begin_the_chain(log: Log) -> None:
    log.begin("a", "b")
    other = Log(log.stream + "-b", log.using, log.url)
    with pytest.raises(IntegrityError, match="must follow"):
        log.sql(
            f"INSERT INTO events_event ({COLUMNS}) SELECT"
            f" {COLUMNS.replace('seq', '1').replace('stream', chr(39) + other.stream + chr(39), 1)}"
            " FROM events_event WHERE stream = %s AND seq = 2"
        )


@on_sqlite
@pytest.mark.parametrize("verb", ["INSERT OR REPLACE", "REPLACE"])
def test_sqlite_replace_does_not_walk_past_the_guards(written: Log, verb: str) -> None:
    with refused(written):
        written.sql(insert(seq=3, verb=verb))
    with refused(written):
        written.sql(
            f"{verb} INTO events_command (stream, command_id, digest, answer, head)"
            " SELECT stream, command_id, '', '{}', 1 FROM events_command WHERE stream = %s"
        )
    with refused(written):
        written.sql(f"{verb} INTO events_stream (id, head, head_hash) VALUES (%s, 0, '')")


@on_sqlite
def test_sqlite_replace_does_not_walk_past_the_guards_by_rowid(written: Log) -> None:
    """Through a foreign connection, which has no recursive triggers."""
    statement = insert(seq=4, prev_hash="hash", verb="INSERT OR REPLACE")
    statement = statement.replace("(stream", "(rowid, stream").replace(
        "SELECT stream", "SELECT (SELECT rowid FROM events_event LIMIT 1), stream"
    )
    foreign = sqlite3.connect(written.url.removeprefix("sqlite:///"), timeout=10)
    try:
        with pytest.raises(sqlite3.IntegrityError, match="written already"):
            foreign.execute(statement.replace("%s", "?"), [written.stream])
    finally:
        foreign.close()


@on_sqlite
@pytest.mark.parametrize(
    "statement",
    [
        "INSERT OR IGNORE INTO events_event SELECT * FROM events_event WHERE stream = %s",
        "UPDATE OR REPLACE events_event SET seq = seq + 1 WHERE stream = %s",
        "UPDATE OR IGNORE events_event SET body = '{}' WHERE stream = %s",
    ],
)
def test_sqlite_conflict_clauses_do_not_walk_past_the_guards(written: Log, statement: str) -> None:
    with refused(written):
        written.sql(statement)


@on_postgresql
@pytest.mark.parametrize("table", ["events_event", "events_command", "events_stream"])
def test_postgresql_truncate_is_refused(written: Log, table: str) -> None:
    with refused(written), connections[written.using].cursor() as cursor:
        cursor.execute(f"TRUNCATE {table} CASCADE")


@on_postgresql
def test_postgresql_upsert_is_refused(written: Log) -> None:
    with refused(written):
        written.sql(insert(seq=3) + " ON CONFLICT (stream, seq) DO UPDATE SET body = 'x'")


@on_postgresql
def test_postgresql_guards_stand_in_a_replication_role(written: Log) -> None:
    """Ordinary triggers sleep there."""
    with psycopg.connect(written.url) as foreign:
        foreign.execute("SET session_replication_role = replica")
        with pytest.raises(psycopg.IntegrityError, match="refused"):
            foreign.execute("DELETE FROM events_event WHERE stream = %s", [written.stream])


def test_control_without_the_guards_the_log_can_be_altered(written: Log) -> None:
    with written.tampering():
        written.sql("DELETE FROM events_event WHERE stream = %s AND seq = 3")
    assert [event.seq for event in written.read()] == [1, 2]
    assert guards.missing(written.using) == []


def test_migrate_puts_back_what_a_table_rebuild_dropped(database: StoreDatabase) -> None:
    assert guards.missing(database.alias) == []
    names = sorted(guards._dialect(database.alias).GUARDS)
    guards.remove(database.alias)
    assert sorted(guards.missing(database.alias)) == names
    call_command("migrate", database=database.alias, verbosity=0)
    assert guards.missing(database.alias) == []


def test_a_guard_that_was_altered_counts_as_missing(database: StoreDatabase) -> None:
    connection = connections[database.alias]
    try:
        with connection.cursor() as cursor:
            if connection.vendor == "postgresql":
                cursor.execute("ALTER TABLE events_event DISABLE TRIGGER events_event_follows")
            else:
                cursor.execute("DROP TRIGGER events_event_follows")
                cursor.execute(
                    "CREATE TRIGGER events_event_follows BEFORE INSERT ON events_event"
                    " BEGIN SELECT 1; END"
                )
        assert guards.missing(database.alias) == ["events_event_follows"]
    finally:
        guards.install(database.alias)
    assert guards.missing(database.alias) == []


def test_the_system_check_names_the_guards_that_are_missing(database: StoreDatabase) -> None:
    def missing() -> list[checks.CheckMessage]:
        """Without the logs that other tests have damaged in this database."""
        found = check_event_log(None, databases=[database.alias])
        return [message for message in found if message.id == "events.W001"]

    assert missing() == []
    guards.remove(database.alias)
    try:
        found = missing()
    finally:
        guards.install(database.alias)
    assert len(found) == len(guards._dialect(database.alias).GUARDS)
    assert all(isinstance(message, checks.Warning) for message in found)
