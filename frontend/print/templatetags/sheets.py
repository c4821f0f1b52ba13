"""What the templates of printed sheets ask of a row."""

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from frontend.print import sheets
from frontend.shared import scan_codes
from tournaments.public.rows import PublicPlayer

register = template.Library()


@register.filter
def name_size(player: PublicPlayer) -> str:
    """The class that sets a long name smaller."""
    return sheets.size(player)


@register.filter
def in_lines(cells: tuple[str, ...], lines: int) -> list[list[str]]:
    """The cells of a row of the standings, column by column."""
    return sheets.in_lines(cells, lines)


@register.filter
def entry_code(player: PublicPlayer) -> SafeString:
    """The code that a scanner types at the check-in desk, drawn and written."""
    code = scan_codes.entry_code(player.player)
    return format_html("{}<span>{}</span>", mark_safe(scan_codes.drawn(code)), code)  # noqa: S308
