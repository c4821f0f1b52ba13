"""FIDE's list of 1.9 million players: read while six arbiters type, then searched.

The server reads it as it does for a chief: by a child process that a thread watches. What that
costs the arbiters is seen in one run on one server: they type with nothing beside, all the while
the list is read, and with nothing beside again. Where before and after differ, the machine had
other work, and the ratio says nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psycopg

from tests import rating_list_files as files
from tournaments.rating_lists import postgresql_store, sqlite_store
from tournaments.rating_lists.listed import Listed
from tournaments.rating_lists.reading import reading
from tournaments.rating_lists.search import Question, question

from .embedded import hall, open_the_hall
from .figures import Figure, percentile, percentiles
from .typing_arbiters import ARBITERS, PLAYERS, Arbiter, type_all

LISTED = 1_900_000
ASKED = 300
"""Players looked for, each in seven ways."""
PASSES = 3
"""With nothing beside, before the list and after it: 240 results each."""
PATIENCE = 2400.0


def measure(listed: int | None = None) -> list[Figure]:
    """LISTED=20000 sees whether it works: so few players ask first, and are not taken."""
    listed = listed or int(os.environ.get("LISTED", LISTED))
    with _opened() as (folder, opened), hall(folder) as (address, _):
        _write_list(folder / "rating-lists" / "incoming" / "list.txt", listed)
        typists = Typists(address, opened)
        before = typists.passes(PASSES)
        with _importing(address, opened["chief"]) as import_:
            beside = typists.passes_until(import_.over)
        after = typists.passes(PASSES)
        store = next((folder / "rating-lists").glob("*.sqlite3"))
        return [
            *_compared(before, beside, after),
            *import_.figures(listed),
            *_searched(store),
        ]


def _compared(before: list[float], beside: list[float], after: list[float]) -> list[Figure]:
    alone = [*before, *after]
    ratio = percentile(beside, 95) / percentile(alone, 95)
    return [
        Figure("results typed beside the list", len(beside), ""),
        Figure("acknowledged before it, p95", percentile(before, 95) * 1000, "ms"),
        Figure("acknowledged after it, p95", percentile(after, 95) * 1000, "ms"),
        *percentiles("acknowledged, nothing beside", alone),
        *percentiles("acknowledged while the list is read", beside),
        Figure("p95 with the list to p95 without", ratio, "times", "1.2 times"),
    ]


@contextmanager
def _opened() -> Iterator[tuple[Path, dict[str, Any]]]:
    """A data folder with a round to be typed."""
    with tempfile.TemporaryDirectory() as name:
        yield Path(name), open_the_hall(Path(name), PLAYERS, ARBITERS)


class Import:
    """One import: how long it took, and how much memory its process had at most."""

    def __init__(self, address: str, token: str) -> None:
        self._place = f"{address}/api/v1/tournaments/open/rating-lists/"
        self._headers = {"authorization": f"Token {token}"}
        self.seconds = 0.0
        self.peak = 0
        """Kilobytes."""
        self.over = threading.Event()

    def start(self) -> None:
        form = {"waiting": (None, "list.txt"), "month": (None, "2026-10")}
        answer = httpx.post(self._place, files=form, headers=self._headers, timeout=60)
        answer.raise_for_status()

    def watch(self) -> None:
        """Until the list is there, or has failed."""
        try:
            self._watch()
        finally:
            self.over.set()

    def _watch(self) -> None:
        began = time.perf_counter()
        while time.perf_counter() - began < PATIENCE:
            self.peak = max(self.peak, _memory_of_child())
            (row,) = httpx.get(self._place, headers=self._headers, timeout=60).json()["lists"]
            if row["state"] != "running":
                self.seconds = time.perf_counter() - began
                if row["state"] not in ("ready", "asks"):
                    raise RuntimeError(row)
                return
            time.sleep(0.5)
        raise TimeoutError

    def figures(self, listed: int) -> list[Figure]:
        return [
            Figure(f"{listed} players read and made searchable", self.seconds, "s", "180 s"),
            Figure("memory of the process that reads", self.peak / 1024, "MB", "300 MB"),
        ]


@contextmanager
def _importing(address: str, token: str) -> Iterator[Import]:
    """The list is being read in the block, and there behind it."""
    import_ = Import(address, token)
    import_.start()
    watching = threading.Thread(target=import_.watch)
    watching.start()
    yield import_
    watching.join()


class Typists:
    """Six arbiters with the slips of one round: entered and corrected in the first pass, corrected
    there and back in each that follows."""

    def __init__(self, address: str, opened: dict[str, Any]) -> None:
        self._address, self._opened = address, opened
        self._entered = False

    def passes(self, number: int) -> list[float]:
        """Seconds until each result was acknowledged."""
        return [took for _ in range(number) for took in self._pass()]

    def passes_until(self, over: threading.Event) -> list[float]:
        """One pass at least; what is typed when it is over belongs to it."""
        took = self._pass()
        while not over.is_set():
            took += self._pass()
        return took

    def _pass(self) -> list[float]:
        opened = self._opened
        arbiters = [Arbiter(self._address, token, opened["seq"]) for token in opened["tokens"]]
        asyncio.run(type_all(arbiters, opened["games"], again=self._entered))
        self._entered = True
        return [took for arbiter in arbiters for took in arbiter.acknowledged]


def _write_list(file: Path, listed: int) -> None:
    file.parent.mkdir(parents=True)
    with file.open("w", encoding="ascii", newline="") as lines:
        lines.writelines(files.text(listed))
        lines.flush()
        os.fsync(lines.fileno())


def _memory_of_child() -> int:
    """Of the process that reads, by the system's own count; 0 while there is none."""
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if b"tournaments.rating_lists.build" in (process / "cmdline").read_bytes():
                for line in (process / "status").read_text().splitlines():
                    if line.startswith("VmHWM:"):
                        return int(line.split()[1])
    return 0


