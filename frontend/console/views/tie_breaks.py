"""The list of tie-breaks where it is chosen: a new tournament, its settings, its regulations."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe
from msgspec.structs import replace

from pairing.ranking.editions import EDITIONS, NEWEST
from pairing.ranking.templates import TEMPLATES
from pairing.systems import SYSTEMS
from tournaments.domain.settings.settings import Settings
from tournaments.domain.settings.tie_breaks import MOST_TIE_BREAKS, list_of, own_list, usual
from tournaments.domain.tournament.state import Tournament
from tournaments.models import TournamentIndex
from tournaments.selectors.activity.settings import system_name
from tournaments.selectors.formats import local_day
from tournaments.selectors.rows.standings import ChosenTieBreak
from tournaments.selectors.tie_break_choice import chosen, palette, unrated_players
from tournaments.services import states
from tournaments.services.permissions import may_look
from tournaments.words import speak

MOST_OTHERS = 30
"""Tournaments of this server whose lists are offered, the newest first."""
LONGEST_CODE = 40


@require_safe
@login_required
def tie_breaks(request: HttpRequest) -> HttpResponse:
    """What the `codes` are, and what is wrong with them; `tournament`: whose players it is for."""
    typed = [code.strip() for code in request.GET.get("codes", "").split(",")]
    codes = [code[:LONGEST_CODE] for code in typed if code][: MOST_TIE_BREAKS + 1]
    unrated = _unrated(request, request.GET.get("tournament", ""))
    rows = chosen(codes, request.GET.get("edition", ""), unrated=unrated)
    return render(request, "console/_tie_breaks_chosen.html", {"rows": rows})


def choice(
    request: HttpRequest, settings: Settings, state: Tournament | None = None
) -> dict[str, Any]:
    """What the fields of `_tie_breaks.html` offer."""
    own = _own_lists(settings)
    codes = usual(settings.system) if settings.tie_breaks is None else list_of(settings)
    edition = settings.tie_break_edition or NEWEST.code
    return {
        "codes": ", ".join(codes),
        "edition": edition,
        "editions": [
            {
                "code": each.code,
                "name": speak(
                    "Console-TieBreaks.edition-of",
                    {"year": each.code, "since": local_day(each.since.isoformat())},
                ),
            }
            for each in EDITIONS.values()
        ],
        "templates": [
            *(
                {"code": code, "codes": ", ".join(listed), "name": _template_name(code)}
                for code, listed in TEMPLATES.items()
            ),
            *(
                {"code": code, "codes": ", ".join(listed), "name": _system_list_name(code)}
                for code, listed in own.items()
            ),
            {"code": "none", "codes": "", "name": _template_name("nothing")},
        ],
        "others": list(_others(request, state.slug if state else "")),
        "usual": json.dumps({code: ", ".join(own.get(code) or usual(code)) for code in SYSTEMS}),
        "rows": _rows(codes, edition, state),
        "palette": list(palette()),
    }


def _own_lists(settings: Settings) -> dict[str, tuple[str, ...]]:
    """By the systems whose text ranks; that of these settings with its readings."""
    options = {settings.system: settings.system_options}
    each = (
        replace(settings, system=code, system_options=options.get(code, {})) for code in SYSTEMS
    )
    return {one.system: own_list(one).codes for one in each if own_list(one).codes}


def _rows(
    codes: tuple[str, ...], edition: str, state: Tournament | None
) -> tuple[ChosenTieBreak, ...]:
    return chosen(codes, edition, unrated=unrated_players(state) if state else 0)


def _system_list_name(code: str) -> str:
    return speak("Console-TieBreaks.of-a-system", {"system": system_name(code)})


def _template_name(code: str) -> str:
    return speak(f"Console-TieBreaks.{code}")


def _unrated(request: HttpRequest, slug: str) -> int:
    """0 of a tournament that is not the asker's to look at."""
    row = TournamentIndex.objects.filter(slug=slug).first() if slug else None
    if row is None or isinstance(request.user, AnonymousUser):
        return 0
    state = states.current(row.stream)
    return unrated_players(state) if may_look(request.user, state) else 0


def _others(request: HttpRequest, but: str) -> Iterator[dict[str, str]]:
    """Lists of other tournaments, each once."""
    if isinstance(request.user, AnonymousUser):
        return
    for row in TournamentIndex.objects.exclude(slug=but).order_by("-pk")[:MOST_OTHERS]:
        state = states.current(row.stream)
        settings = state.settings_in_the_end
        if (codes := list_of(settings)) and may_look(request.user, state):
            yield {
                "slug": row.slug,
                "name": row.name,
                "codes": ", ".join(codes),
                "edition": settings.tie_break_edition,
            }
