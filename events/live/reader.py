"""Reads of the event loop: in two threads, whose database connections stay open."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from django.db import InterfaceError, OperationalError, connections
from django.db.backends.base.base import BaseDatabaseWrapper

from .. import store
from ..messages import Head, Recorded

THREADS: Final = 2

T = TypeVar("T")


class Reader:
    """The store, for coroutines."""

    def __init__(self, using: str) -> None:
        self.using = using
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="events-live")
        self._opened: list[BaseDatabaseWrapper] = []
        self._mine = threading.local()

    async def read(self, stream: str, after: int, upto: int) -> list[Recorded]:
        return await self._run(partial(store.read, stream, after, upto, using=self.using))

    async def heads(self, streams: Iterable[str]) -> dict[str, Head]:
        return await self._run(partial(store.heads, tuple(streams), using=self.using))

    async def close(self) -> None:
        """Waits for the reads under way, then closes the threads and their connections."""
        await asyncio.to_thread(self._close)

    async def _run(self, question: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, question)

    def _close(self) -> None:
        self._threads.shutdown(cancel_futures=True)
        for connection in self._opened:
            connection.close()

    def _ask(self, question: Callable[[], T]) -> T:
        self._adopt_connection()
        self._leave_replaced_file()
        try:
            return question()
        except (InterfaceError, OperationalError):  # the database was away for a moment
            connections[self.using].close()
            return question()

    def _leave_replaced_file(self) -> None:
        """A connection that stays open would read a SQLite file for ever that was replaced by a
        back-up: it has no name any more, but its contents."""
        connection = connections[self.using]
        if connection.vendor != "sqlite":
            return
        file = _identity(str(connection.settings_dict["NAME"]))
        if file != getattr(self._mine, "file", file):
            connection.close()
        self._mine.file = file

    def _adopt_connection(self) -> None:
        """Every thread has a connection of its own; the one who closes them is another thread."""
        if not getattr(self._mine, "adopted", False):
            connection = connections[self.using]
            connection.inc_thread_sharing()
            self._opened.append(connection)
            self._mine.adopted = True


def _identity(path: str) -> tuple[int, int] | None:
    """None where there is no such file (right now, or a database in memory)."""
    try:
        file = Path(path).stat()
    except OSError:
        return None
    return file.st_dev, file.st_ino