def measure_postgresql(listed: int = LISTED) -> list[Figure]:
    """The same list as a table of the database that DATABASE_URL names."""
    url, table = os.environ["DATABASE_URL"], "rating_list_bench"
    with (
        tempfile.TemporaryDirectory() as name,
        psycopg.connect(url, autocommit=True) as connection,
    ):
        cursor, file = connection.cursor(), Path(name) / "lists" / "list.txt"
        postgresql_store.drop(cursor, table)
        _write_list(file, listed)
        try:
            began = time.perf_counter()
            with reading(file, "list.txt") as read:
                players = (each for each in read.players if isinstance(each, Listed))
                postgresql_store.build(url, table, players, lambda _: None)
            took = time.perf_counter() - began
            federations = postgresql_store.federations(cursor, table)
            return [
                Figure(f"{listed} players made a table", took, "s", "180 s"),
                *_looked_up(partial(postgresql_store.find, cursor, table, limit=20), federations),
            ]
        finally:
            postgresql_store.drop(cursor, table)


def _searched(store: Path) -> list[Figure]:
    find = partial(sqlite_store.find, store, limit=20)
    return _looked_up(find, sqlite_store.federations(store))


def _looked_up(
    find: Callable[[Question], list[Listed]], federations: frozenset[str]
) -> list[Figure]:
    rng = Random(1)
    letters = [onset + vowel for onset in files.ONSETS for vowel in files.VOWELS]
    took = []
    for typed in (each for _ in range(ASKED) for each in _ways(rng, find, letters)):
        began = time.perf_counter()
        find(question(typed, federations))
        took.append(time.perf_counter() - began)
    return percentiles("a player looked up", took, "50 ms")


def _ways(rng: Random, find: Callable[[Question], list[Listed]], letters: list[str]) -> list[str]:
    """What somebody may type for one of the players that begin so."""
    beginning = rng.choice(letters)
    players = find(question(beginning, frozenset()))
    if not players:
        return [beginning]
    player = rng.choice(players)
    first, *_, last = [*player.name.replace(",", " ").split(), player.name]
    return [
        player.number,
        player.name,
        first[:1],
        first[:3],
        f"{last[:2]} {first[:2]}",
        f"{first[:3]} {player.born}",
        f"{player.federation} {first[:2]} {player.born}",
    ]
