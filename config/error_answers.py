"""One place for what goes wrong outside of the API's views: defects are 500, outages 503.

An outage (a full disk, a database that is away) is answered with the same words everywhere: JSON
below /api/ and for whoever asks for JSON, a page that loads itself again for people.
"""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.template import loader
from django.views.defaults import server_error

from events.outages import Outage, outage_of, say
from tournaments.api.errors import RETRY_AFTER, unavailable
from tournaments.words import languages, outage_words, speaking

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Any, Send], Awaitable[None]]


def failed(request: HttpRequest) -> HttpResponse:
    """Django's handler of whatever no view or middleware has dealt with."""
    error = sys.exception()
    outage = outage_of(error)
    if error is None or outage is None:
        return server_error(request)
    say(outage, error, request.path)
    return answer(outage, request.path, request.headers.get("Accept", ""))


class Outages:
    """ASGI application that answers for `app` when it fails in an outage before it has begun to
    answer: the public pages, and requests that Django could not even read."""

    def __init__(self, app: Application) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Any, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = False

        async def watched(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, watched)
        except Exception as error:
            outage = outage_of(error)
            if begun or outage is None:
                raise
            say(outage, error, scope["path"])
            with speaking(languages.of_scope(scope)):
                response = answer(outage, scope["path"], _accepted(scope))
            await _send(response, scope, send)


def answer(outage: Outage, path: str, accepted: str) -> HttpResponse:
    """503 in words: JSON below /api/ and for who asks for it, a page for people."""
    if path.startswith("/api/") or accepted.startswith("application/json"):
        return unavailable(outage)
    page = loader.get_template("503.html").render(
        {"outage": outage_words.sentence(outage.code), "again": RETRY_AFTER}
    )
    response = HttpResponse(page, status=503)
    response["Retry-After"] = str(RETRY_AFTER)
    response["Cache-Control"] = "no-store"
    return response


async def _send(response: HttpResponse, scope: Scope, send: Send) -> None:
    headers = [(name.lower().encode(), value.encode()) for name, value in response.items()]
    headers.append((b"content-length", str(len(response.content)).encode()))
    await send({"type": "http.response.start", "status": response.status_code, "headers": headers})
    body = b"" if scope["method"] == "HEAD" else response.content
    await send({"type": "http.response.body", "body": body})


def _accepted(scope: Scope) -> str:
    values = (value for name, value in scope["headers"] if name == b"accept")
    return bytes(next(values, b"")).decode("latin-1")
