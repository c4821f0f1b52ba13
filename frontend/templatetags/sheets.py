"""What the templates of printed sheets ask of a row."""

from django import template

from tournaments.public.rows import PublicPlayer

from ..views import print_sheets

register = template.Library()


@register.filter
def name_size(player: PublicPlayer) -> str:
    """The class that sets a long name smaller."""
    return print_sheets.size(player)
