"""The cells of the crosstable: thousands on a page, hence not a template each."""

from __future__ import annotations

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from ..crosstable import Cell, Row

register = template.Library()


@register.simple_tag
def crosstable_cells(row: Row, before: str, after: str = "") -> SafeString:
    """Each is called as it reads and by the name that stands in its opponent's row, and leads to
    the opponent's page: `before` and `after` stand around the entry number in its address."""
    cells = (_cell(cell, row.player.player, before, after) for cell in row.cells)
    return mark_safe("".join(cells))  # noqa: S308 (each is escaped)


def _cell(cell: Cell, player: int, before: str, after: str) -> SafeString:
    if not cell.opponent:
        return format_html(
            '<td class="cell">{}<span class="quiet"> {}</span></td>', cell.text, cell.meaning
        )
    place = f"c{player}-{cell.round}"
    return format_html(
        '<td class="cell" id="{}"><a href="{}{}{}" aria-labelledby="{} n{}">{}</a></td>',
        place,
        before,
        cell.opponent,
        after,
        place,
        cell.opponent,
        cell.text,
    )
