"""The door's own answers, whole: status line, the headers that the hall would send, the body."""

from __future__ import annotations

import secrets
import time
from email.utils import formatdate
from http import HTTPStatus
from typing import Final

from config.security_headers import HEADERS

COME_BACK_IN: Final = 30
"""Seconds after which whoever found no place for a stream may ask again; pages poll meanwhile."""

RETRY_MS: Final = (2_000, 6_000)
"""Between these a client waits before it reconnects, so that ten thousand do not come at once."""

OTHER_LOG: Final = b"event: other-log\ndata: {}\n\n"

_SECURITY: Final = b"".join(b"%s: %s\r\n" % header for header in HEADERS)
_STREAM: Final = (
    b"content-type: text/event-stream\r\ncache-control: no-cache, no-transform\r\n"
    b"x-accel-buffering: no\r\nconnection: close\r\n"
)
_TEXT: Final = b"content-type: text/plain; charset=utf-8\r\ncache-control: no-store\r\n"


def stream() -> bytes:
    """The head of a stream."""
    return _head(HTTPStatus.OK, _STREAM)


def retry() -> bytes:
    low, high = RETRY_MS
    return b"retry: %d\n" % (low + secrets.randbelow(high - low))


def newest(body: bytes, etag: bytes, *, unchanged: bool, keeps: bool, alone: bool) -> bytes:
    """The head of a tournament; `unchanged`: the browser has it, `alone`: without its body."""
    headers = b"content-type: application/json\r\ncache-control: no-cache\r\netag: %s\r\n" % etag
    if unchanged:
        return _head(HTTPStatus.NOT_MODIFIED, headers + _closing(keeps))
    length = b"content-length: %d\r\n" % len(body)
    return _head(HTTPStatus.OK, headers + length + _closing(keeps)) + (b"" if alone else body)


def other_log(*, keeps: bool, alone: bool) -> bytes:
    """That version is of a log that was replaced."""
    return _text(HTTPStatus.CONFLICT, b"that version is of another log\n", _closing(keeps), alone)


def turned_away(*, alone: bool) -> bytes:
    """There is no place for one more stream."""
    again = b"retry-after: %d\r\nconnection: close\r\n" % COME_BACK_IN
    return _text(HTTPStatus.SERVICE_UNAVAILABLE, b"too many streams\n", again, alone)


def hall_away() -> bytes:
    """The hall did not answer; it is being looked after."""
    again = b"retry-after: 2\r\nconnection: close\r\n"
    return _text(HTTPStatus.SERVICE_UNAVAILABLE, b"the server is not ready\n", again, False)


def _text(status: HTTPStatus, text: bytes, more: bytes, alone: bool) -> bytes:
    length = b"content-length: %d\r\n" % len(text)
    return _head(status, _TEXT + length + more) + (b"" if alone else text)


def _closing(keeps: bool) -> bytes:
    return b"" if keeps else b"connection: close\r\n"


def _head(status: HTTPStatus, headers: bytes) -> bytes:
    phrase = status.phrase.encode()
    date = formatdate(time.time(), usegmt=True).encode()
    first = b"HTTP/1.1 %d %s\r\ndate: %s\r\n" % (status, phrase, date)
    return first + headers + _SECURITY + b"\r\n"
