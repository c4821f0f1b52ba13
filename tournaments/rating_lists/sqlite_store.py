"""A list as an SQLite file of its own: made beside everything, then never written to again.

Rows stand in the order of their ratings, so that a search meets the strongest first and stops
early: nothing is sorted while somebody types.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeVar

from ..giving_way import GivingWay
from .listed import Listed
from .rows import (
    COLUMNS,
    IN_FILE,
    UNRATED,
    Built,
    Dropped,
    dropped,
    in_batches,
    player_of,
    row_of,
    words,
)
from .search import Question, marks_of

T = TypeVar("T")
SCHEMA: Final = f"""
CREATE TABLE player (place INTEGER PRIMARY KEY, {", ".join(f'"{name}"' for name in COLUMNS)});
CREATE VIRTUAL TABLE words USING fts5(
    w, content='', detail='none', columnsize=0, prefix='1 2 3', tokenize='unicode61'
);
"""
INDEXES: Final = """
CREATE INDEX player_number ON player (number);
CREATE INDEX player_fide_id ON player (fide_id) WHERE fide_id <> number;
CREATE TABLE federation AS SELECT DISTINCT federation AS code FROM player;
"""
MEMORY: Final = 48
"""Megabytes of pages while a list is made."""
WORDS_AT_ONCE: Final = 4 << 20
"""Bytes of words that are sorted before they are written, a segment of the index each time. They
are not merged: that would write everything several times over, and a search meets few of them."""
SEGMENTS: Final = 1_000
"""From how many on they are merged after all; more than any list makes."""
STEPS: Final = 2_000
"""Of SQLite's machine, between two moments at which a long statement gives way."""
WRITTEN_EVERY: Final = 100
"""Such moments."""
_ALL: Final = ", ".join(f'p."{name}"' for name in COLUMNS)


def build(
    path: Path,
    players: Iterable[Listed],
    indexed: Callable[[int], None],
    give_way: GivingWay | None = None,
) -> Built:
    """Make the file, which must not be there; `indexed` is told how many rows can be found.

    It is complete only when this returns. Written out piece by piece: a heap of unwritten pages
    would make whoever records a result wait for the disk.
    """
    give_way = give_way or GivingWay()
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        for pragma in ("journal_mode=OFF", "synchronous=OFF", f"cache_size=-{MEMORY << 10}"):
            database.execute(f"PRAGMA {pragma}")
        database.executescript(SCHEMA)
        with path.open("rb+") as file:
            rows, rated = _fill(database, players, file.fileno(), give_way)
            database.set_progress_handler(_Pause(file.fileno(), give_way), STEPS)
            database.executescript(INDEXES)
            gone = _without_doubles(database)
            database.set_progress_handler(None, 0)
            _index(database, file.fileno(), indexed, give_way)
            os.fsync(file.fileno())
    return Built(rows=rows - gone.rows, rated=rated - gone.rated, doubles=gone.numbers)


def find(path: Path, asked: Question, limit: int) -> list[Listed]:
    """The strongest `limit` players that fit."""
    if asked.empty:
        return []
    with closing(_opened(path)) as database:
        if asked.numbers:
            players = _numbered(database, asked.numbers)
            return [each for each in players if _fits(each, asked)][:limit]
        rows = database.execute(
            f"SELECT {_ALL} FROM words JOIN player p ON p.place = words.rowid"  # noqa: S608
            " WHERE words MATCH ? ORDER BY words.rowid LIMIT ?",
            (_match(asked), limit),
        )
        return [player_of(row) for row in rows]


def numbered(path: Path, numbers: Sequence[str]) -> list[Listed]:
    """The players with these numbers, of the list or of FIDE."""
    with closing(_opened(path)) as database:
        return _numbered(database, numbers)


def federations(path: Path) -> frozenset[str]:
    with closing(_opened(path)) as database:
        return frozenset(code for (code,) in database.execute("SELECT code FROM federation"))


