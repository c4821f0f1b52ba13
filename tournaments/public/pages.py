"""Rendered pages: made once, packed once, kept for as long as there is room."""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict
from collections.abc import Callable
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol

from tournaments.erasure_watch import ErasureWatch
from tournaments.giving_way import WAITING
from tournaments.offload import PUBLIC, Flights

from ..words import languages
from . import http, kept_views, unchanged
from .projection import PublicView
from .touched import outlives_a_version

ROOM = 64 * 1024 * 1024
"""Bytes of bodies a process keeps."""

ROOM_FOR_CONTENTS = 24 * 1024 * 1024
"""Bytes of what pages show: those of 2,000 players."""


AT_ONCE: Final = 1
"""Pages being made: each takes its turns of the interpreter from whoever records a result."""

CROWD: Final = 3
"""Pages that wait to be made."""

LONGEST_WAIT: Final = 0.05
"""Seconds for which a page waits until no arbiter does."""

FIRST: Final = ("home", "pairings", "names", "now.json", "find.json", "standings")
"""Pages that are made before a new round is told, in this order."""
ONE_BY_ONE: Final = frozenset({"player", "working", "compare", "compare-with", "why"})
MOST_FIRST: Final = 40

TYPES: Final = MappingProxyType(
    {
        ".json": http.JSON,
        ".csv": http.CSV,
        ".ics": http.CALENDAR,
        ".js": http.SCRIPT,
        ".webmanifest": http.MANIFEST,
    }
)
"""By the end of the page's name; all others are HTML."""


class Stamped(NamedTuple):
    """A body, and its content: what of it is the same in all versions in which it reads so."""

    body: bytes
    content: bytes


class MakeContent(Protocol):
    """Pure: the same view and page give the same bytes, None means that there is no such page."""

    def __call__(self, view: PublicView, page: str, argument: str = "") -> bytes | None: ...


class PageMaker(NamedTuple):
    """How pages are made: first what they show, then what they say of their version.

    `stamp(view, page, argument, content)` takes the content of any version since which the page
    reads as in that of the view; `missing` makes the body of a 404.
    """

    content: MakeContent
    stamp: Callable[[PublicView, str, str, bytes], Stamped]
    missing: Callable[[PublicView], bytes]


class Key(NamedTuple):
    stream: str
    version: int
    seq: int
    page: str
    argument: str
    fund_set: int = 0
    """By which event there is another prize fund since; 0: there is none."""
    ratings_hidden: bool = False
    """The settings of now keep the changes of ratings from the public."""
    language: str = ""
    """Empty: the hall's."""


class Pages:
    """The bodies of public pages by version; heavy work is done off the event loop, once a key. A
    page that reads as in the version before is stamped, and not made anew."""

    def __init__(self, rendering: PageMaker) -> None:
        self._rendering = rendering
        self._contents = Contents(rendering.content)
        self._kept: OrderedDict[Key, http.PackedBody] = OrderedDict()
        self._size = 0
        self._forgotten = 0
        self._flights = Flights()
        self._making = asyncio.Semaphore(AT_ONCE)
        self._asked = 0
        """Pages that are being made or wait for it."""
        self._watch = ErasureWatch(PUBLIC, "the public pages")
        self._erasures: object = None

    async def body(self, key: Key) -> http.PackedBody | None:
        """None when the tournament has no such page in that version."""
        erasures = await self._watch.look()
        if erasures != self._erasures:
            self.forget()
            self._erasures = erasures
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        return await self._flights.once(key, lambda: self._make(key))

    @property
    def crowded(self) -> bool:
        """Pages are asked for faster than they are made."""
        return self._asked >= AT_ONCE + CROWD

    def asked_first(self, stream: str) -> list[tuple[str, str, str]]:
        """Page, argument and language of what is likely to be asked for when a round is published:
        its lists in all languages that are read, and what was read last but for single players."""
        read = [key for key in reversed(self._kept) if key.stream == stream]
        languages_read = dict.fromkeys(key.language for key in read) or {languages.of_hall(): None}
        lists = [(page, "", each) for each in languages_read for page in FIRST]
        for_many = (key for key in read if key.page.partition(".")[0] not in ONE_BY_ONE)
        others = [(key.page, key.argument, key.language) for key in for_many]
        return list(dict.fromkeys(lists + others))[:MOST_FIRST]

    async def missing(self, key: Key) -> http.PackedBody:
        """The body of a 404 inside a tournament that exists."""
        return http.body(await PUBLIC.run(self._render_missing, key), http.HTML)

    def forget(self) -> None:
        """Drops everything: a name was erased, or a log put back."""
        self._kept.clear()
        self._size = 0
        self._forgotten += 1
        self._contents.forget()
        kept_views.forget()

    async def _make(self, key: Key) -> http.PackedBody | None:
        forgotten = self._forgotten
        self._asked += 1
        try:
            async with self._making:
                await WAITING.nobody(LONGEST_WAIT)
                made = await PUBLIC.run(self._render_page, key)
        finally:
            self._asked -= 1
        if made is not None and forgotten == self._forgotten:
            self._keep(key, made)
        return made

    def _render_page(self, key: Key) -> http.PackedBody | None:
        view = _view(key)
        content = self._contents.of(view, key)
        if content is None:
            return None
        stamped = self._rendering.stamp(view, key.page, key.argument, content)
        named = None if stamped.body == stamped.content else stamped.content
        return http.body(stamped.body, _content_type(key.page), view.tag, named)

    def _render_missing(self, key: Key) -> bytes:
        return self._rendering.missing(_view(key))

    def _keep(self, key: Key, made: http.PackedBody) -> None:
        self._kept[key] = made
        self._size += made.size
        while self._size > ROOM and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._size -= dropped.size


class Contents:
    """What pages show that many versions have in common, by the version since which they do."""

    def __init__(self, make: MakeContent) -> None:
        self._make = make
        self._kept: OrderedDict[tuple[str, Key], bytes] = OrderedDict()
        self._size = 0
        self._lock = threading.Lock()

    def of(self, view: PublicView, key: Key) -> bytes | None:
        """Reads the database."""
        if not outlives_a_version(key.page):
            return self._make(view, key.page, key.argument)
        since = unchanged.since(key.stream, key.version).of(key.page, key.argument)
        name = since, key._replace(version=0, seq=0)
        with self._lock:
            contents = self._kept
            if name in contents:
                contents.move_to_end(name)
                return contents[name]
        made = self._make(view, key.page, key.argument)
        if made is not None:
            self._keep(contents, name, made)
        return made

    def forget(self) -> None:
        with self._lock:
            self._kept = OrderedDict()
            self._size = 0

    def _keep(
        self, contents: OrderedDict[tuple[str, Key], bytes], name: tuple[str, Key], made: bytes
    ) -> None:
        with self._lock:
            if contents is not self._kept or name in contents:
                return  # all was dropped while it was made, or somebody else has made it
            contents[name] = made
            self._size += len(made)
            while self._size > ROOM_FOR_CONTENTS and len(contents) > 1:
                _, dropped = contents.popitem(last=False)
                self._size -= len(dropped)


def _view(key: Key) -> PublicView:
    return kept_views.public_view(
        key.stream,
        key.version,
        key.seq,
        key.fund_set,
        ratings_hidden=key.ratings_hidden,
        language=key.language,
    )


def _content_type(page: str) -> bytes:
    return next((type for end, type in TYPES.items() if page.endswith(end)), http.HTML)
