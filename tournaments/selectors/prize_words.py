"""Prizes in an arbiter's words: what a list asks for, how a share came about, why there is none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol

from ..domain.ids import PlayerId
from ..domain.prizes.award import PrizeLeft
from ..domain.prizes.contenders import Contender
from ..domain.prizes.currencies import amount
from ..domain.prizes.fund import PrizeFund, PrizeList
from ..domain.prizes.sharing import PrizeShare
from ..domain.said import Fact, Said, said
from ..words.figures import figures
from .activity.prizes import category, list_name
from .names import Names

Field = Mapping[PlayerId, Contender]
Facts = dict[str, Fact]


def terms(of: PrizeList, fund: PrizeFund, names: Names) -> tuple[str, ...]:
    """Whom it is for where its name does not say so, how it is shared, what it asks for."""
    sharing, whom = names.label("PrizeSharing", of.sharing), category(of.who, names)
    return (
        *([whom] if of.name not in ("", whom) else ()),
        sharing,
        *(names.speak(each.says, **each.facts) for each in _terms(of, fund)),
    )


def terms_of_all(fund: PrizeFund, names: Names) -> tuple[str, ...]:
    """Who has several prizes, what sums are rounded to, what is held back."""
    return (
        names.label("PrizeDoubles", fund.doubles),
        *(names.speak(each.says, **each.facts) for each in _terms_of_all(fund, names.language)),
    )


def why_this_share(
    fund: PrizeFund, of: PrizeList, share: PrizeShare, field: Field, names: Names
) -> tuple[str, ...]:
    return tuple(names.say(each) for each in _how(fund, of, share, field))


def why_none(why: Iterable[Said], fund: PrizeFund, names: Names) -> str:
    """What is the matter, the reasons with "; " between."""
    return "; ".join(_reason(each, fund, names) for each in why)


def why_left(left: PrizeLeft, of: PrizeList, names: Names) -> str:
    facts = {"entrants": left.entrants, "least": of.least_entrants}
    return names.speak(f"PrizeLeft.{left.why}", **facts)


class Placed(Protocol):
    """Whoever occupies places of a list together with others."""

    @property
    def first(self) -> int: ...
    @property
    def last(self) -> int: ...


def place_text(share: Placed, names: Names) -> str:
    """ "3", "2–4"."""
    if share.first == share.last:
        return names.speak("PrizePlace", place=share.first)
    return names.speak("PrizePlace.shared", first=share.first, last=share.last)


def _reason(why: Said, fund: PrizeFund, names: Names) -> str:
    if why.says != "NoPrize.took-another":
        return names.speak(why.says, **why.facts)
    facts = {
        "name": list_name(fund, int(why.facts["list"]), names),
        "value": _sum(int(why.facts["value"]), fund),
        "instead": _sum(int(why.facts["instead"]), fund),
    }
    return names.speak(why.says, **{**why.facts, **facts})


def tax_terms(fund: PrizeFund, names: Names) -> str:
    return " ".join(names.speak(each.says, **each.facts) for each in _tax(fund, names.language))


def _terms_of_all(fund: PrizeFund, language: str) -> Iterator[Said]:
    if fund.unit > 1:
        yield said("PrizeTerms.unit", money=_sum(fund.unit, fund))
    if fund.remainder == "best-placed":
        yield said("PrizeTerms.remainder")
    yield from _tax(fund, language)


def _tax(fund: PrizeFund, language: str) -> Iterator[Said]:
    tax = fund.tax
    if tax.percent:
        variant = tax.of if tax.above else "all"
        percent = figures(f"{tax.percent / 100:g}", language)
        yield said(f"PrizeTerms.tax-{variant}", percent=percent, above=_sum(tax.above, fund))


def _sum(units: int, fund: PrizeFund) -> str:
    return amount(units, fund.decimals)


def _terms(of: PrizeList, fund: PrizeFund) -> Iterator[Said]:
    if of.sharing == "points-above":
        yield said("PrizeTerms.above", points=of.above)
    if of.least_share:
        yield said("PrizeTerms.least-share", money=_sum(of.least_share, fund))
    if of.least_points:
        yield said("PrizeTerms.least-points", points=of.least_points)
    if of.least_rounds:
        yield said("PrizeTerms.least-rounds", rounds=of.least_rounds)
    if of.least_entrants:
        yield said("PrizeTerms.least-entrants", entrants=of.least_entrants)
    if of.present:
        yield said("PrizeTerms.present")


def _how(fund: PrizeFund, of: PrizeList, share: PrizeShare, field: Field) -> Iterator[Said]:
    if share.money:
        yield _division(fund, of, share, field)
    if share.rounding:
        variant = "rounded-up" if share.rounding > 0 else "rounded-down"
        yield said(f"PrizeShare.{variant}", money=_sum(abs(share.rounding), fund))
    if share.thing:
        yield (
            said("PrizeShare.thing-worth", thing=share.thing, worth=_sum(share.worth, fund))
            if share.worth
            else said("PrizeShare.thing", thing=share.thing)
        )
    if field[share.player].takes == of.id:
        yield said("PrizeShare.chosen")


def _division(fund: PrizeFund, of: PrizeList, share: PrizeShare, field: Field) -> Said:
    count, pot = len(share.sharers), _sum(share.pot, fund)
    facts: Facts = {"first": share.first, "last": share.last, "pot": pot, "count": count}
    match of.sharing:
        case "points" | "points-above":
            above = of.above if of.sharing == "points-above" else 0
            points = field[share.player].points - above
            whole = sum(field[each].points - above for each in share.sharers)
            facts = {"pot": pot, "count": count, "points": points, "all": whole}
            if of.sharing == "points":
                return said("PrizeShare.points", **facts)
            return said("PrizeShare.points-above", above=above, **facts)
        case "rank" if count == 1:
            return said("PrizeShare.by-rank", first=share.first, pot=pot)
        case "hort" if share.first != share.last:
            own, pooled = _sum(share.by_rank, fund), _sum(share.pooled, fund)
            return said("PrizeShare.hort", own=own, pooled=pooled, **facts)
    if share.first == share.last:
        return said("PrizeShare.alone", first=share.first, pot=pot)
    return said("PrizeShare.equal", **facts)
