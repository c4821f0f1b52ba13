"""A prize fund that makes sense."""

from __future__ import annotations

from collections.abc import Iterator

from .. import guards
from ..plain_line import fault_of_line
from ..refusals import Refused, due_to, refuse, with_all_faults
from ..tournament.state import Tournament
from .currencies import DECIMALS, amount
from .fund import PrizeCategory, PrizeFund, PrizeList


def fund_sound(state: Tournament, fund: PrizeFund) -> Refused | None:
    return with_all_faults(
        _currency_fault(fund),
        *(
            refused
            for at, each in enumerate(fund.lists)
            for refused in _list_faults(state, fund, each, at)
        ),
    )


def _currency_fault(fund: PrizeFund) -> Refused | None:
    decimals = DECIMALS.get(fund.currency)
    if decimals is None:
        return refuse("UnknownCurrency", field="fund.currency", currency=fund.currency)
    if decimals != fund.decimals:
        return refuse(
            "DecimalsOfCurrency",
            field="fund.decimals",
            currency=fund.currency,
            decimals=decimals,
            stated=fund.decimals,
        )
    return None


def _list_faults(
    state: Tournament, fund: PrizeFund, each: PrizeList, at: int
) -> Iterator[Refused | None]:
    place = f"fund.lists[{at}]"
    if each.id in {other.id for other in fund.lists[:at]}:
        yield refuse("PrizeListTwice", field=f"{place}.id", list=each.id)
    if not any(prize.money or prize.thing or prize.worth for prize in each.prizes):
        yield refuse("PrizeListEmpty", field=f"{place}.prizes")
    yield line_sound(f"{place}.name", each.name)
    yield from _amount_faults(fund, each, place)
    yield from category_faults(state, each.who, f"{place}.who")


def _amount_faults(fund: PrizeFund, each: PrizeList, place: str) -> Iterator[Refused | None]:
    before, unit = None, amount(fund.unit, fund.decimals)
    for at, prize in enumerate(each.prizes):
        field = f"{place}.prizes[{at}]"
        if prize.money % fund.unit:
            yield refuse("PrizeNotInUnits", field=f"{field}.money", unit=unit)
        if before is not None and prize.money > before:
            yield refuse("PrizeAboveTheOneBefore", field=f"{field}.money", place=at + 1)
        if prize.worth and not prize.thing:
            yield refuse("WorthOfNothing", field=f"{field}.thing", place=at + 1)
        yield line_sound(f"{field}.thing", prize.thing)
        before = prize.money


def category_faults(state: Tournament, who: PrizeCategory, place: str) -> Iterator[Refused | None]:
    if who.born_from and who.born_to and who.born_from > who.born_to:
        yield refuse("PrizeRangeEmpty.born", field=f"{place}.born_to")
    if who.rating_to and who.rating_from > who.rating_to:
        yield refuse("PrizeRangeEmpty.rating", field=f"{place}.rating_to")
    if who.unrated == "only" and (who.rating_from or who.rating_to):
        yield refuse("PrizeRangeEmpty.unrated", field=f"{place}.unrated")
    yield due_to(f"{place}.players", guards.players_known(state, who.players))
    for at, club in enumerate(who.clubs):
        yield line_sound(f"{place}.clubs[{at}]", club)


def line_sound(field: str, text: str) -> Refused | None:
    fault = fault_of_line(text)
    if fault is None:
        return None
    return refuse(f"PrizeTextNotALine.{fault.code}", field=field, sign=fault.sign)
