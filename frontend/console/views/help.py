"""The arbiter's guide inside the product: the same texts as in `docs/`, with the keys in them."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from django.conf import settings
from django.http import FileResponse, Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.safestring import SafeString, mark_safe
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from tournaments.words import ENGLISH, speak, spoken
from tournaments.words.guide import DOCUMENTS, NAME, GuideSection, address_of, guide

if TYPE_CHECKING:
    from markdown_it.token import Token

PAGES: Final = (*(*DOCUMENTS, "roles", "public-pages", "architecture", "running", "systems"),)
"""The guide, and what it and its neighbours lead to."""
BESIDE: Final = "images/help"
PICTURES: Final = f"docs/{BESIDE}"
"""Of the pages of the console (`python -m tests.e2e.help_pictures` takes them)."""
ELSEWHERE: Final = {
    "openapi.yaml": "/api/v1/schema/",
    "asyncapi.yaml": "/api/v1/schema/live/",
}
"""What the server itself has at an address."""


@require_safe
def help_page(request: HttpRequest, page: str = NAME) -> HttpResponse:
    if page not in PAGES:
        raise Http404(speak("Console-Help.no-such-page", {"page": page}))
    context = {"parts": _in(spoken(), page) if page in DOCUMENTS else (_english(page),)}
    return render(request, "console/help.html", context)


class Part(NamedTuple):
    """Some text as HTML, the language it is written in, and its sections: address and words."""

    html: SafeString
    language: str
    heads: tuple[tuple[str, str], ...]


@require_safe
@cache_control(max_age=3600)
def help_picture(_request: HttpRequest, name: str) -> FileResponse:
    """A picture of the console, which the browser tests have taken."""
    path = Path(settings.BASE_DIR) / PICTURES / f"{name}.png"
    if not path.is_file():
        raise Http404(speak("Console-Help.no-such-page", {"page": name}))
    return FileResponse(path.open("rb"), content_type="image/png")


@cache
def _in(language: str, page: str) -> tuple[Part, ...]:
    """Its sections in that language; what is not translated stands there in English."""
    theirs = guide(language, name=page)
    return tuple(
        _part(theirs.get(address, section), language if address in theirs else ENGLISH)
        for address, section in guide(ENGLISH, name=page).items()
    )


@cache
def _english(page: str) -> Part:
    source = Path(settings.BASE_DIR) / "docs" / f"{page}.md"
    return _part(GuideSection("", source.read_text(encoding="utf-8")), ENGLISH)


def _part(section: GuideSection, language: str) -> Part:
    from markdown_it import MarkdownIt  # most servers are never asked

    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(section.text)
    heads = tuple(_marked(tokens, section.address))
    for token in tokens:
        for part in token.children or ():
            _lead(part)
    html: str = reader.renderer.render(tokens, reader.options, {})
    return Part(mark_safe(html), language, heads)  # noqa: S308 (our own text)


def _marked(tokens: list[Token], known: str) -> list[tuple[str, str]]:
    """Gives each section an address: that of the guide's, which is the same in every language."""
    headings = []
    for token, text in pairwise(tokens):
        if token.type == "heading_open" and token.tag == "h2":
            address = known or address_of(text.content)
            token.attrSet("id", address)
            headings.append((address, text.content))
    return headings


def _lead(part: Token) -> None:
    """A link from one text to another leads to its page, a picture to its address."""
    source = str(part.attrGet("src") or "")
    if source.startswith(f"{BESIDE}/"):
        part.attrSet("src", f"/help/pictures/{source.removeprefix(f'{BESIDE}/')}")
        part.attrSet("loading", "lazy")
    address = str(part.attrGet("href") or "")
    if address.removesuffix(".md") in PAGES:
        part.attrSet("href", f"/help/{address.removesuffix('.md')}/")
    elif address in ELSEWHERE:
        part.attrSet("href", ELSEWHERE[address])
    elif address and not address.startswith(("http", "#")):
        del part.attrs["href"]  # a file that stands beside the texts alone
