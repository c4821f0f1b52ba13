"""Rankings within the standings: what is announced, in a form."""

from __future__ import annotations

from typing import get_args

import msgspec
from django.http import HttpRequest, HttpResponse

from tournaments.domain.prizes.fund import PrizeCategory
from tournaments.domain.roles import CHIEF
from tournaments.domain.standings.announced import TEAMS, RankingBy, RankingWithin
from tournaments.domain.tournament.state import Tournament
from tournaments.words import label

from .entry_numbers import entries_by_number, number_of
from .pages import console_page, show
from .reading import Reading


class RankingFields(msgspec.Struct, frozen=True, kw_only=True):
    """A ranking as its fields show it."""

    of: RankingWithin
    players: str
    restricted: bool


@console_page
def rankings_page(request: HttpRequest, reading: Reading) -> HttpResponse:
    """Who may not announce reads what is announced."""
    state, may = reading.state, "announce-rankings" in reading.me.commands
    announced = state.last_published > 0
    context = {
        "lists": [_fields(state, each) for each in state.rankings],
        "empty": _fields(state, RankingWithin(id=1000)),
        "rankings": state.rankings,
        "next_list": max((each.id for each in state.rankings), default=0) + 1,
        "numbers": entries_by_number(state),
        "numbered": bool(state.order),
        "announced": announced,
        "can_set": may and not reading.past and (not announced or reading.me.role in CHIEF),
        "may_set": may,
        "kinds": [(code, label("RankingBy", code)) for code in get_args(RankingBy)],
        "teams": " ".join(sorted(TEAMS)),
    }
    return show(request, reading, "standings", "rankings", context)


def _fields(state: Tournament, ranking: RankingWithin) -> RankingFields:
    return RankingFields(
        of=ranking,
        players=", ".join(number_of(state, player) for player in ranking.who.players),
        restricted=ranking.who != PrizeCategory(),
    )
