"""The few pieces of HTTP that the public pages need: requests read, responses sent whole."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable, MutableMapping
from functools import cache
from hashlib import blake2b
from html import escape
from typing import Any

import msgspec

from ..words import languages, speak

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]

HTML = b"text/html; charset=utf-8"
JSON = b"application/json"
CSV = b"text/csv; charset=utf-8"
CALENDAR = b"text/calendar; charset=utf-8"
SCRIPT = b"text/javascript; charset=utf-8"
MANIFEST = b"application/manifest+json"
SMALLEST_TO_PACK = 512
"""Bytes below which gzip gains nothing."""

IMMUTABLE = b"public, max-age=31536000, immutable"
REVALIDATE = b"no-cache"
NOT_KEPT = b"no-store"

STREAM: Headers = [
    (b"content-type", b"text/event-stream"),
    (b"cache-control", b"no-cache, no-transform"),
    (b"x-accel-buffering", b"no"),
    (b"connection", b"close"),
]
"""Headers of server-sent events; proxies are asked to pass each one on at once."""


class PackedBody(msgspec.Struct, frozen=True):
    """A response body in both forms; `packed` is empty when gzip gains nothing.

    `digest` is that of the content, `tag` names the version it was made of (empty: none).
    `stamped`: what the body says of its version is not part of the digest.
    """

    plain: bytes
    packed: bytes
    type: bytes
    digest: str
    tag: str
    stamped: bool = False

    @property
    def size(self) -> int:
        return len(self.plain) + len(self.packed)

    def etag(self, *, packed: bool) -> bytes:
        """Weak (RFC 9110 8.8.1) where bodies with the same content may name different versions."""
        weak = "W/" if self.stamped else ""
        return f'{weak}"{self.digest}{"-gz" if packed else ""}"'.encode()


def body(plain: bytes, type: bytes, tag: str = "", content: bytes | None = None) -> PackedBody:
    """Packs `plain`; the same bytes give the same packed bytes on every run. `content`: what of it
    makes it another body; None: all of it."""
    packed = b"" if len(plain) < SMALLEST_TO_PACK else gzip.compress(plain, 6, mtime=0)
    named = plain if content is None else content
    digest = blake2b(named, digest_size=9).hexdigest()
    smaller = packed if len(packed) < len(plain) else b""
    return PackedBody(plain, smaller, type, digest, tag, named is not plain)


def header(scope: Scope, name: bytes) -> bytes:
    """The value of a request header, empty when it is absent."""
    for key, value in scope["headers"]:
        if key == name:
            return bytes(value)
    return b""


def client(scope: Scope) -> str:
    """The address of who asks, behind a known proxy the forwarded one; empty on a local socket."""
    address = scope.get("client")
    return str(address[0]) if address else ""


def accepts_gzip(scope: Scope) -> bool:
    """`gzip` or `*` with a weight above 0 (RFC 9110 12.5.3)."""
    weights = dict(_coding(part) for part in header(scope, b"accept-encoding").split(b","))
    return weights.get(b"gzip", weights.get(b"*", False))


def matches(scope: Scope, etag: bytes) -> bool:
    """Whether the browser holds the body already (If-None-Match, weak comparison)."""
    asked = header(scope, b"if-none-match")
    if not asked:
        return False
    known = [part.strip().removeprefix(b"W/") for part in asked.split(b",")]
    return asked == b"*" or etag.removeprefix(b"W/") in known


async def answer(
    scope: Scope, send: Send, status: int, body: PackedBody, cache: bytes, by: bytes = b""
) -> None:
    """Sends a whole body: 304 when the browser has it, no body for HEAD, packed if accepted. `by`:
    what else of the request it hangs on (Vary)."""
    packed = bool(body.packed) and accepts_gzip(scope)
    etag = body.etag(packed=packed)
    headers = [(b"content-type", body.type), (b"cache-control", cache), (b"etag", etag)]
    vary = b", ".join(filter(None, (b"accept-encoding" if body.packed else b"", by)))
    if vary:
        headers.append((b"vary", vary))
    if status == 200 and matches(scope, etag):
        await respond(scope, send, 304, headers)
    elif packed:
        headers.append((b"content-encoding", b"gzip"))
        await respond(scope, send, status, headers, body.packed)
    else:
        await respond(scope, send, status, headers, body.plain)


async def respond(
    scope: Scope, send: Send, status: int, headers: Headers, content: bytes = b""
) -> None:
    """Headers and, unless the method is HEAD or the status forbids it, the content."""
    if status != 304:
        headers = [*headers, (b"content-length", str(len(content)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    if scope["method"] == "HEAD":
        content = b""
    await send({"type": "http.response.body", "body": content})


def _coding(part: bytes) -> tuple[bytes, bool]:
    name, _, weight = part.partition(b";")
    return name.strip().lower(), weight.replace(b" ", b"") not in (b"q=0", b"q=0.0", b"q=0.00")


async def refuse(
    scope: Scope, send: Send, status: int, text: bytes, *more: tuple[bytes, bytes]
) -> None:
    """A short plain answer for what should not be asked."""
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"cache-control", NOT_KEPT)]
    await respond(scope, send, status, [*headers, *more], text + b"\n")


async def redirect(scope: Scope, send: Send, to: str) -> None:
    await respond(scope, send, 301, [(b"location", to.encode())])


def no_page(language: str = "") -> PackedBody:
    """For an address that leads to no tournament; in the hall's language if in none."""
    return _no_page(language or languages.of_hall())


@cache
def _no_page(language: str) -> PackedBody:
    def say(what: str) -> str:
        return escape(speak(f"Public-NoPage.{what}", {}, language))

    return body(
        f"<!doctype html><html lang={language}><meta charset=utf-8>"
        f"<meta name=viewport content='width=device-width'><title>{say('heading')}</title>"
        f"<h1>{say('heading')}</h1>"
        f"<p>{say('reason')}</p><p><a href='/'>{say('tournaments')}</a></p>".encode(),
        HTML,
    )


def no_json(language: str = "") -> PackedBody:
    """What programs get."""
    return _no_json(language or languages.of_hall())


@cache
def _no_json(language: str) -> PackedBody:
    message = speak("Public-NoPage.no-such", {}, language)
    error = {"status": "error", "code": "not-found", "message": message}
    return body(msgspec.json.encode(error), JSON)
