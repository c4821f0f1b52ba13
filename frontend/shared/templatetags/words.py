"""What templates say comes from the room of words: `{% say "Console-Results.title" round=3 %}`.

These tags need no `load`. Whatever a fact holds is escaped but for what the template itself made:

    {% markup as link %}<a href="{{ address }}">{% say "Console-Home.guide" %}</a>{% endmarkup %}
    {% say "Console-Home.first-steps" link=link %}
"""

from __future__ import annotations

from typing import Any, Final

from django import template
from django.template.base import Node, NodeList, Parser, Token
from django.template.context import Context
from django.templatetags.static import static
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

from tournaments.words import ENGLISH, speak

from .. import script_words

register = template.Library()

BEGIN: Final = "\ue000"
END: Final = "\ue001"
"""Signs for private use: between them stands the name of a slot whose markup is put in last."""


@register.simple_tag(takes_context=True)
def say(context: Context, key: str, **facts: Any) -> SafeString:
    """In the `language` of the page. Raises `KeyError` for a key or a fact that there is not."""
    markup = {name: fact for name, fact in facts.items() if isinstance(fact, SafeString)}
    slots = {name: f"{BEGIN}{name}{END}" for name in markup}
    language: str = context.get("language") or ENGLISH
    text = str(escape(speak(key, facts | slots, language)))
    for name, html in markup.items():
        text = text.replace(slots[name], html)
    return mark_safe(text)  # noqa: S308 (escaped; the markup is the template's own)


@register.simple_tag(takes_context=True)
def words_of_scripts(context: Context) -> str:
    """The address of the module that teaches the page's scripts its language."""
    language: str = context.get("language") or ENGLISH
    known = language if language in script_words.languages() else ENGLISH
    return static(script_words.path(known))


@register.tag
def markup(parser: Parser, token: Token) -> Markup:
    """`{% markup as NAME %} … {% endmarkup %}`: markup for a slot of a sentence."""
    match token.split_contents():
        case [_, "as", name]:
            nodes = parser.parse(("endmarkup",))
            parser.delete_first_token()
            return Markup(nodes, name)
    raise template.TemplateSyntaxError("it is written {% markup as NAME %} … {% endmarkup %}")


class Markup(Node):
    def __init__(self, nodelist: NodeList, name: str) -> None:
        self.nodelist = nodelist
        self.name = name

    def render(self, context: Context) -> SafeString:
        context[self.name] = mark_safe(self.nodelist.render(context).strip())  # noqa: S308
        return SafeString("")
