"""The prize fund, where the chief made it public; with the final standings, who gets what of it.

Until then nobody's name stands here: what would be given after a round is for the console alone.
Who comes into question for a list follows from what is not public (sex, year of birth, club, who
stays away); what comes out of here says who has won, and of nobody why he has not. Where that went
with an erasure nobody is said to have won.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..domain.ids import PlayerId
from ..domain.prizes.fund import PrizeFund, PrizeList
from ..domain.tournament.state import Tournament
from ..selectors import prizes
from ..selectors.activity.prizes import named
from ..selectors.names import Names, Person
from ..selectors.prize_words import place_text, terms, terms_of_all
from ..selectors.rows.prizes import PrizeListRow
from .rows import (
    PublicPlayer,
    PublicPrize,
    PublicPrizeLeft,
    PublicPrizeList,
    PublicPrizeOfPlayer,
    PublicPrizes,
    PublicPrizeShare,
)

People = Mapping[PlayerId, Person]


def announced(fund: PrizeFund, language: str) -> PublicPrizes:
    """The fund alone."""
    nobody = Names(people={}, language=language)
    return PublicPrizes(
        currency=fund.currency,
        decimals=fund.decimals,
        money=fund.money,
        terms=terms_of_all(fund, nobody),
        final=False,
        lists=tuple(_list(fund, of, nobody) for of in fund.lists),
    )


def given(
    state: Tournament, people: People, rows: Mapping[PlayerId, PublicPlayer], language: str
) -> PublicPrizes:
    """With who gets what; only where `domain.prizes.publicity` says so."""
    fund = state.prize_fund
    names = Names(people=people, language=language)
    made = prizes.prizes(state, names, state.last_published)
    plain = announced(fund, language)
    return PublicPrizes(
        currency=plain.currency,
        decimals=plain.decimals,
        money=plain.money,
        terms=plain.terms,
        final=not any(row.in_doubt for row in made.lists),
        lists=tuple(
            _list(fund, of, names, row, rows)
            for of, row in zip(fund.lists, made.lists, strict=True)
        ),
    )


def of_player(shown: PublicPrizes, player: int, language: str) -> Iterator[PublicPrizeOfPlayer]:
    """All that the player gets."""
    names = Names(people={}, language=language)
    for of in shown.lists:
        for share in of.shares:
            if share.player.player == player:
                yield PublicPrizeOfPlayer(
                    list=of.list,
                    name=of.name,
                    place=place_text(share, names),
                    money=share.money,
                    currency=shown.currency,
                    decimals=shown.decimals,
                    thing=share.thing,
                )


def _list(
    fund: PrizeFund,
    of: PrizeList,
    names: Names,
    made: PrizeListRow | None = None,
    rows: Mapping[PlayerId, PublicPlayer] | None = None,
) -> PublicPrizeList:
    sure = made if made and not made.in_doubt else None
    return PublicPrizeList(
        list=of.id,
        name=named(of, names),
        terms=terms(of, fund, names),
        money=of.money,
        prizes=tuple(
            PublicPrize(place=place, money=prize.money, thing=prize.thing, worth=prize.worth)
            for place, prize in enumerate(of.prizes, 1)
        ),
        shares=tuple(_shares(sure, rows)) if sure and rows else (),
        left=tuple(_left(sure)) if sure else (),
        in_doubt=names.speak("PrizeListInDoubt.public") if made and made.in_doubt else "",
    )


def _shares(
    made: PrizeListRow, rows: Mapping[PlayerId, PublicPlayer]
) -> Iterator[PublicPrizeShare]:
    for share in made.shares:
        yield PublicPrizeShare(
            player=rows[PlayerId(share.player)],
            first=share.first,
            last=share.last,
            rank=share.rank,
            points=share.points,
            money=share.money,
            thing=share.thing,
            worth=share.worth,
            why=share.why,
        )


def _left(made: PrizeListRow) -> Iterator[PublicPrizeLeft]:
    for left in made.left:
        yield PublicPrizeLeft(place=left.place, money=left.money, thing=left.thing, why=left.why)
