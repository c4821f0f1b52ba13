"""Prizes: who would get what after a round, why, what players chose, what moved; and the fund."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final, get_args

import msgspec
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from msgspec.structs import replace

from tournaments.domain.ids import PlayerId
from tournaments.domain.numbers.start_order import name_key
from tournaments.domain.prizes.currencies import DECIMALS, HUNDREDTHS, amount
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
from tournaments.selectors.photos import of_organiser
from tournaments.selectors.players import OFF_THE_LISTS, players
from tournaments.selectors.rows.players import PlayerRow
from tournaments.services import moments, states
from tournaments.services.names import names_of
from tournaments.words import label, speak, spoken
from tournaments.words.figures import figures

from .entry_numbers import entries_by_number, number_of
from .pages import console_page, show, show_long
from .reading import Reading
from .rounds import round_links

UNITS: Final[tuple[int, ...]] = get_args(Unit)

DIPLOMA_SLOTS: Final = "{tournament}, {prizes}, {points}, {rank}"


@console_page
def prizes_page(
    request: HttpRequest, reading: Reading, number: int | None = None
) -> HttpResponseBase:
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
        "diploma_pictures": of_organiser(reading.state),
        "diploma_slots": DIPLOMA_SLOTS,
        "rounds": [link for link in links if link["status"] in ("published", "closed")],
        **_publicity(reading),
        **_choices(reading),
        **_reasons(request, reading, upto),
        **_moved(request, reading),
    }
    return show_long(request, reading, "standings", "prizes", context)


@console_page
def fund_page(request: HttpRequest, reading: Reading) -> HttpResponse:
    """The fund in a form; who may not change it reads it."""
    state, may = reading.state, "set-prize-fund" in reading.me.commands
    announced, fund = state.last_published > 0, state.prize_fund
    own = DECIMALS.get(fund.currency, fund.decimals)
    context = {
        "fund": fund,
        "lists": [_fields(state, fund, of) for of in fund.lists],
        "empty": _fields(state, fund, PrizeList(id=1000)),
        "next_list": _next_list(state),
        "numbers": entries_by_number(state),
        "numbered": bool(state.order),
        "announced": announced,
        "can_set": may and not reading.past and (not announced or reading.me.role in CHIEF),
        "may_set": may,
        "currencies": dict(DECIMALS),
        "decimals": own,
        "unit": _unit_in(fund, own),
        "units": _units(own),
        "units_by_decimals": {each: _units(each) for each in sorted({*DECIMALS.values()})},
        "remainders": [(code, label("PrizeRemainder", code)) for code in get_args(Remainder)],
        "doubles": [(code, label("PrizeDoubles", code)) for code in get_args(Doubles)],
        "sharings": [(code, label("PrizeSharing", code)) for code in get_args(Sharing)],
        "tax_percent": _hundredths(fund.tax.percent),
        "tax_above": figures(amount(fund.tax.above, fund.decimals)),
    }
    return show(request, reading, "standings", "prize_fund", context)


def _units(decimals: int) -> list[tuple[int, str]]:
    """What shares are rounded to, in sums of so many decimals."""
    return [(unit, _unit(amount(unit, decimals), whole=unit == 1)) for unit in UNITS]


def _unit(text: str, *, whole: bool) -> str:
    key = "Console-PrizeFund.smallest-unit" if whole else "Console-PrizeFund.unit-of"
    return speak(key, {"unit": speak("Sum", {"money": text})})


def _unit_in(fund: PrizeFund, decimals: int) -> int:
    """That of the fund where sums have so many decimals: funds of older logs have two always."""
    wanted = Fraction(fund.unit * 10**decimals, 10**fund.decimals)
    return min(UNITS, key=lambda unit: abs(unit - wanted))


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
        "asked_name": reading.names.read_player(player),
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


def _fields(state: Tournament, fund: PrizeFund, of: PrizeList) -> ListFields:
    who, decimals = of.who, fund.decimals
    least = (of.least_share, of.least_points, of.least_rounds, of.least_entrants, of.present)
    return ListFields(
        of=of,
        prizes="\n".join(_line(prize, decimals) for prize in of.prizes),
        players=", ".join(number_of(state, player) for player in who.players),
        least_share=figures(amount(of.least_share, decimals)) if of.least_share else "",
        above=_half(of.above),
        least_points=_half(of.least_points),
        restricted=who != type(who)(),
        conditional=any(least),
    )


def _line(prize: Prize, decimals: int) -> str:
    """ "600", "600; Cup", "; Board; 80": the sum, the thing, what it is worth."""
    parts = [figures(amount(prize.money, decimals)) if prize.money else "", prize.thing]
    parts += [figures(amount(prize.worth, decimals))] if prize.worth else []
    return "; ".join(parts) if prize.thing else parts[0] or "0"


def _hundredths(percent: int) -> str:
    return figures(amount(percent, HUNDREDTHS)) if percent else ""


def _half(points: int) -> str:
    return figures(f"{points / 2:g}") if points else ""


def _next_list(state: Tournament) -> int:
    """A number that no list has, and that no player has chosen."""
    lists = (of.id for of in state.prize_fund.lists)
    chosen = (entry.takes_prize for entry in state.players.values())
    return max((*lists, *chosen, 0)) + 1