def _opened(path: Path) -> sqlite3.Connection:
    """For reading alone; nobody writes to it, so nothing is locked."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True)


def _numbered(database: sqlite3.Connection, numbers: Sequence[str]) -> list[Listed]:
    players: dict[str, Listed] = {}
    for start in range(0, len(numbers), 500):
        part = list(numbers[start : start + 500])
        slots = ", ".join("?" * len(part))
        for column in ("number", "fide_id"):
            rows = database.execute(
                f"SELECT {_ALL} FROM player p WHERE {column} IN ({slots})"  # noqa: S608
                + (" AND fide_id <> number" if column == "fide_id" else ""),
                part,
            )
            for player in map(player_of, rows):
                players.setdefault(player.number, player)
    return list(players.values())


def _fits(player: Listed, asked: Question) -> bool:
    return (
        not asked.federation or player.federation == asked.federation
    ) and player.born.startswith(asked.born)


def _match(asked: Question) -> str:
    """Words hold letters and digits alone: nothing of FTS5's language can be typed."""
    rest = "" if asked.whole else "*"
    parts = ["(" + " OR ".join(f'"{form}"{rest}' for form in forms) + ")" for forms in asked.words]
    return " AND ".join([*parts, *(f'"{mark}"' for mark in marks_of(asked.federation, asked.born))])


class _Pause:
    """Within a long statement: way is given, and what has been written goes to the disk."""

    def __init__(self, file: int, give_way: GivingWay) -> None:
        self._file = file
        self._give_way = give_way
        self._called = 0

    def __call__(self) -> None:
        self._give_way()
        self._called += 1
        if self._called % WRITTEN_EVERY == 0:
            os.fsync(self._file)


def _fill(
    database: sqlite3.Connection, players: Iterable[Listed], file: int, give_way: GivingWay
) -> tuple[int, int]:
    slots = ", ".join("?" * (len(COLUMNS) + 1))
    rows = rated = 0
    for batch in _with_rests(in_batches(players)):
        unhurried = enumerate(_unhurried(batch, give_way), rows)
        made = [row_of(player, at) for at, player in unhurried]
        database.execute("BEGIN")
        database.executemany(
            f"INSERT INTO player VALUES ({slots})",  # noqa: S608
            _unhurried(made, give_way),
        )
        database.execute("COMMIT")
        os.fsync(file)
        rows += len(batch)
        rated += sum(place < UNRATED for place, *_ in made)
    return rows, rated


def _without_doubles(database: sqlite3.Connection) -> Dropped:
    """Of the lines of one number the first of the file stays."""
    twice = database.execute("SELECT number FROM player GROUP BY number HAVING count(*) > 1")
    places: list[tuple[str, int]] = []
    for (number,) in twice.fetchall():
        lines = database.execute("SELECT number, place FROM player WHERE number = ?", (number,))
        places += sorted(lines, key=lambda line: line[1] & IN_FILE)[1:]
    database.execute("BEGIN")
    database.executemany("DELETE FROM player WHERE place = ?", [(place,) for _, place in places])
    database.execute("COMMIT")
    return dropped(places)


def _index(
    database: sqlite3.Connection, file: int, indexed: Callable[[int], None], give_way: GivingWay
) -> None:
    for name, value in (
        ("hashsize", WORDS_AT_ONCE),
        ("automerge", 0),
        ("crisismerge", SEGMENTS),
    ):
        database.execute("INSERT INTO words (words, rank) VALUES (?, ?)", (name, value))
    rows = database.execute("SELECT place, name, federation, born FROM player ORDER BY place")
    done = 0
    for batch in _with_rests(in_batches(rows)):
        database.execute("BEGIN")
        database.executemany(
            "INSERT INTO words (rowid, w) VALUES (?, ?)", map(_words, _unhurried(batch, give_way))
        )
        database.execute("COMMIT")
        os.fsync(file)
        done += len(batch)
        indexed(done)


def _with_rests(batches: Iterable[list[T]]) -> Iterator[list[T]]:
    """After each one as long as it kept the processor: what cannot give way, SQLite sorting and
    writing, then meets fewer who wait."""
    began = time.process_time()
    for batch in batches:
        yield batch
        time.sleep(time.process_time() - began)
        began = time.process_time()


def _unhurried(rows: Iterable[T], give_way: GivingWay) -> Iterator[T]:
    for row in rows:
        give_way()
        yield row


def _words(row: tuple[Any, ...]) -> tuple[int, str]:
    return row[0], words(*row[1:])
