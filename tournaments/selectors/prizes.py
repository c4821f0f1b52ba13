"""Who gets which prize as the standings are after a round, and what moved between two moments.

Personal facts that categories ask for (sex, year of birth, club) come with the names.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from pairing.model import RoundKind

from ..domain.ids import PlayerId
from ..domain.prizes.award import Award, PrizeWinner, award, why_nothing
from ..domain.prizes.contenders import Contender, in_order
from ..domain.prizes.currencies import HUNDREDTHS, amount
from ..domain.prizes.fund import PrizeFund, PrizeList
from ..domain.prizes.in_doubt import in_doubt
from ..domain.prizes.sharing import PrizeShare
from ..domain.standings.standings import Standing, points_text, settled
from ..domain.tournament.state import Tournament
from . import figures
from .activity.prizes import list_name, named
from .names import Names, ref
from .prize_words import Field, place_text, tax_terms, terms, why_left, why_none, why_this_share
from .rows.base import fields
from .rows.prizes import (
    NoPrizeRow,
    PrizeChange,
    PrizeChoiceRow,
    PrizeLeftRow,
    PrizeListRow,
    PrizeOfWinner,
    PrizePassedRow,
    PrizeShareRow,
    PrizesRow,
    PrizeWinnerRow,
)


def prizes(state: Tournament, names: Names, upto: int | None = None) -> PrizesRow:
    """As they would be given after round `upto` (default: the last published one)."""
    last = state.last_published if upto is None else min(upto, state.last_published)
    return _Prizes(state, names, last).row()


def prizes_moved(
    then: Tournament, names_then: Names, now: Tournament, names: Names
) -> tuple[PrizeChange, ...]:
    """Who gets another sum, or of another list, than at the moment `then`."""
    before, after = _by_winner(then, names_then), _by_winner(now, names)
    return tuple(
        _change(now, names, player, before.get(player, _NOTHING), after.get(player, _NOTHING))
        for player in dict.fromkeys((*after, *before))
        if before.get(player) != after.get(player)
    )


def why_no_prize(
    state: Tournament, names: Names, player: PlayerId, upto: int | None = None
) -> tuple[NoPrizeRow, ...]:
    """Of each list that the player gets nothing of; nothing for who is not in the standings."""
    last = state.last_published if upto is None else min(upto, state.last_published)
    whole = _Prizes(state, names, last)
    contender = whole.field.get(player)
    if contender is None:
        return ()
    reasons = ((of, why_nothing(whole.made, of, contender)) for of in whole.fund.lists)
    return tuple(
        NoPrizeRow(list=named(of, names), why=why_none(why, whole.fund, names))
        for of, why in reasons
        if why
    )


def contenders(state: Tournament, names: Names, upto: int) -> tuple[Contender, ...]:
    """The lines of the standings with what prizes depend on."""
    if not upto:
        return ()
    lines = figures.standing_lines(state, upto)
    return tuple(_contender(state, names, line) for line in lines)


def _contender(state: Tournament, names: Names, line: Standing) -> Contender:
    entry, person = state.players[line.player], names.people.get(line.player)
    return Contender(
        player=line.player,
        rank=line.rank,
        number=line.tpn,
        points=line.points,
        played=sum(cell.kind is RoundKind.GAME for cell in line.record),
        sex=person.sex if person else "",
        born=int(person.birth_date[:4]) if person and person.birth_date else 0,
        rating=entry.rating,
        federation=entry.federation,
        club=person.club if person else "",
        expelled=entry.expelled,
        absent=entry.away_from_prizes,
        takes=entry.takes_prize,
    )


class _Got(NamedTuple):
    """`currency` comes with its money: who wins a thing alone wins it in any."""

    money: int = 0
    decimals: int = HUNDREDTHS
    currency: str = ""
    prizes: str = ""


_NOTHING: Final = _Got()


def _by_winner(state: Tournament, names: Names) -> dict[PlayerId, _Got]:
    """Best first."""
    whole = _Prizes(state, names, state.last_published)
    return {winner.player: _got(whole, winner) for winner in whole.made.winners}


def _got(whole: _Prizes, winner: PrizeWinner) -> _Got:
    got = _Got(prizes="; ".join(whole.prizes_of(winner)))
    if not winner.money:
        return got
    return got._replace(
        money=winner.money, decimals=whole.fund.decimals, currency=whole.fund.currency
    )


def _change(
    state: Tournament, names: Names, player: PlayerId, got: _Got, gets: _Got
) -> PrizeChange:
    return PrizeChange(
        **fields(ref(state, names, player)),
        money=got.money,
        decimals=got.decimals,
        prizes=got.prizes,
        gets=_said(got, names),
        new_money=gets.money,
        new_decimals=gets.decimals,
        new_prizes=gets.prizes,
        new_gets=_said(gets, names),
    )


def _said(got: _Got, names: Names) -> str:
    if not got.money:
        return got.prizes
    money = amount(got.money, got.decimals)
    return names.speak("PrizesOf", money=money, currency=got.currency, prizes=got.prizes)


class _Prizes:
    """The prizes of one state, while they are written down."""

    def __init__(self, state: Tournament, names: Names, upto: int) -> None:
        self.state, self.names, self.upto = state, names, upto
        self.fund: PrizeFund = state.prize_fund
        line = in_order(contenders(state, names, upto))
        self.field: Field = {each.player: each for each in line}
        self.made: Award = award(self.fund, line)
        known = names.people
        gone = {each for each in self.field if each in known and known[each].erased}
        self.doubtful = in_doubt(self.fund, line, gone)

    def row(self) -> PrizesRow:
        state, made = self.state, self.made
        complete = settled(state, self.upto)
        return PrizesRow(
            round=self.upto,
            complete=complete,
            final=complete and self._is_last(),
            currency=self.fund.currency,
            decimals=self.fund.decimals,
            money=made.money,
            paid=sum(each.paid for each in made.winners),
            tax=sum(each.tax for each in made.winners),
            tax_terms=tax_terms(self.fund, self.names),
            left=sum(each.money for each in made.left),
            lists=tuple(map(self._list, self.fund.lists)),
            winners=tuple(
                self._winner(number, each) for number, each in enumerate(made.winners, start=1)
            ),
            choices=tuple(self._choices()),
            unsettled=tuple(ref(state, self.names, each) for each in made.unsettled),
        )

    def _is_last(self) -> bool:
        """A tournament may be closed before all its rounds are played."""
        state = self.state
        closed = state.phase == "closed" and self.upto == state.last_published
        return closed or self.upto >= state.settings_in_the_end.rounds

    def prizes_of(self, winner: PrizeWinner) -> Iterator[str]:
        for each in self._of_winner(winner):
            yield f"{each.list} {each.place}" + (f", {each.thing}" if each.thing else "")

    def _list(self, of: PrizeList) -> PrizeListRow:
        made = self.made
        return PrizeListRow(
            list=of.id,
            name=named(of, self.names),
            terms=terms(of, self.fund, self.names),
            money=of.money,
            in_doubt=self.names.speak("PrizeListInDoubt") if of.id in self.doubtful else "",
            entrants=made.entrants[of.id],
            shares=tuple(self._share(of, share) for share in made.of_list(of.id)),
            left=tuple(
                PrizeLeftRow(
                    place=left.place,
                    money=left.money,
                    thing=left.thing,
                    why=why_left(left, of, self.names),
                )
                for left in made.left
                if left.list == of.id
            ),
            passed=tuple(
                PrizePassedRow(
                    **fields(ref(self.state, self.names, passed.player)),
                    rank=self.field[passed.player].rank,
                    why=why_none(passed.why, self.fund, self.names),
                )
                for passed in sorted(made.passed, key=lambda one: self.field[one.player].place)
                if passed.list == of.id
            ),
        )

    def _share(self, of: PrizeList, share: PrizeShare) -> PrizeShareRow:
        contender = self.field[share.player]
        return PrizeShareRow(
            **fields(ref(self.state, self.names, share.player)),
            first=share.first,
            last=share.last,
            rank=contender.rank,
            points=points_text(contender.points),
            money=share.money,
            by_rank=share.by_rank,
            pooled=share.pooled,
            rounding=share.rounding,
            thing=share.thing,
            worth=share.worth,
            why=why_this_share(self.fund, of, share, self.field, self.names),
        )

    def _winner(self, number: int, winner: PrizeWinner) -> PrizeWinnerRow:
        contender = self.field[winner.player]
        return PrizeWinnerRow(
            **fields(ref(self.state, self.names, winner.player)),
            number=number,
            rank=contender.rank,
            points=points_text(contender.points),
            money=winner.money,
            tax=winner.tax,
            paid=winner.paid,
            prizes=tuple(self._of_winner(winner)),
        )

    def _of_winner(self, winner: PrizeWinner) -> Iterator[PrizeOfWinner]:
        for share in winner.shares:
            yield PrizeOfWinner(
                list=list_name(self.fund, share.list, self.names),
                place=place_text(share, self.names),
                money=share.money,
                thing=share.thing,
            )

    def _choices(self) -> Iterator[PrizeChoiceRow]:
        given = {(each.player, share.list) for each in self.made.winners for share in each.shares}
        for player, entry in self.state.players.items():
            if entry.stands and (entry.takes_prize or entry.away_from_prizes):
                takes = entry.takes_prize
                yield PrizeChoiceRow(
                    **fields(ref(self.state, self.names, player)),
                    takes=takes,
                    list=list_name(self.fund, takes, self.names) if takes else "",
                    in_vain=bool(takes and self.upto) and (player, takes) not in given,
                    away=entry.away_from_prizes,
                )
