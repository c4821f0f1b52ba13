"""Sentences about prizes."""

from __future__ import annotations

from collections.abc import Iterator

from ...domain.prizes.currencies import amount
from ...domain.prizes.events import PrizeChoiceRecorded, PrizeFundSet
from ...domain.prizes.fund import PrizeCategory, PrizeFund, PrizeList
from ...domain.said import Said, said
from ..names import Names
from .context import SentenceContext
from .sentence import describe


@describe.register
def _(event: PrizeFundSet, _context: SentenceContext) -> Said:
    return fund_said(event.fund)


def fund_said(fund: PrizeFund) -> Said:
    if not fund.lists:
        return said("Event-PrizeFundSet.none")
    money = amount(fund.money, fund.decimals)
    count = len(fund.lists)
    return said("Event-PrizeFundSet", count=count, money=money, currency=fund.currency)


@describe.register
def _(event: PrizeChoiceRecorded, context: SentenceContext) -> Said:
    player = context.player(event.player)
    if not event.takes:
        variant = "away" if event.away else "by-rule"
        return said(f"Event-PrizeChoiceRecorded.{variant}", player=player)
    return said(
        "Event-PrizeChoiceRecorded.chosen",
        player=player,
        list=list_name(context.state.prize_fund, event.takes, context.names),
        away=int(event.away),
    )


def list_name(fund: PrizeFund, number: int, names: Names) -> str:
    """As it is called, or whom it is for; its number where it is not there any more."""
    of = fund.list(number)
    return named(of, names) if of else names.speak("PrizeListName.gone", list=number)


def named(of: PrizeList, names: Names) -> str:
    return of.name or category(of.who, names)


def category(who: PrizeCategory, names: Names) -> str:
    parts = [names.speak(part.says, **part.facts) for part in _conditions(who)]
    text = ", ".join([*parts, *who.federations, *who.clubs])
    return text[:1].upper() + text[1:] or names.speak("PrizeListName.everybody")


def _conditions(who: PrizeCategory) -> Iterator[Said]:
    if who.sex:
        yield said("PrizeListName.women" if who.sex == "w" else "PrizeListName.men")
    if who.born_from and who.born_to:
        yield said("PrizeListName.born-between", first=who.born_from, last=who.born_to)
    elif who.born_from:
        yield said("PrizeListName.born-from", year=who.born_from)
    elif who.born_to:
        yield said("PrizeListName.born-to", year=who.born_to)
    yield from _ratings(who)
    if who.players:
        yield said("PrizeListName.players", count=len(who.players))


def _ratings(who: PrizeCategory) -> Iterator[Said]:
    if who.unrated == "only":
        yield said("PrizeListName.unrated")
    elif who.rating_from and who.rating_to:
        yield said("PrizeListName.rated-between", first=who.rating_from, last=who.rating_to)
    elif who.rating_from:
        yield said("PrizeListName.rated-from", rating=who.rating_from)
    elif who.rating_to:
        yield said("PrizeListName.rated-to", rating=who.rating_to)
    if who.unrated == "not":
        yield said("PrizeListName.rated")
