"""Whoever does not read the letters of a name finds its Latin form beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from frontend.public import pages as public
from tournaments.public.kept_views import newest_view

from . import builders
from .rights import READS
from .test_another_language import ELSEWHERE, PUBLIC
from .test_role_matrix import QUERIES
from .test_time_travel import Past

pytestmark = pytest.mark.django_db

FAMILIES: Final = ("Чернов", "Щукин", "Жуков", "Юдин", "Хохлов", "Цветков", "Эйлер")
NAME: Final = re.compile(r"[А-Яа-яЁё]+, [A-Z]\.")
WITH_FORM: Final = re.compile(
    NAME.pattern + r'(</span>)?\s*(<small class="latin"|\([A-Z][a-z]+, [A-Z]\.\))'
)
UNSEEN: Final = re.compile(
    r"<(script|title|option|textarea)\b.*?</\1>|<!--.*?-->|<caption class=\"quiet\">.*?</caption>"
    r'|<span class="quiet">.*?</span>|<span\s+class="quiet">.*?</span>',
    re.S,
)
"""Where no markup can stand, and what is said to screen readers beside what is seen."""
AS_RECORDED: Final = ("/activity/", "/events/", "/federation-report/", "/erase/", "/tokens/")
"""What was typed is shown letter by letter: the record, what a report changes, what is erased."""
DRAWN: Final = "/pictures/"
"""The names of a drawing stand in the table beside it, with their forms."""


@pytest.fixture
def past(monkeypatch: pytest.MonkeyPatch) -> Past:
    monkeypatch.setattr(builders, "FAMILY_NAMES", FAMILIES)
    return Past()


def test_consoles_and_prints_show_it(past: Past) -> None:
    bare, with_form = {}, 0
    for pattern in READS:
        place = past.address(pattern) + QUERIES.get(pattern, "")
        if pattern in ELSEWHERE or any(part in place for part in (*AS_RECORDED, DRAWN)):
            continue
        for address in dict.fromkeys((place, *(place.replace("/1/", f"/{n}/") for n in (2, 3)))):
            answer = past.browser.get(address, headers={"accept-language": "en"})
            if answer.headers.get("Content-Type", "").startswith("text/html"):
                page = answer.content.decode()
                with_form += len(WITH_FORM.findall(page))
                bare[address] = list(bare_names(page))
    assert {address: lines for address, lines in bare.items() if lines} == {}
    assert with_form > 300


def test_public_pages_show_it(past: Past) -> None:
    view = newest_view(past.hall.slug, "en")
    bare = {}
    for page, argument in PUBLIC:
        body = (public.render(view, page, argument) or b"").decode()
        if page != "pictures":
            bare[page, argument] = list(bare_names(body))
    assert {where: lines for where, lines in bare.items() if lines} == {}


def test_a_name_without_it_would_be_found(past: Past) -> None:
    page = "<p>Щукин, A. (Shchukin, A.)</p><p>Юдин, A.</p><option>Жуков, A.</option>"
    assert [line.strip() for line in bare_names(page)] == [
        "<p>Щукин, A. (Shchukin, A.)</p><p>Юдин, A.</p>"
    ]


def bare_names(page: str) -> Iterator[str]:
    """Each name that has no form behind it, with what stands around it."""
    seen = re.sub(r"<[^>]*>", _without_values, UNSEEN.sub("", page))
    for each in NAME.finditer(seen):
        if not WITH_FORM.match(seen, each.start()):
            yield " ".join(seen[max(0, each.start() - 60) : each.end() + 40].split())


def _without_values(tag: re.Match[str]) -> str:
    """Names within attributes are for scripts and screen readers."""
    return tag[0] if "latin" in tag[0] else re.sub(r'"[^"]*"', '""', tag[0])
