"""The activity of all sections of an event as one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final
from urllib.parse import urlencode

from django.http import Http404, HttpRequest, HttpResponse

from tournaments.selectors.history.rows import HistoryRow
from tournaments.services import event_search
from tournaments.words import speak

from .pages import console_page, show
from .reading import Reading
from .sections import OpenSection, open_sections, place_of

PAGE: Final = 100


@console_page
def festival_activity(request: HttpRequest, reading: Reading) -> HttpResponse:
    """The logs of the sections, newest first. `?before=a:120,b:88` goes on from there."""
    opened, closed = open_sections(request, reading)
    before = _before(request.GET.get("before", ""))
    chosen = request.GET.get("section", "")
    words = request.GET.get("words", "").strip()
    asked = [each for each in opened if chosen in ("", each.slug)]
    newest_first = sorted(_events(asked, words, before), key=_moment, reverse=True)
    rows = newest_first[:PAGE]
    left = {each.slug: before.get(each.slug, each.state.seq + 1) for each in asked}
    left |= {section.slug: row.seq for section, row in rows}
    context = {
        "part": "festival_activity_list",
        "rows": [{"section": section, "event": row} for section, row in rows],
        "opened": opened,
        "closed": closed,
        "chosen": {"section": chosen, "words": words},
        "follows": not (before or reading.past),
        "others": [place_of(each) for each in opened if each.slug != reading.slug],
        "older_url": _link(request, before=_written(left)) if len(newest_first) > PAGE else "",
        "newer_url": _link(request) if before else "",
    }
    return show(request, reading, "activity", "festival_activity", context)


def _events(
    sections: Iterable[OpenSection], words: str, before: dict[str, int]
) -> Iterator[tuple[OpenSection, HistoryRow]]:
    """Of each section as many as a page can hold, and one more."""
    for section in sections:
        wanted = event_search.HistoryFilter(words=words, before=before.get(section.slug, 0))
        page = event_search.search(section.stream, section.state, wanted, PAGE + 1, section.knows)
        yield from ((section, row) for row in page.rows)


def _moment(event: tuple[OpenSection, HistoryRow]) -> tuple[str, str, int]:
    section, row = event
    return row.at, section.slug, row.seq


def _before(text: str) -> dict[str, int]:
    """Raises Http404 for what is no place in logs."""
    places = {}
    for part in filter(None, text.split(",")):
        slug, _, seq = part.rpartition(":")
        if not (slug and seq.isascii() and seq.isdigit() and len(seq) < 16):
            raise Http404(speak("NoSuch.moment", {"text": text[:40]}))
        places[slug] = int(seq)
    return places


def _written(places: dict[str, int]) -> str:
    return ",".join(f"{slug}:{seq}" for slug, seq in sorted(places.items()))


def _link(request: HttpRequest, **changed: str) -> str:
    given = request.GET.dict() | {"before": ""} | changed
    asked = {name: value for name, value in given.items() if value}
    return f"{request.path}?{urlencode(asked)}" if asked else request.path
