"""Which list each player takes his prize of, score group by score group."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from ..ids import PlayerId
from ..said import Said, said
from .contenders import Contender
from .fund import BY_POINTS, PrizeFund, PrizeList
from .sharing import PrizeShare, rounding_of, shares, shares_by_points

Holds = dict[PlayerId, int]
"""The list that a player takes; who is missing stays in all of his."""

NO_LIST: Final = 0


class PrizePassed(msgspec.Struct, frozen=True, kw_only=True):
    """Who would have had something of a list, and why he has not."""

    list: int
    player: PlayerId
    why: tuple[Said, ...]


class TakenPlaces:
    """The lists while their places are taken from the first on."""

    def __init__(
        self, fund: PrizeFund, eligible: Mapping[int, Sequence[Contender]], one_each: bool
    ) -> None:
        """`eligible`: by the lists that are awarded, best first."""
        self.fund = fund
        self.one_each = one_each
        self.eligible = eligible
        self.given: list[PrizeShare] = []
        self.passed: list[PrizePassed] = []
        self._lists = [each for each in fund.lists if each.id in eligible]
        self._players = {
            number: {each.player for each in them} for number, them in eligible.items()
        }
        self._taken = dict.fromkeys(eligible, 0)
        self._holds: Holds = {}
        self._worked_out: dict[tuple[object, ...], tuple[PrizeShare, ...]] = {}
        """Of groups that were tried: each player asks about the same few."""
        self._promised = {
            (of.id, share.player): share.value
            for of in self._lists
            if of.sharing in BY_POINTS
            for share in shares_by_points(of, eligible[of.id], rounding_of(fund))
        }

    def best(self, player: Contender, group: Sequence[Contender], holds: Holds) -> int:
        """The list that he takes as the others of his group hold theirs now."""
        chosen = player.takes if self.fund.doubles == "choice" else NO_LIST
        offers = [
            (of.id == chosen, value, of.id)
            for of in self._counting(player)
            if (value := self._offer(of, player, group, holds))
        ]
        return max(offers, key=lambda each: each[:2], default=(False, 0, NO_LIST))[2]

    def take(self, group: Sequence[Contender], holds: Holds) -> None:
        """The group has settled: it gets its shares and occupies its places."""
        self._holds |= holds
        self.passed += [
            passed for each in group if each.player in holds for passed in self._passed(each, group)
        ]
        for of in self._lists:
            members = self._members(of, group, self._holds)
            if of.sharing not in BY_POINTS and members:
                self.given += self._shares(of, members)
                self._taken[of.id] += len(members)

    def divide_by_points(self) -> None:
        """Lists that are shared by points, among those who stayed in them."""
        for of in self._lists:
            if of.sharing in BY_POINTS:
                members = self._members(of, self.eligible[of.id], self._holds)
                made = shares_by_points(of, members, rounding_of(self.fund))
                self.given += made
                if self.one_each and of.counts:
                    self._holds |= {share.player: of.id for share in made if share.value}

    def _counting(self, player: Contender) -> list[PrizeList]:
        return [of for of in self._lists if of.counts and player.player in self._players[of.id]]

    def _members(self, of: PrizeList, group: Sequence[Contender], holds: Holds) -> list[Contender]:
        eligible = self._players[of.id]
        return [
            each
            for each in group
            if each.player in eligible and (not of.counts or holds.get(each.player, of.id) == of.id)
        ]

    def _offer(
        self, of: PrizeList, player: Contender, group: Sequence[Contender], holds: Holds
    ) -> int:
        """What he would get of the list."""
        if of.sharing in BY_POINTS:
            return self._promised.get((of.id, player.player), 0)
        if self._taken[of.id] >= len(of.prizes):
            return 0
        members = self._members(of, group, holds | {player.player: of.id})
        made = self._shares(of, members)
        return next(share.value for share in made if share.player == player.player)

    def _shares(self, of: PrizeList, members: Sequence[Contender]) -> tuple[PrizeShare, ...]:
        taken = self._taken[of.id]
        key = (of.id, taken, *(each.player for each in members))
        if key not in self._worked_out:
            self._worked_out[key] = shares(of, members, taken, rounding_of(self.fund))
        return self._worked_out[key]

    def _passed(self, player: Contender, group: Sequence[Contender]) -> list[PrizePassed]:
        holds = self._holds
        offers = {of.id: self._offer(of, player, group, holds) for of in self._counting(player)}
        took = holds[player.player]
        return [
            PrizePassed(
                list=number,
                player=player.player,
                why=(said("NoPrize.took-another", list=took, value=offers[took], instead=value),),
            )
            for number, value in offers.items()
            if took and number != took and value
        ]


def settle(places: TakenPlaces, group: Sequence[Contender]) -> tuple[PlayerId, ...]:
    """Gives the players of one score group, best first, their places in the lists.

    In turn each takes what is best for him, until nobody would rather have something else. Answers
    those who went in a circle; they stay where they were when it closed.
    """
    holds: Holds = {}
    seen: set[tuple[tuple[PlayerId, int], ...]] = set()
    circle: tuple[PlayerId, ...] = ()
    while places.one_each:
        before = dict(holds)
        for each in group:
            if best := places.best(each, group, holds):
                holds[each.player] = best
            else:
                holds.pop(each.player, None)
        if holds == before:
            break
        step = tuple(sorted(holds.items()))
        if step in seen:
            circle = tuple(e.player for e in group if holds.get(e.player) != before.get(e.player))
            holds = {each.player: NO_LIST for each in group} | holds
            break
        seen.add(step)
    places.take(group, holds)
    return circle
