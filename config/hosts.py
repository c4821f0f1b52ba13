"""Which names the server answers to, for pages, API, sockets and public pages alike.

In a hall it is reached by an address that changes with the network, so every address is right. A
name must be one that nobody outside can point at this machine (without a dot, `.local`,
`.localhost`) or be listed in OPENHALL_HOSTS: a page of a stranger that resolves its own name to
this machine (DNS rebinding) gets no answer. A socket opened by a page must come from a page of
this server, because browsers send cookies along with any socket.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from django.http.request import split_domain_port

from tournaments.words import languages, speak

Scope = MutableMapping[str, Any]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Application = Callable[[Scope, Any, Send], Awaitable[None]]

OWN_NAMES = (".local", ".localhost")
FOREIGN_PAGE = 4403


class KnownHosts:
    """ASGI application that refuses requests for other names, and sockets of foreign pages."""

    def __init__(self, app: Application, names: Iterable[str]) -> None:
        self._app = app
        self._names = frozenset(name.lower() for name in names)

    async def __call__(self, scope: Scope, receive: Any, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        host = _only_host(scope)
        if not is_known(host, self._names):
            await _refuse(scope, send)
        elif scope["type"] == "websocket" and _is_foreign(_header(scope, b"origin"), host):
            await send({"type": "websocket.close", "code": FOREIGN_PAGE})
        else:
            await self._app(scope, receive, send)


def is_known(host: str, names: Iterable[str]) -> bool:
    """Whether the Host header (`name`, `name:port`, `1.2.3.4:port`, `[::1]:port`) is ours."""
    domain, _port = split_domain_port(host)  # nothing of what Django would stumble over
    name = domain.strip("[]").removesuffix(".")
    if not name:
        return False
    if "." not in name or name.endswith(OWN_NAMES) or name in names:
        return True
    return _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _is_foreign(origin: str, host: str) -> bool:
    """A program other than a browser sends no Origin, and has no cookies to abuse."""
    return bool(origin) and urlsplit(origin).netloc.lower() != host.lower()


def _only_host(scope: Scope) -> str:
    """Empty without one and with several, which are refused alike (RFC 9112 3.2)."""
    named = [value for name, value in scope["headers"] if name == b"host"]
    return str(named[0].decode("latin-1")) if len(named) == 1 else ""


def _header(scope: Scope, wanted: bytes) -> str:
    for name, value in scope["headers"]:
        if name == wanted:
            return str(value.decode("latin-1"))
    return ""


async def _refuse(scope: Scope, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": FOREIGN_PAGE})
        return
    said = speak("ApiError.wrong-host", {}, languages.of_scope(scope))
    headers = [(b"content-type", b"text/plain; charset=utf-8")]
    await send({"type": "http.response.start", "status": 400, "headers": headers})
    await send({"type": "http.response.body", "body": f"{said}\n".encode()})
