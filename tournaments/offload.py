"""Sync work for async callers: a small pool of threads, and one flight per key.

The event loop only ever waits here. `once` is what lets four hundred phones that reload in the
same second cost one page: whoever comes while a key is being worked on gets that work's answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, TypeVar, cast

from django.db import close_old_connections

P = ParamSpec("P")
T = TypeVar("T")


class Pool:
    """A few threads for one kind of work; what waits in here holds up nobody elsewhere."""

    def __init__(self, name: str, threads: int = 2) -> None:
        self._threads = ThreadPoolExecutor(max_workers=threads, thread_name_prefix=name)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs `work` in a thread, with database connections that are fit for use."""
        job = partial(_with_connections, partial(work, *args, **kwargs))
        return await asyncio.get_running_loop().run_in_executor(self._threads, job)


CONSOLES = Pool("consoles")
PUBLIC = Pool("public")
"""Of its own: however many old pages somebody asks for, no console waits for them."""


class Flights:
    """Single flight: at most one piece of work per key at a time, shared by all who ask."""

    def __init__(self) -> None:
        self._flying: dict[Hashable, asyncio.Future[Any]] = {}

    async def once(self, key: Hashable, work: Callable[[], Awaitable[T]]) -> T:
        """The answer, or the exception, of the one flight. A caller that is cancelled does not
        take the others' answer away."""
        flight = self._flying.get(key)
        if flight is None or flight.done():  # one that has just landed gives no new answer
            flight = self._flying[key] = asyncio.ensure_future(_awaited(work))
            flight.add_done_callback(partial(self._landed, key))
        return cast("T", await asyncio.shield(flight))

    def _landed(self, key: Hashable, flight: asyncio.Future[Any]) -> None:
        if self._flying.get(key) is flight:
            del self._flying[key]
        if not flight.cancelled():
            flight.exception()  # seen: the last caller may have gone before it was raised


async def _awaited(work: Callable[[], Awaitable[T]]) -> T:
    return await work()


def _with_connections(job: Callable[[], T]) -> T:
    close_old_connections()
    try:
        return job()
    finally:
        close_old_connections()
