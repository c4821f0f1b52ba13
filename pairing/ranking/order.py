"""The ranking: all by the first tie-break, each group still tied by the next one (C.07 4.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from pairing.clauses import clause
from pairing.model import TPN

from .criteria import RankCriterion
from .editions import NEWEST, TieBreakEdition
from .scores import Place, Scores
from .table import Table
from .tie_break import PlacesOf, Value, Values
from .working import Working

Groups = list[list[Place]]


@dataclass(frozen=True, slots=True)
class RankLine:
    """`rank` is shared where nothing decides. `values` belong to the criteria, in their units;
    None: not defined, or of a direct encounter that has nobody to meet."""

    rank: int
    tpn: TPN
    values: tuple[Value, ...]


class Ranking:
    """The whole list; everything about it is made when it is asked for, and once."""

    def __init__(
        self, table: Table, criteria: Sequence[RankCriterion], edition: TieBreakEdition = NEWEST
    ) -> None:
        self.criteria = tuple(criteria)
        self.scores = Scores(table, edition)
        self._values: list[Values] = []
        self._groups: list[Groups] = [[self._by_number()]] if table.cards else [[]]
        for criterion in self.criteria:
            groups, values = ordered(self.scores, criterion, self._groups[-1])
            self._groups.append(groups)
            self._values.append(values)

    def _by_number(self) -> list[Place]:
        cards = self.scores.table.cards
        return sorted(range(len(cards)), key=lambda place: cards[place].tpn)

    @cached_property
    def lines(self) -> tuple[RankLine, ...]:
        """From the top; within a shared rank by pairing number."""
        lines: list[RankLine] = []
        columns = self._values
        for tied in self._groups[-1]:
            rank = len(lines) + 1
            lines += [
                RankLine(
                    rank,
                    self.scores.table.cards[place].tpn,
                    tuple(values[place] for values in columns),
                )
                for place in tied
            ]
        return tuple(lines)

    @cached_property
    def ranks(self) -> dict[TPN, int]:
        cards, before = self.scores.table.cards, 0
        ranks: dict[TPN, int] = {}
        for tied in self._groups[-1]:
            for place in tied:
                ranks[cards[place].tpn] = before + 1
            before += len(tied)
        return ranks

    def values(self, column: int) -> dict[TPN, Value]:
        """Of one criterion, by its place in the list."""
        cards = self.scores.table.cards
        return {card.tpn: value for card, value in zip(cards, self._values[column], strict=True)}

    def tied_before(self, column: int, tpn: TPN) -> tuple[TPN, ...]:
        """With whom that participant was tied when that criterion was looked at, himself too."""
        place = self.scores.place[tpn]
        group = next(group for group in self._groups[column] if place in group)
        return tuple(self.scores.table.cards[each].tpn for each in group)

    def working(self, column: int, tpn: TPN) -> Working:
        """How that value came about. Raises KeyError for nobody."""
        place = self.scores.place[tpn]
        criterion = self.criteria[column]
        tie_break = criterion.tie_break
        if tie_break.working_within is None:
            return tie_break.working(self.scores, criterion.how, place)
        group = next(group for group in self._groups[column] if place in group)
        if len(group) == 1:
            return Working(None, says=(clause("Pairing-Working.nobody-to-meet"),))
        return tie_break.working_within(self.scores, criterion.how, group, place)

    def deciding(self, one: TPN, other: TPN) -> int | None:
        """The criterion that put one before the other; None if they share their rank."""
        places = {self.scores.place[one], self.scores.place[other]}
        for column, groups in enumerate(self._groups[1:]):
            if not any(places <= set(group) for group in groups):
                return column
        return None


def ordered(scores: Scores, criterion: RankCriterion, groups: Groups) -> tuple[Groups, Values]:
    """Each group taken apart by that criterion, and everybody's value."""
    within = criterion.tie_break.within
    if within is not None:
        return _of_groups(scores, criterion, within, groups)
    values = criterion.tie_break.of(scores, criterion.how)
    split: Groups = []
    for group in groups:
        split += _apart(group, values, higher=criterion.higher) if len(group) > 1 else [group]
    return split, values


def _of_groups(
    scores: Scores, criterion: RankCriterion, within: PlacesOf, groups: Groups
) -> tuple[Groups, Values]:
    values: list[Value] = [None] * len(scores.table.cards)
    split: Groups = []
    for group in groups:
        if len(group) == 1:
            split.append(group)
            continue
        ranks = within(scores, criterion.how, group)
        for place, rank in zip(group, ranks, strict=True):
            values[place] = rank
        split += _apart(group, values, higher=criterion.higher)
    return split, values


def _apart(group: list[Place], values: Values, *, higher: bool) -> Groups:
    """Who has no value comes last."""

    def key(place: Place) -> tuple[bool, int]:
        value = values[place]
        if value is None:
            return True, 0
        return False, -value if higher else value

    return [list(equal) for _, equal in groupby(sorted(group, key=key), key=key)]
