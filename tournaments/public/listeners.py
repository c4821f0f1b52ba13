"""Who listens to the announcements of one tournament, and how all of them are told.

One task writes to all streams in turn. To wake a task for each of ten thousand readers costs more
than to write to them, and nobody else has the event loop meanwhile.
"""

from __future__ import annotations

import asyncio
import types
from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterable
from typing import Any, Final

from .http import Message, Send

SLICE: Final = 100
"""So many streams are written to before others have their turn."""


class Listener:
    """One stream. It is sent the `newest` message; one that reads slowly skips to it."""

    def __init__(self, send: Send, newest: Callable[[], bytes]) -> None:
        self._send = send
        self._newest = newest
        self._sends = True
        """Something is on its way; at first what `begin` sends."""
        self._behind = False
        self._late: asyncio.Task[None] | None = None
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when nothing more is to be sent; with the exception that was its end, if one was."""

    async def begin(self, before: bytes) -> None:
        """Sends the newest message, behind what has to be known `before`. Raises what `send`
        does."""
        await self._send(chunk(before + self._newest()))
        await self._catch_up()

    def tell(self) -> None:
        """Sends the newest message, or has it sent when what is on its way has arrived."""
        if self._sends:
            self._behind = True
            return
        try:
            rest = begun(self._send_newest())
        except Exception as error:  # noqa: BLE001 (the stream's own task raises it)
            self._end_with(error)
            return
        if rest is not None:
            self._sends = True
            self._late = asyncio.create_task(self._finish(rest))

    def end(self) -> None:
        if not self.ended.done():
            self.ended.set_result(None)

    def close(self) -> None:
        """Its reader is gone: nothing waits for it any more."""
        self.end()
        if self._late is not None:
            self._late.cancel()

    async def _finish(self, rest: Awaitable[None]) -> None:
        try:
            await rest
            await self._catch_up()
        except Exception as error:  # noqa: BLE001 (the stream's own task raises it)
            self._end_with(error)
        finally:
            self._late = None

    async def _catch_up(self) -> None:
        while self._behind:
            self._behind = False
            await self._send_newest()
        self._sends = False

    async def _send_newest(self) -> None:
        await self._send(chunk(self._newest()))

    def _end_with(self, error: Exception) -> None:
        if isinstance(error, OSError):  # the connection broke
            self.end()
        elif not self.ended.done():
            self.ended.set_exception(error)


async def tell_all(listeners: Iterable[Listener]) -> None:
    """Those of now; whoever comes meanwhile is sent the newest at once."""
    for number, listener in enumerate(tuple(listeners), 1):
        listener.tell()
        if number % SLICE == 0:
            await asyncio.sleep(0)


def chunk(content: bytes) -> Message:
    return {"type": "http.response.body", "body": content, "more_body": True}


def begun(work: Coroutine[Any, Any, None]) -> Awaitable[None] | None:
    """Runs it until it has to wait for something; what is left of it, None if nothing is.

    A task of its own is needed by the few that wait. Raises what it raises.
    """
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return _rest(work, waits_for)


@types.coroutine
def _rest(work: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    try:
        while True:
            try:
                answer = yield waits_for
            except BaseException as error:  # noqa: BLE001 (it is for the work to handle)
                waits_for = work.throw(error)
            else:
                waits_for = work.send(answer)
    except StopIteration:
        return
