"""`/health/`: the process answers. `/ready/`: it can serve. For proxies, service managers, alarms.

Both stand in front of all lanes, so that a crowd takes nobody's place, and say nothing of what the
server holds.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from django.conf import settings
from django.db import close_old_connections, connection
from django.db.migrations.executor import MigrationExecutor

from events import newer
from events.outages import outage_of

Scope = MutableMapping[str, Any]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Application = Callable[[Scope, Any, Send], Awaitable[None]]

ADDRESSES: Final = ("/health/", "/ready/")
BELIEVED: Final = 1.0
"""Seconds for which an answer of the database counts: nobody can keep it busy by asking."""

READY: Final = "ready"


class Health:
    """ASGI application in front of `app`."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self._asking: asyncio.Task[str] | None = None
        self._asked = float("-inf")

    async def __call__(self, scope: Scope, receive: Any, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] not in ADDRESSES:
            await self._app(scope, receive, send)
        elif scope["path"] == "/health/":
            await _answer(send, 200, {"status": "ok", "version": settings.VERSION})
        else:
            state = await self._state()
            await _answer(send, 200 if state == READY else 503, {"status": state})

    async def _state(self) -> str:
        if self._asking is None or (
            self._asking.done() and time.monotonic() - self._asked > BELIEVED
        ):
            self._asking = asyncio.create_task(asyncio.to_thread(_ask))
            self._asking.add_done_callback(self._answered)
        return await asyncio.shield(self._asking)

    def _answered(self, _task: asyncio.Task[str]) -> None:
        self._asked = time.monotonic()


def _ask() -> str:
    """READY, the code of an outage, or why the tables are not those of this program."""
    try:
        close_old_connections()
        executor = MigrationExecutor(connection)
        loader = executor.loader
        if newer.tables(loader.applied_migrations, loader.disk_migrations):
            return "tables-newer"
        if executor.migration_plan(loader.graph.leaf_nodes()):
            return "tables-behind"
    except Exception as error:
        outage = outage_of(error)
        if outage is None:
            raise
        return outage.code
    finally:
        connection.close()
    return READY


async def _answer(send: Send, status: int, content: dict[str, str]) -> None:
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": json.dumps(content).encode()})
