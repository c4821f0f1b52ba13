"""Rows of long tables are rendered once: `{% kept row=row slug=slug %} … {% endkept %}`.

Inside, the template knows nothing but the values that are named; so what comes out depends on them,
on the language, the time zone and the template alone, and is kept under them. A page of 750 boards
on which one result has changed renders one row.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Hashable, Mapping
from itertools import count
from typing import Final

import msgspec
from django import template
from django.template.base import FilterExpression, Node, NodeList, Parser, Token
from django.template.base import token_kwargs as values_of
from django.template.context import Context
from django.utils.safestring import SafeString, mark_safe
from django.utils.timezone import get_current_timezone_name
from django.utils.translation import get_language

from .words import language_of

register = template.Library()

ROOM: Final = 32_000_000
"""Characters that are kept, of all tables together: a dozen of 1,500 players."""


def _as_markup(value: object) -> dict[str, str]:
    """Markup is not the text with the same letters. Raises `TypeError` for what is no value."""
    if isinstance(value, SafeString):
        return {"markup": value[:]}
    raise TypeError(f"kept: {type(value).__name__} is no value")


READER: Final = "kept_reader"
_encoder: Final = msgspec.msgpack.Encoder(enc_hook=_as_markup)
_numbers: Final = count()


@register.tag
def kept(parser: Parser, token: Token) -> Kept:
    """The values are structs of rows, texts, numbers: whatever `msgspec` encodes."""
    _, *parts = token.split_contents()
    values = values_of(parts, parser)
    if not values or parts:
        raise template.TemplateSyntaxError("it is written {% kept name=value … %}")
    nodes = parser.parse(("endkept",))
    parser.delete_first_token()
    return Kept(nodes, values)


class Kept(Node):
    def __init__(self, nodelist: NodeList, values: Mapping[str, FilterExpression]) -> None:
        self.nodelist = nodelist
        self.values = values
        self.number = next(_numbers)

    def render(self, context: Context) -> SafeString:
        erasures, language, *reader = _reader(context)
        values = {name: value.resolve(context) for name, value in self.values.items()}
        key = (
            self.number,
            language,
            *reader,
            *(type(value) for value in values.values()),
            _encoder.encode(list(values.values())),
        )
        html = rows.get(key)
        if html is None:
            inside = context.new({**values, "language": language})
            inside.use_l10n = False  # numbers of rows are written as they are in every language
            html = self.nodelist.render(inside)
            rows.put(key, html, erasures)
        return mark_safe(html)  # noqa: S308 (rendered by this template)


def _reader(context: Context) -> tuple[object, str, str | None, str]:
    """After which erasures this is rendered, the page's language, the reader's and his time zone;
    asked for once a table, for they change between two pages alone."""
    table = context.render_context
    if READER not in table:
        language, zone = get_language(), get_current_timezone_name()
        table[READER] = rows.erasures, language_of(context), language, zone
    known: tuple[object, str, str | None, str] = table[READER]
    return known


class Rows:
    """What has been rendered, those that were asked for last, as many as there is room for."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.size = 0
        self.erasures: object = None
        self._lock = threading.Lock()
        self._kept: OrderedDict[Hashable, str] = OrderedDict()

    def get(self, key: Hashable) -> str | None:
        with self._lock:
            html = self._kept.get(key)
            if html is not None:
                self._kept.move_to_end(key)
            return html

    def put(self, key: Hashable, html: str, erasures: object = None) -> None:
        """Nothing of a page that was begun before others were erased: it may name them."""
        with self._lock:
            if erasures != self.erasures:
                return
            self.size += len(html) - len(self._kept.pop(key, ""))
            self._kept[key] = html
            while self.size > self.room:
                _, oldest = self._kept.popitem(last=False)
                self.size -= len(oldest)

    def forget_after(self, erasures: object) -> None:
        """Keeps nothing from before another number of erasures: it may name who was erased."""
        with self._lock:
            if erasures != self.erasures:
                self.erasures = erasures
                self._kept.clear()
                self.size = 0


rows: Final = Rows(ROOM)
