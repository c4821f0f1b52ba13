"""Rows of a long table, the first ones at once and the others when the page is on its way:
`{% long boards as row %} … {% endlong %}`. It is a `for` without `forloop`.

Where a page is rendered at once (parts of pages, paper, the public pages), all rows come at once.
What stands between the tags knows the values of the page, and none that are set behind it.
`{% long pictures as picture by few %}` says how many come at once and in each piece; 0: as many as
ever. For scripts:
`{% long_script desks "desks" %}`, whose lists that are worked out as they are read come in pieces.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, islice
from typing import Any, Final

import msgspec
from django import template
from django.template.base import FilterExpression, Node, NodeList, Parser, Token
from django.template.context import Context
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from tournaments.selectors.lazily import Lazily

from ..in_pieces import LATER, Later

register = template.Library()


@register.tag
def long(parser: Parser, token: Token) -> Long:
    """`rows` have a length; they may be worked out as they are read."""
    _, *parts = token.split_contents()
    by = parts.pop() if parts[3:4] == ["by"] else ""
    if len(parts) != (4 if by else 3) or parts[1] != "as":
        raise template.TemplateSyntaxError("it is written {% long rows as row %}")
    nodes = parser.parse(("endlong",))
    parser.delete_first_token()
    return Long(nodes, parser.compile_filter(parts[0]), parts[2], parser.compile_filter(by or "0"))


class Long(Node):
    def __init__(
        self, nodelist: NodeList, rows: FilterExpression, name: str, by: FilterExpression
    ) -> None:
        self.nodelist = nodelist
        self.rows = rows
        self.name = name
        self.by = by

    def render(self, context: Context) -> SafeString:
        rows = self.rows.resolve(context) or ()
        later: Later | None = context.get(LATER)
        each, by = iter(rows), self.by.resolve(context)
        if later is None or len(rows) <= (by or later.at_once):
            return self._rendered(context, each)
        first = self._rendered(context, islice(each, by or later.at_once))
        others = self._others(_as_it_is(context), each, by or later.a_piece)
        return first + later.leave(others)

    def _others(self, context: Context, rows: Iterator[Any], a_piece: int) -> Iterator[str]:
        while html := self._rendered(context, islice(rows, a_piece)):
            yield html

    def _rendered(self, context: Context, rows: Iterable[Any]) -> SafeString:
        with context.push():
            html = []
            for row in rows:
                context[self.name] = row
                html.append(self.nodelist.render(context))
            return mark_safe("".join(html))  # noqa: S308 (rendered by this template)


def _as_it_is(context: Context) -> Context:
    """A context of its own with the values of this moment, for what is rendered in one go later."""
    values: dict[str, Any] = context.flatten()  # type: ignore[assignment]
    later = context.new({**values, LATER: None})
    later.template = context.template
    return later


ESCAPED: Final = {ord(">"): "\\u003E", ord("<"): "\\u003C", ord("&"): "\\u0026"}
"""So that nothing ends the element, as Django's `json_script` has it."""

SCRIPT_END: Final = SafeString("</script>")


@register.simple_tag(takes_context=True)
def long_script(context: Context, value: object, element_id: str) -> SafeString:
    """A `<script type="application/json">` with this id."""
    begin = format_html('<script id="{}" type="application/json">', element_id)
    parts = _spelt(value)
    later: Later | None = context.get(LATER)
    if later is None:
        return begin + _escaped(parts) + SCRIPT_END
    first = _escaped(islice(parts, later.at_once))
    if (following := next(parts, None)) is None:
        return begin + first + SCRIPT_END
    others = _in_pieces(chain([following], parts), later.a_piece)
    return begin + first + later.leave(others) + SCRIPT_END


def _in_pieces(parts: Iterator[str], a_piece: int) -> Iterator[str]:
    while text := _escaped(islice(parts, a_piece)):
        yield text


def _escaped(parts: Iterable[str]) -> SafeString:
    return mark_safe("".join(parts).translate(ESCAPED))  # noqa: S308


def _spelt(value: object) -> Iterator[str]:
    """As JSON, each row of what is worked out lazily as a part of its own."""
    if isinstance(value, Lazily):
        yield "["
        for place, row in enumerate(value):
            yield f"{', ' if place else ''}{_json(row)}"
        yield "]"
    elif isinstance(value, list):
        yield from _between("[]", (("", each) for each in value))
    elif isinstance(value, Mapping):
        yield from _between("{}", ((f"{_json(key)}: ", each) for key, each in value.items()))
    else:
        yield _json(value)


def _between(signs: str, parts: Iterable[tuple[str, object]]) -> Iterator[str]:
    yield signs[0]
    for place, (before, value) in enumerate(parts):
        yield f"{', ' if place else ''}{before}"
        yield from _spelt(value)
    yield signs[1]


def _json(value: object) -> str:
    return json.dumps(msgspec.to_builtins(value, str_keys=True))
