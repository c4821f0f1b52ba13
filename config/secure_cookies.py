"""Cookies over the hall's HTTPS have names of their own.

Browsers do not tell ports apart: the log-in of the plain port and that of the HTTPS port would
overwrite each other, and a secure one would travel in the clear. Over HTTPS every cookie but the
form token, which scripts read, is sent as `__Host-…; Secure` and read back from that name alone.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Any, Send], Awaitable[None]]
Header = tuple[bytes, bytes]

PREFIX = b"__Host-"
SHARED = b"csrftoken="


class SecureCookies:
    """ASGI application that renames the cookies of `app` on HTTPS; plain HTTP is left alone."""

    def __init__(self, app: Application) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Any, send: Send) -> None:
        if scope.get("scheme") not in ("https", "wss"):
            await self._app(scope, receive, send)
            return

        async def send_secure(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                given = message.get("headers", [])
                message = {**message, "headers": [_sent(name, value) for name, value in given]}
            await send(message)

        headers = [_received(name, value) for name, value in scope["headers"]]
        await self._app({**scope, "headers": headers}, receive, send_secure)


def _received(name: bytes, value: bytes) -> Header:
    if name != b"cookie":
        return name, value
    cookies = [cookie.strip() for cookie in value.split(b";")]
    kept = [each.removeprefix(PREFIX) for each in cookies if each.startswith((PREFIX, SHARED))]
    return name, b"; ".join(kept)


def _sent(name: bytes, value: bytes) -> Header:
    if name.lower() != b"set-cookie" or value.startswith(SHARED):
        return name, value
    return name, PREFIX + value + (b"" if b"; secure" in value.lower() else b"; Secure")
