"""A long page is sent in pieces: its head with the first rows at once, the other rows as they are
made, in the same answer. The document in the end is the one that would have been sent at once.

`{% long rows as row %}` (`templatetags/long.py`) leaves what comes later with `Later`; the text of
the page is then cut at the marks that stand in its place. All pieces are made of what the view
has read at the start, in the thread of the request, for the reader of the request.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from secrets import token_hex
from typing import Any, Final

from asgiref.sync import sync_to_async
from django.http import HttpRequest, HttpResponse, StreamingHttpResponse
from django.http.response import HttpResponseBase
from django.template.loader import render_to_string
from django.utils import timezone
from django.utils.safestring import SafeString
from django.utils.translation import get_language, override

AT_ONCE: Final = 100
"""Rows of a table that come with the head of the page: a few screens."""

A_PIECE: Final = 100
"""Rows that are sent together later."""

LATER: Final = "what_comes_later"
"""The name of `Later` in the context of a page; a page without it is rendered at once."""


class Later:
    """What a page leaves for later while it is rendered, each part under its mark."""

    def __init__(self, at_once: int = AT_ONCE, a_piece: int = A_PIECE) -> None:
        self.at_once = at_once
        self.a_piece = a_piece
        self._left: list[Iterator[str]] = []
        self._sign = token_hex(8)  # nobody's name can be a mark

    def __bool__(self) -> bool:
        return bool(self._left)

    def leave(self, pieces: Iterator[str]) -> SafeString:
        """A mark, to stand where they will be."""
        self._left.append(pieces)
        return SafeString(f"\ue002{self._sign}.{len(self._left) - 1}\ue003")

    def woven(self, html: str) -> Iterator[str]:
        """The text with its marks, in pieces without them."""
        first, *others = re.split(f"\ue002{self._sign}\\.([0-9]+)\ue003", html)
        yield first
        for number, text in zip(others[::2], others[1::2], strict=True):
            yield from self._left[int(number)]
            yield text


class PageInPieces(StreamingHttpResponse):
    """Each piece is made when the one before has gone, with the language and the time zone in
    which the page was begun; in the thread of the request, whose connections are open until the
    last one."""

    def __init__(self, pieces: Iterator[str]) -> None:
        self._language, self._zone = get_language(), timezone.get_current_timezone()
        super().__init__(self._read(pieces))
        self.headers["X-Accel-Buffering"] = "no"  # of a proxy, which would wait for the whole

    def _read(self, pieces: Iterator[str]) -> Iterator[str]:
        while (piece := self._made_next(pieces)) is not None:
            yield piece

    def _made_next(self, pieces: Iterator[str]) -> str | None:
        with override(self._language), timezone.override(self._zone):
            return next(pieces, None)

    async def __aiter__(self) -> AsyncIterator[bytes]:
        pieces = iter(self)
        made = sync_to_async(_next, thread_sensitive=True)
        while (piece := await made(pieces)) is not None:
            yield piece


def _next(pieces: Iterator[bytes]) -> bytes | None:
    return next(pieces, None)


def page(request: HttpRequest, template: str, context: dict[str, Any]) -> HttpResponseBase:
    """In pieces where the page has more rows than are sent at once; else as ever, as is the answer
    to a form, which cannot be asked for again when it breaks off."""
    later = Later(AT_ONCE, A_PIECE)
    asked = request.method != "POST"
    html = render_to_string(template, {**context, LATER: later if asked else None}, request)
    if not later:
        return HttpResponse(html)
    return PageInPieces(iter(()) if request.method == "HEAD" else later.woven(html))
