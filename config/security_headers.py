"""The security headers that every answer carries, whichever part of the server gives it.

The policy allows what this server sends and nothing else: no inline script or style, no other
address. A view that needs more (the API's documentation page) sets its own policy, which stays.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Any, Send], Awaitable[None]]
Headers = tuple[tuple[bytes, bytes], ...]

POLICY: Final = (
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'self'"
)
DOCUMENTATION_POLICY: Final = POLICY + "; style-src 'self' 'unsafe-inline'; worker-src blob:"
"""Swagger UI writes its styles into the page."""

HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"SAMEORIGIN"),
    (b"permissions-policy", b"geolocation=(), microphone=(), payment=(), usb=()"),
)


class SecurityHeaders:
    """ASGI application that adds HEADERS to each HTTP answer of `app`, where it has none. `more` is
    asked each time and comes before them."""

    def __init__(self, app: Application, more: Callable[[], Headers] = tuple) -> None:
        self._app = app
        self._more = more

    async def __call__(self, scope: Scope, receive: Any, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = list(message.get("headers", []))
                names = {name.lower() for name, _ in given}
                for name, value in (*self._more(), *HEADERS):
                    if name not in names:
                        names.add(name)
                        given.append((name, value))
                message = {**message, "headers": given}
            await send(message)

        await self._app(scope, receive, send_with_headers)
