"""The server's log as JSON, a line an entry, with the ids of request and command."""

from __future__ import annotations

import json
import logging
import re
import time
import uuid
from collections.abc import Awaitable, Callable, MutableMapping
from datetime import UTC, datetime
from typing import Any, Final

from events.log_labels import REQUEST, labelled, labels

Scope = MutableMapping[str, Any]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Application = Callable[[Scope, Any, Send], Awaitable[None]]

HEADER: Final = b"x-request-id"
READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
WITHOUT_SECRETS: Final = ("/api/", "/console/")
"""Below them no address lets anybody in; links and codes that do are no matter of a log."""

_ID: Final = re.compile(rb"[A-Za-z0-9-]{8,64}")

logger = logging.getLogger(__name__)


class JsonLines(logging.Formatter):
    """`at` (UTC), `level`, `logger`, `message`; where there are such, `request`, `command`,
    `traceback`, and what a line brings as `extra={"facts": {…}}`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **labels(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class RequestIds:
    """ASGI application that gives each request an id, that of the proxy if it sends one, and says
    in the log how those went that may change something."""

    def __init__(self, app: Application) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Any, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        request, status, began = _id_of(scope), 0, time.monotonic()

        async def named(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                header = (HEADER, request.encode())
                message = {**message, "headers": [*message.get("headers", ()), header]}
            await send(message)

        with labelled(REQUEST, request):
            try:
                await self._app(scope, receive, named)
            finally:
                if scope["type"] == "http" and scope["method"] not in READING:
                    _say(scope, status, time.monotonic() - began)


def _id_of(scope: Scope) -> str:
    given = next((value for name, value in scope["headers"] if name == HEADER), b"")
    return given.decode() if _ID.fullmatch(given) else uuid.uuid4().hex


def _say(scope: Scope, status: int, took: float) -> None:
    path = scope["path"] if scope["path"].startswith(WITHOUT_SECRETS) else "/…"
    facts = {"method": scope["method"], "path": path, "status": status, "took": round(took, 4)}
    logger.info("%s %s %s", scope["method"], path, status, extra={"facts": facts})
