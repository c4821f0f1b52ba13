"""The table of direct titles in a form."""

from __future__ import annotations

from typing import get_args

import msgspec
from django.http import HttpRequest, HttpResponse

from tournaments.domain.direct_titles.table import DirectTitle, ReachedBy, TitleLine, TitleOrNorm
from tournaments.domain.prizes.fund import PrizeCategory
from tournaments.domain.tournament.state import Tournament
from tournaments.selectors.direct_titles import share_text
from tournaments.words import label, spoken

from .entry_numbers import entries_by_number, number_of
from .pages import console_page, show
from .reading import Reading

PLACES = ("place", "tied-place")


class TitleLineFields(msgspec.Struct, frozen=True, kw_only=True):
    """A line as its fields show it."""

    of: TitleLine
    share: str
    players: str
    restricted: bool


@console_page
def direct_titles_page(request: HttpRequest, reading: Reading) -> HttpResponse:
    """Who may not enter the table reads it."""
    state, table = reading.state, reading.state.direct_titles
    context = {
        "table": table,
        "lists": [_fields(state, each) for each in table.lines],
        "empty": _fields(state, TitleLine(id=1000)),
        "next_list": max((each.id for each in table.lines), default=0) + 1,
        "numbers": entries_by_number(state),
        "numbered": bool(state.order),
        "can_set": "set-direct-titles" in reading.me.commands and not reading.past,
        "titles": get_args(DirectTitle),
        "kinds": [(code, label("DirectTitleKind", code)) for code in get_args(TitleOrNorm)],
        "ways": [(code, label("DirectTitleBy", code)) for code in get_args(ReachedBy)],
        "places": " ".join(PLACES),
    }
    return show(request, reading, "standings", "direct_titles", context)


def _fields(state: Tournament, line: TitleLine) -> TitleLineFields:
    return TitleLineFields(
        of=line,
        share=share_text(line.share, spoken()),
        players=", ".join(number_of(state, player) for player in line.who.players),
        restricted=line.who != PrizeCategory(),
    )
