"""The public pages: a small ASGI application in front of Django that answers everything below /t/,
except `/t/` itself, the list of tournaments.

| address                       | answer                                                          |
|-------------------------------|-----------------------------------------------------------------|
| `/t/{slug}/{page}`            | the page of the newest version, ETag                            |
| `/t/{slug}/v/{version}/{page}`| the page of that version, immutable; `{version}` or its tag,    |
|                               | and a language behind it (`12-0a1b2c3d.cs`)                     |
| `/t/{slug}/head`              | JSON of the newest version, ETag                                |
| `/t/{slug}/live`              | server-sent events: each new version, id = version              |

`{version}` alone has to be asked for again each time: a log that was put back counts the same
numbers anew. A page of the newest version is in its reader's language, one of a version in that
which its address names, else in the hall's. With `?seen={tag}` the last two say whether that
version is of this log (a 409, an event `other-log`): a page that is of another one loads anew.

Where a door stands in front of the hall (`config.door`) it answers the last two, and is told the
versions by a line of its own (`public/door_bell.py`).

Reading never waits for a writer and never reaches the write path. Whatever is slow (folding,
rendering, the database) happens in a pool of threads, once for all who ask at the same time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
from typing import NamedTuple

from events.outages import outage_of

from .offload import Flights
from .public import door_bell, http
from .public.channel import Channel
from .public.listeners import Listener, chunk
from .public.pages import Key, PageMaker, Pages
from .public.places import Places, address_of
from .public.slugs import Slugs
from .words import languages

PREFIX = "/t/"
COME_BACK_IN = 30
"""Seconds after which whoever found no place for a stream may ask again; pages poll meanwhile."""

RETRY_MS = (2_000, 6_000)
"""Between these a client waits before it reconnects, so that a thousand do not come at once."""

VERSION = re.compile(r"([1-9][0-9]{0,9})(?:-[0-9a-f]{8})?")
ASKED = re.compile(
    rf"(?P<version>{VERSION.pattern})(?:\.(?P<language>[A-Za-z][A-Za-z0-9-]{{1,19}}))?"
)
READERS_CHOICE = b"accept-language, cookie"
SEEN = re.compile(rb"(?:^|&)seen=([1-9][0-9]{0,9})(-[0-9a-f]{8})(?:&|$)")
OTHER_LOG = b"event: other-log\ndata: {}\n\n"

logger = logging.getLogger(__name__)


class Address(NamedTuple):
    """What of a tournament is asked for; `version` is empty for the newest one, `language` where it
    names none."""

    version: str
    language: str
    page: str
    argument: str


class PublicApp:
    """Answers the public addresses and hands everything else to `app`.

    `rendering` makes the bodies; `places` are those of the live streams.
    """

    def __init__(self, app: http.Application, rendering: PageMaker, places: Places) -> None:
        http.no_page()  # reads the words now: nobody on the event loop waits for them later
        self._app = app
        self._pages = Pages(rendering)
        self._slugs = Slugs()
        self._channels: dict[str, Channel] = {}
        self._flights = Flights()
        self._places = places

    async def __call__(self, scope: http.Scope, receive: http.Receive, send: http.Send) -> None:
        if scope["type"] == "door":
            await door_bell.serve(self._channel_of, receive, send)
            return
        path = scope["path"] if scope["type"] == "http" else ""
        if not path.startswith(PREFIX) or path == PREFIX:
            await self._app(scope, receive, send)
        elif scope["method"] not in ("GET", "HEAD"):
            await http.refuse(scope, send, 405, b"only GET and HEAD", (b"allow", b"GET, HEAD"))
        else:
            await self._answer(scope, receive, send)

    async def _answer(self, scope: http.Scope, receive: http.Receive, send: http.Send) -> None:
        slug, slash, rest = scope["path"][len(PREFIX) :].partition("/")
        stream = await self._slugs.stream(slug)
        if stream is None:
            language = languages.of_scope(scope)
            missing = http.no_json(language) if for_programs(rest) else http.no_page(language)
            await http.answer(scope, send, 404, missing, http.NOT_KEPT)
            return
        if not slash:
            await http.redirect(scope, send, f"{PREFIX}{slug}/")
            return
        channel = await self._channel(stream)
        channel.touch()
        if rest == "head":
            await self._head(scope, send, channel)
        elif rest == "live":
            await self._live(scope, receive, send, channel)
        else:
            await self._page(scope, send, channel, rest)

    async def _channel_of(self, slug: str) -> Channel | None:
        stream = await self._slugs.stream(slug)
        return None if stream is None else await self._channel(stream)

    async def _channel(self, stream: str) -> Channel:
        channel = self._channels.get(stream)
        if channel is None or channel.closed:
            channel = await self._flights.once(stream, lambda: self._open(stream))
        return channel

    async def _open(self, stream: str) -> Channel:
        before = self._channels.get(stream)
        if before is not None and before.outdated:
            self._pages.forget()
        channel = Channel(stream, self._prepare)
        await channel.open()
        self._channels[stream] = channel
        return channel

    async def _prepare(self, channel: Channel) -> None:
        """Makes what is asked for first at the newest version, one page after the other."""
        version = channel.version
        for page, argument, language in self._pages.asked_first(channel.stream):
            await self._pages.body(_key(channel, version, page, argument, language))

    # --- head and pages ------------------------------------------------------------------------

    async def _head(self, scope: http.Scope, send: http.Send, channel: Channel) -> None:
        if not await _seen_here(scope, channel):
            await http.refuse(scope, send, 409, b"that version is of another log")
            return
        headers = [
            (b"content-type", http.JSON),
            (b"cache-control", http.REVALIDATE),
            (b"etag", channel.etag),
        ]
        if http.matches(scope, channel.etag):
            await http.respond(scope, send, 304, headers)
        else:
            await http.respond(scope, send, 200, headers, channel.head)

    async def _page(self, scope: http.Scope, send: http.Send, channel: Channel, rest: str) -> None:
        address = parse(rest)
        readers = self._reader(scope, address)
        try:
            packed = await self._packed(channel, address, readers) if address else None
            body = packed or (
                http.no_json(readers)
                if for_programs(rest)
                else await self._pages.missing(_newest(channel, readers))
            )
        except Exception as error:
            if outage_of(error):
                raise  # in front of all applications there is an answer to it
            logger.exception("the public page %s could not be made", scope["path"])
            await http.refuse(scope, send, 500, b"this page could not be made")
            return
        if packed is None:
            await http.answer(scope, send, 404, body, http.NOT_KEPT)
        else:
            cache = http.IMMUTABLE if address and "-" in address.version else http.REVALIDATE
            by = b"" if address and address.version else READERS_CHOICE
            await http.answer(scope, send, 200, body, cache, by)

    @staticmethod
    def _reader(scope: http.Scope, address: Address | None) -> str:
        """A hall screen has none: what its browser asks for is not what the hall reads."""
        of_hall = address is not None and address.page == "screen"
        return languages.of_hall() if of_hall else languages.of_scope(scope)

    async def _packed(
        self, channel: Channel, address: Address, readers: str
    ) -> http.PackedBody | None:
        newest = channel.read_version(crowded=self._pages.crowded)
        version = _number(address.version) if address.version else newest
        language = address.language if address.version else readers
        if not await channel.knows(version) or language not in ("", *languages.known()):
            return None
        key = _key(channel, version, address.page, address.argument, language)
        body = await self._pages.body(key)
        named = body is not None and _names(address.version, version, body.tag)
        return body if named else None

    # --- the stream ----------------------------------------------------------------------------

    async def _live(
        self, scope: http.Scope, receive: http.Receive, send: http.Send, channel: Channel
    ) -> None:
        address = address_of(http.client(scope))
        if scope["method"] == "HEAD":  # asks whether there is a place
            await (_open(send) if self._places.is_free_for(address) else _turn_away(scope, send))
            return
        place = self._places.take(address)
        if place is None:
            await _turn_away(scope, send)
            return
        listener = channel.listen(send)
        place.on_end(listener.end)
        try:
            await send({"type": "http.response.start", "status": 200, "headers": http.STREAM})
            known = http.header(scope, b"last-event-id").decode("latin-1")
            await channel.knows(_number(known))
            if not await _seen_here(scope, channel):
                await send(chunk(OTHER_LOG))
            with contextlib.suppress(OSError):  # the connection broke
                await listener.begin(_retry())
                await _until_gone(receive, listener)
            await send({"type": "http.response.body", "body": b""})
        finally:
            self._places.leave(place)
            channel.leave(listener)


def parse(rest: str) -> Address | None:
    """The part of the path after the slug; None when it can be no page."""
    version = language = ""
    if rest.startswith("v/"):
        named, _, rest = rest[2:].partition("/")
        asked = ASKED.fullmatch(named)
        if not asked:
            return None
        version, language = asked["version"], asked["language"] or ""
    page, _, argument = rest.removesuffix("/").partition("/")
    return Address(version, language, page or "home", argument)


def _key(channel: Channel, version: int, page: str, argument: str, language: str) -> Key:
    seq = channel.seq_of(version)
    return Key(
        channel.stream,
        version,
        seq,
        page,
        argument,
        channel.fund_since(seq),
        channel.ratings_hidden,
        language or languages.of_hall(),
    )


def _newest(channel: Channel, language: str) -> Key:
    version = channel.version
    return Key(channel.stream, version, channel.seq_of(version), "", "", language=language)


def for_programs(rest: str) -> bool:
    """Whether the address is one of the JSON ones, whose 404 is JSON too."""
    address = parse(rest)
    return address is not None and address.page.endswith(".json")


def _number(text: str) -> int:
    """The version in an address or an event id; 0 for anything else."""
    match = VERSION.fullmatch(text)
    return int(match[1]) if match else 0


async def _seen_here(scope: http.Scope, channel: Channel) -> bool:
    """Whether the version that the page says it has is one of this log."""
    seen = SEEN.search(scope["query_string"])
    if seen is None:
        return True
    return await channel.holds(int(seen[1]), (seen[1] + seen[2]).decode())


def _names(asked: str, version: int, tag: str) -> bool:
    """Whether an address means this version of this log: the number alone, or the whole tag."""
    return asked in ("", str(version), tag)


def _retry() -> bytes:
    low, high = RETRY_MS
    return b"retry: %d\n" % (low + secrets.randbelow(high - low))


async def _open(send: http.Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": http.STREAM})
    await send({"type": "http.response.body"})


async def _turn_away(scope: http.Scope, send: http.Send) -> None:
    again = (b"retry-after", str(COME_BACK_IN).encode())
    await http.refuse(scope, send, 503, b"too many streams", again, (b"connection", b"close"))


async def _until_gone(receive: http.Receive, listener: Listener) -> None:
    """Until the client has closed the connection, or the stream has ended. Raises what ended it."""
    gone = asyncio.create_task(_gone(receive))
    try:
        await asyncio.wait((gone, listener.ended), return_when=asyncio.FIRST_COMPLETED)
        for each in (gone, listener.ended):
            if each.done():
                each.result()
    finally:
        gone.cancel()


async def _gone(receive: http.Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
