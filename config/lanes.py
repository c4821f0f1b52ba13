"""Two lanes into Django: one for who has a log-in, one for everybody else.

Each request costs a thread and a database connection, so only so many are let in at once, and the
public never has the places of the arbiters. A lane is entered when the request is there to its
last byte. Who has a log-in is known from the requests before: whoever Django has recognised is
remembered by a digest of his cookie or token. That opens a lane and no door; rights are looked at
behind it.
"""

from __future__ import annotations

import asyncio
import threading
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from hashlib import blake2b
from typing import Any, Final

import msgspec
from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.functional import SimpleLazyObject

from tournaments.giving_way import WAITING, Waiting
from tournaments.public.places import address_of
from tournaments.rating_lists.places import PATHS
from tournaments.words import label, languages

from .connections import recognise
from .outlet import Outlet

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]
MaySend = Callable[[Scope], Awaitable[bool]]

ARBITERS_AT_ONCE: Final = 24
PUBLIC_AT_ONCE: Final = 8
PUBLIC_WAITING: Final = 256
"""Requests without a log-in that wait; of one address half of them."""

STRANGERS: Final = 128
"""Sockets whose log-in is being looked at; of one address half of them: after a start nobody is
known yet, and all consoles of a hall may come back at once by one address."""

LONGEST_BODY: Final = 16 << 20
"""Bytes; a decision with its photos is the largest that is sent."""

ASKED_FROM: Final = 1 << 20
"""Bytes of a body from which on somebody is asked who may send it, before the rest is read."""

LONGEST_LIST: Final = 1 << 30
"""Bytes of a rating list (FIDE's XML unpacked has 0.9 GB); by who is recognised, to the addresses
of lists."""

LISTS_AT_ONCE: Final = 2
"""Bodies of that length; of one address one."""

COME_BACK_IN: Final = 5
REMEMBERED: Final = 10_000


class Busy(Exception):  # noqa: N818 (an answer, not an error)
    """There is no room for this request now."""


class TooLong(Exception):  # noqa: N818
    """The body is longer than anything that is sent here."""


class NotYours(Exception):  # noqa: N818
    """Who sends this may not."""


