"""Static files in front of Django, found by Django and described by WhiteNoise.

One fingerprint over all files stands in STATIC_URL (`/static/1f0c…/`). So every file is immutable
for a browser, ES modules import each other by plain relative paths, and no build or collecting
step comes before the start. An address with another fingerprint (a page kept from before an
update) is redirected to the file of today.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, MutableMapping
from functools import cached_property
from http import HTTPStatus
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from whitenoise import WhiteNoise
from whitenoise.responders import NOT_ALLOWED_RESPONSE, Response

Scope = MutableMapping[str, Any]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Application = Callable[[Scope, Any, Send], Awaitable[None]]

PREFIX = "/static/"
OTHER_FINGERPRINT = re.compile(r"/static/(?:[0-9a-f]{12}/)?(.+)")
CONDITIONS = frozenset({b"range", b"if-range", b"if-modified-since", b"if-none-match"})
"""Of their answer it depends on who asks."""
PACKED = ("text/", "application/javascript", "application/json", "image/svg+xml")


def fingerprint(frontend: Path, version: str, *words: Path) -> str:
    """Twelve hexadecimal digits over the static files of all rooms of a folder, what scripts say
    (`words`), and the version."""
    digest = hashlib.sha256(version.encode())
    files = [(frontend, path) for path in frontend.glob("*/static/**/*") if path.is_file()]
    for room in words:
        files += [(room, path) for path in room.glob("*/scripts/**/*.ftl")]
    for room, path in sorted(files):
        digest.update(path.relative_to(room).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:12]


class Answer(NamedTuple):
    status: int
    headers: Mapping[str, str]
    body: bytes = b""


class Made:
    """A file that is on no disk; it answers as those of WhiteNoise do."""

    def __init__(self, body: bytes, content_type: str) -> None:
        self._body = body
        self._headers = [
            ("Content-Type", f"{content_type}; charset=utf-8"),
            ("Content-Length", str(len(body))),
            ("Cache-Control", f"max-age={WhiteNoise.FOREVER}, public, immutable"),
        ]

    def get_response(self, method: str, _asked: dict[str, str]) -> Response:
        if method not in ("GET", "HEAD"):
            return NOT_ALLOWED_RESPONSE
        return Response(
            HTTPStatus.OK, self._headers, BytesIO(self._body) if method == "GET" else None
        )


class StaticFiles:
    """ASGI application that answers `/static/…` and hands everything else to `app`."""

    def __init__(
        self, app: Application, static_url: str, made: Mapping[str, bytes] | None = None
    ) -> None:
        """`made`: scripts and styles that are made, by path; a file of the same path gives way."""
        self._app = app
        self._made = made or {}
        self._static_url = static_url
        self._kept: dict[tuple[str, bool], Answer] = {}

    async def __call__(self, scope: Scope, receive: Any, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith(PREFIX):
            await self._app(scope, receive, send)
            return
        file = self._files.files.get(scope["path"])
        if file is not None:
            await self._send_file(file, scope, send)
        elif address := self._address_of_today(scope["path"]):
            await _respond(send, 302, {"location": address, "cache-control": "no-store"})
        else:
            await _respond(send, 404, {"content-type": "text/plain"}, b"no such file")

    @cached_property
    def _files(self) -> WhiteNoise:
        from django.contrib.staticfiles.finders import get_finders

        known = WhiteNoise(None, immutable_file_test=lambda _path, _url: True)
        for finder in get_finders():
            for path, storage in finder.list(["*.map"]):
                known.add_file_to_dictionary(
                    self._static_url + path.replace("\\", "/"), storage.path(path)
                )
        for path, body in self._made.items():
            content_type = "text/css" if path.endswith(".css") else "text/javascript"
            known.files[self._static_url + path] = Made(body, content_type)
        return known

    def _address_of_today(self, path: str) -> str:
        match = OTHER_FINGERPRINT.fullmatch(path)
        address = self._static_url + match[1] if match else ""
        return address if address in self._files.files else ""

    async def _send_file(self, file: Any, scope: Scope, send: Send) -> None:
        if scope["method"] == "GET" and not any(name in CONDITIONS for name, _ in scope["headers"]):
            answer = self._whole(file, scope["path"], packed=_takes_gzip(scope))
        else:
            answer = _answer(file, scope["method"], scope["headers"])
            if answer.status == HTTPStatus.OK and answer.body:
                answer = self._whole(file, scope["path"], packed=_takes_gzip(scope))
        await _respond(send, *answer)

    def _whole(self, file: Any, path: str, *, packed: bool) -> Answer:
        """The same for everybody for as long as the server runs."""
        if (path, packed) not in self._kept:
            answer = _answer(file, "GET", ())
            self._kept[path, packed] = _packed(answer) if packed else answer
        return self._kept[path, packed]


def _answer(file: Any, method: str, asked: Iterable[tuple[bytes, bytes]]) -> Answer:
    environ = {
        f"HTTP_{name.decode('latin-1').upper().replace('-', '_')}": value.decode("latin-1")
        for name, value in asked
    }
    response = file.get_response(method, environ)
    headers = {name.lower(): value for name, value in response.headers}
    body = b""
    if response.file is not None:
        with response.file:
            body = response.file.read()
    if response.status == HTTPStatus.OK and _is_text(headers):
        headers["vary"] = "accept-encoding"
    return Answer(int(response.status), headers, body)


def _packed(answer: Answer) -> Answer:
    if not (answer.body and _is_text(answer.headers)):
        return answer
    body = gzip.compress(answer.body, 9, mtime=0)
    packed = {"content-encoding": "gzip", "content-length": str(len(body))}
    return Answer(answer.status, {**answer.headers, **packed}, body)


def _is_text(headers: Mapping[str, str]) -> bool:
    return headers["content-type"].startswith(PACKED)


def _takes_gzip(scope: Scope) -> bool:
    return any(name == b"accept-encoding" and b"gzip" in value for name, value in scope["headers"])


async def _respond(send: Send, status: int, headers: Mapping[str, str], body: bytes = b"") -> None:
    encoded = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": encoded})
    await send({"type": "http.response.body", "body": body})
