"""The standings of a report file, made again: its points by its results, its ranks by its list.

A report holds no values of tie-breaks. Whom the list leaves tied may stand in any order (lots,
C.07 4.2).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import groupby

from pairing.clauses import Clause, Fact, Figure, clause, in_points, player, players
from pairing.model import TPN
from pairing.ranking.criteria import POINTS, CriterionError, RankCriterion, check, read_criterion
from pairing.ranking.editions import OLDEST, TieBreakEdition
from pairing.ranking.names import written
from pairing.ranking.order import Ranking
from pairing.ranking.table import Table
from pairing.ranking.tie_break import Value
from pairing.reported_table import edition_in, is_of_no_edition, listed, table_of
from pairing.trf import Code, PlayerRecord, Report, points_made, without_adjourned, without_left_out
from pairing.trf.faults import Fault


class StandingsKind(StrEnum):
    POINTS = "points"
    RANK = "rank"


@dataclass(frozen=True, slots=True)
class StandingsDifference:
    """One player; `code` is that of the criterion that says otherwise, "" where none does (a rank
    that nobody's order explains). `stated` and `made` as in documents: points, or ranks."""

    kind: StandingsKind
    player: TPN
    code: str
    says: Clause
    stated: float | str
    made: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class StandingsCheck:
    """After `round`; `compared` are the criteria that the ranks were held against.

    `ranking` is the order as it was made again, `stated` are the ranks of the file.
    """

    round: int
    edition: str
    compared: tuple[str, ...]
    differences: tuple[StandingsDifference, ...]
    not_looked_at: tuple[Clause, ...]
    ranking: Ranking | None = field(default=None, compare=False)
    stated: Mapping[TPN, int] = field(default_factory=dict)

    @property
    def agrees(self) -> bool:
        return not self.differences


def check_standings(report: Report) -> StandingsCheck:
    """`report` as it counts (`trf.counting`). Virtual points never count."""
    report = without_left_out(report)
    ranks = {TPN(each.number): each.rank for each in report.players if each.rank}
    made = min(
        (_held(each, ranks) for each in _readings(report)),
        key=lambda held: len(held.differences),
    )
    held = made if ranks and not _counts_byes_to_come(report) else _HeldRanks()
    return StandingsCheck(
        round=report.rounds_paired,
        edition=edition_in(report).code,
        compared=held.compared,
        differences=(*_points(report), *held.differences),
        not_looked_at=(*_unstated(report), *held.not_looked_at),
        ranking=made.ranking,
        stated=ranks,
    )


def _readings(report: Report) -> Iterator[Report]:
    """Adjourned games have given what the file scores them with, or nothing yet."""
    yield report
    if any(entry.code is Code.ADJOURNED for each in report.players for entry in each.rounds):
        yield replace(report, players=tuple(map(without_adjourned, report.players)))


# -- points ---------------------------------------------------------------------------------------


def _points(report: Report) -> Iterator[StandingsDifference]:
    unreadable = {
        doubt.player: doubt.says
        for doubt in report.doubts
        if doubt.fault is Fault.POINTS_DIFFER and "text" in doubt.says.facts
    }
    for record in report.players:
        made = points_made(report, record)
        known = (*made, *points_made(report, record, to_come=True))
        if record.points is None and record.number in unreadable:
            text = str(unreadable[record.number].facts["text"])
            yield _of_points(record, made[0], "unreadable-points", text)
        elif record.points is not None and record.points not in known:
            yield _of_points(record, made[0], "points", in_points(record.points))


def _of_points(
    record: PlayerRecord, made: int, what: str, stated: float | str
) -> StandingsDifference:
    tpn, points = TPN(record.number), in_points(made)
    says = clause(f"Pairing-Check.{what}", player=player(tpn), stated=stated, made=points)
    return StandingsDifference(StandingsKind.POINTS, tpn, POINTS, says, stated, (points,))


def _counts_byes_to_come(report: Report) -> bool:
    """Whether points that are stated hold byes of the round that is still to be paired."""
    return any(
        record.points not in (None, *points_made(report, record))
        and record.points in points_made(report, record, to_come=True)
        for record in report.players
    )


# -- ranks ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _HeldRanks:
    compared: tuple[str, ...] = ()
    differences: Sequence[StandingsDifference] = ()
    not_looked_at: tuple[Clause, ...] = ()
    ranking: Ranking | None = None


def _held(report: Report, stated: Mapping[TPN, int]) -> _HeldRanks:
    edition, table = edition_in(report), table_of(report)
    read, unread = _criteria(report, table, edition)
    ranking, undefined = _ranking(table, read, edition)
    return _HeldRanks(
        compared=tuple(criterion.code for criterion in ranking.criteria),
        differences=_ranks(ranking, stated),
        not_looked_at=(*unread, *undefined, *_left_open(ranking, stated)),
        ranking=ranking,
    )


def _criteria(
    report: Report, table: Table, edition: TieBreakEdition
) -> tuple[list[RankCriterion], tuple[Clause, ...]]:
    """The beginning of the list that can be taken, and why no more of it."""
    codes = listed(report)
    if not any(code.strip().upper() == POINTS for code in codes):
        codes = (POINTS, *codes)
    read: list[RankCriterion] = []
    unfinished = _open(report)
    for code in codes:
        if unfinished and code.strip().upper() != POINTS:
            return read, (clause("Pairing-Unchecked.open-games", round=report.rounds_paired),)
        try:
            criterion = read_criterion(code)
            check(criterion, predetermined=table.predetermined, edition=edition)
        except CriterionError as error:
            return read, (clause("Pairing-Unchecked.list-from", code=code, why=error.says),)
        read.append(criterion)
    return read, ()


def _open(report: Report) -> bool:
    return any(
        entry.pending or entry.code is Code.ADJOURNED
        for record in report.players
        for entry in record.rounds
    )


def _ranking(
    table: Table, criteria: Sequence[RankCriterion], edition: TieBreakEdition
) -> tuple[Ranking, tuple[Clause, ...]]:
    """Up to the first criterion of which the file does not hold what it needs."""
    ranking = Ranking(table, criteria, edition)
    for column, criterion in enumerate(ranking.criteria):
        if not criterion.of_group and not any(
            value is not None for value in ranking.values(column).values()
        ):
            shorter = Ranking(table, criteria[:column], edition)
            return shorter, (clause("Pairing-Unchecked.undefined-from", code=criterion.code),)
    return ranking, ()


def _ranks(ranking: Ranking, stated: Mapping[TPN, int]) -> Sequence[StandingsDifference]:
    """Whoever has no rank in the file may count in the ranks of the others or not."""
    everybody = ranking.ranks
    ranked = [tpn for tpn in everybody if tpn in stated]
    readings = [everybody] if len(ranked) == len(everybody) else [everybody, ranked]
    return min(
        (list(_otherwise(ranking, stated, counted)) for counted in readings), key=len, default=[]
    )


def _otherwise(
    ranking: Ranking, stated: Mapping[TPN, int], counted: Collection[TPN]
) -> Iterator[StandingsDifference]:
    """`counted`: who takes a place, from the top."""
    before = 0
    for _rank, group in groupby(counted, key=lambda tpn: ranking.ranks[tpn]):
        tied = list(group)
        own = sorted(stated[tpn] for tpn in tied if tpn in stated)
        for tpn in tied:
            if tpn in stated:
                first = before + 1 + own.index(stated[tpn])
                last = first + len(tied) - len(own)
                if not first <= stated[tpn] <= last:
                    yield _of_rank(ranking, stated, tpn, (before + 1, before + len(tied)))
        before += len(tied)


def _of_rank(
    ranking: Ranking, stated: Mapping[TPN, int], tpn: TPN, made: tuple[int, int]
) -> StandingsDifference:
    other = _misplaced(ranking, stated, tpn)
    column = None if other is None else ranking.deciding(tpn, other)
    first, last = made
    rank = clause(
        f"Pairing-Check.{'one-rank' if first == last else 'ranks'}", first=first, last=last
    )
    facts: dict[str, Fact] = {"player": player(tpn), "stated": stated[tpn], "made": rank}
    if other is None or column is None:
        says, code = clause("Pairing-Check.rank", **facts), ""
    else:
        criterion = ranking.criteria[column]
        values = ranking.values(column)
        above, below = sorted((tpn, other), key=lambda each: ranking.ranks[each])
        code = criterion.code
        says = clause(
            "Pairing-Check.rank-by",
            **facts,
            code=code,
            above=player(above),
            value=_figure(criterion, values[above]),
            against=_figure(criterion, values[below]),
        )
    distinct = (first,) if first == last else made
    return StandingsDifference(StandingsKind.RANK, tpn, code, says, stated[tpn], distinct)


def _figure(criterion: RankCriterion, value: Value) -> Figure:
    return Figure(written(criterion.tie_break, value) or "-")


def _misplaced(ranking: Ranking, stated: Mapping[TPN, int], tpn: TPN) -> TPN | None:
    """The nearest in the ranking whom the file has on the other side of him, or beside him."""
    ranks, own = ranking.ranks, ranking.ranks[tpn]

    def otherwise(other: TPN) -> bool:
        return (ranks[other] > own and stated[other] <= stated[tpn]) or (
            ranks[other] < own and stated[other] >= stated[tpn]
        )

    return min(filter(otherwise, stated), key=lambda other: abs(ranks[other] - own), default=None)


# -- what was not looked at -----------------------------------------------------------------------


def _unstated(report: Report) -> Iterator[Clause]:
    blank = [record for record in report.players if record.points is None]
    said = {doubt.player for doubt in report.doubts if doubt.fault is Fault.POINTS_DIFFER}
    yield from _of_players("points", report, (each for each in blank if each.number not in said))
    without = [record for record in report.players if not record.rank]
    yield from _of_players("ranks", report, without)
    if len(without) < len(report.players):
        yield from _of_list(report)


def _of_players(what: str, report: Report, records: Iterable[PlayerRecord]) -> Iterator[Clause]:
    numbers = [TPN(record.number) for record in records]
    if numbers and len(numbers) == len(report.players):
        yield clause(f"Pairing-Unchecked.all-{what}")
    elif numbers:
        yield clause(f"Pairing-Unchecked.{what}", players=players(numbers))


def _of_list(report: Report) -> Iterator[Clause]:
    if _counts_byes_to_come(report):
        yield clause("Pairing-Unchecked.byes-to-come")
    elif not listed(report):
        yield clause("Pairing-Unchecked.no-list")
    else:
        yield clause("Pairing-Unchecked.values")
    if listed(report) and is_of_no_edition(report):
        yield clause("Pairing-Unchecked.older-edition", edition=OLDEST.code)
    if report.standings_order and report.tie_breaks:
        yield clause("Pairing-Unchecked.second-list")


def _left_open(ranking: Ranking, stated: Mapping[TPN, int]) -> Iterator[Clause]:
    """Those whom the file ranks apart, though the list does not."""
    apart = sum(
        len({stated[tpn] for tpn in tied if tpn in stated}) > 1
        for _rank, group in groupby(ranking.ranks, key=lambda tpn: ranking.ranks[tpn])
        if (tied := list(group))
    )
    if apart:
        yield clause("Pairing-Unchecked.tied", groups=apart)
