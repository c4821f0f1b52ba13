"""Rendered pages: made once, packed once, kept for as long as there is room."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol

from tournaments.erasure_watch import ErasureWatch
from tournaments.offload import PUBLIC, Flights

from . import http, kept_views
from .projection import PublicView

ROOM = 64 * 1024 * 1024
"""Bytes of bodies a process keeps."""


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


class Render(Protocol):
    """Pure: the same view and page give the same bytes, None means that there is no such page."""

    def __call__(self, view: PublicView, page: str, argument: str = "") -> bytes | None: ...


Missing = Callable[[PublicView], bytes]


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
    """The bodies of public pages by version; heavy work is done off the event loop, once a key."""

    def __init__(self, render: Render, missing: Missing | None) -> None:
        self._render = render
        self._missing = missing
        self._kept: OrderedDict[Key, http.PackedBody] = OrderedDict()
        self._size = 0
        self._forgotten = 0
        self._flights = Flights()
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

    async def missing(self, key: Key) -> http.PackedBody:
        """The body of a 404 inside a tournament that exists."""
        if self._missing is None:
            return http.no_page(key.language)
        content = await PUBLIC.run(self._render_missing, self._missing, key)
        return http.body(content, http.HTML)

    def forget(self) -> None:
        """Drops everything: a name was erased, or a log put back."""
        self._kept.clear()
        self._size = 0
        self._forgotten += 1
        kept_views.forget()

    async def _make(self, key: Key) -> http.PackedBody | None:
        forgotten = self._forgotten
        made = await PUBLIC.run(self._render_page, key)
        if made is not None and forgotten == self._forgotten:
            self._keep(key, made)
        return made

    def _render_page(self, key: Key) -> http.PackedBody | None:
        view = _view(key)
        content = self._render(view, key.page, key.argument)
        if content is None:
            return None
        return http.body(content, _content_type(key.page), view.tag)

    @staticmethod
    def _render_missing(missing: Missing, key: Key) -> bytes:
        return missing(_view(key))

    def _keep(self, key: Key, made: http.PackedBody) -> None:
        self._kept[key] = made
        self._size += made.size
        while self._size > ROOM and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._size -= dropped.size


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
