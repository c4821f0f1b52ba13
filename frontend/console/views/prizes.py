"""Prizes: who would get what after a round, why, what players chose, what moved; and the fund."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, get_args

import msgspec
from django.http import HttpRequest, HttpResponse
from msgspec.structs import replace

from tournaments.domain.ids import PlayerId
from tournaments.domain.numbers.start_order import name_key
from tournaments.domain.prizes.fund import (
    Doubles,
    Prize,
    PrizeFund,
    PrizeList,
    Remainder,
    Sharing,
    Unit,
)
from tournaments.domain.roles import CHIEF
from tournaments.domain.tournament.state import Tournament
from tournaments.selectors import prizes
from tournaments.selectors.activity.prizes import named
from tournaments.selectors.players import OFF_THE_LISTS, players
from tournaments.selectors.rows.players import PlayerRow
from tournaments.services import moments, states
from tournaments.services.names import names_of
from tournaments.words import label, speak, spoken
from tournaments.words.figures import figures

from .entry_numbers import entries_by_number, number_of
from .pages import console_page, show
from .reading import Reading
from .rounds import round_links

UNITS: Final[Mapping[int, str]] = {
    1: "Console-PrizeFund.unit-1",
    100: "Console-PrizeFund.unit-100",
    500: "Console-PrizeFund.unit-500",
}
"""Those that have words of their own; all others are multiples."""


@console_page
def prizes_page(request: HttpRequest, reading: Reading, number: int | None = None) -> HttpResponse:
    """`?player=41`: why that player has no more; `?since=812` (an event, or a time in the hall):
    what moved since then."""
    last = reading.state.last_published
    upto = min(number or last, last)
    links = round_links(reading, upto, "prizes-round")
    context = {
        "part": "prizes_table",
        "upto": upto,
        "of_files": f"round={upto}",
        "last": last,
        "prizes": prizes.prizes(reading.state, reading.names, upto),
        "rounds": [link for link in links if link["status"] in ("published", "closed")],
        **_publicity(reading),
        **_choices(reading),
        **_reasons(request, reading, upto),
        **_moved(request, reading),
    }
    return show(request, reading, "standings", "prizes", context)


@console_page
def fund_page(request: HttpRequest, reading: Reading) -> HttpResponse:
    """The fund in a form; who may not change it reads it."""
    state, may = reading.state, "set-prize-fund" in reading.me.commands
    announced = state.last_published > 0
    context = {
        "fund": state.prize_fund,
        "lists": [_fields(state, of) for of in state.prize_fund.lists],
        "empty": _fields(state, PrizeList(id=1000)),
        "next_list": _next_list(state),
        "numbers": entries_by_number(state),
        "numbered": bool(state.order),
        "announced": announced,
        "can_set": may and not reading.past and (not announced or reading.me.role in CHIEF),
        "may_set": may,
        "units": [(unit, _unit(unit)) for unit in get_args(Unit)],
        "remainders": [(code, label("PrizeRemainder", code)) for code in get_args(Remainder)],
        "doubles": [(code, label("PrizeDoubles", code)) for code in get_args(Doubles)],
        "sharings": [(code, label("PrizeSharing", code)) for code in get_args(Sharing)],
        "tax_percent": _decimal(state.prize_fund.tax.percent),
        "tax_above": _amount(state.prize_fund.tax.above),
    }
    return show(request, reading, "standings", "prize_fund", context)


def _unit(unit: int) -> str:
    key = UNITS.get(unit, "Console-PrizeFund.unit-of")
    return speak(key, {} if unit in UNITS else {"units": unit // 100})


def _publicity(reading: Reading) -> dict[str, Any]:
    """`flipped`: the fund as the switch would set it, for whoever may."""
    fund, may = reading.state.prize_fund, "set-prize-fund" in reading.me.commands
    return {
        "fund": fund,
        "over": reading.state.phase == "closed",
        "flipped": replace(fund, public=not fund.public) if may and not reading.past else None,
    }


def _choices(reading: Reading) -> dict[str, Any]:
    if "record-prize-choice" not in reading.me.commands or reading.past:
        return {"can_choose": False}
    state = reading.state
    choosing = state.prize_fund.doubles == "choice"
    return {
        "can_choose": bool(state.prize_fund.lists),
        "asks_presence": any(of.present for of in state.prize_fund.lists),
        "lists": _named_lists(state.prize_fund, reading) if choosing else (),
        "eligible": _entries(reading),
    }


def _named_lists(fund: PrizeFund, reading: Reading) -> list[tuple[int, str]]:
    return [(of.id, named(of, reading.names)) for of in fund.lists]


def _entries(reading: Reading) -> list[PlayerRow]:
    """By name, as a list to choose from is searched."""
    rows = players(reading.state, reading.names)
    standing = (row for row in rows if row.status not in OFF_THE_LISTS)
    return sorted(standing, key=lambda row: name_key(row.name, spoken()))


def _reasons(request: HttpRequest, reading: Reading, upto: int) -> dict[str, Any]:
    text = request.GET.get("player", "")
    asked = int(text) if text.isascii() and text.isdigit() and len(text) < 8 else 0
    player = PlayerId(asked)
    if player not in reading.state.players:
        return {"everybody": _entries(reading)}
    return {
        "everybody": _entries(reading),
        "asked_player": asked,
        "asked_name": reading.names.player(player),
        "reasons": prizes.why_no_prize(reading.state, reading.names, player, upto),
    }


def _moved(request: HttpRequest, reading: Reading) -> dict[str, Any]:
    """A printed list says `log 4b70e5d3eec1@1336`: that is taken as it stands there too."""
    since = request.GET.get("since", "").strip()
    if not since:
        return {}
    try:
        then = states.at(reading.stream, moments.seq_of(reading.stream, since.rpartition("@")[2]))
    except (states.NoSuchMoment, moments.NotAMoment):
        return {"since": since, "since_unknown": True}
    names_then = names_of(then, knows=reading.knows)
    rows = prizes.prizes_moved(then, names_then, reading.state, reading.names)
    return {"since": since, "since_seq": then.seq, "moved": rows}


# --- the fund in a form ---------------------------------------------------------------------


class ListFields(msgspec.Struct, frozen=True, kw_only=True):
    """A list as its fields show it; texts of numbers are empty for 0."""

    of: PrizeList
    prizes: str
    players: str
    least_share: str
    above: str
    least_points: str
    restricted: bool
    conditional: bool


def _fields(state: Tournament, of: PrizeList) -> ListFields:
    who = of.who
    least = (of.least_share, of.least_points, of.least_rounds, of.least_entrants, of.present)
    return ListFields(
        of=of,
        prizes="\n".join(map(_line, of.prizes)),
        players=", ".join(number_of(state, player) for player in who.players),
        least_share=_amount(of.least_share) if of.least_share else "",
        above=_half(of.above),
        least_points=_half(of.least_points),
        restricted=who != type(who)(),
        conditional=any(least),
    )


def _line(prize: Prize) -> str:
    """ "600", "600; Cup", "; Board; 80": the sum, the thing, what it is worth."""
    parts = [_amount(prize.money) if prize.money else "", prize.thing]
    parts += [_amount(prize.worth)] if prize.worth else []
    return "; ".join(parts) if prize.thing else parts[0] or "0"


def _amount(cents: int) -> str:
    """As it is typed: "600", "33.34", and with the reader's decimal sign."""
    whole, part = divmod(cents, 100)
    return figures(f"{whole}.{part:02}") if part else str(whole)


def _decimal(hundredths: int) -> str:
    return _amount(hundredths) if hundredths else ""


def _half(points: int) -> str:
    return figures(f"{points / 2:g}") if points else ""


def _next_list(state: Tournament) -> int:
    """A number that no list has, and that no player has chosen."""
    lists = (of.id for of in state.prize_fund.lists)
    chosen = (entry.takes_prize for entry in state.players.values())
    return max((*lists, *chosen, 0)) + 1
