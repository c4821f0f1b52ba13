"""`/machine/`: whether this machine leads its hall, for pages that another machine gave.

Such a page comes from another address, so every origin may read the answer: it says nothing that
the public may not know, and no cookie changes it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

import msgspec

from events import leadership, machines

from .security_headers import POLICY

Scope = MutableMapping[str, Any]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Application = Callable[[Scope, Any, Send], Awaitable[None]]

ADDRESS: Final = "/machine/"
HEADERS: Final = [
    (b"content-type", b"application/json"),
    (b"cache-control", b"no-store"),
    (b"access-control-allow-origin", b"*"),
    (b"cross-origin-resource-policy", b"cross-origin"),
]


def policy() -> tuple[tuple[bytes, bytes], ...]:
    """Pages may ask the other machine as well, and nobody else: `events.machines` has looked at
    its addresses before they were kept."""
    others = " ".join(leadership.current().other)
    if not others:
        return ()
    return ((b"content-security-policy", f"{POLICY}; connect-src 'self' {others}".encode()),)


class Machine:
    """ASGI application in front of `app`."""

    def __init__(self, app: Application) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Any, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] != ADDRESS:
            await self._app(scope, receive, send)
            return
        body = msgspec.json.encode(machines.known())
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        await send({"type": "http.response.body", "body": body})
