"""The standings after any published round, and the rankings within them."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse

from tournaments.domain.lots.decide import lots_listed
from tournaments.selectors.activity.rankings import ranking_name
from tournaments.selectors.rankings import rankings
from tournaments.selectors.rows.rankings import RankingRow
from tournaments.selectors.standings import standings as standing_rows
from tournaments.selectors.tie_breaks import ranked_by
from tournaments.words import speak

from .pages import console_page, show
from .reading import Reading
from .rounds import round_links


def may_draw_lots(reading: Reading) -> bool:
    """The chief, while the list has a drawing of lots that was not held yet."""
    state = reading.state
    may = not reading.past and "draw-lots" in reading.me.commands
    return may and state.phase == "running" and not state.lots and lots_listed(state)


@console_page
def standings(request: HttpRequest, reading: Reading, number: int | None = None) -> HttpResponse:
    """`?within=2`: the ranking with that number alone."""
    last = reading.state.last_published
    upto = min(number or last, last)
    within = _within(request, reading, upto)
    context = {
        "part": "ranking_table" if within else "standings_table",
        "upto": upto,
        "within": within,
        "withins": _withins(reading, upto, within),
        "standings": standing_rows(reading.state, reading.names, upto) if upto else (),
        "ranked_by": ranked_by(reading.state, upto) if upto else None,
        "can_draw_lots": may_draw_lots(reading),
        "round_numbers": range(1, upto + 1),
        "rounds": _rounds(reading, upto, within),
        "ended": upto == last == reading.state.settings_in_the_end.rounds,
    }
    return show(request, reading, "standings", "standings", context)


def _within(request: HttpRequest, reading: Reading, upto: int) -> RankingRow | None:
    """Raises Http404 for a ranking that there is not."""
    text = request.GET.get("within", "")
    if not text:
        return None
    known = {str(each.id): each.id for each in reading.state.rankings}
    if text not in known:
        raise Http404(speak("NoSuch.ranking", {"ranking": text[:20]}))
    return rankings(reading.state, reading.names, upto, known[text])[0]


def _rounds(reading: Reading, upto: int, within: RankingRow | None) -> list[dict[str, object]]:
    query = f"?within={within.ranking}" if within else ""
    links = round_links(reading, upto, "standings-round")
    return [
        {**link, "url": f"{link['url']}{query}"}
        for link in links
        if link["status"] in ("published", "closed")
    ]


def _withins(reading: Reading, upto: int, within: RankingRow | None) -> list[dict[str, Any]]:
    """The way to the whole standings, and to each ranking within them."""
    page = reverse("standings-round", args=[reading.slug, upto]) if upto else ""
    asked = {"at": reading.state.seq} if reading.past else {}
    offered: list[tuple[int | None, str]] = [(None, speak("Console-Within.whole"))]
    offered += [(each.id, ranking_name(each, reading.names)) for each in reading.state.rankings]
    return [
        {
            "url": f"{page}?{urlencode(asked | ({'within': number} if number else {}))}",
            "text": text,
            "current": number == (within.ranking if within else None),
        }
        for number, text in offered
    ]
