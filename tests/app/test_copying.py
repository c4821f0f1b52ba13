"""What changed is noted, read, and becomes so in another database; the log is proven there."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from events.copying import applying, changes, notes
from events.copying.applying import Diverged
from events.copying.changes import Changes, TableChange

from .kept_halls import copied, go_on

pytestmark = pytest.mark.usefixtures("files_may_be_opened")
GENERATION = "0123456789abcdef"


@pytest.fixture
def leader(pytestconfig: pytest.Config, tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """The database of a hall, with notes; `go_on` writes into it."""
    hall = copied(pytestconfig, tmp_path / "leader")
    with closing(applying.opened(hall.database)) as database:
        notes.begin(database, GENERATION)
        database.execute("VACUUM INTO ?", (str(tmp_path / "copy.sqlite3"),))
        go_on(hall, 3)
        yield database


@pytest.fixture
def follower(leader: sqlite3.Connection, tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A copy from before the last three events."""
    with closing(applying.opened(tmp_path / "copy.sqlite3")) as database:
        place = notes.last(database)
        notes.end(database)
        with database:
            notes.remember(database, GENERATION, place)
        yield database


def received(leader: sqlite3.Connection, follower: sqlite3.Connection) -> Changes:
    changed = changes.read(leader, notes.place(follower)[1])
    assert changed is not None
    sent = msgspec.msgpack.encode(changed)
    return msgspec.msgpack.decode(sent, type=Changes)


def content(database: sqlite3.Connection) -> dict[str, list[tuple[object, ...]]]:
    names = [*notes.tables(database), "events_scopemove"]
    return {
        name: sorted(database.execute(f'SELECT * FROM "{name}"').fetchall(), key=repr)
        for name in names
    }


def test_a_copy_becomes_what_the_other_is(
    leader: sqlite3.Connection, follower: sqlite3.Connection
) -> None:
    assert content(follower) != content(leader)
    heads = applying.apply(follower, received(leader, follower))
    assert content(follower) == content(leader)
    assert heads["open"] == leader.execute("SELECT head FROM events_stream").fetchone()[0]
    assert notes.place(follower) == (GENERATION, notes.last(leader))


def test_the_same_or_a_later_message_does_not_go_on_here(
    leader: sqlite3.Connection, follower: sqlite3.Connection
) -> None:
    first = received(leader, follower)
    applying.apply(follower, first)
    with pytest.raises(Diverged, match="do not go on"):
        applying.apply(follower, first)


def test_two_rows_that_changed_places_and_one_that_went(
    leader: sqlite3.Connection, follower: sqlite3.Connection
) -> None:
    applying.apply(follower, received(leader, follower))
    name = "UPDATE auth_user SET username = ? WHERE username = ?"
    ends = "SELECT MIN(username), MAX(username) FROM auth_user"
    one, other = leader.execute(ends).fetchone()
    leader.execute(name, ("somebody", one))
    leader.execute(name, (one, other))
    leader.execute(name, (other, "somebody"))
    leader.execute("DELETE FROM tournaments_reasontext")
    applying.apply(follower, received(leader, follower))
    assert content(follower) == content(leader)
    assert not follower.execute("SELECT * FROM tournaments_reasontext").fetchall()


def another_hash(change: TableChange) -> None:
    change.rows[0][change.columns.index("body")] = '{"forged": true}'


def a_gap(change: TableChange) -> None:
    del change.rows[0], change.keys[0]


def one_more(change: TableChange) -> None:
    change.keys.append(["open", 999_999])


@pytest.mark.parametrize("forge", [another_hash, a_gap, one_more])
def test_events_that_do_not_follow_leave_nothing_behind(
    leader: sqlite3.Connection,
    follower: sqlite3.Connection,
    forge: Callable[[TableChange], None],
) -> None:
    forged = received(leader, follower)
    forge(next(each for each in forged.tables if each.table == "events_event"))
    before = content(follower)
    with pytest.raises(Diverged):
        applying.apply(follower, forged)
    assert content(follower) == before
    assert notes.place(follower)[1] < notes.last(leader)


def test_a_stream_that_ends_elsewhere_than_it_says_is_refused(
    leader: sqlite3.Connection, follower: sqlite3.Connection
) -> None:
    forged = received(leader, follower)
    streams = next(each for each in forged.tables if each.table == "events_stream")
    streams.rows[0][streams.columns.index("head_hash")] = "f" * 64
    with pytest.raises(Diverged, match="does not end"):
        applying.apply(follower, forged)


def test_notes_are_whole_until_a_table_loses_its_triggers(leader: sqlite3.Connection) -> None:
    assert notes.standing(leader, GENERATION)
    assert not notes.standing(leader, "another")
    leader.execute("DROP TRIGGER copying_of_auth_user_update")
    assert not notes.standing(leader, GENERATION)


def test_a_row_that_changes_again_moves_to_the_end(leader: sqlite3.Connection) -> None:
    """Also by a statement that ignores conflicts, whose rule holds inside of triggers too."""
    upto = notes.last(leader)
    leader.execute("UPDATE auth_user SET first_name = 'A'")
    once = notes.last(leader)
    leader.execute("UPDATE OR IGNORE auth_user SET first_name = 'B'")
    changed = changes.read(leader, once)
    assert changed is not None
    assert changed.upto > once > upto
    (users,) = changed.tables
    assert {row[users.columns.index("first_name")] for row in users.rows} == {"B"}
