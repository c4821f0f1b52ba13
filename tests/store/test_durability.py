"""Acknowledged means on disk, on every connection of every thread."""

from __future__ import annotations

import pytest
from django.db import connections

from events import durability
from events.checks import check_event_log
from events.live.reader import Reader
from tests.databases import StoreDatabase, on_postgresql, on_sqlite

from .log import at_once


def promises(using: str) -> dict[str, object]:
    """What the connection of this thread says of itself."""
    connection = connections[using]
    questions = (
        ["journal_mode", "synchronous", "foreign_keys", "recursive_triggers", "busy_timeout"]
        if connection.vendor == "sqlite"
        else ["synchronous_commit"]
    )
    verb = "PRAGMA" if connection.vendor == "sqlite" else "SHOW"
    found = {}
    for question in questions:
        with connection.cursor() as cursor:
            cursor.execute(f"{verb} {question}")
            found[question] = cursor.fetchone()[0]
    return found


WANTED = {
    "sqlite": {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "recursive_triggers": 1,
        "busy_timeout": 8_000,
    },
    "postgresql": {"synchronous_commit": "on"},
}


def test_this_threads_connection_is_durable(database: StoreDatabase) -> None:
    assert promises(database.alias) == WANTED[connections[database.alias].vendor]
    assert durability.shortcomings(connections[database.alias]) == []


def test_every_other_threads_connection_is_durable(database: StoreDatabase) -> None:
    found = at_once(4, lambda _: promises(database.alias))
    assert found == [WANTED[connections[database.alias].vendor]] * 4


def test_a_connection_that_was_lost_comes_back_durable(database: StoreDatabase) -> None:
    connections[database.alias].close()
    assert promises(database.alias) == WANTED[connections[database.alias].vendor]


async def test_the_connections_of_the_event_loop_are_durable(database: StoreDatabase) -> None:
    reader = Reader(database.alias)
    try:
        found = await reader._run(
            lambda: (connections[database.alias].vendor, promises(database.alias))
        )
    finally:
        await reader.close()
    assert found[1] == WANTED[found[0]]


def test_a_connection_that_promises_less_is_an_error_of_the_system_check(
    database: StoreDatabase,
) -> None:
    connection = connections[database.alias]
    weaken = (
        "PRAGMA synchronous = NORMAL"
        if connection.vendor == "sqlite"
        else "SET synchronous_commit = off"
    )
    try:
        with connection.cursor() as cursor:
            cursor.execute(weaken)
        said = check_event_log(None, databases=[database.alias])
        (found,) = [each for each in said if each.id != "events.W002"]  # logs others damaged
    finally:
        connection.close()
    assert found.id == "events.E001"
    assert "synchronous" in found.msg


@on_postgresql
def test_a_server_that_is_set_to_lose_commits_is_overruled(database: StoreDatabase) -> None:
    connection = connections[database.alias]
    name = connection.settings_dict["NAME"]
    try:
        with connection.cursor() as cursor:
            cursor.execute(f'ALTER DATABASE "{name}" SET synchronous_commit = off')
        connection.close()
        assert promises(database.alias) == {"synchronous_commit": "on"}
    finally:
        with connection.cursor() as cursor:
            cursor.execute(f'ALTER DATABASE "{name}" RESET synchronous_commit')
        connection.close()


@on_sqlite
def test_a_sqlite_database_without_immediate_transactions_is_an_error(
    database: StoreDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    connection = connections[database.alias]
    connection.ensure_connection()
    monkeypatch.setattr(connection, "transaction_mode", None)
    assert any("IMMEDIATE" in text for text in durability.shortcomings(connection))