class Known:
    """Digests of the cookies and tokens that Django has recognised. Any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._digests: OrderedDict[bytes, None] = OrderedDict()

    def remember(self, *credentials: str) -> None:
        with self._lock:
            for credential in credentials:
                self._digests[_digest(credential)] = None
                self._digests.move_to_end(_digest(credential))
            while len(self._digests) > REMEMBERED:
                self._digests.popitem(last=False)

    def knows(self, scope: Scope) -> bool:
        with self._lock:
            return any(_digest(each) in self._digests for each in _credentials(scope))


class Lane:
    """So many at once, so many waiting; of those who wait one address has half at most."""

    def __init__(
        self, at_once: int, waiting: int | None = None, seen: Waiting | None = None
    ) -> None:
        """`seen`: whoever works in the background sees there that somebody is in this lane."""
        self._free = asyncio.Semaphore(at_once)
        self._most = waiting
        self._seen = seen or Waiting()
        self._waiting: Counter[str] = Counter()

    async def enter(self, address: str) -> None:
        """Returns when there is a place, which must be left. Raises Busy."""
        if self._free.locked() and self._is_full_for(address):
            raise Busy
        self._waiting[address] += 1
        try:
            await self._free.acquire()
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]
        self._seen.begin()

    def leave(self) -> None:
        self._seen.end()
        self._free.release()

    @property
    def waiting(self) -> int:
        return self._waiting.total()

    def _is_full_for(self, address: str) -> bool:
        if self._most is None:
            return False
        return self._waiting.total() >= self._most or self._waiting[address] >= self._most // 2


class Uploads:
    """Long bodies that are being read: each takes room on the disk."""

    def __init__(self) -> None:
        self._addresses: set[str] = set()

    def enter(self, address: str) -> None:
        """A place, which must be left. Raises Busy."""
        if address in self._addresses or len(self._addresses) >= LISTS_AT_ONCE:
            raise Busy
        self._addresses.add(address)

    def leave(self, address: str) -> None:
        self._addresses.discard(address)


class Lanes:
    """ASGI application in front of Django and of the consoles' sockets."""

    def __init__(self, app: Application, may_send: MaySend | None = None) -> None:
        """`may_send` is asked of the scope of a long body; None: anybody may."""
        self._app = app
        self._may_send = may_send
        self._arbiters = Lane(ARBITERS_AT_ONCE, seen=WAITING)
        self._public = Lane(PUBLIC_AT_ONCE, PUBLIC_WAITING)
        self._uploads = Uploads()
        self._strangers: Counter[str] = Counter()

    @property
    def waiting(self) -> dict[str, int]:
        """Requests without a place, by lane."""
        return {"arbiters": self._arbiters.waiting, "public": self._public.waiting}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if KNOWN.knows(scope):
            recognise(scope)
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._socket(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        lane = self._arbiters if KNOWN.knows(scope) else self._public
        entrance = Entrance(lane, self._uploads, scope, receive, self._may_send)
        outlet = Outlet(send)
        try:
            await self._app(scope, entrance.receive, outlet.send)
        except Busy:
            await _refuse(scope, send, 503, "busy")
        except TooLong:
            await _refuse(scope, send, 413, "too-long")
        except NotYours:
            await _refuse(scope, send, 403, "permission-denied")
        except BaseException:
            outlet.stop()
            raise
        finally:
            entrance.leave()
        if KNOWN.knows(scope):
            recognise(scope)
        await outlet.done()

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A console says nothing to strangers: who is told something has been recognised."""
        if KNOWN.knows(scope):
            await self._app(scope, receive, send)
            return
        address = _address(scope)
        if self._strangers.total() >= STRANGERS or self._strangers[address] >= STRANGERS // 2:
            await _refuse_socket(scope, send)
            return
        self._strangers[address] += 1
        stranger = True

        def seen_off() -> None:
            nonlocal stranger
            if stranger:
                stranger = False
                self._strangers[address] -= 1
                if not self._strangers[address]:
                    del self._strangers[address]

        async def sent(message: Message) -> None:
            if message["type"] == "websocket.send":
                KNOWN.remember(*_credentials(scope))
                recognise(scope)
            if message["type"] in ("websocket.send", "websocket.close"):
                seen_off()
            await send(message)

        try:
            await self._app(scope, receive, sent)
        finally:
            seen_off()


class Entrance:
    """Into a lane: entered with the last byte of the body."""

    def __init__(
        self,
        lane: Lane,
        uploads: Uploads,
        scope: Scope,
        receive: Receive,
        may_send: MaySend | None,
    ) -> None:
        self._lane = lane
        self._scope = scope
        self._may_send = may_send
        self._uploads = uploads
        self._longest = _longest(scope)
        self._address = _address(scope)
        self._receive = receive
        self._bytes = 0
        self._entered = False
        self._is_long = False

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request" and not self._entered:
            self._bytes += len(message.get("body", b""))
            if self._bytes > self._longest:
                raise TooLong
            if self._bytes > ASKED_FROM and self._may_send:
                await self._ask(self._may_send)
            if self._bytes > LONGEST_BODY and not self._is_long:
                self._uploads.enter(self._address)
                self._is_long = True
            if not message.get("more_body", False):
                await self._lane.enter(self._address)
                self._entered = True
        return message

    async def _ask(self, may_send: MaySend) -> None:
        self._may_send = None
        if not await may_send(self._scope):
            raise NotYours

    def leave(self) -> None:
        if self._entered:
            self._lane.leave()
        if self._is_long:
            self._uploads.leave(self._address)


class NoticedLogIns:
    """Middleware after that of the log-in: remembers who was recognised."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self._get_response(request)
        if _was_recognised(request):
            key = request.session.session_key
            token = request.headers.get("authorization")
            KNOWN.remember(*(each for each in (key, token) if each))
        return response


KNOWN: Final = Known()


def _was_recognised(request: HttpRequest) -> bool:
    """Without asking the database, which may be the one thing that does not answer."""
    asked = not isinstance(request.user, SimpleLazyObject) or hasattr(request, "_cached_user")
    return asked and request.user.is_authenticated


def _credentials(scope: Scope) -> Iterator[str]:
    """The log-ins and tokens that a request carries, whatever they are worth."""
    for name, value in scope["headers"]:
        if name == b"authorization":
            yield value.decode("latin-1")
        elif name == b"cookie":
            yield from _log_ins(value.decode("latin-1"))


def _log_ins(cookies: str) -> Iterator[str]:
    for cookie in cookies.split(";"):
        name, _, value = cookie.strip().partition("=")
        if name == settings.SESSION_COOKIE_NAME:
            yield value.strip('"')


def _longest(scope: Scope) -> int:
    """Bytes that the body of this request may have."""
    sends_list = PATHS.fullmatch(scope["path"]) and KNOWN.knows(scope)
    return LONGEST_LIST if sends_list else LONGEST_BODY


def _digest(credential: str) -> bytes:
    return blake2b(credential.encode(), digest_size=16).digest()


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return address_of(client[0]) if client else ""


async def _refuse(scope: Scope, send: Send, status: int, code: str) -> None:
    message = label("ApiError", code, languages.of_scope(scope))
    body = msgspec.json.encode({"status": "error", "code": code, "message": message})
    content_type = b"application/json"
    if not scope["path"].startswith("/api/"):
        body, content_type = f"{message}\n".encode(), b"text/plain; charset=utf-8"
    headers = [
        (b"content-type", content_type),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        (b"retry-after", str(COME_BACK_IN).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _refuse_socket(scope: Scope, send: Send) -> None:
    if "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 1013})
        return
    headers = [(b"retry-after", str(COME_BACK_IN).encode())]
    start = {"type": "websocket.http.response.start", "status": 503, "headers": headers}
    await send(start)
    await send({"type": "websocket.http.response.body", "body": b""})
