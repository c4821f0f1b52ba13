"""A rating list as a table in PostgreSQL; `tests/unit/rating_lists` has that of SQLite."""

from __future__ import annotations

from collections.abc import Iterator

import psycopg
import pytest

from tests.databases import StoreDatabase, on_postgresql
from tests.unit.rating_lists.test_sqlite_store import (
    BY_NUMBER,
    FIRST,
    FOUND,
    NUMBERED,
    PEOPLE,
    TWICE,
    doubles_counted,
)
from tournaments.rating_lists import postgresql_store
from tournaments.rating_lists.listed import Listed
from tournaments.rating_lists.search import named, question

pytestmark = on_postgresql

TABLE = "rating_list_test"


@pytest.fixture
def cursor(database: StoreDatabase) -> Iterator[psycopg.Cursor]:
    with psycopg.connect(database.url, autocommit=True) as connection:
        yield connection.cursor()
        postgresql_store.drop(connection.cursor(), TABLE)


def found(cursor: psycopg.Cursor, typed: str) -> list[str]:
    asked = question(typed, postgresql_store.federations(cursor, TABLE))
    return [player.number for player in postgresql_store.find(cursor, TABLE, asked, 10)]


def test_a_list_is_made_and_searched(database: StoreDatabase, cursor: psycopg.Cursor) -> None:
    twice = [*PEOPLE, PEOPLE[0]]
    built = postgresql_store.build(database.url, TABLE, twice, lambda _: None)
    assert (built.rows, built.rated, built.doubles) == (len(PEOPLE), 4, ("1",))
    for typed, numbers in FOUND:
        assert found(cursor, typed) == numbers, typed
    players = postgresql_store.numbered(cursor, TABLE, ["3", "7", "999"])
    assert sorted(player.name for player in players) == ["Novotná, Alžběta", "O'Neil, Sean"]


def test_of_lines_with_one_number_the_first_of_the_file_counts(
    database: StoreDatabase, cursor: psycopg.Cursor
) -> None:
    built = postgresql_store.build(database.url, TABLE, TWICE, lambda _: None)
    assert doubles_counted(built) == (2, 1, ("8",))
    assert postgresql_store.numbered(cursor, TABLE, ["8"]) == [FIRST]


def test_numbers_and_whole_names_are_found(database: StoreDatabase, cursor: psycopg.Cursor) -> None:
    postgresql_store.build(database.url, TABLE, NUMBERED, lambda _: None)
    for typed, numbers in BY_NUMBER:
        assert found(cursor, typed) == numbers, typed
    (player,) = postgresql_store.find(cursor, TABLE, named("Born Bea"), 10)
    assert player.number == "7"
    assert postgresql_store.find(cursor, TABLE, named("Bor Bea"), 10) == []


def test_a_list_that_breaks_off_leaves_nothing(
    database: StoreDatabase, cursor: psycopg.Cursor
) -> None:
    def breaking() -> Iterator[Listed]:
        yield PEOPLE[0]
        raise RuntimeError

    with pytest.raises(RuntimeError):
        postgresql_store.build(database.url, TABLE, breaking(), lambda _: None)
    cursor.execute("SELECT to_regclass(%s)", (TABLE,))
    assert cursor.fetchone() == (None,)
