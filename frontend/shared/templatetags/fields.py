"""Template words of forms that Django checks: what is wrong stands beside its field, and the first
of them has the focus, without a script as well."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from django import template
from django.template.context import Context
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe

from tournaments.domain.entries import ratings
from tournaments.domain.settings.settings import LARGEST_NUMBER
from tournaments.words import READERS, speak

register = template.Library()

NOTHING = mark_safe("")
HIGHEST = MappingProxyType({"rating": ratings.HIGHEST, "number": LARGEST_NUMBER})


@register.simple_tag
def highest(kind: str) -> int:
    """The largest "rating" or "number" (of a board or an entry) that a command takes."""
    return HIGHEST[kind]


@register.simple_tag(takes_context=True)
def errors_above(context: Context, form: Any) -> SafeString:
    """What is wrong with no single field, or that something is wrong below."""
    if not form or not form.errors:
        return NOTHING
    language = context.get("language") or READERS
    above = form.non_field_errors() or [speak("Shared-Form.look-below", {}, language)]
    lines = format_html_join("", "<p>{}</p>", ((line,) for line in above))
    return format_html('<div class="notice bad form-alert" role="alert">{}</div>', lines)


@register.simple_tag
def error_at(form: Any, name: str) -> SafeString:
    """Attributes of the field: that it is wrong and where that is said; the first is focused."""
    wrong = _wrong(form)
    if name not in wrong:
        return NOTHING
    focused = mark_safe(" autofocus") if wrong[0] == name else NOTHING
    return format_html(' aria-invalid="true" aria-describedby="error-{}"{}', name, focused)


@register.simple_tag
def error_of(form: Any, name: str) -> SafeString:
    """The sentence beside the field."""
    if name not in _wrong(form):
        return NOTHING
    words = " ".join(form.errors[name])
    return format_html('<span class="error" id="error-{}">{}</span>', name, words)


@register.simple_tag
def typed(form: Any, name: str, usual: object = "") -> object:
    """What was typed into the field, or what stands there at first."""
    if not form or not form.is_bound or not form.errors:
        return usual
    value = form[name].value()
    return "" if value is None else value


def _wrong(form: Any) -> list[str]:
    """The fields with an error, in the order of the form."""
    return [name for name in form.fields if name in form.errors] if form else []
