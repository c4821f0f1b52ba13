"""The rankings within the standings, as the page of the standings offers them."""

from __future__ import annotations

from urllib.parse import urlencode

import msgspec
from django.http import Http404, HttpRequest
from django.urls import reverse

from tournaments.selectors.activity.rankings import ranking_name
from tournaments.selectors.rankings import rankings
from tournaments.selectors.rows.rankings import RankingRow
from tournaments.words import speak

from .reading import Reading


class Way(msgspec.Struct, frozen=True):
    url: str
    text: str
    current: bool


def asked(request: HttpRequest, reading: Reading, upto: int) -> RankingRow | None:
    """The ranking of `?within=`; None: the whole standings. Raises Http404."""
    text = request.GET.get("within", "")
    if not text:
        return None
    known = {str(each.id): each.id for each in reading.state.rankings}
    if text not in known:
        raise Http404(speak("NoSuch.ranking", {"ranking": text[:20]}))
    return rankings(reading.state, reading.names, upto, known[text])[0]


def offered(reading: Reading, upto: int, ranking: RankingRow | None) -> list[Way]:
    """The way to the whole standings, and to each ranking within them."""
    page = reverse("standings-round", args=[reading.slug, upto])
    chosen = ranking.ranking if ranking else 0
    ways = [(0, speak("Console-Within.whole"))]
    ways += [(each.id, ranking_name(each, reading.names)) for each in reading.state.rankings]
    return [
        Way(f"{page}?{_query(reading, number)}", text, number == chosen) for number, text in ways
    ]


def _query(reading: Reading, number: int) -> str:
    at = {"at": reading.state.seq} if reading.past else {}
    return urlencode(at | ({"within": number} if number else {}))
