"""The answer to a WebSocket at an address where there is none: 404, else 403."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any, Final

from tournaments.words import languages, speak

_WITH_STATUS: Final = "websocket.http.response"
"""The extension of ASGI by which a handshake is answered like a request."""


async def no_socket(scope: MutableMapping[str, Any], receive: Any, send: Any) -> None:
    """Neither accepted nor an error of the server."""
    await receive()
    if _WITH_STATUS not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close"})
        return
    said = speak("ApiError.no-socket", {}, languages.of_scope(scope))
    headers = [(b"content-type", b"text/plain; charset=utf-8")]
    await send({"type": f"{_WITH_STATUS}.start", "status": 404, "headers": headers})
    await send({"type": f"{_WITH_STATUS}.body", "body": f"{said}\n".encode()})
