"""The prints of a round in templates: `{% round_prints "bar" slug number as prints %}`."""

from __future__ import annotations

from django import template
from django.template.context import Context

from tournaments.words import READERS

from ..round_prints import Place, PrintLink, offered

register = template.Library()


@register.simple_tag(takes_context=True)
def round_prints(context: Context, place: Place, slug: str, number: int) -> list[PrintLink]:
    """In the `language` of the page; number 0: no round is published."""
    return offered(place, slug, number, context.get("language") or READERS)
