"""A list as a table of its own in PostgreSQL, made in one transaction: nobody sees half of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Protocol

import psycopg
from psycopg import sql

from .listed import Listed
from .rows import COLUMNS, IN_FILE, Built, Dropped, dropped, player_of, row_of, words
from .search import Question, marks_of

NUMBERS: Final = frozenset(
    {"standard", "standard_k", "rapid", "rapid_k", "blitz", "blitz_k", "national"}
)
SHORT: Final = 3
"""Letters; beginnings so long are words of their own."""
BEGINNING: Final = "^"
GATHERING: Final = ":*"
STRONG: Final = "=strong"
STRONG_FROM: Final = 2000
"""Ratings of who is found first: where they fill an answer nobody below has to be gathered, of whom
two letters may begin fifty thousand."""
_ALL: Final = sql.SQL(", ").join(sql.Identifier(name) for name in COLUMNS)


class Cursor(Protocol):
    """What is asked of the cursor of whoever has a connection."""

    def execute(self, query: Any, params: Any = None, /) -> Any: ...
    def fetchall(self) -> list[Any]: ...


def build(
    conninfo: str, table: str, players: Iterable[Listed], indexed: Callable[[int], None]
) -> Built:
    """Make the table, which must not be there."""
    name = sql.Identifier(table)
    with psycopg.connect(conninfo) as connection, connection.cursor() as cursor:
        cursor.execute(sql.SQL("CREATE TABLE {} ({})").format(name, _columns()))
        rows, rated = _copied(cursor, name, players)
        cursor.execute("SET LOCAL maintenance_work_mem = '128MB'")
        gone = _without_doubles(cursor, name)
        indexes = (
            "CREATE INDEX ON {} (number)",
            "CREATE INDEX ON {} (fide_id)",
            "CREATE INDEX ON {} USING gin (words)",
            "ALTER TABLE {} ADD PRIMARY KEY (place)",
            "ANALYZE {}",
        )
        for at, index in enumerate(indexes, 1):
            cursor.execute(sql.SQL(index).format(name))
            indexed(rows * at // len(indexes))
    return Built(rows=rows - gone.rows, rated=rated - gone.rated, doubles=gone.numbers)


def find(cursor: Cursor, table: str, asked: Question, limit: int) -> list[Listed]:
    """The strongest `limit` players that fit."""
    if asked.empty:
        return []
    if asked.numbers:
        players = numbered(cursor, table, asked.numbers)
        wanted = [
            each
            for each in players
            if each.born.startswith(asked.born)
            and (not asked.federation or each.federation == asked.federation)
        ]
        return wanted[:limit]
    match = _match(asked)
    strong = _matching(cursor, table, f"{match} & '{STRONG}'", limit)
    return strong if len(strong) == limit else _matching(cursor, table, match, limit)


def _matching(cursor: Cursor, table: str, match: str, limit: int) -> list[Listed]:
    """In the order of places. How many words a beginning gathers the planner cannot know: it thinks
    of many, and would read the whole table in that order; what is computed keeps it from that."""
    order = "place + 0" if GATHERING in match else "place"
    query = sql.SQL("SELECT {} FROM {} WHERE words @@ %s::tsquery ORDER BY {} LIMIT %s").format(
        _ALL, sql.Identifier(table), sql.SQL(order)
    )
    cursor.execute(query, (match, limit))
    return [player_of(row) for row in cursor.fetchall()]


def numbered(cursor: Cursor, table: str, numbers: Sequence[str]) -> list[Listed]:
    """The players with these numbers, of the list or of FIDE."""
    query = sql.SQL("SELECT {} FROM {} WHERE number = ANY(%s) OR fide_id = ANY(%s)").format(
        _ALL, sql.Identifier(table)
    )
    cursor.execute(query, (list(numbers), list(numbers)))
    return [player_of(row) for row in cursor.fetchall()]


def federations(cursor: Cursor, table: str) -> frozenset[str]:
    query = sql.SQL("SELECT DISTINCT federation FROM {}").format(sql.Identifier(table))
    cursor.execute(query)
    return frozenset(code for (code,) in cursor.fetchall())


def is_there(cursor: Cursor, table: str) -> bool:
    cursor.execute("SELECT to_regclass(%s)", (table,))
    return bool(cursor.fetchall()[0][0])


def drop(cursor: Cursor, table: str) -> None:
    cursor.execute(sql.SQL("DROP TABLE IF EXISTS {}").format(sql.Identifier(table)))


def _columns() -> sql.Composable:
    kinds = [("place", "bigint"), ("words", "tsvector")]
    kinds += [(name, "integer" if name in NUMBERS else "text") for name in COLUMNS]
    return sql.SQL(", ").join(
        sql.SQL("{} {} NOT NULL").format(sql.Identifier(name), sql.SQL(kind))
        for name, kind in kinds
    )


def _copied(
    cursor: psycopg.Cursor[Any], name: sql.Identifier, players: Iterable[Listed]
) -> tuple[int, int]:
    rows = rated = 0
    with cursor.copy(sql.SQL("COPY {} (place, words, {}) FROM STDIN").format(name, _ALL)) as copy:
        for player in players:
            found_by = _found_by(player)
            place, *values = row_of(player, rows)
            copy.write_row((place, found_by, *values))
            rows += 1
            rated += player.best > 0
    return rows, rated


def _without_doubles(cursor: psycopg.Cursor[Any], name: sql.Identifier) -> Dropped:
    """Of the lines of one number the first of the file stays."""
    cursor.execute(
        sql.SQL(
            "DELETE FROM {0} USING (SELECT number, min(place & {1}) AS first FROM {0}"
            " GROUP BY number HAVING count(*) > 1) twice WHERE {0}.number = twice.number"
            " AND {0}.place & {1} > twice.first RETURNING {0}.number, {0}.place"
        ).format(name, sql.Literal(IN_FILE))
    )
    return dropped(cursor.fetchall())


def _match(asked: Question) -> str:
    """Words hold letters and digits alone: nothing of the language of queries can be typed."""
    matching = _whole if asked.whole else _beginning
    parts = ["(" + " | ".join(map(matching, forms)) + ")" for forms in asked.words]
    return " & ".join([*parts, *(f"'{mark}'" for mark in marks_of(asked.federation, asked.born))])


def _found_by(player: Listed) -> str:
    """The first letters of each word are words too: to gather what they begin when somebody asks
    takes longer than anybody waits."""
    found_by = words(player.name, player.federation, player.born)
    beginnings = {
        f"{BEGINNING}{word[:letters]}"
        for word in found_by.split()
        if word[0].isalpha()
        for letters in range(1, min(len(word), SHORT) + 1)
    }
    strong = [STRONG] if player.best >= STRONG_FROM else []
    return " ".join([found_by, *sorted(beginnings), *strong])


def _whole(form: str) -> str:
    return f"'{form}'"


def _beginning(form: str) -> str:
    return f"'{BEGINNING}{form}'" if len(form) <= SHORT else f"'{form}'{GATHERING}"
