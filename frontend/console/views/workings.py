"""Why a player stands where he stands: each number of the standings, alone or beside another."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse

from frontend.shared.workings import compared, shown
from tournaments.domain.ids import PlayerId
from tournaments.domain.standings.standings import settled
from tournaments.selectors import workings
from tournaments.selectors.standings import standings
from tournaments.words import speak
from tournaments.words.latin import both

from .pages import console_page, show
from .reading import Reading
from .rounds import round_links


@console_page
def working(request: HttpRequest, reading: Reading, number: int, player: int) -> HttpResponse:
    """Of one player after round `number`; `?against=` names another entry."""
    against = request.GET.get("against", "")
    if against:
        return _comparison(request, reading, number, PlayerId(player), _entry(against))
    state, names = reading.state, reading.names
    made = workings.working(state, number, PlayerId(player), names.player, names.language)
    if made is None:
        raise Http404(speak("NoSuch.working", {"entry": player, "round": number}))
    context = {
        "title": speak("Shared-Working.title", {"player": both(made.player.name)}),
        "working": made,
        "criteria": shown(made.criteria),
        "player": player,
        **_round(reading, number, player, ""),
    }
    return show(request, reading, "standings", "working", context)


def _comparison(
    request: HttpRequest, reading: Reading, number: int, one: PlayerId, other: PlayerId
) -> HttpResponse:
    state, names = reading.state, reading.names
    made = workings.comparison(state, number, one, other, names.player, names.language)
    if made is None:
        raise Http404(speak("NoSuch.working", {"entry": other, "round": number}))
    context = compared(made) | _round(reading, number, one, f"against={other}")
    return show(request, reading, "standings", "compare_workings", context)


def _round(reading: Reading, number: int, player: int, query: str) -> dict[str, object]:
    """The round, the same page after any other, and whom to compare with."""
    at = f"at={reading.state.seq}" if reading.past else ""
    tail = "&".join(filter(None, (query, at)))
    here = reverse("working", args=[reading.slug, number, player])
    lines = standings(reading.state, reading.names, number)
    links = round_links(reading, number, "standings-round")
    return {
        "number": number,
        "missing": len(reading.state.missing(number)),
        "provisional": not settled(reading.state, number),
        "others": [line for line in lines if line.player != player],
        "person_base": here.removesuffix(f"{player}/"),
        "person_tail": f"/?{at}" if at else "/",
        "against": f"?{at}&against=" if at else "?against=",
        "here": here,
        "rounds": [
            link | {"url": f"{_at(reading, link, player)}{f'?{tail}' if tail else ''}"}
            for link in links
            if link["status"] in ("published", "closed")
        ],
    }


def _at(reading: Reading, link: dict[str, object], player: int) -> str:
    return reverse("working", args=[reading.slug, link["round"], player])


def _entry(text: str) -> PlayerId:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Http404(speak("NoSuch.entry", {"entry": text[:20]}))
    return PlayerId(int(text))
