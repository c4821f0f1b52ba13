"""What templates say comes from the room of words: `{% say "Console-Results.title" round=3 %}`.

These tags need no `load`. Whatever a fact holds is escaped but for what the template itself made:

    {% markup as link %}<a href="{{ address }}">{% say "Console-Home.guide" %}</a>{% endmarkup %}
    {% say "Console-Home.first-steps" link=link %}

A list of long rows is written on several lines and sent on one: `{% compact %} … {% endcompact %}`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from django import template
from django.template.base import FilterExpression, Node, NodeList, Parser, TextNode, Token
from django.template.base import token_kwargs as facts_of
from django.template.context import Context
from django.templatetags.static import static
from django.utils.html import escape, format_html
from django.utils.safestring import SafeString, mark_safe

from tournaments.words import ENGLISH, languages, speak, spoken
from tournaments.words.figures import figures
from tournaments.words.latin import beside, both

from .. import script_words

register = template.Library()

BEGIN: Final = "\ue000"
END: Final = "\ue001"
"""Signs for private use: between them stands the name of a slot whose markup is put in last."""

BESIDE_MARKUP: Final = re.compile(r"(?<=>)\s*\n\s*|\s*\n\s*(?=<)|\A\s*\n\s*\Z")
LINE_BREAK: Final = re.compile(r"\s*\n\s*")


@register.tag
def say(parser: Parser, token: Token) -> Say:
    """In the `language` of the page. Raises `KeyError` for a key or a fact that there is not.

    `{% say KEY fact=… as name %}` keeps it for later.
    """
    _, *parts = token.split_contents()
    name = parts.pop() if parts[-2:-1] == ["as"] else ""
    if name:
        parts.pop()
    key, *rest = parts or [""]
    facts = facts_of(rest, parser)
    if not key or rest:
        raise template.TemplateSyntaxError('it is written {% say "KEY" fact=value … %}')
    return Say(parser.compile_filter(key), facts, name)


@register.simple_tag(takes_context=True)
def language_of_page(context: Context) -> str:
    return language_of(context)


class Say(Node):
    child_nodelists = ()

    def __init__(
        self, key: FilterExpression, facts: Mapping[str, FilterExpression], name: str
    ) -> None:
        self.key = key
        self.facts = facts
        self.name = name

    def render(self, context: Context) -> SafeString:
        language: str = language_of(context)
        key: str = self.key.resolve(context)
        if self.facts:
            facts = {name: fact.resolve(context) for name, fact in self.facts.items()}
            text = _filled(key, facts, language)
        else:
            text = _bare(key, language)
        if not self.name:
            return text
        context[self.name] = text
        return SafeString("")


def language_of(context: Context) -> str:
    """That of the page; where it names none, that of whoever reads."""
    return context.get("language") or spoken()


@cache
def _bare(key: str, language: str) -> SafeString:
    return escape(speak(key, {}, language))


def _filled(key: str, facts: Mapping[str, Any], language: str) -> SafeString:
    markup = {name: fact for name, fact in facts.items() if isinstance(fact, SafeString)}
    slots = {name: f"{BEGIN}{name}{END}" for name in markup}
    text = str(escape(speak(key, {**facts, **slots}, language)))
    for name, html in markup.items():
        text = text.replace(slots[name], html)
    return mark_safe(text)  # noqa: S308 (escaped; the markup is the template's own)


@register.filter(name="figures")
def in_figures(text: str) -> str:
    """With the decimal sign of whoever reads; rows bear the point of files and programs."""
    return figures(text)


@register.filter
def latin(name: str) -> SafeString:
    """What stands behind a name in letters that the reader's language has not."""
    text = beside(name)
    if not text:
        return SafeString("")
    return format_html(' <small class="latin" lang="und-Latn">{}</small>', text)


@register.filter
def in_letters(name: str) -> str:
    """As a fact of a sentence: "Чернов, Пётр (Chernov, Petr)" where the reader needs it."""
    return both(name)


@register.filter
def with_latin(name: str) -> SafeString:
    """The name, and its Latin form behind it where `latin` has one."""
    return escape(name) + latin(name)


@register.simple_tag(takes_context=True)
def words_of_scripts(context: Context) -> str:
    """The address of the module that teaches the page's scripts its language."""
    language: str = language_of(context)
    known = language if language in script_words.languages() else ENGLISH
    return static(script_words.path(known))


@register.simple_tag(takes_context=True)
def languages_to_choose(context: Context) -> tuple[tuple[str, str], ...]:
    """Each with its own name; `language_here` is that of the page."""
    context["language_here"] = language_of(context)
    return languages.offered()


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


@register.tag
def compact(parser: Parser, token: Token) -> Compact:  # noqa: ARG001 (as Django calls it)
    """Line breaks with their indentation are not sent: beside markup they are nothing, in a text
    or between attributes a blank. What is included is left alone. Costs nothing when rendered."""
    nodes = parser.parse(("endcompact",))
    parser.delete_first_token()
    for node in nodes.get_nodes_by_type(TextNode):
        if isinstance(node, TextNode):
            node.s = LINE_BREAK.sub(" ", BESIDE_MARKUP.sub("", node.s))
    return Compact(nodes)


class Compact(Node):
    def __init__(self, nodelist: NodeList) -> None:
        self.nodelist = nodelist

    def render(self, context: Context) -> SafeString:
        return self.nodelist.render(context)
