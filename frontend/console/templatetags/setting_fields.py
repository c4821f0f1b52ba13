"""Template words of the settings' forms."""

from __future__ import annotations

from typing import Any

from django import template
from django.template.context import Context

register = template.Library()


@register.inclusion_tag("console/_number_setting.html", takes_context=True)
def number_setting(context: Context, name: str, label: str) -> dict[str, Any]:
    """The field of the setting `name`, a whole number; `label`: the key of its words."""
    least, most = context["ranges"][name]
    return {
        "language": context.get("language"),
        "name": name,
        "label": label,
        "value": getattr(context["settings"], name),
        "least": least,
        "most": most,
    }
